import { addDays, addHours, format, parseISO } from 'date-fns';
import type { ICalAlarmData, ICalEventData } from 'ical-generator';
import { calendarSummary } from '#src/calendar/summary.ts';
import { courtTimeZone, momentIn } from '#src/law/court-time.ts';
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

/** From the ring of a day to the start of the event on it: at nine, and where it starts early an hour before. */
function secondsBefore({ takesPlace, dueTime }: CalendarEntry): number {
  if (!takesPlace || dueTime === null) return -RING_AT_SECONDS;
  const [hour = 0, minute = 0] = dueTime.split(':').map(Number);
  return Math.max(hour * HOUR_SECONDS + minute * 60 - RING_AT_SECONDS, HOUR_SECONDS);
}

function alarmsOf({ ICalAlarmType }: Generator, entry: CalendarEntry, summary: string): ICalAlarmData[] {
  if (entry.finishedAt !== null) return [];
  const days = (entry.reminderDates ?? []).map((reminder) => daysBefore(reminder, entry.date));
  return [...new Set(days)]
    .filter((count) => count >= 0)
    .sort((a, b) => b - a)
    .map((count) => ({
      type: ICalAlarmType.display,
      triggerBefore: count * DAY_SECONDS + secondsBefore(entry),
      description: summary,
    }));
}

function timeLine({ dueTime, takesPlace }: CalendarEntry): string[] {
  if (dueTime === null) return [];
  return [`${takesPlace ? 'It is at' : 'Due by'} ${timeOfDay(dueTime)} in the time of the court.`];
}

function originOf({ isAutoCalculated, derivedFromDocId }: CalendarEntry): string {
  if (isAutoCalculated) return 'Counted by Proceed from the dates in the case.';
  return derivedFromDocId === null ? 'Entered by hand.' : 'Read from a paper of the case.';
}

/** What takes place has its hour and its place; whatever is due takes its whole day and blocks no time. */
function timesOf(generator: Generator, entry: CalendarEntry) {
  const { date, dueTime, takesPlace, place, caseState } = entry;
  if (!takesPlace || dueTime === null) {
    return {
      start: date,
      // RFC 5545 §3.6.1: the day after the last one.
      end: format(addDays(parseISO(date), 1), 'yyyy-MM-dd'),
      allDay: true,
      ...(takesPlace && place !== null && { location: oneLine(place) }),
      transparency: generator.ICalEventTransparency.TRANSPARENT,
      busystatus: generator.ICalEventBusyStatus.FREE,
    };
  }
  const start = momentIn(courtTimeZone(caseState), date, dueTime);
  return {
    start,
    end: addHours(start, 1),
    ...(place !== null && { location: oneLine(place) }),
    transparency: generator.ICalEventTransparency.OPAQUE,
    busystatus: generator.ICalEventBusyStatus.BUSY,
  };
}

function eventOf(generator: Generator, entry: CalendarEntry, origin: string): ICalEventData {
  const summary = calendarSummary({
    ...entry,
    isDone: entry.finishedAt !== null,
    isSure: entry.doubts === null,
  });
  const url = new URL(entryPath(entry), origin).href;
  const changed = new Date(Math.max(entry.updatedAt.getTime(), entry.caseUpdatedAt.getTime()));
  const description = [
    ...timeLine(entry),
    ...(entry.doubts ?? []).map(oneLine),
    ...(entry.caseNumber === null ? [] : [`Case number: ${oneLine(entry.caseNumber)}`]),
    ...(entry.ruleReference === null ? [] : [`Rule: ${oneLine(entry.ruleReference)}`]),
    originOf(entry),
    VERIFY,
    `In Proceed: ${url}`,
  ].join('\n');
  return {
    id: entry.calendarUid ?? `${entry.id}@proceed`,
    // The same until something changes, so that a calendar without news is the same to the byte.
    stamp: changed,
    lastModified: changed,
    sequence: entry.revision,
    ...timesOf(generator, entry),
    summary,
    description,
    url,
    class: generator.ICalEventClass.PRIVATE,
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
 * Deadlines as an iCalendar object (RFC 5545): all-day events that block no time, one for each, and what takes place at
 * an hour as an event of that hour, with alarms on their
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
