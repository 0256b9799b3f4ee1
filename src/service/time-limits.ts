import { addDays, dayNumber, daysBetween, spell } from '../law/calendar-days.ts';
import { type CaseLaw, rulesFor, UNKNOWN_CASE } from '../law/case-law.ts';
import { stateName } from '../states.ts';
import { wrongForm } from '../summons/wrong-form.ts';
import { lawOfSummons } from './answer-clock.ts';
import type { CoachInput } from './coach-input.ts';
import { type CoachItem, coachItem, fromMemory } from './coach-items.ts';

/** FRCP 4(m): days from the filing of the complaint. */
const FEDERAL_DAYS = daysOf('F9');
/** Rule 1-041(E) NMRA, from memory: days without activity after which a case may be dismissed. */
const INACTIVE_DAYS = 180;

function daysOf(id: string): number {
  const rule = rulesFor('federal', null).find((each) => each.id === id);
  if (rule === undefined) throw new Error(`no federal rule ${id}`);
  return rule.days;
}

const SERVED = ['served', 'filed'];
const inWords = (date: string) => spell(dayNumber(date));

function federalLimit({ summons, today }: CoachInput): CoachItem {
  const last = addDays(summons.issuedDate, FEDERAL_DAYS);
  const isOver = today > last;
  const text = isOver
    ? `Federal court gives ${FEDERAL_DAYS} days from the filing of the complaint to serve it, and they ended on ${inWords(last)} at the latest. Ask the court for more time at once, and say why it was not possible.`
    : `Federal court gives ${FEDERAL_DAYS} days from the filing of the complaint to serve it. Counted from the day of issue that is ${inWords(last)}; if the complaint was filed before, it is earlier.`;
  return coachItem(isOver ? 'defect' : 'warning', 'time-limit', text, { citation: 'FRCP 4(m)' });
}

function newMexicoLimit({ summons, attempts, today }: CoachInput): CoachItem[] {
  const days = [summons.issuedDate, ...attempts.map(({ attemptDate }) => attemptDate)];
  const since = days.toSorted().at(-1) ?? summons.issuedDate;
  const quiet = daysBetween(since, today);
  const isLong = quiet >= INACTIVE_DAYS;
  return [
    coachItem(
      'info',
      'time-limit',
      'New Mexico sets no fixed number of days: the papers have to be served with reasonable diligence. Do not wait, and write down every attempt.',
      { citation: 'Rule 1-004(C)(2) NMRA' },
    ),
    coachItem(
      isLong ? 'warning' : 'info',
      'inactivity',
      isLong
        ? `Nothing is recorded here for ${quiet} days. A case in which nothing is done for ${INACTIVE_DAYS} days may be dismissed. Do something now, or ask the court.`
        : `A case in which nothing is done for ${INACTIVE_DAYS} days may be dismissed.`,
      fromMemory('Rule 1-041(E) NMRA'),
    ),
  ];
}

/** Whose rules of service hold in place of those of the checklist. */
function otherRules({ jurisdiction, missing }: CaseLaw, state: string): string {
  if (jurisdiction === 'federal') return 'Federal courts have their own rules of service and form of return.';
  if (state !== 'NM') return `${stateName(state)} has its own rules of service and form of return.`;
  return missing === null
    ? 'We do not know this court: choose it in the case, and ask its clerk about service and the form of return.'
    : `The rules of ${missing} on service and the return are others. Ask the clerk.`;
}

/** How long there is to serve, and whether the rules of this coach are those of the court at all. */
export function timeItems(input: CoachInput): CoachItem[] {
  const { summons, item } = input;
  const isServed = SERVED.includes(summons.serviceStatus) || SERVED.includes(summons.status);
  const wrong = wrongForm(summons.caseNumber, summons.courtName);
  if (wrong !== null) {
    return [coachItem('defect', 'wrong-form', wrong, { citation: 'Rules 2-202, 3-202 NMRA' })];
  }
  const law = lawOfSummons(summons, item ?? UNKNOWN_CASE);
  const { jurisdiction: court } = law;
  if (court === 'new_mexico_district') return isServed ? [] : newMexicoLimit(input);
  const foreign = coachItem(
    'warning',
    'other-rules',
    `This checklist follows New Mexico’s Rule 1-004 and Form 4-206. ${otherRules(law, summons.state)}`,
    fromMemory(court === 'federal' ? 'FRCP 4' : 'Rule 1-004 NMRA'),
  );
  return court === 'federal' && !isServed ? [foreign, federalLimit(input)] : [foreign];
}
