import { dayNumber, spell } from '../law/calendar-days.ts';
import { answerRule, type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import { countOrderedTime, type OrderedTime } from '../law/count-order.ts';
import { type CourtRule, periodOf, termOf } from '../law/court-rule.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import type { EventKey } from '../law/events.ts';
import { plainEnd } from '../law/plain-count.ts';
import { amount } from '../text/words.ts';
import { countable } from './answer-time.ts';
import { countFromPaper } from './by-rule.ts';
import { CHECK, type Counting, made } from './counting.ts';
import type { DaySource } from './day-source.ts';
import { judgmentDays, ownersDays } from './judgment-days.ts';
import { givesBack } from './judgments.ts';
import { runsFromSending } from './own-paper.ts';
import { rentersBackIn } from './owner-words.ts';
import type { Day } from './schema.ts';
import { stayDays, stayWords } from './stay-days.ts';

/** The days of a form that asks to be sent back, or of a judgment, with what is to be known of it. */
interface OwnDays {
  days: Day[];
  why: string | null;
}

const RIGHTS =
  'You keep your right to object to the court or the place, but not to how you got the papers. If you do not sign, you may have to pay for the service. Your time to answer then starts when you are served.';

/** Of a paper that is no such form and holds no officer back: nothing. */
function daysWithStay(counting: Counting): OwnDays {
  const own = ownDays(counting);
  const stay = stayWords(counting.proposal, counting.today);
  if (stay === null) return own;
  return { days: [...stayDays(counting), ...own.days], why: own.why === null ? stay : `${stay} ${own.why}` };
}

function ownDays(counting: Counting): OwnDays {
  const { sendBack, decision, role, tenancy } = counting.proposal;
  if (role.value === 'plaintiff') {
    if (!givesBack(counting.proposal)) return { days: [], why: null };
    return tenancy?.isRenters === true ? { days: [], why: rentersBackIn(counting) } : ownersDays(counting);
  }
  if (decision) return judgmentDays(counting, decision);
  switch (sendBack) {
    case 'waiver-request':
      return waiverDays(counting);
    case 'acknowledgment':
      return receiptDays(counting);
    default:
      return { days: [], why: null };
  }
}

function sentNote({ proposal }: Counting): string[] {
  const sent = proposal.runsFrom ?? null;
  return sent === null
    ? []
    : [`We took ${spell(dayNumber(sent))} for the day it was sent. Compare it with the paper. ${CHECK}`];
}

/** The rules of the case that count from this event. */
const rulesFrom = ({ law }: Counting, event: EventKey): CourtRule[] =>
  rulesOfCase(law).filter((rule) => rule.event === event);

/** The day that a rule gives from the one on which the form was sent. */
function dayFromSending(
  { proposal, law }: Counting,
  rule: CourtRule,
): Pick<Day, 'date' | 'steps' | 'citation' | 'ruleKey' | 'warnings'> | null {
  const started = proposal.runsFrom ?? null;
  const court = countFromPaper(rule, { jurisdiction: law.jurisdiction, started });
  if (court === null) return null;
  const { dueDate: date, steps, citation, caveats: warnings } = court;
  return { date, steps, citation, ruleKey: rule.id, warnings };
}

const SENDS_BACK = /\b(?:return|send|mail)\w*\b/i;

/** Sending the form back, by the paper's own name for it: on the timeline it is then known for the same. */
function sendsBack({ proposal }: Counting): string {
  const own = proposal.deadlines.find(
    ({ label, period }) => SENDS_BACK.test(label) && runsFromSending(countable(period)?.from ?? ''),
  );
  return own?.label ?? 'Sign and send the form back';
}

const ANSWERS = /^answer\b/i;

/** Both times run from the day on which the request was sent. */
function waiverDays(counting: Counting): OwnDays {
  const rules = rulesFrom(counting, 'waiver-sent').map((rule) => ({
    rule,
    day: dayFromSending(counting, rule),
  }));
  // A request that was sent abroad gives longer: nobody is late by the shorter time.
  const shortest = (isAnswer: boolean) =>
    rules
      .flatMap(({ rule, day }) => (ANSWERS.test(rule.name) === isAnswer && day !== null ? [day] : []))
      .toSorted((one, other) => one.date.localeCompare(other.date))[0];
  const [first, second] = [shortest(false), shortest(true)];
  if (first === undefined || second === undefined)
    return {
      days: [],
      why: `You have not been served yet. Read on the form by when to send it back. ${RIGHTS}`,
    };
  const by = spell(dayNumber(first.date));
  const dayOf = (what: string, day: typeof first): Day =>
    made(counting, { ...day, what, isSure: false, warnings: [...sentNote(counting), ...day.warnings] });
  return {
    days: [
      dayOf(sendsBack(counting), first),
      dayOf(`If you sent the form back by ${by}: your answer`, second),
    ],
    why: `You have not been served yet. If you sign and send this form back by ${by}, you have until ${spell(dayNumber(second.date))} to answer. ${RIGHTS}`,
  };
}

/** The form goes back within days of the mailing, and signing it is what serves. */
function receiptDays(counting: Counting): OwnDays {
  const { law, proposal } = counting;
  const started = proposal.runsFrom ?? null;
  const [rule] = rulesFrom(counting, 'receipt-mailed');
  const byLaw = rule === undefined ? null : dayFromSending(counting, rule);
  const printed = proposal.deadlines.flatMap(({ period }) => {
    const time = countable(period);
    return time !== null && time.unit === 'days' && runsFromSending(time.from) ? [time] : [];
  });
  const [own] = printed.toSorted((one, other) => one.count - other.count);
  const byForm = own === undefined || started === null ? null : dayOfForm(law, own, started);
  const [found] = [byLaw, byForm]
    .filter((day) => day !== null)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const within =
    found !== undefined && found === byForm && own !== undefined
      ? amount(own.count, 'day')
      : rule === undefined
        ? null
        : periodOf(rule);
  const time = within === null ? 'in the time that the form gives' : `within ${within} after it was mailed`;
  const why = `Sign and send it back ${time}, or you may have to pay for service. Once you sign and return it, your time to answer starts on the day you signed.${answerTimes(law)}`;
  if (found === undefined) return { days: [], why };
  const warnings = [...sentNote(counting), ...(found.warnings ?? [])];
  return { days: [made(counting, { ...found, what: sendsBack(counting), isSure: false, warnings })], why };
}

/** The last day of the time that the form itself gives. */
function dayOfForm(
  { jurisdiction }: CaseLaw,
  { count, unit }: Pick<OrderedTime, 'count' | 'unit'>,
  started: string,
): Pick<Day, 'date' | 'steps' | 'citation'> & Partial<Day> {
  const event = 'the day it was mailed';
  const counted =
    jurisdiction === null ? null : countOrderedTime({ jurisdiction, count, unit, started, event });
  if (counted !== null) return { date: counted.dueDate, steps: counted.steps, citation: counted.citation };
  const date = plainEnd(started, { count, unit });
  return {
    date,
    steps: [
      `Counted from ${spell(dayNumber(started))}, ${event}.`,
      `The last day is ${spell(dayNumber(date))}.`,
    ],
    citation: null,
  };
}

/** How long the time to answer then is, in an ordinary case and in an eviction; '' where it is not known here. */
function answerTimes({ jurisdiction }: CaseLaw): string {
  if (jurisdiction === null) return '';
  const { called } = COURT_SYSTEMS[jurisdiction];
  const [own, ofHome] = (['civil', 'eviction'] as const).map((kind) => answerRule({ jurisdiction, kind }));
  const ordinary = own ? ` In an ordinary case in a ${called} it is ${termOf(own)}.` : '';
  return ofHome && ofHome !== own ? `${ordinary} In an eviction it is ${termOf(ofHome)}.` : ordinary;
}

/** The days of forms, of judgments and of what holds an officer back. */
export const OWN_DAYS: DaySource = {
  days: (counting, found) => [...found, ...daysWithStay(counting).days],
  why: (counting) => daysWithStay(counting).why,
};
