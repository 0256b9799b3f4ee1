import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { forgetAtSignOut } from './auth/forget-papers.ts';
import { askForSession } from './auth/use-user.ts';
import { afterFirstView, prefetchRoutes } from './lib/prefetch.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createTrpcClient, trpc } from './lib/trpc.ts';
import { routes } from './routes.tsx';
import { TermMarker } from './ui/explained.tsx';
import { part } from './ui/part.tsx';
import { currentToasts, subscribeToasts } from './ui/toast-store.ts';

const Toaster = part(async () => (await import('./ui/toaster.tsx')).Toaster);

export function App() {
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(() => createTrpcClient(queryClient));
  const [router] = useState(() => {
    askForSession(queryClient, trpcClient);
    return createBrowserRouter(routes);
  });
  useEffect(() => {
    const isBusy = () => queryClient.isFetching() > 0 || router.state.navigation.state !== 'idle';
    return prefetchRoutes(routes, isBusy);
  }, [queryClient, router]);
  useEffect(() => forgetAtSignOut(document), []);
  const [mark, setMark] = useState<ComponentProps<typeof TermMarker.Provider>['value']>(null);
  useEffect(
    () =>
      afterFirstView(() => {
        // Where it cannot be loaded the texts stand as they are.
        import('./text/mark-terms.tsx').then(
          ({ markTerms }) => setMark(() => markTerms),
          () => {},
        );
      }),
    [],
  );
  const isNotified = useSyncExternalStore(subscribeToasts, () => currentToasts().length > 0);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <TermMarker.Provider value={mark}>
          <RouterProvider router={router} />
        </TermMarker.Provider>
        {isNotified && <Toaster />}
      </QueryClientProvider>
    </trpc.Provider>
  );
}
