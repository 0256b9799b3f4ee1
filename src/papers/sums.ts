import { NUMBER_WORD, numberInWords, scaleOf } from '../text/number-words.ts';
import type { AnalysisStatement, DamagesEntry } from './schema.ts';

const SUM = /\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(?:\s+(thousand|million|billion))?(?![\d,]*\d)/gi;
const DAMAGES =
  /\b(?:(?:compensatory|punitive|exemplary|statutory|treble|actual|consequential|incidental|nominal|liquidated|special|general|economic|non-economic|presumed) damages|damages\b|back pay|front pay|lost (?:wages|profits|income)|restitution|civil penalt(?:y|ies)|unpaid (?:wages|rent|contributions)|medical (?:expenses|bills)|attorney['’]?s['’]? fees|pre-?judgment interest)\b/gi;

export interface FoundSum {
  /** US dollars. */
  amount: number;
  start: number;
  end: number;
}

/** Dollar sums of a text in order of place. */
export function findSums(text: string): FoundSum[] {
  return [...text.matchAll(SUM)].map((match) => {
    const whole = Number((match[1] ?? '0').replaceAll(',', ''));
    const amount = (whole + Number(match[2] ?? 0)) * scaleOf(match[3] ?? '');
    return { amount: Math.round(amount * 100) / 100, start: match.index, end: match.index + match[0].length };
  });
}

const FIGURE = '(\\d{1,3}(?:,\\d{3})+|\\d+)(\\.\\d{1,2})?(?:\\s?(k|m|bn|thousand|million|billion)\\b)?';
const WRITTEN = new RegExp(
  `(?:\\bUS\\s?|\\bU\\.S\\.\\s?)?\\$\\s?${FIGURE}(?![\\d,]*\\d)|\\bUSD\\s?${FIGURE}(?![\\d,]*\\d)|(?<![\\d,.$/])${FIGURE}\\s{1,3}(?:US\\s|U\\.S\\.\\s)?dollars\\b`,
  'gi',
);
const SHORT_SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9 };
const NUMBER = `(?:zero|${NUMBER_WORD})`;
const WORDS = `(?!thousand|million|billion)${NUMBER}(?:[\\s-]{1,3}(?:and[\\s]{1,3})?${NUMBER}){0,14}`;
const HUNDREDTHS = '(?:\\s{1,3}(?:and|&)\\s{1,3}(\\d{1,2}|no)\\/100)';
const IN_WORDS = new RegExp(
  `\\b${WORDS}(?:${HUNDREDTHS}?\\s{1,3}dollars\\b${HUNDREDTHS}?|(?=\\s{1,3}cents\\b))(?:(?:\\s{1,3}and)?\\s{1,3}(${NUMBER}(?:[\\s-]${NUMBER})?)?\\s{0,3}cents\\b)?`,
  'gi',
);
const CENTS = /(?<![\d,.$/])(\d{1,3})(?:\s{1,3}cents\b|\s?¢)/gi;

/**
 * Every sum of US dollars of a text in order of place, in all the ways it may be written: '$4,350', 'US$ 4,350.00',
 * '4,350.00 dollars', '$4.35k', 'four thousand three hundred fifty and no/100 dollars', 'fifty cents', '85¢'.
 */
export function findWrittenSums(text: string): FoundSum[] {
  const figures = [...text.matchAll(WRITTEN)].map((match) => {
    const at = [1, 4, 7].find((group) => match[group] !== undefined) ?? 1;
    const whole = Number((match[at] ?? '0').replaceAll(',', '')) + Number(match[at + 1] ?? 0);
    const amount = whole * factorOf(match[at + 2] ?? '');
    return { amount: cents(amount), start: match.index, end: match.index + match[0].length };
  });
  const words = [...text.matchAll(IN_WORDS)].map((match) => {
    const [whole, before, after, small] = match;
    const isCents = !/dollars/i.test(whole);
    const hundredths = [before, after].find((each) => /^\d/.test(each ?? ''));
    const dollars = isCents ? numberInWords(whole) / 100 : numberInWords(small ? beforeCents(whole) : whole);
    const amount = dollars + Number(hundredths ?? 0) / 100 + (small ? numberInWords(small) / 100 : 0);
    return { amount: cents(amount), start: match.index, end: match.index + whole.length };
  });
  const small = [...text.matchAll(CENTS)].map((match) => ({
    amount: cents(Number(match[1]) / 100),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...figures, ...words, ...small].sort((a, b) => a.start - b.start);
}

const beforeCents = (words: string) => words.slice(0, words.toLowerCase().indexOf('dollars'));

const cents = (amount: number) => Math.round(amount * 100) / 100;

const factorOf = (scale: string) => SHORT_SCALES[scale.toLowerCase()] ?? scaleOf(scale);

/**
 * The kinds of damages that a pleading asks for in its prayer without a figure, once each, with a null amount. Sums with
 * a figure are facts of the paper.
 */
export function damagesAsked(relief: readonly AnalysisStatement[]): DamagesEntry[] {
  const named = new Set<string>();
  return relief.flatMap(({ text, evidence }) => {
    if (findSums(text).length > 0) return [];
    return [...text.matchAll(DAMAGES)].flatMap(([words]) => {
      const kind = words.toLowerCase().replace(/’/g, "'");
      if (kind === 'damages' || named.has(kind)) return [];
      named.add(kind);
      return [{ amount: null, text: words, evidence }];
    });
  });
}
