import { type StartEvent, startEventOf } from '../facts/own-start.ts';
import { type CaseLaw, courtDoubt, whyNoRules } from '../law/case-law.ts';
import { type CountedTime, countOrderedTime } from '../law/count-order.ts';
import { isCorrespondence, kindOf } from '../papers/kind-of.ts';
import type { Deadline } from './needs.ts';

export type Reckoning =
  /** A day that a person has to confirm. */
  | { day: CountedTime; started: Started }
  /** What has to be asked, or said, before there is a day. */
  | { ask: string; isOfService?: true };

type Started = NonNullable<NonNullable<Deadline['value']['period']>['started']>;

const EVENTS: Readonly<Record<Exclude<StartEvent, 'service' | 'other'>, string>> = {
  entry: 'the day it says it was entered or filed',
  signing: 'the day it was signed',
  making: 'the day it bears',
};

/** What one question finds the day of the event that a time runs from. */
const ASK = {
  entry: 'On which day was it entered? Look for the stamp of the clerk, or ask the clerk.',
  signing: 'On which day was it signed? Look at the judge’s signature.',
  making: 'On which day was it entered? Look for the stamp of the clerk, or ask the clerk.',
  service: 'When and how did you get it?',
  letter: 'On which day did it come? Look at it, and at its envelope.',
} as const;

/**
 * The day of a time that a paper sets, counted by the law of the case where the day of its event is known for sure; else
 * the one question to ask, or why nothing is counted. Null for a time that runs from another event, or is in doubt.
 */
export function reckon(fact: Deadline, docType: string | null, law: CaseLaw | null): Reckoning | null {
  const { period } = fact.value;
  if (!period || (fact.certainty === 'unsure' && period.started)) return null;
  const event = startEventOf(fact, docType);
  if (event === 'other') return null;
  if (event === 'service') return { ask: ASK.service, isOfService: true };
  const { started } = period;
  if (!started) {
    if (period.from === '') return null;
    // Nobody stamps a letter.
    return { ask: isCorrespondence(kindOf(docType)) ? ASK.letter : ASK[event] };
  }
  const why = law === null ? null : (whyNoRules(law) ?? courtDoubt(law));
  if (law === null || law.jurisdiction === null || why !== null)
    return { ask: why ?? 'Choose your court first. Until it is known, no deadline is counted.' };
  const { count, unit } = period;
  const time = { jurisdiction: law.jurisdiction, count, unit, started: started.date, event: EVENTS[event] };
  const day = countOrderedTime(time);
  return day === null
    ? { ask: 'The holidays of that year are not known here: ask the clerk for the day.' }
    : { day, started };
}
