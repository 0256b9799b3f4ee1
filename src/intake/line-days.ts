import { dayNumber, spell } from '../law/calendar-days.ts';
import { ORDER_LASTS, OUT_DAY, STAY_ENDS } from '../next/day-names.ts';
import { countable, isAnswerDue } from './answer-time.ts';
import { fromSitting } from './back-from.ts';
import { byWords, CHECK, type Counting, closedNotes, made, unsureNote } from './counting.ts';
import type { DaySource } from './day-source.ts';
import { withWhose } from './garnishment.ts';
import { mayCome } from './judgment-days.ts';
import { runsFromItself, runsFromSending } from './own-paper.ts';
import { requestLines } from './requests-time.ts';
import type { Day, Proposal } from './schema.ts';

type Due = Proposal['deadlines'][number];

/** What is only allowed has no day that binds. */
export const ALLOWED = /^Allowed:/;

export function namedDay(counting: Counting, due: Due, what: string): Day | null {
  if (due.date === null) return null;
  const isBound = !due.counted && what !== ORDER_LASTS;
  const closed = !isBound ? [] : closedNotes(counting, due.date, { isSitting: false });
  const isSure = due.certainty === 'certain' && closed.length === 0;
  if (due.counted) {
    const { citation, steps, caveats } = due.counted;
    const warnings = [...(isSure ? [] : [CHECK]), ...caveats];
    return made(counting, { what, date: due.date, time: due.time, citation, steps, isSure, warnings });
  }
  const day = {
    ...{ what, date: due.date, time: due.time },
    steps: [`The paper names ${spell(dayNumber(due.date))}.`],
    isSure,
    warnings: [
      ...(what === OUT_DAY ? [mayCome(due.date)] : []),
      ...closed,
      ...(due.certainty === 'certain' ? [] : [unsureNote(counting.proposal)]),
    ],
  };
  return made(counting, day);
}

/** The days of a line of a paper that is none to answer the lawsuit by. */
export function daysOfLine(counting: Counting, due: Due): Day[] {
  const { asks, begins } = counting.proposal;
  if (isAnswerDue(due) && asks !== 'letter' && begins !== false) return [];
  // The days of such a form are counted by its own rule.
  if (due.label === OUT_DAY && counting.proposal.decision) return [];
  // Counted with what has to be known of it.
  if (due.label === STAY_ENDS) return [];
  if (runsFromItself(counting.proposal) && runsFromSending(countable(due.period)?.from ?? '')) return [];
  const what = due.label.replace(ALLOWED, 'Allowed until this day:');
  const day =
    namedDay(counting, due, what) ?? fromSitting(counting, due, what) ?? byWords(counting, due, what);
  const found = day === null ? [] : withWhose(day, due, counting.proposal);
  return found.filter((each) => !/(?:^|: )Allowed\b/.test(each.what) || LAPSES.test(each.what));
}

function otherDays(counting: Counting): Day[] {
  const ofRequests = requestLines(counting);
  const { deadlines } = counting.proposal;
  return deadlines.filter((due) => !ofRequests.includes(due)).flatMap((due) => daysOfLine(counting, due));
}

/** What nobody has to do, and cannot do any more once the day has passed. */
const LAPSES =
  /\b(?:amend|appeal|object|oppos|respon[ds]|answer|reply|re-?hear|reconsider|dispute|(?:request|demand)(?:ed|s)? (?:for )?(?:an? )?(?:jury )?(?:hearing|trial|jury)|set aside|vacate|exempt)/i;

/** The days of the lines of a paper that are none to answer it, or its requests, by. */
export const LINES: DaySource = { days: (counting, found) => [...found, ...otherDays(counting)] };
