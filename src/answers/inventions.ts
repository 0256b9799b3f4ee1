import { DEFENSES } from '../law/defense-catalog.ts';
import { findDates } from '../papers/dates.ts';
import { findSums } from '../papers/sums.ts';
import { NUMBER_WORD } from '../text/number-words.ts';
import { withoutApproved } from './citations.ts';
import { COMPARATIVE_FAULT } from './defenses.ts';

/** What stands in the texts that an answer may take its facts from. */
export interface FactIndex {
  numbers: ReadonlySet<string>;
  /** 'YYYY-MM-DD' or 'YYYY-MM'. */
  dates: ReadonlySet<string>;
  sums: ReadonlySet<number>;
  /** Lower case. */
  words: ReadonlySet<string>;
  /** Two words in a row that begin with capitals, lower case. */
  names: ReadonlySet<string>;
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const WORD = /[\p{L}][\p{L}'’]*(?:-[\p{L}]+)*/gu;
const COUNT_WORD = new RegExp(`\\b(?:(?!one\\b)${NUMBER_WORD}|dozen|half|twice|double|triple)\\b`, 'gi');

const plainNumber = (digits: string) => digits.replaceAll(',', '').replace(/\.0+$/, '');
const lower = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$|'$/, '');
const isCapital = (word: string) => /^\p{Lu}/u.test(word);

interface Token {
  word: string;
  at: number;
  /** It begins a sentence, so that its capital says nothing. */
  opens: boolean;
  /** Only a space, an initial's point or a hyphen stands between it and the word before. */
  follows: boolean;
}

function tokensOf(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(WORD)].map((match, index) => {
    const between = text.slice(end, match.index);
    const previous = text.charAt(end - 2) === ' ' || end < 2 ? 1 : 2;
    const isInitial = previous === 1 && /^\.\s/.test(between);
    end = match.index + match[0].length;
    return {
      word: match[0],
      at: match.index,
      opens: index === 0 || (/[.!?:;“"(\n—]/.test(between) && !isInitial),
      follows: index > 0 && /^(?:\s+|-|\.\s+)$/.test(between) && (isInitial || !between.includes('.')),
    };
  });
}

/** Collects what the sources say; a source is a text of any length. */
export function factIndex(sources: readonly string[]): FactIndex {
  const [numbers, dates, words, names] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const sums = new Set<number>();
  for (const source of sources) {
    for (const [digits] of source.matchAll(NUMBER)) numbers.add(plainNumber(digits));
    for (const { date } of findDates(source)) for (const part of [date, date.slice(0, 7)]) dates.add(part);
    for (const { amount } of findSums(source)) sums.add(amount);
    let before: Token | undefined;
    for (const token of tokensOf(source)) {
      words.add(lower(token.word));
      for (const part of token.word.split('-')) words.add(lower(part));
      if (before !== undefined && token.follows) names.add(`${lower(before.word)} ${lower(token.word)}`);
      before = token;
    }
  }
  return { numbers, dates, sums, words, names };
}

/** What either of two indexes holds. */
export function joinedIndex(a: FactIndex, b: FactIndex): FactIndex {
  const both = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => new Set([...one, ...other]);
  return {
    numbers: both(a.numbers, b.numbers),
    dates: both(a.dates, b.dates),
    sums: both(a.sums, b.sums),
    words: both(a.words, b.words),
    names: both(a.names, b.names),
  };
}

/**
 * Figures, dates, sums and names of a text that stand in none of the sources, as written and each once. The words of
 * the form itself and approved citations need no source. A name made of words that never stand together counts too.
 * With `trustsOpenings` the capital of a word that opens a sentence makes no name of it.
 */
export function inventionsIn(
  text: string,
  index: FactIndex,
  { trustsOpenings = false }: { trustsOpenings?: boolean } = {},
): string[] {
  const bare = withoutApproved(text);
  const [dates, sums] = [strangeDates(bare, index), strangeSums(bare, index)];
  const whole = [...new Set([...dates, ...sums])];
  const named = new Set(whole.flatMap(piecesOf));
  const rest = new Set([...strangeNumbers(bare, index), ...strangeNames(bare, index, trustsOpenings)]);
  // A year of a date that is named already is not named again.
  return [...new Set([...whole, ...[...rest].filter((found) => !named.has(plainNumber(found)))])];
}

/** The figures and words that a date or a sum is written with. */
function piecesOf(written: string): string[] {
  return [NUMBER, WORD, COUNT_WORD].flatMap((pattern) =>
    [...written.matchAll(pattern)].map(([piece]) => plainNumber(piece)),
  );
}

function strangeDates(text: string, { dates }: FactIndex): string[] {
  return findDates(text)
    .filter(({ date }) => !dates.has(date))
    .map(({ start, end }) => text.slice(start, end));
}

function strangeSums(text: string, { sums, numbers }: FactIndex): string[] {
  return findSums(text)
    .filter(({ amount }) => !sums.has(amount) && !numbers.has(String(amount)))
    .map(({ start, end }) => text.slice(start, end));
}

function strangeNumbers(text: string, { numbers, words }: FactIndex): string[] {
  const digits = [...text.matchAll(NUMBER)]
    .map(([found]) => found)
    .filter((found) => !numbers.has(plainNumber(found)) && !isPartOfWord(found, words));
  const spelled = [...text.matchAll(COUNT_WORD)]
    .map(([found]) => found)
    .filter((found) => !words.has(found.toLowerCase()));
  return [...digits, ...spelled];
}

function isPartOfWord(digits: string, words: ReadonlySet<string>): boolean {
  return words.has(digits.toLowerCase());
}

function strangeNames(text: string, { words, names }: FactIndex, trustsOpenings: boolean): string[] {
  const strange: string[] = [];
  let before: Token | undefined;
  for (const token of tokensOf(text)) {
    const word = lower(token.word);
    const isForm = FORM_WORDS.has(word);
    const isKnown = words.has(word) || token.word.split('-').every((part) => words.has(lower(part)));
    if (isCapital(token.word) && !isForm) {
      if (!isKnown && !(token.opens && (trustsOpenings || OPENING_WORDS.has(word)))) strange.push(token.word);
      else if (isStrangePair(before, token, names)) strange.push(`${before?.word} ${token.word}`);
    }
    before = token;
  }
  return strange;
}

/** 'Rosalind Orlov', where the sources know a Rosalind and an Orlov and never one after the other. */
function isStrangePair(before: Token | undefined, token: Token, names: ReadonlySet<string>): boolean {
  if (before === undefined || !token.follows || token.opens) return false;
  const first = lower(before.word);
  const isName = isCapital(before.word) && !FORM_WORDS.has(first) && !OPENING_WORDS.has(first);
  return isName && !names.has(`${first} ${lower(token.word)}`);
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}][\p{L}'-]*/gu) ?? []
  );
}

/** Words of an answer's own form: they say nothing of anybody, so they need no source. */
const FORM_WORDS: ReadonlySet<string> = new Set([
  ...wordsOf(
    'Defendant Defendants Plaintiff Plaintiffs Respondent Petitioner Complaint Petition Court Answer Rule Rules ' +
      'FRCP NMRA Paragraph Paragraphs Count Motion That Draft Confirm Needs Your Date Relief Counterclaim ' +
      'Counterclaims Conclusion Response Allegations Affirmative Defenses Introduction Exhibit I',
  ),
  ...DEFENSES.flatMap(({ title, plea }) => [...wordsOf(title), ...wordsOf(plea)]),
  ...wordsOf(COMPARATIVE_FAULT),
]);

/** Ordinary words that may open a sentence with a capital. */
const OPENING_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    'a about above accordingly additionally after again all allegations also although an and any anything as at ' +
      'because before below beyond both but by can contrary did do does during each either even every except first ' +
      'following for from further furthermore given had has have he her here his how however if in indeed insofar ' +
      'instead it its lastly likewise many may moreover most much my neither never nevertheless no none nor not ' +
      'nothing now of on once one only or other otherwise our over rather regarding second she since so some such ' +
      'than that the their then there therefore these they third this those though thus to under until upon was we ' +
      'were what when where whereas whether which while who with within without yet you',
  ),
);
