import { PAGE_BREAK } from '../text/pages.ts';

/** A few screens of text. Blocks of a page follow each other without gaps, whole lines each. */
export interface TextBlock {
  /** UTF-16 offset in the whole text. */
  offset: number;
  text: string;
  /** About how many lines it takes. */
  lines: number;
}

const BLOCK_LENGTH = 3000;
/** Characters a line of reading text holds, roughly. */
const LINE_LENGTH = 76;

/** The pages of an extracted text, each in blocks that a browser lays out one by one. At least one page and block. */
export function splitBlocks(text: string): TextBlock[][] {
  let offset = 0;
  return text.split(PAGE_BREAK).map((page) => {
    const blocks: TextBlock[] = [];
    for (let at = 0; at < page.length || blocks.length === 0; ) {
      const end = blockEnd(page, at);
      // The line end between two blocks is theirs already.
      const own = page.slice(at, end < page.length ? end - 1 : end);
      blocks.push({ offset: offset + at, text: own, lines: linesOf(own) });
      at = end;
    }
    offset += page.length + 1;
    return blocks;
  });
}

/** Behind the line end that is next after a block's length; the end of the page where there is none. */
function blockEnd(page: string, start: number): number {
  if (page.length - start <= BLOCK_LENGTH * 1.5) return page.length;
  const lineEnd = page.indexOf('\n', start + BLOCK_LENGTH);
  return lineEnd < 0 || lineEnd === page.length - 1 ? page.length : lineEnd + 1;
}

function linesOf(text: string): number {
  let lines = 0;
  for (const line of text.split('\n')) lines += Math.max(1, Math.ceil(line.length / LINE_LENGTH));
  return lines;
}
