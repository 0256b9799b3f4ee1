import { UNFINISHED_CHECKS } from './checks.ts';
import type { AnswerCheck, Ledger } from './schema.ts';

/** They tell something; nothing can fail in them, or failing is the person's right. */
const UNCOUNTED: readonly string[] = ['admissions', 'phrasing', 'own-words'];
const PART = { answered: 0.5, checks: 0.3, text: 0.2 } as const;

/**
 * How far a draft can be relied on, 0–1, from what is known and nothing else: the share of paragraphs that are answered,
 * the share of checks that passed, and how well the complaints could be read (`quality`, 0–1 each; half of it where
 * something of them is missing).
 */
export function answerConfidence(
  ledger: Ledger,
  checks: readonly AnswerCheck[],
  quality: readonly number[],
): { confidence: number; because: string } {
  const { total, answered } = ledger.counts;
  const share = total === 0 ? 0 : answered / total;
  const counted = checks.filter(({ id }) => !UNCOUNTED.includes(id));
  const passed = counted.filter(({ ok }) => ok).length;
  const isWhole = ledger.documents.every(({ reading }) => !reading?.problems.length);
  const words = quality.length === 0 ? 0 : quality.reduce((sum, one) => sum + one, 0) / quality.length;
  const text = isWhole ? words : words / 2;
  const isSound = counted.every(({ id, ok }) => ok || UNFINISHED_CHECKS.includes(id));
  const sum = PART.answered * share + (PART.checks * passed) / Math.max(1, counted.length) + PART.text * text;
  // A draft that says what nobody said is not to be relied on, however much of it is done.
  const confidence = Math.round(100 * (isSound ? sum : Math.min(sum, 0.2))) / 100;
  const how = words >= 0.9 ? 'well' : words >= 0.6 ? 'fairly well' : 'badly';
  const read = isWhole ? `the complaint could be read ${how}` : 'not all of the complaint could be read';
  return {
    confidence,
    because: `You answered ${answered} of ${total} paragraphs, ${passed} of ${counted.length} checks passed, and ${read}. It says nothing about how the court will decide.`,
  };
}
