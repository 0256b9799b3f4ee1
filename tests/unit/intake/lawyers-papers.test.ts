import { expect, it } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-25';

it.each([
  'DATE OF NOTICE: November 20, 2026',
  'NOTICE DATE: 11/20/2026',
  'Date mailed: November 20, 2026',
  'Mailed: November 20, 2026',
  'I certify that a copy of this notice was mailed first class on November 20, 2026 to Willa Hargrove.\nClerk of the Court',
  'CERTIFICATE OF MAILING\nA copy was mailed first class to the defendant on November 20, 2026.',
])('a paper bears the day on which it was sent, where it bears no other: %s', (row) => {
  expect(findDocDate(`DISTRICT COURT\n\nNOTICE\n\n${row}\n`)).toBe('2026-11-20');
  expect(findDocDate(`DISTRICT COURT\n\nNOTICE\n\n${row}\n\nDated: November 18, 2026\n`)).toBe('2026-11-18');
});

it('what somebody mailed in a story is no day of the paper', () => {
  expect(findDocDate('COMPLAINT\n\nThe bill was mailed on May 2, 2025 and never paid.\n')).toBeNull();
});

it('a ten-day notice of default counts from its own day and says what to do', () => {
  const proposal = proposalFrom(
    `COURT OF COMMON PLEAS OF BERKS COUNTY, PENNSYLVANIA

COTTONWOOD CREDIT SERVICES LLC, Plaintiff
v.                                No. 26-04321
WILLA HARGROVE, Defendant

TO: Willa Hargrove
DATE OF NOTICE: November 20, 2026

IMPORTANT NOTICE

YOU ARE IN DEFAULT BECAUSE YOU HAVE FAILED TO FILE IN WRITING WITH THE COURT YOUR DEFENSES. UNLESS YOU ACT WITHIN TEN DAYS FROM THE DATE OF THIS NOTICE, A JUDGMENT MAY BE ENTERED AGAINST YOU WITHOUT A HEARING.`,
    TODAY,
  );
  const { day } = daysOf(proposal, { date: '2026-11-24', method: 'mail' }, TODAY);
  expect(day).toMatchObject({ what: 'Act on the notice: file your answer', date: '2026-11-30' });
  expect(day?.warnings.join(' ')).not.toContain('right way to bring');
});

it('what must be served on the reader is no duty of the reader', () => {
  const proposal = proposalFrom(
    `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA
CASE NUMBER: 26CH004321

NOTICE OF COURT HEARING

1. Person seeking protection: Jonas Pell
2. Person from whom protection is sought: Willa Hargrove
3. A court hearing is scheduled on the request for restraining orders against the person in 2 on December 16, 2026 at 8:30 a.m. in Dept. 104.
6. Service of documents by the person in 1: Copies of the forms must be served on the person in 2 at least five days before the hearing.`,
    TODAY,
  );
  const { day, others } = daysOf(proposal, null, TODAY);
  expect([day?.date, others.length]).toEqual(['2026-12-16', 0]);
});

it('an order to show cause is not named after the conference that was missed, and its sanction is not wanted yet', () => {
  const proposal = proposalFrom(
    `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA

PLAINTIFF: COTTONWOOD CREDIT SERVICES LLC
DEFENDANT: WILLA HARGROVE
CASE NUMBER: 26CV012345

ORDER TO SHOW CAUSE

Defendant Willa Hargrove failed to appear at the Case Management Conference on November 10, 2026. Defendant is ordered to appear on December 16, 2026 at 9:00 a.m. in Department 20 and show cause why sanctions in the amount of $500 should not be imposed for failure to appear at the Case Management Conference.

Dated: November 18, 2026`,
    TODAY,
  );
  expect(proposal.hearings).toMatchObject([{ label: 'Show cause hearing', date: '2026-12-16' }]);
  expect(proposal.sum.value).toBeNull();
});

it('a certificate of the service of discovery tells by when to answer it', () => {
  const proposal = proposalFrom(
    `IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS

COTTONWOOD CREDIT SERVICES LLC, Plaintiff,
v.                                 Case No. 2026-L-001234
WILLA HARGROVE, Defendant.

CERTIFICATE OF SERVICE OF DISCOVERY

The undersigned certifies that Plaintiff's First Set of Interrogatories and Requests for Production of Documents were served on Defendant by first class mail on November 16, 2026, and responses are due within thirty (30) days.`,
    TODAY,
  );
  expect(proposal.deadlines).toMatchObject([
    { label: 'Answer the requests', period: { count: 30, unit: 'days', from: '' } },
  ]);
});

const lawsuit = (court: string, title: string, words: string) => `${court}

COTTONWOOD CREDIT SERVICES LLC, Plaintiff,
v.                                 Case No. 26-04321
WILLA HARGROVE, Defendant.

${title}

${words}

Dated: November 16, 2026`;

it.each([
  ...[
    [
      'IN THE COUNTY COURT OF ORANGE COUNTY, FLORIDA',
      'SUMMONS',
      'A lawsuit has been filed against you. You have 20 calendar days after this summons is served on you to file a written response to the attached complaint with the clerk of this court.',
      '2026-12-10',
    ],
    [
      'IN THE COUNTY COURT OF ORANGE COUNTY, FLORIDA',
      'SUMMONS',
      'Each defendant is required to serve written defenses to the complaint on Dana Orcutt, 12 Birch Street, Orlando, FL 32801, within 20 days after service of this summons on that defendant.',
      '2026-12-10',
    ],
    [
      'THIRD JUDICIAL DISTRICT COURT, SALT LAKE COUNTY, STATE OF UTAH',
      'SUMMONS',
      'You must file your written Answer with the court within 21 days after this summons is served on you.',
      '2026-12-11',
    ],
  ].map(([court = '', title = '', words = '', date = '']) => ({
    ...{ court, title, words, date, what: 'Your answer is due' },
  })),
  {
    court: 'STATE OF NEW MEXICO\nCOUNTY OF BERNALILLO\nSECOND JUDICIAL DISTRICT COURT',
    title: 'NOTICE OF RIGHT TO CLAIM EXEMPTIONS FROM EXECUTION',
    words:
      'You must file a claim of exemption with the clerk of the court within ten (10) days after this notice was served on you.',
    ...{ date: '2026-11-30', what: 'File a claim of exemption' },
  },
])('being served starts a time and is no duty of others: $words', ({ court, title, words, date, what }) => {
  const proposal = proposalFrom(lawsuit(court, title, words), TODAY);
  expect(proposal.deadlines).toHaveLength(1);
  const { day } = daysOf(proposal, { date: '2026-11-20', method: 'personal' }, TODAY);
  expect(day).toMatchObject({ what, date });
});

it('a serving that shall happen starts a time too', () => {
  const words = 'You must file an answer within 20 days after this summons shall be served upon you.';
  const text = lawsuit('IN THE COUNTY COURT OF ORANGE COUNTY, FLORIDA', 'SUMMONS', words);
  expect(proposalFrom(text, TODAY).deadlines).toHaveLength(1);
});

it.each([
  'Copies of this motion must be served on you at least five days before the hearing.',
  'Within ten days of this order, the other side shall cause a copy to be personally served upon you.',
])('what somebody else must serve on the reader stays with them: %s', (words) => {
  const text = lawsuit('SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA', 'ORDER', words);
  expect(proposalFrom(text, TODAY).deadlines).toEqual([]);
});

const GRANTED =
  'The motion came before the Court. Judgment is entered for Plaintiff and against Defendant in the amount of $9,100.';
it.each([
  ["ORDER GRANTING PLAINTIFF'S MOTION FOR SUMMARY JUDGMENT", GRANTED, 'judgment'],
  ['ORDER GRANTING SUMMARY JUDGMENT AND FINAL JUDGMENT', GRANTED, 'judgment'],
  ['ORDER', 'The Court hereby enters judgment in favor of Plaintiff for $9,100.', 'judgment'],
  [
    'ORDER',
    'IT IS ORDERED that judgment in the amount of $9,100.50 is entered against Defendant.',
    'judgment',
  ],
  ['ORDER', 'The motion for summary judgment is granted as to the first claim against Defendant.', null],
  ['ORDER GRANTING DEFAULT JUDGMENT', GRANTED.replace('is entered', 'is hereby entered'), 'default-judgment'],
  ['ORDER', 'If Defendant misses a payment, judgment is entered for Plaintiff and against Defendant.', null],
  ['ORDER', 'The motion is granted. Judgment will be entered for Plaintiff by a separate paper.', null],
  ['PROPOSED ORDER', GRANTED, null],
])('an order by which judgment is entered is a judgment: %s, %s', (title, words, decision) => {
  const text = lawsuit(
    'STATE OF NEW MEXICO\nCOUNTY OF BERNALILLO\nSECOND JUDICIAL DISTRICT COURT',
    title,
    words,
  );
  const proposal = proposalFrom(text, TODAY);
  expect(proposal.decision).toBe(decision);
  if (decision === null) return;
  expect(proposal.runsFrom).toBe('2026-11-16');
  const { day, others } = daysOf(proposal, null, TODAY);
  expect([day, ...others].map((each) => each?.what).join(' ')).toMatch(/appeal/i);
});
