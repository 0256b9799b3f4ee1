import { basename } from 'node:path';
import { type Asked, makePool, type Pool } from '#tests/eval/answering.ts';
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
  const paths = [...new Set(questions.map(({ path }) => path))];
  const round: Round = { own: [], others: [] };
  for (const question of questions) {
    round.own.push(await poolOf(question.path).ask(question));
    for (const step of OTHERS) {
      const other = paths[(paths.indexOf(question.path) + step) % paths.length] ?? question.path;
      if (cases.get(other) === cases.get(question.path)) continue;
      round.others.push(await poolOf(other).ask({ ...question, answerable: false, support: [] }));
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
  const { own, others } = round;
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

export function quotesOf({ own, others }: Round): { quotes: number; verified: number } {
  const all = [...own, ...others];
  const sum = (of: 'quotes' | 'verified') => all.reduce((total, one) => total + one[of], 0);
  return { quotes: sum('quotes'), verified: sum('verified') };
}
