import type { Stay } from '../facts/stay.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { STAY_ENDS } from '../next/day-names.ts';
import {
  AFTER_STAY,
  ASK_STAY,
  conditionWords,
  hasRunOut,
  lastsWords,
  quotedConditions,
  STAY_OVER,
} from '../next/stay-words.ts';
import { CHECK, type Counting, made } from './counting.ts';
import type { Day, Proposal } from './schema.ts';
import { labelOf, standingStay } from './tenancy.ts';

const AFTER = 'After it the officer may come, most often without a new order. Be ready before.';
const NOT_YET =
  'This stay begins only once something is done first. Until then, take it that the officer may come.';
const NOT_SURE = 'We are not sure of this stay. Ask the clerk if it holds.';

/** The days of a stay that stand on no line of its proposal: until when it lasts, and by when somebody has to pay. */
export function stayDays(counting: Counting): Day[] {
  const { proposal } = counting;
  const stay = standingStay(proposal);
  if (stay === null) return [];
  const isThere = (date: string) => proposal.deadlines.some((due) => due.date === date);
  const doubts = stay.isPending === true ? [NOT_YET] : stay.state === 'unsure' ? [NOT_SURE] : [];
  const isOwners = proposal.role.value === 'plaintiff';
  const named = (what: string, date: string, warnings: string[], time: string | null = null): Day =>
    made(counting, {
      ...{ what, date, time, isSure: false },
      steps: [`The paper names ${spell(dayNumber(date))}.`],
      warnings: [CHECK, ...doubts, ...warnings],
    });
  const line = proposal.deadlines.find(({ label }) => label === STAY_ENDS);
  const heard = proposal.hearings.find(({ date }) => date !== null && date === stay.until);
  const time = line?.time ?? heard?.time ?? null;
  const end = stay.until === null ? [] : [named(STAY_ENDS, stay.until, [AFTER], time)];
  const asked = stay.conditions.flatMap((condition) =>
    condition.dates.filter((date) => !isThere(date)).map((date) => named(labelOf(condition), date, [])),
  );
  return isOwners ? end : [...asked, ...end];
}

/** What has to be known of a stay before anything else; null where none was read. */
export function stayWords(
  { tenancy, role }: Pick<Proposal, 'tenancy' | 'role'>,
  today: string,
): string | null {
  const stay = tenancy?.stay ?? null;
  if (stay === null) return null;
  if (stay.state === 'ended') return STAY_OVER;
  if (stay.isPending === true && role.value !== 'plaintiff')
    return [
      ...conditionWords(stay, today),
      'What the paper may give you then is called a stay: the officer is held back for a time.',
      ...(stay.until === null ? [] : [`It names ${spell(dayNumber(stay.until))}.`]),
      ASK_STAY,
    ].join(' ');
  if (stay.state === 'unsure')
    return [
      `This paper may hold the officer back for a time. This is called a stay. We are not sure that it does. ${ASK_STAY} Until you know, take it that the officer may come.`,
      ...(stay.until === null ? [] : [`It names ${spell(dayNumber(stay.until))}.`]),
      ...conditionWords(stay, today),
    ].join(' ');
  return role.value === 'plaintiff' ? ownersWords(stay) : rentersWords(stay, today);
}

function rentersWords(stay: Stay, today: string): string {
  if (stay.until !== null && hasRunOut(stay, today))
    return `The court held the officer back until ${spell(dayNumber(stay.until))}. That day has passed: the officer may come now. Call legal help today, and ask the clerk if there is more time.`;
  return [
    'The court holds the officer back for a time. This is called a stay. While it lasts, the officer may not put you out.',
    lastsWords(stay),
    ...conditionWords(stay, today),
    AFTER_STAY,
  ].join(' ');
}

function ownersWords(stay: Stay): string {
  const rests =
    stay.conditions.length === 0
      ? []
      : [
          `It rests on a condition: ${quotedConditions(stay)} If that is not kept, ask the clerk what to do. Do not act alone.`,
        ];
  return [
    'The court holds the officer back for a time. This is called a stay. While it lasts, nobody may be put out, and you may not change the locks yourself.',
    lastsWords(stay),
    ...rests,
    'When it ends, ask the officer for a new day.',
  ].join(' ');
}
