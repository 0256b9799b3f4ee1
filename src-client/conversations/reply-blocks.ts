import { EARLIER_MARKS, NOT_IN_DOCUMENT, NOT_IN_DOCUMENTS } from '#src/conversations/schema.ts';

/** A piece of a line; `at` is its UTF-16 offset in the reply. */
export type Inline = { at: number; text: string } & (
  | { kind: 'text' }
  | { kind: 'strong' }
  /** The mark behind words in quotation marks that stand in no paper. */
  | { kind: 'invented' }
  /** A source by its number: '[2]'. */
  | { kind: 'source'; n: number }
);

export interface Line {
  at: number;
  /** An item below another item. */
  isNested?: boolean;
  parts: Inline[];
}

export type Block =
  | { kind: 'paragraph'; at: number; lines: Line[] }
  | { kind: 'heading'; at: number; lines: Line[] }
  | { kind: 'list'; isNumbered: boolean; start: number; at: number; lines: Line[] };

const MARKS: readonly string[] = [NOT_IN_DOCUMENT, NOT_IN_DOCUMENTS, ...EARLIER_MARKS];
const PIECES = /(\[these words (?:are not|were not found) in [a-z ]+\]|\[\d{1,3}\]|\*\*[^*\n]+\*\*)/;
const ITEM = /^\s*(?:[-*•–]|(\d{1,3})[.)])\s+(?=\S)/;
const HEADING = /^#{1,6}\s+(?=\S)/;

function inline(text: string, from: number): Inline[] {
  let at = from;
  return text.split(PIECES).flatMap((piece): Inline[] => {
    const start = at;
    at += piece.length;
    if (piece === '') return [];
    if (MARKS.includes(piece)) return [{ kind: 'invented', at: start, text: piece }];
    if (/^\[\d+\]$/.test(piece)) {
      return [{ kind: 'source', at: start, text: piece, n: Number(piece.slice(1, -1)) }];
    }
    if (/^\*\*.+\*\*$/.test(piece)) return [{ kind: 'strong', at: start, text: piece.slice(2, -2) }];
    return [{ kind: 'text', at: start, text: piece }];
  });
}

const LONGEST_LEAD = 70;

/** Whether a line is words that lead to a list: 'From your case:'. */
export function isLead(line: Line | undefined): boolean {
  const [part, other] = line?.parts ?? [];
  return (
    other === undefined &&
    part?.kind === 'text' &&
    part.text.endsWith(':') &&
    part.text.length <= LONGEST_LEAD
  );
}

/** Words that lead to the list that follows do not belong to the lines above them. */
function standAlone(paragraph: Block, blocks: Block[]): void {
  const lead = paragraph.lines.at(-1);
  if (paragraph.lines.length < 2 || lead === undefined || !isLead(lead)) return;
  paragraph.lines.pop();
  blocks.push({ kind: 'paragraph', at: lead.at, lines: [lead] });
}

/** Marks of words that stand out which an unfinished reply has not closed yet are not shown. */
export function withoutOpenMark(unfinished: string): string {
  return unfinished.replace(/(?<!\*)\*{1,2}([^*\n]*)$/, '$1');
}

/**
 * A reply taken apart: paragraphs, headings, lists ('- ', '1. '), numbers of sources, words that stand out. Nothing else
 * has a meaning: an address or a tag in a reply is text like any other.
 */
export function blocksOf(answer: string): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  let isOpen = false;
  for (const raw of answer.split('\n')) {
    const start = at;
    at += raw.length + 1;
    if (raw.trim() === '') {
      isOpen = false;
      continue;
    }
    const mark = ITEM.exec(raw) ?? HEADING.exec(raw);
    const skipped = mark?.[0].length ?? 0;
    const line: Line = { at: start, parts: inline(raw.slice(skipped), start + skipped) };
    if (/^\s{2,}/.test(raw)) line.isNested = true;
    const last = blocks.at(-1);
    if (HEADING.test(raw)) {
      blocks.push({ kind: 'heading', at: start, lines: [line] });
      isOpen = false;
    } else if (mark !== null) {
      const number = mark[1];
      const isNumbered = number !== undefined;
      // A blank line between two items does not end their list.
      if (last?.kind === 'list' && last.isNumbered === isNumbered) last.lines.push(line);
      else {
        if (last?.kind === 'paragraph') standAlone(last, blocks);
        blocks.push({ kind: 'list', isNumbered, start: Number(number ?? 1), at: start, lines: [line] });
      }
      isOpen = true;
    } else if (isOpen && last?.kind === 'list' && /^\s{2,}/.test(raw)) {
      last.lines
        .at(-1)
        ?.parts.push({ kind: 'text', at: start, text: ' ' }, ...inline(raw.trimStart(), start + 1));
    } else if (isOpen && last?.kind === 'paragraph') last.lines.push(line);
    else {
      blocks.push({ kind: 'paragraph', at: start, lines: [line] });
      isOpen = true;
    }
  }
  return blocks;
}
