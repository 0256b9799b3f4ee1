import type { Candidate } from './passage-fit.ts';
import type { Question } from './question.ts';
import type { ReplyPassage } from './reply.ts';
import { CLOSEST_ONLY, NOTHING_CLOSE } from './standing.ts';

/** One document was asked, or all documents of a case. */
export type ReplyScope = 'document' | 'case';

const TRY_ELSE: Readonly<Record<ReplyScope, string>> = {
  document: 'Try other words, or read the pages yourself.',
  case: 'Try other words, or open the paper where you expect it and ask there.',
};

const FORECAST = ' No paper can say how somebody will decide, or whether something is fair or true.';

/** A further quotation that is longer is left to the sources. */
const SAID_BESIDE = 320;
const MOST_PARAGRAPHS = 3;

/**
 * The best sentence in its own words and where it stands, then the further ones with their pages, those of other
 * documents with their names; each is a paragraph of its own.
 */
export function sayFound(
  chosen: readonly Candidate[],
  passages: readonly ReplyPassage[],
  scope: ReplyScope,
): string {
  const first = passages[chosen[0]?.passageIndex ?? -1];
  if (chosen.length > MOST_PARAGRAPHS) return sayList(chosen, passages, scope);
  return chosen
    .map((candidate, at) => {
      const passage = passages[candidate.passageIndex];
      const isSame = at > 0 && (scope === 'document' || passage?.filename === first?.filename);
      const words = at > 0 && candidate.text.length > SAID_BESIDE ? null : quoteOf(candidate);
      return isSame ? sayMore(words, passage) : sayWhere(words, passage, scope);
    })
    .join('\n\n');
}

/**
 * What stands nearest, in its own words and places, and not as an answer. It never says that something is not there: a
 * search that finds nothing knows only that it found nothing.
 */
export function sayClosest(
  closest: readonly Candidate[],
  passages: readonly ReplyPassage[],
  { scope, isForecast }: { scope: ReplyScope; isForecast: boolean },
): string {
  const why = isForecast ? FORECAST : '';
  if (closest.length === 0) return `${NOTHING_CLOSE}.${why} ${TRY_ELSE[scope]}`;
  const lines = placeLines(closest, passages, scope);
  return [why === '' ? `${CLOSEST_ONLY}:` : `${CLOSEST_ONLY}.${why}`, ...lines, TRY_ELSE[scope]].join('\n\n');
}

/** What stands near to a question beside what answers it, and answers nothing by itself. */
export function sayNear(
  near: readonly Candidate[],
  passages: readonly ReplyPassage[],
  scope: ReplyScope,
): string {
  return near.length === 0 ? '' : ['Near it:', ...placeLines(near, passages, scope)].join('\n\n');
}

function placeLines(
  candidates: readonly Candidate[],
  passages: readonly ReplyPassage[],
  scope: ReplyScope,
): string[] {
  return candidates.map((candidate) => {
    const { page, filename, title = filename } = passages[candidate.passageIndex] ?? {};
    const places = [scope === 'case' ? title : undefined, page === undefined ? undefined : `page ${page}`];
    const where = places.filter((place) => place !== undefined).join(', ');
    return `${where === '' ? '' : `${scope === 'case' ? where : capitalized(where)}: `}${quoteOf(candidate)}`;
  });
}

/** Many short ones are lines of one list, in the order of the pages. */
function sayList(chosen: readonly Candidate[], passages: readonly ReplyPassage[], scope: ReplyScope): string {
  const lines = chosen
    .map((candidate) => ({ candidate, passage: passages[candidate.passageIndex] }))
    .sort((a, b) => (a.passage?.page ?? 0) - (b.passage?.page ?? 0))
    .map(({ candidate, passage }) => sayWhere(quoteOf(candidate), passage, scope));
  return [`${chosen.length} places were found; there may be more.`, ...lines].join('\n\n');
}

function capitalized(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function quoteOf({ text }: Candidate): string {
  return `“${text.replace(/\s+/g, ' ')}”`;
}

function sayWhere(
  words: string | null,
  { page, filename, title = filename }: Partial<ReplyPassage> = {},
  scope: ReplyScope,
): string {
  const isNamed = scope === 'case' && title !== undefined;
  const where = isNamed
    ? `${title}${page === undefined ? '' : `, page ${page},`} says`
    : `The document says${page === undefined ? '' : ` on page ${page}`}`;
  return words === null ? `${where} more; read it there.` : `${where}: ${words}`;
}

function sayMore(words: string | null, { page }: Partial<ReplyPassage> = {}): string {
  const where = page === undefined ? 'elsewhere' : `on page ${page}`;
  return words === null ? `It says more ${where}.` : `It also says ${where}: ${words}`;
}

export function explain(sentence: Candidate, question: Question): string {
  const words = sentence.matched.length > 0 ? ` (${sentence.matched.join(', ')})` : '';
  const count = `${sentence.matched.length} of the ${question.terms.length} telling words of the question stand in the quoted sentence${words}.`;
  const asked = question.asked.map(({ words }) => words).join(' and ');
  if (!asked) return count;
  return `${count} The question asks for ${asked}; ${sentence.evidence > 0 ? 'one stands there' : 'none was recognized there'}.`;
}

/** Why nothing was found, and how sure that is. */
export function explainMissing(
  question: Question,
  nearest: Candidate | undefined,
  chance: number,
): { confidence: number; because: string } {
  const reason = nearest
    ? `The nearest sentence holds ${nearest.matched.length} of the ${question.terms.length} telling words of the question`
    : 'No passage holds a word of the question';
  const asked = question.asked.map(({ words }) => words).join(' and ');
  const missing = nearest && asked && nearest.evidence === 0 ? `, and not ${asked} that was asked for` : '';
  return {
    confidence: nearest ? Math.round(Math.min(0.9, Math.max(0.2, 1 - chance)) * 100) / 100 : 0.9,
    because: `${reason}${missing}.`,
  };
}
