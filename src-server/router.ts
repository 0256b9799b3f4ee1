import { authRouter } from './accounts/router.ts';
import { answersRouter } from './answers/router.ts';
import { assistantRouter } from './assistant/router.ts';
import { calendarRouter } from './calendar/router.ts';
import { courtsRouter } from './cases/courts-router.ts';
import { casesRouter } from './cases/router.ts';
import { checkerRouter } from './checker/router.ts';
import { chronologyRouter } from './chronology/router.ts';
import { discoveryRouter } from './discovery/router.ts';
import { docketRouter } from './docket/router.ts';
import { documentsRouter } from './documents/router.ts';
import { factsRouter } from './facts/router.ts';
import { intakeRouter } from './intake/router.ts';
import { mailRouter } from './mail/router.ts';
import { nextRouter } from './next/router.ts';
import { paletteRouter } from './palette/router.ts';
import { participantsRouter } from './participants/router.ts';
import { productionsRouter } from './productions/router.ts';
import { remindersRouter } from './reminders/router.ts';
import { reviewRouter } from './review/router.ts';
import { rulesRouter } from './rules/router.ts';
import { serviceRouter } from './service/router.ts';
import { summonsRouter } from './summons/router.ts';
import { attachmentsRouter, notesRouter } from './timeline/attachments-notes-router.ts';
import { deadlinesRouter, milestonesRouter } from './timeline/router.ts';
import { transcriptsRouter } from './transcripts/router.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({
  answers: answersRouter,
  assistant: assistantRouter,
  attachments: attachmentsRouter,
  auth: authRouter,
  calendar: calendarRouter,
  cases: casesRouter,
  checker: checkerRouter,
  courts: courtsRouter,
  deadlines: deadlinesRouter,
  discovery: discoveryRouter,
  docket: docketRouter,
  documents: documentsRouter,
  facts: factsRouter,
  intake: intakeRouter,
  review: reviewRouter,
  palette: paletteRouter,
  mail: mailRouter,
  milestones: milestonesRouter,
  chronology: chronologyRouter,
  next: nextRouter,
  notes: notesRouter,
  participants: participantsRouter,
  productions: productionsRouter,
  reminders: remindersRouter,
  rules: rulesRouter,
  service: serviceRouter,
  summons: summonsRouter,
  transcripts: transcriptsRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
