import type { FoundFact } from './schema.ts';
import { NO_NAME } from './times/no-name.ts';

/** What a court or somebody else sits for. */
const SITS =
  /\b(?:hearing|trial|court|conference|judge|appear\w*|argument|mediation|deposition|meeting|session|calendar|docket|heard|held|zoom|video|courtroom|sale|auction|inspection)\b/i;
/** 'unless you pay $1,550.00 before that time': what keeps it from happening. */
const UNLESS =
  /\bunless\s(?:you|the\s(?:tenants?|residents?|occupants?|debtor|borrower|buyer))\s((?:pay|cure|correct|remedy|comply|remove|return|vacate|move|sign|respond|contact)\b(?:[^.;,]|[.,]\d){0,80}?)(?=\s(?:by|before|on\sor|within|prior|no\slater)\b|[.;,](?!\d)|$)/i;

/**
 * Days of a paper that no court and no number of a case stands in, without 'Court date' for those on which nobody
 * sits: what is to be done by then instead, where the sentence says it; else a day that is only named.
 */
export function withoutCourtDates(facts: readonly FoundFact[]): FoundFact[] {
  if (facts.some(({ kind }) => kind === 'court' || kind === 'case-number' || kind === 'judge'))
    return [...facts];
  return facts.flatMap((fact): FoundFact[] => {
    const isCourtDate = fact.kind === 'hearing' && fact.label === 'Court date' && !SITS.test(fact.quote);
    const isBare = fact.kind === 'deadline' && fact.label === NO_NAME && fact.value.time;
    if (!(isCourtDate || isBare) || (fact.kind !== 'hearing' && fact.kind !== 'deadline')) return [fact];
    const { date, time } = fact.value;
    const act = UNLESS.exec(fact.quote.replace(/\s+/g, ' '))?.[1];
    const { page, start, end, quote, certainty } = fact;
    const isPaid = act !== undefined && /^pay\b/i.test(act);
    if (act === undefined && fact.kind === 'deadline') return [fact];
    const label = act === undefined ? 'Deadline' : isPaid ? 'Payment due' : capital(act);
    const value = { what: act ?? fact.value.what, who: 'unsaid' as const, date, time };
    return [{ kind: 'deadline', value, page, start, end, quote, certainty, label }];
  });
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
