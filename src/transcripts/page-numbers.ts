import { BARE_PAGE, type Numbered, type Segment } from './number-lines.ts';

interface Candidate {
  value: number;
  /** A label such as 'Page 42' needs no neighbor to be believed. */
  weight: number;
  row: Numbered;
  /** Nothing but the number stands on the row. */
  isWhole: boolean;
}

const FORMS: readonly { pattern: RegExp; weight: number; isWhole: boolean }[] = [
  { pattern: /^(?:page|pg\.?|p\.)\s*(\d{1,4})(?:\s*(?:of|\/)\s*\d{1,4})?$/i, weight: 3, isWhole: true },
  { pattern: /^[-–—\s]*(\d{1,4})[-–—\s]*$/, weight: 1, isWhole: true },
  { pattern: /\bpage\s+(\d{1,4})(?:\s+of\s+\d{1,4})?$/i, weight: 2, isWhole: false },
  { pattern: /^page\s+(\d{1,4})\b/i, weight: 2, isWhole: false },
  { pattern: /\s(\d{1,4})$/, weight: 0, isWhole: false },
  { pattern: /^(\d{1,4})\s/, weight: 0, isWhole: false },
];

/** How far a page's neighbors are asked whether their numbers fit. */
const NEIGHBORS = 8;
const EDGE_ROWS = 2;

function candidates(segment: Segment): Candidate[] {
  const isUnnumbered = segment.last === 0;
  const edges = segment.rows.filter(
    ({ place }, index) =>
      place !== 'body' || (isUnnumbered && (index < EDGE_ROWS || index >= segment.rows.length - EDGE_ROWS)),
  );
  return edges.flatMap((row) => {
    for (const { pattern, weight, isWhole } of FORMS) {
      const found = pattern.exec(row.text)?.[1];
      if (found !== undefined) return [{ value: Number(found), weight, isWhole, row }];
    }
    return [];
  });
}

export interface PageNumbers {
  /** The printed number of each segment; null where none can be told. */
  pages: (number | null)[];
  /** Rows that are nothing but a page number, or stand above or below the lines and end with it. */
  rows: Set<Numbered>;
  /** How many of the numbers were read, not concluded from the pages around. */
  read: number;
}

/** The transcript's own page numbers, by what its pages print at head or foot and how well they follow each other. */
export function readPageNumbers(segments: readonly Segment[]): PageNumbers {
  const all = segments.map(candidates);
  const has = all.map((found) => new Set(found.map(({ value }) => value)));
  const rows = new Set<Numbered>();
  const pages = all.map((found, index) => {
    let best: { score: number; candidate: Candidate } | null = null;
    for (const candidate of found) {
      let support = 0;
      for (let step = -NEIGHBORS; step <= NEIGHBORS; step += 1) {
        if (step !== 0 && has[index + step]?.has(candidate.value + step)) support += 1;
      }
      const score = support * 2 + candidate.weight;
      const isBelieved =
        support > 0 || candidate.weight >= 2 || (segments.length === 1 && candidate.weight > 0);
      if (isBelieved && (best === null || score > best.score)) best = { score, candidate };
    }
    if (best !== null && (best.candidate.isWhole || best.candidate.row.place !== 'body'))
      rows.add(best.candidate.row);
    return best?.candidate.value ?? null;
  });
  const read = pages.filter((page) => page !== null).length;
  for (const [index, segment] of segments.entries()) {
    for (const row of segment.rows) {
      if (row.place !== 'body' && BARE_PAGE.test(row.text) && pages[index] !== null) rows.add(row);
    }
  }
  return { pages: read === 0 ? pages : filled(pages), rows, read };
}

/** Pages without a number between or beside numbered ones get theirs by counting, where counting comes out. */
function filled(pages: readonly (number | null)[]): (number | null)[] {
  const result = [...pages];
  const known = pages.flatMap((page, index) => (page === null ? [] : [{ page, index }]));
  let passed = 0;
  for (let index = 0; index < result.length; index += 1) {
    if (result[index] !== null) {
      passed += 1;
      continue;
    }
    const [before, after] = [known[passed - 1], known[passed]];
    if (before && after && after.page - before.page !== after.index - before.index) continue;
    const counted = before
      ? before.page + index - before.index
      : after
        ? after.page - (after.index - index)
        : 0;
    if (counted >= 1) result[index] = counted;
  }
  return result;
}
