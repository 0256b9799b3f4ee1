import { addDays } from '#src/law/calendar-days.ts';

const DAY_SECONDS = 86_400;
/** They ring at nine in the morning of their day. */
const NINE = 9 * 3600;
const REMIND_DAYS = [14, 7, 3, 1] as const;

export interface CalendarDay {
  /** The same as of the kept day, so that one takes the other's place. */
  uid: string;
  /** 'Answer (Doe v. Acme)', as the calendar of the kept case has it. */
  summary: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Lines below: court, number, what to check. */
  notes: readonly string[];
}

/** A file for any calendar program (RFC 5545): one all-day entry for each day, with reminders. */
export async function calendarFile(days: readonly CalendarDay[], today: string): Promise<File> {
  const { default: ical, ICalAlarmType, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name: 'Court days',
    prodId: { company: 'Proceed', product: 'Papers', language: 'EN' },
  });
  for (const { uid, summary, date, notes } of days) {
    calendar.createEvent({
      id: uid,
      start: date,
      // RFC 5545 §3.6.1: the day after the last one.
      end: addDays(date, 1),
      allDay: true,
      summary,
      description: notes.join('\n'),
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: REMIND_DAYS.filter((before) => addDays(date, -before) > today).map((before) => ({
        type: ICalAlarmType.display,
        triggerBefore: before * DAY_SECONDS - NINE,
        description: summary,
      })),
    });
  }
  return new File([`${calendar.toString()}\r\n`], 'court-days.ics', { type: 'text/calendar' });
}
