import { type CourtRule, courtRule } from './court-rule.ts';
import type { CaseKind } from './courts/case-kinds.ts';
import { SOURCES } from './rule-sources.ts';

const WITH_EVICTIONS: readonly CaseKind[] = ['civil', 'debt', 'eviction'];
const NOBODY = 'No court can give you more time for this.';
const LIMITED_FIRST =
  'A limited civil case, as most debt cases and most evictions are, has only 30 days (CRC 8.822). The caption of the complaint says which kind yours is.';

const EXEMPTION_KINDS: readonly CaseKind[] = ['civil', 'debt', 'eviction', 'small_claims'];
const NOTICE_CUTS_TIME =
  'Where the judgment decides who owns property or may live in it, as in an eviction, a written notice handed to you can cut the time to 90 days from that notice (CCP 473(b)).';
const FROM_2027 =
  'From Jan 1, 2027 this is for whoever was served lawfully and still did not hear of the case. Whoever was not served lawfully can ask at any time.';
const MAILED_CLAIM =
  'Mail it with a tracking number, so that its postmark counts. Without one it counts on the day the levying officer gets it.';

/** After judgment or default: relief, new trial, appeal, and what cannot be taken. */
export const CALIFORNIA_JUDGMENT_RULES: readonly CourtRule[] = [
  courtRule({
    id: 'C17',
    name: 'Motion for Relief from Default Due',
    kinds: WITH_EVICTIONS,
    days: 181,
    citation: 'CCP 473(b)',
    description:
      'Ask the court to set a default, a dismissal or an order aside because of mistake, surprise or excusable neglect.',
    event: 'default-entered',
    mayExtend: 'nobody',
    text: 'within a reasonable time, in no case exceeding six months, after the judgment, dismissal, order, or proceeding was taken',
    source: SOURCES.ccp473,
    caveats: [
      NOTICE_CUTS_TIME,
      'The law says six months. We count 181 days, the fewest that six months can have.',
      'It must come within a reasonable time: file it as soon as you can, with the answer you want to file.',
      NOBODY,
    ],
    checkedThrough: '2026-12-31',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '074d8df3626c7ee5' }],
    examples: [
      { start: '2026-05-05', due: '2026-11-02', shows: 'day 181 is an ordinary Monday' },
      { start: '2026-06-01', due: '2026-11-30', shows: 'day 181 is a Sunday' },
      { start: '2026-05-14', due: '2026-11-12', shows: 'day 181 is Veterans Day' },
      { start: '2026-06-02', due: '2026-11-30', shows: 'ends on the last day of a month' },
      { start: '2026-06-09', due: '2026-12-07', service: 'mail', shows: 'mail changes nothing' },
    ],
  }),
  courtRule({
    id: 'C29',
    name: 'Motion to Set Aside Default (No Actual Notice) Due',
    kinds: WITH_EVICTIONS,
    days: 180,
    citation: 'CCP 473.5',
    description:
      'Ask the court to set a default aside because you did not hear of the case in time to defend it.',
    event: 'default-notice-served',
    text: '180 days after service on the party of a written notice that the default or default judgment has been entered',
    source: SOURCES.ccp473_5,
    caveats: [
      FROM_2027,
      'It can never be done later than two years after the default judgment was entered.',
      'It must come within a reasonable time: file it as soon as you can.',
    ],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '5c4d0f58a776fc72' }],
    examples: [
      { start: '2026-03-12', due: '2026-09-08', shows: 'day 180 is an ordinary Tuesday' },
      { start: '2026-03-23', due: '2026-09-21', shows: 'day 180 is a Saturday' },
      { start: '2026-04-07', due: '2026-10-05', shows: 'day 180 is a Sunday' },
      { start: '2026-03-11', due: '2026-09-08', shows: 'day 180 is Labor Day' },
      { start: '2026-04-03', due: '2026-09-30', shows: 'ends on the last day of a month' },
      { start: '2026-04-15', due: '2026-10-12', service: 'mail', shows: 'mail changes nothing' },
    ],
  }),
  courtRule({
    id: 'C21',
    name: 'Notice of Intention to Move for New Trial Due',
    kinds: WITH_EVICTIONS,
    days: 15,
    citation: 'CCP 659(a)(2)',
    description: 'File and serve notice that you will ask for a new trial.',
    event: 'notice-of-entry-served',
    mayExtend: 'nobody',
    text: 'Within 15 days of the date of mailing notice of entry of judgment by the clerk of the court',
    source: SOURCES.ccp659,
    caveats: [
      'If the notice came by mail, count from the day it was mailed. The mail adds no days.',
      'If nobody serves notice of entry, it can never be later than 180 days after entry.',
      NOBODY,
    ],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '4eaefc9675ac2703' }],
    examples: [
      { start: '2026-06-24', due: '2026-07-09', shows: 'day 15 is an ordinary Thursday' },
      { start: '2026-07-10', due: '2026-07-27', shows: 'day 15 is a Saturday' },
      { start: '2026-09-10', due: '2026-09-28', shows: 'day 15 is Native American Day' },
      { start: '2026-07-16', due: '2026-07-31', shows: 'ends on the last day of a month' },
      { start: '2026-08-03', due: '2026-08-18', service: 'mail', shows: 'mail changes nothing' },
    ],
  }),
  courtRule({
    id: 'C20',
    name: 'Notice of Appeal in a Limited Case Due',
    kinds: WITH_EVICTIONS,
    days: 30,
    citation: 'CRC 8.822(a)',
    description: 'File the notice of appeal in a limited civil case.',
    event: 'notice-of-entry-served',
    mayExtend: 'nobody',
    isUnchecked: true,
    caveats: ['If nobody serves notice of entry, you have 90 days from entry.', NOBODY],
    examples: [
      { start: '2026-06-01', due: '2026-07-01', shows: 'day 30 is an ordinary Wednesday' },
      { start: '2026-06-11', due: '2026-07-13', shows: 'day 30 is a Saturday' },
      { start: '2026-06-26', due: '2026-07-27', shows: 'day 30 is a Sunday' },
      { start: '2026-08-26', due: '2026-09-28', shows: 'day 30 is Native American Day' },
      { start: '2026-07-01', due: '2026-07-31', shows: 'ends on the last day of a month' },
      { start: '2026-07-06', due: '2026-08-05', service: 'mail', shows: 'mail changes nothing' },
    ],
  }),
  courtRule({
    id: 'C19a',
    name: 'Notice of Appeal Due',
    days: 60,
    citation: 'CRC 8.104(a)(1)',
    description: 'File the notice of appeal in an unlimited civil case.',
    event: 'notice-of-entry-served',
    mayExtend: 'nobody',
    text: '60 days after the superior court clerk serves the party filing the notice of appeal with a document entitled "Notice of Entry" of judgment or a file-stamped copy of the judgment',
    source: SOURCES.crc8_104,
    consequence: 'The reviewing court must dismiss a late appeal (CRC 8.104(b)).',
    caveats: [
      'A file-stamped copy of the judgment that is served on you starts the time too. It is never later than 180 days after the judgment was entered.',
      NOBODY,
    ],
    warnings: [LIMITED_FIRST],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: 'e633503a2fb07e31' }],
    examples: [
      { start: '2026-05-25', due: '2026-07-24', shows: 'day 60 is an ordinary Friday' },
      { start: '2026-06-09', due: '2026-08-10', shows: 'day 60 is a Saturday' },
      { start: '2026-06-24', due: '2026-08-24', shows: 'day 60 is a Sunday' },
      { start: '2026-07-09', due: '2026-09-08', shows: 'day 60 is Labor Day' },
      { start: '2026-06-01', due: '2026-07-31', shows: 'ends on the last day of a month' },
      { start: '2026-06-29', due: '2026-08-28', service: 'mail', shows: 'mail changes nothing' },
    ],
  }),
  courtRule({
    id: 'C19b',
    name: 'Notice of Appeal Due (No Notice of Entry)',
    days: 180,
    citation: 'CRC 8.104(a)(1)',
    description:
      'File the notice of appeal in an unlimited civil case in which nobody served notice of entry.',
    event: 'judgment-entered',
    mayExtend: 'nobody',
    text: '180 days after entry of judgment',
    source: SOURCES.crc8_104,
    consequence: 'The reviewing court must dismiss a late appeal (CRC 8.104(b)).',
    caveats: [
      'If notice of entry was served on you, or a file-stamped copy of the judgment, you have only 60 days from that.',
      NOBODY,
    ],
    warnings: [LIMITED_FIRST],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '5904fa4e8b0fbc46' }],
    examples: [
      { start: '2026-03-06', due: '2026-09-02', shows: 'day 180 is an ordinary Wednesday' },
      { start: '2026-03-23', due: '2026-09-21', shows: 'day 180 is a Saturday' },
      { start: '2026-04-07', due: '2026-10-05', shows: 'day 180 is a Sunday' },
      { start: '2026-03-11', due: '2026-09-08', shows: 'day 180 is Labor Day' },
      { start: '2026-04-03', due: '2026-09-30', shows: 'ends on the last day of a month' },
      { start: '2026-04-15', due: '2026-10-12', service: 'mail', shows: 'mail changes nothing' },
    ],
  }),
  courtRule({
    id: 'C23',
    name: 'Claim of Exemption Due',
    kinds: EXEMPTION_KINDS,
    days: 15,
    citation: 'CCP 703.520(a)',
    description:
      'Tell the levying officer that money or property is protected, after the notice of levy was handed to you.',
    event: 'levy-noticed',
    text: 'If the claimant is personally served, the claim shall be made within 15 days after the date the notice of levy',
    source: SOURCES.ccp703_520,
    caveats: [MAILED_CLAIM],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '0a64216078ed2867' }],
    examples: [
      { start: '2026-04-13', due: '2026-04-28', shows: 'day 15 is an ordinary Tuesday' },
      { start: '2026-04-24', due: '2026-05-11', shows: 'day 15 is a Saturday' },
      { start: '2026-06-04', due: '2026-06-22', shows: 'day 15 is Juneteenth' },
      { start: '2026-06-15', due: '2026-06-30', shows: 'ends on the last day of a month' },
      { start: '2026-05-19', due: '2026-06-03', service: 'mail', shows: 'mail changes nothing' },
    ],
  }),
  courtRule({
    id: 'C23m',
    name: 'Claim of Exemption Due (Notice by Mail)',
    kinds: EXEMPTION_KINDS,
    days: 20,
    citation: 'CCP 703.520(a)',
    description:
      'Tell the levying officer that money or property is protected, after the notice of levy came by mail.',
    event: 'levy-noticed',
    text: 'If the claimant is served by mail, the claim shall be made within 20 days after the date the notice of levy',
    source: SOURCES.ccp703_520,
    caveats: [
      MAILED_CLAIM,
      'These days are for a notice that came by mail. No further days are added for the mail.',
    ],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: 'af423be276c2a83d' }],
    examples: [
      { start: '2026-03-10', due: '2026-03-30', shows: 'day 20 is an ordinary Monday' },
      { start: '2026-04-06', due: '2026-04-27', shows: 'day 20 is a Sunday' },
      { start: '2026-03-11', due: '2026-04-01', shows: 'day 20 is Cesar Chavez Day' },
      { start: '2026-04-10', due: '2026-04-30', shows: 'ends on the last day of a month' },
      { start: '2026-04-14', due: '2026-05-04', service: 'mail', shows: 'mail changes nothing' },
    ],
  }),
];
