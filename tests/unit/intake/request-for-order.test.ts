import { expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const REQUEST = `FL-300
PARTY WITHOUT ATTORNEY OR ATTORNEY
NAME: Jovan Ristow
SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO
STREET ADDRESS: 1130 O Street
PETITIONER: JOVAN RISTOW
RESPONDENT: MEI-LIN CARTWELL
REQUEST FOR ORDER   [X] CHANGE  [X] Child Custody [X] Child Support
CASE NUMBER: 24CEFL01977
NOTICE OF HEARING
1. TO (name(s)): MEI-LIN CARTWELL
[ ] Petitioner [X] Respondent
2. A COURT HEARING WILL BE HELD AS FOLLOWS:
a. Date: January 20, 2027  Time: 8:30 a.m.  Dept.: 203
b. Address of court [X] same as noted above
3. WARNING to the person served with the Request for Order: The court may make the requested orders without you if you do not
file a Responsive Declaration to Request for Order (form FL-320), serve a copy on the other parties at least nine court days
before the hearing (unless the court has ordered a shorter period of time), and appear at the hearing.`;

test('a request for an order sets its hearing in a lettered row, and asks for a response before it', () => {
  const proposal = proposalFrom(REQUEST, TODAY);
  expect(proposal.hearings).toMatchObject([{ date: '2027-01-20', time: '08:30', place: 'Dept. 203' }]);
  const { day, others } = daysOf(proposal, null, TODAY);
  // Nine court days back, over January 18, a holiday.
  expect(day).toMatchObject({ date: '2027-01-06', isSure: false });
  expect(day?.what).toMatch(/^File a Responsive Declaration/);
  expect(others).toMatchObject([{ date: '2027-01-20' }]);
});

test('of two days of a subpoena the one with its hour is when to come, the other when it was signed', () => {
  const text = `UNITED STATES DISTRICT COURT
for the District of New Mexico
Helix Agri Partners LP, Plaintiff v. Tobin Sandoval-Reyes, Defendant
Civil Action No. 1:26-cv-00812-KWR-JFR
SUBPOENA TO TESTIFY AT A DEPOSITION IN A CIVIL ACTION
To: Marta Ellingboe
YOU ARE COMMANDED to appear at the time, date, and place set forth below to testify at a deposition to be taken in this civil action.
Place: 500 Marquette Ave NW, Suite 900, Albuquerque, NM 87102     Date and Time: December 14, 2026, 10:00 a.m.
Production: You must also bring with you to the deposition the following documents: all invoices of 2025.
Date: November 24, 2026`;
  expect(proposalFrom(text, TODAY).hearings).toMatchObject([
    { date: '2026-12-14', time: '10:00', place: '500 Marquette Ave NW, Suite 900, Albuquerque, NM 87102' },
  ]);
});

test('an order of protection under the title of its hearing is told as the order, with where the hearing is', () => {
  const text = `STATE OF NEW MEXICO
COUNTY OF CHAVES
FIFTH JUDICIAL DISTRICT COURT
No. D-504-DM-2026-00412
LEONA PRUITT, Petitioner, v. CASH PRUITT, Respondent.
NOTICE OF HEARING AND TEMPORARY ORDER OF PROTECTION AND ORDER TO APPEAR
THE COURT has reviewed the sworn petition alleging domestic abuse. IT IS ORDERED:
1. Respondent shall not write to, talk to, visit or contact the protected party.
2. Respondent shall stay at least 100 yards away from the protected party's home and place of work.
3. The parties shall appear for a hearing on December 9, 2026 at 10:30 a.m. at 400 N. Virginia, Roswell, NM before Special Commissioner Dale Ortiz.`;
  expect(proposalFrom(text, TODAY)).toMatchObject({
    calls: 'keep-away',
    hearings: [{ date: '2026-12-09', time: '10:30', place: '400 N. Virginia, Roswell, NM' }],
  });
});

test('how far somebody is behind is no time to act', () => {
  const text = `STATE OF NEW MEXICO HUMAN SERVICES DEPARTMENT
NOTICE OF INTENT TO SUSPEND LICENSE
Date: November 20, 2026
You are more than 30 days behind in court ordered support. Unless within 30 days of receipt of this notice you
request a hearing in writing, we will ask the board to suspend your license.`;
  expect(proposalFrom(text, TODAY).deadlines.map(({ label }) => label)).toEqual(['Request a hearing']);
});

test('a sitting without its hour stands beside another under its own heading', () => {
  const text = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF KERN
Rowe v. Pinnacle Roofing, Inc.      Case No. BCV-26-101774
NOTICE OF HEARINGS

MEDIATION
Date: December 15, 2026
Place: Room 4

TRIAL
Date: January 12, 2027 at 9:00 a.m.
Place: Department 8`;
  expect(proposalFrom(text, TODAY).hearings.map(({ date }) => date)).toEqual(['2026-12-15', '2027-01-12']);
});
