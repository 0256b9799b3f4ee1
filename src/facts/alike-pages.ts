import { likeness, sharedOf, wordsOf } from '../text/likeness.ts';
import { numbersOf } from './page-count.ts';

/** A page (from 1) that looks like one before it. */
export interface AlikePage {
  page: number;
  like: number;
}

/** Of two photos of one page so many words are read alike; of two pages of one form fewer. */
const LIKE = 0.85;
/** Numbers are what two filled forms differ in. */
const LIKE_NUMBERS = 0.75;
const MOST_PAGES = 40;
/** What a photographed page holds at most, in characters. */
const MOST_READ = 12_000;

interface SeenPage {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** What numbers the page itself. */
  own: readonly number[];
}

/** The pages of a paper that were most likely photographed twice, each with the first that is like it. */
export function alikePages(pages: readonly string[]): AlikePage[] {
  if (pages.length < 2 || pages.length > MOST_PAGES) return [];
  const seen = pages.map((page) => seenOn(page.slice(0, MOST_READ)));
  return seen.flatMap((page, at) => {
    const like = seen.findIndex((before, index) => index < at && isAlike(before, page));
    return like === -1 ? [] : [{ page: at + 1, like: like + 1 }];
  });
}

const seenOn = (text: string): SeenPage => ({
  words: wordsOf(text),
  numbers: new Set(text.match(/\d[\d.,/:-]{0,30}(?<=\d)/g) ?? []),
  own: numbersOf(text).map(({ number }) => number),
});

function isAlike(one: SeenPage, other: SeenPage): boolean {
  if (likeness(one.words, other.words) < LIKE) return false;
  if (sharedOf(one.numbers, other.numbers) < LIKE_NUMBERS) return false;
  // What numbers its pages says itself that they are two.
  const isNumbered = one.own.length > 0 && other.own.length > 0;
  return !isNumbered || one.own.some((number) => other.own.includes(number));
}

/** 'Pages 2 and 3 look like the same page.' */
export const alikeWords = ({ page, like }: AlikePage): string =>
  `Pages ${like} and ${page} look like the same page.`;
