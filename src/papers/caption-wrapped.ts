import type { GridCell } from './caption-pieces.ts';

/** Whether a number stops at the sign that joins its groups: the rest stands elsewhere, or was lost. */
export function breaksOff(number: string): boolean {
  return /[-\u2010\u2011\u2013\u2212\u00ad\ufffe/]$/.test(number);
}

/** Whether a number breaks off before what tells one case from another: only a judge's letters follow five figures. */
export function lacksItsRest(number: string): boolean {
  return breaksOff(number) && !/\d{5}.$/.test(number);
}

/** The rest of a number on a line of its own: '00412', '00718-EV', 'cv-00412-EV'. */
const REST = /^(?=\S*\d{2})(?:[a-z]{2}-)?[A-Z\d]{2,10}(?:-[A-Z]{1,4}){0,2}$/;
const ROWS_BELOW = 2;
const INDENT = 400;

/** The next line of a cell, where it is the rest of the number that breaks off there; null for anything else. */
export function goingOn(cells: readonly GridCell[], cell: GridCell): GridCell | null {
  const below = cells.find(
    ({ page, row, left, right }) =>
      page === cell.page &&
      row > cell.row &&
      row <= cell.row + ROWS_BELOW &&
      left < cell.right &&
      right > cell.left - INDENT &&
      left > cell.left - INDENT,
  );
  return below !== undefined && REST.test(below.text) ? below : null;
}

/** The same where running words go on behind it: '01234, in which …'. */
const REST_IN_WORDS =
  /^[^\S\n]*\n[^\S\n]*((?:[A-Za-z]{2}-)?\d{3,10}(?:-[A-Z]{1,4}){0,2})(?=$|[\s,;:)]|\.(?!\d))/;

/** What goes on below with a number that ends at `end` of a text, and with its line; null for anything else. */
export function goingOnInWords(
  text: string,
  end: number,
): { text: string; start: number; end: number } | null {
  const match = REST_IN_WORDS.exec(text.slice(end, end + REST_WITHIN));
  if (match?.[1] === undefined) return null;
  const start = end + match[0].length - match[1].length;
  return { text: match[1], start, end: start + match[1].length };
}

const REST_WITHIN = 120;

/**
 * 'Odalys T', 'Trevine-': a name that stops at an initial without its period, or at a hyphen. Of several things the last
 * has a letter, too, and lists put the initial last: 'Trevine Odalys T'.
 */
const STOPS =
  /\p{L}-$|(?<!\b(?:through|to|and|trust|series|class|unit|lot|tract|parcel|part|group|type|plan|no|fund|division|school|building|apartment|does?|roes?))(?<=^\p{L}{2,})\s\p{Lu}$/iu;

/** Whether a name may go on where it ends: what was read of it is not known to be all of it. */
export function isCutOff(name: string): boolean {
  return /\p{L}-$|\s\p{Lu}$/u.test(name) && STOPS.test(name);
}
