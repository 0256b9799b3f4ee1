// Words that the rules below count wrong.
const COUNTED: Readonly<Record<string, number>> = {
  anyone: 3,
  area: 3,
  business: 2,
  create: 2,
  created: 3,
  creates: 2,
  element: 3,
  elements: 3,
  every: 2,
  everybody: 4,
  everyone: 3,
  everything: 3,
  everywhere: 3,
  idea: 3,
  people: 2,
  reopen: 3,
  reopened: 3,
  science: 2,
  supplement: 3,
  whose: 1,
};

/** An e that is not said inside a word: 'safety', 'statement', 'someone', 'timeline'. */
const SILENT_INSIDE =
  /(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ments?|ly|ty|less|ness|ful|one|body|lines?|wise|where|thing|times|fore)$)/;
/** At the end: 'rule', 'filed', 'times'; not 'little', 'judges', 'needed'. */
const SILENT_END = /(?:(?<=[aeiouy]l|[^aeioulycgsxzh])es|(?<=[^aeioutd])ed|(?<=[aeiouy]l|[^aeiouyl])e)$/;
/** Two vowels beside each other that are both said: 'trial', 'period', 'client', 'paying', 'usual'. */
const APART =
  /(?<![ctg])ia|(?<![ctgsx])io|iu|(?<![ct])ie(?=n[ct]|t)|eo(?!p)|uou|(?<!q)ua(?!r)|[aeou]y[aeiou]|[aeou]ing/g;

/** The syllables of an English word, by its vowels; of an abbreviation its letters. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters === '') return 1;
  const known = COUNTED[letters];
  if (known !== undefined) return known;
  if (/^[A-Z]{2,5}$/.test(word)) return word.length;
  const spoken = letters.replace(SILENT_INSIDE, '').replace(SILENT_END, '').replace(/^y/, '');
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups + (spoken.match(APART)?.length ?? 0));
}

export interface Measured {
  words: number;
  sentences: number;
  /** Flesch–Kincaid: the year of school in which it can be read. */
  grade: number;
}

// 'No. 5', 'a.m.', 'U.S.C.', 'v.' end no sentence; a line does.
const NOT_ENDS = /\b(?:No|v|vs|Mr|Ms|Dr|St|Inc|Co|e\.g|i\.e|a\.m|p\.m|U\.S(?:\.C)?|[A-Z])\./g;

// What a court is told beside a sentence and nobody reads aloud: '(FRCP 13(a))', '(Rule 1-011(B) NMRA)'.
const CITED = /\s*\((?:Rules? |[A-Z]{2,5} )[^()]*\d(?:[^()]|\([^()]*\))*\)/g;

/** Flesch–Kincaid grade of a text: 0.39 words a sentence + 11.8 syllables a word − 15.59 (Kincaid 1975). */
export function measure(text: string): Measured {
  const plain = text.replaceAll(CITED, '').replaceAll(NOT_ENDS, (end) => end.replaceAll('.', ''));
  const sentences = plain.split(/(?<=[.!?])["”’')]*\s+|\n+/).filter((sentence) => /[a-z]/i.test(sentence));
  const words = plain.match(/[\p{L}\d][\p{L}\d'’.,]*/gu) ?? [];
  const count = Math.max(1, sentences.length);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade =
    words.length === 0 ? 0 : 0.39 * (words.length / count) + 11.8 * (syllables / words.length) - 15.59;
  return { words: words.length, sentences: count, grade };
}
