import { type ChatMessage, EARLIER_MARKS, NOT_IN_DOCUMENT, NOT_IN_DOCUMENTS } from './schema.ts';

/** How a reply begins that shows what comes closest: what it shows may well be the answer, so it denies nothing. */
export const CLOSEST_ONLY = 'This comes closest to your question; read it before you rely on it';
/** How a reply begins that has nothing to show. Both are known by these words wherever they are shown. */
export const NOTHING_CLOSE = 'I found no passage that comes close';

/** Replies that are stored from before said it in these words. */
const SAID_BEFORE =
  /^(?:not in your documents|this is not in this document|I found no sentence that says exactly this|I found no passage that answers this for sure)/i;

/** What is said of a reply in place of a figure that would not tell right from wrong. */
export const STANDING_WORDS = {
  checked: 'Quoted and checked',
  unsure: 'Found, not certain',
  closest: 'Closest passages shown',
  nothing: 'Nothing close found',
} as const;
export type ReplyStanding = keyof typeof STANDING_WORDS;

/** Below this an answer is not called checked, though its words stand where it says. */
const SURE = 0.75;

/** Whether a reply gives no answer: it shows what comes closest, or nothing. */
export function isRefusal(content: string): boolean {
  return (
    [CLOSEST_ONLY, NOTHING_CLOSE].some((words) => content.startsWith(words)) || SAID_BEFORE.test(content)
  );
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
  if (isRefusal(content)) return sources.length + records.length > 0 ? 'closest' : 'nothing';
  if (sources.length === 0) return records.length > 0 ? null : 'unsure';
  const isTrue = sources.every(({ verified }) => verified);
  const isFaulty = checks.some(({ status }) => status === 'not-found' || status === 'looks-wrong');
  const isInvented = [NOT_IN_DOCUMENT, NOT_IN_DOCUMENTS, ...EARLIER_MARKS].some((mark) =>
    content.includes(mark),
  );
  return isTrue && !isFaulty && !isInvented && confidence >= SURE ? 'checked' : 'unsure';
}
