import { authRouter } from './auth/router.ts';
import { calendarRouter } from './calendar/router.ts';
import { casesRouter } from './cases/router.ts';
import { deadlinesRouter, milestonesRouter } from './deadlines/router.ts';
import { documentsRouter } from './documents/router.ts';
import { finderRouter } from './finder/router.ts';
import { mailRouter } from './mail/router.ts';
import { remindersRouter } from './reminders/router.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({
  auth: authRouter,
  calendar: calendarRouter,
  cases: casesRouter,
  deadlines: deadlinesRouter,
  documents: documentsRouter,
  finder: finderRouter,
  mail: mailRouter,
  milestones: milestonesRouter,
  reminders: remindersRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
