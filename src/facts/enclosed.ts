import { kindOf } from '../papers/kind-of.ts';
import { isHeading, type Paper } from '../papers/paper.ts';
import type { Sentence } from '../papers/sentences.ts';
import type { FoundFact } from './schema.ts';

const LETTERS: ReadonlySet<string> = new Set(['letter', 'demand-letter', 'offer', 'email']);

function isLetter(docType: string | null): boolean {
  const kind = docType === null ? null : kindOf(docType);
  return kind !== null && LETTERS.has(kind);
}

/** How what is enclosed for signing is headed. */
const TITLE =
  /^(?:(?:proposed|draft|confidential|mutual|general|full|final|settlement|payment|repayment|compromise|stipulated|promissory|installment|payment plan)\s)*(?:settlement|agreement|release|stipulation|promissory note|consent judgment|confession of judgment)\b/i;
/** Where a letter ends. */
const CLOSING =
  /^(?:sincerely|(?:very )?truly yours|yours (?:very )?truly|(?:kind |best |warm )?regards|respectfully|cordially|enclosures?|encl)\b/i;
const SIGNED = /\/s\/|\b(?:docu|e-?)signed by\b/i;

/** Where the paper begins that a letter encloses for its reader to sign; null where none does, or somebody signed it. */
function enclosureOf({ lines, text }: Paper): number | null {
  const closed = lines.findIndex((line) => CLOSING.test(line.text.trim()));
  if (closed === -1) return null;
  const title = lines
    .slice(closed + 1)
    .find((line) => TITLE.test(line.text.trim()) && isHeading(line.text.trim()));
  return title === undefined || SIGNED.test(text.slice(title.start)) ? null : title.start;
}

/** What an unsigned agreement that a letter encloses says is to be done, as what it offers: it binds only who signs. */
export function withEnclosedAsOffer(
  facts: readonly FoundFact[],
  paper: Paper,
  docType: string | null,
): FoundFact[] {
  const from = isLetter(docType) ? enclosureOf(paper) : null;
  if (from === null) return [...facts];
  return facts.map((fact): FoundFact => {
    if (fact.kind !== 'deadline' || fact.start < from) return fact;
    const { page, start, end, quote } = fact;
    const value = { what: fact.value.what, amount: null, until: fact.value.date ?? null };
    return { kind: 'offer', value, page, start, end, quote, certainty: 'unsure', label: 'They offer' };
  });
}

/** A lawsuit that is still to come, if it comes. */
const THREAT =
  /\b(?:(?:will|shall|may|might|could|would|intends?|plans?|prepared|ready|forced|required|authorized|instructed|compelled|going|reserves? the right|no choice but)\b[^.;]{0,80}?\b(?:su(?:e|ed|ing|it)|fil(?:e|ed|ing)|bring|brought|commenc\w+|start|pursu\w+|institut\w+|initiat\w+|seek|take|proceed\w*|lawsuit|legal action))\b/i;

/** The facts of a letter without the court in which its writer only may sue: nobody has a case there. */
export function withoutThreatenedCourt(
  facts: readonly FoundFact[],
  sentences: readonly Sentence[],
  docType: string | null,
): FoundFact[] {
  if (!isLetter(docType) || facts.some(({ kind }) => kind === 'case-number')) return [...facts];
  return facts.filter(({ kind, start, end }) => {
    if (kind !== 'court') return true;
    const said = sentences.find((sentence) => sentence.start <= start && sentence.end >= end);
    return said === undefined || !THREAT.test(said.text);
  });
}
