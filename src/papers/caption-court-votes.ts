import { lessSure } from './caption-certainty.ts';
import { isCourtWord } from './caption-misread.ts';
import type { GridCell } from './caption-pieces.ts';
import { saysWhere } from './caption-place.ts';
import type { Paper } from './paper.ts';
import type { Certainty } from './schema.ts';

const MOST_COUNTED = 8;
const MOST_MORE = 6;
const POOR = 62;

const SMALL = /^(?:the|of|for|in|and|at)$/;
const wordsOf = (parts: readonly GridCell[]): string[] =>
  parts
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.filter((word) => !SMALL.test(word)) ?? [];

const isOpen = (parts: readonly GridCell[]) =>
  /\b(?:of|for|the|in|and)\W*$|,$/i.test(parts.at(-1)?.text ?? '');
const lowest = (parts: readonly GridCell[]) => Math.min(...parts.map(({ confidence }) => confidence ?? 100));

/** 'TARRANT COUNTY, TEXAS', 'COUNTY OF LARCH': where a court sits. */
const PLACE =
  /^(?:county of \p{L}[\p{L} .'’-]*|\p{L}[\p{L} .'’-]* (?:county|parish))(?:, \p{L}[\p{L} ]*)?$/iu;

/**
 * The name of the court that the head of a scan gives in full, where it stands there more than once: on a stamp, in a box,
 * above the parties. What all give and one gives more of is taken from that one; a place that the chosen one lacks, from
 * beside the parties.
 */
export function fullest(
  all: readonly GridCell[],
  named: readonly GridCell[],
  partsOf: (cell: GridCell) => GridCell[],
): GridCell[] {
  // The caption of a second case begins as the first did.
  const again = all.findIndex(({ text }, at) => at > 0 && text === all[0]?.text);
  const own = all.slice(0, again === -1 ? all.length : again);
  if (own.every(({ confidence }) => confidence === null)) return own;
  const words = wordsOf(own);
  const others = named
    .filter((cell) => !own.includes(cell) && cell.page === own[0]?.page)
    .slice(0, MOST_COUNTED)
    .map(partsOf);
  const fuller = others.find((parts) => {
    const theirs = wordsOf(parts);
    const isMore =
      theirs.join(' ').length > words.join(' ').length && theirs.length <= words.length + MOST_MORE;
    const isWhole = !isOpen(parts) && saysWhere(parts.map(({ text }) => text).join(' '));
    // The last word may be broken off: 'County of Lar'.
    const isIn = (word: string, at: number) =>
      theirs.includes(word) || (at === words.length - 1 && theirs[at]?.startsWith(word) === true);
    return isMore && isWhole && lowest(parts) >= POOR && words.every(isIn);
  });
  if (fuller !== undefined) return fuller;
  if (saysWhere(own.map(({ text }) => text).join(' '))) return own;
  const place = others.flat().find(({ text, confidence }) => PLACE.test(text) && (confidence ?? 100) >= POOR);
  return place === undefined ? own : [...own, place];
}

const SURE = 82;
const LOOKED_THROUGH = 60_000;

/**
 * How sure the words of a court's name were read: a part that was read badly is likely where its words are those that
 * names of courts are made of, or stand elsewhere in the paper, too.
 */
export function courtCertainty(paper: Paper, parts: readonly GridCell[]): Certainty {
  let certainty: Certainty = 'certain';
  for (const { confidence, text, start, end } of parts) {
    if (confidence === null || confidence >= SURE) continue;
    const rest = () => ` ${paper.text.slice(0, start)} ${paper.text.slice(end, LOOKED_THROUGH)} `;
    const isKnown = confidence >= POOR || isSaid(text, rest().toLowerCase());
    certainty = lessSure(certainty, isKnown ? 'likely' : 'unsure');
  }
  return certainty;
}

function isSaid(part: string, rest: string): boolean {
  // '417th' is said by the number of a case in that court.
  const words = part.toLowerCase().match(/\d{2,}(?=st|nd|rd|th)|[\p{L}\d]+/gu) ?? [];
  const isLong = (word: string) => /\p{L}{4}|^\d{2,}$/u.test(word);
  return words.every(
    (word) =>
      SMALL.test(word) ||
      /^(?:st|nd|rd|th)$/.test(word) ||
      isCourtWord(word) ||
      (isLong(word) && holds(rest, word)),
  );
}

const holds = (text: string, word: string) =>
  text.split(word, MOST_FOUND).some((before, at, all) => {
    const after = all[at + 1];
    return after !== undefined && !/[\p{L}\d]$/u.test(before) && !/^[\p{L}\d]/u.test(after);
  });

const MOST_FOUND = 20;
