import { stateName } from '../states.ts';
import type { Jurisdiction } from './calculation-schema.ts';
import { type CourtSource, type CourtSystemId, recognizeCourt } from './courts/recognize.ts';
import type { CourtCalendar } from './holiday-rules.ts';

export const JURISDICTION_OPTIONS: readonly { value: Jurisdiction; label: string }[] = [
  { value: 'federal', label: 'Federal' },
  { value: 'california', label: 'California' },
  { value: 'new_mexico_district', label: 'New Mexico District Court' },
  { value: 'new_mexico_magistrate', label: 'New Mexico Magistrate or Metropolitan Court' },
];

const CALENDARS: Record<Jurisdiction, CourtCalendar> = {
  federal: 'federal',
  california: 'california',
  new_mexico_district: 'new_mexico',
  new_mexico_magistrate: 'new_mexico',
};

const JURISDICTIONS: Record<CourtSystemId, Jurisdiction> = {
  federal_district: 'federal',
  federal_bankruptcy: 'federal',
  federal_appeals: 'federal',
  new_mexico_district: 'new_mexico_district',
  new_mexico_magistrate: 'new_mexico_magistrate',
  california_superior: 'california',
};
/** Federal courts that do not keep the Federal Rules of Civil Procedure, which are the federal rules known here. */
const OTHER_FEDERAL: ReadonlySet<CourtSystemId | null> = new Set(['federal_bankruptcy', 'federal_appeals']);

type Court = CourtSource & { state: string | null };

/**
 * The court system a case is probably in, by the court's name, its number and the state; federal where none of them
 * says, and where {@link courtWithoutRules} says whose rules are missing.
 */
export function jurisdictionOf(source: Court): Jurisdiction {
  const { court } = recognizeCourt(source);
  if (court !== null) return court.system === null ? 'federal' : JURISDICTIONS[court.system];
  if (source.state === 'CA') return 'california';
  return source.state === 'NM' ? 'new_mexico_district' : 'federal';
}

/** The courts whose rules a case would need and that are not known here ('tribal courts'); null where they are. */
export function courtWithoutRules(source: Court): string | null {
  const { court } = recognizeCourt(source);
  if (court !== null) return court.system === null || OTHER_FEDERAL.has(court.system) ? court.rulesOf : null;
  const { state } = source;
  return state === null || state === 'CA' || state === 'NM'
    ? null
    : `the state courts of ${stateName(state)}`;
}

/** The holidays that close the court of a case; the timeline takes a case without a state for New Mexico. */
export function calendarOf(source: CourtSource): CourtCalendar {
  const { court } = recognizeCourt(source);
  const system = court?.system ?? null;
  if (system !== null) return CALENDARS[JURISDICTIONS[system]];
  // A court of its own rules keeps the holidays of its state.
  const state = court === null ? (source.state ?? 'NM') : court.state;
  return state === 'NM' ? 'new_mexico' : state === 'CA' ? 'california' : 'federal';
}
