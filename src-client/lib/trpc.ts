import { httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { createTRPCReact, getQueryKey } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from '#server/router.ts';
import { serverPaths } from '../paths.ts';

export const trpc = createTRPCReact<AppRouter>();

const MAX_BATCH = 10;

export function createTrpcClient() {
  return trpc.createClient({
    links: [
      splitLink({
        condition: (operation) => operation.type === 'subscription',
        true: httpSubscriptionLink({ url: serverPaths.trpc, transformer: superjson }),
        false: httpBatchLink({ url: serverPaths.trpc, transformer: superjson, maxItems: MAX_BATCH }),
      }),
    ],
  });
}

/** Where the cache keeps the signed-in person. */
export function userQueryKey() {
  return getQueryKey(trpc.auth.user, undefined, 'query');
}
