import type { CourtFolder } from '../court-system.ts';
import { courtsWith } from '../with-rules.ts';
import { FEDERAL_COURTS } from './courts.ts';
import { HOLIDAYS } from './holidays.ts';
import { NOTES } from './notes.ts';
import { byName, byNumber, kindByNumber } from './recognize.ts';
import { ANSWERS } from './rules-answers.ts';
import { APPEAL } from './rules-appeal.ts';
import { DISCOVERY } from './rules-discovery.ts';
import { JUDGMENT } from './rules-judgment.ts';
import { MOTIONS } from './rules-motions.ts';
import { PLEADINGS } from './rules-pleadings.ts';
import { REPLIES } from './rules-replies.ts';
import { SERVICE } from './service.ts';
import { SOURCES } from './sources.ts';

const SERVER = 'A party may not serve the summons and complaint in its own case. Somebody else has to:';

/** Deadlines of the Federal Rules of Civil Procedure (FRCP), FRAP and the removal statutes. */
const district = courtsWith(
  [...ANSWERS, ...REPLIES, ...PLEADINGS, ...DISCOVERY, ...MOTIONS, ...JUDGMENT, ...APPEAL],
  SOURCES,
  {
    id: 'federal_district',
    label: 'Federal',
    courts: 'Federal district courts',
    called: 'federal court',
    countsBy: 'FRCP 6(a)',
    service: SERVICE,
    isFridayDebated: true,
    rollsBeforeAdding: 'settled',
    shortPeriods: null,
    holidaysUnchecked: null,
    countingUnchecked: null,
    starts: {
      answer: ['F1'],
      waiver: ['F2'],
      'serve-complaint': ['F9'],
      'answer-amended': ['F8b'],
      'answer-after-removal': ['F19'],
      remand: ['F18b'],
      'reply-to-counterclaim': ['F4'],
      jury: ['F11'],
      'amend-own': ['F20'],
      'amend-instead': ['F8a'],
      respond: ['F14a'],
      'respond-summary-judgment': ['F14a'],
      'respond-discovery-motion': ['F14a'],
      reply: ['F14b'],
      'answer-after-denial': ['F6'],
      'object-to-recommendation': ['F31b'],
      'respond-objections': ['F31c'],
      'appeal-after-motion': ['F17', 'F17u'],
      'judgment-entered': ['F17', 'F16', 'F17u'],
      'set-aside': ['F26'],
      'cross-appeal': ['F35'],
      'discovery-requests': ['F10'],
      'requests-admission': ['F10'],
      hearing: ['F13'],
    },
    discovery: { interrogatory: ['F10'], production: ['F10'], admission: ['F10'] },
    silenceAdmits: 'by-itself',
    withdrawal: 'FRCP 36(b)',
    leftWithAnother: null,
    persons: {
      summons: {
        text: `${SERVER} anybody who is at least 18 and not a party.`,
        citation: 'FRCP 4(c)(2)',
        isFromMemory: false,
      },
      later: {
        text: 'Later papers, such as an answer, you may mail to the other side yourself. Say in a certificate of service to whom, when and how.',
        citation: 'FRCP 5',
        isFromMemory: true,
      },
      company: {
        text: 'In federal court a company, a partnership or an association needs a lawyer. Its owner cannot sign for it.',
        citation: 'Rowland v. California Men’s Colony, 506 U.S. 194 (1993)',
        isFromMemory: false,
      },
    },
  },
);

/** The courts of the United States. */
export const FEDERAL = {
  state: null,
  courts: FEDERAL_COURTS,
  byName,
  byNumber,
  kindByNumber,
  calendar: { holidays: HOLIDAYS, checkedYears: { from: 2000, to: 2040 } },
  systems: { federal: district },
  remedies: [],
  notes: NOTES,
  records: async () => (await import('./records.ts')).FEDERAL_RECORDS,
} as const satisfies CourtFolder;
