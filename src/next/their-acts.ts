import type { FoundFact } from '../facts/schema.ts';
import { isNameless } from '../facts/times/no-name.ts';
import { isCorrespondence, kindOf } from '../papers/kind-of.ts';

type Told = Pick<Extract<FoundFact, { kind: 'deadline' }>, 'label' | 'quote' | 'value'>;

/** To go to court, by its usual names. */
const SUES =
  /\b(?:fil(?:e|es|ed|ing)|start\w*|bring\w*|commenc\w+|begin\w*|institut\w+|initiat\w+)\s+(?:(?:an?|the|this|such)\s+)?(?:\p{L}+\s+)?(?:law)?(?:suit|action|proceedings?)\b|\bsue[ds]?\b|\b(?:tak\w+|pursu\w+|proceed\w*\s+with)\s+legal\s+(?:action|remedies|proceedings)\b/iu;
/** The reader's own time to sue, after which it is too late. */
const READER_SUES =
  /\byou (?:(?:may|must|can|should|want to|wish to|have to|need to) )?(?:file|bring|start|commence|sue)\b|\byour (?:claim|right)s?\b|\bright to sue\b|\bbarred\b/i;

/** Whether words are of going to court, and not of the reader's own right to. */
export const isSuing = (words: string, quote: string): boolean =>
  SUES.test(words) && !READER_SUES.test(quote);

/** What follows only if the reader does not do what is asked. */
export const IF_NOT = /\b(?:if|unless)\b[^.]*\b(?:will|may)\b/i;
const EVICTS = /^file for (?:an? )?eviction\b/i;

/** Whether a time only says after which day the other side may go to court: nothing that the reader has to do. */
export function isThreat({ label, quote }: Pick<Told, 'label' | 'quote'>): boolean {
  if (!IF_NOT.test(quote)) return false;
  return isSuing(label, quote) || EVICTS.test(label) || (label === 'Deadline' && isSuing(quote, quote));
}

/** Whether a day says nothing of what is to be done: beside a named duty of the same paper and day it is that duty. */
export const saysNoDuty = (day: Pick<Told, 'label' | 'quote'>): boolean =>
  isNameless(day.label) || isThreat(day);

/** 'We will change the locks and remove your belongings': one subject does all of it, until another is named. */
const THEY_ACT =
  /\b(?:we|management|(?:the|your) (?:owner|landlord)) (?:will|shall|intends? to|(?:is|are) going to)\s+(?:(?!\b(?:you|tenants?|residents?|occupants?|must|if|unless)\b)[^.;:])*$/i;

/** 'We will send these funds to the creditor on …': what whoever wrote it will do, and nobody has to. */
export function isTheirs({ quote, value: { what } }: Told): boolean {
  const at = quote.toLowerCase().indexOf(what.toLowerCase());
  return at > 0 && THEY_ACT.test(quote.slice(0, at));
}

/** Whether a day of a letter is that of an act of whoever wrote it: what follows if nothing is done, and no duty of the reader. */
export function isSendersAct(fact: Told, docType: string | null): boolean {
  if (!isCorrespondence(kindOf(docType))) return false;
  return isTheirs(fact) || isSuing(`${fact.label} ${fact.value.what}`, fact.quote);
}
