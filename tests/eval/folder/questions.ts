import { basename } from 'node:path';
import { readQuestion } from '#src/conversations/question.ts';
import { indexTerms } from '#src/text/tokenize.ts';
import { type Asked, makePool, type Pool, sortTable } from '#tests/eval/answering.ts';
import type { ReadText } from '#tests/eval/corpus.ts';
import { type Figure, figure, shareOf } from './figure.ts';
import type { TrueQuestion } from './truth.ts';

/** Papers of other cases, so many places further in the list, of which each question is asked too. */
const OTHERS = [3, 7];

export interface Asking {
  questions: readonly TrueQuestion[];
  texts: ReadonlyMap<string, ReadText>;
  /** The case of each paper. */
  cases: ReadonlyMap<string, string>;
}

interface Round {
  own: Asked[];
  others: Asked[];
  /** Those of the others that name something which stands nowhere in the papers that were asked. */
  foreign: ReadonlySet<Asked>;
}

const TELLING = 0.9;

/**
 * Whether a question names a thing that no paper of a pool speaks of. 'Who is the judge?' names none: the papers of
 * another case answer it as well, and rightly.
 */
function isForeign(question: string, words: ReadonlySet<string>): boolean {
  const telling = readQuestion(question).terms.filter(
    ({ said, weight }) => said === undefined && weight >= TELLING,
  );
  return telling.some(({ term }) => !words.has(term));
}

/** Asks every question of its paper or of all papers of its case, and of the papers of two other cases. */
export async function askRound({ questions, texts, cases }: Asking, isCase: boolean): Promise<Round> {
  const papers = [...texts].flatMap(([path, { text }]) =>
    // What is made to break a reader holds copies of the other papers.
    text === null || path.startsWith('hostile/') ? [] : [{ id: path, filename: basename(path), text }],
  );
  const keyOf = (path: string) => (isCase ? (cases.get(path) ?? path) : path);
  const pools = new Map<string, Pool>();
  const poolOf = (path: string) => {
    const key = keyOf(path);
    const own =
      pools.get(key) ??
      makePool(
        papers.filter(({ id }) => keyOf(id) === key),
        { isCase },
      );
    pools.set(key, own);
    return own;
  };
  const words = new Map<Pool, ReadonlySet<string>>();
  const wordsOf = (pool: Pool) => {
    const held = words.get(pool) ?? new Set(pool.papers.flatMap(({ text }) => indexTerms(text)));
    words.set(pool, held);
    return held;
  };
  const paths = [...new Set(questions.map(({ path }) => path))];
  const round = { own: [] as Asked[], others: [] as Asked[], foreign: new Set<Asked>() };
  for (const question of questions) {
    round.own.push(await poolOf(question.path).ask(question));
    for (const step of OTHERS) {
      const other = paths[(paths.indexOf(question.path) + step) % paths.length] ?? question.path;
      if (cases.get(other) === cases.get(question.path)) continue;
      const pool = poolOf(other);
      const asked = await pool.ask({ ...question, answerable: false, support: [] });
      round.others.push(asked);
      if (isForeign(question.question, wordsOf(pool))) round.foreign.add(asked);
    }
  }
  return round;
}

const BANDS = [
  [0.8, 1.01],
  [0.5, 0.8],
  [0, 0.5],
] as const;

/** What came of the questions: support, refusals, and how often an answer of some confidence was right. */
export function questionFigures(round: Round): Figure[] {
  const { own, others, foreign } = round;
  const answerable = own.filter(({ question }) => question.answerable);
  const unanswerable = own.filter(({ question }) => !question.answerable);
  const answered = own.filter(({ found }) => found);
  const line = ({ question, message }: Asked) =>
    `${question.path} ${question.id} ${question.question} (said: ${message.replace(/\s+/g, ' ').slice(0, 160)})`;
  const denied = answerable.filter(({ found }) => !found);
  return [
    shareOf('reply holds the supporting passage', answerable, ({ isSupported }) => isSupported, line),
    figure('answerable, but said not to be there', denied.length, answerable.length, denied.map(line)),
    shareOf('unanswerable, and refused', unanswerable, ({ found }) => !found, line),
    shareOf('the same, asked of papers of two other cases', others, ({ found }) => !found, line),
    shareOf(
      'of these, where it names what those papers do not',
      others.filter((one) => foreign.has(one)),
      ({ found }) => !found,
      line,
    ),
    ...BANDS.map(([from, below]) => {
      const band = answered.filter(({ confidence }) => confidence >= from && confidence < below);
      const words = `right, of replies with a confidence of ${from} to ${Math.min(1, below)}`;
      return figure(
        words,
        band.filter(({ question, isSupported }) => question.answerable && isSupported).length,
        band.length,
      );
    }),
  ].filter(({ whole }) => whole > 0);
}

/** The same by what the replies are made of. */
export function kindTable({ own, others }: Round): string[] {
  return sortTable(own, others);
}

export function quotesOf({ own, others }: Round): { quotes: number; verified: number } {
  const all = [...own, ...others];
  const sum = (of: 'quotes' | 'verified') => all.reduce((total, one) => total + one[of], 0);
  return { quotes: sum('quotes'), verified: sum('verified') };
}
