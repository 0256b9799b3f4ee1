import { z } from 'zod';
import { storableText } from '../text/storable-text.ts';
import {
  Counterclaim,
  DocumentIds,
  MOST_COUNTERCLAIMS,
  MOST_FACTS,
  ResponseInput,
  SavedResponse,
  tooLong,
} from './schema.ts';

const MOST_RESPONSES_AT_ONCE = 500;

/** Without ids: every document of the case that is a complaint. */
export const LedgerInput = z.object({ documentIds: DocumentIds.optional() });
export const LedgerQuery = z
  .object({ documents: z.string().optional() })
  .transform(({ documents }) =>
    documents === undefined ? {} : { documentIds: documents.split(',').filter((id) => id !== '') },
  );

/** Answers to one or many paragraphs; each takes the place of what was answered to that paragraph before. */
export const RespondInput = z.object({
  responses: z
    .array(ResponseInput)
    .min(1, 'Please send at least one answer.')
    .max(MOST_RESPONSES_AT_ONCE, `Please send at most ${MOST_RESPONSES_AT_ONCE} answers at once.`),
});

export const SavedResponses = z.object({ responses: z.array(SavedResponse), savedAt: z.date() });
export type SavedResponses = z.infer<typeof SavedResponses>;

export const ChooseDefenseInput = z.object({
  defenseId: z.string('Please name the defense.').max(80),
  /** 'open' takes a choice back. */
  choice: z.enum(['chosen', 'declined', 'open'], 'Please choose it, decline it, or leave it open.'),
  facts: z
    .string('Please write words.')
    .trim()
    .max(MOST_FACTS, tooLong(MOST_FACTS))
    .default('')
    .transform(storableText),
});
export type ChooseDefenseInput = z.output<typeof ChooseDefenseInput>;

const { title, facts, relief } = Counterclaim.shape;
const CounterclaimInput = Counterclaim.extend({
  title: title.transform(storableText),
  facts: facts.transform(storableText),
  relief: relief.transform(storableText),
});

/** Those named are made or changed, those in `removed` go; all others stay as they are. */
export const SaveCounterclaimsInput = z.object({
  counterclaims: z
    .array(CounterclaimInput)
    .max(MOST_COUNTERCLAIMS, `Please write at most ${MOST_COUNTERCLAIMS} counterclaims.`),
  removed: z.array(z.string()).max(MOST_COUNTERCLAIMS).default([]),
});
