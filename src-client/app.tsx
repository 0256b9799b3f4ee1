import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './lib/query-client.ts';
import { createTrpcClient, trpc } from './lib/trpc.ts';
import { routes } from './routes.tsx';

const Toaster = lazy(async () => ({ default: (await import('./ui/toaster.tsx')).Toaster }));

export function App() {
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(createTrpcClient);
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
