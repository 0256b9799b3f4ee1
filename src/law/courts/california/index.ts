import type { CourtFolder } from '../court-system.ts';
import { notesFrom } from '../law-note.ts';
import { remediesFrom } from '../remedy.ts';
import { courtsWith } from '../with-rules.ts';
import { CALIFORNIA_COURTS } from './courts.ts';
import { HOLIDAYS } from './holidays.ts';
import { NOTES } from './notes.ts';
import { PROTECTION_FORMS } from './protection-forms.ts';
import { byName, kindByNumber } from './recognize.ts';
import { REMEDIES } from './remedies.ts';
import { EVICTION } from './rules-eviction.ts';
import { JUDGMENT } from './rules-judgment.ts';
import { MOTIONS } from './rules-motions.ts';
import { PLEADINGS } from './rules-pleadings.ts';
import { SMALL_CLAIMS } from './rules-small-claims.ts';
import { SERVICE } from './service.ts';
import { SOURCES } from './sources.ts';

/** Deadlines of the California Code of Civil Procedure (CCP) and the California Rules of Court (CRC). */
const superior = courtsWith([...PLEADINGS, ...MOTIONS, ...EVICTION, ...JUDGMENT, ...SMALL_CLAIMS], SOURCES, {
  id: 'california_superior',
  label: 'California',
  courts: 'California superior courts',
  called: 'California superior court',
  countsBy: 'CCP 12 and 12a',
  service: SERVICE,
  isFridayDebated: false,
  rollsBeforeAdding: 'unsettled',
  shortPeriods: null,
  holidaysUnchecked: null,
  countingUnchecked: {
    since: '1900-01-01',
    caveat:
      'We read CCP 12 and 12a on counting days only as others quote it, and not CCP 12c. Verify with the clerk.',
  },
  starts: {
    answer: ['C9', 'C1'],
    quash: ['C11e', 'C11'],
    'answer-amended': ['C13'],
    'reply-to-counterclaim': ['C14'],
    respond: ['C4'],
    'respond-summary-judgment': ['C26', 'C6b'],
    'respond-discovery-motion': ['C26', 'C4'],
    reply: ['C5'],
    'answer-after-denial': ['C15e', 'C15'],
    'judgment-noticed': ['C18', 'C20', 'C21', 'C19a'],
    'set-aside': ['C17'],
    'set-aside-default': ['C17'],
    'set-aside-small-claims': ['C18b'],
    'discovery-requests': ['C10', 'C7'],
    'requests-admission': ['C10', 'C7'],
    hearing: ['C4', 'C5'],
    'excuse-judge': ['C16'],
  },
  discovery: {
    interrogatory: ['C10', 'C7'],
    production: ['C10', 'C7'],
    admission: ['C10', 'C7'],
  },
  silenceAdmits: 'by-order',
  withdrawal: 'CCP 2033.300; verify with the clerk',
  leftWithAnother:
    'If the papers were left with somebody else and then mailed, service is complete on the 10th day after the mailing. Count from that day, and verify with the clerk.',
  persons: {
    summons: {
      text: 'A party may not serve the summons and complaint in its own case. Somebody else has to: anybody who is at least 18 and not a party.',
      citation: 'CCP 414.10',
      isFromMemory: false,
    },
    later: {
      text: 'Later papers too are mailed by somebody else. A person who is over 18 and not a party signs the proof of service by mail.',
      citation: 'CCP 1013a',
      isFromMemory: false,
    },
    company: {
      text: 'A company needs a lawyer to sign and speak for it in this court; small claims court is different.',
      citation: null,
      isFromMemory: true,
    },
  },
});

export const CALIFORNIA = {
  state: 'CA',
  courts: CALIFORNIA_COURTS,
  byName,
  byNumber: () => null,
  kindByNumber,
  calendar: { holidays: HOLIDAYS, checkedYears: { from: 2000, to: 2040 } },
  systems: { california: superior },
  remedies: remediesFrom(REMEDIES, SOURCES),
  notes: notesFrom(NOTES, SOURCES),
  protectionForms: PROTECTION_FORMS,
  records: async () => (await import('./records.ts')).CALIFORNIA_RECORDS,
} as const satisfies CourtFolder;
