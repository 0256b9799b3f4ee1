import { dayNumber, spell } from '../law/calendar-days.ts';
import { MEETING } from '../next/bankruptcy-names.ts';
import { IF_TAKEN, PAPERS_DAY, RETURN_ONLY, SALE_DAY, SALE_SET } from '../next/day-names.ts';
import { isOrderedToCome } from '../next/if-missed.ts';
import { isMotionResponse } from '../next/motion-response.ts';
import { callsOtherSide } from './called.ts';
import { type Counting, closedNotes, made, unsureNote } from './counting.ts';
import type { DaySource } from './day-source.ts';
import type { Day, Proposal } from './schema.ts';

const isCommanded = ({ command, calls }: Proposal) => command === 'subpoena' || calls === 'come';

/** What is said of a day on which nobody has to come. */
const NOT_THERE: Readonly<Record<string, string>> = {
  [SALE_DAY]: 'Act before it.',
  [SALE_SET]: 'Act before it. You need not come.',
  [PAPERS_DAY]:
    'The paper says that there is no hearing: you need not come. Hand in what you have to say in writing, and before it.',
  [RETURN_ONLY]:
    'The paper says that it is no court date: you need not come on it. Other times can be counted from it.',
};

function comes(proposal: Proposal, hearing: Proposal['hearings'][number]): string {
  const { label } = hearing;
  const words = NOT_THERE[label];
  if (words !== undefined) return words;
  if (isCommanded(proposal)) return 'It commands you to be there.';
  if (callsOtherSide(proposal, hearing))
    return proposal.role.value === null
      ? 'It orders whoever sues to be there. If that is not you, you may come too.'
      : 'It orders whoever sues to be there. You may come too.';
  return proposal.bankruptcy && label === MEETING
    ? 'Whoever filed for bankruptcy must be there. A creditor may come, and need not.'
    : 'Be there, even if you have answered in writing.';
}

/** The days on which somebody has to be there. */
function hearingDays(counting: Counting): Day[] {
  const { proposal } = counting;
  return proposal.hearings.flatMap((hearing) => {
    const { label, date, time, place, certainty } = hearing;
    if (date === null) return [];
    const closed = closedNotes(counting, date, { isSitting: true });
    const isSure = certainty === 'certain' && closed.length === 0;
    return [
      made(
        counting,
        {
          what: label,
          date,
          time,
          place,
          isSure,
          steps: [`The paper names ${spell(dayNumber(date))}. ${comes(proposal, hearing)}`],
          warnings: [...closed, ...(certainty === 'certain' ? [] : [unsureNote(proposal)])],
        },
        { hasMargin: false },
      ),
    ];
  });
}

/** What the last day of an offer is called. */
export const OFFER_ENDS = 'Their offer ends';
/** Whether a day is that of an offer, or of what only whoever takes it does. */
const isOffered = ({ what }: Pick<Day, 'what'>): boolean => what === OFFER_ENDS || what === IF_TAKEN;

/** The days until which a letter offers something: nobody has to take it, and after them it may be gone. */
function offerDays(counting: Counting): Day[] {
  const seen = new Set<string>();
  return counting.proposal.offers.flatMap(({ until, warning }) => {
    // Who put the day among the lines has named it.
    const isNamed = counting.proposal.deadlines.some(({ date }) => date === until);
    if (until === null || isNamed || seen.has(until)) return [];
    seen.add(until);
    return [
      made(counting, {
        ...{ what: OFFER_ENDS, date: until, isSure: false },
        steps: [`The paper names ${spell(dayNumber(until))}.`],
        warnings: [
          'You need not take the offer. After this day it may be gone. It is no day of a court.',
          ...(warning === null ? [] : [warning]),
        ],
      }),
    ];
  });
}

/** The days on which somebody has to be there: on pain of arrest, before what may be written to the motion. */
export const HEARINGS: DaySource = {
  days: (counting, found) => [...found, ...hearingDays(counting)],
  leads({ what }, { proposal: { mustCome = null, role } }) {
    // What has to be handed in before such a day comes first.
    if (what === RETURN_ONLY || what === PAPERS_DAY) return 'last';
    return isMotionResponse(what) && isOrderedToCome(mustCome, role.value) ? 'last' : null;
  },
};

/** The days until which something is offered: an offer is nobody's duty. */
export const OFFERS: DaySource = {
  days: (counting, found) => [...found, ...offerDays(counting)],
  leads: (day) => (isOffered(day) ? 'never' : null),
};
