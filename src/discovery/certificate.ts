import type { ServiceMethod } from '../law/calculation-schema.ts';
import { findDates } from '../papers/dates.ts';
import { linesBetween, type Paper } from '../papers/paper.ts';
import { pageAt } from '../text/pages.ts';
import { trimmedEnd } from './parts.ts';
import type { ServiceCertificate } from './schema.ts';

const HEADING = /^(?:certificate|proof|declaration|affidavit) of (?:service|mailing)\b/i;
const SENTENCE =
  /\b(?:I (?:hereby )?(?:certify|declare|affirm|state)|the undersigned (?:hereby )?certifies|we hereby certify|it is (?:hereby )?certified)\b/i;
const SERVED =
  /\b(?:serv(?:ed?|ing)|mail(?:ed|ing)|deliver(?:ed|ing)?|sent|e-?mail(?:ed)?|emailed|filed|forwarded)\b/i;
const LONGEST = 1200;

const METHODS: readonly (readonly [method: ServiceMethod, words: RegExp])[] = [
  [
    'electronic',
    /\be-?mail(?:ed|ing)?\b|\belectronic(?:ally)?\b|\be-?(?:fil|serv)\w+|\bCM\/ECF\b|\bECF\b|\bfile ?(?:&|and) ?serve\b|\bodyssey\b/i,
  ],
  [
    'mail',
    /\b(?:U\.?\s?S\.?|first[- ]class|certified|regular|prepaid) mail\b|\bpostage\b|\bUnited States (?:mail|postal)\b|\bby mail\b|\bmailed\b|\bdeposit(?:ed|ing)\b.{0,40}\bmail\b/i,
  ],
  ['personal', /\bhand[- ]?deliver\w*|\bby hand\b|\bpersonal(?:ly)?\b|\bin person\b|\bcourier\b/i],
];

function methodOf(words: string): ServiceMethod | null {
  const named = METHODS.filter(([, pattern]) => pattern.test(words));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

/**
 * What the last certificate of service of a paper says about when and how it was served. A suggestion with its quote:
 * nothing is counted from it until a person confirms it. Null where there is none.
 */
export function findCertificate(paper: Paper): ServiceCertificate | null {
  const { lines, text } = paper;
  let at = -1;
  lines.forEach((line, index) => {
    if (HEADING.test(line.text)) at = index;
    else if (SENTENCE.test(line.text) && SERVED.test(nearby(paper, line.start))) {
      // The sentence below its own heading belongs to it.
      if (at === -1 || index - at > 6) at = index;
    }
  });
  const first = lines[at];
  if (first === undefined) return null;
  const limit = Math.min(text.length, first.start + LONGEST);
  const inside = linesBetween(paper, first.start, limit);
  const stop = inside.findIndex(
    (line, index) => index > 0 && /^(?:\/s\/|_{5,}|by:|signed\b)/i.test(line.text),
  );
  const signed = stop === -1 ? inside : inside.slice(0, stop);
  const last = signed.at(-1)?.end ?? first.end;
  // Cut between words, never inside a character.
  const cut = last <= limit ? last : Math.max(first.start, text.lastIndexOf(' ', limit));
  const end = trimmedEnd(text, first.start, cut);
  const words = text.slice(first.start, end);
  const day = findDates(words).find(({ date }) => date.length === 10);
  return {
    quote: words,
    page: pageAt(paper.pageStarts, first.start),
    start: first.start,
    end,
    servedOn: day?.date ?? null,
    serviceMethod: methodOf(words),
  };
}

function nearby({ text }: Paper, start: number): string {
  return text.slice(start, start + 500);
}
