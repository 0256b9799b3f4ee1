import {
  type Cell,
  isRoleAlone,
  isSentence,
  isVersus,
  leftCell,
  type Token,
  tokensOf,
} from './caption-cells.ts';
import type { Grid } from './caption-grid.ts';
import { fromShortTitle, toParties } from './caption-names.ts';
import { addressesIn, type HeadLines, isContact, isSideNote, isTitleLine } from './caption-notes.ts';
import type { Paper } from './paper.ts';
import type { AnalysisParty, PartyRole } from './schema.ts';

interface Side {
  cells: Cell[];
  role: PartyRole | null;
  /** Index of the token after the side. */
  next: number;
}

const LINES_BELOW = 75;
const MOST_CELLS = 70;

/** The parties of a caption with their roles, in the order in which they are named. */
export function readParties(
  paper: Paper,
  grid: Grid,
  at: { versus: number; courtEnd: number },
  lines: HeadLines,
): AnalysisParty[] {
  const { versus, courtEnd } = at;
  const last = versus === -1 ? 45 : versus + LINES_BELOW;
  const addresses = addressesIn(grid);
  const tokens = grid.cells.flatMap((each) => {
    if (addresses.inside.has(each)) return [];
    if (each.row >= last || (each.column === 'right' && !isRoleAlone(each.text))) return [];
    const cell = leftCell(each, each.row);
    // Whose address follows is named to its end.
    if (cell && addresses.before.has(each) && !/[,;]$/.test(cell.text)) cell.text += ';';
    return cell ? tokensOf(cell) : [];
  });
  const reader = { paper, tokens, courtEnd, lines, grid, block: grid.block };
  const middle = tokens.findIndex(({ kind, cell }) => kind === 'versus' && cell.line >= versus);
  const found = versus === -1 || middle === -1 ? withoutVersus(reader) : aroundVersus(reader, middle);
  return found.length > 0 ? found : fromShortTitle(paper, grid);
}

interface Reader {
  paper: Paper;
  tokens: readonly Token[];
  courtEnd: number;
  lines: HeadLines;
  grid: Grid;
  /** The rows of the caption's rule, which holds all parties. */
  block: { first: number; last: number } | null;
}

/** The row of the 'v.' between the sides; -1 without one. */
export function versusRow(grid: Grid): number {
  return (
    grid.cells.find(({ row, column, text }) => row < 110 && column !== 'right' && isVersus(text))?.row ?? -1
  );
}

function aroundVersus(reader: Reader, middle: number): AnalysisParty[] {
  const above = climb(reader, middle - 1);
  const below = descend(reader, middle + 1);
  const parties = [
    ...toParties(
      reader.paper,
      above.cells,
      above.role ?? (below.role === 'respondent' ? 'petitioner' : 'plaintiff'),
    ),
    ...toParties(
      reader.paper,
      below.cells,
      below.role ?? (above.role === 'petitioner' ? 'respondent' : 'defendant'),
    ),
  ];
  return [...parties, ...furtherSides(reader, below.next, parties)];
}

/** A second caption under the first: whom a third-party plaintiff brings in. Those named before are not named again. */
function furtherSides(reader: Reader, from: number, known: readonly AnalysisParty[]): AnalysisParty[] {
  const second = reader.tokens.findIndex(
    ({ kind, cell }, index) =>
      kind === 'versus' && index >= from && cell.line - (reader.tokens[from]?.cell.line ?? 0) < 14,
  );
  if (second === -1) return [];
  const between = reader.tokens.slice(from, second);
  if (between.some(({ cell }) => isSentence(cell.text) || isTitleLine(cell.text))) return [];
  const side = descend(reader, second + 1);
  if (side.role === null) return [];
  const role = side.role === 'defendant' || side.role === 'respondent' ? 'third-party' : side.role;
  return toParties(reader.paper, side.cells, role).filter(
    ({ name }) => !known.some((party) => party.name === name),
  );
}

/** A caption without 'v.': roles alone ('Petitioner, and … Respondent'), or the matter of a person. */
function withoutVersus(reader: Reader): AnalysisParty[] {
  const { tokens, lines } = reader;
  const labeled = tokens.findIndex((token) => token.kind === 'role' && token.before);
  const stop = tokens.findIndex(
    (token, index) =>
      index > labeled &&
      token.kind === 'names' &&
      (isTitleLine(token.cell.text) || isSentence(token.cell.text)),
  );
  const caption = tokens.slice(0, stop === -1 ? tokens.length : stop);
  // A form may name its court below the parties.
  const firstRole = caption.find(({ kind }) => kind === 'role')?.cell.line ?? -1;
  const courtEnd = firstRole < reader.courtEnd ? -1 : reader.courtEnd;
  const found: AnalysisParty[] = [];
  let cells: Cell[] = [];
  let opened: PartyRole | null = null;
  const take = (role: PartyRole) => {
    found.push(...toParties(reader.paper, cells, role));
    cells = [];
  };
  for (const token of caption) {
    const { text, line } = token.cell;
    if (token.kind === 'rule') continue;
    if (opened && cells.length > 0 && isHeadingApart(reader.grid, token.cell)) {
      take(opened);
      opened = null;
    }
    if (token.kind === 'role' && token.before) {
      if (opened) take(opened);
      cells = [];
      opened = token.role;
    } else if (token.kind === 'role') {
      if (opened === null) take(token.role);
    } else if (
      line <= courtEnd ||
      lines.isCourt(text) ||
      /^in (?:re|the (?:matter|interest) of)(?:\b.*\bof)?\W*$/i.test(text)
    ) {
      cells = [];
    } else if (text.startsWith('(')) {
    } else if (isSideNote(text, lines) || isContact(text)) {
      if (opened && cells.length > 0) {
        take(opened);
        opened = null;
      }
    } else cells.push(token.cell);
  }
  if (opened) take(opened);
  return found.length > 0 ? found : matterOf(reader.paper, caption, lines);
}

/** What stands apart below a name that a label opened: the heading of what follows. */
function isHeadingApart({ cells }: Grid, { start }: Cell): boolean {
  return cells.some((cell) => cell.start <= start && cell.end > start && cell.isApart);
}

const MATTER = /^in (?:re|the (?:matter|interest) of)\b:?\s*/i;
const PROCEEDING =
  /^(?:the\s+)?(?:(?:guardianship|conservatorship|adoption|custody|commitment|marriage|name change|change of name|application|petition|welfare|interest|parentage)(?:\s*(?:,|and|&)\s*)?)+\s*(?:of|for)\s+/i;

/** 'IN THE MATTER OF THE GUARDIANSHIP OF …': the person (or estate) that the paper is about. */
function matterOf(paper: Paper, caption: readonly Token[], lines: HeadLines): AnalysisParty[] {
  const at = caption.findIndex(({ cell }) => MATTER.test(cell.text));
  const cells: Cell[] = [];
  for (const { kind, cell } of at === -1 ? [] : caption.slice(at, at + 5)) {
    if (
      kind !== 'names' ||
      isSideNote(cell.text, lines) ||
      (cells.length > 0 && /^(?:an?|the)\s\p{Ll}/u.test(cell.text))
    )
      break;
    cells.push(cell);
  }
  const first = cells[0];
  if (!first) return [];
  const joined = cells.map(({ text }) => text).join('\n');
  const lead = MATTER.exec(joined)?.[0].length ?? 0;
  const proceeding = PROCEEDING.exec(joined.slice(lead).replace(/\n/g, ' '))?.[0].length ?? 0;
  return toParties(paper, dropFront(cells, lead + proceeding), 'other');
}

function dropFront(cells: readonly Cell[], count: number): Cell[] {
  let rest = count;
  return cells.flatMap((cell) => {
    const cut = Math.min(rest, cell.text.length);
    rest = Math.max(0, rest - cell.text.length - 1);
    return cut >= cell.text.length ? [] : [{ ...cell, text: cell.text.slice(cut), start: cell.start + cut }];
  });
}

/** From the 'v.' up to the line where the court's name ends. */
function climb({ tokens, courtEnd, lines, block }: Reader, from: number): Side {
  const found: Cell[] = [];
  let role: PartyRole | null = null;
  for (let at = from; at >= 0 && found.length <= MOST_CELLS; at -= 1) {
    const token = tokens[at];
    if (!token || token.kind === 'versus' || (token.kind === 'rule' && found.length > 0)) break;
    if (token.kind === 'rule') continue;
    if (token.kind === 'role') {
      // The case of a debtor stands above the one that is brought within it.
      if (/debtor/i.test(token.cell.text)) break;
      if (found.length === 0 || token.before) role = token.role;
      continue;
    }
    const { text, line } = token.cell;
    if (block !== null && line < block.first) break;
    if (isSideNote(text, lines) || (block !== null && isContact(text))) continue;
    if (line <= courtEnd || isContact(text) || isTitleLine(text)) break;
    const nearCourt = line - courtEnd <= 3 && !text.includes(',') && !/^\p{Ll}/u.test(text);
    if ((courtEnd === -1 || nearCourt) && lines.isCourt(text)) break;
    if (isSentence(text) || (block === null && isLoose(text) && !tokens.slice(0, at).some(opensCaption)))
      break;
    if (/^in (?:re|the (?:matter|interest) of)(?:\b.*\bof)?\W*$/i.test(text)) break;
    found.unshift(token.cell);
  }
  return { cells: found, role, next: from + 1 };
}

/** From the 'v.' down to the role that closes the other side. */
function descend({ tokens, lines, block }: Reader, from: number): Side {
  const found: Cell[] = [];
  let role: PartyRole | null = null;
  let opened = false;
  const closing = closingRole(tokens, from);
  let at = from;
  for (; at < tokens.length && found.length <= MOST_CELLS; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'versus' || (token.kind === 'rule' && found.length > 0)) break;
    if (token.kind === 'rule') continue;
    if (token.kind === 'role') {
      role = token.role;
      if (token.before) opened = true;
      else if (found.length > 0 && !goesOn(tokens, at)) return { cells: found, role, next: at + 1 };
      continue;
    }
    const { text, line } = token.cell;
    if (block !== null && line > block.last + 1 && found.length > 0) break;
    if (block !== null && line <= block.last && isContact(text)) continue;
    if (isSideNote(text, lines)) {
      if (opened && found.length > 0) break;
      continue;
    }
    if (isTitleLine(text)) {
      if (found.length > 0) break;
      continue;
    }
    if (isSentence(text)) break;
    if (at > closing && found.length > 0 && (isContact(text) || isLoose(text))) break;
    found.push(token.cell);
  }
  return { cells: found, role, next: at };
}

/** Where the role that closes a side stands, when no title comes before it; else -1. */
function closingRole(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'versus' || isSentence(token.cell.text)) return -1;
    if (token.kind === 'role') return token.before ? -1 : at;
    if (isTitleLine(token.cell.text) && at > from) return -1;
  }
  return -1;
}

/** 'Defendant, and …, Intervenor': one side with two roles. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.kind === 'names' && /^(?:and|&)\b/i.test(next.cell.text) && closingRole(tokens, at + 1) !== -1;
}

function opensCaption(token: Token): boolean {
  return token.kind === 'role' && token.before;
}

const BEGINS_WITH_NAME =
  /^[“"]?\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,4}[”"]?(?:,|\s(?:and|&)\s\p{Lu})/u;

/** Running words that no name begins with: not a party, nor the description of one begun above. */
function isLoose(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (/^\p{Ll}/u.test(text) || BEGINS_WITH_NAME.test(text)) return false;
  return words.length >= 6 && lower / words.length > 0.4;
}
