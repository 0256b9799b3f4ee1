import type { LinePiece } from '../text/line-layout.ts';
import { standsUpended } from '../text/line-places.ts';
import type { TextLine } from '../text/lines.ts';
import { isVersus } from './caption-cells.ts';
import { joinedWords } from './caption-words.ts';

/** A stretch of words of a paper's head that stands together, with its place; lengths in ten-thousandths of the page. */
export interface GridCell {
  text: string;
  /** Offsets into the extracted text. */
  start: number;
  end: number;
  page: number;
  /** Rows count through the head, from the top of its first page. */
  row: number;
  left: number;
  right: number;
  bold: boolean;
  centered: boolean;
  /** Which column of the caption it is in; 'all' where there are no two. */
  column: 'left' | 'right' | 'all';
  /** Whether more room is left above it than between most rows. */
  isApart: boolean;
  /** How sure text recognition was, 0 to 100; null for text that was not recognized. */
  confidence: number | null;
}

/** A cell with its height on the page, before it is in a row. */
export interface Loose extends GridCell {
  top: number;
  height: number;
}

/** A character of text that has no layout, as if it were typed on a sheet of about 80 columns. */
const LETTER = 110;
const EDGE = 600;
const TYPED_ROW = 200;
const TYPED_HEIGHT = 150;

/** The stretches of a head's lines that stand together, without what belongs to the margins. */
export function looseCells(head: readonly TextLine[], text: string): Loose[] {
  const tops = head.some(({ box }) => box !== undefined) ? placedTops(head) : typedTops(head, text);
  return withoutNumbers(withoutScraps(head.flatMap((line, index) => loosen(line, tops[index] ?? 0))))
    .map(withoutEmphasis)
    .map(withoutPrompt)
    .flatMap(withoutMargin)
    .flatMap(splitAtCourt);
}

/** '**Plaintiff:** Ada Poe', '# Civil Complaint': signs by which programs mark what is to be bold. */
function withoutEmphasis(cell: Loose): Loose {
  const lead = /^(?:#{1,6} |[-*] (?=\*\*)|\*\*)+/.exec(cell.text)?.[0].length ?? 0;
  if (lead === 0) return cell;
  return { ...cell, text: cell.text.slice(lead).replaceAll('**', '  ').trimEnd(), start: cell.start + lead };
}

/** 'JUSTICE COURT, -- Select a Court --': what a list says from which nobody chose. */
const PROMPT =
  /\s*(?:[-–—~=<]{1,3}\s?)?\b(?:select|choose) (?:an? |the |your )?(?:court|county|item|one|option|division)\b[\s\-–—~=>.]*$/i;

function withoutPrompt(cell: Loose): Loose {
  const at = PROMPT.exec(cell.text)?.index ?? -1;
  return at < 1 ? cell : { ...cell, text: cell.text.slice(0, at), end: cell.start + at };
}

/** Numbers of lines stand at either edge of the sheet, and are no column of the caption. */
const MARGINS = { left: 1_000, right: 9_200 };
const AT_EDGE = 450;

function withoutMargin(cell: Loose): Loose[] {
  if (cell.height === TYPED_HEIGHT) return [cell];
  // Of what a court prints upright along the margin only the longer words are seen to stand so.
  const isNumber = /^(?:\d{1,2}|\p{Ll}{2,3})$/u.test(cell.text);
  const isOutside = isNumber && (cell.left > MARGINS.right || cell.right < MARGINS.left);
  const { text, left, right, height } = cell;
  // Nothing else is printed so near the edge as the stamp that a court prints upright there.
  if (right < AT_EDGE && !/\s/.test(text)) return [];
  return isOutside || standsUpended(text, { width: right - left, height }) ? [] : [cell];
}

const NUMBER_MISREAD = /^(?=.*\d)(?=.*[IlSOBZ])[\dIlSOBZ]{2}$/;
const WORDS = 8;

/** 'I6', '2S': numbers of lines that were read wrongly, left of all words of their page. */
function withoutNumbers(cells: readonly Loose[]): Loose[] {
  if (!cells.some(({ text }) => NUMBER_MISREAD.test(text))) return [...cells];
  const edges = new Map<number, number>();
  for (const { page, left, text } of cells)
    if (text.length > WORDS) edges.set(page, Math.min(left, edges.get(page) ?? left));
  return cells.filter(
    ({ page, right, text }) => !(NUMBER_MISREAD.test(text) && right < (edges.get(page) ?? 0)),
  );
}

const SCRAP = 3;
const SCRAP_WIDTH = 300;
const SCRAPS_FROM = 1_600;
const SAME_STRIP = 45;
const FEWEST_SCRAPS = 4;
const FIRST_SCRAP = /^\S{1,3}\s+(?=\S)/;

/**
 * A stamp that a court prints upright along the left margin is recognized as a letter or sign beside each line, of its own
 * ('oN') or before the line's words ('3 ADA POE,'). They stand at one edge, and no whole line begins there.
 */
function withoutScraps(cells: readonly Loose[]): Loose[] {
  const edges = new Map<number, number>();
  for (const page of new Set(cells.map((cell) => cell.page))) {
    const own = cells.filter((cell) => cell.page === page && cell.confidence !== null);
    const edge = edgeOfScraps(own);
    if (edge !== null) edges.set(page, edge);
  }
  if (edges.size === 0) return [...cells];
  return cells.flatMap((cell) => {
    const edge = edges.get(cell.page);
    if (edge === undefined || cell.confidence === null || Math.abs(cell.left - edge) > SAME_STRIP)
      return [cell];
    const lead = FIRST_SCRAP.exec(cell.text)?.[0].length ?? cell.text.length;
    if (lead === cell.text.length) return [];
    const left = cell.left + ((cell.right - cell.left) * lead) / cell.text.length;
    return [{ ...cell, text: cell.text.slice(lead), start: cell.start + lead, left }];
  });
}

/** Where such letters begin on a page of recognized words; null where there are none. */
function edgeOfScraps(own: readonly Loose[]): number | null {
  const scraps = own.filter(
    ({ text, left, right }) =>
      text.length <= SCRAP && right - left < SCRAP_WIDTH && left < SCRAPS_FROM && !/^\d{1,2}[.)]$/.test(text),
  );
  const near = (edge: number) => scraps.filter(({ left }) => Math.abs(left - edge) <= SAME_STRIP);
  const best = scraps.toSorted((a, b) => near(b.left).length - near(a.left).length)[0];
  if (best === undefined || near(best.left).length < FEWEST_SCRAPS) return null;
  const inside = own.filter(({ left, text }) => left < best.left + SAME_STRIP && text.length > SCRAP);
  return inside.every(({ text }) => FIRST_SCRAP.test(text)) ? best.left : null;
}

/** 'Ada Poe, IN THE JUSTICE COURT': recognition runs a name into the court that is printed beside it. */
function splitAtCourt(cell: Loose): Loose[] {
  // Looking back over a whole line is dear, and few lines have these words.
  if (!cell.text.includes('IN THE ')) return [cell];
  const at = /(?<=\p{L}\S* .*)\s(?=IN THE (?:\p{Lu}\S* ){0,4}COURTS?\b)/u.exec(cell.text)?.index ?? -1;
  if (at === -1 || /\b(?:court|of|for|and|the)$/i.test(cell.text.slice(0, at))) return [cell];
  const x = cell.left + ((cell.right - cell.left) * (at + 1)) / cell.text.length;
  return [
    { ...cell, text: cell.text.slice(0, at), end: cell.start + at, right: x - 60 },
    { ...cell, text: cell.text.slice(at + 1), start: cell.start + at + 1, left: x },
  ];
}

/** How far down lines of typed text stand: empty lines count. */
function typedTops(head: readonly TextLine[], text: string): number[] {
  let top = 0;
  let end = head[0]?.start ?? 0;
  return head.map((line) => {
    const between = text.slice(end, Math.min(line.start, end + 200));
    top += TYPED_ROW * Math.max(1, (between.match(/\n/g)?.length ?? 0) + (between.includes('\f') ? 1 : 0));
    end = line.end;
    return top;
  });
}

/** A line whose place is not known stands below the one before it. */
function placedTops(head: readonly TextLine[]): number[] {
  let top = 0;
  let page = 0;
  return head.map(({ box, page: own }) => {
    if (own !== page) top = 0;
    page = own;
    top = box === undefined ? top + TYPED_HEIGHT : box.top;
    return top;
  });
}

function loosen(line: TextLine, top: number): Loose[] {
  const pieces = joinedWords(line.pieces ?? []);
  if (pieces.length === 0) return typed(line, top);
  return pieces.flatMap((piece, at) => {
    const start = Math.max(piece.start, line.start);
    const end = Math.min(piece.end, line.end);
    const from = at === 0 ? line.start : Math.max(line.start, pieces[at - 1]?.end ?? 0);
    const before = pieces[at - 1] ?? piece;
    const filled = unplaced(line, { from, to: start, beside: before, isBefore: at === 0 }, top);
    if (end <= start) return filled;
    const text = line.text.slice(start - line.start, end - line.start);
    const own =
      text.trim() === ''
        ? []
        : besideEachOther(piece, { text, start, end }).map(({ words, beside }) =>
            placedCell(line, beside, words, top),
          );
    const isLast = at === pieces.length - 1;
    const rest = isLast
      ? unplaced(line, { from: end, to: line.end, beside: piece, isBefore: false }, top)
      : [];
    return [...filled, ...own, ...rest];
  });
}

const GAP = /\t+[^\S\n]*|[^\S\n]{4,}\t*[^\S\n]*/g;
const LONGEST_BESIDE = 90;

/**
 * Words of a file that says nothing of places (Word): tabs and wide gaps part what stands side by side, 'No. 12' and the
 * court, a name and its role. Lines of running words and items of a list stay whole.
 */
function besideEachOther(
  piece: LinePiece,
  { text, start, end }: Pick<GridCell, 'text' | 'start' | 'end'>,
): { words: Pick<GridCell, 'text' | 'start' | 'end'>; beside: LinePiece }[] {
  const whole = [{ words: { text, start, end }, beside: piece }];
  if (piece.height > 0 || piece.width > 0 || !/\S(?:\t|[^\S\n]{4})/.test(text)) return whole;
  const parts: Pick<GridCell, 'text' | 'start' | 'end'>[] = [];
  let from = 0;
  const push = (to: number) => {
    const raw = text.slice(from, to);
    const own = raw.trim();
    const at = start + from + raw.length - raw.trimStart().length;
    if (own !== '') parts.push({ text: own, start: at, end: at + own.length });
  };
  for (const gap of text.matchAll(GAP)) {
    push(gap.index);
    from = gap.index + gap[0].length;
  }
  push(text.length);
  const first = parts[0]?.text ?? '';
  const isList = /^\(?[\da-z]{1,3}[.)]$/i.test(first) && !isVersus(first);
  if (parts.length < 2 || isList || parts.some((part) => part.text.length > LONGEST_BESIDE)) return whole;
  return parts.map((words, at) => ({
    words,
    beside: at === 0 ? piece : { ...piece, cell: at + 1, right: at === parts.length - 1, centered: false },
  }));
}

/** A sign of a caption's rule that no piece holds: its row is known, and not how far right it stands. */
const RULE_SIGN = /^[):]$/;
const BETWEEN_FIELDS = 90;
const LETTER_WIDTH = 75;

/** Words of a line that no piece holds: what a program filled into a form's field, right behind its label. */
function unplaced(
  line: TextLine,
  { from, to, beside, isBefore }: { from: number; to: number; beside: LinePiece; isBefore: boolean },
  top: number,
): Loose[] {
  const raw = to > from ? line.text.slice(from - line.start, to - line.start) : '';
  const text = raw.trim();
  const start = from + raw.length - raw.trimStart().length;
  if (RULE_SIGN.test(text)) {
    const right = beside.left + beside.width;
    const sign = { text, start, end: start + text.length };
    return isBefore ? [] : [placedCell(line, { ...beside, left: right, width: 0 }, sign, top)];
  }
  if (!/[\p{L}\d]{2}/u.test(text)) return [];
  const width = text.length * LETTER_WIDTH;
  const left = isBefore
    ? Math.max(0, beside.left - width - BETWEEN_FIELDS)
    : beside.left + beside.width + BETWEEN_FIELDS;
  const words = { text, start, end: start + text.length };
  return [placedCell(line, { ...beside, left, width }, words, top)];
}

function placedCell(
  line: TextLine,
  piece: LinePiece,
  words: Pick<GridCell, 'text' | 'start' | 'end'>,
  typedTop: number,
): Loose {
  const { bold, confidence, cell, centered } = piece;
  const isBoxed = piece.height > 0;
  const left = isBoxed ? piece.left : cell > 1 ? 5_400 : centered ? 3_500 : piece.right ? 6_000 : 1_200;
  const right = isBoxed ? piece.left + piece.width : left + words.text.length * 70;
  return {
    ...words,
    ...{ page: line.page, row: 0, left, right, bold, confidence, column: 'all', isApart: false },
    centered: isBoxed ? line.centered === true : centered,
    top: isBoxed ? piece.top : typedTop,
    height: isBoxed ? piece.height : TYPED_HEIGHT,
  };
}

/** A line without a layout: wide gaps and tabs part it. */
function typed(line: TextLine, top: number): Loose[] {
  const cells: Loose[] = [];
  let from = 0;
  const push = (to: number) => {
    const raw = line.text.slice(from, to);
    const text = raw.trim();
    if (text === '') return;
    const at = from + raw.length - raw.trimStart().length;
    const left = EDGE + (line.indent + at) * LETTER;
    const start = line.start + at;
    cells.push({
      ...{ text, start, end: start + text.length, page: line.page, row: 0, column: 'all', isApart: false },
      ...{ left, right: left + text.length * LETTER, bold: false, confidence: null },
      centered: line.indent + at > 12 && Math.abs(left + (text.length * LETTER) / 2 - 5_000) < 400,
      ...{ top, height: TYPED_HEIGHT },
    });
  };
  for (const gap of line.text.matchAll(/\s{3,}|\t+/g)) {
    push(gap.index);
    from = gap.index + gap[0].length;
  }
  push(line.text.length);
  return cells;
}
