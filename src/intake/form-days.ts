import { addDays, dayNumber, spell } from '../law/calendar-days.ts';
import { rulesOfCase } from '../law/case-law.ts';
import { countOrderedTime } from '../law/count-order.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { periodIn } from './answer-time.ts';
import { CHECK, type Counting, made } from './counting.ts';
import { judgmentDays, ownersDays } from './judgment-days.ts';
import { givesBack } from './judgments.ts';
import { runsFromSending } from './own-paper.ts';
import { rentersBackIn } from './owner-words.ts';
import type { Day } from './schema.ts';
import { stayDays, stayWords } from './stay-days.ts';

/** The days of a form that asks to be sent back, or of a judgment, with what is to be known of it. */
export interface FormDays {
  days: Day[];
  why: string | null;
}

const RIGHTS =
  'You keep your right to object to the court or the place, but not to how you got the papers. If you do not sign, you may have to pay for the service. Your time to answer then starts when you are served.';
/** Days that a form of receipt gives. */
const RECEIPT_DAYS = 20;

/** Of a paper that is no such form and holds no officer back: nothing. */
export function formDays(counting: Counting): FormDays {
  const own = ownDays(counting);
  const stay = stayWords(counting.proposal, counting.today);
  if (stay === null) return own;
  return { days: [...stayDays(counting), ...own.days], why: own.why === null ? stay : `${stay} ${own.why}` };
}

function ownDays(counting: Counting): FormDays {
  const { form, role, tenancy } = counting.proposal;
  if (!form) return { days: [], why: null };
  if (role.value === 'plaintiff') {
    if (!givesBack(form)) return { days: [], why: null };
    return tenancy?.isRenters === true ? { days: [], why: rentersBackIn(counting) } : ownersDays(counting);
  }
  switch (form) {
    case 'waiver-request':
      return waiverDays(counting);
    case 'acknowledgment':
      return receiptDays(counting);
    case 'default-judgment':
    case 'restitution':
    case 'eviction-writ':
    case 'agreed-judgment':
    case 'judgment':
      return judgmentDays(counting, form);
  }
}

function counted(
  counting: Counting,
  { days, event, unit = 'days' }: { days: number; event: string; unit?: 'days' | 'months' },
): Pick<Day, 'date' | 'steps' | 'citation'> | null {
  const { proposal, law } = counting;
  const started = proposal.formSent ?? null;
  if (started === null) return null;
  const found =
    law.jurisdiction === null
      ? null
      : countOrderedTime({ jurisdiction: law.jurisdiction, count: days, unit, started, event });
  if (found !== null) return { date: found.dueDate, steps: found.steps, citation: found.citation };
  if (unit === 'months') return null;
  const date = addDays(started, days);
  return {
    date,
    steps: [
      `Counted from ${spell(dayNumber(started))}, ${event}.`,
      `The last day is ${spell(dayNumber(date))}.`,
    ],
    citation: null,
  };
}

function sentNote({ proposal }: Counting): string[] {
  const sent = proposal.formSent ?? null;
  return sent === null
    ? []
    : [`We took ${spell(dayNumber(sent))} for the day it was sent. Compare it with the paper. ${CHECK}`];
}

const ruleOf = (counting: Counting, id: string): CourtRule | null =>
  rulesOfCase(counting.law).find((rule) => rule.id === id) ?? null;

const SENDS_BACK = /\b(?:return|send|mail)\w*\b/i;

/** Sending the form back, by the paper's own name for it: on the timeline it is then known for the same. */
function sendsBack({ proposal }: Counting): string {
  const own = proposal.deadlines.find(
    ({ label, period }) => SENDS_BACK.test(label) && runsFromSending(periodIn(period)?.from ?? ''),
  );
  return own?.label ?? 'Sign and send the form back';
}

/** FRCP 4(d): both times run from the day on which the request was sent. */
function waiverDays(counting: Counting): FormDays {
  const [back, answer] = [ruleOf(counting, 'F3'), ruleOf(counting, 'F2')];
  const unknown = {
    days: [],
    why: `You have not been served yet. Read on the form by when to send it back. ${RIGHTS}`,
  };
  if (back === null || answer === null) return unknown;
  const event = 'the day the request was sent';
  const first = counted(counting, { days: back.days, event });
  const second = counted(counting, { days: answer.days, event });
  if (first === null || second === null) return unknown;
  const warnings = sentNote(counting);
  const by = spell(dayNumber(first.date));
  return {
    days: [
      made(counting, {
        ...first,
        what: sendsBack(counting),
        citation: back.citation,
        isSure: false,
        warnings,
      }),
      made(counting, {
        ...second,
        what: `If you sent the form back by ${by}: your answer`,
        citation: answer.citation,
        isSure: false,
        warnings,
      }),
    ],
    why: `You have not been served yet. If you sign and send this form back by ${by}, you have until ${spell(dayNumber(second.date))} to answer. ${RIGHTS}`,
  };
}

/** The form goes back within days of the mailing, and signing it is what serves. */
function receiptDays(counting: Counting): FormDays {
  const named = counting.proposal.deadlines.flatMap(({ period }) => {
    const time = periodIn(period);
    return time !== null && time.unit === 'days' && runsFromSending(time.from) ? [time.count] : [];
  });
  const days = Math.min(RECEIPT_DAYS, ...named);
  const found = counted(counting, { days, event: 'the day it was mailed' });
  const why = `Sign and send it back within ${days} days after it was mailed, or you may have to pay for service. Once you sign and return it, your time to answer starts on the day you signed. In an ordinary case in California it is 30 days. In an eviction it is shorter.`;
  if (found === null) return { days: [], why };
  const what = sendsBack(counting);
  return { days: [made(counting, { ...found, what, isSure: false, warnings: sentNote(counting) })], why };
}
