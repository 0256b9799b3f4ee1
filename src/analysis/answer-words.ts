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

/** A further quotation that is longer is left to the sources. */
const SAID_BESIDE = 320;

/**
 * The best sentence in its own words and where it stands, then the further ones with their pages, those of other
 * documents with their names; each is a paragraph of its own.
 */
export function sayFound(
  chosen: readonly Candidate[],
  passages: readonly AnswerPassage[],
  scope: AnswerScope,
): string {
  const first = passages[chosen[0]?.passageIndex ?? -1];
  return chosen
    .map((candidate, at) => {
      const passage = passages[candidate.passageIndex];
      const isSame = at > 0 && (scope === 'document' || passage?.filename === first?.filename);
      const words = at > 0 && candidate.text.length > SAID_BESIDE ? null : quoteOf(candidate);
      return isSame ? sayMore(words, passage) : sayWhere(words, passage, scope);
    })
    .join('\n\n');
}

function quoteOf({ text }: Candidate): string {
  return `“${text.replace(/\s+/g, ' ')}”`;
}

function sayWhere(
  words: string | null,
  { page, filename }: Partial<AnswerPassage> = {},
  scope: AnswerScope,
): string {
  const isNamed = scope === 'case' && filename !== undefined;
  const where = isNamed
    ? `${filename}${page === undefined ? '' : `, page ${page},`} says`
    : `The document says${page === undefined ? '' : ` on page ${page}`}`;
  return words === null ? `${where} more; read it there.` : `${where}: ${words}`;
}

function sayMore(words: string | null, { page }: Partial<AnswerPassage> = {}): string {
  const where = page === undefined ? 'elsewhere' : `on page ${page}`;
  return words === null ? `It says more ${where}.` : `It also says ${where}: ${words}`;
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
