import type { Stay } from '../facts/stay.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';

/** What to ask where a stay is in doubt. */
export const ASK_STAY = 'Ask the clerk today: “Is there a stay, until which day, and on which condition?”';

export const STAY_OVER =
  'The paper says that a stay is over or was not given. Then the officer may come. Call legal help today. Ask the clerk on which day the officer comes, and if you can still ask for more time.';

const day = (date: string) => spell(dayNumber(date));

/** Whether the last day of a stay has passed. */
export const hasRunOut = ({ until }: Stay, today: string): boolean => until !== null && until < today;

/** Until when a stay lasts, as sentences. */
export function lastsWords({ until, lasts }: Stay): string {
  if (until !== null) return `It lasts until ${day(until)}.`;
  return lasts === null
    ? 'We read no day on which it ends. Ask the clerk today.'
    : `How long, in the words of the paper: “${lasts}”. Ask the clerk which day that is.`;
}

/** The next day by which something has to be done for a stay; null where none is ahead. */
export function nextOfStay({ conditions }: Stay, today: string): string | null {
  return (
    conditions
      .flatMap(({ dates }) => dates)
      .filter((date) => date >= today)
      .toSorted()[0] ?? null
  );
}

/** Its conditions, in the words of the paper. */
export const quotedConditions = ({ conditions }: Stay): string =>
  conditions.map(({ words }) => `“${words}”`).join(' ');

/** What a stay rests on: none of its conditions may be lost. */
export function conditionWords(stay: Stay, today: string): string[] {
  const { conditions } = stay;
  if (conditions.length === 0)
    return ['Read the whole paper: a stay most often has conditions. Ask the clerk which ones it has.'];
  const next = nextOfStay(stay, today);
  const isLate = conditions.some(({ dates }) => dates.some((date) => date < today));
  return [
    stay.isPending === true
      ? `First do what the paper asks: ${quotedConditions(stay)} It holds only once that is done. Until then, take it that the officer may come.`
      : `It holds only if you do what the paper asks: ${quotedConditions(stay)}`,
    ...(next === null ? [] : [`Do it by ${day(next)}.`]),
    ...(isLate ? ['A day for that has passed. If it was not done, call legal help and the clerk now.'] : []),
    ...(conditions.some(({ isPayment }) => isPayment)
      ? ['Pay where the paper says, and keep the receipt.']
      : []),
    'If you do not, the officer may come at once.',
  ];
}

/** What to do before a stay ends. */
export const AFTER_STAY =
  'When it ends, the officer may come, most often without a new order. Call legal help before that: ask if the court can give more time. Have a place to go, and pack papers, medicine, and what you need.';

/** Where a case stands while an officer is held back, in a sentence or two; `title` is what the paper is called. */
export function stayInShort(title: string, stay: Stay, today: string): string {
  if (stay.state === 'ended') return `${title} says that a stay is over or was not given.`;
  if (stay.isPending === true)
    return `${title} may hold the officer back, but only once something is done first. Until then the officer may come.`;
  if (stay.state === 'unsure')
    return `${title} may hold the officer back for a time. We are not sure: ask the clerk today.`;
  if (hasRunOut(stay, today)) return `${title} held the officer back until a day that has passed.`;
  const until = stay.until === null ? 'for a time' : `until ${day(stay.until)}`;
  const rests = stay.conditions.length === 0 ? '' : ' It rests on a condition.';
  return `${title} holds the officer back ${until}.${rests}`;
}
