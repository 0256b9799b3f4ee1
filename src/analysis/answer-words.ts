import type { AnswerPassage } from './answer.ts';
import type { Candidate } from './answer-fit.ts';
import type { Question } from './question.ts';

/** One document was asked, or all documents of a case. */
export type AnswerScope = 'document' | 'case';

export const NOT_FOUND: Readonly<Record<AnswerScope, string>> = {
  document:
    'This is not in this document, as far as the built-in engine can find. Try other words, or read the pages yourself.',
  case: 'Not in your documents, as far as the built-in engine can find. Try other words, or open the paper where you expect it and ask there.',
};

/**
 * The best sentence in its own words and where it stands. Further ones of the same document are told by page, since
 * each is shown as a source; those of other documents are quoted with their names.
 */
export function sayFound(
  [best, ...others]: readonly Candidate[],
  passages: readonly AnswerPassage[],
  scope: AnswerScope,
): string {
  const passageOf = (candidate: Candidate | undefined) => passages[candidate?.passageIndex ?? -1];
  const first = passageOf(best);
  const isElsewhere = (candidate: Candidate) =>
    scope === 'case' && passageOf(candidate)?.filename !== first?.filename;
  const pages = [...new Set(others.filter((one) => !isElsewhere(one)).map((other) => passageOf(other)?.page))]
    .filter((page) => page !== undefined)
    .sort((x, y) => x - y);
  const also = pages.length === 0 ? [] : [`See also page ${pages.join(' and page ')}.`];
  const elsewhere = others.filter(isElsewhere).map((other) => sayOne(other, passageOf(other), scope));
  return [sayOne(best, first, scope), ...also, ...elsewhere].join('\n');
}

function sayOne(
  candidate: Candidate | undefined,
  passage: AnswerPassage | undefined,
  scope: AnswerScope,
): string {
  const { page, filename } = passage ?? {};
  const words = `“${candidate?.text.replace(/\s+/g, ' ') ?? ''}”`;
  if (scope === 'document' || filename === undefined)
    return `The document says${page === undefined ? '' : ` on page ${page}`}: ${words}`;
  return `${filename}${page === undefined ? '' : `, page ${page},`} says: ${words}`;
}

export function confidenceOf(sentence: Candidate, question: Question): number {
  const asked = question.asked.length > 0 ? 0.2 * sentence.evidence : 0.08;
  return Math.round(Math.min(0.95, 0.15 + 0.6 * sentence.coverage + asked) * 100) / 100;
}

export function explain(sentence: Candidate, question: Question): string {
  const words = sentence.matched.length > 0 ? ` (${sentence.matched.join(', ')})` : '';
  const count = `${sentence.matched.length} of the ${question.terms.length} telling words of the question stand in the quoted sentence${words}.`;
  const asked = question.asked.map(({ words }) => words).join(' and ');
  if (!asked) return count;
  return `${count} The question asks for ${asked}; ${sentence.evidence > 0 ? 'one stands there' : 'none was recognised there'}.`;
}

/** Why nothing was found, and how sure that is. */
export function explainMissing(
  question: Question,
  nearest: Candidate | undefined,
): { confidence: number; because: string } {
  const reason = nearest
    ? `The nearest sentence holds ${nearest.matched.length} of the ${question.terms.length} telling words of the question`
    : 'No passage holds a word of the question';
  const asked = question.asked.map(({ words }) => words).join(' and ');
  const missing = nearest && asked && nearest.evidence === 0 ? `, and not ${asked} that was asked for` : '';
  return {
    confidence: nearest ? Math.round(Math.max(0.2, 0.8 - nearest.coverage * 0.6) * 100) / 100 : 0.8,
    because: `${reason}${missing}.`,
  };
}
