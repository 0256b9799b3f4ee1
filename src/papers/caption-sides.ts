import { type Cell, isRoleAlone, isSentence, type Token } from './caption-cells.ts';
import type { Grid } from './caption-grid.ts';
import { type HeadLines, isContact, isHearingLine, isSideNote, isTitleLine } from './caption-notes.ts';
import type { Paper } from './paper.ts';
import type { PartyRole } from './schema.ts';

/** What stands on one side of the 'v.' */
export interface Side {
  cells: Cell[];
  role: PartyRole | null;
  /** Index of the token after the side. */
  next: number;
}

/** A head cut into tokens, with what is known of its lines. */
export interface Reader {
  paper: Paper;
  tokens: readonly Token[];
  courtEnd: number;
  lines: HeadLines;
  grid: Grid;
  /** The rows of the caption's rule, which holds all parties. */
  block: Grid['block'];
}

const MOST_CELLS = 70;

/** What stands apart below a name that a label opened: the heading of what follows. */
export function isHeadingApart({ cells }: Grid, { start }: Cell): boolean {
  return cells.some((cell) => cell.start <= start && cell.end > start && cell.isApart);
}

/** What stands on a line of its own above a name: 'In the Matter of the Estate of', 'Upon the petition of'. */
const OPENING =
  /^(?:in (?:re|the (?:matter|interest|marriage|estate) of)(?:\b.*\bof)?|(?:up)?on the (?:petition|application|complaint|relation) of|(?:and )?concerning)\W*$/i;
export const isOpening = (text: string) => OPENING.test(text);

/** From the 'v.' up to the line where the court's name ends. */
export function climb({ tokens, courtEnd, lines, block, grid }: Reader, from: number): Side {
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
      // 'Ada Poe, / Plaintiff,': what stands below a role that closes a name is noise, or a title at the side.
      if (isHeading && closesName(tokens[at - 1], token)) {
        found.length = 0;
        role = token.role;
        continue;
      }
      if (found.length === 0 || token.before || isHeading) role = token.role;
      if (isHeading) break;
      // What stands above the label of the names is none of them, save others of that label.
      if (token.before && found.length > 0 && !isLabeledAgain(tokens.slice(0, at), token.role)) break;
      continue;
    }
    const { text, line } = token.cell;
    // Recognition may have lost the first signs of a rule, beside the only name.
    const isBeside = found.length === 0 && block !== null && line >= block.first - ROWS_LOST;
    if (block !== null && line < block.first && !isBeside) break;
    if (found.length > 0 && block === null && isHearingLine(text)) break;
    if (isSideNote(text, lines) || (block !== null && isContact(text))) continue;
    // A title may stand in the middle, beside the 'v.' or above it.
    if (found.length === 0 && isTitleLine(text) && line > courtEnd) continue;
    if (line <= courtEnd || isContact(text) || isTitleLine(text)) break;
    const nearCourt = line - courtEnd <= 3 && !text.includes(',') && !/^\p{Ll}/u.test(text);
    // A state that sues stands where its court may; a rule, or the 'v.' right below, tells them apart.
    const below = found[0];
    const versus = tokens[from + 1]?.cell.line ?? 0;
    // 'STATE OF GEORGIA' once more below the court that ends with it, with nothing but room above the 'v.'
    const isRightAbove =
      (versus - line <= 2 && isHeadingApart(grid, token.cell)) || (at === from && SOVEREIGN.test(text));
    const isAtVersus = below === undefined && (versus === line || isRightAbove);
    const isClosed = below === undefined && role !== null && SOVEREIGN.test(text);
    const isBound = block !== null || isAtVersus || isClosed || (courtEnd === -1 && found.length === 0);
    // A clerk's stamp may stand between a side's role and the 'v.'
    const above = tokens[at - 1];
    if (below === undefined && lines.isCourt(text) && above?.kind === 'role' && !above.before) continue;
    // 'ELM COUNTY CHILDREN' above 'AND FAMILY SERVICES': the line below goes on with it.
    const isBegun = below !== undefined && BEGINS_WITHIN.test(below.text);
    const isBody = below !== undefined && isWholeBody(grid, token.cell, below);
    if (!isBound && !isBegun && !isBody && (courtEnd === -1 || nearCourt) && lines.isCourt(text)) break;
    if (isSentence(text) || (block === null && isLoose(text) && !tokens.slice(0, at).some(opensCaption)))
      break;
    if (isOpening(text)) {
      found.splice(0, endOfPerson(found));
      break;
    }
    // A court under its own clerk's stamp: 'THE COURT OF APPEALS OF THE STATE OF / OHIO, DIVISION THREE'.
    const isUnderCourt = lines.isCourt(text) || lines.isCourt(tokens[at - 1]?.cell.text ?? '');
    if (found[0] !== undefined && isUnderCourt && isHeadingApart(grid, found[0])) break;
    // What a letterhead leaves room below, and no comma joins to the names, is none of them.
    const isOpen = /[,;&]$|\band$/i.test(text);
    if (courtEnd === -1 && below !== undefined && isHeadingApart(grid, below) && !isOpen) break;
    // Nor is what stands close below the court: 'ELM VICINAGE'.
    const isOfCourt = line - courtEnd <= 1 && !isHeadingApart(grid, token.cell);
    if (isOfCourt && below !== undefined && isHeadingApart(grid, below) && !isOpen) break;
    if (below !== undefined && !isOpen && !isBody) {
      if (isPlaceLabel(text) || isOtherHeading(grid, token.cell, below)) break;
    }
    found.unshift(token.cell);
  }
  const joined = found.findLastIndex(({ text }) => JOINED.test(text));
  const isWithin =
    joined !== -1 && joined < found.length - 1 && tokens.some(({ cell }) => MATTER.test(cell.text));
  const own = isWithin ? found.slice(joined + 1) : found;
  return { cells: own.slice(endOfMatter(own)), role, next: from + 1 };
}

/** Whether a role with a comma stands right below a name with one: 'Ada Poe,' above 'Plaintiff,'. */
function closesName(above: Token | undefined, { cell }: Token): boolean {
  return (
    above?.kind === 'names' &&
    cell.line - above.cell.line <= 2 &&
    /,\s*$/.test(cell.text) &&
    /,\s*$/.test(above.cell.text)
  );
}

/** 'Estate of ADA POE, Deceased.' above the name of whoever asks something in that matter. */
const MATTER_ABOVE =
  /^(?:the )?(?:estate|conservatorship|guardianship|marriage|adoption|dependency|custody)(?: of| and\b| \()/i;

/** How many of the cells above the 'v.' name the matter, closed by a point, in which those below it are parties. */
function endOfMatter(cells: readonly Cell[]): number {
  if (!MATTER_ABOVE.test(cells[0]?.text ?? '')) return 0;
  const end = cells.findIndex(
    ({ text }) => /\.$/.test(text) && !/\b(?:inc|co|corp|ltd|jr|sr)\.$/i.test(text),
  );
  const below = cells[end + 1];
  return end === -1 || below === undefined || !/^\p{Lu}/u.test(below.text) ? 0 : end + 1;
}

/** 'NORA POE, Deceased.': what closes the name of whom a matter is about. */
const ENDS_PERSON =
  /\b(?:deceased|minors?|wards?|conservatee|child(?:ren)?|(?:incapacitated|protected|disabled) (?:person|adult))\b[.,;]?$/i;

/** How many of the cells below 'IN THE MATTER OF' say whom it is about, above those who are parties in it. */
function endOfPerson(cells: readonly Cell[]): number {
  const end = cells.findIndex(({ text }) => ENDS_PERSON.test(text));
  return end === cells.length - 1 ? 0 : end + 1;
}

/** Who sues, where a role closes it: the court's line names the state, too. */
const SOVEREIGN = /^(?:the )?(?:state|commonwealth|people) of (?:\p{L}+ ?){1,3}$/iu;

/** 'County' under its blank, 'Elm County' without a comma: where the court sits, above whoever sues in it. */
const PLACE_LABEL = /^(?:(?:\p{Lu}[\p{L}.'’-]*\s){0,3}(?:county|parish)|state of(?: \p{L}+){1,3})$/iu;
const isPlaceLabel = (text: string) => PLACE_LABEL.test(text);

/** 'OFFICE OF THE PUBLIC': what a county has, and no name without it. */
const OF_COUNTY =
  /^(?:office|department|dept|board|sheriff|district attorney|public|housing|health|human|social|school|commission|child|probation|community)\b/i;

/** 'ELM COUNTY' right above 'OFFICE OF THE PUBLIC': both lines are one name. */
const isWholeBody = (grid: Grid, above: Cell, below: Cell): boolean =>
  PLACE_LABEL.test(above.text) && OF_COUNTY.test(below.text) && !isHeadingApart(grid, below);

const BEGINS_WITHIN =
  /^(?:\p{Ll}|\(|(?:A[Nn][Dd]|E[Xx] R[Ee][Ll]|O[Nn] B[Ee][Hh]|B[Yy]|A[Ss]|E[Tt]\.? A[Ll]|AKA|DBA|I[Nn] [Hh])\b)/u;

/**
 * Whether a line is the heading of what stands below it and no name beside the one there: room is left between the two,
 * and they are not printed alike (in capitals, bold, centered or at one edge).
 */
function isOtherHeading(grid: Grid, above: Cell, below: Cell): boolean {
  const cellAt = ({ start }: Cell) => grid.cells.find((cell) => cell.start <= start && cell.end > start);
  const [one, other] = [cellAt(above), cellAt(below)];
  if (one === undefined || other === undefined || !other.isApart || BEGINS_WITHIN.test(below.text))
    return false;
  const isInLine = Math.abs(one.left - other.left) <= SAME_EDGE || (one.centered && other.centered);
  const isCapitals = (text: string) => !/\p{Ll}{2}/u.test(text);
  return !isInLine || one.bold !== other.bold || isCapitals(above.text) !== isCapitals(below.text);
}

const SAME_EDGE = 200;
const ROWS_LOST = 2;
/** 'IN RE: ALDER PRACTICES LITIGATION', over a case that is heard with others. */
const JOINED = /\b(?:litigation|(?:consolidated |related )?(?:cases|actions))[.,]?$/i;
const MATTER = /^in re\b/i;

/** 'TO THE ABOVE NAMED DEFENDANT(S):' speaks to who was named: their names have ended. */
const SPEAKS_TO = /^to(?:\s*:|\s+(?:the|all|each|every|any|said)\b)/i;

const isLabeledAgain = (above: readonly Token[], role: PartyRole) =>
  above.some((token) => token.kind === 'role' && token.before && token.role === role);

/** From the 'v.' down to the role that closes the other side. */
export function descend(reader: Reader, from: number): Side {
  const { tokens, lines, block } = reader;
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
    // A list of many names goes on below the last sign of its rule, over the page, up to the role that closes it.
    const isListed = at < closing && found.filter((cell) => cell.text.includes(';')).length > 2;
    if (block !== null && line > block.last + 1 && found.length > 0 && !isListed) break;
    // A title right below the rule, with room above it.
    const isBelowRule = block !== null && line > block.last && closing === -1;
    if (isBelowRule && isParted(reader, found, token.cell)) break;
    const isUnclosed = closing === -1 && block === null && !opened;
    // A lawyer may be sued: who is named first below the 'v.' is a party.
    const called = found.length === 0 ? text.replace(/\besq\b/i, '') : text;
    if (block !== null && line <= block.last && isContact(called)) continue;
    // 'HON. ADA POE, Judge,' alone above 'Respondent': a judge against whom a writ is asked.
    const isOnly = found.length === 0 && tokens[at + 1]?.kind === 'role' && /\p{L}{2},/u.test(text);
    if (isSideNote(text, lines) && !isOnly) {
      if (found.length > 0 && (opened || (isUnclosed && isHeadingApart(reader.grid, token.cell)))) break;
      continue;
    }
    if (isTitleLine(text)) {
      if (found.length > 0) break;
      continue;
    }
    if (
      isSentence(text) ||
      (found.length > 0 && SPEAKS_TO.test(text)) ||
      (isUnclosed && (isOtherStyle(found.at(-1), text) || isParted(reader, found, token.cell)))
    )
      break;
    if (at > closing && found.length > 0 && (isContact(text) || isLoose(text))) break;
    found.push(token.cell);
  }
  return { cells: found, role, next: at };
}

/** 'Ada Poe Jr.' above 'CASE INFORMATION': a heading in capitals, where no role closes the names that have none. */
function isOtherStyle(above: Cell | undefined, text: string): boolean {
  return (
    above !== undefined &&
    /\p{Ll}{2}/u.test(above.text) &&
    !/(?:[,;&-]|\b(?:and|of|the|for|by|as))$/i.test(above.text) &&
    /^\p{Lu}{2,}(?:[ /&]+\p{Lu}{2,})+$/u.test(text)
  );
}

/** Whether room is left above a line, below a name that no sign says goes on. */
function isParted({ grid }: Reader, found: readonly Cell[], cell: Cell): boolean {
  const above = found.at(-1);
  return (
    above !== undefined &&
    isHeadingApart(grid, cell) &&
    !/(?:[,;&-]|\b(?:and|of|the|for|by|as))$/i.test(above.text) &&
    !BEGINS_WITHIN.test(cell.text)
  );
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
