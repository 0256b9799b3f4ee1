import type { Transcript, TranscriptLine } from '#src/transcripts/schema.ts';

/** A place that somebody asks for. */
export interface AskedPlace {
  page: number;
  line: number | null;
}

/** '42:7', '42', 'page 42 line 7'; null for what names no place. */
export function readAskedPlace(text: string): AskedPlace | null {
  const found = /^\D{0,12}(\d{1,4})(?:\s*(?::|,|line|l\.)\s*(?:line\s*)?(\d{1,2}))?\s*$/i.exec(text.trim());
  if (found?.[1] === undefined) return null;
  return { page: Number(found[1]), line: found[2] === undefined ? null : Number(found[2]) };
}

/** First line of a printed page and the one after its last; null when the transcript has no such page. */
export function pageRange({ pages, lineCount }: Transcript, page: number): readonly [number, number] | null {
  const at = pages.findIndex((each) => each.page === page);
  const found = pages[at];
  return found === undefined ? null : [found.index, pages[at + 1]?.index ?? lineCount];
}

/** The line asked for, or the next one that has words; the page's last when there is none. */
export function lineOnPage(
  lines: readonly TranscriptLine[],
  line: number | null,
): TranscriptLine | undefined {
  if (line === null) return lines[0];
  return lines.find((each) => (each.line ?? 0) >= line) ?? lines.at(-1);
}
