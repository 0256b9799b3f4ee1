import type { Jurisdiction } from './calculation-schema.ts';
import type { CourtRule } from './court-rule.ts';
import { CALIFORNIA_RULES } from './court-rules-california.ts';
import { FEDERAL_RULES } from './court-rules-federal.ts';
import { NEW_MEXICO_DISTRICT_RULES, NEW_MEXICO_MAGISTRATE_RULES } from './court-rules-new-mexico.ts';
import type { CourtCalendar } from './holiday-rules.ts';

/** How the courts of one jurisdiction count, beyond the days of each rule. */
export interface CourtSystem {
  calendar: CourtCalendar;
  rules: readonly CourtRule[];
  /**
   * Whether a Friday kept for a holiday on Saturday counts as a legal holiday is debated under FRCP
   * 6(a)(6): the earlier reading is kept.
   */
  isFridayDebated: boolean;
  /** The base period is moved off a closed day before days for service are added (FRCP 6(d), 2005 note). */
  rollsBeforeAdding: 'settled' | 'unsettled';
  /** Periods up to `days` leave out weekends and holidays, by a text known to hold until `untilBefore`. */
  shortPeriods: { days: number; untilBefore: string } | null;
}

const NEW_MEXICO: Omit<CourtSystem, 'rules'> = {
  calendar: 'new_mexico',
  isFridayDebated: false,
  rollsBeforeAdding: 'unsettled',
  shortPeriods: { days: 10, untilBefore: '2024-12-31' },
};

export const COURT_SYSTEMS: Readonly<Record<Jurisdiction, CourtSystem>> = {
  federal: {
    calendar: 'federal',
    rules: FEDERAL_RULES,
    isFridayDebated: true,
    rollsBeforeAdding: 'settled',
    shortPeriods: null,
  },
  california: {
    calendar: 'california',
    rules: CALIFORNIA_RULES,
    isFridayDebated: false,
    rollsBeforeAdding: 'unsettled',
    shortPeriods: null,
  },
  new_mexico_district: { ...NEW_MEXICO, rules: NEW_MEXICO_DISTRICT_RULES },
  new_mexico_magistrate: { ...NEW_MEXICO, rules: NEW_MEXICO_MAGISTRATE_RULES },
};
