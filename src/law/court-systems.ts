import type { Jurisdiction } from './calculation-schema.ts';
import type { CourtRule } from './court-rule.ts';
import { CALIFORNIA_RULES } from './court-rules-california.ts';
import { FEDERAL_RULES } from './court-rules-federal.ts';
import { NEW_MEXICO_MAGISTRATE_RULES } from './court-rules-magistrate.ts';
import { NEW_MEXICO_DISTRICT_RULES } from './court-rules-new-mexico.ts';
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
  /**
   * Periods up to `days` leave out weekends and holidays, by a text known to hold until `untilBefore`. `caveat` says
   * what is not known of later ones.
   */
  shortPeriods: { days: number; untilBefore: string; caveat: string } | null;
  /** What to say where a holiday decided a date and the list of holidays was not the courts' own. */
  holidaysUnchecked: string | null;
  /** What to say of dates from `since` on, for which the text on counting days was not read. */
  countingUnchecked: { since: string; caveat: string } | null;
}

const CHECKED = { shortPeriods: null, holidaysUnchecked: null, countingUnchecked: null } as const;
const RULE_1_006_CHANGED = '2024-12-31';

const NEW_MEXICO: Omit<CourtSystem, 'rules'> = {
  calendar: 'new_mexico',
  isFridayDebated: false,
  rollsBeforeAdding: 'unsettled',
  shortPeriods: {
    days: 10,
    untilBefore: RULE_1_006_CHANGED,
    caveat:
      "Rule 1-006 NMRA left out weekends and holidays in periods of 10 days or fewer. It changed on Dec 31, 2024, and we could not read the new text. Its sister rule for children's cases, in the text of that day, still leaves them out.",
  },
  holidaysUnchecked:
    "We could not check New Mexico's court holidays in the courts' own list. Verify with the clerk.",
  countingUnchecked: {
    since: RULE_1_006_CHANGED,
    caveat:
      "Rule 1-006 NMRA on counting days changed on Dec 31, 2024, and we could not read the new text. Its sister rule for children's cases, in the text of that day, counts as we do here. Verify with the clerk.",
  },
};

export const COURT_SYSTEMS: Readonly<Record<Jurisdiction, CourtSystem>> = {
  federal: {
    calendar: 'federal',
    rules: FEDERAL_RULES,
    isFridayDebated: true,
    rollsBeforeAdding: 'settled',
    ...CHECKED,
  },
  california: {
    calendar: 'california',
    rules: CALIFORNIA_RULES,
    isFridayDebated: false,
    rollsBeforeAdding: 'unsettled',
    ...CHECKED,
    countingUnchecked: {
      since: '1900-01-01',
      caveat: 'We could not read CCP 12 to 12c on counting days ourselves. Verify with the clerk.',
    },
  },
  new_mexico_district: { ...NEW_MEXICO, rules: NEW_MEXICO_DISTRICT_RULES },
  new_mexico_magistrate: {
    ...NEW_MEXICO,
    rules: NEW_MEXICO_MAGISTRATE_RULES,
    shortPeriods: {
      days: 10,
      untilBefore: RULE_1_006_CHANGED,
      caveat:
        'Rule 2-104 NMRA leaves out weekends and holidays in periods of 10 days or fewer, in the copy of August 2024 that we read. Whether it changed on Dec 31, 2024, as Rule 1-006 NMRA did, we could not check.',
    },
    countingUnchecked: {
      since: RULE_1_006_CHANGED,
      caveat:
        'We read Rule 2-104 NMRA on counting days in a copy of August 2024, and not Rule 3-104 NMRA of the metropolitan court. Verify with the clerk that they still read so.',
    },
  },
};
