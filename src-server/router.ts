import { authRouter } from './auth/router.ts';
import { casesRouter } from './cases/router.ts';
import { milestonesRouter } from './deadlines/router.ts';
import { documentsRouter } from './documents/router.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({
  auth: authRouter,
  cases: casesRouter,
  documents: documentsRouter,
  milestones: milestonesRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
