import type { FactPlace } from '../schema.ts';
import { factAt, type PaperView } from '../statements.ts';
import { sumsIn } from './sum-places.ts';
import { sumWords } from './sum-words.ts';

/** A sum that a paper names, asked for or not: the rent of a lease, somebody's wage. */
export interface ToldSum extends FactPlace {
  /** US dollars. */
  amount: number;
  what: string;
}

const MOST = 300;

/** Every sum that a paper names, in the order of the text, with what it is for. */
export function findToldSums({ paper, statements }: PaperView): ToldSum[] {
  const told: ToldSum[] = [];
  for (const { passage, start, end } of statements) {
    for (const sum of sumsIn(passage, paper)) {
      const { amount } = sum;
      const what = sumWords(passage.text, sum);
      const { page, quote } = factAt(
        paper,
        start,
        end,
        { kind: 'sum', value: { amount, currency: 'USD', what } },
        { label: '', certainty: 'certain' },
      );
      told.push({ amount, what, page, start, end, quote });
      if (told.length === MOST) return told;
    }
  }
  return told;
}
