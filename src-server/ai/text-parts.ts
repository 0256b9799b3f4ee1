/** Some pages in a row; `text` holds them with their numbers. */
export interface TextPart {
  firstPage: number;
  /** The last page of which anything stands here. */
  lastPage: number;
  text: string;
}

export interface SplitText {
  parts: TextPart[];
  pageCount: number;
  /** Pages in no part, as [first, last]; null when all of them are in one. */
  leftOut: [number, number] | null;
}

/** The beginning of a long paper says more about it than its end. */
const SHARE_OF_THE_END = 0.25;

/** Pages in pieces of at most `size` characters; nearly all pages are one piece. */
function* pieces(text: string, size: number): Generator<{ page: number; text: string }> {
  let page = 0;
  for (const whole of text.split('\f')) {
    page += 1;
    for (let at = 0; at === 0 || at < whole.length; at += size) {
      yield { page, text: `[page ${page}]\n${whole.slice(at, at + size)}` };
    }
  }
}

/**
 * Extracted text in parts of about `size` characters that end where pages end. Of a text that gives more than `most`
 * parts the first and the last ones are kept, and `leftOut` names the pages between.
 */
export function splitText(text: string, { size, most }: { size: number; most: number }): SplitText {
  const parts: TextPart[] = [];
  let pageCount = 0;
  for (const piece of pieces(text, size)) {
    pageCount = piece.page;
    const last = parts.at(-1);
    if (last === undefined || last.text.length + piece.text.length > size) {
      parts.push({ firstPage: piece.page, lastPage: piece.page, text: piece.text });
    } else {
      last.text += `\n\n${piece.text}`;
      last.lastPage = piece.page;
    }
  }
  if (parts.length <= most) return { parts, pageCount, leftOut: null };
  const atEnd = Math.floor(most * SHARE_OF_THE_END);
  const kept = [...parts.slice(0, most - atEnd), ...parts.slice(parts.length - atEnd)];
  const between = parts.slice(most - atEnd, parts.length - atEnd);
  return {
    parts: kept,
    pageCount,
    leftOut: [between[0]?.firstPage ?? 1, between.at(-1)?.lastPage ?? pageCount],
  };
}
