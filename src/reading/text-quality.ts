const COMMON_WORDS = new Set(
  (
    'the of and to in a that is for on by with as be or it this are at an from was not any all shall which has have ' +
    'no will may if you your he his her she they their we our i my me us who whom were been had would could should ' +
    'must can than then there these those its but so such other under upon before after about into out over more ' +
    'when where what each one two first only also do does did per same court case plaintiff plaintiffs defendant ' +
    'defendants order motion complaint document page filed state united states district county date name address ' +
    'party parties judge attorney counsel section act law claim count number new time day days year pursuant'
  ).split(' '),
);

/** Whether a word, in small letters, is one that nearly every English page of a case has. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word);
}

const STAMP_LINES: readonly RegExp[] = [
  /^(case\s*(no\.?|:)?\s*)?\S*\d{1,2}:\d\d-[a-z]{2}-\d+.*(doc|document|filed|page|pg)\b.*$/i,
  /^case\b.*\b(document|doc\.?|filed|page|entry)\b.*\d.*$/i,
  /^(usca\d* )?(appeal|case)\b[:\s#]*\d\d-\d+.*(doc|filed|pg|page|entry).*$/i,
  /^.*\bpage\s*id\s*#?:?\s*\d+.*$/i,
  /^nyscef doc\. no\..*$/i,
  /^(received nyscef|filed)\s*:.*$/i,
  /^(page|pg\.?)?\s*-?\s*\d+\s*-?\s*((of|\/)\s*\d+)?$/i,
  /^document\s*:?\s*[\d-]+\s*(page|filed|date).*$/i,
];

/** How much of a text is language: all figures are shares between 0 and 1, `letters` a count. */
export interface TextQuality {
  letters: number;
  words: number;
  commonShare: number;
  strangeShare: number;
  /** Higher is better; two readings of one page can be compared by it. */
  score: number;
}

/** Measures a text (at most the first 20,000 characters). */
export function measureText(text: string): TextQuality {
  const sample = text.slice(0, 20_000);
  let words = 0;
  let common = 0;
  let wordLike = 0;
  let overlong = 0;
  let mixed = 0;
  for (const token of sample.replace(/[._\-–—=*]{3,}/g, ' ').split(/\s+/)) {
    if (token === '') continue;
    words += 1;
    const looks = looksOf(token);
    if (looks & COMMON) common += 1;
    if (looks & LIKE_A_WORD) wordLike += 1;
    if (looks & OVERLONG) overlong += 1;
    if (looks & MIXED_UP) mixed += 1;
  }
  const { letters, visible, strange } = countCharacters(sample);
  const count = Math.max(1, words);
  const commonShare = common / count;
  const strangeShare = strange / Math.max(1, visible);
  const score =
    (wordLike + 2 * common) / count -
    2 * (overlong / count) -
    mixed / count -
    2 * Math.min(1, strangeShare * 4);
  return { letters, words, commonShare, strangeShare, score };
}

const COMMON = 1;
const LIKE_A_WORD = 2;
const OVERLONG = 4;
const MIXED_UP = 8;
/** The same words come again on every page; so many are kept, and long ones not. */
const MOST_KEPT = 20_000;
const LONGEST_KEPT = 30;
const seen = new Map<string, number>();

function looksOf(token: string): number {
  const known = seen.get(token);
  if (known !== undefined) return known;
  const bare = withoutMarks(token);
  const isPlain = isPlainWord(bare);
  const looks =
    (COMMON_WORDS.has(bare.toLowerCase()) ? COMMON : 0) |
    (isPlain || WORD_LIKE.test(bare) ? LIKE_A_WORD : 0) |
    (bare.length > 24 && !/[/@_:.]/.test(bare) ? OVERLONG : 0) |
    (!isPlain && MIXED.test(bare) ? MIXED_UP : 0);
  if (seen.size < MOST_KEPT && token.length <= LONGEST_KEPT) seen.set(token, looks);
  return looks;
}

const WORD_LIKE = /^\p{Lu}?\p{L}*[\p{Ll}\p{Lo}](?:['’-]\p{L}+)*$|^\p{Lu}{2,}$|^\p{L}$/u;
const MIXED = /\p{L}[^\p{L}\p{N}\s'’.,:;/()@&_-]+\p{L}|\p{Ll}\p{Lu}\p{L}*\p{Lu}/u;

const isSmall = (unit: number) => unit >= 0x61 && unit <= 0x7a;
const isCapital = (unit: number) => unit >= 0x41 && unit <= 0x5a;
const isFigure = (unit: number) => unit >= 0x30 && unit <= 0x39;

/** A word without the marks before and after it. */
function withoutMarks(token: string): string {
  let [start, end] = [0, token.length];
  while (start < end && isMark(token.charCodeAt(start))) start += 1;
  while (end > start && isMark(token.charCodeAt(end - 1))) end -= 1;
  const bare = token.slice(start, end);
  const isDone = bare === '' || (bare.charCodeAt(0) < 0x80 && bare.charCodeAt(bare.length - 1) < 0x80);
  return isDone ? bare : bare.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

const isMark = (unit: number) => unit < 0x80 && !isSmall(unit) && !isCapital(unit) && !isFigure(unit);

/** Of English letters, all small, all capitals, or small after a capital: as nearly all words are. */
function isPlainWord(word: string): boolean {
  if (word === '') return false;
  const first = word.charCodeAt(0);
  if (!isSmall(first) && !isCapital(first)) return false;
  const rest = isCapital(first) && isCapital(word.charCodeAt(1)) ? isCapital : isSmall;
  for (let at = 1; at < word.length; at += 1) if (!rest(word.charCodeAt(at))) return false;
  return true;
}

/** Characters beyond those of English are asked for by what Unicode says of them. */
function countCharacters(text: string): { letters: number; visible: number; strange: number } {
  let letters = 0;
  let visible = 0;
  let strange = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      if (isSmall(unit) || isCapital(unit)) letters += 1;
      if (unit !== 0x20 && (unit < 0x09 || unit > 0x0d)) visible += 1;
      if (unit < 0x09 || (unit > 0x0d && unit < 0x20)) strange += 1;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? unit);
    if (/\p{L}/u.test(character)) letters += 1;
    if (/\S/.test(character)) visible += 1;
    if (unit === 0xfffd || (unit >= 0xe000 && unit <= 0xf8ff) || isMangled(text, at)) strange += 1;
    at += character.length - 1;
  }
  return { letters, visible, strange };
}

/** How many code units of a text are no white space. */
function visibleIn(text: string): number {
  let visible = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isSpace =
      unit < 0x80 ? unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) : /\s/.test(text.charAt(at));
    if (!isSpace) visible += 1;
  }
  return visible;
}

/** The first byte of two, read as a character of its own. */
function isMangled(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 0xc3) return false;
  const next = text.charCodeAt(at + 1);
  return next >= 0x80 && next <= 0xbf;
}

export type TextLayer = 'good' | 'sparse' | 'garbage';

/**
 * Whether a page's text layer can be used. `sparse`: nothing, or little besides the court's stamp, so a scan may
 * lie beneath; `garbage`: shifted glyphs, mangled encodings, words run together.
 */
export function judgeTextLayer(text: string): TextLayer {
  const body = withoutStamps(text).replace(/[._\-–—=*]{3,}/g, ' ');
  const visible = visibleIn(body);
  if (visible < 30) return 'sparse';
  const quality = measureText(body);
  if (quality.strangeShare > 0.04) return 'garbage';
  const averageWord = visible / Math.max(1, quality.words);
  const letterShare = quality.letters / visible;
  if (visible >= 120) {
    if (letterShare > 0.5 && averageWord > 9.5 && quality.commonShare < 0.2) return 'garbage';
    if (letterShare > 0.5 && quality.commonShare < 0.02 && quality.score < 0.45) return 'garbage';
    if (quality.letters > 80 && quality.commonShare < 0.02 && vowelShare(body) < 0.25) return 'garbage';
    if (letterShare <= 0.5 && quality.commonShare < 0.02 && punctuationShare(body) > 0.3) return 'garbage';
    if (quality.words > 40 && quality.commonShare < 0.12 && quality.score < 0.55 && averageWord > 7)
      return 'garbage';
  }
  return visible < 200 ? 'sparse' : 'good';
}

/** The text without page numbers and the electronic-filing stamp lines of federal and state courts. */
export function withoutStamps(text: string): string {
  return text
    .split('\n')
    .filter((line) => !STAMP_LINES.some((stamp) => stamp.test(line.trim())))
    .join('\n');
}

/** About 0.4 in European languages, 0.2 in shifted letters; 1 for other scripts, which this cannot judge. */
function vowelShare(text: string): number {
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return latin < 80 ? 1 : (text.match(/[aeiouy]/gi)?.length ?? 0) / latin;
}

function punctuationShare(text: string): number {
  const visible = text.replace(/\s+/g, '');
  const leaders = visible.replace(/[._-]{3,}/g, '');
  const marks = leaders.match(/[^\p{L}\p{N}]/gu)?.length ?? 0;
  return marks / Math.max(1, leaders.length);
}

/**
 * A reading of a page followed by the lines of a second reading that it lacks. A line counts as there when most of
 * its words are; lines without a word of three letters are noise.
 */
export function addMissedLines(first: string, second: string): string {
  const known = new Set(words(first));
  const squeezed = squeeze(first);
  const missed = second.split('\n').filter((line) => {
    const own = words(line);
    if (own.length === 0 || squeezed.includes(squeeze(line))) return false;
    return own.filter((word) => known.has(word)).length < own.length * 0.6;
  });
  return missed.length === 0 ? first : [first.trimEnd(), ...missed].join('\n').replace(/^\n+/, '');
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]{2,}/gu) ?? [];
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
