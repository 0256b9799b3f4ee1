import type { CourtFolder, PersonRule } from '../court-system.ts';
import { notesFrom } from '../law-note.ts';
import { courtsWith } from '../with-rules.ts';
import { NEW_MEXICO_COURTS } from './courts.ts';
import { HOLIDAYS } from './holidays.ts';
import { NOTES } from './notes.ts';
import { byName, byNumber, kindByNumber } from './recognize.ts';
import { DISTRICT_JUDGMENT } from './rules-district-judgment.ts';
import { DISTRICT_PLEADINGS } from './rules-district-pleadings.ts';
import { DISTRICT_TRIAL } from './rules-district-trial.ts';
import { EVICTION_NOTICES } from './rules-eviction-notices.ts';
import { MAGISTRATE } from './rules-magistrate.ts';
import { MAGISTRATE_JUDGMENT } from './rules-magistrate-judgment.ts';
import { SERVICE } from './service.ts';
import { SOURCES } from './sources.ts';

const RULE_1_006_CHANGED = '2024-12-31';
const SERVER: PersonRule = {
  text: 'A party may not serve the summons and complaint in its own case. Somebody else has to: the sheriff, or anybody who is over 18 and not a party.',
  citation: 'Rule 1-004(D) NMRA',
  isFromMemory: false,
};

const COUNTING = {
  service: SERVICE,
  isFridayDebated: false,
  rollsBeforeAdding: 'unsettled',
  holidaysUnchecked:
    "We read New Mexico's court holidays of 2026 in the courts' own list, as others quote it, and of other years in no list of theirs. Verify with the clerk.",
} as const;

/** Deadlines of the district courts: NMRA Sets 1 and 12. */
const district = courtsWith([...DISTRICT_PLEADINGS, ...DISTRICT_TRIAL, ...DISTRICT_JUDGMENT], SOURCES, {
  ...COUNTING,
  id: 'new_mexico_district',
  label: 'New Mexico District Court',
  courts: 'New Mexico district courts',
  called: 'New Mexico district court',
  countsBy: 'Rule 1-006 NMRA',
  shortPeriods: {
    days: 10,
    untilBefore: RULE_1_006_CHANGED,
    caveat:
      'Rule 1-006 NMRA left out weekends and holidays in periods of 10 days or fewer until it changed on Dec 31, 2024. As others quote it, it still does; the rule itself we could not open.',
  },
  countingUnchecked: {
    since: RULE_1_006_CHANGED,
    caveat:
      'Rule 1-006 NMRA on counting days changed on Dec 31, 2024, and we read the new text only as others quote it. It counts as we do here. Verify with the clerk.',
  },
  starts: {
    answer: ['N1'],
    'answer-amended': ['N15'],
    'reply-to-counterclaim': ['N2'],
    jury: ['N13'],
    'amend-own': ['N16'],
    respond: ['N5'],
    'respond-summary-judgment': ['N7a'],
    'respond-discovery-motion': ['N5'],
    reply: ['N6'],
    'answer-after-denial': ['N3'],
    'judgment-entered': ['N11', 'N10'],
    'set-aside': ['N18'],
    'cross-appeal': ['N20'],
    'discovery-requests': ['N8', 'N9'],
    'requests-admission': ['N8'],
    'excuse-judge': ['N17'],
    'excuse-judge-later': ['N12'],
  },
  discovery: { interrogatory: ['N8'], production: ['N9'], admission: ['N8'] },
  silenceAdmits: 'by-itself',
  withdrawal: 'Rule 1-036(B) NMRA',
  leftWithAnother: null,
  persons: {
    summons: SERVER,
    later: {
      text: 'Later papers, such as an answer, you may mail to the other side yourself. Say in a certificate of service to whom, when and how.',
      citation: 'Rule 1-005 NMRA',
      isFromMemory: true,
    },
    company: {
      text: 'A company needs a lawyer to sign and speak for it in this court.',
      citation: null,
      isFromMemory: true,
    },
  },
});

/** Deadlines of the magistrate and metropolitan courts: NMRA Sets 2 and 3, and evictions. */
const magistrate = courtsWith([...MAGISTRATE, ...MAGISTRATE_JUDGMENT, ...EVICTION_NOTICES], SOURCES, {
  ...COUNTING,
  id: 'new_mexico_magistrate',
  label: 'New Mexico Magistrate or Metropolitan Court',
  courts: 'New Mexico magistrate and metropolitan courts',
  called: 'New Mexico magistrate or metropolitan court',
  countsBy: 'Rule 2-104 NMRA',
  shortPeriods: {
    days: 10,
    untilBefore: RULE_1_006_CHANGED,
    caveat:
      'Rule 2-104 NMRA leaves out weekends and holidays in periods of 10 days or fewer, in the copy of August 2024 that we read. We could not check if it changed on Dec 31, 2024. Rule 1-006 NMRA did.',
  },
  countingUnchecked: {
    since: RULE_1_006_CHANGED,
    caveat:
      'We read Rule 2-104 NMRA on counting days in a copy of August 2024, and did not read Rule 3-104 NMRA of the metropolitan court. Ask the clerk if they still read so.',
  },
  starts: {
    answer: ['N14'],
    'reply-to-counterclaim': ['N30'],
    'judgment-entered': ['N39'],
    'set-aside': ['N37', 'N38'],
    'cross-appeal': ['N40'],
    'rent-on-appeal': ['N42'],
    'put-out': ['N43'],
  },
  discovery: null,
  silenceAdmits: null,
  withdrawal: null,
  leftWithAnother: null,
  persons: {
    summons: { ...SERVER, citation: 'Rules 2-202, 3-202 NMRA', isFromMemory: true },
    later: {
      text: 'Later papers, such as an answer, you may mail to the other side yourself, as a rule. Ask the clerk for the form that says so.',
      citation: null,
      isFromMemory: true,
    },
    company: {
      text: 'Most companies need a lawyer. There are two exceptions. If one person or a few close owners hold the company, an owner who works in it and was allowed to may appear. For some partnerships a partner may.',
      citation: 'Rules 2-107, 3-107 NMRA',
      isFromMemory: true,
    },
  },
});

export const NEW_MEXICO = {
  state: 'NM',
  courts: NEW_MEXICO_COURTS,
  byName,
  byNumber,
  kindByNumber,
  calendar: { holidays: HOLIDAYS, checkedYears: { from: 2000, to: 2040 } },
  systems: { new_mexico_district: district, new_mexico_magistrate: magistrate },
  remedies: [],
  notes: notesFrom(NOTES, SOURCES),
  records: async () => (await import('./records.ts')).NEW_MEXICO_RECORDS,
} as const satisfies CourtFolder;
