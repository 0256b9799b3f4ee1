import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { showToast } from '../ui/toast-store.ts';
import { CONNECTION_TEXT, readFailure } from './errors.ts';
import { userQueryKey } from './trpc.ts';

interface CallMeta extends Record<string, unknown> {
  /** The screen shows the failure itself. */
  silent?: boolean;
  /** Title of the notice; 'Error' unless said otherwise. */
  errorTitle?: string;
  /** Text of the notice when the server sent none. */
  errorFallback?: string;
  /** The notice lists everything that is wrong with what was entered: 'Validation failed: …, …'. */
  listErrors?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** Data is fetched once and refreshed only when something we did has changed it. */
export function createQueryClient(): QueryClient {
  const report = (error: Error, meta: CallMeta | undefined) => {
    const failure = readFailure(error);
    if (meta?.silent) return;
    if (failure.code === 'UNAUTHORIZED') void client.invalidateQueries({ queryKey: userQueryKey() });
    const listed = meta?.listErrors && failure.errors.length > 0;
    showToast({
      title: meta?.errorTitle ?? 'Error',
      description: listed
        ? `Validation failed: ${failure.errors.join(', ')}`
        : (failure.message ?? meta?.errorFallback ?? CONNECTION_TEXT),
      tone: 'danger',
    });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      // What cannot be reached is said at once, not held back in silence until the line is back.
      queries: {
        networkMode: 'always',
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  onlineManager.subscribe((isOnline) => {
    // What failed meanwhile comes by itself.
    if (isOnline)
      void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
  });
  return client;
}
