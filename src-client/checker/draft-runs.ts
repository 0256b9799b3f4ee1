/** A stretch of a line of the draft; `check` is the place in the list of what was found there, null for plain words. */
export interface DraftRun {
  text: string;
  check: number | null;
  /** The first stretch of its mark: a mark may go over several lines. */
  isFirst: boolean;
  isLast: boolean;
}

export interface DraftLine {
  /** Offset in the draft. */
  start: number;
  runs: DraftRun[];
}

interface Span {
  start: number;
  end: number;
}

/**
 * For each check the one whose mark it stands in: itself, unless it stands inside a longer one (a date in a
 * quotation) or begins before one ends.
 */
export function marksOf(checks: readonly Span[]): number[] {
  const order = checks.map((_, place) => place);
  const at = (place: number): Span => checks[place] ?? { start: 0, end: 0 };
  order.sort((a, b) => at(a).start - at(b).start || at(b).end - at(a).end);
  const marks = checks.map((_, place) => place);
  let open = -1;
  for (const place of order) {
    if (open !== -1 && at(place).start < at(open).end) marks[place] = open;
    else open = place;
  }
  return marks;
}

/** The lines of a draft with the marks in them; a long draft is drawn line by line. */
export function draftLines(text: string, checks: readonly Span[]): DraftLine[] {
  const marks = marksOf(checks);
  const shown = checks
    .map((check, place) => ({ ...check, place }))
    .filter(({ place }) => marks[place] === place)
    .sort((a, b) => a.start - b.start);
  const lines: DraftLine[] = [];
  let start = 0;
  let next = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const runs: DraftRun[] = [];
    let at = start;
    const plain = (to: number) => {
      if (to > at) runs.push({ text: text.slice(at, to), check: null, isFirst: false, isLast: false });
      at = Math.max(at, to);
    };
    for (let mark = shown[next]; mark !== undefined && mark.start < end; mark = shown[next]) {
      plain(Math.max(mark.start, at));
      const to = Math.min(mark.end, end);
      if (to > at) {
        const isFirst = at <= mark.start;
        runs.push({ text: text.slice(at, to), check: mark.place, isFirst, isLast: mark.end <= end });
        at = to;
      }
      if (mark.end > end) break;
      next += 1;
    }
    plain(end);
    lines.push({ start, runs });
    start = end + 1;
  }
  return lines;
}
