import { headOf } from '../text/lines.ts';
import { type Cell, isRoleAlone, isVersus, roleOf } from './caption-cells.ts';
import { type Grid, gridOf } from './caption-grid.ts';
import { toParties, toTurnedParties } from './caption-names.ts';
import { isContact } from './caption-notes.ts';
import { numberIn } from './caption-number.ts';
import type { GridCell } from './caption-pieces.ts';
import { isProse, type Paper } from './paper.ts';
import type { AnalysisParty, PartyRole } from './schema.ts';

const ROLE =
  /\b(plaintiff|petitioner|claimant|landlord|complainant|appellant|defendant|respondent|appellee|tenant)(?:\(s\)|s|[’']s|s[’'])?(?![\p{L}])/giu;
/** What a form says beside a role where a name is to be filled in. */
const ASKS = /\b(?:names?|address(?:es)?|phone|telephone|suing|sued|filing|information)\b/i;
const OTHER_PERSON = /\b(?:attorneys?|lawyers?|counsel|agent|guardian|judge|court|bar)\b|\?$/i;
const LONGEST_LABEL = 70;
/** With its colon. */
const LONGEST_ASKED = 100;
const ROWS = 60;
const ROWS_BELOW = 3;
const ROWS_ABOVE = 6;

/** The role whose name a label of a form asks for: 'Plaintiff's name, address, and telephone no.'; null for none. */
function roleAsked(text: string): PartyRole | null {
  if (
    text.length > (/:$/.test(text) ? LONGEST_ASKED : LONGEST_LABEL) ||
    !ASKS.test(text) ||
    OTHER_PERSON.test(text)
  )
    return null;
  const roles = new Set([...text.matchAll(ROLE)].map(([, role = '']) => role.toLowerCase()));
  const [role] = roles;
  return role === undefined || roles.size > 1 ? null : roleOf(role);
}

export const overlaps = (one: GridCell, other: GridCell) => one.left < other.right && other.left < one.right;

/** Whether a cell may hold a name that a form asks for. */
export function isName({ text }: GridCell): boolean {
  return (
    /\p{L}{2}/u.test(text) &&
    !/^\W*\d/.test(text) &&
    text.length < 60 &&
    !isProse(text) &&
    !/[:?]$/.test(text) &&
    !isContact(text) &&
    !isVersus(text) &&
    !/^and$/i.test(text) &&
    !OTHER_PERSON.test(text) &&
    !ASKS.test(text)
  );
}

const ROLE_WORDS = '(plaintiff|petitioner|claimant|landlord|complainant|defendant|respondent|tenant)';
/** 'Plaintiff Name: Ada Poe', 'Petitioner(s) ADA POE', 'NOTICE TO RESPONDENT (Name): ADA POE', "Petitioner's name is: Ada Poe": a label and, on its line or at its side, the name. */
const NAME_LABEL = new RegExp(
  `^(?:${ROLE_WORDS}(?:\\(s\\)|s|['’]s)?\\s+names?\\s*:|${ROLE_WORDS}(?:\\(s\\)|/s)\\s*:?|names?\\s\\(${ROLE_WORDS}\\)\\s*:|notice\\sto\\s(?:the\\s)?${ROLE_WORDS}(?:\\(s\\))?\\s\\(names?\\)\\s*:|${ROLE_WORDS}['’]s?\\snames?\\s(?:is|are)\\s*:)\\s*(?=\\p{Lu}|$)`,
  'iu',
);

/** The parties of a head that says each name right of its label. */
function besideLabels(paper: Paper, cells: readonly GridCell[]): AnalysisParty[] {
  return cells.flatMap((cell, at) => {
    const label = NAME_LABEL.exec(cell.text);
    const role = roleOf(label?.slice(1).find((said) => said !== undefined) ?? '');
    if (label === null || role === null) return [];
    const rest = cell.text.slice(label[0].length);
    const next = cells[at + 1];
    const isBeside = next !== undefined && next.row === cell.row && next.page === cell.page;
    const name =
      rest !== '' ? { ...cell, text: rest, start: cell.end - rest.length } : isBeside ? next : undefined;
    if (name === undefined) return [];
    const list = listFrom(cells, name);
    if (list.length > 0) return toParties(paper, list, role);
    return isName(name) ? toTurnedParties(paper, { ...name, line: name.row }, role) : [];
  });
}

/** 'Ada Poe, Bert Lund, Elm Towing,' over as many lines as it takes, right of its label. */
function listFrom(cells: readonly GridCell[], first: GridCell): Cell[] {
  if ((first.text.match(/,\s|,$/g)?.length ?? 0) < 2 || isContact(first.text) || isProse(first.text))
    return [];
  const lines = [{ ...first, line: first.row }];
  for (const cell of cells.slice(cells.indexOf(first) + 1)) {
    const above = lines.at(-1);
    const isNext = above !== undefined && /,$/.test(above.text) && cell.row === above.row + 1;
    if (isNext && Math.abs(cell.left - first.left) <= SAME_LEFT && !/:$/.test(cell.text))
      lines.push({ ...cell, line: cell.row });
  }
  return lines;
}

/** '1 The plaintiff (the person, business, or public entity that is suing) is:' with 'Name: Ada Poe' below it. */
const ITEM = new RegExp(
  `^\\W*(?:[\\p{L}\\d]{1,2}[.)]?\\s+)?(?:the )?${ROLE_WORDS}(?:\\(s\\)|s)?\\b(?:[^.]{0,110}(?:\\b(?:is|are)\\b\\s*:?|:)|\\s(?:#|no\\.?)?\\s?\\d{1,2})$`,
  'iu',
);
const ITEM_NAME = /^(?:full )?name(?: of (?:person|business))?\s*:\s*/i;
const ITEM_ROWS = 4;

/** The people of a form whose items say of each role who it is, each once. */
function fromItems(paper: Paper, cells: readonly GridCell[]): AnalysisParty[] {
  const said = cells.flatMap((cell, at) => {
    // 'Plaintiff' over 'Name: Ada Poe': how a register lists who takes part.
    const below = cells[at + 1];
    const isHeading = isRoleAlone(cell.text) && below?.row === cell.row + 1 && ITEM_NAME.test(below.text);
    const role = isHeading ? roleOf(cell.text) : roleOf(ITEM.exec(cell.text)?.[1] ?? '');
    if (role === null) return [];
    const near = cells.slice(at + 1, at + 10);
    const label = near.find(
      ({ text, row, page }) => page === cell.page && row <= cell.row + ITEM_ROWS && ITEM_NAME.test(text),
    );
    if (label === undefined) return [];
    const words = label.text
      .replace(ITEM_NAME, '')
      .replace(/\s+(?:phone|telephone|address|e-?mail)\b.*$/i, '');
    const beside = near.find(({ row, left }) => row === label.row && left >= label.right);
    const name =
      words === '' ? beside : { ...label, text: words, start: label.start + label.text.indexOf(words) };
    return name !== undefined && isName(name)
      ? toTurnedParties(paper, { ...name, line: name.row }, role)
      : [];
  });
  return said.filter(
    ({ name, role }, at) => !said.slice(0, at).some((one) => one.name === name && one.role === role),
  );
}

const FEWEST_ROWS = 2;

/** Rows of a table that say each party's role and, right of it, the name. */
function fromRows(paper: Paper, cells: readonly GridCell[]): AnalysisParty[] {
  const rows = cells.flatMap((cell, at) => {
    const role = isRoleAlone(cell.text) && /\p{L}$/u.test(cell.text) ? roleOf(cell.text) : null;
    const name = cells[at + 1];
    const isFirst = cells[at - 1]?.row !== cell.row;
    const isBeside = name !== undefined && name.row === cell.row && name.page === cell.page;
    return role !== null && isFirst && isBeside && isName(name) && !isRoleAlone(name.text)
      ? [{ role, cell, name }]
      : [];
  });
  const [first] = rows;
  const own = rows.filter(
    ({ cell, name }) =>
      Math.abs(cell.left - (first?.cell.left ?? 0)) <= SAME_LEFT &&
      Math.abs(name.left - (first?.name.left ?? 0)) <= SAME_LEFT,
  );
  if (own.length < FEWEST_ROWS || new Set(own.map(({ role }) => role)).size < 2) return [];
  return own.flatMap(({ name, role }) => toTurnedParties(paper, { ...name, line: name.row }, role));
}

export const SAME_LEFT = 160;

/** The parties of a form that asks for them by labels: each name stands below its label, or at the top of the block above it. */
export function fromLabels(paper: Paper, grid: Grid): AnalysisParty[] {
  const cells = grid.cells.filter(({ row }) => row < ROWS);
  const rows = fromRows(paper, cells);
  if (rows.length > 0) return rows;
  const beside = besideLabels(paper, cells);
  if (new Set(beside.map(({ role }) => role)).size > 1) return beside;
  let items = fromItems(paper, grid.cells);
  // The items of a form run over pages.
  if (new Set(items.map(({ role }) => role)).size === 1)
    items = fromItems(paper, gridOf(headOf(paper.lines, LINES_OF_FORM), paper.text).cells);
  if (new Set(items.map(({ role }) => role)).size > 1) return items;
  const labels = cells.flatMap((cell) => {
    const role = roleAsked(cell.text);
    return role === null ? [] : [{ cell, role }];
  });
  // A form has its labels above what is filled in, or below it.
  const isBelow = !labels.every(({ cell }) => nameBelow(cells, cell) !== undefined);
  const areAbove = isBelow && labels.every(({ cell }) => nameAbove(cells, cell) !== undefined);
  return labels.flatMap(({ cell: label, role }) => {
    const name = (areAbove ? undefined : nameBelow(cells, label)) ?? nameAbove(cells, label);
    if (name === undefined) return [];
    return [name, ...(areAbove ? [] : furtherBelow(cells, label, name))].flatMap(
      ({ text: printed, end, row }) => {
        // The sign of the 'v.' between two boxes may run into the name.
        const text = printed.replace(/^v\s+(?=\p{Lu})/u, '');
        return toTurnedParties(paper, { text, start: end - text.length, end, line: row }, role);
      },
    );
  });
}

/** 'ADA POE 9 FERN ST': the street behind the name, on its line. */
const STREET_BEHIND = /\s+\d{1,6}[A-Z]?\s(?:[NSEW]\.?\s)?\p{L}{2,}[\p{L}\d .#,'-]*$/iu;

function withoutStreet(cell: GridCell): GridCell {
  const street = /^\p{L}+\s+\p{L}/u.test(cell.text) ? STREET_BEHIND.exec(cell.text) : null;
  return street === null
    ? cell
    : { ...cell, text: cell.text.slice(0, street.index), end: cell.end - street[0].length };
}

const ROWS_OF_BLOCK = 14;

/** The others of a side, each at the top of a block of its own with the street below, up to the next label. */
function furtherBelow(cells: readonly GridCell[], label: GridCell, first: GridCell): GridCell[] {
  const below = cells.filter(
    (cell) =>
      cell.page === label.page &&
      cell.row > first.row &&
      cell.row <= first.row + ROWS_OF_BLOCK &&
      overlaps(cell, label),
  );
  const stop = below.findIndex(({ text }) => roleAsked(text) !== null || /:$/.test(text));
  const own = stop === -1 ? [] : below.slice(0, stop);
  return own.filter(
    (cell, at) => cell.isApart && isName(cell) && /^\d{1,6}\s+\p{L}/u.test(own[at + 1]?.text ?? ''),
  );
}

const LINES_OF_FORM = 300;

const BOX_ROWS = 8;
/** 'VS. DEFENDANT(S)': the head of the second of two boxes. */
const VERSUS_BEFORE = /^vs?\.\s+(?=\p{L})/iu;

/** 'I. (a) PLAINTIFFS': the item of a form before the role that it asks for. */
const ITEM_BEFORE = /^[IVX]+\.\s*\([a-z]\)\s*/;

/** A list of names over the lines of its box: the first has two commas, and no line has a figure or a label. */
function listUnder(cells: readonly GridCell[], first: GridCell): Cell[] {
  if (!/,.*,/.test(first.text)) return [];
  const lines = [{ ...first, line: first.row }];
  for (const cell of cells.filter(({ page, row }) => page === first.page && row > first.row)) {
    if (cell.row > (lines.at(-1)?.row ?? 0) + 1 || cell.isApart) break;
    if (Math.abs(cell.left - first.left) > SAME_LEFT) continue;
    if (/[\d:()]/.test(cell.text) || !/,/.test(cell.text)) break;
    lines.push({ ...cell, line: cell.row });
  }
  return lines;
}

/** Two boxes beside each other, each with its role below (or above) the names of one side; `areItems`: of a numbered form. */
export function fromBoxes(paper: Paper, { cells }: Grid, areItems = false): AnalysisParty[] {
  for (const printed of cells) {
    const role = { ...printed, text: printed.text.replace(ITEM_BEFORE, '') };
    if (role.row >= ROWS || !isRoleAlone(role.text) || (areItems && role.text === printed.text)) continue;
    const other = cells
      .filter(({ page, row, left }) => page === role.page && row === role.row && left >= role.right)
      .map((cell) => ({ ...cell, text: cell.text.replace(VERSUS_BEFORE, '') }))
      .find(({ text }) => isRoleAlone(text) && roleOf(text) !== roleOf(role.text));
    if (other === undefined) continue;
    // What stands close under its head, with room above the head, is headed by it.
    for (const boxed of role.isApart ? [boxBelow, boxAbove] : [boxAbove, boxBelow]) {
      const parties = [role, other].map((label) => {
        const name = boxed(cells, label);
        const named = roleOf(label.text);
        if (name === undefined || named === null) return [];
        const list = boxed === boxBelow ? listUnder(cells, name) : [];
        return list.length > 0
          ? toParties(paper, list, named)
          : toTurnedParties(paper, { ...name, line: name.row }, named);
      });
      if (parties.every(({ length }) => length > 0)) return parties.flat();
    }
  }
  return [];
}

const middleOf = ({ left, right }: GridCell) => (left + right) / 2;

/** What begins where the label begins, or is centered on it, without signs and the cells that stand between the boxes. */
const isUnder = (cell: GridCell, label: GridCell) =>
  cell.page === label.page &&
  /\p{L}{2}/u.test(cell.text) &&
  (Math.abs(cell.left - label.left) <= 3 * SAME_LEFT ||
    Math.abs(middleOf(cell) - middleOf(label)) <= 2 * SAME_LEFT);

/** The top line of the box that a label closes. */
function boxAbove(cells: readonly GridCell[], label: GridCell): GridCell | undefined {
  let top: GridCell | undefined;
  for (let row = label.row - 1; row >= label.row - BOX_ROWS; row -= 1) {
    const cell = cells.find((each) => each.row === row && isUnder(each, label));
    if (cell === undefined && row < label.row - 2) break;
    if (cell === undefined) continue;
    top = cell;
    if (cell.isApart) break;
  }
  return top !== undefined && isName(top) ? top : undefined;
}

function boxBelow(cells: readonly GridCell[], label: GridCell): GridCell | undefined {
  const first = cells.find(
    (cell) => cell.row > label.row && cell.row <= label.row + 2 && isUnder(cell, label),
  );
  return first !== undefined && isName(first) ? first : undefined;
}

function nameBelow(cells: readonly GridCell[], label: GridCell): GridCell | undefined {
  const first = cells.find(
    (cell) =>
      cell.page === label.page &&
      cell.row > label.row &&
      cell.row <= label.row + ROWS_BELOW &&
      overlaps(cell, label),
  );
  const isOwn = first !== undefined && (!first.isApart || first.row === label.row + 1);
  if (!isOwn || roleAsked(first.text) !== null) return undefined;
  const name = withoutStreet(first);
  return isName(name) ? name : undefined;
}

const CODE_ALONE = /^(?=\S*\d{4})[A-Z\d-]+$/;

function nameAbove(cells: readonly GridCell[], label: GridCell): GridCell | undefined {
  const over = cells.filter(
    (cell) =>
      cell.page === label.page &&
      cell.row < label.row &&
      cell.row >= label.row - ROWS_ABOVE &&
      overlaps(cell, label),
  );
  // What stands above another label, or above the 'v.', is of the other side.
  const from = over.findLastIndex(
    ({ text }) =>
      isVersus(text) ||
      /^and$/i.test(text) ||
      isRoleAlone(text) ||
      roleAsked(text) !== null ||
      numberIn(text) !== null ||
      CODE_ALONE.test(text),
  );
  const above = over.slice(from + 1);
  const top = above.findLastIndex(({ isApart }) => isApart);
  const first = above[top] ?? above[0];
  return first !== undefined && isName(first) ? first : undefined;
}
