import { JURISDICTIONS, type Jurisdiction } from '../law/calculation-schema.ts';
import { lawOf, UNKNOWN_CASE } from '../law/case-law.ts';
import type { CourtSystemId } from '../law/courts/court.ts';
import { COURTS } from '../law/courts/directory.ts';

const NAMES: readonly (readonly [CourtSystemId, string])[] = [
  ['new_mexico_district', 'New Mexico district courts'],
  ['new_mexico_magistrate', 'New Mexico magistrate and metropolitan courts'],
  ['california_superior', 'California superior courts'],
  ['federal_district', 'Federal district courts'],
  ['federal_bankruptcy', 'Federal bankruptcy courts'],
  ['federal_appeals', 'Federal courts of appeals'],
];

/** Courts that share their rules, and what those are counted under. */
export interface CourtsWithRules {
  id: CourtSystemId;
  name: string;
  jurisdiction: Jurisdiction;
}

/** What a case in any court of a system is counted by; null where the rules of the system are not here. */
function jurisdictionOf(system: CourtSystemId): Jurisdiction | null {
  const court = COURTS.find((known) => known.system === system);
  return court === undefined ? null : lawOf({ ...UNKNOWN_CASE, courtId: court.id }).jurisdiction;
}

/** Every court system whose rules are here, in the order in which people look for them. */
export const COURTS_WITH_RULES: readonly CourtsWithRules[] = NAMES.flatMap(([id, name]) => {
  const jurisdiction = jurisdictionOf(id);
  return jurisdiction === null ? [] : [{ id, name, jurisdiction }];
});

/** The courts of a system, named by it or by their jurisdiction; undefined where their rules are not here. */
export function findCourtsWithRules(court: string): CourtsWithRules | undefined {
  const jurisdiction = JURISDICTIONS.find((name) => name === court);
  return COURTS_WITH_RULES.find((known) => known.id === court || known.jurisdiction === jurisdiction);
}
