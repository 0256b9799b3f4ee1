import { courtKey, sameCaseNumber } from '../law/case-number.ts';
import type { KindId } from '../papers/kinds.ts';
import { likeness, wordsOf } from '../text/likeness.ts';
import { factsOf, type ReadPaper, surest } from './paper.ts';

/** By what a paper is known again that was photographed or sent another time. */
export interface PaperMarks {
  kind: KindId | null;
  /** YYYY-MM-DD; the day that it bears. */
  docDate: string | null;
  number: string | null;
  court: string | null;
  /** How its text begins. */
  head: string;
}

/** As much of a text as says which paper it is, in characters. */
export const HEAD = 2_000;
/** Of two readings of one page nearly all words are the same, of two papers of one form fewer. */
const LIKE = 0.7;

/** Whether two papers are most likely one: nothing of number, court and day speaks against it, one of these for it, and the words do. */
export function isSamePaper(one: PaperMarks, other: PaperMarks): boolean {
  if (one.kind === null || one.kind !== other.kind) return false;
  const days = agree(one.docDate, other.docDate, (day, own) => day === own);
  const numbers = agree(one.number, other.number, sameCaseNumber);
  const courts = agree(one.court, other.court, mayBeOneCourt);
  if (days === false || numbers === false || (courts === false && numbers !== true)) return false;
  return (days === true || numbers === true) && likeness(wordsOf(one.head), wordsOf(other.head)) >= LIKE;
}

/** Null where one of them is silent. */
function agree(
  one: string | null,
  other: string | null,
  isSame: (one: string, other: string) => boolean,
): boolean | null {
  return one === null || other === null ? null : isSame(one, other);
}

/** One reading may have the county, too. */
function mayBeOneCourt(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other]
    .map((name): string[] => courtKey(name).match(/[\p{L}\d]+/gu) ?? [])
    .toSorted((first, second) => first.length - second.length);
  return few.every((word) => many.includes(word));
}

/** By what a paper that was read is known again. */
export function marksOf(paper: ReadPaper): PaperMarks {
  const { kind, docDate, head } = paper;
  return {
    ...{ kind, docDate, head: head.slice(0, HEAD) },
    number: surest(factsOf([paper], 'case-number'))?.fact.value.number ?? null,
    court: surest(factsOf([paper], 'court'))?.fact.value.name ?? null,
  };
}
