import type { RuleEntry } from './court-rule.ts';
import { casetextCopy, copyAt } from './new-mexico-copies.ts';

const SHORT = 'Rule 1-006 NMRA';
const DEFENDANT_45 =
  'A defendant need not answer before 45 days after the summons was served. Verify with the clerk.';
const DISCOVERY = 'article-5-depositions-and-discovery/';
const RULE_1_088_1 = casetextCopy(
  'Rule 1-088.1 NMRA',
  'Aug 23, 2024',
  'district',
  'article-10-general-provisions/rule-1-0881-peremptory-excusal-of-a-district-judge-recusal-procedure-for-exercising',
);
const EXCUSAL_LOST =
  'You lose this once you have attended a hearing or asked this judge for anything but an order on free process or indigency.';

/** Discovery, the judge and the jury: NMRA Set 1, articles 5, 6 and 10. */
export const DISTRICT_TRIAL: readonly RuleEntry[] = [
  {
    id: 'N8',
    name: 'Answers to Interrogatories or Admissions Due',
    days: 30,
    extension: 'nmra_1_006',
    citation: 'Rules 1-033, 1-036 NMRA',
    description: 'Answer interrogatories or requests to admit.',
    event: 'requests-served',
    mayExtend: 'court',
    consequence: 'What you were asked to admit counts as admitted.',
    text: 'The matter is admitted unless, within thirty (30) days after service of the request, or within such shorter or longer time as the court may allow',
    source: casetextCopy(
      'Rule 1-036 NMRA',
      'Feb 27, 2024',
      'district',
      `${DISCOVERY}rule-1-036-requests-for-admissions`,
    ),
    caveats: [DEFENDANT_45, 'Requests to admit that you do not answer in time count as admitted.'],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '22a3cc632b989dd6' }],
    examples: [
      { start: '2026-04-06', due: '2026-05-06', shows: 'an ordinary last day' },
      { start: '2026-04-09', due: '2026-05-11', shows: 'day 30 is a Saturday' },
      { start: '2026-05-20', due: '2026-06-22', shows: 'day 30 is Juneteenth' },
      { start: '2026-04-07', due: '2026-05-07', shows: "over a month's end" },
      { start: '2026-04-08', due: '2026-05-11', service: 'mail', shows: '3 days for mail' },
    ],
  },
  {
    id: 'N9',
    name: 'Response to Request for Documents Due',
    days: 30,
    extension: 'nmra_1_006',
    citation: 'Rule 1-034 NMRA',
    description: 'Respond to a request for documents.',
    event: 'request-served',
    mayExtend: 'court',
    text: 'shall serve a written response within thirty (30) days after service of the request, but a defendant may serve a response within forty-five (45) days after service of the summons and complaint on that defendant',
    source: copyAt(
      'Rule 1-034 NMRA with the amendments of 2021, a copy of the casetext.com page',
      'https://d1tvxue8o4w0fl.cloudfront.net/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-5-depositions-and-discovery/rule-1-034-production-of-documents-and-things-and-entryon-land-for-inspection-and-other-purposes',
    ),
    caveats: [DEFENDANT_45],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '1db6f2632e304646' }],
    examples: [
      { start: '2026-04-14', due: '2026-05-14', shows: 'an ordinary last day' },
      { start: '2026-04-16', due: '2026-05-18', shows: 'day 30 is a Saturday' },
      { start: '2026-05-20', due: '2026-06-22', shows: 'day 30 is Juneteenth' },
      { start: '2026-04-20', due: '2026-05-20', shows: "over a month's end" },
      { start: '2026-04-15', due: '2026-05-18', service: 'mail', shows: '3 days for mail' },
    ],
  },
  {
    id: 'N21',
    name: 'Objections to Subpoena Due',
    days: 14,
    extension: 'nmra_1_006_unsettled',
    citation: 'Rule 1-045(C)(2) NMRA',
    description: 'Object in writing to a subpoena that asks for documents or to look at premises.',
    event: 'subpoena-served',
    isUnchecked: true,
    caveats: ['If the subpoena names an earlier day, object before that day.'],
    examples: [
      { start: '2026-08-13', due: '2026-08-27', shows: 'an ordinary last day' },
      { start: '2026-08-15', due: '2026-08-31', shows: 'day 14 is a Saturday' },
      { start: '2026-08-24', due: '2026-09-08', shows: 'day 14 is Labor Day' },
      { start: '2026-08-18', due: '2026-09-01', shows: "over a month's end" },
      {
        start: '2026-08-14',
        due: '2026-08-28',
        service: 'mail',
        shows: 'mail may add 3 days; the earlier date is kept',
      },
    ],
  },
  {
    id: 'N12',
    name: 'Peremptory Excusal of Judge Due',
    days: 10,
    citation: `Rule 1-088.1 NMRA, counted by ${SHORT}`,
    description: 'As a defendant, excuse the judge without giving a reason. You can do it once.',
    event: 'first-paper-filed',
    consequence: 'You keep the judge, unless there is a reason for another one.',
    text: 'A defendant may file a peremptory excusal within ten (10) days after the defendant files the first pleading or motion under Rule 1-012 NMRA.',
    source: RULE_1_088_1,
    caveats: [EXCUSAL_LOST],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '7489b96157c637ca' }],
    examples: [
      { start: '2026-05-18', due: '2026-05-28', shows: 'an ordinary last day' },
      { start: '2026-05-20', due: '2026-06-01', shows: 'day 10 is a Saturday' },
      { start: '2026-06-09', due: '2026-06-22', shows: 'day 10 is Juneteenth' },
      { start: '2026-05-22', due: '2026-06-01', shows: "over a month's end" },
      {
        start: '2026-05-21',
        due: '2026-06-01',
        service: 'mail',
        shows: 'day 10 is a Sunday; mail adds nothing',
      },
    ],
  },
  {
    id: 'N17',
    name: 'Peremptory Excusal of Judge After Notice Due',
    days: 10,
    extension: 'nmra_1_006_unsettled',
    citation: `Rule 1-088.1 NMRA, counted by ${SHORT}`,
    description:
      'Excuse the judge without giving a reason: as the plaintiff after notice of the first judge, as either side after notice of a new one.',
    event: 'judge-noticed',
    consequence: 'You keep the judge, unless there is a reason for another one.',
    text: 'A plaintiff may file a peremptory excusal within ten (10) days after service of notice of assignment of the first judge in the case.',
    source: RULE_1_088_1,
    caveats: [EXCUSAL_LOST],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '7a8506948e337228' }],
    examples: [
      { start: '2026-07-06', due: '2026-07-16', shows: 'an ordinary last day' },
      { start: '2026-07-01', due: '2026-07-13', shows: 'day 10 is a Saturday' },
      { start: '2026-08-28', due: '2026-09-08', shows: 'day 10 is Labor Day' },
      { start: '2026-07-24', due: '2026-08-03', shows: "over a month's end" },
      {
        start: '2026-06-30',
        due: '2026-07-10',
        service: 'mail',
        shows: 'mail may add 3 days; the earlier date is kept',
      },
    ],
  },
  {
    id: 'N13',
    name: 'Jury Demand Due',
    days: 10,
    extension: 'nmra_1_006_unsettled',
    citation: `Rule 1-038 NMRA, counted by ${SHORT}`,
    description: 'Ask for a jury in writing: serve it on the other side, file it, and pay the jury fee.',
    event: 'last-pleading-served',
    text: 'not later than ten (10) days after service of the last pleading directed to such issue',
    source: casetextCopy(
      'Rule 1-038 NMRA',
      'May 8, 2024',
      'district',
      'article-6-trials/rule-1-038-jury-trial-in-civil-actions',
    ),
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: 'c81e734cc5867c13' }],
    examples: [
      { start: '2026-06-01', due: '2026-06-11', shows: 'an ordinary last day' },
      { start: '2026-06-03', due: '2026-06-15', shows: 'day 10 is a Saturday' },
      { start: '2026-06-09', due: '2026-06-22', shows: 'day 10 is Juneteenth' },
      { start: '2026-05-29', due: '2026-06-08', shows: "over a month's end" },
      {
        start: '2026-06-02',
        due: '2026-06-12',
        service: 'mail',
        shows: 'mail may add 3 days; the earlier date is kept',
      },
    ],
  },
];
