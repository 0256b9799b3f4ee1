import { type CourtRule, courtRule, type RuleEntry } from './court-rule.ts';
import { MAGISTRATE_JUDGMENT } from './court-rules-magistrate-judgment.ts';
import type { CaseKind } from './courts/case-kinds.ts';
import { copyAt, OF_MAGISTRATES_ONLY } from './new-mexico-copies.ts';

const SHORT = 'Rule 2-104 NMRA';
const EVICTION: readonly CaseKind[] = ['eviction'];
const OTHER_COURT = 'New Mexico district court gives 30 days; magistrate and metro courts 20.';
const OLDER_COPY = 'We read this rule in an older copy. Verify the number of days with the clerk.';
const HEARING_IN_SUMMONS =
  'The day of the hearing stands in your summons. It cannot be counted beforehand: go to it, whatever else you file.';
const EXCUSAL_LOST =
  'You lose this once you have asked this judge for anything but an order on free process or indigency.';
const TRIAL_DAY = 'Enter the day of the trial as the day of the hearing.';

const RULE_2_106 = copyAt(
  'Rule 2-106 NMRA, copy at casetext.com',
  'https://print.casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-magistrate-courts/article-1-general-provisions/rule-2-106-excusal-recusal-disability',
);
const RULE_2_301 = copyAt(
  'Rule 2-301 NMRA, an older copy at 18wheeleraccidentlawyer.co',
  'https://www.18wheeleraccidentlawyer.co/statutes/119533/RULE-2-301.-PLEADINGS-ALLOWED-SIGNING-OF-PLEADINGS-MOTIONS-AND-OTHER-PAPERS-SANCTIONS.html',
);
const RULE_2_501 = copyAt(
  'Rule 2-501 NMRA as amended through Nov 1, 2024, a copy of the casetext.com page',
  'https://d1tvxue8o4w0fl.cloudfront.net/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-magistrate-courts/article-5-discovery-and-pretrial-matters/rule-2-501-discovery',
);

/** Pleadings, the judge and the trial: NMRA Set 2, articles 1 to 5. */
const MAGISTRATE: readonly RuleEntry[] = [
  {
    id: 'N14',
    isAnswer: true,
    name: 'Answer to Complaint Due',
    days: 20,
    citation: 'Rules 2-202, 3-202 NMRA, Form 4-204',
    description: 'File your answer to the complaint.',
    event: 'summons-served',
    consequence: 'No day for a hearing is set, and the court may enter a judgment by default against you.',
    text: 'You are required to file a written response to the complaint within twenty (20) days after the summons has been served on you.',
    source: copyAt(
      'Form 4-204, civil summons, at forms.justia.com',
      'https://forms.justia.com/new-mexico/statewide/magistrate-and-metro-court/civil-summons-26351.html',
    ),
    caveats: [
      OTHER_COURT,
      'The summons itself says how many days you have. Keep to it if they are fewer.',
      'If you want a jury, ask for it in your answer and pay the jury fee when you file it (Form 4-204).',
    ],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '90d28b766b95b6aa' }],
    examples: [
      { start: '2026-10-01', due: '2026-10-21', shows: 'an ordinary last day' },
      { start: '2026-09-20', due: '2026-10-13', shows: 'day 20 is a Saturday' },
      { start: '2026-09-22', due: '2026-10-13', shows: "day 20 is Indigenous Peoples' Day" },
      { start: '2026-09-15', due: '2026-10-05', shows: "over a month's end" },
      {
        start: '2026-09-21',
        due: '2026-10-13',
        service: 'mail',
        shows: 'day 20 is a Sunday; mail adds nothing',
      },
    ],
  },
  {
    id: 'N30',
    name: 'Reply to Counterclaim Due',
    days: 20,
    extension: 'nmra_1_006_unsettled',
    citation: 'Rule 2-301(A) NMRA',
    description: 'Reply to the counterclaim against you.',
    event: 'counterclaim-served',
    text: 'If a counterclaim is filed, a reply shall be filed and served on each party within twenty (20) days.',
    source: RULE_2_301,
    caveats: [OLDER_COPY, OF_MAGISTRATES_ONLY],
    warnings: [
      'The rule does not say from which day it counts. If the counterclaim was filed before it was served on you, count from its filing.',
    ],
    examples: [
      { start: '2026-10-01', due: '2026-10-21', shows: 'an ordinary last day' },
      { start: '2026-09-27', due: '2026-10-19', shows: 'day 20 is a Saturday' },
      { start: '2026-10-22', due: '2026-11-12', shows: 'day 20 is Veterans Day' },
      { start: '2026-09-29', due: '2026-10-19', shows: "over a month's end" },
      {
        start: '2026-09-30',
        due: '2026-10-20',
        service: 'mail',
        shows: 'mail may add 3 days; the earlier date is kept',
      },
    ],
  },
  {
    id: 'N31',
    name: 'Third-Party Complaint Due',
    days: 10,
    citation: `Rule 2-301(D) NMRA, counted by ${SHORT}`,
    description: 'As a defendant, bring somebody into the case who has to pay in your place.',
    event: 'own-pleading-served',
    text: "Within ten (10) days after service of a defendant's answer on the plaintiff, a defendant may file a third-party complaint",
    source: RULE_2_301,
    caveats: [
      'Your own pleading is here the answer, served on the plaintiff.',
      OLDER_COPY,
      OF_MAGISTRATES_ONLY,
    ],
    examples: [
      { start: '2026-10-09', due: '2026-10-19', shows: 'an ordinary last day' },
      { start: '2026-10-07', due: '2026-10-19', shows: 'day 10 is a Saturday' },
      { start: '2026-11-16', due: '2026-11-30', shows: 'day 10 is Thanksgiving Day' },
      { start: '2026-10-23', due: '2026-11-02', shows: "over a month's end" },
      {
        start: '2026-10-08',
        due: '2026-10-19',
        service: 'mail',
        shows: 'day 10 is a Sunday; mail adds nothing',
      },
    ],
  },
  {
    id: 'N32',
    name: 'Excusal of Judge by Plaintiff Due',
    days: 10,
    laterOf: [{ event: 'judge-noticed', days: 10 }],
    citation: `Rule 2-106(C) NMRA, counted by ${SHORT}`,
    description: 'As the plaintiff, excuse the judge without giving a reason. You can do it once.',
    event: 'complaint-filed',
    text: 'filed within ten (10) days after the later of (a) the filing of the complaint; or (b) service by the court of notice of assignment or reassignment of the case to a judge',
    source: RULE_2_106,
    caveats: [EXCUSAL_LOST, OF_MAGISTRATES_ONLY],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '3449fbdcbf5f70ba' }],
    examples: [
      { start: '2026-10-19', due: '2026-10-29', shows: 'an ordinary last day' },
      { start: '2026-10-21', due: '2026-11-02', shows: 'day 10 is a Saturday' },
      { start: '2026-11-16', due: '2026-11-30', shows: 'day 10 is Thanksgiving Day' },
      { start: '2026-10-23', due: '2026-11-02', shows: "over a month's end" },
      {
        start: '2026-10-22',
        due: '2026-11-02',
        service: 'mail',
        shows: 'day 10 is a Sunday; mail adds nothing',
      },
    ],
  },
  {
    id: 'N33',
    name: 'Excusal of Judge by Defendant Due',
    days: 10,
    laterOf: [{ event: 'judge-noticed', days: 10 }],
    citation: `Rule 2-106(C) NMRA, counted by ${SHORT}`,
    description: 'As a defendant, excuse the judge without giving a reason. You can do it once.',
    event: 'own-answer-filed',
    text: 'filed within ten (10) days after the later of (a) the filing of the answer under Rule 2-302 NMRA by that party; or (b) service by the court of notice of assignment or reassignment of the case to a judge',
    source: RULE_2_106,
    caveats: [EXCUSAL_LOST, OF_MAGISTRATES_ONLY],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '95b03aeaf17725bd' }],
    examples: [
      { start: '2026-11-02', due: '2026-11-12', shows: 'an ordinary last day' },
      { start: '2026-11-04', due: '2026-11-16', shows: 'day 10 is a Saturday' },
      { start: '2026-11-16', due: '2026-11-30', shows: 'day 10 is Thanksgiving Day' },
      { start: '2026-10-30', due: '2026-11-09', shows: "over a month's end" },
      {
        start: '2026-10-29',
        due: '2026-11-09',
        service: 'mail',
        shows: 'day 10 is a Sunday; mail adds nothing',
      },
    ],
  },
  {
    id: 'N34',
    name: 'Excusal of Judge in Eviction Due',
    days: 3,
    kinds: EVICTION,
    citation: `Rule 2-106(C)(3) NMRA, counted by ${SHORT}`,
    description: 'Excuse the judge without giving a reason. You can do it once.',
    event: 'summons-served',
    text: 'by each party plaintiff and defendant in a restitution case, including an action in forcible entry or detainer, by filing a notice of excusal within three (3) days after service',
    source: RULE_2_106,
    caveats: [EXCUSAL_LOST, HEARING_IN_SUMMONS, OF_MAGISTRATES_ONLY],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: 'e15a556492ae3ce0' }],
    examples: [
      { start: '2026-01-13', due: '2026-01-16', shows: 'an ordinary last day' },
      { start: '2026-01-14', due: '2026-01-20', shows: 'day 3 is a Saturday' },
      { start: '2026-01-16', due: '2026-01-20', shows: 'day 3 is Martin Luther King Day' },
      { start: '2026-01-30', due: '2026-02-02', shows: "over a month's end" },
      {
        start: '2026-01-15',
        due: '2026-01-20',
        service: 'mail',
        shows: 'day 3 is a Sunday; mail adds nothing',
      },
    ],
  },
  {
    id: 'N35',
    name: 'Disclosure of Evidence by Plaintiff Due',
    days: 20,
    direction: 'backward',
    citation: 'Rule 2-501(A) NMRA',
    description: 'As the plaintiff, show the other side your papers, your damages and your witnesses.',
    event: 'hearing',
    mayExtend: 'court',
    text: 'Unless otherwise ordered by the court, not less than twenty (20) days before trial',
    source: RULE_2_501,
    caveats: [TRIAL_DAY, OF_MAGISTRATES_ONLY],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '03c7603ee1d7733a' }],
    examples: [
      { start: '2026-01-26', due: '2026-01-06', shows: 'an ordinary last day' },
      { start: '2026-01-30', due: '2026-01-09', shows: 'day 20 is a Saturday' },
      { start: '2026-07-09', due: '2026-06-18', shows: 'day 20 is Juneteenth' },
      { start: '2026-02-02', due: '2026-01-13', shows: "over a month's end" },
      {
        start: '2026-01-24',
        due: '2026-01-02',
        service: 'mail',
        shows: 'day 20 is a Sunday; mail adds nothing',
      },
    ],
  },
  {
    id: 'N36',
    name: 'Disclosure of Evidence by Defendant Due',
    days: 15,
    direction: 'backward',
    citation: 'Rule 2-501(B) NMRA',
    description: 'As a defendant, show the other side your papers and your witnesses.',
    event: 'hearing',
    mayExtend: 'court',
    text: 'Unless otherwise ordered by the court, not less than fifteen (15) days before trial',
    source: RULE_2_501,
    caveats: [TRIAL_DAY, OF_MAGISTRATES_ONLY],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '6c84ad557b24aed7' }],
    examples: [
      { start: '2026-02-17', due: '2026-02-02', shows: 'an ordinary last day' },
      { start: '2026-02-08', due: '2026-01-23', shows: 'day 15 is a Saturday' },
      { start: '2026-06-09', due: '2026-05-22', shows: 'day 15 is Memorial Day' },
      { start: '2026-02-04', due: '2026-01-20', shows: "over a month's end" },
      {
        start: '2026-02-09',
        due: '2026-01-23',
        service: 'mail',
        shows: 'day 15 is a Sunday; mail adds nothing',
      },
    ],
  },
];

/** Deadlines of the New Mexico magistrate and metropolitan courts: NMRA Sets 2 and 3, and evictions. */
export const NEW_MEXICO_MAGISTRATE_RULES: readonly CourtRule[] = [...MAGISTRATE, ...MAGISTRATE_JUDGMENT].map(
  (entry) => courtRule(entry),
);
