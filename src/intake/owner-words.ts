import { dayNumber, spell } from '../law/calendar-days.ts';
import { noteOf, noteWords } from '../law/notes.ts';
import type { Counting } from './counting.ts';

const ALONE =
  'Only the officer may put somebody out. Do not change the locks, move things out, or shut off water or power yourself: you may have to pay for it.';

/**
 * What a landlord does who won the place back, or holds the order by which an officer acts; `day` is the officer's,
 * YYYY-MM-DD.
 */
export function ownersNext({ proposal }: Pick<Counting, 'proposal'>, day: string | null): string {
  const isWrit = proposal.decision === 'eviction-writ';
  const step = isWrit
    ? 'Give this paper to the sheriff, marshal or constable today, if the clerk has not. There is a fee.'
    : 'Ask the clerk for the writ. Then give it to the sheriff, marshal or constable. There is a fee.';
  const when =
    day === null
      ? 'Ask the officer on which day it will be, and be there.'
      : `The first day it may be is ${spell(dayNumber(day))}. Ask the officer for the day and the hour, and be there.`;
  return `The court gave the place back to you. ${step} ${when} ${ALONE} Ask the officer what to do with what is left behind. If the tenant appeals or asks for a stay, wait for what the court says.`;
}

/** What holds where the court lets somebody who rents a home back in: the other way round. */
export function rentersBackIn({ law, proposal }: Pick<Counting, 'law' | 'proposal'>): string {
  const state = law.court?.state ?? proposal.state.value;
  const note = noteOf({ state }, 'let-back-in');
  const when = note === null ? 'Ask the clerk today when the officer does it.' : noteWords(note);
  const whose =
    proposal.role.value === 'defendant'
      ? 'You must let the person back in. Do not keep the locks changed: ask legal help today what you can still do.'
      : 'If you rent it, ask the clerk today for the writ, and take it to the sheriff. Keep a copy with you.';
  return `The court lets the person who rents the home back in. ${when} ${whose}`;
}
