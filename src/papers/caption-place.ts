import { US_STATES } from '../states.ts';
import { isRoleAlone, isVersus } from './caption-cells.ts';
import type { Grid } from './caption-grid.ts';
import type { GridCell } from './caption-pieces.ts';
import { plain } from './paper.ts';

export const STATE_NAMES = new RegExp(
  `\\b(?:${US_STATES.map(({ name }) => name).join('|')}|united states|u\\. ?s\\.)`,
  'i',
);

/** Whether a name of a court says of which place it is. */
export function saysWhere(text: string): boolean {
  return (
    STATE_NAMES.test(text) ||
    /\b(?:county|parish|city|town|district) (?:of )?(?!court\b)\p{L}|\p{L} county\b/iu.test(text)
  );
}

const PLACE =
  /^(?:(?:the )?(?:state|commonwealth|county|parish|city and county) of(?: \p{L}[\p{L}.'’-]*){1,4}|virginia\s?:)$/iu;

/** 'STATE OF …' and 'COUNTY OF …' in the corners of a head whose court stands in another: they say which court it is. */
export function withPlaces(grid: Grid, parts: readonly GridCell[]): GridCell[] {
  const placed = withState(grid, parts);
  const [first, last] = [placed[0], placed.at(-1)];
  const unit = first === undefined || last === undefined ? undefined : unitNear(grid.cells, first, last);
  if (unit !== undefined && !placed.includes(unit)) return [...placed, unit];
  const isAlone = isOfStateAlone(placed.map(({ text }) => text).join(' '));
  if (!isAlone || first === undefined || last === undefined) return placed;
  return [...placed, ...countyBelow(grid.cells, first, last)];
}

function withState({ cells }: Grid, parts: readonly GridCell[]): GridCell[] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return [...parts];
  if (parts.some(({ text }) => STATE_NAMES.test(text))) return [...parts];
  if (!saysWhere(plain(parts.map(({ text }) => text).join(' ')))) {
    const near = placesNear(cells, first, last);
    if (near.length > 0) return [...near, ...parts].toSorted((a, b) => a.row - b.row || a.left - b.left);
  }
  const places = cells.filter(
    (cell) =>
      cell.page === first.page &&
      cell.row >= first.row - 2 &&
      cell.row <= last.row + 2 &&
      (cell.right <= first.left || cell.left >= first.right) &&
      PLACE.test(cell.text) &&
      !parts.includes(cell) &&
      !cells.some(({ row, text }) => row === cell.row && isRoleAlone(text)) &&
      // 'THE STATE OF OHIO' above the 'v.' of its column sues.
      !cells.some(
        (other) =>
          other.page === cell.page &&
          other.row > cell.row &&
          other.row <= cell.row + 2 &&
          other.left < cell.right &&
          other.right > cell.left &&
          isVersus(other.text),
      ),
  );
  if (!places.some(({ text }) => STATE_NAMES.test(text))) return [...parts];
  return [...places, ...parts].toSorted((a, b) => a.row - b.row || a.left - b.left);
}

/** A court that sits in every county of its state, named without the county. */
export function isOfStateAlone(name: string): boolean {
  return (
    STATE_NAMES.test(name) &&
    !/\bunited states\b|\bu\. ?s\./i.test(name) &&
    !/\b(?:county|parish|circuit|division|city|town|precinct|departments?|claims|appeals?|appellate|tax|board|bureau|commission)\b/i.test(
      name,
    ) &&
    !/\bsupreme\b/i.test(name)
  );
}

/** 'SUFFOLK, ss.', 'PROVIDENCE, SC.', 'CHITTENDEN UNIT': how New England says in which county a court sits. */
const COUNTY_OR_UNIT = /^(?!state\b|county\b)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:, ?s\.?[sc]\.?:?| unit)$/iu;
const NEW_ENGLAND = /\b(?:connecticut|maine|massachusetts|new hampshire|rhode island|vermont)\b/i;

function unitNear(cells: readonly GridCell[], first: GridCell, last: GridCell): GridCell | undefined {
  const near = cells.filter(
    ({ page, row }) => page === first.page && row >= first.row - 3 && row <= last.row + 3,
  );
  return near.some(({ text }) => NEW_ENGLAND.test(text))
    ? near.find(({ text }) => COUNTY_OR_UNIT.test(text))
    : undefined;
}

const COUNTY_ASKED = /^county of:? \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}$/iu;

/** 'County of: Alder' or 'Alder County' on the row below a court of its state, in whichever column. */
function countyBelow(cells: readonly GridCell[], first: GridCell, last: GridCell): GridCell[] {
  const county = cells.find(
    ({ page, row, text }) =>
      page === first.page &&
      row > first.row &&
      row <= last.row + 1 &&
      (COUNTY_ASKED.test(text) || COUNTY_ALONE.test(text)),
  );
  return county === undefined ? [] : [county];
}

/** 'HOUSING COURT DEPARTMENT', below the trial court of which it is one. */
const DEPARTMENT = /^(?:\p{L}+ ){1,4}court department$/iu;
const DIVISION = /^division (?:one|two|three|four|five|six|seven|eight|[IVX]{1,4}|\d)$/i;

/** 'DIVISION ONE' in the second column, under the number: a part of the court of appeals named above. */
export function withDivision({ cells }: Grid, parts: readonly GridCell[]): GridCell[] {
  const [first, last] = [parts[0], parts.at(-1)];
  const text = parts.map((part) => part.text).join(' ');
  const trial = parts.find((part) => /\btrial court$/i.test(part.text));
  if (trial !== undefined) {
    const department = cells.find(
      ({ page, row, text: printed }) =>
        page === trial.page && row > trial.row && row < trial.row + 12 && DEPARTMENT.test(printed),
    );
    return department === undefined ? [...parts] : [...parts, department];
  }
  if (first === undefined || last === undefined || !/\bappeals?\b/i.test(text) || /\bdivision\b/i.test(text))
    return [...parts];
  const division = cells.find(
    (cell) =>
      cell.page === first.page && cell.row > last.row && cell.row < last.row + 12 && DIVISION.test(cell.text),
  );
  return division === undefined ? [...parts] : [...parts, division];
}

const COUNTY_ALONE = /^(?!.*\bor\b)\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2} (?:county|parish)$/iu;
const ROWS_OF_FORM = 6;

/** 'Sycamore County' some rows above or below a court that says not where it is: blanks of a form, with labels between. */
function placesNear(cells: readonly GridCell[], first: GridCell, last: GridCell): GridCell[] {
  return cells.filter(
    (cell) =>
      cell.page === first.page &&
      cell.row >= first.row - ROWS_OF_FORM &&
      cell.row <= last.row + ROWS_OF_FORM &&
      cell.left < first.right &&
      cell.right > first.left &&
      (COUNTY_ALONE.test(cell.text) || PLACE.test(cell.text)) &&
      !/\d/.test(cell.text),
  );
}

const NAMED_STATE = new RegExp(
  `(?:\\b(?:state|commonwealth) of |, )(${US_STATES.map(({ name }) => name).join('|')})(?=[,.;]?$|[,.;]? \\()`,
  'i',
);
const ROWS_OF_HEAD = 40;

/** The only state that the lines of a head name, where its court is one of a county and says not of which state; null else. */
export function stateOfHead({ cells }: Grid, court: string): string | null {
  // A county may bear the name of another state; in 'STATE OF NEW MEXICO COUNTY OF TAOS' none does.
  const rest = court.replace(/\b\p{L}+ (?:county|parish)\b(?! of\b)/giu, '');
  if (rest === court || STATE_NAMES.test(rest)) return null;
  const found = cells.flatMap(({ row, text }) => {
    const name = row < ROWS_OF_HEAD && text.length < 60 ? NAMED_STATE.exec(text)?.[1] : undefined;
    return name === undefined ? [] : [name.toLowerCase()];
  });
  const [only] = found;
  if (only === undefined || found.some((name) => name !== only)) return null;
  return US_STATES.find(({ name }) => name.toLowerCase() === only)?.name ?? null;
}
