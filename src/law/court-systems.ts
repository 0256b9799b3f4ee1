import type { CourtSystemData } from './courts/court-system.ts';
import { FOLDERS } from './courts/index.ts';

type Folders = typeof FOLDERS;

/** The courts whose holidays are known. */
export type CourtCalendar = keyof Folders;
export const COURT_CALENDARS = Object.keys(FOLDERS) as [CourtCalendar, ...CourtCalendar[]];

/** What deadlines are calculated under, and stored with: the courts that share their rules. */
export type Jurisdiction = { [Key in CourtCalendar]: keyof Folders[Key]['systems'] }[CourtCalendar];

export interface CourtSystem extends CourtSystemData {
  key: Jurisdiction;
  /** The holidays on which it is closed. */
  calendar: CourtCalendar;
}

const SYSTEMS = COURT_CALENDARS.flatMap((calendar) =>
  Object.entries<CourtSystemData>(FOLDERS[calendar].systems).map(
    ([key, system]): CourtSystem => ({ ...system, key: key as Jurisdiction, calendar }),
  ),
);

/** In the order in which they are offered. */
export const JURISDICTIONS = SYSTEMS.map(({ key }) => key) as [Jurisdiction, ...Jurisdiction[]];

export const COURT_SYSTEMS = Object.fromEntries(SYSTEMS.map((system) => [system.key, system])) as Readonly<
  Record<Jurisdiction, CourtSystem>
>;

/** Whether somebody checked on which days of this year its courts are closed; `date` is YYYY-MM-DD. */
export function isYearChecked(jurisdiction: Jurisdiction, date: string): boolean {
  const { from, to } = FOLDERS[COURT_SYSTEMS[jurisdiction].calendar].calendar.checkedYears;
  const year = Number(date.slice(0, 4));
  return year >= from && year <= to;
}

/** The system that courts are stored with; null where its rules are not here. */
export function systemOf(id: string | null): CourtSystem | null {
  return SYSTEMS.find((system) => system.id === id) ?? null;
}

/** Whether rules that hold in evictions alone are known of its courts: an eviction may be heard there. */
export function hearsEvictions(jurisdiction: Jurisdiction): boolean {
  return COURT_SYSTEMS[jurisdiction].rules.some(({ kinds }) => kinds.every((kind) => kind === 'eviction'));
}
