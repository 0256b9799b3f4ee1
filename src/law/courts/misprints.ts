import { editDistance } from '../../text/spelling.ts';
import { COURTS } from './directory.ts';

const FEWEST_LETTERS = 6;

/** Words of other courts' names; one letter away from a word of ours and yet no misprint of it. */
const OTHERS = [
  'APPEAL',
  'CHANCERY',
  'COMMON',
  'DIVISION',
  'DOMESTIC',
  'HOUSING',
  'JUSTICE',
  'ORPHANS',
  'TRIAL',
];

/** The words that names of courts are made of, in capitals. */
const WORDS = new Set([
  ...COURTS.flatMap(({ name }) => name.toUpperCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= FEWEST_LETTERS,
  ),
  ...OTHERS,
]);

/** What a scan makes of capitals: l and 1 are an I, 0 an O. */
function unscanned(text: string): string {
  return text.replace(/[\p{Lu}l10|]*\p{Lu}[\p{Lu}l10|]*/gu, (word) =>
    word.length < 2 ? word : word.replace(/[l1|]/g, 'I').replaceAll('0', 'O'),
  );
}

/** A court's name with its misprints mended: a word one letter away from exactly one word of courts' names is that word. */
export function withoutMisprints(name: string): string {
  return unscanned(name).replace(/\p{L}+/gu, (word) => {
    const capitals = word.toUpperCase();
    if (word.length < FEWEST_LETTERS - 1 || WORDS.has(capitals)) return word;
    const near = [...WORDS].filter((known) => editDistance(capitals, known, 1) <= 1);
    return near.length === 1 ? (near[0] ?? word) : word;
  });
}
