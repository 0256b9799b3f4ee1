import { dayNumber, spell } from '../law/calendar-days.ts';
import { timeOfDay } from '../text/day-words.ts';
import type { ChronologyEvent, EventKind, EventSource } from './schema.ts';

/** What each kind is called to people. */
export const KIND_NAMES: Readonly<Record<EventKind, string>> = {
  told: 'What a paper tells',
  paper: 'Paper',
  docket: 'Docket entry',
  decision: 'Decision',
  hearing: 'Hearing',
  deadline: 'Due day',
  timeline: 'Done',
};

/** Points on a page of 720. */
export const CHRONOLOGY_COLUMNS = [
  { title: 'Day', width: 96 },
  { title: 'What', width: 284 },
  { title: 'Kind', width: 70 },
  { title: 'People', width: 90 },
  { title: 'Source', width: 120 },
  { title: 'To check', width: 60 },
] as const;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'Monday, March 8, 2027', or 'March 2027' where no day is named. */
export function dayInWords(date: string): string {
  return date.length === 10 ? spell(dayNumber(date)) : MONTH.format(new Date(`${date}-01T00:00:00Z`));
}

/** Where it stands, in words: 'Complaint (scan.pdf), page 2', 'Docket entry 14'. */
export function sourceInWords(source: EventSource): string {
  switch (source.from) {
    case 'paper': {
      const { title, filename, place } = source;
      const name = title === filename ? title : `${title} (${filename})`;
      return place === null ? name : `${name}, page ${place.page}`;
    }
    case 'docket':
      return source.entryNumber === null ? 'Docket' : `Docket entry ${source.entryNumber}`;
    case 'timeline':
      return 'Your timeline';
  }
}

/** The rows of a chronology that is saved as a file. */
export function chronologyTable(events: readonly ChronologyEvent[]): string[][] {
  return events.map(({ date, time, what, kind, people, sources, doubt }) => [
    `${dayInWords(date)}${time === null ? '' : `, ${timeOfDay(time)}`}`,
    what,
    KIND_NAMES[kind],
    people.join('; '),
    sources.map(sourceInWords).join('; '),
    doubt ?? '',
  ]);
}
