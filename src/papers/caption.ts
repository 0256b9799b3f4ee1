import { headOf, type TextLine } from '../text/lines.ts';
import { isRoleAlone } from './caption-cells.ts';
import { lessSure, namedInBody, partiesInBody, printedCertainty, weighParties } from './caption-certainty.ts';
import {
  type CourtFound,
  findCourt,
  findNumber,
  isCourtLine,
  isCourtName,
  isNumberLine,
  type NumberFound,
  numberIn,
} from './caption-court.ts';
import { byColumns, type Grid, gridOf } from './caption-grid.ts';
import { readParties, versusRow } from './caption-parties.ts';
import { evidenceAt, isHeading, isProse, type Paper, plain } from './paper.ts';
import type { AnalysisParty, AnalysisStatement, Certainty } from './schema.ts';
import { findTitles } from './titles.ts';

/** The head of a court paper: court, number, parties with their roles, title. */
export interface Caption {
  court: Stated | null;
  caseNumber: Stated | null;
  parties: (AnalysisParty & { certainty: Certainty })[];
  title: { text: string; start: number; end: number; certainty: Certainty } | null;
}

type Stated = AnalysisStatement & { certainty: Certainty };

const HEAD_LINES = 130;
/** Who reads lines takes a line that begins this far in for one of the second column. */
const RIGHT_INDENT = 60;
const STAMP =
  /(?:^|\n)[^\S\n]*(?:Case:?\s+)?((?:\d{1,2}:)?\d\d-[a-z]{2}-\d{3,6}(?:-[A-Z]{2,4})*)[^\S\n][^\n]*\b(?:Doc|Document|ECF)\b/;
const HEAD = { isCourt: isCourtLine, isNumber: isNumberLine };

/** Reads the caption of a paper; what is blank or cannot be read is null or missing, never guessed. */
export function readCaption(paper: Paper): Caption {
  const head = headOf(paper.lines, HEAD_LINES);
  const grid = gridOf(head, paper.text);
  const versus = versusRow(grid);
  const court = findCourt(paper, grid, versus);
  const parties = readParties(paper, grid, { versus, courtEnd: court?.end ?? -1 }, HEAD);
  const below = Math.max(0, ...parties.map(({ evidence }) => evidence.end));
  const named = namedInBody(paper, below);
  const weighed = weighParties(parties, { cells: grid.cells, named });
  const isCaption = versus !== -1 || parties.length > 0;
  return {
    court: court === null || (!isCaption && !isHeaded(court)) ? null : weighCourt(court, grid, isCaption),
    caseNumber: weighNumber(findNumber(paper, grid, versus), stampedNumber(paper), grid),
    parties: weighed.length === 0 && court !== null ? partiesInBody(paper, named) : weighed,
    title: readTitle(head, grid, versus),
  };
}

/** Whether a court is named as at the head of its papers; a letter or a report only speaks of it. */
function isHeaded({ statement }: CourtFound): boolean {
  return isHeading(statement.text) && /\s/.test(statement.text) && !/[.:,;’']$/.test(statement.text);
}

function weighCourt({ statement, isLoose }: CourtFound, grid: Grid, isCaption: boolean): Stated {
  const { start, end } = statement.evidence;
  const isOdd = /\d{4}|[@:;]|__|\d\s+\d|\bclerk\b/i.test(statement.text) || statement.text.length > 180;
  const own = isOdd ? 'unsure' : isLoose || !isCaption ? 'likely' : 'certain';
  return { ...statement, certainty: lessSure(own, printedCertainty(grid.cells, start, end)) };
}

/** What tells one case of a court and a year from another: '00123' of '1:24-cv-00123', without its zeros. */
const sequencesIn = (text: string) =>
  (text.match(/\d{3,}/g) ?? []).map((figures) => figures.replace(/^0+/, ''));

/** The number of the caption, and what the court's stamp says to it. */
function weighNumber(
  found: NumberFound | null,
  stamped: AnalysisStatement | null,
  grid: Grid,
): Stated | null {
  if (found === null) return stamped === null ? null : { ...stamped, certainty: 'likely' };
  const { statement, isLabeled } = found;
  const { start, end } = statement.evidence;
  const printed = printedCertainty(grid.cells, start, end);
  if (stamped === null)
    return { ...statement, certainty: lessSure(isLabeled ? 'certain' : 'likely', printed) };
  const said = sequencesIn(stamped.text);
  const agrees = (text: string) => sequencesIn(text).some((figures) => said.includes(figures));
  if (agrees(statement.text)) return { ...statement, certainty: 'certain' };
  // A caption of several numbers: the stamp says which one this paper was filed under.
  const isPrinted = grid.cells.some(({ text }) => agrees(numberIn(text)?.value ?? ''));
  return isPrinted ? { ...stamped, certainty: 'certain' } : { ...statement, certainty: 'unsure' };
}

/** Cells as lines of their own, for who reads lines. */
function linesOf(grid: Grid): TextLine[] {
  return byColumns(grid).map(({ text, start, end, page, column }) => ({
    ...{ text, start, end, page, noise: false },
    indent: column === 'right' ? RIGHT_INDENT : 0,
  }));
}

function readTitle(lines: readonly TextLine[], grid: Grid, versus: number): Caption['title'] {
  const head = grid.isPlaced ? linesOf(grid) : lines;
  const title = findTitles(head)[0];
  const block = title ? withLinesAbove(grid, titleBlock(head, title.start)) : null;
  if (block !== null) {
    const own = (title?.score ?? 0) >= 0.85 ? 'certain' : 'likely';
    return { ...block, certainty: lessSure(own, printedCertainty(grid.cells, block.start, block.end)) };
  }
  return headingBelow(grid, versus);
}

/** 'DEFENDANT HALE FERRIES,' above 'LTD.'S MOTION …': a heading of several lines begins with its first. */
function withLinesAbove(grid: Grid, block: ReturnType<typeof titleBlock>): ReturnType<typeof titleBlock> {
  if (block === null || !grid.isPlaced) return block;
  const cells = byColumns(grid);
  let at = cells.findIndex(({ start, end }) => start <= block.start && end > block.start);
  const first = cells[at];
  if (first === undefined || first.start !== block.start) return block;
  let text = block.text;
  for (let lines = 0; lines < 3; lines += 1) {
    const below = cells[at];
    const above = cells[at - 1];
    const isSame = above !== undefined && above.column === below?.column && above.page === below.page;
    if (!isSame || below.isApart || !/,$/.test(above.text) || !isHeading(above.text) || numberIn(above.text))
      break;
    if (below.column === 'all' && !above.centered) break;
    if (below.column === 'left') break;
    text = `${above.text} ${text}`;
    at -= 1;
  }
  return { ...block, text: plain(text) };
}

/** What is printed as a heading below the parties, whatever it says. */
function headingBelow({ cells, block }: Grid, versus: number): Caption['title'] {
  if (versus === -1) return null;
  const closing = cells
    .filter(({ row, text }) => row > versus && row < versus + 40 && isRoleAlone(text))
    .at(-1);
  const end = block?.last ?? closing?.row;
  if (end === undefined) return null;
  const heading = cells.find(
    ({ row, text, centered, column }) =>
      row > end &&
      row <= end + 6 &&
      column !== 'right' &&
      centered &&
      text.length < 100 &&
      isHeading(text) &&
      !isCourtName(text) &&
      numberIn(text) === null,
  );
  if (heading === undefined) return null;
  return { text: plain(heading.text), start: heading.start, end: heading.end, certainty: 'likely' };
}

function stampedNumber(paper: Paper): AnalysisStatement | null {
  const stamp = STAMP.exec(paper.text);
  if (!stamp?.[1]) return null;
  const start = stamp.index + stamp[0].indexOf(stamp[1]);
  const end = start + stamp[1].length;
  return { text: stamp[1], evidence: evidenceAt(paper, start, end) };
}

function titleBlock(
  head: readonly TextLine[],
  start: number,
): { text: string; start: number; end: number } | null {
  const first = head.findIndex((line) => line.start <= start && line.end > start);
  const line = head[first];
  if (!line) return null;
  let end = line.end;
  let words = line.text.slice(start - line.start);
  for (const next of head.slice(first + 1, first + 4)) {
    const unfinished = /(?:\b(?:for|and|of|to|the|in|or)|,|&)$/i.test(words);
    if (!unfinished || isProse(next.text)) break;
    words += ` ${next.text}`;
    // A page drawn out of order has the next line elsewhere in the text.
    if (next.start >= end) end = next.end;
  }
  return { text: plain(words), start, end };
}
