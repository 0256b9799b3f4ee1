import { z } from 'zod';
import { Source } from '../text/source.ts';
import { Check, CheckKind, CheckStatus } from '../verification/schema.ts';

/** About thirty-five pages; longer drafts are checked in parts. */
export const LONGEST_DRAFT = 100_000;

const limit = LONGEST_DRAFT.toLocaleString('en-US');

export const DraftText = z
  .string('Please paste the draft.')
  .max(LONGEST_DRAFT, `Please check at most ${limit} characters at a time: split the draft in two.`)
  .refine((text) => text.trim() !== '', 'Please paste the draft first.');

/** A draft from elsewhere, as plain text. */
export const CheckDraftInput = z.object({ text: DraftText });
export type CheckDraftInput = z.output<typeof CheckDraftInput>;

/** How many statements of each kind came out how. */
export const CheckCounts = z.record(CheckKind, z.record(CheckStatus, z.number().int()));
export type CheckCounts = z.infer<typeof CheckCounts>;

/** A document of the case whose words are not known (yet). */
export const UnreadDocument = z.object({
  id: z.string(),
  filename: z.string(),
  title: z.string().optional(),
  status: z.enum(['queued', 'reading', 'failed', 'no-text']),
});
export type UnreadDocument = z.infer<typeof UnreadDocument>;

export const MOST_UNREAD_NAMED = 50;

/** Words of a paper that come near a quotation that stands nowhere: perhaps it was bent. */
export const NearWords = Source.omit({ n: true });
export type NearWords = z.infer<typeof NearWords>;

/** What a draft was checked for; nothing of it is kept. */
export const DraftChecked = z.object({
  /** In the order in which they stand in the draft. */
  checks: z.array(Check),
  /** For each check, in the same order, words that come near it; null where none do or it stands. */
  nearest: z.array(NearWords.nullable()),
  counts: CheckCounts,
  /** Documents of the case that were looked at. */
  searched: z.number().int(),
  /** Documents that could not be looked at: how many, and the first fifty by name. */
  unread: z.object({ total: z.number().int(), listed: z.array(UnreadDocument) }),
});
export type DraftChecked = z.infer<typeof DraftChecked>;
