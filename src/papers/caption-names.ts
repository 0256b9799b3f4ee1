import { endOfSentence } from '../text/sentence-end.ts';
import type { Cell } from './caption-cells.ts';
import { type Grid, gridOf } from './caption-grid.ts';
import { isTitleLine } from './caption-notes.ts';
import { CODE_BEFORE } from './caption-number-shapes.ts';
import type { GridCell } from './caption-pieces.ts';
import { behindSummons, isSummoning } from './caption-sovereign.ts';
import { asSpoken } from './caption-spoken.ts';
import { readable } from './counts.ts';
import { evidenceAt, type Paper } from './paper.ts';
import { splitNames } from './party-names.ts';
import { isOrganization } from './party-pieces.ts';
import type { AnalysisParty, PartyRole } from './schema.ts';

const WHOLE_PERSON = /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,3}$/u;
const WHOLE_COMPANY =
  /\s(?:Inc|L\.?L\.?C|L\.?L\.?P|L\.?P|Ltd|Corp|Corporation|Company|Bank|N\.?A|P\.?C)\.?$/i;
const GROUP =
  /\b(?:of|department|board|bureau|office|county|city|state|united|bank|trust|school|district|services?|group|partners|holdings|savings|insurance|association|union)\b/i;

/** A list of names one below the other without commas, as people without a lawyer write it. */
function oneNameEach(cells: readonly Cell[]): boolean {
  if (cells.length < 2) return false;
  const persons = cells.filter(({ text }) => WHOLE_PERSON.test(text.trim()) && !GROUP.test(text)).length;
  const companies = cells.filter(({ text }) => WHOLE_COMPANY.test(text.trim())).length;
  return persons === cells.length || (cells.length > 2 && persons + companies >= cells.length);
}

const SIDES_OF_TITLE =
  '(\\p{Lu}[^:\\n]{1,80}?)\\s+(?:[vV][sS]?[.,]?|[vV]ersus|VERSUS)\\s+(\\p{Lu}[^:\\n]{1,120})$';
const SHORT_TITLE = new RegExp(
  `^(?:(?:(?:case )?(?:title|name|caption|style)|re|subject|matter)\\s*:|title(?=\\s))\\s*(?:(?:re|fwd?|case title|filing (?:accepted|received|submitted|rejected|returned)|\\p{L}+ filed):\\s*|\\[\\p{L}+\\]\\s*|(?:(?:case|cause|docket|civil action)(?: nos?\\.?)?|nos?\\.?) [\\w:-]*\\d[\\w:-]*,\\s*)*${SIDES_OF_TITLE}`,
  'iu',
);
/** 'Ada Poe v. Bert Lund' on a line of its own: every longer word of it with a capital, and no figures of a report. */
const TITLE_ALONE = new RegExp(`^${SIDES_OF_TITLE}`, 'u');
/** What may stand behind the names of a title: the number of the case, 'et al.', a remark in brackets. */
const BEHIND =
  /\s*(?:[[(].*|\s+page \d+ of \d.*|\s[-–—]\s.*|[,.]\s*(?:et al\b|case\b|cause\b|docket\b|nos?\b|(?=\S*\d{3})[A-Z\d]).*|\s+(?:case|cause|docket|index) (?:nos?\b|number).*)$/i;

/** 'Elm Houston 2020 LLC', '2020 Alder Wagon'. */
const NUMBER_IN_NAME =
  /(?<=\svs?\.? )(?:19|20)\d\d(?= \p{Lu}{3})|\b\d{1,4}(?=,? (?:LLC|L\.L\.C\.|Inc|INC|Ltd|LTD|LP|L\.P\.|Corp|CORP|Trust|TRUST)\b)/gu;

/** 'Poe, Ada' is one person, 'Poe, Inc.' a company. */
const LAST_FIRST =
  /^(\p{Lu}[\p{L}'’-]+)[,.] (?!Inc|LLC|Ltd|Corp|Co\b|LP|N\.?A)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?)$/u;

function titleIn(text: string): RegExpExecArray | null {
  const labeled = SHORT_TITLE.exec(text);
  if (labeled !== null || text.length > 110) return labeled;
  const bare = text.replace(BEHIND, '');
  if (
    /\d/.test(bare.replace(NUMBER_IN_NAME, '')) ||
    bare.split(/\s+/).some((word) => /^\p{Ll}{4,}/u.test(word) && !/^versus$/.test(word))
  )
    return null;
  return TITLE_ALONE.exec(text);
}

/** 'Case title: Poe v. Lund', where no caption stands; only what a label calls so where that is asked for. */
export function fromShortTitle(paper: Paper, { cells }: Grid, mustBeLabeled = false): AnalysisParty[] {
  for (const [index, each] of cells.entries()) {
    // Further down, what no label calls the name of the case is a decision that is quoted.
    if (index >= TITLES_AMONG && !LABELED_TITLE.test(each.text)) continue;
    const isLabeled = TITLE_LABEL.test(cells[index - 1]?.text ?? '');
    const cell = isLabeled ? withRowMate(each, cells[index + 1]) : each;
    const { text, start, row, end } = cell;
    if (mustBeLabeled && !isLabeled && !SHORT_TITLE.test(text)) continue;
    // '2416-CV02210 - ALDER BANK V ADA POE': the number of the case, and its name behind it.
    const numbered = CODE_BEFORE.exec(text)?.[0] ?? '';
    const match = titleIn(isLabeled ? `Re: ${text}` : text.slice(numbered.length));
    if (!match?.[1] || !match[2]) continue;
    const second = match[2].replace(BEHIND, '');
    const at = start + text.lastIndexOf(match[2]);
    // 'Witness list - Poe v. Lund': what the paper is about stands before the name of its case.
    const plaintiff = match[1].replace(/^.*\s[-–—]\s(?=\S)/u, '');
    const from = start + text.indexOf(match[1]) + match[1].length - plaintiff.length;
    const first = { text: plaintiff, start: from, end: from + plaintiff.length, line: row };
    const further = second === match[2] ? linesBelow(cells, index) : [];
    const other = { text: second, start: at, end: Math.min(end, at + second.length), line: row };
    const named = [
      ...toTurnedParties(paper, first, 'plaintiff'),
      ...(further.length === 0
        ? toTurnedParties(paper, other, 'defendant')
        : toParties(paper, [other, ...further], 'defendant')),
    ];
    const joined = isLabeled ? titleBelow(paper, cells, index).filter(isNotAmong(named)) : [];
    return asSpoken(paper, [...named, ...joined]).map((party) => ({
      ...party,
      certainty: 'likely' as const,
    }));
  }
  return [];
}

const FAR_LINES = 500;
const LINES_OF_SUBJECT = 6;

/** The subject of a letter that stands below a long list of whom it is sent to. */
export function fromFarTitle(paper: Paper): AnalysisParty[] {
  const at = paper.lines.slice(0, FAR_LINES).findIndex(({ text }) => LABELED_TITLE.test(text));
  if (at === -1) return [];
  return fromShortTitle(paper, gridOf(paper.lines.slice(at, at + LINES_OF_SUBJECT), paper.text), true);
}

const isNotAmong =
  (known: readonly AnalysisParty[]) =>
  ({ name }: AnalysisParty) =>
    !known.some((party) => party.name.toLowerCase() === name.toLowerCase());

/** The sides of another title right below one that is labeled: of a case that is heard with it. */
function titleBelow(paper: Paper, cells: readonly GridCell[], index: number): AnalysisParty[] {
  const above = cells[index];
  const below = cells.slice(index + 1).find(({ row }) => row > (above?.row ?? 0));
  if (above === undefined || below === undefined || below.page !== above.page) return [];
  if (below.row !== above.row + 1 || below.isApart || Math.abs(below.left - above.left) > 60) return [];
  const [, first = '', second = ''] = titleIn(below.text) ?? [];
  const side = (words: string, role: PartyRole) => {
    const start = below.start + below.text.indexOf(words);
    return words === ''
      ? []
      : toTurnedParties(paper, { text: words, start, end: start + words.length, line: below.row }, role);
  };
  return [...side(first, 'plaintiff'), ...side(second.replace(BEHIND, ''), 'defendant')];
}

const TITLES_AMONG = 60;
const LABELED_TITLE = /^(?:re|short title(?: of (?:the )?case)?|case (?:title|name|caption|style))\s*:/i;

/** 'POE ADA' and, further right, 'VS LUND BERT': one title with a gap in it. */
function withRowMate(cell: GridCell, next: GridCell | undefined): GridCell {
  const isMate = next !== undefined && next.row === cell.row && next.page === cell.page;
  const isTitle = isMate && /^vs?\b/i.test(next.text) && /^\p{Lu}/u.test(cell.text);
  return isTitle ? { ...cell, text: `${cell.text} ${next.text}`, end: next.end } : cell;
}

/** 'Short title of case:', 'Case name:', 'Re:' alone, the names below it or at its side. */
const TITLE_LABEL =
  /^(?:(?:(?:short )?(?:case )?(?:title|name|caption|style)(?: of (?:the )?case)?|re|subject)\s*:|title)$/i;
const LINES_OF_TITLE = 3;

/** The lines over which the second side of a title goes on: below its last words, and no label or number of its own. */
function linesBelow(cells: readonly GridCell[], index: number): Cell[] {
  const further: Cell[] = [];
  let above = cells[index];
  for (const cell of cells.slice(index + 1, index + 1 + LINES_OF_TITLE)) {
    const isOpen = /(?:\b(?:of|and|for|the|in)|[,&])$/i.test(above?.text ?? '');
    if (
      above === undefined ||
      cell.row === above.row ||
      !(isOpen || isBroken(cells, above, cell) || goesOnInCell(cells, above, cell)) ||
      cell.page !== above.page ||
      cell.isApart
    )
      break;
    if (!/^\p{Lu}[^\d:]+$/u.test(cell.text) || isTitleLine(cell.text)) break;
    further.push({ ...cell, line: cell.row });
    above = cell;
  }
  return further;
}

/** Whether a title beside another column goes on right below: the next line begins where its own does. */
function isBroken(
  cells: readonly GridCell[],
  { row, page, left, right }: GridCell,
  below: GridCell,
): boolean {
  const isUnder = below.row - row <= 2 && Math.abs(below.left - left) < 60 && below.right <= right;
  return (
    isUnder && cells.some((cell) => cell.page === page && Math.abs(cell.row - row) <= 1 && cell.left > right)
  );
}

/** Whether a title right of its label goes on below, in a row where nothing stands under the label. */
function goesOnInCell(cells: readonly GridCell[], above: GridCell, below: GridCell): boolean {
  const isLabeled = ({ row, page }: GridCell) =>
    cells.some((cell) => cell.page === page && cell.row === row && cell.right <= above.left);
  return Math.abs(below.left - above.left) < 60 && below.row === above.row + 1 && !isLabeled(below);
}

const FROM_TOP = 6_000;
const MOST_TITLES = 20;
const SPAN = 90;
const CAPITALIZED = "\\p{Lu}[\\p{L}.'’-]*";
const SIDE = `${CAPITALIZED}(?:,? (?:(?:of|and|the|&|de|la) ){0,2}${CAPITALIZED}){0,6}`;
const ENDS_WITH_SIDE = new RegExp(
  `(?<![\\p{L}.])(?:(?:In|The|See|Re|Case|Matter)[:,]? (?:of )?)*(${SIDE})$`,
  'u',
);
const BEGINS_WITH_SIDE = new RegExp(`^(${SIDE})`, 'u');
/** '123 Ohio St. 45', '(1998)': a decision that is quoted, and not the reader's case. */
const REPORTED = /^,? (?:(?:No\. )?\d{1,4} \p{Lu}|\(?(?:[^()\n]{1,20} )?(?:19|20)\d\d\)|\d{4} (?:WL|[A-Z]))/u;
const NUMBER_BEHIND = /,? (?:Case|Cause|Docket|Index|Civil|Nos?)\b.*$/;
const NUMBERED = /^\W{0,3}(?:(?:case|cause|docket|index|civil action)\b|no\. ?\S{4}|\(?[\w:]{0,6}-?\d{2})/i;

const STRICT = { isStrict: true };

/** The words of the sentence that goes on where they end. */
function lastSentence(words: string): string {
  const end = endOfSentence(words, STRICT);
  return end === words.length ? words : lastSentence(words.slice(end).replace(/^\.?\s*/, ''));
}

/** The case of which running words speak, 'the case of Poe v. Lund': likely with its number behind, else unsure. */
export function fromRunningTitle(paper: Paper): AnalysisParty[] {
  const text = paper.text.slice(0, FROM_TOP).split('\f')[0] ?? '';
  for (const { 0: sign, index } of [...text.matchAll(/\s(?:vs?\.|versus)\s/giu)].slice(0, MOST_TITLES)) {
    const before = text.slice(Math.max(0, index - SPAN), index).replaceAll('\n', ' ');
    const from = index + sign.length;
    const after = text.slice(from, from + SPAN).replaceAll('\n', ' ');
    const first = ENDS_WITH_SIDE.exec(lastSentence(before))?.[1];
    const named = BEGINS_WITH_SIDE.exec(after)?.[1];
    const second = named?.slice(0, endOfSentence(named, STRICT)).replace(NUMBER_BEHIND, '');
    if (first === undefined || second === undefined || REPORTED.test(after.slice(second.length))) continue;
    const certainty = NUMBERED.test(after.slice(second.length)) ? 'likely' : 'unsure';
    const side = (words: string, start: number, role: PartyRole) =>
      toParties(paper, [{ text: words, start, end: start + words.length, line: 0 }], role);
    const parties = [side(first, index - first.length, 'plaintiff'), side(second, from, 'defendant')];
    if (parties.every(({ length }) => length > 0))
      return asSpoken(paper, parties.flat()).map((party) => ({ ...party, certainty }));
  }
  return [];
}

/** 'Poe, Trustee': as what somebody sues, and no given name. */
const OFFICE_BEHIND =
  /,\s(?:trustee|receiver|debtor|guardian|conservator|executor|executrix|administrator|administratrix|warden|sheriff|commissioner|secretary|director|superintendent)\b/i;

/** The parties of one cell, where lists and titles put last names first. */
export function toTurnedParties(paper: Paper, cell: Cell, role: PartyRole): AnalysisParty[] {
  const isListed = !/\p{Ll}/u.test(cell.text) && turnedAlone(cell);
  const turned = (isListed ? TURNED_ALONE : LAST_FIRST).exec(cell.text.trim());
  if (turned === null || OFFICE_BEHIND.test(cell.text)) return toParties(paper, [cell], role);
  const found = toParties(paper, [{ ...cell, text: cell.text.replace(/[,.]/, ' ') }], role);
  return found.map((party) => ({ ...party, name: readable(`${turned[2]} ${turned[1]}`, SUFFIXES) }));
}

/** 'Poe, Ada (Mae)': one person alone on a side, the family's name first; no office and no company behind it. */
const TURNED_ALONE =
  /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}'’-]+|\(\p{L}+\)))?)(?: (?:Jr|Sr|II|III)\.?)?[,.]?$/u;
const NO_GIVEN_NAME =
  /\b(?:inc|llc|llp|ltd|corp|co|lp|na|jr|sr|ii|iii|iv|md|rn|esq|et|al|individually|trustee|warden|commissioner|secretary|director|administrat\w+|execut\w+|appell\w+|petitioner|respondent|plaintiffs?|defendants?|sheriff|governor|president|judge|debtors?|minor|deceased|successor|relator|doe|does|mayor|chief|superintendent|officer|city|county|state|company|bank)\b/i;

function turnedAlone({ text }: Cell): boolean {
  const [, , given = ''] = TURNED_ALONE.exec(text.trim()) ?? [];
  return given !== '' && !NO_GIVEN_NAME.test(text);
}

const SERVES = /\bU\.? ?S\.? (?:Army|Navy|Air Force|Marine Corps|Coast Guard|Space Force)\b/i;

/** The names of one side of a caption, last names first or not. */
export function toSide(paper: Paper, cells: readonly Cell[], role: PartyRole): AnalysisParty[] {
  const [only, rank] = cells;
  // 'Poe, Ada M.' above 'PFC, U.S. Army', and where she serves: an accused of a court-martial.
  if (only !== undefined && turnedAlone(only) && SERVES.test(rank?.text ?? ''))
    return toSide(paper, [only], role);
  if (cells.length === 0 || !cells.every(turnedAlone)) return toParties(paper, cells, role);
  return cells.flatMap((cell) => {
    const [, family = '', given = ''] = TURNED_ALONE.exec(cell.text.trim()) ?? [];
    const [party] = toParties(paper, [{ ...cell, text: cell.text.replace(',', ' ') }], role);
    return party === undefined ? [] : [{ ...party, name: readable(`${given} ${family}`, SUFFIXES) }];
  });
}

const SUFFIXES = /^(?:[IVX]+|[A-Z]\.?)$/;

export function toParties(paper: Paper, named: readonly Cell[], role: PartyRole): AnalysisParty[] {
  const isSummoned = named.some(({ text }) => isSummoning(text));
  const cells = isSummoned ? named.flatMap(behindSummons) : named;
  const joined = cells.map((cell) => cell.text).join(oneNameEach(cells) ? ';' : '\n');
  return splitNames(joined).map(({ name, from, to }) => {
    const { start, end } = placeOf(cells, from, to);
    const isDoubted = isBrokenShort(cells, from, to) || areTwoPeople(cells, from, to, name);
    const doubt = isDoubted || isSummoned ? { certainty: 'unsure' as const } : {};
    return {
      ...doubt,
      // Recognition puts a space behind a hyphen.
      name: name.replace(/(?<=\p{L}{2})- (?=\p{Lu}\p{Ll})/gu, '-'),
      role,
      evidence: { ...evidenceAt(paper, start, end), quote: paper.text.slice(start, end) },
    };
  });
}

const LONG_NAME = 60;
const OPEN_END = /(?:[,;&/-]|\b(?:of|for|the|and|in|de|at|by|on|to|a|an|dba|d\/b\/a))$/i;

/**
 * Whether a long name is made of lines of which one ends, with no comma, where the next word would still have had room:
 * whoever wrote it may have begun another name.
 */
function isBrokenShort(cells: readonly Cell[], from: number, to: number): boolean {
  if (to - from < LONG_NAME) return false;
  const own = cells.slice(locate(cells, from).index, locate(cells, Math.max(from, to - 1)).index + 1);
  const widest = Math.max(...own.map(({ text }) => text.length));
  return own.some(({ text }, at) => {
    const next = own[at + 1]?.text ?? '';
    const [word = ''] = next.split(/\s/);
    const isWhole = /\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u.test(text.trim()) && !OPEN_END.test(text.trim());
    return isWhole && /^\p{Lu}\p{Ll}/u.test(word) && text.length + 1 + word.length <= widest;
  });
}

/** 'CARL MUND' above 'DORA KELL', with no comma between: as likely two people as one, also within a list of others. */
function areTwoPeople(cells: readonly Cell[], from: number, to: number, name: string): boolean {
  const first = locate(cells, from).index;
  const last = locate(cells, Math.max(from, to - 1)).index;
  if (last !== first + 1 || isOrganization(name) || WHOLE_COMPANY.test(name)) return false;
  const before = cells.slice(0, first).reduce((length, { text }) => length + text.length + 1, 0);
  const [above = '', below = ''] = [cells[first]?.text, cells[last]?.text];
  const broken = before + above.length + 1;
  const parts = [above.slice(from - before), below.slice(0, to - broken)];
  // 'Police Officer' above 'Dora Kell': what she is, and her name.
  if (parts.some((text) => NO_GIVEN_NAME.test(text))) return false;
  return parts.every((text) => WHOLE_PERSON.test(text.trim().replace(/[,;]$/, '')));
}

/**
 * Where a name stands in the text, by its place in the cells joined by line ends. Columns may be read in another order than
 * the text has: of a name over several cells that do not follow each other, the place is that of its first.
 */
function placeOf(cells: readonly Cell[], from: number, to: number): { start: number; end: number } {
  const [first, last] = [locate(cells, from), locate(cells, Math.max(from, to - 1))];
  const own = cells.slice(first.index, last.index + 1);
  const isInOrder = own.every((cell, at) => at === 0 || cell.start >= (own[at - 1]?.end ?? 0));
  const cell = cells[first.index];
  const end = isInOrder ? last.offset + 1 : (cell?.end ?? 0);
  if (end > first.offset) return { start: first.offset, end };
  return { start: cell?.start ?? 0, end: cell?.end ?? 0 };
}

function locate(cells: readonly Cell[], position: number): { index: number; offset: number } {
  let rest = position;
  for (const [index, cell] of cells.entries()) {
    if (rest <= cell.text.length)
      return { index, offset: Math.min(cell.start + rest, Math.max(cell.start, cell.end)) };
    rest -= cell.text.length + 1;
  }
  const index = Math.max(0, cells.length - 1);
  return { index, offset: cells[index]?.end ?? 0 };
}
