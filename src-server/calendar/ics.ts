import { addDays, format, parseISO } from 'date-fns';
import type { ICalAlarmData, ICalEventData } from 'ical-generator';
import { caseTitle } from '#src/cases/title.ts';
import { oneLine } from '#src/reminders/message.ts';
import { timeOfDay } from '#src/text/day-words.ts';
import type { CalendarEntry } from './store.ts';

type Generator = typeof import('ical-generator');

const CRLF = '\r\n';
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Reminders ring at nine in the morning, in the time of whoever looks at the calendar. */
const RING_AT_SECONDS = 9 * HOUR_SECONDS;
/** How often a calendar program is asked to look again. */
const REFRESH_SECONDS = HOUR_SECONDS;

const VERIFY =
  'Please check this date against your papers, and ask the court clerk when you are not sure. Proceed gives general information, not legal advice.';

function entryPath({ caseId, id }: Pick<CalendarEntry, 'caseId' | 'id'>): string {
  return `/cases/${caseId}/milestones/${id}`;
}

function daysBefore(reminder: string, due: string): number {
  return Math.round((Date.parse(due) - Date.parse(reminder)) / (DAY_SECONDS * 1000));
}

function alarmsOf({ ICalAlarmType }: Generator, entry: CalendarEntry, summary: string): ICalAlarmData[] {
  if (entry.finishedAt !== null) return [];
  const days = (entry.reminderDates ?? []).map((reminder) => daysBefore(reminder, entry.date));
  return [...new Set(days)]
    .filter((count) => count >= 0)
    .sort((a, b) => b - a)
    .map((count) => ({
      type: ICalAlarmType.display,
      triggerBefore: count * DAY_SECONDS - RING_AT_SECONDS,
      description: summary,
    }));
}

/** What stands before the name: in a calendar the rest may be cut off, and the event itself takes the whole day. */
function markOf({ finishedAt, dueTime }: CalendarEntry): string {
  if (finishedAt !== null) return 'Done: ';
  return dueTime === null ? '' : `By ${timeOfDay(dueTime)}: `;
}

function eventOf(generator: Generator, entry: CalendarEntry, origin: string): ICalEventData {
  const title = oneLine(caseTitle({ title: entry.caseTitle, caseNumber: entry.caseNumber }));
  const summary = `${markOf(entry)}${oneLine(entry.kind)} (${title})`;
  const url = new URL(entryPath(entry), origin).href;
  const changed = new Date(Math.max(entry.updatedAt.getTime(), entry.caseUpdatedAt.getTime()));
  const description = [
    ...(entry.dueTime === null ? [] : [`Due by ${timeOfDay(entry.dueTime)} in the time of the court.`]),
    ...(entry.caseNumber === null ? [] : [`Case number: ${oneLine(entry.caseNumber)}`]),
    ...(entry.ruleReference === null ? [] : [`Rule: ${oneLine(entry.ruleReference)}`]),
    entry.isAutoCalculated ? 'Counted by Proceed from the dates in the case.' : 'Entered by hand.',
    VERIFY,
    `In Proceed: ${url}`,
  ].join('\n');
  return {
    id: `${entry.id}@proceed`,
    // The same until something changes, so that a calendar without news is the same to the byte.
    stamp: changed,
    lastModified: changed,
    sequence: entry.revision,
    start: entry.date,
    // RFC 5545 §3.6.1: the day after the last one.
    end: format(addDays(parseISO(entry.date), 1), 'yyyy-MM-dd'),
    allDay: true,
    summary,
    description,
    url,
    class: generator.ICalEventClass.PRIVATE,
    transparency: generator.ICalEventTransparency.TRANSPARENT,
    busystatus: generator.ICalEventBusyStatus.FREE,
    alarms: alarmsOf(generator, entry, summary),
  };
}

/** RFC 5545 §3.6.1: an event's alarms stand after all of its own properties. */
function alarmsLast(text: string): string {
  return text.replaceAll(
    /((?:BEGIN:VALARM\r\n(?:(?!END:VALARM).*\r\n)*END:VALARM\r\n)+)((?:(?!END:VEVENT).*\r\n)*)(?=END:VEVENT\r\n)/g,
    '$2$1',
  );
}

/**
 * Deadlines as an iCalendar object (RFC 5545): all-day events that block no time, one for each, with alarms on their
 * reminder days. The same deadlines give the same text.
 */
export async function renderCalendar(
  entries: readonly CalendarEntry[],
  options: { name: string; origin: string },
): Promise<string> {
  const generator = await import('ical-generator');
  const calendar = generator.default({
    name: options.name,
    prodId: { company: 'Proceed', product: 'Deadlines', language: 'EN' },
    method: generator.ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: entries.map((entry) => eventOf(generator, entry, options.origin)),
  });
  return alarmsLast(calendar.toString() + CRLF);
}
