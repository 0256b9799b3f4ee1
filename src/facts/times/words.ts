/** A word of a passage in lower case, with its place. */
export interface Word {
  word: string;
  start: number;
  /** How it is written: all capitals, a capital first, small, or figures. */
  shape: 'upper' | 'title' | 'lower' | 'figure';
}

const WORD = /[\p{L}][\p{L}'-]*|\d[\d.,/:-]*|[.;:!?()§"]/gu;

/** The words and the marks of a passage in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    shape: shapeOf(word),
  }));
}

function shapeOf(word: string): Word['shape'] {
  if (!/^\p{L}/u.test(word)) return 'figure';
  if (word.length > 1 && word === word.toUpperCase()) return 'upper';
  return /^\p{Lu}/u.test(word) ? 'title' : 'lower';
}

const SHORT = /^(?:mr|mrs|ms|dr|no|nos|v|vs|dept|st|hon|rm|div|rev|cf|id|art|sec|para|ex|exh)$/;

/** Whether a mark ends a statement: no point before a small letter ('p.m.'), behind an initial or a short form ('Mr.'). */
export function isEnd(words: readonly Word[], index: number): boolean {
  const mark = words[index]?.word ?? '';
  if (/^[;?!]$/.test(mark)) return true;
  if (mark !== '.' || words[index + 1]?.shape === 'lower') return false;
  const before = words[index - 1];
  return (
    before === undefined ||
    !(SHORT.test(before.word) || (before.word.length === 1 && before.shape === 'title'))
  );
}

export const MODAL = /^(?:shall|must|will|may|should|can|cannot|could|would|ought)$/;
const BE = /^(?:is|are|be|am|being|isn't|aren't)$/;
const BE_PAST = /^(?:was|were|been|wasn't|weren't)$/;
const HAVE = /^(?:has|have|haven't|hasn't)$/;
const HAD = /^(?:had|did|didn't)$/;
const PAST_IRREGULAR =
  /^(?:went|came|gave|took|made|sent|paid|told|wrote|said|got|left|met|held|began|found|became|bought|sold|signed|knew|fell|struck|brought|kept|lost|saw|ran|spoke|stood|drove|hit)$/;

export type VerbForm = 'modal' | 'past' | 'perfect' | 'passive' | 'future-be' | 'present-be';

/** The form of the verb at a word, where one stands there; told by its ending and by the words before it. */
export function verbFormAt(words: readonly Word[], index: number): VerbForm | null {
  const { word = '' } = words[index] ?? {};
  if (MODAL.test(word)) return 'modal';
  if (BE_PAST.test(word) || HAD.test(word)) return 'past';
  if (HAVE.test(word)) return words[index + 1]?.word === 'to' ? 'modal' : 'perfect';
  if (BE.test(word)) {
    const next = words[index + 1]?.word ?? '';
    if (word === 'be') return null;
    if (/^(?:to|hereby|due|required|ordered|directed|commanded|summoned|notified|set|scheduled)$/.test(next))
      return 'future-be';
    return 'present-be';
  }
  if (PAST_IRREGULAR.test(word)) return 'past';
  if (/[^e]ed$/.test(word) && word.length > 4) {
    const before = [words[index - 1]?.word ?? '', words[index - 2]?.word ?? '', words[index - 3]?.word ?? ''];
    return before.some((each) => BE.test(each) || HAVE.test(each) || MODAL.test(each) || each === 'to')
      ? 'passive'
      : 'past';
  }
  return null;
}
