import { expect } from 'vitest';
import type { Agent } from './agent.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Where a redirect leads. */
export function redirectOf(response: Response): string {
  expect(response.status).toBe(302);
  return response.headers.get('location') ?? '';
}

/** Leaves for the provider, signs in there and returns the way back, not yet taken. */
export async function leaveFor(provider: IdentityProvider, agent: Agent, search = ''): Promise<URL> {
  const url = redirectOf(await agent.request(`/api/login${search}`));
  return new URL(await provider.signIn(url));
}

/** Takes the way back; returns where it leads. */
export async function comeBack(agent: Agent, url: URL): Promise<string> {
  return redirectOf(await agent.request(`${url.pathname}${url.search}`));
}

/** All of it. */
export async function arriveFrom(provider: IdentityProvider, agent: Agent, search = ''): Promise<string> {
  return comeBack(agent, await leaveFor(provider, agent, search));
}
