import { z } from 'zod';
import { Source } from '../text/source.ts';

export const CHECK_KINDS = ['quote', 'citation', 'date', 'sum', 'page'] as const;
export const CheckKind = z.enum(CHECK_KINDS);
export type CheckKind = z.infer<typeof CheckKind>;

/**
 * 'found': it stands in a paper of the case, or the citation is in our library. 'form-only': a citation whose form is
 * right and which our library does not hold; whether it exists is not known. 'looks-wrong': a citation of no known form,
 * or a rule number that its set of rules does not have. 'not-found': it stands in no paper that was looked at.
 */
const CHECK_STATUSES = ['found', 'form-only', 'looks-wrong', 'not-found'] as const;
export const CheckStatus = z.enum(CHECK_STATUSES);
export type CheckStatus = z.infer<typeof CheckStatus>;

/** One statement of a text that can be looked up, and what came of it. */
export const Check = z.object({
  kind: CheckKind,
  /** As it stands in the checked text, and where: UTF-16 offsets. */
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  status: CheckStatus,
  /** What was found or not, and what to do about it, in a sentence. */
  note: z.string(),
  /**
   * The place in a paper; null for what stands in none. Of a citation: where a paper of the case cites the same, which
   * says nothing about the law.
   */
  source: Source.omit({ n: true }).nullable(),
});
export type Check = z.infer<typeof Check>;

/** What a person reads for each status. */
export const STATUS_WORDS: Readonly<Record<CheckStatus, string>> = {
  found: 'found',
  'form-only': 'form is right, not in our library',
  'looks-wrong': 'looks wrong',
  'not-found': 'not found in what was read',
};
