import type { MailedFrom } from '../law/calculation-schema.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { anchorOf, type CourtRule, type OtherDay, periodOf, termOf } from '../law/court-rule.ts';
import type { CourtSystem } from '../law/court-systems.ts';
import { EVENTS } from '../law/events.ts';
import { type Extension, extensionFor } from '../law/extensions.ts';
import type { ServedBy, ServiceTable } from '../law/service-table.ts';
import { timeOfDay } from '../text/day-words.ts';
import { amount } from '../text/words.ts';

function sentence(words: string): string {
  const end = words.endsWith('.') ? '' : '.';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${end}`;
}

/** Which day the count starts from. */
export function eventSentence(rule: CourtRule): string {
  const back = rule.direction === 'backward' ? ' back' : '';
  return `Counted${back} from ${rule.startsFrom}. That day itself is not counted.`;
}

function periodWords(rule: CourtRule): string {
  if (rule.days === 0) return `on ${rule.startsFrom}`;
  if (rule.landing === 'monday') return `${termOf(rule)} from ${rule.startsFrom}`;
  const side = rule.direction === 'forward' ? 'after' : 'before';
  return `${periodOf(rule)} ${side} ${anchorOf(rule)}`;
}

/** 'N days after the day the summons was served on you.' */
export function dueSentence(rule: CourtRule): string {
  const inWords = ({ event, days }: OtherDay) =>
    days === 0 ? EVENTS[event].words : `${amount(days, 'day')} after ${EVENTS[event].words}`;
  const period = [periodWords(rule), ...[...rule.laterOf, ...rule.earlierOf].map(inWords)].join(', or ');
  const later =
    rule.laterOf.length > 0
      ? ', whichever is later'
      : rule.earlierOf.length > 0
        ? ', whichever is earlier'
        : '';
  const time = rule.dueTime === null ? '' : `, by ${timeOfDay(rule.dueTime)}`;
  return sentence(`${period}${later}${time}`);
}

/** Which days count, and what becomes of a last day on which the court is closed. */
export function landingSentence(rule: CourtRule, system: CourtSystem): string {
  if (rule.landing === 'monday') {
    return 'Every day counts, weekends too. It is due on the first Monday after the last day, or on the next day the court is open if that Monday is a holiday.';
  }
  if (rule.landing === 'stands') {
    const early =
      rule.event === 'eviction-notice-served'
        ? 'Pay or act earlier if you can: offices may be closed on that day.'
        : 'Be ready from the evening before.';
    return `Every day counts, weekends too. If the last day is a weekend or a court holiday, it stays where it is. ${early}`;
  }
  if (rule.unit === 'court') return 'Weekends and court holidays are not counted.';
  const last =
    rule.direction === 'forward'
      ? 'If the last day is a weekend or a court holiday, it moves to the next day the court is open.'
      : 'If the last day is a weekend or a court holiday, it moves back. It is then the last day before it on which the court is open.';
  const short = system.shortPeriods;
  if (short === null || rule.unit !== 'calendar' || rule.days > short.days)
    return `Every day counts, weekends too. ${last}`;
  const open = short.untilBefore === null ? '' : ' Where it is open, we show the earlier date.';
  return `${short.caveat}${open} ${last}`;
}

const WAYS: readonly (readonly [ServedBy, string])[] = [
  ['mail', 'mail'],
  ['electronic', 'electronic means'],
];

function added({ days, unit }: Pick<Extension, 'days' | 'unit'>): string {
  return amount(days, unit === 'court' ? 'court day' : 'day');
}

/** '3 days'; where it depends on where the papers were mailed, the days for each place. */
function addedWords(
  table: ServiceTable,
  within: Extension,
  service: { servedBy: ServedBy; servedOn: string },
) {
  const from = (mailedFrom: MailedFrom) => extensionFor(table, { ...service, mailedFrom });
  const [state, abroad] = [from('other_state'), from('abroad')];
  if (state === null || abroad === null || state.days === within.days) return added(within);
  return `${added(within)} within California, ${added(state)} from or to another state, ${added(abroad)} from or to another country`;
}

/** What one way of service changes, as the words after 'Service by mail'. */
function effectOf(rule: CourtRule, table: ServiceTable, servedBy: ServedBy, servedOn: string): string {
  const isForward = rule.direction === 'forward';
  const found = extensionFor(table, { servedBy, mailedFrom: null, servedOn });
  if (found === null) return isForward ? ' adds none.' : ' does not move it.';
  const days = addedWords(table, found, { servedBy, servedOn });
  const effect = `${isForward ? 'adds' : 'moves it further back by'} ${days}`;
  if (found.isUnsettled) return ` perhaps ${effect} (${found.citation}); we show the earlier date.`;
  const doubt = found.isUnchecked ? ', as far as we know: we could not check the text' : '';
  return ` ${effect} (${found.citation})${doubt}.`;
}

/** What the way in which the papers were served changes. `servedOn` is the day of service, YYYY-MM-DD. */
export function extensionSentence(rule: CourtRule, system: CourtSystem, servedOn: string): string {
  const table = system.service[rule.extension];
  if (table === undefined) {
    return rule.direction === 'forward'
      ? 'The way the papers were served adds no days.'
      : 'The way the papers were served does not change it.';
  }
  const ways = new Map<string, string[]>();
  for (const [servedBy, words] of WAYS) {
    const effect = effectOf(rule, table, servedBy, servedOn);
    ways.set(effect, [...(ways.get(effect) ?? []), words]);
  }
  return [...ways].map(([effect, by]) => `Service by ${by.join(' or ')}${effect}`).join(' ');
}

const MORE_TIME: Readonly<Record<CourtRule['mayExtend'], string | null>> = {
  court: 'The court can. Ask before the day has passed.',
  nobody: 'Nobody, not even the court.',
  unread: null,
};

/** Who can give more time; null where nothing was read about it. */
export function moreTimeSentence({ mayExtend }: CourtRule): string | null {
  return MORE_TIME[mayExtend];
}

function localNotes({ localDefault, days }: CourtRule): string[] {
  if (localDefault === undefined) return [];
  return [`Each court sets its own number of days; ${days} is that of ${localDefault}.`];
}

function ageNotes(rule: CourtRule): string[] {
  const { since, daysBefore } = rule;
  if (since === undefined || daysBefore === undefined) return [];
  return [
    `The rule has given ${periodOf(rule)} since ${spell(dayNumber(since))}; before, it gave ${daysBefore}.`,
  ];
}

/** What to know before relying on a rule, the most urgent first. */
export function ruleNotes(rule: CourtRule): string[] {
  return [...rule.warnings, ...localNotes(rule), ...rule.caveats, ...ageNotes(rule)];
}
