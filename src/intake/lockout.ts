import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { lockoutIn } from '../law/lockouts.ts';
import { THEY_WILL } from '../next/day-names.ts';
import { splitSentences } from '../text/sentence-end.ts';
import type { DaySource } from './day-source.ts';
import { type ReadPaper, textOf } from './paper.ts';
import type { Proposal } from './schema.ts';
import { wholeDays } from './whole-days.ts';

/** Of a paper by which somebody was, or is to be, locked out: who does it; of an officer only once it is done. */
export const LockoutOnPaper = z.object({
  by: z.enum(['owner', 'officer']),
  /** The day on which it was done, where the paper names it. */
  on: CalendarDate.nullable(),
  /** The owner says that the locks will be changed, and not that they were. */
  isToCome: z.literal(true).optional(),
});

const LOCKS =
  /\block[\s-]?out\b|\block(?:s|ed)?\b[^.]{0,60}\b(?:chang\w+|re-?key\w*|replac\w+|out)\b|\b(?:chang\w+|re-?key\w*|replac\w+)\b[^.]{0,40}\blocks?\b/i;
/** Of locks: 'we will change', 'the locks will be changed'. */
const TO_COME = /\b(?:will|shall|may|intends? to|going to)\b/i;
/** What an officer has done already: nothing can be stopped any more. */
const DONE =
  /\b(?:was|were|has\s+been|have\s+been)\s+(?:\w+\s+)?(?:restored|returned|delivered|turned\s+over|surrendered)\b[^.]{0,60}\bto\s+(?:the\s+)?(?:landlord|plaintiff|owner|judgment\s+creditor|petitioner)\b|\byou\s+(?:were|have\s+been)\s+(?:\w+\s+)?evicted\b|\b(?:eviction|writ|lock-?out)\b[^.]{0,40}\b(?:was|were|has\s+been|have\s+been)\s+(?:\w+\s+)?(?:executed|completed|carried\s+out|performed)\b/i;

/** Null of a paper that locks nobody out, and of an officer's that only says when it will be. */
export function lockoutOf(paper: ReadPaper, today: string): z.infer<typeof LockoutOnPaper> | null {
  const sentences = splitSentences(textOf(paper).replace(/\s+/g, ' '));
  if (paper.kind === 'eviction-notice') {
    const locks = sentences.filter((sentence) => LOCKS.test(sentence));
    if (locks.length === 0) return null;
    const isToCome = locks.every((sentence) => TO_COME.test(sentence));
    return { by: 'owner', on: null, ...(isToCome && { isToCome }) };
  }
  if (paper.kind !== 'eviction-writ') return null;
  const done = sentences.filter((sentence) => DONE.test(sentence));
  if (done.length === 0) return null;
  const days = done.flatMap(wholeDays);
  return { by: 'officer', on: days.filter((day) => day <= today).at(-1) ?? null };
}

const STAY_IN =
  ' You need not move out or take your things out. Only an officer with a court’s order may put you out.';

/** What somebody who is locked out can do; null of all other papers. */
function lockoutWords(proposal: Proposal): string | null {
  const { lockout, role, tenancy } = proposal;
  const state = proposal.state.value;
  if (!lockout || role.value === 'plaintiff' || tenancy?.isCommercial === true) return null;
  if (lockout.by === 'owner')
    return `This is a notice from your landlord, not from a court.${lockout.isToCome === true ? STAY_IN : ''} Are you locked out now? ${lockoutIn(state, 'locked-out')} Your things are still yours. Ask in writing for a time to get them, and keep a copy. Call legal help today, and look for papers of a court: then time is short.`;
  const on = lockout.on === null ? '' : ` on ${spell(dayNumber(lockout.on))}`;
  return `The officer gave the home back to the owner${on}. Do not go back in without leave: it can be a crime. Ask the owner in writing today for a time to get your things. Medicine, papers and pets come first. ${leftBehind(state)} Were you never told of the lawsuit? Ask legal help today if a judge can still undo it.`;
}

/** What becomes of things that are left behind when the officer comes. */
export const leftBehind = (state: string | null): string => lockoutIn(state, 'left-behind');

const LEAVES = /^(?:move out|leave|vacate)\b/i;
/** What the owner means to do, or wants done so that there is no need to lock anybody out. */
const isOwners = (what: string, { isToCome }: z.infer<typeof LockoutOnPaper>) =>
  what.startsWith(THEY_WILL) || (isToCome === true && LEAVES.test(what));

/** What is to be known of a lockout. */
export const LOCKOUT: DaySource = {
  why: ({ proposal }) => lockoutWords(proposal),
  leads: ({ what }, { proposal }) => (proposal.lockout && isOwners(what, proposal.lockout) ? 'never' : null),
};
