/** Character that separates pages in extracted text. */
export const PAGE_BREAK = '\f';

/** Offsets (UTF-16) at which each page begins; always at least one entry, the first is 0. */
export function pageStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf(PAGE_BREAK); at !== -1; at = text.indexOf(PAGE_BREAK, at + 1)) {
    starts.push(at + 1);
  }
  return starts;
}

/** 1-based page of an offset, given the page starts of the same text; O(log pages). */
export function pageAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** 1-based page on which an offset of the extracted text stands (the page break belongs to the page before). */
export function pageOf(text: string, offset: number): number {
  let page = 1;
  const limit = Math.min(offset, text.length);
  for (let at = text.indexOf(PAGE_BREAK); at !== -1 && at < limit; at = text.indexOf(PAGE_BREAK, at + 1)) {
    page += 1;
  }
  return page;
}
