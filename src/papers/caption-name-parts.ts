import type { Grid } from './caption-grid.ts';
import { isName, overlaps, SAME_LEFT } from './caption-labels.ts';
import { toParties } from './caption-names.ts';
import type { GridCell } from './caption-pieces.ts';
import { readable } from './counts.ts';
import type { Paper } from './paper.ts';
import type { AnalysisParty } from './schema.ts';

const PART_LABELS = [/^\W*first name\b/i, /^\W*middle name\b/i, /^\W*last name\b/i] as const;
const FORM_ROWS = 120;
const PART_ROWS = 12;

/**
 * The people of a form that asks for a first, a middle and a last name, with each label below what is filled in; `above`:
 * the row of the 'v.' below which the names stand each under its label.
 */
export function fromNameParts(paper: Paper, { cells }: Grid, above: number | null = null): AnalysisParty[] {
  const form = cells.filter(({ row, page }) => row < FORM_ROWS && page === cells[0]?.page);
  const firsts = form.filter(
    ({ text, row }) => PART_LABELS[0].test(text) && (above === null || (row > above && row <= above + 2)),
  );
  const top = firsts[0]?.row;
  const joined = above === null ? overOneLine(paper, form) : [];
  if (joined.length > 0) return joined;
  return firsts.flatMap((first) => {
    // Below the names of the parties other forms ask for those by which they went before.
    if (first.row !== top) return [];
    const parts = above === null ? partsOver(form, first) : partsUnder(form, first);
    const last = parts.at(-1);
    // One name over labels that share a row is whole.
    const isRow = form.some(({ text, row }) => row === first.row && PART_LABELS[2].test(text));
    const isWhole = isRow && parts.length === 1 && /\S\s+\S/.test(last?.text ?? '');
    if (last === undefined || (parts.length < 2 && !isWhole)) return [];
    const party = toParties(paper, [{ ...last, line: last.row }], 'other')[0];
    if (party === undefined) return [];
    return [{ ...party, name: readable(parts.map(({ text }) => text).join(' '), SUFFIXES) }];
  });
}

const ALL_PARTS = /^\W*first name\s+(?:middle name\s+)?last name\W*$/i;

/** 'First Name  Middle Name  Last Name' printed as one line right below the whole name. */
function overOneLine(paper: Paper, form: readonly GridCell[]): AnalysisParty[] {
  return form.flatMap((label) => {
    if (!ALL_PARTS.test(label.text)) return [];
    const name = form.findLast(
      (cell) => cell.row < label.row && cell.row >= label.row - 2 && overlaps(cell, label),
    );
    return name !== undefined && isName(name) ? toParties(paper, [{ ...name, line: name.row }], 'other') : [];
  });
}

function partsOver(form: readonly GridCell[], first: GridCell): GridCell[] {
  return PART_LABELS.flatMap((label) => {
    const below = form.find(
      (cell) =>
        label.test(cell.text) &&
        cell.row >= first.row &&
        cell.row < first.row + PART_ROWS &&
        Math.abs(cell.left - first.left) < SAME_LEFT,
    );
    const value = form.findLast(
      (cell) =>
        below !== undefined &&
        cell.row < below.row &&
        cell.row >= below.row - 2 &&
        Math.abs(cell.left - below.left) < SAME_LEFT &&
        !/\bname\b|[:?]/i.test(cell.text),
    );
    return value === undefined ? [] : [value];
  });
}

/** The labels beside each other on one row, and under each what is filled in. */
function partsUnder(form: readonly GridCell[], first: GridCell): GridCell[] {
  return PART_LABELS.flatMap((label) => {
    const above = form.find((cell) => label.test(cell.text) && cell.row === first.row);
    const value = form.find(
      (cell) =>
        above !== undefined &&
        cell.row === above.row + 1 &&
        Math.abs(cell.left - above.left) < 2 * SAME_LEFT &&
        !/\bname\b|[:?\d]/i.test(cell.text),
    );
    return value === undefined ? [] : [value];
  });
}

const SUFFIXES = /^(?:[IVX]+|[A-Z]\.?)$/;
