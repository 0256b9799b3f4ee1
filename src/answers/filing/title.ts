import { oneLine } from './runs.ts';

const PLEADING = /\b(?:complaint|petition|counter-?claim|cross-?claim|third-party claim)\b/i;
const JURY =
  /[\s,;(]*(?:\b(?:and|with|&)\s+)?(?:(?:demand|request) for (?:a )?(?:trial by )?jury(?: trial)?|jury (?:trial )?(?:demand(?:ed)?|requested)|trial by jury demanded)\b.*$/i;
const MOST_LETTERS = 160;
/** What the foot of a page has room for. */
const MOST_SHORT = 80;
const SMALL = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** How the pleading calls itself, without its jury demand; 'COMPLAINT' where its title cannot be read. */
export function pleadingTitle(printed: string | null): string {
  const words = oneLine(printed ?? '')
    .replace(JURY, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
    .toLocaleUpperCase('en-US');
  return PLEADING.test(words) && words.length <= MOST_LETTERS ? words : 'COMPLAINT';
}

function titleCase(words: string): string {
  return words
    .toLocaleLowerCase('en-US')
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL.has(word)
        ? word
        : word.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('en-US')),
    )
    .join(' ');
}

/** 'FIRST AMENDED COMPLAINT FOR BREACH OF LEASE' → 'FIRST AMENDED COMPLAINT': what the foot of a page has room for. */
function shortPleading(title: string): string {
  const match = PLEADING.exec(title);
  return match === null ? title : title.slice(0, match.index + match[0].length);
}

/**
 * The title of an answer: it names each pleading that it answers (FRCP 7(a), 10(a)) and a counterclaim that it holds.
 * `full` in capitals for the caption, `short` for the foot of the pages and the name of the file.
 */
export function answerTitle(
  pleadings: readonly (string | null)[],
  counterclaims: number,
): { full: string; short: string } {
  const titles = [...new Set(pleadings.map(pleadingTitle))];
  const named = titles.length === 0 ? ['COMPLAINT'] : titles;
  const claim = counterclaims === 0 ? '' : counterclaims === 1 ? ' AND COUNTERCLAIM' : ' AND COUNTERCLAIMS';
  const shorts = [...new Set(named.map(shortPleading))];
  const short = `ANSWER TO ${shorts.join(' AND ')}${claim}`;
  return {
    full: `ANSWER TO ${named.join(' AND ')}${claim}`,
    short: titleCase(short.length > MOST_SHORT ? `ANSWER${claim}` : short),
  };
}
