import { expect, test } from 'vitest';
import { periodWords } from '#src/facts/fact-words.ts';
import { daysOf } from '#src/intake/days.ts';
import { lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { stepsFromPapers } from '#src/next/from-papers.ts';
import type { CaseOfSteps } from '#src/next/paper-of-case.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { factsFrom, proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';

const labelsOf = (court: string, words: string) =>
  proposalFrom(
    `${court}

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. 26-2-01234-5
WILLA HARGROVE,
     Defendant.

SUMMONS

TO THE DEFENDANT: A lawsuit has been started against you. ${words}`,
    TODAY,
  ).deadlines.map(({ label, period }) => [label, period && periodWords(period)]);

test('a time that runs from the summons and says how to defend is the time to answer', () => {
  const washington =
    'In order to defend against this lawsuit, you must respond to the complaint by stating your defense in writing within 20 days after the service of this summons (or within 60 days if this summons was served outside the State of Washington).';
  expect(labelsOf('SUPERIOR COURT OF WASHINGTON\nFOR KING COUNTY', washington)).toEqual([
    ['Answer the lawsuit', '20 days after the service of this summons'],
    ['Answer the lawsuit', '60 days after the service of this summons'],
  ]);
  const pennsylvania =
    'If you wish to defend, you must take action within twenty (20) days after this complaint and notice are served, by entering a written appearance and filing in writing with the court your defenses or objections.';
  expect(labelsOf('IN THE COURT OF COMMON PLEAS OF ALLEGHENY COUNTY, PENNSYLVANIA', pennsylvania)).toEqual([
    ['Answer the lawsuit', '20 days after this complaint and notice are served'],
  ]);
});

const letter = (words: string) => `NORTHGATE RECOVERY GROUP
44 Harbor Street
Phoenix, AZ 85001

March 3, 2026

Willa Hargrove
12 Elm Street
Albuquerque, NM 87106

Dear Willa Hargrove,

${words}

Sincerely,
Northgate Recovery Group`;
const order = (words: string) => `SECOND JUDICIAL DISTRICT COURT
COUNTY OF BERNALILLO
STATE OF NEW MEXICO

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
WILLA HARGROVE,
     Defendant.

ORDER

IT IS ORDERED that ${words}`;

/** What home calls the days of a paper, without the time that stands behind a name. */
function namesAtHome(text: string, docType: string): string[] {
  const facts = factsFrom(text, docType).map((fact) => ({ ...fact, isCurrent: true }));
  const paper = {
    ...{ documentId: 'd', filename: 'a.txt', title: docType, docDate: null, docType, head: text, facts },
  };
  return stepsFromPapers({
    ...{ caseId: 'c', today: '2026-03-04', side: 'defendant', papers: [paper], timeline: [], command: null },
    law: lawOf(UNKNOWN_CASE),
  }).map(({ title }) => title.split(/: (?=\d)/)[0] ?? '');
}

test.each([
  ['Letter', letter('You may dispute the validity of this debt in writing by April 2, 2026.')],
  [
    'Letter',
    letter('Please pay $420.00 by March 30, 2026. If you do not, we may file a lawsuit after April 5, 2026.'),
  ],
  ['Order', order('the parties may amend their pleadings by April 20, 2026.')],
  ['Order', order('a party who needs an interpreter must notify the court by April 20, 2026.')],
  ['Order', order('any opposition to the motion for summary judgment must be filed by April 20, 2026.')],
])('home and the card of a paper have one name for a day: %s %#', (docType, text) => {
  const onCard = proposalFrom(text, '2026-03-04').deadlines.map(({ label }) => label);
  const atHome = namesAtHome(text, docType);
  expect(atHome.length).toBeGreaterThan(0);
  for (const name of atHome) expect(onCard).toContain(name);
});

const BANKRUPTCY = `Information to identify the case:
Debtor 1      Marisol Quenby                    Social Security number or ITIN  xxx-xx-0000
United States Bankruptcy Court    District of New Mexico
                                        Date case filed for chapter 13   11/16/2026
Case number: 26-11873-j13

Official Form 309I
Notice of Chapter 13 Bankruptcy Case

For the debtors listed above, a case has been filed under chapter 13 of the Bankruptcy Code. An order for relief has been entered.
7. Meeting of creditors
Debtors must attend the meeting to be questioned under oath.
December 15, 2026 at 9:00 AM
8. Deadlines
Deadline to file a complaint to challenge dischargeability of certain debts:   Filing deadline: 2/16/27
Deadline for all creditors to file a proof of claim (except governmental units):   Filing deadline: 1/25/27
Deadline for governmental units to file a proof of claim:   Filing deadline: 5/17/27
9. Filing of plan
The debtor has filed a plan. The hearing on confirmation will be held on:
1/14/27 at 9:30 AM, Location: Courtroom 3, 333 Lomas Blvd NW, Albuquerque, NM 87102
Objections to the confirmation of the plan are due 7 days before the hearing.`;
const PROTECTION = `DV-110 Temporary Restraining Order
1 Protected Person (name): Odalys Fern
2 Restrained Person
*Full Name: Casper Ovenden
Superior Court of California, County of Fresno
1130 O Street
Fresno, CA 93721
Case Number: 26FL004417
4 Court Hearing
This order expires at the end of the hearing listed below:
Hearing Date: December 9, 2026   Time: 8:30 [X] a.m. [ ] p.m.
6 No Guns or Other Firearms, Ammunition, or Body Armor
If you have guns, you must turn them in to a law enforcement agency or sell or store them with a licensed gun dealer within 24 hours of being served with this order.
File a receipt with the court within 48 hours of receiving this order.
Date: November 18, 2026       Judge or Judicial Officer`;
const COURT_DAY = `County Court, Arapahoe County, Colorado
1790 W. Littleton Blvd., Littleton, CO 80120
Plaintiff: COPPER MESA PROPERTIES LLC
v.
Defendants: WILLA HARGROVE and any and all other occupants
Case Number: 2026C34411

SUMMONS IN FORCIBLE ENTRY AND UNLAWFUL DETAINER

To the above named Defendant(s), take notice that:
1. On December 7, 2026 at 8:30 a.m. in the Arapahoe County Court, Littleton, Colorado, the Court may be asked to enter judgment against you as set forth in the complaint.
2. A copy of the complaint against you and an answer form which you must use if you file an answer are attached.
Dated: November 19, 2026`;

/** What home shows of one paper, beside what was kept of it. */
function homeOf(text: string, side: CaseOfSteps['side'], timeline: CaseOfSteps['timeline'] = []): string[] {
  const docType = classifyDocument({ text, filename: 'a.txt' }).type;
  const facts = factsFrom(text, docType ?? '').map((fact) => ({ ...fact, isCurrent: true }));
  const paper = {
    ...{ documentId: 'd', filename: 'a.txt', title: 'A paper', docDate: null, docType, head: text, facts },
  };
  return stepsFromPapers({
    ...{ caseId: 'c', today: TODAY, side, papers: [paper], timeline, command: null },
    law: lawOf(UNKNOWN_CASE),
  }).map(({ title }) => title.split(/: (?=\d)/)[0] ?? '');
}

const keptOf = (text: string): CaseOfSteps['timeline'] => {
  const { day, others } = daysOf(
    proposalFrom(text, TODAY),
    { date: '2026-11-25', method: 'personal' },
    TODAY,
  );
  return [day, ...others].flatMap((each) =>
    each === null ? [] : [{ kind: each.what, date: each.date, documentId: 'd' }],
  );
};

test.each([
  ['a bankruptcy', BANKRUPTCY, 6],
  ['an order of protection', PROTECTION, 3],
  ['a summons with a court date', COURT_DAY, 1],
] as const)(
  'home names the days of %s as its card does, and asks for none that was kept',
  (_, text, count) => {
    const kept = keptOf(text);
    const atHome = homeOf(text, 'defendant');
    expect(atHome).toHaveLength(count);
    for (const name of atHome) expect(kept.map(({ kind }) => kind)).toContain(name);
    expect(homeOf(text, 'defendant', kept)).toEqual([]);
  },
);

test('what an order of protection asks of the other side is no duty at home', () => {
  const served = PROTECTION.replace(
    /6 No Guns[\s\S]*?receiving this order\./,
    'Someone must serve the person in 2 at least five days before the hearing.',
  );
  expect(homeOf(served, 'defendant')).toEqual(['Hearing']);
});
