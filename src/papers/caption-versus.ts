import { isRoleAlone, isRoleAndVersus, isVersus } from './caption-cells.ts';
import type { Grid } from './caption-grid.ts';
import type { GridCell } from './caption-pieces.ts';

const SEEN = 53;

/** The row of the 'v.' between the sides; -1 without one. */
export function versusRow(grid: Grid): number {
  const all = grid.cells.filter(
    ({ row, column, text }) => row < 110 && (column !== 'right' || isRoleAndVersus(text)) && isVersus(text),
  );
  // Text recognition sees a 'v' in a seal or a crest, too, but not surely.
  const isBelowRole = ({ row, page }: GridCell) =>
    grid.cells.some(
      (cell) => cell.page === page && cell.row < row && cell.row >= row - 2 && isRoleAlone(cell.text),
    );
  const sure = all.find((cell) => cell.confidence === null || cell.confidence >= SEEN || isBelowRole(cell));
  return (sure ?? all[0])?.row ?? -1;
}
