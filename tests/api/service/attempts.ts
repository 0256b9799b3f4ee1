import { expect } from 'vitest';
import { z } from 'zod';
import { ServiceAttempt } from '#src/service/schema.ts';
import { Summons } from '#src/summons/schema.ts';
import { insertSummons } from '#tests/factories/summons.ts';
import type { Agent, Answer, Input, Wire } from '#tests/setup/agent.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { makePeople } from '../cases/people.ts';

/** The day of these tests at the court, when it is evening there and the next day in UTC. */
const NOW = '2026-03-21T03:30:00Z';
export const TODAY = '2026-03-20';

/** A failed attempt of personal service as the form sends it. */
export const FAILED = {
  countyServed: 'Santa Fe',
  attemptDate: '2026-03-05',
  attemptTime: '2:30 PM',
  serverName: 'Marisol Teague',
  serverAge: 34,
  serviceMethod: 'personal_defendant',
  serviceAddress: '14 Piñon Lane, Santa Fe, NM 87505',
  wasSuccessful: false,
  failureReason: 'Nobody answered the door.',
} as const;

export const SERVED = {
  ...FAILED,
  attemptDate: '2026-03-09',
  wasSuccessful: true,
  failureReason: '',
} as const;

/** People around a case with a draft summons. */
export async function makeServing(server: TestApp) {
  server.clock.set(NOW);
  const people = await makePeople(server);
  const summons = await insertSummons(server.db, { caseId: people.caseId });
  return { ...people, summonsId: summons.id };
}

function parse<T>(schema: z.ZodType<T>, strict: z.ZodType, answer: Answer, wire: Wire): T {
  (wire === 'rest' ? onTheWire(schema) : strict).parse(answer.body);
  return schema.parse(wire === 'rest' ? revived(answer.body) : answer.body);
}

function revived(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(revived);
  const row = z.record(z.string(), z.unknown()).parse(body);
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    /edAt$/.test(key) && typeof value === 'string' ? new Date(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** What was answered, checked to be an attempt and nothing beside it. */
export function attemptOf(answer: Answer, wire: Wire, status = 200): ServiceAttempt {
  expect(answer.status, answer.text).toBe(status);
  return parse(ServiceAttempt, ServiceAttempt.strict(), answer, wire);
}

export function attemptsOf(answer: Answer, wire: Wire): ServiceAttempt[] {
  expect(answer.status, answer.text).toBe(200);
  return parse(ServiceAttempt.array(), ServiceAttempt.strict().array(), answer, wire);
}

export function summonsOf(answer: Answer, wire: Wire): Summons {
  expect(answer.status, answer.text).toBe(200);
  return parse(Summons, Summons.strict(), answer, wire);
}

/** Records an attempt over REST. */
export async function record(
  agent: Agent,
  summonsId: string,
  input: Input = FAILED,
): Promise<ServiceAttempt> {
  return attemptOf(await agent.call('rest', 'service.record', { id: summonsId, ...input }), 'rest', 201);
}

/** The status of what was created, on either wire. */
export const CREATED: Readonly<Record<Wire, number>> = { rest: 201, trpc: 200 };

/** How service stands in the database. */
export function standing(server: TestApp, summonsId: string) {
  return server.db
    .selectFrom('summons')
    .select([
      'status',
      'serviceStatus',
      'servedDate',
      'servedBy',
      'serviceCompletedAt',
      'awaitsReceipt',
      'lastServiceAttemptId',
    ])
    .where('id', '=', summonsId)
    .executeTakeFirstOrThrow();
}

export const UNSERVED = {
  status: 'draft',
  serviceStatus: 'unserved',
  servedDate: null,
  servedBy: null,
  serviceCompletedAt: null,
  awaitsReceipt: false,
  lastServiceAttemptId: null,
};
