import { type ChatMessage, EARLIER_MARKS, NOT_IN_DOCUMENT, NOT_IN_DOCUMENTS } from './schema.ts';

/** How every reply begins that answers nothing: it is known by these words wherever it is shown. */
export const NOTHING_EXACT = 'I found no passage that answers this for sure';

/** Replies that are stored from before said it in these words. */
const SAID_BEFORE =
  /^(?:not in your documents|this is not in this document|I found no sentence that says exactly this)/i;

/** What is said of a reply in place of a figure that would not tell right from wrong. */
export const STANDING_WORDS = {
  checked: 'Quoted and checked',
  unsure: 'Found, not certain',
  nothing: 'Nothing close found',
} as const;
export type ReplyStanding = keyof typeof STANDING_WORDS;

/** Below this an answer is not called checked, though its words stand where it says. */
const SURE = 0.75;

/** Whether a reply says that nothing answers the question. */
export function isRefusal(content: string): boolean {
  return content.startsWith(NOTHING_EXACT) || SAID_BEFORE.test(content);
}

/**
 * How well a whole reply stands: null for a question, for words that broke off, and for what was only looked up in rows
 * that a person entered.
 */
export function standingOf(
  message: Pick<ChatMessage, 'content' | 'confidence' | 'sources' | 'records' | 'checks'>,
): ReplyStanding | null {
  const { content, confidence, sources, records, checks } = message;
  if (confidence === null) return null;
  if (isRefusal(content)) return 'nothing';
  if (sources.length === 0) return records.length > 0 ? null : 'unsure';
  const isTrue = sources.every(({ verified }) => verified);
  const isFaulty = checks.some(({ status }) => status === 'not-found' || status === 'looks-wrong');
  const isInvented = [NOT_IN_DOCUMENT, NOT_IN_DOCUMENTS, ...EARLIER_MARKS].some((mark) =>
    content.includes(mark),
  );
  return isTrue && !isFaulty && !isInvented && confidence >= SURE ? 'checked' : 'unsure';
}
