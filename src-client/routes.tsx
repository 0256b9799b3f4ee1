import type { RouteObject } from 'react-router';
import { RequireUser, SessionGate, SignedOutOnly } from './auth/guards.tsx';
import { HomeRoute } from './layouts/home-route.tsx';
import { NotFoundPage } from './layouts/not-found-page.tsx';
import { RouteError } from './layouts/route-error.tsx';
import { LoadingScreen } from './ui/spinner.tsx';

/** One table for everybody; the guards decide who sees what. */
export const routes: RouteObject[] = [
  {
    element: <SessionGate />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { index: true, element: <HomeRoute /> },
      {
        element: <SignedOutOnly fallback={<NotFoundPage />} />,
        children: [
          {
            path: 'login',
            lazy: async () => ({ Component: (await import('./auth/sign-in-page.tsx')).SignInPage }),
          },
        ],
      },
      {
        path: 'account',
        lazy: async () => ({ Component: (await import('./auth/account-page.tsx')).AccountPage }),
      },
      {
        path: 'invitations/:token',
        lazy: async () => ({ Component: (await import('./cases/invitation-page.tsx')).InvitationPage }),
      },
      {
        element: <RequireUser />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./layouts/app-layout.tsx')).AppLayout }),
            errorElement: <RouteError />,
            children: [
              {
                path: 'profile',
                lazy: async () => ({ Component: (await import('./auth/profile-page.tsx')).ProfilePage }),
              },
              {
                path: 'cases/:caseId/documents',
                lazy: async () => ({
                  Component: (await import('./documents/documents-layout.tsx')).DocumentsLayout,
                }),
                children: [
                  {
                    index: true,
                    lazy: async () => ({
                      Component: (await import('./documents/documents-page.tsx')).DocumentsPage,
                    }),
                  },
                  {
                    path: ':documentId',
                    lazy: async () => ({
                      Component: (await import('./documents/document-page.tsx')).DocumentPage,
                    }),
                  },
                ],
              },
            ],
          },
          { path: 'ai-assistant', element: <NotFoundPage /> },
          { path: 'cases/*', element: <NotFoundPage /> },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
