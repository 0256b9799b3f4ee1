export interface Segment {
  /** Offset of the segment in the draft. */
  start: number;
  text: string;
}

/** Longer drafts are looked up in parts: about eight pages each. */
const LONGEST_SEGMENT = 25_000;

/**
 * A draft in parts of at most about `longest` characters, cut between paragraphs where there are any, else between
 * lines, and never inside one of `spans`, which are in order of place. Together the parts are the draft.
 */
export function segmentsOf(
  text: string,
  spans: readonly { start: number; end: number }[],
  longest = LONGEST_SEGMENT,
): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  while (text.length - start > longest) {
    const end = cutIn(text, { from: start, to: start + longest }, spans);
    segments.push({ start, text: text.slice(start, end) });
    start = end;
  }
  return [...segments, { start, text: text.slice(start) }];
}

function cutIn(
  text: string,
  { from, to }: { from: number; to: number },
  spans: readonly { start: number; end: number }[],
): number {
  const earliest = from + Math.floor((to - from) / 2);
  const inside = (at: number) => spans.find(({ start, end }) => start < at && at < end);
  for (const mark of ['\n\n', '\n']) {
    for (
      let at = text.lastIndexOf(mark, to - mark.length);
      at >= earliest;
      at = text.lastIndexOf(mark, at - 1)
    ) {
      if (inside(at + mark.length) === undefined) return at + mark.length;
    }
  }
  let at = to;
  for (let span = inside(at); span !== undefined; span = inside(at)) at = span.end;
  return at;
}
