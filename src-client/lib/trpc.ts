import type { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpBatchStreamLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { createTRPCReact, getQueryKey } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from '#server/router.ts';
import { serverPaths } from '../paths.ts';
import { refreshLink } from './refresh-link.ts';

export const trpc = createTRPCReact<AppRouter>();

const MAX_BATCH = 10;

/** Context of a call whose answer comes piece by piece. */
export const STREAMING = { isStreaming: true };

export function createTrpcClient(queryClient: QueryClient) {
  const options = { url: serverPaths.trpc, transformer: superjson };
  return trpc.createClient({
    links: [
      refreshLink(queryClient),
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink(options),
        false: splitLink({
          condition: ({ context }) => context.isStreaming === true,
          true: httpBatchStreamLink({ ...options, maxItems: 1 }),
          false: httpBatchLink({ ...options, maxItems: MAX_BATCH }),
        }),
      }),
    ],
  });
}

/** Where the cache keeps the signed-in person. */
export function userQueryKey() {
  return getQueryKey(trpc.auth.session, undefined, 'query');
}
