import type { CourtFolder } from '../court-system.ts';
import { notesFrom } from '../law-note.ts';
import { courtsWith } from '../with-rules.ts';
import { TEXAS_COURTS } from './courts.ts';
import { HOLIDAYS } from './holidays.ts';
import { NOTES } from './notes.ts';
import { byName, byNumber, kindByNumber } from './recognize.ts';
import { DISCOVERY } from './rules-discovery.ts';
import { JUDGMENT } from './rules-judgment.ts';
import { JUSTICE } from './rules-justice.ts';
import { PLEADINGS } from './rules-pleadings.ts';
import { SERVICE } from './service.ts';
import { SOURCES } from './sources.ts';

const COUNTING = {
  service: SERVICE,
  isFridayDebated: false,
  rollsBeforeAdding: 'unsettled',
  holidaysUnchecked:
    'The county decides on which days its courthouse is closed, and no list of all counties is here. Verify with the clerk.',
} as const;

/** Deadlines of the district courts, the county courts at law and those of the constitution: TRCP and TRAP. */
const district = courtsWith([...PLEADINGS, ...DISCOVERY, ...JUDGMENT], SOURCES, {
  ...COUNTING,
  id: 'texas_district',
  label: 'Texas District or County Court',
  courts: 'Texas district and county courts',
  called: 'Texas district or county court',
  countsBy: 'TRCP 4',
  shortPeriods: {
    days: 5,
    untilBefore: null,
    caveat: 'TRCP 4 does not count weekends and legal holidays if the time is five days or less.',
  },
  countingUnchecked: null,
  starts: {
    answer: ['T1'],
    'respond-summary-judgment': ['T4'],
    'judgment-signed': ['T12', 'T13'],
    'cross-appeal': ['T16'],
    'discovery-requests': ['T8', 'T7'],
    'requests-admission': ['T9'],
  },
  discovery: { interrogatory: ['T8'], production: ['T7'], admission: ['T9'] },
  silenceAdmits: 'by-itself',
  withdrawal: 'TRCP 198.3',
  leftWithAnother: null,
  persons: {
    summons: {
      text: 'A party may not serve the citation in its own case. A sheriff, a constable or a process server whom the courts have certified has to; by certified mail the clerk can.',
      citation: 'TRCP 103',
      isFromMemory: true,
    },
    later: {
      text: 'Later papers, such as an answer, you may send to the other side yourself, by mail, e-mail or in person. If you file online, you serve that way. Say in a certificate of service to whom, when and how.',
      citation: 'TRCP 21a',
      isFromMemory: true,
    },
    company: {
      text: 'A company needs a lawyer to sign and speak for it in a district or county court.',
      citation: null,
      isFromMemory: true,
    },
  },
});

/** Deadlines of the justice courts: small claims and debt claims, and evictions. */
const justice = courtsWith(JUSTICE, SOURCES, {
  ...COUNTING,
  id: 'texas_justice',
  label: 'Texas Justice Court',
  courts: 'Texas justice courts',
  called: 'Texas justice court',
  countsBy: 'TRCP 500.5',
  shortPeriods: null,
  countingUnchecked: {
    since: '2013-08-31',
    caveat:
      "We read how a justice court counts days in a judge's slides of 2013 (TRCP 500.5), by which every day counts, and not in the rule itself. Verify with the clerk.",
  },
  starts: {
    answer: ['J1'],
    'judgment-signed': ['J3', 'J4', 'J5'],
  },
  discovery: null,
  silenceAdmits: null,
  withdrawal: null,
  leftWithAnother: null,
  persons: {
    summons: {
      text: 'A party may not serve the citation in its own case. A sheriff, a constable or a process server whom the courts have certified has to.',
      citation: 'TRCP 501.2',
      isFromMemory: true,
    },
    later: {
      text: 'Later papers, such as an answer, you may send to the other side yourself. Say in writing to whom, when and how.',
      citation: 'TRCP 501.4',
      isFromMemory: true,
    },
    company: {
      text: 'In a justice court a company needs no lawyer, as a rule. An owner, an officer or an employee may speak for it.',
      citation: 'TRCP 500.4',
      isFromMemory: true,
    },
  },
});

export const TEXAS = {
  state: 'TX',
  courts: TEXAS_COURTS,
  byName,
  byNumber,
  countiesNumberAlike: true,
  kindByNumber,
  calendar: { holidays: HOLIDAYS, checkedYears: { from: 2024, to: 2033 } },
  systems: { texas_district: district, texas_justice: justice },
  remedies: [],
  notes: notesFrom(NOTES, SOURCES),
  records: async () => (await import('./records.ts')).TEXAS_RECORDS,
} as const satisfies CourtFolder;
