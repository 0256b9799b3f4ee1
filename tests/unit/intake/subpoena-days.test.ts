import { expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-25';
const DOCUMENTS_ONLY = `AO 88B (Rev. 02/14) Subpoena to Produce Documents, Information, or Objects or to Permit Inspection of Premises in a Civil Action

UNITED STATES DISTRICT COURT
for the
District of New Mexico

CALEB THORNE
Plaintiff
v.                              Civil Action No. 1:26-cv-00321-ABC
PINE RIDGE FREIGHT INC.
Defendant

SUBPOENA TO PRODUCE DOCUMENTS, INFORMATION, OR OBJECTS
OR TO PERMIT INSPECTION OF PREMISES IN A CIVIL ACTION

To: Willa Hargrove
(Name of person to whom this subpoena is directed)

[X] Production: YOU ARE COMMANDED to produce at the time, date, and place set forth below the following documents, electronically stored information, or objects, and to permit inspection, copying, testing, or sampling of the material: all letters to or from Pine Ridge Freight Inc.

Place: Orcutt Law, 12 Birch Street, Albuquerque, NM 87102     Date and Time: December 18, 2026 10:00 am

[ ] Inspection of Premises: YOU ARE COMMANDED to permit entry onto the designated premises, land, or other property possessed or controlled by you at the time, date, and location set forth below, so that the requesting party may inspect, measure, survey, photograph, test, or sample the property or any designated object or operation on it.

Place:                     Date and Time:

The following provisions of Fed. R. Civ. P. 45 are attached - Rule 45(c), relating to the place of compliance; Rule 45(d), relating to your protection as a person subject to a subpoena; and Rule 45(e) and (g), relating to your duty to respond to this subpoena and the potential consequences of not doing so.

Date: November 17, 2026

CLERK OF COURT
                                     OR
_____________________          /s/ Dana Orcutt
Signature of Clerk or Deputy Clerk       Attorney's signature

The name, address, e-mail address, and telephone number of the attorney representing Caleb Thorne, who issues or requests this subpoena, are: Dana Orcutt, 12 Birch Street, Albuquerque, NM 87102`;

test('a subpoena for documents sets a day to hand them over, calls nobody to come, and is objected to in time', () => {
  const proposal = proposalFrom(DOCUMENTS_ONLY, TODAY);
  expect(proposal).toMatchObject({ hearings: [], asks: 'how-served' });
  expect(proposal.deadlines).toMatchObject([
    { label: 'Hand over the papers or things it asks for', date: '2026-12-18' },
  ]);
  const dated = (came: string) => {
    const { day, others } = daysOf(proposal, { date: came, method: 'personal' }, TODAY);
    return [day, ...others].map((each) => [each?.what.split(' ')[0], each?.date]);
  };
  expect(dated('2026-11-20')).toEqual([
    ['Hand', '2026-12-18'],
    ['Object', '2026-12-04'],
  ]);
});

test('the time to comply ends the time to object where it comes first', () => {
  const text = DOCUMENTS_ONLY.replace('December 18, 2026', 'December 1, 2026');
  const { day, others } = daysOf(
    proposalFrom(text, TODAY),
    { date: '2026-11-20', method: 'personal' },
    TODAY,
  );
  const objection = [day, ...others].find((each) => each?.what.startsWith('Object'));
  expect(objection).toMatchObject({ date: '2026-12-01' });
});
