import { COURT_SYSTEMS, JURISDICTIONS, type Jurisdiction } from '../law/court-systems.ts';
import { FROM_HOME } from '../law/courts/from-home.ts';

/** Courts that share their rules, and what those are counted under. */
export interface CourtsWithRules {
  id: string;
  name: string;
  jurisdiction: Jurisdiction;
}

/** Every court system whose rules are here, those of the home state first. */
export const COURTS_WITH_RULES: readonly CourtsWithRules[] = FROM_HOME.flatMap((calendar) =>
  JURISDICTIONS.map((key) => COURT_SYSTEMS[key])
    .filter((system) => system.calendar === calendar)
    .map(({ id, courts, key }) => ({ id, name: courts, jurisdiction: key })),
);

/** The courts of a system, named by it or by their jurisdiction; undefined where their rules are not here. */
export function findCourtsWithRules(court: string): CourtsWithRules | undefined {
  return COURTS_WITH_RULES.find(({ id, jurisdiction }) => id === court || jurisdiction === court);
}
