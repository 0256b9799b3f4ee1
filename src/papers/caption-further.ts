import { type Cell, isSentence, type Token } from './caption-cells.ts';
import { toParties, toSide } from './caption-names.ts';
import { isContact, isSideNote, isTitleLine } from './caption-notes.ts';
import { descend, isHeadingApart, type Reader } from './caption-sides.ts';
import type { AnalysisParty, PartyRole } from './schema.ts';

const MOST_CASES = 4;
const ROWS_BETWEEN = 14;
/** Who is named first in a case of their own; a third-party plaintiff was named before. */
const BEGINS_CASE: readonly PartyRole[] = ['plaintiff', 'petitioner', 'appellant'];

/** The 'v.' after a side, when no more than names and roles stand between. */
function nextVersus({ tokens }: Reader, from: number): number {
  const first = tokens[from]?.cell.line ?? 0;
  return tokens.findIndex(
    ({ kind, cell }, index) => kind === 'versus' && index >= from && cell.line - first < ROWS_BETWEEN,
  );
}

const isEnd = ({ cell }: Token) => isSentence(cell.text) || isTitleLine(cell.text);

/** The parties of the captions below the first, on a paper of joined cases: each with both of its sides. */
export function joinedCases(reader: Reader, from: number, known: readonly AnalysisParty[]): AnalysisParty[] {
  const { tokens, paper, lines } = reader;
  const found: AnalysisParty[] = [];
  const add = (parties: readonly AnalysisParty[]) => {
    for (const party of parties)
      if (![...known, ...found].some(({ name }) => isSameName(name, party.name))) found.push(party);
  };
  let at = from;
  for (let turn = 1; turn < MOST_CASES; turn += 1) {
    const versus = nextVersus(reader, at);
    if (versus === -1) break;
    const between = tokens.slice(at, versus).filter(({ cell }) => !isOther(cell, lines));
    if (between.some(isEnd)) break;
    const sides = sidesClosed(between);
    const opens = sides.at(-1);
    if (opens === undefined || !(BEGINS_CASE.includes(opens.role) || opens.isIntervening)) break;
    const below = descend(reader, versus + 1);
    if (below.role === null || below.cells.length === 0) break;
    // Who else is named below the case before: 'ADA POE, Defendants.'
    for (const { cells, role } of sides) add(toSide(paper, cells, role));
    add(toSide(paper, below.cells, below.role));
    at = below.next;
  }
  return found;
}

interface Closed {
  cells: Cell[];
  role: PartyRole;
  isIntervening: boolean;
}

/** The names between two captions, each with the role that closes them; none where a third party is brought in. */
function sidesClosed(between: readonly Token[]): Closed[] {
  const sides: Closed[] = [];
  let cells: Cell[] = [];
  for (const token of between) {
    if (token.kind === 'names') cells.push(token.cell);
    if (token.kind !== 'role') continue;
    if (/^\W*(?:third|cross|counter)/i.test(token.cell.text)) return [];
    const isIntervening = /\bintervenor/i.test(token.cell.text);
    if (cells.length > 0) sides.push({ cells, role: token.role, isIntervening });
    cells = [];
  }
  return cells.length > 0 ? [] : sides;
}

const isOther = (cell: Cell, lines: Reader['lines']) =>
  isSideNote(cell.text, lines) && !/^_{5}/.test(cell.text);

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.filter((word) => !/^(?:the|of|and)$/.test(word)) ?? [];
/** 'The Republic of Ruritania' and 'Republic of Ruritania'. */
const isSameName = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ');

/** A second caption under the first: whom a third-party plaintiff brings in. Those named before are not named again. */
export function furtherSides(reader: Reader, from: number, known: readonly AnalysisParty[]): AnalysisParty[] {
  const second = nextVersus(reader, from);
  if (second === -1 || reader.tokens.slice(from, second).some(isEnd)) return [];
  const side = descend(reader, second + 1);
  if (side.role === null) return [];
  const role = side.role === 'defendant' || side.role === 'respondent' ? 'third-party' : side.role;
  return toParties(reader.paper, side.cells, role).filter(
    ({ name }) => !known.some((party) => party.name === name),
  );
}

const SIDE_LINES = 8;

/** 'Respondents, / ADA POE, / Intervenor.': who is named with a role of their own below the second side. */
export function sidesBelow(reader: Reader, from: number, known: readonly AnalysisParty[]): AnalysisParty[] {
  const { tokens, paper, lines, block, grid } = reader;
  const found: AnalysisParty[] = [];
  let cells: Cell[] = [];
  for (let at = from; at < tokens.length && cells.length <= SIDE_LINES; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'versus' || token.kind === 'rule') break;
    const { cell } = token;
    const isOut = block === null ? cells.length === 0 : cell.line > block.last;
    const above = tokens[at - 1]?.cell.line ?? cell.line;
    const isPast =
      cells.length === 0 && grid.cells.some(({ row, isApart }) => isApart && row > above && row < cell.line);
    const isBelow =
      isOut && (isPast || isHeadingApart(grid, cell) || cell.line > (block?.last ?? cell.line) + 1);
    if (isBelow || isTitleLine(cell.text) || isSentence(cell.text)) break;
    if (token.kind === 'role') {
      // A docket lists the parties once more.
      const isListed = block === null && known.some(({ role }) => role === token.role);
      if (token.before || cells.length === 0 || isListed) break;
      // 'Respondents/Cross-Petitioners' stand on neither side.
      const isCrossing = /\/|\bcross\b/i.test(cell.text);
      found.push(...toParties(paper, cells, isCrossing ? 'other' : token.role));
      cells = [];
    } else if (!isSideNote(cell.text, lines)) {
      if (isContact(cell.text) || lines.isCourt(cell.text)) break;
      cells.push(cell);
    }
  }
  return found.filter(({ name }) => !known.some((party) => party.name === name));
}
