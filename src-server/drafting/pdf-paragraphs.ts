import type { Paper, PaperBlock, Run } from '#src/drafting/blocks.ts';
import { INDENT, LETTERS, LINE, SPACE, TEXT_WIDTH } from './sheet.ts';

/** Words on one line, from `x` points right of the left margin. */
export interface Piece {
  x: number;
  text: string;
  isBold: boolean;
  isMarked: boolean;
  size: number;
}

export interface DrawnLine {
  pieces: Piece[];
  /** A rule above the line, from here to the right margin. */
  ruleFrom?: number;
}

/** Lines that belong together, in points; `role` is what a reader for the blind calls them. */
export interface DrawnParagraph {
  role: 'P' | 'H1' | 'H2' | 'H3';
  lines: DrawnLine[];
  lineHeight: number;
  before: number;
  after: number;
  /** Not parted from what follows. */
  keepNext: boolean;
  /** Not broken over two pages. */
  keepLines: boolean;
}

/** Width of text in points. */
export type Measure = (text: string, isBold: boolean, size: number) => number;

interface Setting {
  /** Where lines begin and end, from the left margin. */
  left: number;
  right: number;
  /** Where the first line begins; `left` when not given. */
  first?: number;
  align?: 'left' | 'center';
  isBold?: boolean;
  size?: number;
}

interface Word {
  parts: { text: string; isBold: boolean; isMarked: boolean }[];
  width: number;
  /** A space stands before it. */
  isApart: boolean;
}

const plain = (text: string): Run[] => [{ text, mark: null }];

/** Breaks words into lines, as many on each as fit; a word that is wider than a line is broken itself. */
export function breakLines(runs: readonly Run[], setting: Setting, measure: Measure): DrawnLine[] {
  const { left, right, first = left, align = 'left', isBold = false, size = LETTERS.body } = setting;
  const space = measure(' ', isBold, size);
  const lines: { words: Word[]; width: number; from: number }[] = [{ words: [], width: 0, from: first }];
  for (const word of wordsOf(runs, isBold, size, measure, right - left)) {
    const line = lines.at(-1);
    if (line === undefined) break;
    const gap = word.isApart && line.words.length > 0 ? space : 0;
    if (line.words.length > 0 && line.from + line.width + gap + word.width > right + 0.01) {
      lines.push({ words: [word], width: word.width, from: left });
    } else {
      line.words.push(word);
      line.width += gap + word.width;
    }
  }
  return lines.map(({ words, width, from }, index) => {
    const x = align === 'center' ? left + (right - left - width) / 2 : from;
    const pieces = piecesOf(words, x, space, size, measure);
    // Read aloud or copied, the last word of a line is not the first half of the next.
    const last = pieces.at(-1);
    if (last !== undefined && lines[index + 1]?.words[0]?.isApart) last.text += ' ';
    return { pieces };
  });
}

function wordsOf(
  runs: readonly Run[],
  isBold: boolean,
  size: number,
  measure: Measure,
  room: number,
): Word[] {
  const words: Word[] = [];
  let isApart = false;
  let isOpen = false;
  for (const { text, mark } of runs) {
    const style = { isBold: isBold || mark !== null, isMarked: mark !== null };
    // After a hyphen or dash a line may end, as in Word.
    for (const token of text.match(/\s+|[^\s‐–—-]*[‐–—-]+|[^\s‐–—-]+/gu) ?? []) {
      if (/^\s/.test(token)) {
        isApart = true;
        isOpen = false;
        continue;
      }
      for (const piece of fitting(token, style.isBold, size, measure, room)) {
        const width = measure(piece, style.isBold, size);
        const last = words.at(-1);
        if (isOpen && last !== undefined && last.width + width <= room) {
          last.parts.push({ text: piece, ...style });
          last.width += width;
        } else words.push({ parts: [{ text: piece, ...style }], width, isApart });
        isApart = false;
        isOpen = true;
      }
      if (/[‐–—-]$/.test(token)) isOpen = false;
    }
  }
  return words;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A word in pieces that each fit on a line. */
function fitting(word: string, isBold: boolean, size: number, measure: Measure, room: number): string[] {
  if (measure(word, isBold, size) <= room) return [word];
  const pieces: string[] = [''];
  for (const { segment } of graphemes.segment(word)) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && measure(last + segment, isBold, size) > room) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}

function piecesOf(
  words: readonly Word[],
  from: number,
  space: number,
  size: number,
  measure: Measure,
): Piece[] {
  const pieces: Piece[] = [];
  let x = from;
  words.forEach((word, index) => {
    const gap = word.isApart && index > 0;
    word.parts.forEach(({ text, isBold, isMarked }, part) => {
      const last = pieces.at(-1);
      const isSame = last !== undefined && last.isBold === isBold && last.isMarked === isMarked;
      if (gap && part === 0) {
        x += space;
        if (last !== undefined) last.text += ' ';
      }
      if (isSame) last.text += text;
      else pieces.push({ x, text, isBold, isMarked, size });
      x += measure(text, isBold, size);
    });
  });
  return pieces;
}

const WHOLE = { left: 0, right: TEXT_WIDTH } as const;
const double = { lineHeight: LINE.double, before: 0, after: 0, keepNext: false, keepLines: false } as const;
const single = { lineHeight: LINE.single, before: 0, after: 0, keepNext: true, keepLines: true } as const;

function bodyParagraph(
  block: Extract<PaperBlock, { type: 'text' | 'response' | 'fact' | 'item' }>,
  measure: Measure,
): DrawnParagraph {
  const { runs } = block;
  if (block.type === 'text') {
    const lines = breakLines(runs, { ...WHOLE, first: INDENT.first }, measure);
    return { ...double, role: 'P', lines };
  }
  const label = block.type === 'item' ? block.label : `${block.number}.`;
  const labelEnd = INDENT.first + measure(`${label} `, false, LETTERS.body);
  const left = block.type === 'item' ? INDENT.words : 0;
  const first = Math.max(INDENT.words, labelEnd);
  const lines = breakLines(runs, { left, right: TEXT_WIDTH, first }, measure);
  const piece = { x: INDENT.first, text: `${label} `, isBold: false, isMarked: false, size: LETTERS.body };
  lines[0]?.pieces.unshift(piece);
  return { ...double, role: 'P', lines };
}

function captionParagraphs(
  { lines, numberLabel, number }: Extract<PaperBlock, { type: 'caption' }>,
  measure: Measure,
): DrawnParagraph[] {
  const left = { name: 0, role: INDENT.role, versus: INDENT.versus };
  const right = { left: INDENT.number, right: TEXT_WIDTH };
  const beside = breakLines([...plain(`${numberLabel} `), ...number], right, measure);
  return lines.map(({ text, kind }): DrawnParagraph => {
    const own = breakLines(plain(text), { left: left[kind], right: INDENT.number - 6 }, measure);
    const both = kind === 'versus' ? Math.max(own.length, beside.length) : own.length;
    return {
      ...single,
      role: 'P',
      before: kind === 'role' ? SPACE.part : 0,
      after: kind === 'name' ? 0 : SPACE.part,
      lines: Array.from({ length: both }, (_, index) => ({
        pieces: [
          ...spaced(own[index]?.pieces ?? []),
          ...(kind === 'versus' ? (beside[index]?.pieces ?? []) : []),
        ],
      })),
    };
  });
}

/** With a space at the end, so that who takes the text out of the file finds two words. */
function spaced(pieces: Piece[]): Piece[] {
  return pieces.map((piece, index) =>
    index === pieces.length - 1 ? { ...piece, text: `${piece.text} ` } : piece,
  );
}

function inkLine(label: string, left: number, isLast: boolean, measure: Measure): DrawnParagraph {
  const lines = breakLines(plain(label), { left, right: TEXT_WIDTH, size: LETTERS.small }, measure);
  if (lines[0] !== undefined) lines[0].ruleFrom = left;
  return {
    role: 'P',
    lines,
    lineHeight: LINE.small,
    before: SPACE.ink,
    after: 0,
    keepNext: !isLast,
    keepLines: true,
  };
}

function signatureParagraphs(
  { closing, role, lines }: Extract<PaperBlock, { type: 'signature' }>,
  measure: Measure,
): DrawnParagraph[] {
  const right = { left: INDENT.signature, right: TEXT_WIDTH };
  return [
    { ...single, role: 'P', before: SPACE.part, lines: breakLines(plain(closing), right, measure) },
    { ...single, role: 'P', lines: breakLines(plain(role), right, measure) },
    ...lines.map((label, index) => inkLine(label, INDENT.signature, index === lines.length - 1, measure)),
  ];
}

function certificateParagraphs(
  { title, before, choices, people, lines }: Extract<PaperBlock, { type: 'certificate' }>,
  measure: Measure,
): DrawnParagraph[] {
  const loose = { ...single, role: 'P', lineHeight: LINE.certificate } as const;
  return [
    { ...headingParagraph(title, 'H2', measure), before: SPACE.ink },
    { ...loose, lines: breakLines(plain(before), WHOLE, measure) },
    ...choices.map(
      (choice): DrawnParagraph => ({
        ...loose,
        lines: breakLines(plain(`_____ ${choice}`), { left: INDENT.first, right: TEXT_WIDTH }, measure),
      }),
    ),
    ...people.map(
      (person, index): DrawnParagraph => ({
        ...single,
        role: 'P',
        before: SPACE.part,
        // A long list may go on overleaf, the signature goes with the last of them.
        keepNext: index === people.length - 1,
        lines: person.flatMap((line) =>
          breakLines(plain(line), { left: INDENT.first, right: TEXT_WIDTH }, measure),
        ),
      }),
    ),
    ...lines.map((label, index) => inkLine(label, 0, index === lines.length - 1, measure)),
  ];
}

function headingParagraph(text: string, role: 'H1' | 'H2' | 'H3', measure: Measure): DrawnParagraph {
  const lines = breakLines(plain(text), { ...WHOLE, align: 'center', isBold: true }, measure);
  return { ...single, role, lines, before: SPACE.part, after: SPACE.heading };
}

function blockParagraphs(block: PaperBlock, measure: Measure): DrawnParagraph[] {
  switch (block.type) {
    case 'court':
      return block.lines.map((line, index) => ({
        ...single,
        role: 'P',
        after: index === block.lines.length - 1 ? SPACE.part : 0,
        lines: breakLines(line, { ...WHOLE, align: block.align }, measure),
      }));
    case 'caption':
      return captionParagraphs(block, measure);
    case 'title':
      return [headingParagraph(block.text, 'H1', measure)];
    case 'heading':
      return [headingParagraph(block.text, block.level === 1 ? 'H2' : 'H3', measure)];
    case 'signature':
      return signatureParagraphs(block, measure);
    case 'certificate':
      return certificateParagraphs(block, measure);
    default:
      return [bodyParagraph(block, measure)];
  }
}

/** The blocks of a paper as paragraphs with their lines broken for the sheet. */
export function drawParagraphs(paper: Paper, measure: Measure): DrawnParagraph[] {
  return paper.blocks.flatMap((block, index) => {
    const drawn = blockParagraphs(block, measure);
    const last = drawn.at(-1);
    // No signature stands on a page by itself.
    if (last !== undefined && paper.blocks[index + 1]?.type === 'signature') last.keepNext = true;
    return drawn;
  });
}
