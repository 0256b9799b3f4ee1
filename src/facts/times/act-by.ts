import type { Candidate } from './candidates.ts';
import type { Clause } from './clause.ts';
import { saysSitting } from './sitting-words.ts';

const BY = /\b(?:by|before|later than|due(?: on)?|within)\s(?:\w{3,9},?\s)?$/i;
/** 'Last date to hear motions is', 'Motion hearing cut-off': the last day of something is no sitting. */
const LAST_DAY = /\b(?:last (?:day|date)|deadline|cut-?off(?: date)?)\b[^.;:\d]{0,60}[:\s]$/i;
const HANDS_OVER =
  /\b(?:produce|bring|deliver|pay|file|serve|submit|return|surrender|vacate|provide|furnish|send|mail)\b/i;

/** 'produce the records by June 9 at 9:00': a day up to which something is done, or on which it is handed over. */
export function isActBy(clause: Clause, { mention, clock }: Candidate): boolean {
  const start = Math.max(0, Math.min(mention.start, clock?.start ?? mention.start) - clause.start);
  const lead = clause.text.slice(0, start);
  if (BY.test(`${lead.trimEnd()} `) || LAST_DAY.test(`${lead.trimEnd()} `)) return true;
  return HANDS_OVER.test(lead) && !saysSitting(clause.text);
}
