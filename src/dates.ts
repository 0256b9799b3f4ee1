import { z } from 'zod';
import { CALENDAR_DATE_FORM, isCalendarDate } from './calendar-date.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0{1,9})?)?(?:Z|[+-]00:?00)$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d/;

/**
 * A day that a person or a program enters: YYYY-MM-DD, one that exists, from 1900 to 2200. A program's timestamp at
 * midnight UTC is read as its day; at any other time nobody knows which day is meant, so it is refused.
 */
export const CalendarDate = z
  .string('Please enter a date.')
  .overwrite((text) => text.replace(MIDNIGHT, '$1'))
  .refine((text) => !MOMENT.test(text), {
    error: 'A day is asked for here, not a time. Please send it as 2026-03-23, or as 2026-03-23T00:00:00Z.',
    abort: true,
  })
  .regex(CALENDAR_DATE_FORM, 'Please enter a date as year, month and day, such as 2026-03-23.')
  .refine(isCalendarDate, {
    error: 'This date does not exist. Please check the day and the month.',
    abort: true,
  })
  .refine((text) => {
    const year = Number(text.slice(0, 4));
    return year >= FIRST_YEAR && year <= LAST_YEAR;
  }, `Please enter a date between ${FIRST_YEAR} and ${LAST_YEAR}.`)
  .meta({
    pattern: '^\\d{4}-\\d{2}-\\d{2}(T00:00(:00(\\.0+)?)?(Z|[+-]00:?00))?$',
    description: 'A calendar day, YYYY-MM-DD; a timestamp at midnight UTC is read as its day.',
  });
