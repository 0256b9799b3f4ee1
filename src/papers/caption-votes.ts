import { editDistance } from '../text/spelling.ts';
import type { GridCell } from './caption-pieces.ts';
import { evidenceAt, type Paper } from './paper.ts';
import type { AnalysisParty, AnalysisStatement } from './schema.ts';

/** What is looked through for what the head says. */
const LOOKED_THROUGH = 60_000;
/** Words shorter than these are not put right by words that are like them. */
const SHORTEST = 4;
const LONG = 8;

/**
 * What the rest of a paper says of a name: it stands there, too; it stands there spelled otherwise, and is taken from there;
 * words like its own stand there, and which is right cannot be told; nothing.
 */
export interface NameVote {
  name: string;
  says: 'agrees' | 'mends' | 'disagrees' | 'nothing';
}

interface Words {
  /** All words of the paper in a row, each between spaces. */
  row: string;
  counts: ReadonlyMap<string, number>;
  pairs: ReadonlySet<string>;
  /** Those that stand there with a capital. */
  capitals: ReadonlyMap<string, number>;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+(?:['’]\p{L}+)?/gu) ?? [];

function readWords(paper: Paper): Words {
  const text = paper.text.slice(0, LOOKED_THROUGH);
  const words = wordsIn(text);
  const counts = new Map<string, number>();
  const pairs = new Set<string>();
  for (const [at, word] of words.entries()) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    if (at > 0) pairs.add(`${words[at - 1]} ${word}`);
  }
  const capitals = new Map<string, number>();
  for (const [word] of text.matchAll(/\p{Lu}[\p{L}\d]+(?:['’]\p{L}+)?/gu)) {
    const small = word.toLowerCase();
    capitals.set(small, (capitals.get(small) ?? 0) + 1);
  }
  return { row: ` ${words.join(' ')} `, counts, pairs, capitals };
}

/** Whether a row of words stands in the paper so many times. */
function stands({ row }: Words, words: readonly string[], times: number): boolean {
  const wanted = ` ${words.join(' ')} `;
  let at = -1;
  for (let count = 0; count < times; count += 1) {
    at = row.indexOf(wanted, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** Whether one word is another with one letter read wrongly, or two of a long one. */
function isLike(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < SHORTEST) return false;
  let apart = 0;
  for (let at = 0; at < one.length; at += 1) if (one.charAt(at) !== other.charAt(at)) apart += 1;
  return apart > 0 && apart <= (one.length >= LONG ? 2 : 1);
}

/** The same, or with one letter too many or too few; only words that stand beside the same name are asked. */
const isNear = (one: string, other: string) =>
  one !== other && (isLike(one, other) || editDistance(one, other, 1) <= 1);

/**
 * What the rest of a recognized paper says of the names in its head: a word that stands nowhere else is read as the one
 * like it that stands beside the same name elsewhere, and stray letters before a name go where the name stands without.
 */
export function voteOnNames(
  paper: Paper,
  parties: readonly AnalysisParty[],
  cells: readonly GridCell[],
): Map<AnalysisParty, NameVote> {
  const votes = new Map<AnalysisParty, NameVote>();
  const recognized = parties.filter(({ evidence: { start, end } }) =>
    cells.some((cell) => cell.confidence !== null && cell.start < end && cell.end > start),
  );
  if (recognized.length === 0) return votes;
  const all = readWords(paper);
  for (const party of recognized) {
    const given = party.name.split(/\s+/);
    const [first = '', ...rest] = given;
    const isStray =
      /^\p{L}{1,2}$/u.test(first) &&
      rest.length > 1 &&
      !stands(all, wordsIn(party.name), 2) &&
      stands(all, wordsIn(rest.join(' ')), 2);
    const name = (isStray ? rest : given).map((word, at, words) => mended(all, word, at, words)).join(' ');
    const words = wordsIn(name);
    const isSame = name === given.join(' ');
    const isAgreed = words.length > 1 && stands(all, words, isSame ? 2 : 1);
    const says = isAgreed
      ? isSame
        ? 'agrees'
        : 'mends'
      : isDoubted(all, wordsIn(party.name))
        ? 'disagrees'
        : 'nothing';
    votes.set(party, { name: isAgreed ? name : party.name, says });
  }
  return votes;
}

/** Whether a word of a name stands nowhere else, while one like it stands in the paper again and again. */
function isDoubted({ counts, capitals }: Words, words: readonly string[]): boolean {
  const own = words.filter((word) => word.length >= SHORTEST && (counts.get(word) ?? 0) <= 1);
  if (own.length === 0) return false;
  return [...capitals].some(
    ([other, count]) => count > 1 && !words.includes(other) && own.some((word) => isLike(word, other)),
  );
}

function mended({ counts, pairs }: Words, word: string, at: number, words: readonly string[]): string {
  const [own = ''] = wordsIn(word);
  if (own.length < SHORTEST || (counts.get(own) ?? 0) > 1) return word;
  const [before = ''] = wordsIn(words[at - 1] ?? '').slice(-1);
  const [after = ''] = wordsIn(words[at + 1] ?? '');
  const others = [...counts.keys()].filter(
    (other) =>
      isNear(own, other) &&
      ((before !== '' && pairs.has(`${before} ${other}`)) ||
        (after !== '' && pairs.has(`${other} ${after}`))),
  );
  const [other] = others;
  if (other === undefined || others.length > 1) return word;
  return word
    .toLowerCase()
    .replace(own, other)
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

const CONFUSED: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  '|': '1',
  S: '5',
  B: '8',
};

/** A number without its signs, and letters that recognition takes for figures as the figures. */
const figuresOf = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[OQIL|SB]/g, (letter) => CONFUSED[letter] ?? letter)
    .replace(/[^A-Z\d]/g, '');

const FEWEST_FIGURES = 6;
/** Groups of letters and figures joined by the signs that recognition takes for hyphens. */
const NUMBER = /(?<![\w|])[\dA-Z|][\w|]{0,11}(?:[-‑–:./][\w|]{1,12}){1,5}(?![\w|])/giu;

/** What may follow a number in one place and not in another: 'T3' of a team, the initials of a judge. */
const TAIL = 4;
const WHOLE_NUMBER = 8;

/** Whether another place says a number without what follows it here. */
function saysBeginning(paper: Paper, wanted: string, own: number): boolean {
  return [...paper.text.slice(0, LOOKED_THROUGH).matchAll(NUMBER)].some(({ 0: number, index }) => {
    const said = figuresOf(number);
    return (
      index !== own &&
      said.length >= WHOLE_NUMBER &&
      wanted.startsWith(said) &&
      wanted.length - said.length <= TAIL
    );
  });
}

/** The spelling of a number that is read best, of all places of the paper that say it; null where no other place does. */
export function voteOnNumber(paper: Paper, { text, evidence }: AnalysisStatement): AnalysisStatement | null {
  const wanted = figuresOf(text);
  if (wanted.length < FEWEST_FIGURES || !/\d{3}/.test(wanted)) return null;
  const places = [...paper.text.slice(0, LOOKED_THROUGH).matchAll(NUMBER)].filter(
    ({ 0: number }) => figuresOf(number) === wanted,
  );
  if (!places.some(({ index }) => index >= evidence.end || index < evidence.start))
    return saysBeginning(paper, wanted, evidence.start) ? { text, evidence } : null;
  const figures = (number: string) => (number.match(/\d/g)?.length ?? 0) + (number.match(/-/g)?.length ?? 0);
  const [best] = places.toSorted((a, b) => figures(b[0]) - figures(a[0]) || a.index - b.index);
  if (best === undefined) return null;
  return { text: best[0], evidence: evidenceAt(paper, best.index, best.index + best[0].length) };
}
