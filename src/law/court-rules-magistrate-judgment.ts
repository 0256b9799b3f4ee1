import { ORDINARY, type RuleEntry } from './court-rule.ts';
import type { CaseKind } from './courts/case-kinds.ts';
import { casetextCopy, copyAt, OF_MAGISTRATES_ONLY } from './new-mexico-copies.ts';

const SHORT = 'Rule 2-104 NMRA';
const EVICTION: readonly CaseKind[] = ['eviction'];
const ALSO_EVICTION: readonly CaseKind[] = [...ORDINARY, ...EVICTION];
const RULE_2_705 = casetextCopy(
  'Rule 2-705 NMRA',
  'May 8, 2024',
  'magistrate',
  'article-7-judgment-and-appeal/rule-2-705-appeal',
);

/** After the judgment: NMRA Set 2, articles 7 and 8, and evictions (NMSA 1978, § 47-8-46 and § 47-8-47). */
export const MAGISTRATE_JUDGMENT: readonly RuleEntry[] = [
  {
    id: 'N37',
    name: 'Motion to Set Aside Default Judgment Due',
    days: 30,
    kinds: ALSO_EVICTION,
    citation: 'Rule 2-702(C) NMRA',
    description:
      'Ask the court to set aside a judgment that was entered because you did not answer or appear.',
    event: 'judgment-entered',
    text: 'For good cause shown, within thirty (30) days after entry of judgment and if no appeal has been timely taken, the court may set aside a default judgment.',
    source: copyAt(
      'Rule 2-702 NMRA as amended through Nov 1, 2024, copy at casetext.com',
      'https://print.casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-magistrate-courts/article-7-judgment-and-appeal/rule-2-702-default',
    ),
    caveats: [
      'It holds only as long as no appeal was taken in time. Ask the clerk before you do both.',
      'The court may have to decide within these days, not only get your motion: file it at once.',
      'It is not certain that it stops what the judgment orders. Ask the clerk the same day.',
      OF_MAGISTRATES_ONLY,
    ],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: 'bdccde6f10770c38' }],
    examples: [
      { start: '2026-02-16', due: '2026-03-18', shows: 'an ordinary last day' },
      { start: '2026-02-19', due: '2026-03-23', shows: 'day 30 is a Saturday' },
      { start: '2026-05-20', due: '2026-06-22', shows: 'day 30 is Juneteenth' },
      { start: '2026-02-17', due: '2026-03-19', shows: "over a month's end" },
      {
        start: '2026-02-20',
        due: '2026-03-23',
        service: 'mail',
        shows: 'day 30 is a Sunday; mail adds nothing',
      },
    ],
  },
  {
    id: 'N38',
    name: 'Motion for Relief from Judgment Due',
    days: 365,
    citation: 'Rule 2-703(B) NMRA',
    description: 'Ask the court to undo a judgment for mistake, excusable neglect or fraud.',
    event: 'judgment-entered',
    text: 'shall be filed not more than one (1) year after the judgment, order or proceeding was entered or taken',
    source: casetextCopy(
      'Rule 2-703 NMRA',
      'May 8, 2024',
      'magistrate',
      'article-7-judgment-and-appeal/rule-2-703-relief-from-judgment-or-order',
    ),
    caveats: [
      'The rule says one year; we count 365 days, which is never later.',
      'The rule sets no year for a void judgment, such as one against somebody who was never served. Ask as soon as you know of it.',
      'It does not stop the judgment, and it is open only until the judgment is filed in the district court.',
      OF_MAGISTRATES_ONLY,
    ],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '94b7165260bf8e58' }],
    examples: [
      { start: '2025-03-19', due: '2026-03-19', shows: 'an ordinary last day' },
      { start: '2025-03-21', due: '2026-03-23', shows: 'day 365 is a Saturday' },
      { start: '2025-07-03', due: '2026-07-06', shows: 'day 365 is the Friday kept for Independence Day' },
      { start: '2025-03-24', due: '2026-03-24', shows: 'into the next year' },
      {
        start: '2025-03-22',
        due: '2026-03-23',
        service: 'mail',
        shows: 'day 365 is a Sunday; mail adds nothing',
      },
    ],
  },
  {
    id: 'N39',
    name: 'Notice of Appeal to District Court Due',
    days: 15,
    kinds: ALSO_EVICTION,
    citation: 'Rules 2-705(A), 3-706(A) NMRA',
    description:
      'File the notice of appeal in the district court, and a copy of it in the court that decided.',
    event: 'judgment-filed',
    text: 'The notice of appeal shall be filed in the district court within fifteen (15) days after the judgment or final order appealed from is filed in the magistrate court.',
    source: RULE_2_705,
    caveats: [
      'From the metropolitan court, a civil judgment other than an eviction may go to the Court of Appeals instead (NMSA 1978, § 34-8A-6). Ask the clerk at once where to file.',
      'In an eviction the appeal stops the writ only while the rent is paid in (NMSA 1978, § 47-8-47).',
    ],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: 'b4db4a14c2ee7727' }],
    examples: [
      { start: '2026-03-09', due: '2026-03-24', shows: 'an ordinary last day' },
      { start: '2026-03-13', due: '2026-03-30', shows: 'day 15 is a Saturday' },
      { start: '2026-06-04', due: '2026-06-22', shows: 'day 15 is Juneteenth' },
      { start: '2026-03-17', due: '2026-04-01', shows: "over a month's end" },
      {
        start: '2026-03-14',
        due: '2026-03-30',
        service: 'mail',
        shows: 'day 15 is a Sunday; mail adds nothing',
      },
    ],
  },
  {
    id: 'N40',
    name: 'Cross-Appeal to District Court Due',
    days: 10,
    laterOf: [{ event: 'judgment-filed', days: 15 }],
    kinds: ALSO_EVICTION,
    citation: `Rules 2-705(A), 3-706(A) NMRA, counted by ${SHORT}`,
    description: 'File your own notice of appeal after the other side filed one.',
    event: 'appeal-served',
    text: 'within ten (10) days after the date on which the first notice of appeal was served or within the time otherwise prescribed by this rule, whichever period expires last',
    source: RULE_2_705,
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '66535c47083d6a47' }],
    examples: [
      { start: '2026-03-20', due: '2026-03-30', shows: 'an ordinary last day' },
      { start: '2026-03-25', due: '2026-04-06', shows: 'day 10 is a Saturday' },
      { start: '2026-05-15', due: '2026-05-26', shows: 'day 10 is Memorial Day' },
      { start: '2026-03-23', due: '2026-04-02', shows: "over a month's end" },
      {
        start: '2026-03-26',
        due: '2026-04-06',
        service: 'mail',
        shows: 'day 10 is a Sunday; mail adds nothing',
      },
    ],
  },
  {
    id: 'N41',
    name: 'Claim of Exemption from Execution Due',
    days: 10,
    extension: 'nmra_1_006_unsettled',
    kinds: ALSO_EVICTION,
    citation: 'Rule 2-801 NMRA, Form 4-803 NMRA',
    description: 'After a judgment against you, name the property that may not be taken from you.',
    event: 'exemption-notice-served',
    consequence: 'The property may be seized and sold.',
    text: 'You must complete and return this form within ten (10) days to claim any statutory exemption from this seizure and sale.',
    source: copyAt(
      'Form 4-803 NMRA, New Mexico Forms Library, nmonesource.com',
      'https://www.nmonesource.com/nmos/forms/en/item/15615/index.do?iframe=true',
    ),
    caveats: [
      'The form does not say from which day it counts. We count from the service of the notice that it comes with; the sooner it is filed, the safer.',
      'For a garnishment of a bank account or of wages there is another form, 4-809. Its time was not read: return it at once.',
    ],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '54bfbf92ddd20a17' }],
    examples: [
      { start: '2026-04-03', due: '2026-04-13', shows: 'an ordinary last day' },
      { start: '2026-04-01', due: '2026-04-13', shows: 'day 10 is a Saturday' },
      { start: '2026-05-15', due: '2026-05-26', shows: 'day 10 is Memorial Day' },
      { start: '2026-04-24', due: '2026-05-04', shows: "over a month's end" },
      {
        start: '2026-03-31',
        due: '2026-04-10',
        service: 'mail',
        shows: 'mail may add 3 days; the earlier date is kept',
      },
    ],
  },
  {
    id: 'N42',
    name: 'Rent Paid to Stay Eviction Due',
    days: 5,
    kinds: EVICTION,
    citation: `NMSA 1978, § 47-8-47(A), counted by ${SHORT}`,
    description:
      'After you appealed, pay the rent that comes due from the day after the judgment to the end of the rental period, to the owner or into escrow.',
    event: 'appeal-filed',
    consequence: 'The appeal does not stop the writ, and the sheriff can put you out.',
    text: 'within five days of the filing of the notice of appeal, pays to the owner or into an escrow account',
    source: copyAt(
      'NMSA 1978, § 47-8-47 (2021), copy at instalawyer.io',
      'https://instalawyer.io/laws/2021-new-mexico-statutes/section-47-8-47-appeal-stays',
    ),
    caveats: [
      'We read this law in a copy of 2021. Verify with the clerk that it still reads so.',
      'After that the rent is due each month on its usual day, as long as the appeal lasts.',
      'Get a written receipt for what you pay.',
    ],
    examples: [
      { start: '2026-04-15', due: '2026-04-20', shows: 'an ordinary last day' },
      { start: '2026-04-13', due: '2026-04-20', shows: 'day 5 is a Saturday' },
      { start: '2026-05-20', due: '2026-05-26', shows: 'day 5 is Memorial Day' },
      { start: '2026-04-29', due: '2026-05-04', shows: "over a month's end" },
      {
        start: '2026-04-14',
        due: '2026-04-20',
        service: 'mail',
        shows: 'day 5 is a Sunday; mail adds nothing',
      },
    ],
  },
  {
    id: 'N43',
    name: 'Move Before Writ of Restitution Due',
    days: 3,
    kinds: EVICTION,
    citation: 'NMSA 1978, § 47-8-46(A)',
    description:
      'Be out, or have appealed and paid the rent in, before the sheriff restores the home to the owner.',
    event: 'judgment-entered',
    consequence: 'The sheriff puts the owner back in possession.',
    text: 'on a specified date not less than three nor more than seven days after entry of judgment',
    source: copyAt(
      'NMSA 1978, § 47-8-46 (2019), copy at legalfix.com',
      'https://www.legalfix.com/statutes/state-codes/new-mexico/chapter-47/article-8/section-47-8-46',
    ),
    caveats: ['We read this law in a copy of 2019. Verify with the clerk that it still reads so.'],
    warnings: [
      'The writ names the day, between the third and the seventh after the judgment. Keep to the day that the writ names.',
      'If the third day is on a weekend or a holiday, the date here is after it, and the sheriff may come on it.',
    ],
    examples: [
      { start: '2026-04-24', due: '2026-04-27', shows: 'an ordinary last day' },
      { start: '2026-04-22', due: '2026-04-27', shows: 'day 3 is a Saturday' },
      { start: '2026-05-22', due: '2026-05-26', shows: 'day 3 is Memorial Day' },
      { start: '2026-05-29', due: '2026-06-01', shows: "over a month's end" },
      {
        start: '2026-04-23',
        due: '2026-04-27',
        service: 'mail',
        shows: 'day 3 is a Sunday; mail adds nothing',
      },
    ],
  },
];
