import { courtTimeZone, dateIn } from './court-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Midnight in the states falls between 4:00 (Eastern summer time) and 10:00 (Hawaii) of the same day in UTC. */
const LAST_MIDNIGHT_UTC = 10;

function dayInUtc(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * The calendar day, YYYY-MM-DD, that is meant by a day or a moment. A moment that is a midnight (in UTC, where a
 * program writes a bare day, or anywhere in the states, where a date picker does) is that day, whatever zone the court
 * is in; so is one with an offset of its own. Any other moment is the day that the clocks of the court show.
 */
export function courtDay(value: string | Date, state: string): string {
  if (typeof value === 'string' && !/T.*(?:Z|[+-]00:?00)$/.test(value)) return value.slice(0, 10);
  const moment = new Date(value);
  const isWholeHour = moment.getTime() % (60 * 60 * 1000) === 0;
  if (isWholeHour && moment.getUTCHours() <= LAST_MIDNIGHT_UTC) return dayInUtc(moment);
  return dateIn(courtTimeZone(state), moment);
}

/** Issued date plus the days to answer plus one day: a reckoning on paper, not the court's, which runs from service. */
export function responseDeadlineDate(issuedDate: string, days: number): string {
  return dayInUtc(new Date(Date.parse(`${issuedDate}T00:00:00Z`) + (days + 1) * DAY_MS));
}

/** A calendar day as the moment that the wire carries: its midnight in UTC. */
export function asMoment(day: string): string {
  return day === '' ? '' : `${day}T00:00:00.000Z`;
}
