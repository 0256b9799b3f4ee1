import { isSaidAgain } from '../facts/said-again.ts';
import { isSameTime as isOneTime } from '../facts/same-time.ts';
import { isNameless } from '../facts/times/no-name.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { saysNoDuty } from '../next/their-acts.ts';
import { countable, isAnswerDue } from './answer-time.ts';
import type { TimeOnPaper } from './lines-schema.ts';
import type { Standing } from './paper.ts';
import type { Day, Proposal } from './schema.ts';

type Due = Proposal['deadlines'][number];

const DAYS: ReadonlySet<string> = new Set(['days', 'court_days', 'business_days']);

/** Whether a time is that of a named duty, though it may count its days in another way. */
function isSameTime(due: Due, other: Due): boolean {
  const [own, first] = [countable(due.period), countable(other.period)];
  if (own === null || first === null || isNameless(other.label)) return false;
  return own.count === first.count && DAYS.has(own.unit) && DAYS.has(first.unit);
}

/** Whether two lines of one time and one person are of one duty: where one has no name, or both are the answer. */
function isOneDuty(due: Due, other: Due): boolean {
  if (due.who !== undefined && other.who !== undefined && due.who !== other.who) return false;
  const [own, first] = [countable(due.period), countable(other.period)];
  const areAnswers = isAnswerDue(due) && isAnswerDue(other);
  if (own !== null && first !== null)
    return areAnswers
      ? own.count === first.count && own.unit === first.unit
      : (isNameless(due.label) || isNameless(other.label) || due.label === other.label) &&
          isOneTime(own, first);
  const isOneDay = due.period === null && other.period === null && due.date === other.date;
  return isOneDay && (areAnswers || isNameless(due.label) || isNameless(other.label));
}

/** Each duty once, by the line that names it, the surest first. */
function oncePerDuty(deadlines: Proposal['deadlines']): Proposal['deadlines'] {
  const rank = (due: Due) => Number(isNameless(due.label)) * 2 + Number(due.certainty === 'unsure');
  return deadlines.filter((due, at) =>
    deadlines.every(
      (other, place) =>
        other === due ||
        !isOneDuty(due, other) ||
        rank(due) < rank(other) ||
        (rank(due) === rank(other) && at < place),
    ),
  );
}

/**
 * The times of a paper, each duty once: what only threatens whoever is late says the time of the named duties again. Where
 * it leaves no weekends out, they have that shorter time beside their own.
 */
export function saidOnce(
  deadlines: Proposal['deadlines'],
  read: readonly Standing<'deadline'>[],
): Proposal['deadlines'] {
  const again = new Set(read.filter(({ fact }) => isSaidAgain(fact)).map(({ fact }) => fact.id));
  const threats = deadlines.filter(
    (due) =>
      again.has(due.factId) && isNameless(due.label) && deadlines.some((other) => isSameTime(due, other)),
  );
  const plain = threats.find(({ period }) => countable(period)?.unit === 'days');
  return oncePerDuty(withNamedDays(deadlines, read).filter((due) => !threats.includes(due))).map((due) => {
    const own = countable(due.period);
    const isLonger = plain !== undefined && isSameTime(plain, due) && own !== null && own.unit !== 'days';
    return isLonger ? { ...due, shorter: withEvent(plain.period, own.from) } : due;
  });
}

/** Of one day of one paper the duty that has a name: 'Due date: March 30' says the day of the payment once more. */
function withNamedDays(
  deadlines: Proposal['deadlines'],
  read: readonly Standing<'deadline'>[],
): Proposal['deadlines'] {
  const of = new Map(read.map((standing) => [standing.fact.id, standing]));
  const isBare = ({ factId }: Due) => saysNoDuty(of.get(factId)?.fact ?? { label: '', quote: '' });
  return deadlines.filter(
    (due) =>
      due.date === null ||
      !isBare(due) ||
      !deadlines.some(
        (other) =>
          other.date === due.date &&
          (other.who ?? null) === (due.who ?? null) &&
          !isBare(other) &&
          of.get(other.factId)?.paper === of.get(due.factId)?.paper,
      ),
  );
}

/** The shorter time starts with what the longer one starts with, where it does not say. */
function withEvent(time: TimeOnPaper | null, from: string): TimeOnPaper | null {
  return time?.from === '' ? { ...time, from } : time;
}

const LATE = /^This (?:deadline is today|(?:date|day) has passed)/;
const ASK = 'Please check this day with the clerk, today.';

/** Of a time that a paper says in two ways: the earlier day while it is to come, as one to check; then the later one. */
export function earlierOf(longer: Day, shorter: Day): Day {
  if (shorter.date >= longer.date) return longer;
  const twice = `The paper says this time twice: once without weekends and holidays, and once as plain days. That makes ${spell(dayNumber(longer.date))}, or ${spell(dayNumber(shorter.date))}.`;
  const calm = (warnings: readonly string[]) => warnings.filter((warning) => !LATE.test(warning));
  if (shorter.daysLeft < 0 && longer.daysLeft >= 0) {
    const warnings = [`${twice} The earlier day is over. Do it today. ${ASK}`, ...longer.warnings];
    return { ...longer, isSure: false, warnings };
  }
  const warnings = [`${twice} We show the earlier day. ${ASK}`, ...calm(shorter.warnings)];
  return { ...shorter, isSure: false, warnings };
}
