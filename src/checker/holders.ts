import { findWrittenDates } from '../papers/dates.ts';
import { findWrittenSums } from '../papers/sums.ts';
import { findQuote } from '../verification/check-quotes.ts';
import { findPercents, indexPaper, type PaperIndex } from '../verification/paper-index.ts';
import type { Paper } from '../verification/papers.ts';
import type { CheckKind } from '../verification/schema.ts';

/** Something that a draft says, as it stands there; a quotation with its marks. */
export interface Statement {
  kind: CheckKind;
  text: string;
}

/** Whether a statement stands in a paper, by the same rules by which it is judged in the end. */
function holds(index: PaperIndex, { kind, text }: Statement): boolean {
  if (kind === 'date') {
    const date = findWrittenDates(text)[0]?.date;
    return date !== null && date !== undefined && index.dates().has(date);
  }
  if (kind === 'sum') {
    const amount = findWrittenSums(text)[0]?.amount;
    if (amount !== undefined) return index.sums().has(amount);
    const percent = findPercents(text)[0]?.value;
    return percent !== undefined && index.percents().has(percent);
  }
  return findQuote(text.slice(1, -1), [index]) !== null;
}

/** Papers with the statements that may stand in each, as their places in a list; those that do, with the paper's id. */
export function holdersOf(input: {
  papers: readonly (Paper & { places: readonly number[] })[];
  /** By their places; those that no paper names may be missing. */
  statements: ReadonlyMap<number, Statement>;
}): { place: number; documentId: string }[] {
  return input.papers.flatMap(({ places, ...paper }) => {
    const index = indexPaper(paper);
    const standing = places.filter((place) => {
      const statement = input.statements.get(place);
      return statement !== undefined && holds(index, statement);
    });
    return standing.map((place) => ({ place, documentId: paper.id }));
  });
}

const FEWEST_LETTERS = 4;

/** Papers whose file names a draft mentions, with or without the ending, by their places in the list. */
export function namedIn(input: { text: string; filenames: readonly string[] }): number[] {
  const text = input.text.toLowerCase();
  return input.filenames.flatMap((filename, place) => {
    const bare = filename.toLowerCase().replace(/\.[a-z]{2,4}$/, '');
    if (bare.length < FEWEST_LETTERS) return [];
    return text.includes(bare) || text.includes(bare.replace(/[_-]+/g, ' ')) ? [place] : [];
  });
}
