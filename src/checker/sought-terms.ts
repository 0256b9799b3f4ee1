import { findWrittenDates } from '../papers/dates.ts';
import { findWrittenSums } from '../papers/sums.ts';
import { phraseTerms } from '../search/query.ts';
import type { PhraseTerms } from '../search/rank-bm25.ts';
import { MONTHS } from '../text/day-words.ts';
import { splitAtEllipses } from '../text/quotes.ts';
import { indexTerms, tokenize } from '../text/tokenize.ts';
import type { CheckKind } from '../verification/schema.ts';

/**
 * What a passage must hold, by the words of the search index, to be worth reading for a statement: terms in a row,
 * or nearly all of some terms in any order.
 */
export type Wanted = { how: 'row'; terms: PhraseTerms } | { how: 'most'; terms: readonly string[] };

/**
 * The ways in which a statement may be written in a paper, as terms of the search index. A quotation with an
 * ellipsis gives one for each piece. Empty when nothing of it is in an index at all.
 */
export function soughtTerms({ kind, text }: { kind: CheckKind; text: string }): Wanted[] {
  if (kind === 'date') return rows(dateForms(text));
  if (kind === 'sum') return rows(sumForms(text));
  return splitAtEllipses(text).flatMap((piece): Wanted[] => {
    const terms = [...new Set(indexTerms(piece))];
    return terms.length === 0 ? [] : [{ how: 'most', terms }];
  });
}

function rows(forms: readonly string[]): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const form of forms) {
    const terms = phraseTerms(tokenize(form).map(({ word }) => word));
    const key = terms.map(({ term, step }) => `${step}:${term}`).join(' ');
    if (terms.length > 0) wanted.set(key, { how: 'row', terms });
  }
  return [...wanted.values()];
}

const ORDINAL_ENDINGS = ['', 'st', 'nd', 'rd', 'th'];

function dateForms(text: string): string[] {
  const date = findWrittenDates(text)[0]?.date ?? null;
  if (date === null) return [text];
  const [year = '', month = '', day] = date.replace(/^--/, '-').split('-');
  const name = MONTHS[Number(month) - 1]?.toLowerCase() ?? '';
  const names = [name, name.slice(0, 3), ...(name === 'september' ? ['sept'] : [])];
  if (day === undefined) return [text, ...names.map((one) => `${one} ${year}`)];
  const days = [...new Set([String(Number(day)), day])];
  const months = [...new Set([String(Number(month)), month])];
  const written = names.flatMap((one) =>
    days.flatMap((number) =>
      ORDINAL_ENDINGS.flatMap((ending) => [
        `${one} ${number}${ending} ${year}`,
        `${number}${ending} ${one} ${year}`,
        `${number}${ending} of ${one} ${year}`,
        `${number}${ending} day of ${one} ${year}`,
      ]),
    ),
  );
  // Figures always have a year, and a date without one is found by its words.
  if (year === '') return written;
  const figures = ['/', '-', '.'].flatMap((mark) =>
    months.flatMap((first) =>
      days.flatMap((second) => [year, year.slice(2)].map((last) => [first, second, last].join(mark))),
    ),
  );
  return [...written, ...figures, `${year}-${month}-${day}`];
}

function sumForms(text: string): string[] {
  const amount = findWrittenSums(text)[0]?.amount;
  const typed = tokenize(text).flatMap(({ word }) => (/\d/.test(word) ? [word] : []));
  if (amount === undefined) return typed;
  return [...typed, String(amount), amount.toFixed(2), ...(typed.length === 0 ? [text] : [])];
}
