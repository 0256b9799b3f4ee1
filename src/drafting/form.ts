import type { Run } from './blocks.ts';

/** A box of a grid: lines that each begin anew. */
export interface FormCell {
  lines: Run[][];
  isBold?: boolean;
}

/** A line of a signature block; with `isRule` a rule to sign on stands above its words. */
export interface SignatureLine {
  text: string;
  isRule: boolean;
}

/** What a printed form of a court is made of, in order; PDF, screen and print draw the same blocks. */
export type FormBlock =
  | { type: 'title'; text: string }
  | { type: 'heading'; text: string }
  /** What must not be overlooked, in a box: that the paper is a draft. */
  | { type: 'banner'; text: string }
  /** Bordered boxes; `columns` are relative widths, and every row has one cell for each. */
  | { type: 'grid'; columns: number[]; rows: { cells: FormCell[] }[] }
  | { type: 'lines'; align: 'left' | 'center'; lines: Run[][] }
  /** '1' and what it says, the words set in from the number. */
  | { type: 'notice'; number: string; runs: Run[] }
  /** '[x]' or '[ ]' before the words; `indent` in steps. */
  | { type: 'choice'; isChecked: boolean; runs: Run[]; indent?: number }
  /** Single-spaced. A line feed in a run begins a new line. */
  | { type: 'paragraph'; runs: Run[] }
  /** Blocks side by side that are signed. */
  | { type: 'signatures'; columns: { lines: SignatureLine[] }[] }
  | { type: 'pageBreak' };

export interface FormPaper {
  /** 'Summons': foot of each page, name of the file. */
  shortTitle: string;
  blocks: FormBlock[];
}

/** How many underscores a blank has where nothing else is said. */
const BLANK_WIDTH = 24;

/** Text as it stands, without a mark. */
export function words(text: string): Run {
  return { text, mark: null };
}

/** The value, or underscores to be filled in by hand where there is none. `width` in underscores. */
export function blank(value: string | null | undefined, width: number = BLANK_WIDTH): Run {
  const text = value?.trim() ?? '';
  return words(text === '' ? '_'.repeat(width) : text);
}

const DRAWN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;
const PICTURE = /\p{Emoji_Presentation}/u;
const MOST_SHOWN = 12;

/**
 * A sentence about the letters that the PDF of a form shows as '\ufffd', since its alphabets are Latin, Greek and
 * Cyrillic; null when there are none.
 */
export function undrawnLetters(texts: readonly (string | null)[]): string | null {
  const letters = new Set(texts.join('').normalize('NFC'));
  const lost = [...letters].filter((letter) => PICTURE.test(letter) || !DRAWN.test(letter));
  if (lost.length === 0) return null;
  const shown = `${lost.slice(0, MOST_SHOWN).join(' ')}${lost.length > MOST_SHOWN ? ' …' : ''}`;
  return `The PDF has no letters for ${shown} and shows \ufffd in their place.`;
}

/** What stands before the words of a choice. */
export function choiceMark(isChecked: boolean): string {
  return isChecked ? '[x]' : '[ ]';
}

function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

function blockLines(block: FormBlock): string[] {
  switch (block.type) {
    case 'title':
    case 'heading':
    case 'banner':
      return [block.text];
    case 'grid':
      return block.rows.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines.map(textOf)));
    case 'lines':
      return block.lines.map(textOf);
    case 'notice':
      return [`${block.number}. ${textOf(block.runs)}`];
    case 'choice':
      return [`${choiceMark(block.isChecked)} ${textOf(block.runs)}`];
    case 'paragraph':
      return [textOf(block.runs)];
    case 'signatures':
      return block.columns.flatMap(({ lines }) => lines.map(({ text }) => text));
    case 'pageBreak':
      return [];
  }
}

/** The words of a form in the order in which they are read: box by box, column by column, one line each. */
export function paperText({ blocks }: FormPaper): string {
  return blocks.flatMap(blockLines).join('\n');
}
