import { addDays } from '#src/law/calendar-days.ts';

const DAY_SECONDS = 86_400;
const HOUR_MS = 3_600_000;
/** Of a whole day they ring at nine in the morning. */
const NINE = 9 * 3600;
const REMIND_DAYS = [14, 7, 3, 1] as const;

export interface CalendarDay {
  /** The same as of the kept day, so that one takes the other's place. */
  uid: string;
  /** 'Answer (Doe v. Acme)', as the calendar of the kept case has it. */
  summary: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Where and when somebody has to be there; null for what takes its whole day. */
  sitting: { start: Date; place: string | null } | null;
  /** Lines below: court, number, what to check. */
  notes: readonly string[];
}

/** A file for any calendar program (RFC 5545): a sitting at its hour, any other day as a whole, with reminders. */
export async function calendarFile(days: readonly CalendarDay[], today: string): Promise<File> {
  const { default: ical, ICalAlarmType, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name: 'Court days',
    prodId: { company: 'Proceed', product: 'Papers', language: 'EN' },
  });
  for (const { uid, summary, date, sitting, notes } of days) {
    calendar.createEvent({
      id: uid,
      ...(sitting === null
        ? {
            start: date,
            // RFC 5545 §3.6.1: the day after the last one.
            end: addDays(date, 1),
            allDay: true,
            transparency: ICalEventTransparency.TRANSPARENT,
          }
        : {
            start: sitting.start,
            end: new Date(sitting.start.getTime() + HOUR_MS),
            ...(sitting.place !== null && { location: sitting.place }),
            transparency: ICalEventTransparency.OPAQUE,
          }),
      summary,
      description: notes.join('\n'),
      alarms: REMIND_DAYS.filter((before) => addDays(date, -before) > today).map((before) => ({
        type: ICalAlarmType.display,
        // Of a whole day from its midnight, of a sitting from its hour.
        triggerBefore: before * DAY_SECONDS - (sitting === null ? NINE : 0),
        description: summary,
      })),
    });
  }
  return new File([`${calendar.toString()}\r\n`], 'court-days.ics', { type: 'text/calendar' });
}
