import type { RouteObject } from 'react-router';
import { NotFoundPage } from './layouts/not-found-page.tsx';
import { BrokenScreen, RouteError } from './layouts/route-error.tsx';
import { RequireUser, SessionGate, SignedOutOnly } from './shell/guards.tsx';
import { LoadingScreen } from './ui/spinner.tsx';

/** One table for everybody; the guards decide who sees what. */
export const routes: RouteObject[] = [
  {
    element: <SessionGate />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./shell/home-route.tsx')).HomeRoute }),
      },
      {
        element: <SignedOutOnly fallback={<NotFoundPage />} />,
        children: [
          {
            path: 'login',
            lazy: async () => ({ Component: (await import('./accounts/sign-in-page.tsx')).SignInPage }),
          },
        ],
      },
      {
        path: 'start',
        lazy: async () => ({ Component: (await import('./intake/start-page.tsx')).StartPage }),
        children: [
          { index: true, element: null },
          { path: ':intakeId', element: null },
        ],
      },
      {
        path: 'account',
        lazy: async () => ({ Component: (await import('./accounts/account-page.tsx')).AccountPage }),
      },
      {
        path: 'account/second-step',
        lazy: async () => ({
          Component: (await import('./accounts/second-step-page.tsx')).SecondStepPage,
        }),
      },
      {
        path: 'account/connect',
        lazy: async () => ({ Component: (await import('./accounts/connect-page.tsx')).ConnectPage }),
      },
      {
        path: 'forgot-password',
        lazy: async () => ({
          Component: (await import('./accounts/forgot-password-page.tsx')).ForgotPasswordPage,
        }),
      },
      {
        path: 'reset-password',
        lazy: async () => ({
          Component: (await import('./accounts/reset-password-page.tsx')).ResetPasswordPage,
        }),
      },
      {
        path: 'confirm-email',
        lazy: async () => ({
          Component: (await import('./accounts/confirm-email-page.tsx')).ConfirmEmailPage,
        }),
      },
      {
        path: 'restore',
        lazy: async () => ({ Component: (await import('./backup/restore-page.tsx')).RestorePage }),
      },
      {
        path: 'terms',
        lazy: async () => ({ Component: (await import('./accounts/terms-page.tsx')).TermsPage }),
      },
      {
        path: 'privacy',
        lazy: async () => ({ Component: (await import('./accounts/privacy-page.tsx')).PrivacyPage }),
      },
      {
        path: 'invitations/:token',
        lazy: async () => ({ Component: (await import('./cases/invitation-page.tsx')).InvitationPage }),
      },
      {
        path: 'rules',
        lazy: async () => ({ Component: (await import('./rules/rules-frame.tsx')).RulesFrame }),
        errorElement: <RouteError />,
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('./rules/courts-page.tsx')).CourtsPage }),
          },
          {
            path: ':court',
            lazy: async () => ({
              Component: (await import('./rules/court-rules-page.tsx')).CourtRulesPage,
            }),
          },
        ],
      },
      {
        element: <RequireUser />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/app-layout.tsx')).AppLayout }),
            errorElement: <RouteError />,
            children: [
              {
                // The header stays where a screen breaks.
                errorElement: <BrokenScreen />,
                children: [
                  {
                    path: 'profile',
                    lazy: async () => ({
                      Component: (await import('./accounts/profile-page.tsx')).ProfilePage,
                    }),
                  },
                  {
                    path: 'cases/:caseId',
                    lazy: async () => ({
                      Component: (await import('./workspace/documents-layout.tsx')).DocumentsLayout,
                    }),
                    children: [
                      {
                        index: true,
                        lazy: async () => ({
                          Component: (await import('./workspace/workspace-page.tsx')).WorkspacePage,
                        }),
                      },
                      {
                        path: 'documents',
                        lazy: async () => ({
                          Component: (await import('./workspace/documents-page.tsx')).DocumentsPage,
                        }),
                      },
                      {
                        path: 'documents/:documentId',
                        lazy: async () => ({
                          Component: (await import('./workspace/document-page.tsx')).DocumentPage,
                        }),
                      },
                      {
                        path: 'milestones/:milestoneId/motions/:motionId',
                        lazy: async () => ({
                          Component: (await import('./motions/motion-page.tsx')).MotionPage,
                        }),
                      },
                    ],
                  },
                  {
                    path: 'cases/:caseId/milestones/:milestoneId',
                    lazy: async () => ({
                      Component: (await import('./shell/milestone-page.tsx')).MilestonePage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/milestones/:milestoneId/docket',
                    lazy: async () => ({
                      Component: (await import('./docket/docket-page.tsx')).DocketPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/papers/:documentId',
                    lazy: async () => ({
                      Component: (await import('./intake/later-paper-page.tsx')).LaterPaperPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/answer',
                    lazy: async () => ({
                      Component: (await import('./answers/answer-route.tsx')).AnswerRoute,
                    }),
                  },
                  {
                    path: 'cases/:caseId/check-draft',
                    lazy: async () => ({
                      Component: (await import('./checker/checker-page.tsx')).CheckerPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/chronology',
                    lazy: async () => ({
                      Component: (await import('./chronology/chronology-page.tsx')).ChronologyPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/history',
                    lazy: async () => ({
                      Component: (await import('./cases/history-page.tsx')).HistoryPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/participants',
                    lazy: async () => ({
                      Component: (await import('./participants/participants-page.tsx')).ParticipantsPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/participants/new',
                    lazy: async () => ({
                      Component: (await import('./participants/participant-page.tsx')).ParticipantPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/participants/:participantId',
                    lazy: async () => ({
                      Component: (await import('./participants/participant-page.tsx')).ParticipantPage,
                    }),
                  },
                  {
                    path: 'ai-assistant',
                    lazy: async () => ({
                      Component: (await import('./assistant/assistant-page.tsx')).AssistantPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/ediscovery',
                    lazy: async () => ({
                      Component: (await import('./review/review-page.tsx')).ReviewPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/ediscovery/privilege-log',
                    lazy: async () => ({
                      Component: (await import('./review/privilege-log-page.tsx')).PrivilegeLogPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/ediscovery/productions',
                    lazy: async () => ({
                      Component: (await import('./productions/production-list-page.tsx')).ProductionsPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/ediscovery/productions/new',
                    lazy: async () => ({
                      Component: (await import('./productions/production-new-page.tsx')).NewProductionPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/ediscovery/productions/:productionId',
                    lazy: async () => ({
                      Component: (await import('./productions/production-page.tsx')).ProductionPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/transcripts',
                    lazy: async () => ({
                      Component: (await import('./transcripts/transcripts-page.tsx')).TranscriptsPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/transcripts/:transcriptId',
                    lazy: async () => ({
                      Component: (await import('./transcripts/transcript-page.tsx')).TranscriptPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/summons/create',
                    lazy: async () => ({
                      Component: (await import('./summons/create-summons-page.tsx')).CreateSummonsPage,
                    }),
                  },
                  {
                    path: 'cases/:caseId/summons/:summonsId',
                    lazy: async () => ({
                      Component: (await import('./service/summons-page.tsx')).SummonsPage,
                    }),
                  },
                ],
              },
            ],
          },
          { path: 'cases/*', element: <NotFoundPage /> },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
