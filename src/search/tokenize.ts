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

/** Lower case without accents, ligatures opened, possessive 's gone. */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
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

/** The index term of one folded word: numbers without thousands separators, words stemmed. */
export function termOf(word: string): string {
  if (/^\p{N}/u.test(word)) return word.replace(/(?<=\p{N}),(?=\p{N}{3})/gu, '');
  return stem(word);
}

/** Terms of a text for a full-text index, with repetitions, without stop words. */
export function indexTerms(text: string): string[] {
  return tokenize(text).flatMap((token) => (STOP_WORDS.has(token.word) ? [] : [token.term]));
}
