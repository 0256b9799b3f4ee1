import { expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const CONTEMPT = `FL-410
PARTY WITHOUT ATTORNEY OR ATTORNEY (Name, State Bar number, and address):
Gil Prendergast (SBN 112233), 55 Court Way, Sacramento CA  TELEPHONE NO.: 916-555-0121
SUPERIOR COURT OF CALIFORNIA, COUNTY OF SACRAMENTO
PETITIONER/PLAINTIFF: ORLA COYLE
RESPONDENT/DEFENDANT: HERM COYLE
ORDER TO SHOW CAUSE AND AFFIDAVIT FOR CONTEMPT CASE NUMBER:
24FL03319
1. TO CITEE (name of person you allege has violated the orders): HERM COYLE
2. YOU ARE ORDERED TO APPEAR IN THIS COURT AS FOLLOWS, TO GIVE ANY LEGAL REASON WHY THIS COURT SHOULD NOT FIND YOU GUILTY OF CONTEMPT:
a. Date: December 16, 2026 Time: 9:00 a.m. Dept.: 124 ORm.:
Date: November 18, 2026
JUDICIAL OFFICER
AFFIDAVIT
3. I declare that the citee has not paid child support.`;

test('an order whose title runs into the box beside it is an order, with its room and one day to come', () => {
  const proposal = proposalFrom(CONTEMPT, TODAY);
  expect(proposal.says).toContain('This is an order');
  expect(proposal.hearings).toMatchObject([{ date: '2026-12-16', time: '09:00', place: 'Dept. 124' }]);
});

test('the time before the receipt is for turning the guns in', () => {
  const text = `DV-110 Temporary Restraining Order
Superior Court of California, County of Fresno
1 Protected Person: Ada Quill
2 Restrained Person: Ben Stone
9 No Guns or Other Firearms or Ammunition
b. You must sell to a licensed dealer, store, or turn in to the police any guns in your
immediate possession or control. This must be done within 24 hours of being served this order. c. File a receipt with the court
within 48 hours of receiving this order that proves that your guns have been turned in, sold, or stored (use form DV-800).`;
  const { deadlines } = proposalFrom(text, TODAY);
  expect(deadlines.map(({ label, period }) => [label, period?.count])).toEqual([
    ['If you have firearms: turn them in', 24],
    ['If you have firearms: file the receipt with the court', 48],
  ]);
});

test('a trial whose day stands against the number of its row is set, and a stamp beside the caption is no day', () => {
  const text = `SC-100   Plaintiff's Claim and ORDER to Go to Small Claims Court
Superior Court of California, County of Alameda - 11/16/2026 2:41 PM =
Case Number: 26SC048213
Trial Date Date Time Department Name and address of court, if different from above
1.01/14/2027 8:30 a.m. 507
2.`;
  const proposal = proposalFrom(text, TODAY);
  expect(proposal.hearings).toMatchObject([{ label: 'Trial', date: '2027-01-14', place: 'Dept. 507' }]);
  const { day, others } = daysOf(proposal, null, TODAY);
  expect([day, ...others].map((each) => each?.date)).toEqual(['2027-01-14']);
});

test('a bare time in an order runs from the day of the order, to be checked', () => {
  const text = `STATE OF NEW MEXICO
COUNTY OF TAOS
EIGHTH JUDICIAL DISTRICT COURT
No. D-820-DV-2026-00144
LAVINIA ORR, Petitioner, v. CASSIUS ORR, Respondent.
ORDER
IT IS ORDERED that Respondent shall enroll in a class on parenting within fourteen (14) days.
Filed November 23, 2026`;
  const { day } = daysOf(proposalFrom(text, TODAY), null, TODAY);
  expect(day).toMatchObject({ date: '2026-12-07', isSure: false });
});

test('what recognition made of a seal before the court is no part of its name', () => {
  const text = `&p IN THE 29TH JUDICIAL CIRCUIT, JASPER COUNTY, MISSOURI
Judge or Division: Case Number:
Associate Division Summons
You are summoned to appear before this court on the date, time, and location above to answer the attached petition.`;
  expect(proposalFrom(text, TODAY).court).toMatchObject({
    value: '29th Judicial Circuit, Jasper County, Missouri',
  });
});
