import { type Cell, isRoleAlone, isSentence, type Token } from './caption-cells.ts';
import { nameTrouble } from './caption-certainty.ts';
import type { Grid } from './caption-grid.ts';
import { fromBoxes, fromLabels, fromNameParts } from './caption-labels.ts';
import { dropFront, fromStyle, MATTER, matterOf } from './caption-matter.ts';
import { fromRunningTitle, fromShortTitle, toParties, toSide } from './caption-names.ts';
import { type HeadLines, isContact, isSideNote, isTitleLine } from './caption-notes.ts';
import { captionTokens } from './caption-tokens.ts';
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
  at: { versus: number; courtEnd: number; ofCourt: ReadonlySet<number> },
  lines: HeadLines,
): AnalysisParty[] {
  const { versus, courtEnd, ofCourt } = at;
  const last = versus === -1 ? 45 : versus + LINES_BELOW;
  const tokens = captionTokens(grid, ofCourt, last);
  const reader = { paper, tokens, courtEnd, lines, grid, block: grid.block };
  const middle = tokens.findIndex(({ kind, cell }) => kind === 'versus' && cell.line >= versus);
  const labeled = fromLabels(paper, grid);
  const areLabeled = labeled.length > 1 && new Set(labeled.map(({ role }) => role)).size > 1;
  // What somebody wrote by hand into a form says less than a caption that is printed there, too.
  if (areLabeled && (middle === -1 || labeled.every((party) => isRead(grid, party)))) return labeled;
  const boxed = fromBoxes(paper, grid);
  if (boxed.length > 1) return boxed;
  const found = onAppeal(
    versus === -1 || middle === -1 ? withoutVersus(reader) : aroundVersus(reader, middle),
  );
  if (found.some(({ name }) => nameTrouble(name) === null)) return found;
  const others = [() => labeled, () => fromShortTitle(paper, grid), () => fromNameParts(paper, grid)];
  for (const read of [
    ...others,
    () => (found.length > 0 ? [] : fromStyle(paper)),
    () => (found.length > 0 ? [] : fromRunningTitle(paper)),
  ]) {
    const parties = read();
    if (parties.length > 0) return parties;
  }
  return found;
}

const READ = 50;

function isRead({ cells }: Grid, { evidence: { start, end } }: AnalysisParty): boolean {
  return cells.every((cell) => cell.start >= end || cell.end <= start || (cell.confidence ?? 100) >= READ);
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

function aroundVersus(reader: Reader, middle: number): AnalysisParty[] {
  const above = climb(reader, middle - 1);
  const below = descend(reader, middle + 1);
  const row = reader.tokens[middle]?.cell.line ?? 0;
  const filled = fromNameParts(reader.paper, reader.grid, row);
  if (filled.length > 0) {
    const first = toSide(reader.paper, above.cells, above.role ?? 'plaintiff');
    return [...first, ...filled.map((party) => ({ ...party, role: 'defendant' as const }))];
  }
  const parties = [
    ...toSide(
      reader.paper,
      above.cells,
      above.role ?? (below.role === 'respondent' ? 'petitioner' : 'plaintiff'),
    ),
    ...toSide(
      reader.paper,
      below.cells,
      below.role ?? (above.role === 'petitioner' ? 'respondent' : 'defendant'),
    ),
  ];
  const further = furtherSides(reader, below.next, parties);
  return [...parties, ...(further.length > 0 ? further : sidesBelow(reader, below.next, parties))];
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

const SIDE_LINES = 8;

/** 'Respondents, / ADA POE, / Intervenor.': who is named with a role of their own below the second side. */
function sidesBelow(reader: Reader, from: number, known: readonly AnalysisParty[]): AnalysisParty[] {
  const { tokens, paper, lines, block, grid } = reader;
  const found: AnalysisParty[] = [];
  let cells: Cell[] = [];
  for (let at = from; at < tokens.length && cells.length <= SIDE_LINES; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'versus' || token.kind === 'rule') break;
    const { cell } = token;
    const isOut = block === null ? cells.length === 0 : cell.line > block.last;
    const isBelow = isOut && (isHeadingApart(grid, cell) || cell.line > (block?.last ?? cell.line) + 1);
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
  const caption = tokens.slice(0, stop === -1 ? tokens.length : stop);
  // A form may name its court below the parties.
  const firstRole = caption.find(({ kind }) => kind === 'role')?.cell.line ?? -1;
  const courtEnd = firstRole < reader.courtEnd ? -1 : reader.courtEnd;
  const found: AnalysisParty[] = [];
  let cells: Cell[] = [];
  let opened: PartyRole | null = null;
  const take = (role: PartyRole) => {
    const lead = MATTER.exec(cells[0]?.text ?? '')?.[0].length ?? 0;
    // 'In the Matter of the Protection Order for', over as many lines as it takes: the name stands below.
    const opening = lead === 0 ? -1 : cells.findLastIndex(({ text }) => /\b(?:of|for)\W*$/i.test(text));
    const named = opening === -1 ? dropFront(cells, lead) : cells.slice(opening + 1);
    found.push(...toSide(reader.paper, named, role));
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
    } else if (line <= courtEnd || lines.isCourt(text) || isOpening(text)) {
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

/** What stands apart below a name that a label opened: the heading of what follows. */
function isHeadingApart({ cells }: Grid, { start }: Cell): boolean {
  return cells.some((cell) => cell.start <= start && cell.end > start && cell.isApart);
}

const TOKENS_ABOVE = 40;
/** What stands on a line of its own above a name: 'In the Matter of the Estate of', 'Upon the petition of'. */
const OPENING =
  /^(?:in (?:re|the (?:matter|interest|marriage|estate) of)(?:\b.*\bof)?|(?:up)?on the (?:petition|application|complaint|relation) of|(?:and )?concerning)\W*$/i;
const isOpening = (text: string) => OPENING.test(text);

/** From the 'v.' up to the line where the court's name ends. */
function climb({ tokens, courtEnd, lines, block, grid }: Reader, from: number): Side {
  const found: Cell[] = [];
  let role: PartyRole | null = null;
  for (let at = from; at >= 0 && found.length <= MOST_CELLS; at -= 1) {
    const token = tokens[at];
    if (!token || token.kind === 'versus' || (token.kind === 'rule' && found.length > 0)) break;
    if (token.kind === 'rule') continue;
    if (token.kind === 'role') {
      // The case of a debtor stands above the one that is brought within it.
      if (/debtor/i.test(token.cell.text)) break;
      // 'Plaintiff' on a line of its own above the name: a heading of the box.
      const isAbove =
        token.cell.line < (found[0]?.line ?? -1) && tokens[at - 1]?.cell.line !== token.cell.line;
      const isHeading = role === null && isAbove && isRoleAlone(token.cell.text);
      if (found.length === 0 || token.before || isHeading) role = token.role;
      if (isHeading) break;
      // What stands above the label of the names is none of them, save others of that label.
      if (token.before && found.length > 0 && !isLabeledAgain(tokens.slice(0, at), token.role)) break;
      continue;
    }
    const { text, line } = token.cell;
    if (block !== null && line < block.first) break;
    if (isSideNote(text, lines) || (block !== null && isContact(text))) continue;
    // A title may stand in the middle, beside the 'v.' or above it.
    if (found.length === 0 && isTitleLine(text) && line > courtEnd) continue;
    if (line <= courtEnd || isContact(text) || isTitleLine(text)) break;
    const nearCourt = line - courtEnd <= 3 && !text.includes(',') && !/^\p{Ll}/u.test(text);
    // A state that sues stands where its court may; a rule, or the 'v.' right below, tells them apart.
    const isBeside = found.length === 0 && tokens[from + 1]?.cell.line === line;
    const isBound = block !== null || isBeside || (courtEnd === -1 && found.length === 0);
    if (!isBound && (courtEnd === -1 || nearCourt) && lines.isCourt(text)) break;
    if (isSentence(text) || (block === null && isLoose(text) && !tokens.slice(0, at).some(opensCaption)))
      break;
    if (isOpening(text)) break;
    // A court under its own clerk's stamp: 'THE COURT OF APPEALS OF THE STATE OF / OHIO, DIVISION THREE'.
    const isUnderCourt = lines.isCourt(text) || lines.isCourt(tokens[at - 1]?.cell.text ?? '');
    if (found[0] !== undefined && isUnderCourt && isHeadingApart(grid, found[0])) break;
    // What a letterhead leaves room below, and no comma joins to the names, is none of them.
    const below = found[0];
    if (courtEnd === -1 && below !== undefined && isHeadingApart(grid, below) && !/[,;&]$|\band$/i.test(text))
      break;
    found.unshift(token.cell);
  }
  return { cells: found, role, next: from + 1 };
}

const isLabeledAgain = (above: readonly Token[], role: PartyRole) =>
  above.some((token) => token.kind === 'role' && token.before && token.role === role);

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
    // A lawyer may be sued: who is named first below the 'v.' is a party.
    const called = found.length === 0 ? text.replace(/\besq\b/i, '') : text;
    if (block !== null && line <= block.last && isContact(called)) continue;
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

/** A line of a column is shorter than one of running text. */
const COLUMN_LINE = 55;

/** Running words that no name begins with: not a party, nor the description of one begun above. */
function isLoose(text: string): boolean {
  if (text.length < COLUMN_LINE && !/\.$/.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (/^\p{Ll}/u.test(text) || BEGINS_WITH_NAME.test(text)) return false;
  return words.length >= 6 && lower / words.length > 0.4;
}
