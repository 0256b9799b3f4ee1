/** A paper's own count of its pages, 'Page 3 of 7', as far as it is sure. */
export interface PageCount {
  of: number;
  /** Numbers that it counts and that are not among its pages; none where all of them are here. */
  missing: number[];
}

/** A text recognizer takes the thin figure for a stroke: 'Page | of |'. */
const COUNT = String.raw`(\d{1,4}|[|lI])`;
/** A sentence that speaks of a page of another paper does not number its own. */
const PAGE_OF = new RegExp(
  String.raw`(?<!\b(?:on|see|at|from|of|to|in|and|the|this|that|by|with)\s{1,3})\bpage\s*${COUNT}\s*of\s*${COUNT}(?!\w)(?!\s+of\b)`,
  'gi',
);
const MOST_PAGES = 2000;

interface Numbered {
  number: number;
  of: number;
}

const counted = (figure = '0') => (/\d/.test(figure) ? Number(figure) : 1);

/** What a page numbers itself, each count once. */
export function numbersOf(page: string): Numbered[] {
  const found = [...page.matchAll(PAGE_OF)].map((match) => ({
    number: counted(match[1]),
    of: counted(match[2]),
  }));
  const sound = found.filter(({ number, of }) => number >= 1 && number <= of && of <= MOST_PAGES);
  return sound.filter(
    (one, at) => !sound.slice(0, at).some(({ number, of }) => number === one.number && of === one.of),
  );
}

const upTo = (of: number) => Array.from({ length: of }, (_, index) => index + 1);

/** Whether each page has one number, and each number of each count stands there, equally often. */
function areAllHere(pages: readonly Numbered[][]): boolean {
  const numbers = pages.flatMap((page) => (page.length === 1 ? page : []));
  if (pages.length === 0 || numbers.length < pages.length) return false;
  return [...Map.groupBy(numbers, ({ of }) => of)].every(([of, own]) => {
    const times = upTo(of).map((number) => own.filter((each) => each.number === number).length);
    return times.every((count) => count > 0 && count === times[0]);
  });
}

/**
 * The count of its pages that a paper prints itself; null where it prints none that is sure. One that is printed on a few
 * of many pages alone is that of a paper attached to it.
 */
export function pageCountOf(pages: readonly string[]): PageCount | null {
  const numbered = pages.map(numbersOf);
  const last = numbered.flatMap((page) => page.at(-1) ?? []);
  // The same total on most pages is this paper's own count; another one is a paper attached to it.
  const [own] = [...Map.groupBy(last, ({ of }) => of)].toSorted((a, b) => b[1].length - a[1].length);
  if (own === undefined) return null;
  const [of, found] = [own[0], new Set(own[1].map(({ number }) => number))];
  if (areAllHere(numbered)) return { of, missing: [] };
  if ((found.size < 2 && pages.length > 1) || found.size * 2 < pages.length) return null;
  const missing = upTo(of).filter((page) => !found.has(page));
  return missing.length === 0 ? null : { of, missing };
}

/** '3', '3, 5 and 7'; of many in a row the first and the last: '3 to 9'. */
function numbersInWords(pages: readonly number[]): string {
  const runs: string[] = [];
  for (let at = 0; at < pages.length; ) {
    const first = pages[at] ?? 0;
    let end = at;
    while (pages[end + 1] === (pages[end] ?? 0) + 1) end += 1;
    if (end - at < 2) runs.push(...pages.slice(at, end + 1).map(String));
    else runs.push(`${first} to ${pages[end]}`);
    at = end + 1;
  }
  return runs.length < 2 ? runs.join('') : `${runs.slice(0, -1).join(', ')} and ${runs.at(-1)}`;
}

/** 'The paper counts 5 pages itself, and page 3 is not here.'; null where all of them are. */
export function missingPages({ of, missing }: PageCount): string | null {
  if (missing.length === 0) return null;
  const which = missing.length === 1 ? 'page' : 'pages';
  const are = missing.length === 1 ? 'is' : 'are';
  return `The paper counts ${of} pages itself, and ${which} ${numbersInWords(missing)} ${are} not here.`;
}
