import type { Grid } from './caption-grid.ts';
import type { GridCell } from './caption-pieces.ts';

const ROWS_OF_HEAD = 12;

interface CourtOfForm {
  text: string;
  /** The form offers several courts, and nobody chose. */
  isOpen: boolean;
  at: GridCell;
}

const UNIT = /^judicial (district|circuit)$/i;
const FILLED = /^(?:\d{1,3}(?:st|nd|rd|th)|\p{L}+(?:-\p{L}+)?) judicial (?:district|circuit)$/iu;
const OF_STATE = /^state of michigan$/i;

/** 'STATE OF MICHIGAN' above 'JUDICIAL CIRCUIT' with no number filled in: how that state's forms name their courts; null without it. */
export function courtOfUnit({ cells }: Grid): CourtOfForm | null {
  const state = cells.find(({ row, text }) => row < ROWS_OF_HEAD && OF_STATE.test(text));
  if (state === undefined) return null;
  const below = cells.filter(
    ({ page, row }) => page === state.page && row > state.row && row <= state.row + 3,
  );
  // Of the units that the form offers, one has its number.
  if (below.some(({ text }) => FILLED.test(text))) return null;
  const units = below.flatMap(({ text }) => {
    const unit = UNIT.exec(text)?.[1];
    return unit === undefined ? [] : [{ unit: capital(unit) }];
  });
  const [first, second] = units;
  if (first === undefined) return null;
  const name =
    second === undefined || second.unit === first.unit ? first.unit : `${first.unit} or ${second.unit}`;
  return { text: `${name} Court, Michigan`, isOpen: name !== first.unit, at: state };
}

const DEPARTMENT =
  /^(?:supreme court[,:]? )?appellate division[,:]? (first|second|third|fourth) (?:judicial )?department$/i;

/** 'Appellate Division, First Department' at the top of a decision: no other state's court is named so; null without it. */
export function appellateDepartment({ cells }: Grid): CourtOfForm | null {
  for (const at of cells) {
    if (at.row >= ROWS_OF_HEAD) break;
    const department = DEPARTMENT.exec(at.text)?.[1];
    if (department !== undefined)
      return {
        text: `Supreme Court of New York, Appellate Division, ${capital(department)} Department`,
        isOpen: false,
        at,
      };
  }
  return null;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const MAGISTERIAL =
  /^(?:mag(?:isterial)?\.? dist(?:rict)?\.?(?: court| judge)?(?: no\.?| number)?|mdj)[\s:-]*(\d{2}-\d-\d{2})$/i;
const COUNTY = /^county(?: of|:) ?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/iu;
const COUNTY_LABEL = /^county:?$/i;
const NAME = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u;
const ROWS_OF_FORM = 40;

function countyIn(cells: readonly GridCell[], { page, row, right, text }: GridCell): string | undefined {
  if (!COUNTY_LABEL.test(text)) return COUNTY.exec(text)?.[1];
  const beside = cells.find((cell) => cell.page === page && cell.row === row && cell.left >= right);
  return beside !== undefined && NAME.test(beside.text) ? beside.text : undefined;
}

/** 'Mag. Dist. No: 31-1-01': how Pennsylvania numbers its lowest courts; null without it. */
export function magisterialDistrict({ cells }: Grid): CourtOfForm | null {
  const head = cells.filter(({ row }) => row < ROWS_OF_FORM);
  for (const at of head) {
    const number = MAGISTERIAL.exec(at.text)?.[1];
    if (number === undefined) continue;
    const county = head.map((cell) => countyIn(head, cell)).find((name) => name !== undefined);
    const place = county === undefined ? '' : `, ${county} County`;
    return { text: `Magisterial District Court ${number}${place}, Pennsylvania`, isOpen: false, at };
  }
  return null;
}

const OFFICE =
  /^(?:[\p{L}. ]{3,40}, )?(justice of the peace|(?:municipal |county )?magistrate)(?:,? (?:precinct|pct\.?),? (?:no\.? ?)?(\d{1,2})(?:,? place (\d))?)?[,.]?$/iu;
const PRECINCT = /^(?:precinct|pct\.?),? (?:no\.? ?)?(\d{1,2})(?:,? place (\d))?[,.]?$/i;
const OF_COUNTY = /^((?:\p{Lu}[\p{L}.'’]*\s){1,3}county),?\s((?:\p{L}+ ?){1,3})\.?$/iu;
const ROWS_OF_OFFICE = 3;

/** 'JUSTICE OF THE PEACE' above 'PRECINCT 3' and 'LARCH COUNTY, TEXAS': the court is its judge's, by office and place; null without it. */
export function courtOfOffice({ cells }: Grid): CourtOfForm | null {
  for (const at of cells) {
    const [, office, own, ownPlace] = OFFICE.exec(at.text) ?? [];
    if (office === undefined) continue;
    const below = cells.filter(
      ({ page, row, left, right }) =>
        page === at.page &&
        row > at.row &&
        row <= at.row + ROWS_OF_OFFICE &&
        left < at.right + BESIDE &&
        right > at.left - BESIDE,
    );
    const county = below.map(({ text }) => OF_COUNTY.exec(text)).find((found) => found !== null);
    if (county === undefined) continue;
    const [, unit, place] =
      below.map(({ text }) => PRECINCT.exec(text)).find((found) => found !== null) ?? [];
    const [number, seat] = [own ?? unit, ownPlace ?? place];
    const name = /peace$/i.test(office) ? 'Justice Court' : office.split(' ').map(capital).join(' ');
    const parts = [
      name,
      ...(number === undefined ? [] : [`Precinct ${number}`]),
      ...(seat === undefined ? [] : [`Place ${seat}`]),
      ...county.slice(1, 3).map((words = '') => words.trim().split(' ').map(capital).join(' ')),
    ];
    return { text: parts.join(', '), isOpen: false, at };
  }
  return null;
}

/** The lines of an office are centered on each other, or nearly. */
const BESIDE = 300;

const ASKED_OF_FORM =
  /^(?:\d{1,2}[.)]\s*)?(?:the )?name and address of (?:the )?court (?:is|are)\s*:\s*((?=.*\bcourt\b)[^\d]{8,110}?)(?:,?\s+\d.*)?$/i;

/** 'The name and address of the court are: SUPERIOR COURT OF …, COUNTY OF …, 12 Elm Street': what a form asks for; null without it. */
export function courtAsked({ cells }: Grid): CourtOfForm | null {
  for (const at of cells) {
    const name = ASKED_OF_FORM.exec(at.text)?.[1];
    if (name !== undefined) return { text: name.trim(), isOpen: false, at };
  }
  return null;
}
