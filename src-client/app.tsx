import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { askForSession } from './auth/use-user.ts';
import { prefetchRoutes } from './lib/prefetch.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createTrpcClient, trpc } from './lib/trpc.ts';
import { routes } from './routes.tsx';
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
  const isNotified = useSyncExternalStore(subscribeToasts, () => currentToasts().length > 0);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        {isNotified && <Toaster />}
      </QueryClientProvider>
    </trpc.Provider>
  );
}
