import type { TextLine } from '../text/lines.ts';
import { isVersus } from './caption-cells.ts';
import { countLetters } from './letters.ts';

/** How far into a paper its words are looked at: printed lines of the head, and of the end. */
const HEAD_LINES = 70;
const TAIL_LINES = 14;
/** Longest line that is read as a heading, and longest stretch of any line that is looked at. */
const HEADING = 110;
const CLIPPED = 300;
const BODY_WORDS = 260;
const WORD = /[\p{L}]{2,}|[#$§☐]/gu;

/** What is counted over the lines; each is a feature where it holds. */
const SHAPES: readonly (readonly [name: string, pattern: RegExp, least: number])[] = [
  ['mail', /^(?:from|to|cc|bcc|sent|date|subject|reply-to):\s?\S/i, 3],
  ['dear', /^(?:dear|to whom|hi|hello|good (?:morning|afternoon|day))\b.{0,60}[,:]?$/i, 1],
  ['closing', /^(?:sincerely|regards|best|yours|thank you|cordially|kind regards)\b.{0,25}$/i, 1],
  ['subject', /^(?:re|subject|regarding)\s?:/i, 1],
  ['numbered', /^\(?\d{1,3}[.)]\s/, 5],
  ['talk', /^(?:\d{1,2}\s+)?(?:Q|A)[.:]?\s+\S/, 4],
  ['sums', /\$\s?\d[\d,]*\.\d\d/, 3],
  ['dated', /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/, 4],
  ['blanks', /_{5,}/, 4],
  ['boxes', /^[☐☑□✓]|\[\s?[xX]?\s?\]/, 3],
  [
    'form',
    /\b(?:[A-Z]{1,4}-?\d{2,4}[A-Z]?(?:\.\d)?)\b.{0,20}\b(?:rev|eff|\d{1,2}\/\d{2})\b|^(?:AO|Form|FORM) [A-Z]?\s?\d/i,
    1,
  ],
  ['signed', /^\/?s\/|^_{8,}$/i, 1],
  ['stamp', /\bpage ?id\b|\bfiled\b.{0,30}\bpage \d+ of \d+/i, 1],
  ['number', /\b(?:case|cause|docket|civil action|index)\s?(?:no|number|#)/i, 1],
  ['court', /\bcourt\b/i, 1],
  ['dateline', /^(?:\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})$/u, 1],
  ['address', /,\s[A-Z]\p{L}[\p{L} ]{0,12}\s\d{5}(?:-\d{4})?$/u, 1],
  ['clock', /^\[|\b\d{1,2}:\d\d(?::\d\d)?\s?[AaPp]\.?[Mm]\b/, 3],
  ['speakers', /^[\p{L}][\p{L} .]{0,24}:\s\S/u, 6],
  ['dollars', /\$\s?\d/, 2],
  ['party', /^(?:\W*)(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|debtor)s?\W*$/i, 1],
];

/** Whom the words speak to and of: what of a hundred words they must be at least to count. */
const PERSONS: readonly (readonly [name: string, words: ReadonlySet<string>, least: number])[] = [
  ['you', new Set(['you', 'your', 'yours', 'usted']), 3],
  ['manyou', new Set(['you', 'your', 'yours', 'usted']), 7],
  ['me', new Set(['my', 'me', 'mine', 'im', 'am']), 2],
  ['us', new Set(['we', 'our', 'us']), 2],
  ['third', new Set(['plaintiff', 'plaintiffs', 'defendant', 'defendants', 'petitioner', 'respondent']), 3],
];

function addPersons(into: Set<string>, body: readonly string[]): void {
  for (const [name, words, least] of PERSONS) {
    const count = body.filter((word) => words.has(word)).length;
    if (count > 0 && count * 100 >= least * body.length) into.add(`s${name}`);
  }
}

/** Whether a line stands like a heading: short, and in capitals or with its words capitalized. */
function isHeadingLike(text: string): boolean {
  if (text.length > HEADING || text.length < 4) return false;
  const { letters, upper } = countLetters(text);
  if (letters < 4) return false;
  if (upper / letters > 0.75) return true;
  const words = text.split(/\s+/).filter((word) => /^\W*\p{L}{4,}/u.test(word));
  return (
    words.length > 0 &&
    words.length <= 12 &&
    words.every((word) => /^\W*\p{Lu}/u.test(word)) &&
    !/[.;]$/.test(text)
  );
}

function wordsOf(text: string): string[] {
  return text.slice(0, CLIPPED).toLowerCase().match(WORD) ?? [];
}

function addWords(into: Set<string>, mark: string, words: readonly string[]): void {
  words.forEach((word, index) => {
    into.add(`${mark}${word}`);
    const next = words[index + 1];
    if (next !== undefined) into.add(`${mark}${word} ${next}`);
  });
}

/**
 * What the model of kinds looks at: words and pairs of words of headings (`h`; of the first word of one, `f`), of the
 * first running lines (`w`) and of the last lines (`z`), and shapes of lines (`s`). Linear in the lines, and bounded.
 */
export function kindFeatures(lines: readonly TextLine[]): Set<string> {
  const printed = lines.filter((line) => !line.noise);
  const head = printed.slice(0, HEAD_LINES);
  const tail = printed.slice(Math.max(head.length, printed.length - TAIL_LINES));
  const found = new Set<string>();
  const body: string[] = [];
  for (const { text } of head) {
    const words = wordsOf(text);
    if (isHeadingLike(text)) {
      addWords(found, 'h', words);
      if (words[0] !== undefined) found.add(`f${words[0]}`);
    } else if (body.length < BODY_WORDS) body.push(...words);
  }
  addWords(found, 'w', body.slice(0, BODY_WORDS));
  addPersons(found, body);
  addWords(
    found,
    'z',
    (tail.length > 0 ? tail : head.slice(-TAIL_LINES)).flatMap(({ text }) => wordsOf(text)).slice(-120),
  );
  const seen = [...head, ...tail].map(({ text }) => text.slice(0, CLIPPED));
  for (const [name, pattern, least] of SHAPES) {
    let count = 0;
    for (const text of seen) if (pattern.test(text)) count += 1;
    if (count >= least) found.add(`s${name}`);
  }
  const isCaptioned = head.some(({ text }) => isVersus(text));
  if (isCaptioned) found.add('sversus');
  else if (!found.has('scourt') && !found.has('sparty')) found.add('sprivate');
  if (printed.length < 25) found.add('sshort');
  if (printed.length > 150) found.add('slong');
  return found;
}
