import { stateName } from '../states.ts';
import type { Jurisdiction } from './calculation-schema.ts';
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

interface Court {
  state: string | null;
  courtName?: string | null | undefined;
}

const FEDERAL = /\b(united states|u\.? ?s\.?|federal)\b.*\bcourt\b|\bcourt\b.*\bunited states\b/i;

/** The court system a case is probably in, by the court's name and the state; federal where neither says. */
export function jurisdictionOf({ state, courtName }: Court): Jurisdiction {
  const name = courtName ?? '';
  if (FEDERAL.test(name)) return 'federal';
  if (state === 'CA') return 'california';
  if (state !== 'NM') return 'federal';
  return /magistrate|metropolitan|metro\b/i.test(name) ? 'new_mexico_magistrate' : 'new_mexico_district';
}

/** The state whose own courts' rules are not known here; null in federal court and where they are. */
export function stateWithoutRules({ state, courtName }: Court): string | null {
  if (state === null || state === 'CA' || state === 'NM' || FEDERAL.test(courtName ?? '')) return null;
  return stateName(state);
}

/** The holidays that close the court of a case; the timeline takes a case without a state for New Mexico. */
export function calendarOf({ state, courtName }: Court): CourtCalendar {
  return CALENDARS[jurisdictionOf({ state: state ?? 'NM', courtName })];
}
