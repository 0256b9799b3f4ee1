import { likeness, sharedOf } from '../text/likeness.ts';
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

/** The pages of a paper that were most likely photographed twice, each with the first that is like it. */
export function alikePages(whole: readonly string[]): AlikePage[] {
  if (whole.length > MOST_PAGES) return [];
  const pages = whole.map((page) => page.slice(0, MOST_READ));
  return pages.flatMap((text, at) => {
    const like = pages.findIndex((before, index) => index < at && isAlike(before, text));
    return like === -1 ? [] : [{ page: at + 1, like: like + 1 }];
  });
}

function isAlike(one: string, other: string): boolean {
  if (likeness(one, other) < LIKE) return false;
  const [first, second] = [one, other].map((text) => new Set(text.match(/\d[\d.,/:-]{0,30}(?<=\d)/g) ?? []));
  if (first === undefined || second === undefined || sharedOf(first, second) < LIKE_NUMBERS) return false;
  // What numbers its pages says itself that they are two.
  const [own, others] = [one, other].map((text) => numbersOf(text).map(({ number }) => number));
  return !own?.length || !others?.length || own.some((number) => others.includes(number));
}

/** 'Pages 2 and 3 look like the same page.' */
export const alikeWords = ({ page, like }: AlikePage): string =>
  `Pages ${like} and ${page} look like the same page.`;
