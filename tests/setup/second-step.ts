import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import { z } from 'zod';
import { stepOfCode } from '#server/accounts/totp.ts';
import { BegunFactor } from '#src/auth/factor-schema.ts';
import { type Agent, type Answer, ORIGIN, type Wire } from './agent.ts';
import { type Asked, SoftKey } from './soft-key.ts';

/** What both wires answer to a second step that was right, dates aside. */
const Verified = z.object({
  user: z.object({ email: z.string().nullable() }),
  factor: z.object({ id: z.string(), kind: z.string(), name: z.string(), lastUsedAt: z.null() }).nullable(),
  recoveryCodes: z.array(z.string()).nullable(),
  recoveryCodesLeft: z.number(),
});

export function verified(answer: Answer): z.infer<typeof Verified> {
  expect(answer.status, answer.text).toBe(200);
  return Verified.parse(answer.body);
}

/** What the browser asks a passkey that is being added. */
export function begunOptions(answer: Answer): unknown {
  expect(answer.status, answer.text).toBeLessThan(300);
  return BegunFactor.parse(answer.body).options;
}

/** The code that an authenticator app shows at this moment. */
export function codeOf(secret: string, now: Date): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() });
}

/** A moment at which a code has just begun: the tests' clock goes on, and none of them takes as long as a code lasts. */
export function startOfCode(): Date {
  const step = 30_000;
  return new Date(Math.floor(Date.now() / step) * step);
}

/** A code that an app of this secret shows at no moment that is near. */
export async function wrongCode(secret: string, now: Date): Promise<string> {
  for (let number = 0; ; number += 1) {
    const code = String(number).padStart(6, '0');
    if ((await stepOfCode(secret, code, now)) === null) return code;
  }
}

export interface AddedApp {
  id: string;
  secret: string;
  /** Of the first factor; none of a later one. */
  recoveryCodes: string[];
}

/** Sets an authenticator app up, as the dialog does. */
export async function addApp(agent: Agent, password: string, now: Date): Promise<AddedApp> {
  const begun = await agent.rest('POST', '/api/auth/factors', { kind: 'totp', password });
  expect(begun.status, begun.text).toBe(201);
  const { secret } = BegunFactor.parse(begun.body);
  const code = codeOf(secret ?? '', now);
  const { factor, recoveryCodes } = verified(await agent.rest('POST', '/api/auth/factors/verify', { code }));
  return { id: factor?.id ?? '', secret: secret ?? '', recoveryCodes: recoveryCodes ?? [] };
}

/** What a browser on this server's own page would be asked. */
export function askedOf(options: unknown, origin = ORIGIN, rpId = new URL(origin).hostname): Asked {
  const challenge = typeof options === 'object' && options !== null && 'challenge' in options;
  return { challenge: challenge ? String(options.challenge) : '', origin, rpId };
}

/** Sets a passkey up, as dialog and browser do. */
export async function addPasskey(agent: Agent, password: string): Promise<{ id: string; key: SoftKey }> {
  const begun = await agent.rest('POST', '/api/auth/factors', { kind: 'passkey', password });
  const key = new SoftKey();
  const passkey = key.create(askedOf(begunOptions(begun)));
  const answer = await agent.rest('POST', '/api/auth/factors/verify', { passkey });
  return { id: verified(answer).factor?.id ?? '', key };
}

/** Gives the password, which is not enough. */
export async function halfSignIn(
  agent: Agent,
  wire: Wire,
  account: { email: string; password: string },
): Promise<void> {
  const answer = await agent.call(wire, 'auth.signIn', account);
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { next: 'factor' } });
}
