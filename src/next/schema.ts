import { z } from 'zod';
import { MEMBER_ROLES } from '../auth/permissions.ts';
import { HelpNear, PrintedHelp } from '../help/schema.ts';
import { Source } from '../text/source.ts';
import { OpenDeadline } from '../timeline/schema.ts';
import { Stage } from './stage.ts';

const STEP_STATES = ['unknown', 'now', 'soon', 'later', 'done'] as const;

/** Something to do in a case. 'unknown': nobody has said yet on which day, or that the day read off a paper is right. */
export const NextStep = z.object({
  /** The same for the same need, whenever it is asked. */
  key: z.string(),
  title: z.string(),
  why: z.string(),
  state: z.enum(STEP_STATES),
  /** YYYY-MM-DD; of an 'unknown' step the day that a paper names. */
  date: z.string().nullable(),
  /** HH:MM at the court. */
  time: z.string().nullable(),
  /** It happens at that time, such as a hearing; otherwise it is due by then. */
  takesPlace: z.boolean().optional(),
  /** Of a day that was counted from what a paper says: the rule, the count as sentences, and what to know about it. */
  counted: z
    .object({ citation: z.string(), steps: z.array(z.string()), caveats: z.array(z.string()) })
    .optional(),
  action: z.object({ label: z.string(), path: z.string() }).nullable(),
  /** The words of the papers it rests on, those that name it first. */
  sources: z.array(Source),
  /** Ids of the facts it was read from; none for what is on the timeline already. */
  factIds: z.array(z.string()),
  /** A paper allows or offers it: whoever leaves it breaks no duty. */
  isAllowed: z.boolean().optional(),
  /** Of a step without a day: what has to be known to find it, as a question. */
  question: z.string().optional(),
  /** The entry of the timeline that it is; none for what stands on no timeline. */
  deadline: OpenDeadline.optional(),
  /** Of an entry: what it is, where a rule or a way out of a judgment has to be explained. */
  about: z.string().optional(),
  /** Of an entry: some court days before, to aim for, YYYY-MM-DD; null where there is no room. */
  aimFor: z.string().nullable().optional(),
  /** Of an entry: what follows for whoever misses it, as sentences. */
  ifMissed: z.string().optional(),
  /** Sentences that stand apart from the reason: times, each with its rule. */
  points: z.array(z.string()).optional(),
  /** What else is to be known of them. */
  notes: z.array(z.string()).optional(),
});
export type NextStep = z.infer<typeof NextStep>;

/** A step with the case it belongs to. */
export const CaseStep = NextStep.extend({
  caseId: z.string(),
  caseTitle: z.string(),
  /** Its days are those of the courts of this state. */
  caseState: z.string().nullable(),
  /** Whether the person may put it on the timeline. */
  canEdit: z.boolean(),
});
export type CaseStep = z.infer<typeof CaseStep>;

/** GET /api/next. */
export const NextSteps = z.object({ steps: z.array(CaseStep) });
export type NextSteps = z.infer<typeof NextSteps>;

/** GET /api/next/lawsuits: cases in which nobody has sued as far as their papers show, and whether there are others. */
export const Lawsuits = z.object({ none: z.array(z.string()), some: z.boolean() });
export type Lawsuits = z.infer<typeof Lawsuits>;

/** GET /api/cases/{id}/next. */
export const CaseNext = z.object({
  stage: Stage,
  steps: z.array(CaseStep),
  /** What the paper due from this side goes through, from the first line to the proof that it was sent. */
  tasks: z.array(NextStep),
  ...HelpNear.shape,
  /** Help that the papers of the case name themselves, the newest paper first. */
  printed: z.array(PrintedHelp.extend({ documentId: z.string(), filename: z.string(), title: z.string() })),
});
export type CaseNext = z.infer<typeof CaseNext>;

/** GET /api/cases/{id}/counts: what the ways around a case say beside their names. */
export const CaseCounts = z.object({
  papers: z.number().int(),
  /** Open deadlines with a day. */
  dates: z.number().int(),
  people: z.number().int(),
  transcripts: z.number().int(),
  /** Documents without a decision on privilege, once one of the case has one: before that nobody reviews. */
  toReview: z.number().int(),
  summonses: z.number().int(),
  /** What the person who asks may do in it. */
  memberRole: z.enum(MEMBER_ROLES),
});
export type CaseCounts = z.infer<typeof CaseCounts>;
