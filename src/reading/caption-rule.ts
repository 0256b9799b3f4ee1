import { findSeenWords, type SeenWord } from '../text/word-places.ts';

/** What a caption's rule is typed of, one sign to a row. */
const SIGN = /^[:)§|]$/;
const FEWEST_SIGNS = 3;
/** Share of the page's width within which signs stand below each other. */
const SAME_EDGE = 0.008;
/** Rows above the first sign that was seen, and below the last, whose sign may hang on a word. */
const BEYOND = 0.06;
const MOST_SIGNS = 200;

interface Rule {
  sign: string;
  x: number;
  top: number;
  bottom: number;
  /** Of its widest sign. */
  width: number;
}

interface Reading {
  text: string;
  words: SeenWord[];
}

/**
 * A reading in which the signs of a caption's rule are no part of the words that end at it: 'AUTO PARTS:' in a column of
 * colons is 'AUTO PARTS :', and a '2' among them a colon. A sign belongs to the rule where at least three of its kind stand apart below each other.
 */
export function withRuleApart<Read extends Reading>(reading: Read): Read {
  const rules = rulesOf(reading.words);
  if (rules.length === 0) return reading;
  const words: SeenWord[] = [];
  const text: string[] = [];
  const starts = new Map(findSeenWords(reading.text, reading.words).map(({ word, end }) => [word, end]));
  let from = 0;
  for (const word of reading.words) {
    const end = starts.get(word);
    const misread = end === undefined ? undefined : rules.find((one) => standsIn(word, one));
    if (misread !== undefined && end !== undefined) {
      text.push(reading.text.slice(from, end - 1), misread.sign);
      from = end;
      words.push({ ...word, text: misread.sign });
      continue;
    }
    const rule = end === undefined ? undefined : rules.find((one) => endsAt(word, one));
    if (rule === undefined || end === undefined) {
      words.push(word);
      continue;
    }
    text.push(reading.text.slice(from, end - 1), ' ');
    from = end - 1;
    const right = word.left + word.width;
    const left = Math.max(word.left, 2 * rule.x - right);
    words.push({ ...word, text: word.text.slice(0, -1), width: Math.max(0, left - word.left) });
    words.push({ ...word, text: rule.sign, left, width: right - left });
  }
  return { ...reading, words, text: [...text, reading.text.slice(from)].join('') };
}

const middleOf = ({ left, width }: SeenWord) => left + width / 2;

function rulesOf(words: readonly SeenWord[]): Rule[] {
  const signs = words.filter(({ text }) => SIGN.test(text)).slice(0, MOST_SIGNS);
  const rules: Rule[] = [];
  for (const sign of signs) {
    const x = middleOf(sign);
    if (rules.some((rule) => rule.sign === sign.text && Math.abs(rule.x - x) <= SAME_EDGE)) continue;
    const own = signs.filter((one) => one.text === sign.text && Math.abs(middleOf(one) - x) <= SAME_EDGE);
    if (own.length < FEWEST_SIGNS) continue;
    const tops = own.map(({ top }) => top);
    const width = Math.max(...own.map((one) => one.width));
    const [top, bottom] = [Math.min(...tops) - BEYOND, Math.max(...tops) + BEYOND];
    rules.push({ sign: sign.text, x, top, bottom, width });
  }
  return rules;
}

/** Another sign, as narrow and in the same place, is one that was misread. */
function standsIn(word: SeenWord, { sign, x, top, bottom, width }: Rule): boolean {
  if (word.text.length !== 1 || word.text === sign || word.width > width) return false;
  return word.top >= top && word.top <= bottom && Math.abs(middleOf(word) - x) <= SAME_EDGE;
}

function endsAt(word: SeenWord, { sign, x, top, bottom }: Rule): boolean {
  if (word.text.length < 2 || !word.text.endsWith(sign) || word.text.includes('(')) return false;
  return word.top >= top && word.top <= bottom && Math.abs(word.left + word.width - x) <= SAME_EDGE;
}
