import { type Cell, isRoleAlone, isSentence, roleOf, type Token } from './caption-cells.ts';
import { nameTrouble } from './caption-certainty.ts';
import { furtherSides, joinedCases, sidesBelow } from './caption-further.ts';
import type { Grid } from './caption-grid.ts';
import { fromBoxes, fromLabels, isName } from './caption-labels.ts';
import { dropFront, fromStyle, MATTER, matterOf } from './caption-matter.ts';
import { fromNameParts } from './caption-name-parts.ts';
import { fromFarTitle, fromRunningTitle, fromShortTitle, toSide } from './caption-names.ts';
import { type HeadLines, isContact, isSideNote, isTitleLine } from './caption-notes.ts';
import { fromNotice } from './caption-notice.ts';
import { climb, descend, isHeadingApart, isOpening, type Reader, type Side } from './caption-sides.ts';
import { fromTicket } from './caption-ticket.ts';
import { captionTokens } from './caption-tokens.ts';
import type { Paper } from './paper.ts';
import { isOrganization } from './party-pieces.ts';
import type { AnalysisParty, PartyRole } from './schema.ts';

const LINES_BELOW = 75;
const TOKENS_ABOVE = 40;

/** The parties of a caption with their roles, in the order in which they are named. */
export function readParties(
  paper: Paper,
  grid: Grid,
  at: { versus: number; courtEnd: number; ofCourt: ReadonlySet<number> },
  lines: HeadLines,
): AnalysisParty[] {
  const { versus, courtEnd, ofCourt } = at;
  const last = versus === -1 ? 45 : versus + LINES_BELOW;
  const tokens = captionTokens(grid, ofCourt, last);
  const reader = { paper, tokens, courtEnd, lines, grid, block: grid.block };
  const middle = tokens.findIndex(({ kind, cell }) => kind === 'versus' && cell.line >= versus);
  const noticed = fromNotice(paper);
  if (noticed.length > 0) return noticed;
  const items = fromBoxes(paper, grid, true);
  if (items.length > 1) return items;
  const labeled = fromLabels(paper, grid);
  const areLabeled = labeled.length > 1 && new Set(labeled.map(({ role }) => role)).size > 1;
  // What somebody wrote by hand into a form says less than a caption that is printed there, too.
  if (areLabeled && (middle === -1 || labeled.every((party) => isRead(grid, party)))) return labeled;
  const boxed = fromBoxes(paper, grid);
  if (boxed.length > 1) return boxed;
  // 'Title  Poe v. Lund' above the appearances of both sides.
  const titled = versus === -1 ? fromShortTitle(paper, grid, true) : [];
  if (titled.length > 0) return titled;
  const inRow = fromRow(paper, grid, at);
  if (inRow.length > 1) return inRow;
  const found = onAppeal(
    versus === -1 || middle === -1 ? withoutVersus(reader) : aroundVersus(reader, middle),
  );
  if (found.some(({ name }) => nameTrouble(name) === null)) return found;
  const others = [
    () => fromTicket(paper),
    // A register's page shows the case's name once more, above the labels of one side.
    () => (versus === -1 && labeled.length === 1 ? fromSecondColumn(paper, grid) : []),
    () => labeled,
    () => fromShortTitle(paper, grid),
    () => fromNameParts(paper, grid),
    () => (versus === -1 ? fromSecondColumn(paper, grid) : []),
  ];
  for (const read of [
    ...others,
    () => (found.length > 0 ? [] : fromStyle(paper)),
    () => (found.length > 0 ? [] : fromRunningTitle(paper)),
    () => (found.length > 0 ? [] : fromFarTitle(paper)),
  ]) {
    const parties = read();
    if (parties.length > 0) return parties;
  }
  return found;
}

/** 'STATE OF ELM', 'vs.' and 'Ada Poe' side by side in one row, each with its role below it or none. */
function fromRow(paper: Paper, { cells }: Grid, { courtEnd }: { courtEnd: number }): AnalysisParty[] {
  const sign = cells.find(({ row, text }) => row > courtEnd && /^(?:vs?\.?|versus)$/i.test(text));
  if (sign === undefined) return [];
  const own = cells.filter(({ row, page }) => row === sign.row && page === sign.page);
  const [left, middle, right] = own;
  const isOne = own.length === 3 && middle === sign && left !== undefined && right !== undefined;
  if (!isOne || ![left, right].every((one) => isName(one) && !/\d/.test(one.text))) return [];
  // Where names stand above, too, the row holds the last of a list and the number beside it.
  const above = cells.findLast(({ row }) => row < sign.row);
  if (above !== undefined && /,$/.test(above.text)) return [];
  const below = cells.filter(({ row, page }) => row === sign.row + 1 && page === sign.page);
  const roles = below.flatMap(({ text }) =>
    isRoleAlone(text) ? (roleOf(text.replace(/["“”]/g, '')) ?? []) : [],
  );
  return [
    ...toSide(paper, [{ ...left, line: left.row }], roles[0] ?? 'plaintiff'),
    ...toSide(paper, [{ ...right, line: right.row }], roles[1] ?? 'defendant'),
  ];
}

/** A citation's caption may stand right of its court: 'Commonwealth of Larchland', 'v.' and 'Ada Poe', each on a line. */
function fromSecondColumn(paper: Paper, { cells }: Grid): AnalysisParty[] {
  const right = cells.filter(({ column }) => column === 'right');
  const at = right.findIndex(({ text }) => /^vs?\.?$/i.test(text));
  const [above, sign, below] = [right[at - 1], right[at], right[at + 1]];
  if (above === undefined || sign === undefined || below === undefined) return [];
  const isClose = sign.row - above.row <= 2 && below.row - sign.row <= 2 && above.page === below.page;
  if (!isClose || !isName(above) || !isName(below)) return [];
  return [
    ...toSide(paper, [{ ...above, line: above.row }], 'plaintiff'),
    ...toSide(paper, [{ ...below, line: below.row }], 'defendant'),
  ];
}

const READ = 50;

function isRead({ cells }: Grid, { evidence: { start, end } }: AnalysisParty): boolean {
  return cells.every((cell) => cell.start >= end || cell.end <= start || (cell.confidence ?? 100) >= READ);
}

function aroundVersus(reader: Reader, middle: number): AnalysisParty[] {
  const above = withoutMatter(climb(reader, middle - 1));
  const below = descend(reader, middle + 1);
  const row = reader.tokens[middle]?.cell.line ?? 0;
  const filled = fromNameParts(reader.paper, reader.grid, row);
  if (filled.length > 0) {
    const named = toSide(reader.paper, above.cells, above.role ?? 'plaintiff');
    return [...named, ...filled.map((party) => ({ ...party, role: 'defendant' as const }))];
  }
  const first = toSide(
    reader.paper,
    above.cells,
    above.role ?? (below.role === 'respondent' ? 'petitioner' : 'plaintiff'),
  );
  const second = toSide(
    reader.paper,
    below.cells,
    below.role ?? (above.role === 'petitioner' ? 'respondent' : 'defendant'),
  );
  const isRole = ({ kind }: Token) => kind === 'role';
  const parties = [
    ...lackingOthers(reader.paper, first, reader.tokens.slice(0, middle).findLast(isRole)),
    ...lackingOthers(reader.paper, second, reader.tokens.slice(middle).find(isRole)),
  ];
  const joined = joinedCases(reader, below.next, parties);
  if (joined.length > 0) return [...parties, ...joined];
  const further = furtherSides(reader, below.next, parties);
  return [...parties, ...(further.length > 0 ? further : sidesBelow(reader, below.next, parties))];
}

/** 'In the Matter of the Claim of', before the name of whoever asks for something against another. */
const MATTER_OF_ONE =
  /^in (?:re|the matter of)\s*:?\s+(?:(?:the )?(?:claim|application|petition|complaint|appeal) (?:of|by)\s+)?(?=\S)/i;

function withoutMatter(side: Side): Side {
  const lead = MATTER_OF_ONE.exec(side.cells.map(({ text }) => text.trim()).join('\n'))?.[0].length ?? 0;
  const cells = side.cells.map((cell) => ({ ...cell, text: cell.text.trimEnd() }));
  return lead === 0 || side.role === null ? side : { ...side, cells: dropFront(cells, lead) };
}

const PLURAL = /^\W*(?:plaintiff|defendant|petitioner|respondent|appellant|appellee)s\b(?!['’])/i;
const SUFFIX = /^(?:Jr|Sr|II|III|IV)\b/i;
const FEWEST_OF_TWO = 4;
const LONGEST_OF_TWO = 7;

/** 'CARL MUND DORA KELL, Defendants': a role says that they are several, and one long name was read of them. */
function lackingOthers(
  paper: Paper,
  parties: readonly AnalysisParty[],
  role: Token | undefined,
): AnalysisParty[] {
  const [only] = parties;
  if (only === undefined || parties.length > 1 || !PLURAL.test(role?.cell.text ?? '')) return [...parties];
  const words = only.name.split(/\s+/).filter((word) => /^\p{L}{2}/u.test(word) && !SUFFIX.test(word)).length;
  const behind = paper.text.slice(only.evidence.end, only.evidence.end + 24);
  const isLinked = /\sand\s/.test(only.name);
  const isOne = words < FEWEST_OF_TWO || (!isLinked && (words > LONGEST_OF_TWO || isOrganization(only.name)));
  return isOne || /\bet\.? al\b/i.test(behind) ? [only] : [{ ...only, certainty: 'unsure' }];
}

/** '(ELMTOWN) CO., LTD.': a name that goes on in brackets. */
const BEGINS_IN_NAME = /^\(\p{Lu}[\p{L}.'’]*\)\s\p{Lu}/u;

/** A caption without 'v.': roles alone ('Petitioner, and … Respondent'), or the matter of a person. */
function withoutVersus(reader: Reader): AnalysisParty[] {
  const { tokens, lines } = reader;
  const labeled = tokens.findIndex((token) => token.kind === 'role' && token.before);
  // 'NOTICE: THIS PAPER CONTAINS …' may stand above the matter.
  const matter = tokens.slice(0, TOKENS_ABOVE).findIndex(({ cell }) => MATTER.test(cell.text));
  // 'Order filed May 7' may stand above the court.
  const roles = tokens.find(({ kind }) => kind === 'role')?.cell.line ?? -1;
  const above = roles > reader.courtEnd ? reader.courtEnd : -1;
  const stop = tokens.findIndex(
    (token, index) =>
      index > Math.max(labeled, matter) &&
      token.cell.line > above &&
      token.kind === 'names' &&
      (isTitleLine(token.cell.text) || isSentence(token.cell.text)),
  );
  const all = tokens.slice(0, stop === -1 ? tokens.length : stop);
  // 'Ada Poe, Petitioner v. Bert Lund' above the caption is its running title.
  const titles = new Set(all.filter(({ kind }) => kind === 'versus').map(({ cell }) => cell.line));
  const isOutside = ({ kind, cell }: Token) => kind === 'role' && !titles.has(cell.line);
  const caption = all.some(isOutside) ? all.filter(({ cell }) => !titles.has(cell.line)) : all;
  // A form may name its court below the parties.
  const firstRole = caption.find(({ kind }) => kind === 'role')?.cell.line ?? -1;
  const courtEnd = firstRole < reader.courtEnd ? -1 : reader.courtEnd;
  const found: AnalysisParty[] = [];
  let cells: Cell[] = [];
  let opened: PartyRole | null = null;
  const debtors: AnalysisParty[] = [];
  let isOfMatter = false;
  let told: AnalysisParty[] = [];
  const take = (role: PartyRole, closing = '') => {
    const lead = MATTER.exec(cells[0]?.text ?? '')?.[0].length ?? 0;
    // 'In the Matter of the Protection Order for', over as many lines as it takes: the name stands below.
    const opening = lead === 0 ? -1 : cells.findLastIndex(({ text }) => /\b(?:of|for)\W*$/i.test(text));
    const named = opening === -1 ? dropFront(cells, lead) : cells.slice(opening + 1);
    const [first] = named;
    const isFirst =
      named.length > 1 && SECOND.includes(role) && found.every((party) => SECOND.includes(party.role));
    if (first !== undefined && isFirst && SOVEREIGN.test(first.text)) {
      found.push(...toSide(reader.paper, [first], 'plaintiff'));
      named.shift();
    }
    const parties = toSide(reader.paper, named, role);
    if (/debtor/i.test(closing)) debtors.push(...parties);
    found.push(...told, ...parties);
    told = [];
    cells = [];
  };
  for (const token of caption) {
    const { text, line } = token.cell;
    if (token.kind === 'rule') continue;
    // 'PLAINTIFF: ALDER COURT APARTMENTS LP': what stands behind its label is a name.
    // So is 'CITY OF ELM' below the first side.
    const isSecond = found.length > 0 && !/\bcourt\b/i.test(text);
    const isCourt = (words: string) =>
      !(opened !== null && cells.length === 0) && !isSecond && lines.isCourt(words);
    const isBelow =
      isHeadingApart(reader.grid, token.cell) || !isUnderFirst(reader.grid, cells[0], token.cell);
    if (opened && cells.length > 0 && isBelow) {
      take(opened);
      opened = null;
    }
    if (token.kind === 'role' && token.before) {
      if (opened) take(opened);
      cells = [];
      opened = token.role;
    } else if (token.kind === 'role') {
      if (opened === null) take(token.role, text);
    } else if (line <= courtEnd || (isCourt(text) && !isSideNote(text, lines)) || isOpening(text)) {
      cells = [];
      isOfMatter = isOpening(text) && !/\bestate of\W*$/i.test(text);
    } else if (text.startsWith('(') && !BEGINS_IN_NAME.test(text)) {
    } else if (isSideNote(text, lines) || isContact(text)) {
      if (opened && cells.length > 0) {
        take(opened);
        opened = null;
      }
    } else {
      // Whom a matter is about stands apart above those who ask something in it.
      const above = cells.at(-1);
      // A rule of signs fills the room between two names.
      const isRoom = isHeadingApart(reader.grid, token.cell) || line > (above?.line ?? line) + 1;
      if (isOfMatter && above !== undefined && isRoom && !GOES_ON.test(above.text)) {
        told = toSide(reader.paper, cells, 'other');
        cells = [];
      }
      isOfMatter &&= cells.length > 0 || above === undefined;
      cells.push(token.cell);
    }
  }
  if (opened) take(opened);
  // The case of a debtor stands above the one that is brought within it.
  const isWithin =
    found.some(({ role }) => role === 'plaintiff') && found.some(({ role }) => role === 'defendant');
  const own = isWithin ? found.filter((party) => !debtors.includes(party)) : found;
  return own.length > 0 ? own : matterOf(reader.paper, caption, lines);
}

const GOES_ON = /(?:[,;&-]|\b(?:and|of|the|for|by|as))$/i;

const SAME_LEFT = 300;

/** Whether a line below a name that stands right of its label goes on with it: it begins where the name does. */
function isUnderFirst({ cells }: Grid, first: Cell | undefined, cell: Cell): boolean {
  if (first === undefined || cell.line === first.line) return true;
  const at = (one: Cell) => cells.find(({ start, end }) => start <= one.start && end > one.start);
  const [name, below] = [at(first), at(cell)];
  if (name === undefined || below === undefined) return true;
  const isBeside = cells.some(
    ({ row, page, end }) => row === name.row && page === name.page && end <= name.start && row === first.line,
  );
  return !isBeside || below.left >= name.left - SAME_LEFT;
}

const SECOND: readonly PartyRole[] = ['defendant', 'respondent'];
/** Who prosecutes, where the sign between the sides was lost. */
const SOVEREIGN =
  /^(?:the )?(?:united states(?: of america)?|people of the state of \p{L}+(?: \p{L}+)?|(?:state|commonwealth) of \p{L}+(?: \p{L}+)?)[,.;]?$/iu;

/**
 * Who responds to an appellant is the appellee, whichever side they were on below; and where the respondent is named
 * before the petitioner, the order is that of the court below and the petition one for review.
 */
function onAppeal(parties: readonly AnalysisParty[]): AnalysisParty[] {
  const first = parties.findIndex(({ role }) => role === 'respondent');
  const asks = parties.findIndex(({ role }) => role === 'petitioner');
  const isReview = first === 0 && asks > first;
  const isAppeal = asks === -1 && parties.some(({ role }) => role === 'appellant');
  return parties.map((party) => {
    if ((isAppeal || isReview) && party.role === 'respondent') return { ...party, role: 'appellee' };
    return isReview && party.role === 'petitioner' ? { ...party, role: 'appellant' } : party;
  });
}
