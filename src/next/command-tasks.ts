import type { KindId } from '../papers/kinds.ts';
import { isAnswerToLawsuit } from './day-names.ts';
import type { NextStep } from './schema.ts';
import { step } from './task-step.ts';

/** A command that is all a case holds, or that reaches for somebody's money. */
export type Command = 'subpoena' | 'garnishment';

/** Where a case stands that holds nothing else. */
export const SUBPOENA_ONLY =
  'A subpoena is in the case. It commands you to come or to hand something over. No lawsuit against you is here.';

interface Held {
  /** Of all papers of the case; null of those that nobody knows. */
  kinds: readonly (KindId | null)[];
  hasDocket: boolean;
  /** What on the timeline has a day or is done. */
  timeline: readonly string[];
}

const SERVED = /\b(?:served|service)\b/i;

/**
 * What the papers of a case command of whoever holds them: a subpoena where nothing else is in the case, and neither a
 * docket nor the timeline knows of a lawsuit; a garnishment wherever one is.
 */
export function commandIn({ kinds, hasDocket, timeline }: Held): Command | null {
  if (kinds.includes('garnishment')) return 'garnishment';
  const isSued = hasDocket || timeline.some((name) => SERVED.test(name) || isAnswerToLawsuit(name));
  return !isSued && kinds.length > 0 && kinds.every((kind) => kind === 'subpoena') ? 'subpoena' : null;
}

/** What helps whoever is commanded to come or to hand something over: there is no lawsuit to answer in that. */
export function subpoenaTasks(caseId: string): NextStep[] {
  return [
    {
      key: 'subpoena read',
      title: 'Look at what it wants: that you come, or papers, or both',
      why: 'It names a day and a place. A court stands behind it: who does nothing can be held in contempt, with a fine or an arrest.',
    },
    {
      key: 'subpoena object',
      title: 'Object in writing, if it asks too much',
      why: 'Send it to the lawyer who signed the subpoena, and keep a copy. Say what is private, or too much work. There is little time. For a command to come, the judge must be asked to cancel it.',
    },
    {
      key: 'subpoena call',
      title: 'Call who sent it, if the day does not suit you',
      why: 'They may agree to another day: have that in writing. Ask who pays your way and your copies.',
      state: 'soon' as const,
    },
    {
      key: 'subpoena help',
      title: 'Ask for free legal help',
      why: 'Ask first if you may have done something wrong yourself: you need not speak against yourself.',
      action: { label: 'Who can help', path: `/?case=${caseId}#who-helps` },
    },
  ].map(step);
}
