import type { TextLine } from '../documents/lines.ts';
import { findTitles } from '../documents/titles.ts';
import { evidenceAt, isProse, type Paper, plain, statementAt } from './paper.ts';
import { splitNames } from './party-names.ts';
import { type AnalysisParty, type AnalysisStatement, PARTY_ROLES, type PartyRole } from './schema.ts';

/** The head of a court paper: court, number, parties with their roles, title. */
export interface Caption {
  court: AnalysisStatement | null;
  caseNumber: AnalysisStatement | null;
  parties: AnalysisParty[];
  title: { text: string; start: number; end: number } | null;
}

interface Cell {
  text: string;
  start: number;
  end: number;
  line: number;
}

const HEAD_LINES = 130;
const VERSUS = /^[-–\s]*(?:v|vs|versus|against)\s*[.:]?\s*[-–\ufffe]?\s*(?=$|[^\p{Ll}])/iu;
const ENDING_VERSUS = /[\s,](?:vs?\.?|versus)\s*$/i;
const ROLE_WORD =
  'plaintiff?|petitioner|claimant|landlord|complainant|appellant|defendant|respondent|appellee|tenant';
const ROLE = new RegExp(
  `(?:^|[\\s,(])(?:counter-?|cross-?|third-party )*(${ROLE_WORD})(?:[-/ ](?:\\w+))?(?:\\(s\\)|s|/s)?\\)?\\s*[.,;:]?\\s*\\W*$`,
  'i',
);
const COURT = /\b(?:court|tribunal|appeals board)\b/i;
const COURT_PART =
  /\b(?:court|district|division|county|circuit|state of|commonwealth of|judicial|parish|city of|in and for|branch|department|magistrate|metropolitan)\b/i;
const NUMBER_LABEL =
  /\b(?:case|civil action|civil|cause|docket|index|action|file)?\s*(?:(?:nos?|number|num)\b|#)\s*[.:]*\s*[:#]?\s*([A-Z0-9][\w:./()‑−–-]*(?:[ ]?[-‑–][ ]?[\w]+|\s(?:Civ\.|CV|cv|SBA|[A-Z]{2,4}\b)\s?\d*)*)/i;
const BARE_NUMBER =
  /\b(?:\d{1,2}:)?\d\d[-‑−–\s](?:cv|cr|mc|civ\.?|CV)[-‑−–.\s]{1,2}\d{3,6}(?:[-‑–][A-Z]{2,4})*|\b[A-Z]{1,2}-\d{2,4}-[A-Z]{2}-\d{4}-?\d{4,6}\b|\b\d{1,4}\s?Civ\.\s\d+/;
const STAMP =
  /(?:^|\n)[^\S\n]*(?:Case:?\s+)?((?:\d{1,2}:)?\d\d-[a-z]{2}-\d{3,6}(?:-[A-Z]{2,4})*)[^\S\n][^\n]*\b(?:Doc|Document|ECF)\b/;

/** Reads the caption of a paper; what is blank or cannot be read is null or missing, never guessed. */
export function readCaption(paper: Paper): Caption {
  const head = paper.lines.slice(0, HEAD_LINES);
  const title = findTitles(head)[0];
  const versus = head.findIndex((line, index) => index < 110 && isVersus(line.text));
  const court = readCourt(paper, head, versus);
  return {
    court,
    caseNumber: readNumber(paper, head, versus),
    parties: versus === -1 ? [] : readParties(paper, head, versus, court),
    title: title ? titleBlock(head, title.start) : null,
  };
}

function isVersus(text: string): boolean {
  if (/^[-–\s]*(?:v|vs|versus|against)\s*[.:]?\s*[-–]?\s*$/i.test(text)) return true;
  const lead = VERSUS.exec(text);
  if (lead && /[.:-]|\ufffe|against|versus/i.test(lead[0])) return true;
  return ENDING_VERSUS.test(text) && !isProse(text);
}

function titleBlock(head: readonly TextLine[], start: number): Caption['title'] {
  const first = head.findIndex((line) => line.start <= start && line.end > start);
  const line = head[first];
  if (!line) return null;
  let end = line.end;
  let words = line.text.slice(start - line.start);
  for (const next of head.slice(first + 1, first + 4)) {
    const unfinished = /(?:\b(?:for|and|of|to|the|in|or)|,|&)$/i.test(words);
    if (!unfinished || isProse(next.text)) break;
    words += ` ${next.text}`;
    end = next.end;
  }
  return { text: plain(words), start, end };
}

function readCourt(paper: Paper, head: readonly TextLine[], versus: number): AnalysisStatement | null {
  const limit = versus === -1 ? 25 : versus;
  const at = head.findIndex(
    (line, index) => index < limit && COURT.test(line.text) && !isProse(line.text) && line.text.length < 110,
  );
  if (at === -1) return null;
  const line = head[at];
  const right = line && rightCell(line.text);
  if (line && right) return statementAt(paper, line.start + right.from, line.end);
  let from = at;
  while (
    from > 0 &&
    /^(?:in the|state of|commonwealth of|county of|city of)\b/i.test(head[from - 1]?.text ?? '')
  )
    from -= 1;
  let to = at;
  while (to + 1 < limit && isCourtLine(head[to + 1]?.text ?? '')) to += 1;
  return statementAt(paper, head[from]?.start ?? 0, head[to]?.end ?? 0);
}

/** Where the right column of a caption line begins when the court's name stands there beside a party. */
function rightCell(text: string): { from: number } | null {
  const rule = /\s+[§│|)]\s+|\s{4,}/.exec(text);
  if (!rule || rule.index === 0 || COURT.test(text.slice(0, rule.index))) return null;
  return { from: rule.index + rule[0].length };
}

function isCourtLine(text: string): boolean {
  return (
    COURT_PART.test(text) &&
    text.length < 90 &&
    !/,$/.test(text) &&
    !NUMBER_LABEL.test(text) &&
    !ROLE.test(text)
  );
}

function readNumber(paper: Paper, head: readonly TextLine[], versus: number): AnalysisStatement | null {
  for (const line of head.slice(0, versus === -1 ? 30 : versus + 45)) {
    if (isProse(line.text)) continue;
    const labelled = NUMBER_LABEL.exec(line.text);
    const value = labelled?.[1]?.trim() ?? '';
    const hit =
      /\d{2}/.test(value) && !/^\d{5}$/.test(value) && !/bar|phone|fax|suite/i.test(line.text)
        ? value
        : BARE_NUMBER.exec(line.text)?.[0];
    if (!hit || /_{2,}/.test(hit)) continue;
    const start = line.start + line.text.indexOf(hit);
    return statementAt(paper, start, start + hit.replace(/[.,;:]+$/, '').length);
  }
  const stamp = STAMP.exec(paper.text);
  if (!stamp?.[1]) return null;
  const start = stamp.index + stamp[0].indexOf(stamp[1]);
  const end = start + stamp[1].length;
  return { text: stamp[1], evidence: evidenceAt(paper, start, end) };
}

function readParties(
  paper: Paper,
  head: readonly TextLine[],
  versus: number,
  court: AnalysisStatement | null,
): AnalysisParty[] {
  const { start, end } = court?.evidence ?? { start: -1, end: -1 };
  // A court named in the right column ends nothing: its line begins with a party.
  const beside = head.some((line) => line.start < start && line.end >= end);
  const courtEnd = beside ? -1 : head.findIndex((line) => line.end === end);
  const margin = head[versus]?.indent ?? 0;
  const cells = head
    .slice(0, Math.min(head.length, versus + 75))
    .flatMap((line, index) => leftCell(line, index, margin));
  const middle = cells.findIndex((cell) => cell.line === versus);
  if (middle === -1) return [];
  const [left, right] = cutVersus(cells[middle]);
  const above = climb(cells.slice(0, middle), courtEnd);
  const below = descend(cells.slice(middle + 1), right !== null);
  const first = left ? [...above.cells, left] : above.cells;
  const second = right ? [right, ...below.cells] : below.cells;
  return [
    ...toParties(paper, first, above.role ?? (below.role === 'respondent' ? 'petitioner' : 'plaintiff')),
    ...toParties(paper, second, below.role ?? (above.role === 'petitioner' ? 'respondent' : 'defendant')),
  ];
}

/** The words left of the caption's rule; what stands right of it (number, judge, title) names no party. */
function leftCell(line: TextLine, index: number, margin: number): Cell[] {
  if (line.indent - margin >= 30 && !ROLE.test(line.text)) return [];
  const cut = line.text.search(
    /\s*[│|§\]]\s|\s*\)\s*\)*\s*(?:\)|$|\s{2,}\S|(?=(?:Case|Civil|No|Hon|Judge)\b))|\s+:\s|\s{4,}|\t/,
  );
  const closing = cut > 0 && /\(\S[^)]*$/.test(line.text.slice(0, cut)) ? -1 : cut;
  const text = (closing === -1 ? line.text : line.text.slice(0, closing)).replace(/[\s:)│|§\]]+$/u, (tail) =>
    tail.includes(')') && line.text.includes('(') ? tail : '',
  );
  return /\p{L}/u.test(text) ? [{ text, start: line.start, end: line.start + text.length, line: index }] : [];
}

function cutVersus(cell: Cell | undefined): [Cell | null, Cell | null] {
  if (!cell) return [null, null];
  const lead = /^[-–\s]*(?:v|vs|versus|against)\s*[.:]?\s*[-–\ufffe]*\s*/i.exec(cell.text);
  if (lead) {
    const rest = cell.text.slice(lead[0].length);
    const start = cell.start + lead[0].length;
    return [null, isPartyCell(rest) ? { ...cell, text: rest, start } : null];
  }
  const tail = ENDING_VERSUS.exec(cell.text);
  if (!tail) return [null, null];
  const text = cell.text.slice(0, tail.index);
  return [{ ...cell, text, end: cell.start + text.length }, null];
}

interface Side {
  cells: Cell[];
  role: PartyRole | null;
}

/** From the 'v.' up to the line where the court's name ends. */
function climb(cells: readonly Cell[], courtEnd: number): Side {
  const found: Cell[] = [];
  let role: PartyRole | null = null;
  for (let at = cells.length - 1; at >= 0; at -= 1) {
    const cell = cells[at];
    if (!cell) break;
    const named = roleOf(cell.text);
    if (named && found.length === 0) role = named;
    const text = named ? cell.text.replace(ROLE, '').trim() : cell.text;
    if (text === '' || isSideNote(text)) continue;
    if (cell.line <= courtEnd || isContact(text) || isTitleLine(text)) break;
    if (courtEnd === -1 && (COURT.test(text) || isCourtLine(text))) break;
    if (isProse(text) && !/^\p{Ll}/u.test(text)) break;
    found.unshift({ ...cell, text, end: cell.start + text.length });
    if (found.length > 60) break;
  }
  return { cells: found, role };
}

/** From the 'v.' down to the line that names the other side's role. */
function descend(cells: readonly Cell[], begun: boolean): Side {
  const found: Cell[] = [];
  let role: PartyRole | null = null;
  for (const cell of cells) {
    const named = roleOf(cell.text);
    const text = named ? cell.text.replace(ROLE, '').trim() : cell.text;
    const ends = named !== null && (begun || found.length > 0 || text !== '');
    if (text !== '' && !isSideNote(text)) {
      if ((isTitleLine(text) && found.length > 0) || (isContact(text) && !ends)) break;
      if (isProse(text) && found.length > 0 && !/^\p{Ll}/u.test(text)) break;
      if (!isTitleLine(text)) found.push({ ...cell, text, end: cell.start + text.length });
    }
    if (named) role = named;
    if (ends || found.length > 60) break;
  }
  return { cells: found, role };
}

function roleOf(text: string): PartyRole | null {
  const word = ROLE.exec(text)?.[1]?.toLowerCase();
  if (!word || isProse(text)) return null;
  if (word === 'claimant' || word === 'landlord' || word === 'complainant') return 'plaintiff';
  if (word === 'tenant') return 'defendant';
  if (word.startsWith('plaintif')) return 'plaintiff';
  return PARTY_ROLES.find((role) => role === word) ?? null;
}

const SIDE_NOTE =
  /^(?:inclusive|case|\d{1,2} civ|civil action|no|nos|hon|mag|judge|magistrate|jury|trial|demand|ecf case|dept|complaint for damages|filed|date|assigned|section|division|term|[A-Z][a-z]+ term)\b\s*(?:[.,:#]|no|term|trial|by|demand|case|filed|$)/i;

function isSideNote(text: string): boolean {
  return (
    SIDE_NOTE.test(text) ||
    BARE_NUMBER.test(text) ||
    /^\W*$/.test(text) ||
    /\bjury (?:trial )?demand|\bdemand for jury|\bby jury\b/i.test(text) ||
    /^_+|^[-–\s]+x?$/i.test(text)
  );
}

function isPartyCell(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !isSideNote(text.trim());
}

function isContact(text: string): boolean {
  return /@|\b(?:tel|phone|fax|telephone|esq|attorneys? (?:for|at law)|bar no|pro se plaintiff|suite|ste)\b|\(\d{3}\)\s*\d{3}|\b\d{5}(?:-\d{4})?$/i.test(
    text,
  );
}

function isTitleLine(text: string): boolean {
  return (
    /^(?:(?:first|second|third|verified|amended|class action|original|joint|proposed)\s+)*(?:complaint|petition|motion|order|answer|notice|summons|memorandum|response|reply|brief|stipulation|demand|judgment|opinion|declaration|affidavit|subpoena|plaintiffs?['’]s? (?:motion|response|first)|defendants?['’]s?)\b/i.test(
      text,
    ) && !/,$/.test(text)
  );
}

function toParties(paper: Paper, cells: readonly Cell[], role: PartyRole): AnalysisParty[] {
  const joined = cells.map((cell) => cell.text).join('\n');
  return splitNames(joined).map(({ name, from, to }) => {
    const start = offsetOf(cells, from);
    const end = Math.max(start, offsetOf(cells, Math.max(from, to - 1)) + 1);
    return {
      name,
      role,
      evidence: { ...evidenceAt(paper, start, end), quote: paper.text.slice(start, end) },
    };
  });
}

/** Offset in the text of a position in the cells joined by line ends. */
function offsetOf(cells: readonly Cell[], position: number): number {
  let rest = position;
  for (const cell of cells) {
    if (rest <= cell.text.length) return cell.start + rest;
    rest -= cell.text.length + 1;
  }
  return cells.at(-1)?.end ?? 0;
}
