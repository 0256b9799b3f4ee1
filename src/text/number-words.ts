const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** 'thirty' of 30, 'twenty-one' of 21: a whole number from 1 to 99. */
export function spelled(number: number): string {
  if (number < 10) return UNITS[number - 1] ?? '';
  if (number < 20) return TEENS[number - 10] ?? '';
  const unit = UNITS[(number % 10) - 1];
  return `${TENS[Math.floor(number / 10) - 2]}${unit === undefined ? '' : `-${unit}`}`;
}

/** One word of a written number, for a pattern; no groups. */
export const NUMBER_WORD = `(?:${[...UNITS, ...TEENS, ...TENS, 'hundred', ...Object.keys(SCALES)].join('|')})`;

/** A whole number from 1 to 99 in words, 'seven' or 'twenty-one', for a pattern; no groups. */
export const NUMBER_BELOW_100 = `(?:(?:${TENS.join('|')})(?:[- ](?:${UNITS.join('|')}))?|${TEENS.join('|')}|${UNITS.join('|')})`;

/** The same from 1 to 999: 'one hundred and one'. */
export const NUMBER_BELOW_1000 = `(?:(?:${UNITS.join('|')}|a) hundred(?:(?: and|-)? ${NUMBER_BELOW_100})?|${NUMBER_BELOW_100})`;

/** The factor of 'thousand', 'million' and 'billion' in any case; 1 of another word. */
export function scaleOf(word: string): number {
  return SCALES[word.toLowerCase()] ?? 1;
}

/** 4350 of 'four thousand three hundred and fifty dollars': words that are no part of a number do not count. */
export function numberInWords(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? []) {
    if (UNITS.includes(word)) part += UNITS.indexOf(word) + 1;
    else if (TEENS.includes(word)) part += TEENS.indexOf(word) + 10;
    else if (TENS.includes(word)) part += (TENS.indexOf(word) + 2) * 10;
    else if (word === 'hundred') part = (part || 1) * 100;
    else if (Object.hasOwn(SCALES, word)) {
      total += (part || 1) * scaleOf(word);
      part = 0;
    }
  }
  return total + part;
}

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fifth: 5,
  eighth: 8,
  ninth: 9,
  twelfth: 12,
};
/** A day of a month in words, 'third' or 'twenty-first', for a pattern; no groups. */
export const ORDINAL = `(?:(?:twenty|thirty)[-\\s]?)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth`;

/** 21 of 'twenty-first', 5 of 'fifth', 14 of 'fourteenth'. */
export function ordinalNumber(words: string): number {
  const last = /(?:first|second|third|fifth|eighth|ninth|twelfth)$/i.exec(words)?.[0].toLowerCase() ?? '';
  const tens = numberInWords(/^(?:twen|thir|for|fif|six|nine)ty(?=.)/i.exec(words)?.[0] ?? '');
  if (last !== '') return tens + (ORDINALS[last] ?? 0);
  if (/ieth$/i.test(words)) return numberInWords(words.replace(/ieth$/i, 'y'));
  return numberInWords(words.replace(/th$/i, '').replace(/[\s-]/g, ' '));
}
