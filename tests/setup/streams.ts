import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '#server/router.ts';
import { ORIGIN } from './agent.ts';

interface Caller {
  request(url: string, init: RequestInit): Response | Promise<Response>;
}

/** A client as the browser has one, whose answers come piece by piece. */
export function streamsTo(caller: Caller) {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchStreamLink({
        url: `${ORIGIN}/api/trpc`,
        transformer: superjson,
        fetch: async (url, init) =>
          caller.request(String(url), { ...init, body: init?.body ?? null } as RequestInit),
      }),
    ],
  });
}
