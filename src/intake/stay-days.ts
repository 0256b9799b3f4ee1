import { dayNumber, spell } from '../law/calendar-days.ts';
import { STAY_ENDS } from '../next/day-names.ts';
import { CHECK, type Counting, made } from './counting.ts';
import type { Day, Proposal } from './schema.ts';
import { labelOf, standingStay } from './tenancy.ts';

type Stay = NonNullable<ReturnType<typeof standingStay>>;

const AFTER = 'After it the officer may come, most often without a new order. Be ready before.';
const NOT_SURE = 'We are not sure of this stay. Ask the clerk if it holds.';

/** The days of a stay that stand on no line of its proposal: until when it lasts, and by when somebody has to pay. */
export function stayDays(counting: Counting): Day[] {
  const { proposal } = counting;
  const stay = standingStay(proposal);
  if (stay === null) return [];
  const isThere = (date: string) => proposal.deadlines.some((due) => due.date === date);
  const isOwners = proposal.role.value === 'plaintiff';
  const named = (what: string, date: string, warnings: string[], time: string | null = null): Day =>
    made(
      counting,
      {
        ...{ what, date, time, isSure: false },
        steps: [`The paper names ${spell(dayNumber(date))}.`],
        warnings: [CHECK, ...(stay.state === 'unsure' ? [NOT_SURE] : []), ...warnings],
      },
      { hasMargin: what !== STAY_ENDS },
    );
  const line = proposal.deadlines.find(({ label }) => label === STAY_ENDS);
  const end = stay.until === null ? [] : [named(STAY_ENDS, stay.until, [AFTER], line?.time ?? null)];
  const asked = stay.conditions.flatMap((condition) =>
    condition.dates.filter((date) => !isThere(date)).map((date) => named(labelOf(condition), date, [])),
  );
  return isOwners ? end : [...asked, ...end];
}

const ASK = 'Ask the clerk today: “Is there a stay, until which day, and on which condition?”';

/** What has to be known of a stay before anything else; null where none was read. */
export function stayWords(
  { tenancy, role }: Pick<Proposal, 'tenancy' | 'role'>,
  today: string,
): string | null {
  const stay = tenancy?.stay ?? null;
  if (stay === null) return null;
  if (stay.state === 'ended')
    return 'The paper says that a stay is over or was not given. Then the officer may come. Call legal help today. Ask the clerk on which day the officer comes, and if you can still ask for more time.';
  if (stay.state === 'unsure')
    return [
      `This paper may hold the officer back for a time. This is called a stay. We are not sure that it does. ${ASK} Until you know, take it that the officer may come.`,
      ...(stay.until === null ? [] : [`It names ${spell(dayNumber(stay.until))}.`]),
      ...conditionWords(stay, today),
    ].join(' ');
  return role.value === 'plaintiff' ? ownersWords(stay) : rentersWords(stay, today);
}

function lastsWords({ until, lasts }: Stay): string {
  if (until !== null) return `It lasts until ${spell(dayNumber(until))}.`;
  return lasts === null
    ? 'We read no day on which it ends. Ask the clerk today.'
    : `How long, in the words of the paper: “${lasts}”. Ask the clerk which day that is.`;
}

function rentersWords(stay: Stay, today: string): string {
  if (stay.until !== null && stay.until < today)
    return `The court held the officer back until ${spell(dayNumber(stay.until))}. That day has passed: the officer may come now. Call legal help today, and ask the clerk if there is more time.`;
  return [
    'The court holds the officer back for a time. This is called a stay. While it lasts, the officer may not put you out.',
    lastsWords(stay),
    ...conditionWords(stay, today),
    'When it ends, the officer may come, most often without a new order. Call legal help before that: ask if the court can give more time. Have a place to go, and pack papers, medicine, and what you need.',
  ].join(' ');
}

/** What the stay rests on, in the words of the paper: none of them may be lost. */
function conditionWords({ conditions }: Stay, today: string): string[] {
  if (conditions.length === 0)
    return ['We read no condition in it. Read the whole paper, and ask the clerk if it has one.'];
  const dates = [...new Set(conditions.flatMap((each) => each.dates))].toSorted();
  const quoted = conditions.map(({ words }) => `“${words}”`).join(' ');
  const [next] = dates.filter((date) => date >= today);
  const isLate = dates.some((date) => date < today);
  return [
    `It holds only if you do what the paper asks: ${quoted}`,
    ...(next === undefined ? [] : [`Do it by ${spell(dayNumber(next))}.`]),
    ...(isLate ? ['A day for that has passed. If it was not done, call legal help and the clerk now.'] : []),
    ...(conditions.some(({ isPayment }) => isPayment)
      ? ['Pay where the paper says, and keep the receipt.']
      : []),
    'If you do not, the officer may come at once.',
  ];
}

function ownersWords(stay: Stay): string {
  const { conditions } = stay;
  const rests =
    conditions.length === 0
      ? []
      : [
          `It rests on a condition: ${conditions.map(({ words }) => `“${words}”`).join(' ')} If that is not kept, ask the clerk what to do. Do not act alone.`,
        ];
  return [
    'The court holds the officer back for a time. This is called a stay. While it lasts, nobody may be put out, and you may not change the locks yourself.',
    lastsWords(stay),
    ...rests,
    'When it ends, ask the officer for a new day.',
  ].join(' ');
}
