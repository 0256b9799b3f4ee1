import { z } from 'zod';

/** What a question to the assistant is about, read by rule; `context.actionType` of the reply. */
export const ACTION_TYPES = [
  'summary',
  'deadlines',
  'strategy',
  'documents-to-prepare',
  'next-steps',
  /** A fact that the database holds: how many documents, who is the judge, when is the hearing. */
  'case-fact',
  /** A question whose reply stands in the documents. */
  'document-question',
] as const;
export const ActionType = z.enum(ACTION_TYPES);
export type ActionType = z.infer<typeof ActionType>;

const RECORD_KINDS = [
  'case',
  'participant',
  'document',
  'deadline',
  'docket',
  'summons',
  'discovery',
  'answer',
] as const;

/** A row of the case that a reply rests on. */
export const CaseRecord = z.object({
  kind: z.enum(RECORD_KINDS),
  /** Of the row; null for what was counted or put together from several. */
  id: z.string().nullable(),
  /** What the row says, in a line ('Answer to Complaint Due: Mon, Mar 23, 2026'). */
  text: z.string(),
});
export type CaseRecord = z.infer<typeof CaseRecord>;

/** Places of a case that an action may lead to. */
export const ACTION_PLACES = [
  'timeline',
  'calculator',
  'documents',
  'participants',
  'docket',
  'summons',
  'answer',
  'ediscovery',
  'check-draft',
] as const;

const label = z.string();

/** What a person may do next. Only the person does it: a reply changes nothing by itself. */
export const SuggestedAction = z.discriminatedUnion('type', [
  /** Opens the dialog for a deadline with these fields filled in; `date` is YYYY-MM-DD. */
  z.object({
    type: z.literal('create-deadline'),
    label,
    name: z.string(),
    date: z.string().nullable(),
    deadlineType: z.string().nullable(),
    triggerDate: z.string().nullable(),
  }),
  z.object({ type: z.literal('upload'), label }),
  z.object({
    type: z.literal('open-document'),
    label,
    documentId: z.string(),
    page: z.number().int().nullable(),
  }),
  z.object({ type: z.literal('open-milestone'), label, milestoneId: z.string() }),
  z.object({ type: z.literal('open'), label, place: z.enum(ACTION_PLACES) }),
  /** Asks this as the next question. */
  z.object({ type: z.literal('ask'), label, message: z.string() }),
]);
export type SuggestedAction = z.infer<typeof SuggestedAction>;
