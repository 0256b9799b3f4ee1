import { STOP_WORDS, stem } from './stem.ts';

/** A word of a text: `term` is what is indexed (lower case, no accents, stemmed), offsets are UTF-16. */
export interface Token {
  term: string;
  word: string;
  start: number;
  end: number;
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)?|\p{N}+(?:[.,:/-]\p{N}+)*\p{L}*/gu;

/** Most words need no unfolding, and unfolding is what takes the time. */
const PLAIN = /^[A-Za-z0-9]+$/;

/** Lower case without accents, ligatures opened (some hold spaces: they go too), possessive 's gone. */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '');
}

/** The words of a text in order, stop words included (see `indexTerms` for what is indexed). */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = foldWord(match[0]);
    if (word === '') continue;
    tokens.push({ term: termOf(word), word, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

const KEPT_TERMS = 20_000;
/** Letters: what is longer is no word that comes again, and thousands of them would fill the memory. */
const LONGEST_KEPT = 64;
const keptTerms = new Map<string, string>();

/** The index term of one folded word: numbers without thousands separators, words stemmed. */
export function termOf(word: string): string {
  const known = keptTerms.get(word);
  if (known !== undefined) return known;
  const term = /^\p{N}/u.test(word) ? word.replace(/(?<=\p{N}),(?=\p{N}{3})/gu, '') : stem(word);
  // The same few thousand words come again and again; whoever brings endless others starts afresh.
  if (keptTerms.size >= KEPT_TERMS) keptTerms.clear();
  if (word.length <= LONGEST_KEPT) keptTerms.set(word, term);
  return term;
}

/** Terms of a text for a full-text index, with repetitions, without stop words. */
export function indexTerms(text: string): string[] {
  return tokenize(text).flatMap((token) => (STOP_WORDS.has(token.word) ? [] : [token.term]));
}

/** A term of the full-text index and which word of the text it is, counted from 0 with stop words. */
export interface IndexToken {
  term: string;
  position: number;
  /** Two stop words in a row, as 'as is': only phrases ask for them. */
  isPair: boolean;
}

/** Terms for a full-text index with their positions, and every pair of neighboring stop words as one term. */
export function indexTokens(text: string): IndexToken[] {
  const found: IndexToken[] = [];
  let before: string | null = null;
  for (const [position, { term, word }] of tokenize(text).entries()) {
    const isStop = STOP_WORDS.has(word);
    if (!isStop) found.push({ term, position, isPair: false });
    else if (before !== null) found.push({ term: `${before} ${word}`, position: position - 1, isPair: true });
    before = isStop ? word : null;
  }
  return found;
}

/** The words of a file's name: 'LeaseAgreement_v2.pdf' is lease, agreement, v2 and pdf. Offsets are those of the name. */
export function nameTokens(filename: string): Token[] {
  const whole = tokenize(filename);
  return whole.flatMap((token) => {
    const parts = filename.slice(token.start, token.end).split(/(?<=\p{Ll})(?=\p{Lu})/u);
    if (parts.length === 1) return [token];
    let start = token.start;
    const split = parts.flatMap((part) => {
      const word = foldWord(part);
      const from = start;
      start += part.length;
      return word === '' ? [] : [{ term: termOf(word), word, start: from, end: start }];
    });
    return [token, ...split];
  });
}
