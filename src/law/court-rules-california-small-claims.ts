import { type CourtRule, courtRule, type RuleEntry } from './court-rule.ts';
import { SOURCES } from './rule-sources.ts';

function smallClaims(entry: RuleEntry): CourtRule {
  return courtRule({ kinds: ['small_claims'], ...entry });
}

const NO_MAIL_DAYS = 'That the notice came by mail adds no days (CCP 116.140(a)).';

/** Deadlines of small claims: no answer is filed there, so that none is counted. */
export const CALIFORNIA_SMALL_CLAIMS_RULES: readonly CourtRule[] = [
  smallClaims({
    id: 'C18',
    name: 'Small Claims Appeal Due',
    days: 30,
    citation: 'CCP 116.750(b)',
    description: 'Appeal the judgment on a claim that was made against you.',
    event: 'small-claims-notice-mailed',
    mayExtend: 'nobody',
    text: 'A notice of appeal shall be filed not later than 30 days after the clerk has delivered or mailed notice of entry of the judgment to the parties.',
    source: SOURCES.ccp116_750,
    consequence: 'A notice of appeal filed later is ineffective for any purpose (CCP 116.750(b)).',
    caveats: [
      NO_MAIL_DAYS,
      'Whoever made the claim cannot appeal it, and whoever missed the hearing must first ask to vacate the judgment (CCP 116.710).',
    ],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: 'daefdf30cf573672' }],
    examples: [
      { start: '2026-04-13', due: '2026-05-13', shows: 'day 30 is an ordinary Wednesday' },
      { start: '2026-04-23', due: '2026-05-26', shows: 'day 30 is a Saturday' },
      { start: '2026-05-15', due: '2026-06-15', shows: 'day 30 is a Sunday' },
      { start: '2026-05-20', due: '2026-06-22', shows: 'day 30 is Juneteenth' },
      { start: '2026-07-01', due: '2026-07-31', shows: 'ends on the last day of a month' },
      { start: '2026-05-18', due: '2026-06-17', service: 'mail', shows: 'mail changes nothing' },
    ],
  }),
  smallClaims({
    id: 'C18b',
    name: 'Motion to Vacate Small Claims Judgment Due',
    days: 30,
    citation: 'CCP 116.720(a), 116.730(a)',
    description: 'Ask the small claims court to vacate a judgment that was given while you were not there.',
    event: 'small-claims-notice-mailed',
    text: 'The motion shall be filed within 30 days after the clerk has mailed notice of entry of the judgment to the parties',
    source: SOURCES.ccp116_730,
    caveats: [
      NO_MAIL_DAYS,
      'A defendant who was not properly served has 180 days from the day of learning of the judgment, or of the day it should have been known.',
    ],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '3bef05afef5deb73' }],
    examples: [
      { start: '2026-06-10', due: '2026-07-10', shows: 'day 30 is an ordinary Friday' },
      { start: '2026-06-25', due: '2026-07-27', shows: 'day 30 is a Saturday' },
      { start: '2026-07-10', due: '2026-08-10', shows: 'day 30 is a Sunday' },
      { start: '2026-08-26', due: '2026-09-28', shows: 'day 30 is Native American Day' },
      { start: '2026-07-01', due: '2026-07-31', shows: 'ends on the last day of a month' },
      { start: '2026-07-20', due: '2026-08-19', service: 'mail', shows: 'mail changes nothing' },
    ],
  }),
  smallClaims({
    id: 'C18c',
    name: 'Appeal of Denied Motion to Vacate Due',
    days: 10,
    citation: 'CCP 116.730(e)',
    description: 'Appeal the decision not to vacate the judgment.',
    event: 'denial-mailed',
    text: "within 10 days after the small claims court has mailed or delivered notice of the court's denial",
    source: SOURCES.ccp116_730,
    caveats: [NO_MAIL_DAYS, 'Only the side that the claim was made against can appeal this.'],
    checkedThrough: '2027-06-30',
    reviews: [{ role: 'engineer', day: '2026-11-23', hash: '1a8ba8e03d0244b1' }],
    examples: [
      { start: '2026-06-26', due: '2026-07-06', shows: 'day 10 is an ordinary Monday' },
      { start: '2026-07-08', due: '2026-07-20', shows: 'day 10 is a Saturday' },
      { start: '2026-07-23', due: '2026-08-03', shows: 'day 10 is a Sunday' },
      { start: '2026-08-28', due: '2026-09-08', shows: 'day 10 is Labor Day' },
      { start: '2026-07-21', due: '2026-07-31', shows: 'ends on the last day of a month' },
      { start: '2026-07-31', due: '2026-08-10', service: 'mail', shows: 'mail changes nothing' },
    ],
  }),
];
