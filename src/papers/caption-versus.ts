import { isRoleAlone, isRoleAndVersus, isVersus, roleOf } from './caption-cells.ts';
import type { Grid } from './caption-grid.ts';
import type { GridCell } from './caption-pieces.ts';
import type { PartyRole } from './schema.ts';

const SEEN = 53;

/** '364 F.3d 1305', '(11th Cir. 2007)': a decision that a line of running words cites. */
const CITES = /,\s\d{1,4}\s\p{Lu}[\p{L}\d. ]{0,12}\s\d{1,5}\b|\((?:[^()]{1,20}\s)?(?:19|20)\d\d\)/u;

const FIRST_SIDE = new Set<PartyRole | null>(['plaintiff', 'petitioner']);
const SECOND_SIDE = new Set<PartyRole | null>(['defendant', 'respondent']);

/** The rows of two roles that close the sides of a caption, each alone on its line; null without both. */
function rowsOfRoles({ cells }: Grid): { first: number; second: number } | null {
  const alone = cells.filter(({ row, text }) => row < HEAD_ROWS && isRoleAlone(text) && !/:\s*$/.test(text));
  const first = alone.find(({ text }) => FIRST_SIDE.has(roleOf(text)));
  const second = alone.find(({ row, text }) => row > (first?.row ?? row) && SECOND_SIDE.has(roleOf(text)));
  return first === undefined || second === undefined ? null : { first: first.row, second: second.row };
}

const HEAD_ROWS = 60;

/**
 * The row of the 'v.' between the sides; -1 without one. Where recognition lost it between two roles, one further down is
 * of a case that is cited; and one in a line above both is of a running title.
 */
export function versusRow(grid: Grid): number {
  const roles = rowsOfRoles(grid);
  const isOfRoles = ({ row, text }: GridCell) =>
    roles === null || (row <= roles.second && (row >= roles.first || !isWithinLine(text)));
  const all = grid.cells.filter(
    (cell) =>
      cell.row < 110 &&
      (cell.column !== 'right' || isRoleAndVersus(cell.text)) &&
      isVersus(cell.text) &&
      isOfRoles(cell) &&
      !CITES.test(cell.text),
  );
  // Text recognition sees a 'v' in a seal or a crest, too, but not surely.
  const isBelowRole = ({ row, page }: GridCell) =>
    grid.cells.some(
      (cell) => cell.page === page && cell.row < row && cell.row >= row - 2 && isRoleAlone(cell.text),
    );
  const sure = all.find((cell) => cell.confidence === null || cell.confidence >= SEEN || isBelowRole(cell));
  return (sure ?? all[0])?.row ?? -1;
}

/** 'Ada Poe, Petitioner v. Bert Lund, Respondent': both sides on the line of the sign. */
function isWithinLine(text: string): boolean {
  return /\p{L}{2}.*\s(?:vs?\.?|versus)\s.*\p{L}{2}/iu.test(text);
}
