import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { proposalFrom } from './read-papers.ts';
import { COLORADO_EVICTION } from './sample-papers.ts';

const TODAY = '2026-11-29';
const SERVED = { date: '2026-11-28', method: 'personal' } as const;

const leads = (proposal: Proposal) =>
  daysOf(proposal, proposal.asks === 'how-served' ? SERVED : null, TODAY).day;

const MICHIGAN = `STATE OF MICHIGAN                                         CASE NO.
54-A JUDICIAL DISTRICT        SUMMONS                     26-04417-LT
                         LANDLORD-TENANT / LAND CONTRACT
Plaintiff's name, address, and telephone no.              Defendant's name, address
GRAND LEDGE HOMES LLC                           v         DELPHINE ARNETT
                                                          31 Maple Ct, Lansing, MI 48910
NOTICE TO THE DEFENDANT: In the name of the people of the State of Michigan you are notified:
1. GRAND LEDGE HOMES LLC has filed a complaint against you and wants: [X] to evict you from: 31 Maple Ct, Lansing, MI 48910
2. You are summoned to be in the district court on Tuesday, December 8, 2026 at 1:30 p.m. at the address above, Courtroom 3.
Date issued November 23, 2026`;

const VIRGINIA = `WARRANT IN DEBT (CIVIL CLAIM FOR MONEY)
Commonwealth of Virginia   VA. CODE § 16.1-79
                                                 CASE NO. GV26014471-00
RICHMOND CITY                         General District Court
400 N. 9TH STREET, RICHMOND, VA 23219
TO ANY AUTHORIZED OFFICER: You are hereby commanded to summon the Defendant(s).
TO THE DEFENDANT(S): You are summoned to appear before this Court at the above address on
December 14, 2026 9:00 AM    RETURN DATE AND TIME
to answer the Plaintiff(s)' civil claim (see below)
11/10/2026  DATE ISSUED            [ ] CLERK [X] DEPUTY CLERK [ ] MAGISTRATE
CLAIM: Plaintiff(s) claim that Defendant(s) owe Plaintiff(s) a debt in the sum of $2,940.18
PLAINTIFF(S): TIDEWATER FINANCE CORP
v.
DEFENDANT(S): HARPER, LEONORA J`;

const GARNISHMENT = `GARNISHMENT SUMMONS
Commonwealth of Virginia   VA. CODE § 8.01-511
CASE NO. GV26009912-01
FAIRFAX COUNTY General District Court
4110 CHAIN BRIDGE ROAD, FAIRFAX, VA 22030
Judgment Creditor: POTOMAC FINANCE LLC
v.
Judgment Debtor: ROWENA SLATE, 10 Oak St, Fairfax VA 22030
Garnishee: FIRST OLD DOMINION BANK, 1 Bank St, Richmond VA 23219
TO THE GARNISHEE: You are hereby commanded to file a written answer with this court, or appear before this court on the return date and time shown on this summons.
HEARING DATE AND TIME: January 28, 2027 9:30 AM
DATE ISSUED November 17, 2026`;

const ARIZONA = `Manistee Justice Court
14264 W. Tierra Buena Lane, Surprise, AZ 85374
IN THE JUSTICE COURT OF THE STATE OF ARIZONA, MARICOPA COUNTY       CASE NUMBER: CC2026118822

SONORAN RECEIVABLES LLC, Plaintiff
v.
TOBIN ASHE, Defendant

SUMMONS
THE STATE OF ARIZONA TO THE ABOVE-NAMED DEFENDANT(S):
1. You are summoned to respond to this complaint by filing an answer with this court.
2. If you were served with this summons in the State of Arizona, the court must receive your answer to the complaint within twenty (20) calendar days from the date you were served. If you were served outside the State of Arizona, the court must receive your answer to the complaint within thirty (30) days from the date of service.
Date: November 13, 2026`;

const GEORGIA = `MAGISTRATE COURT OF FULTON COUNTY, GEORGIA
185 Central Avenue SW, Atlanta, GA 30303
CABBAGETOWN LOFTS LLC, Plaintiff
v.
ESTELLE MONROE AND ALL OTHERS, Defendant
Case No. 26ED118844

DISPOSSESSORY SUMMONS

TO THE DEFENDANT: You are commanded and required to file with the Clerk of the Magistrate Court an answer to this affidavit within seven (7) days from the date of service of the within affidavit and summons.
Issued this 20 day of November, 2026`;

const WASHINGTON = `IN THE SUPERIOR COURT OF THE STATE OF WASHINGTON
IN AND FOR THE COUNTY OF PIERCE

TACOMA NARROWS LLC,                         NO. 26-2-08812-1
                    Plaintiff,              EVICTION SUMMONS
     vs.                                    (Residential)
WESLEY HART and all other occupants,
                    Defendant.

THIS IS AN IMPORTANT LEGAL DOCUMENT TO EVICT YOU.
YOUR WRITTEN RESPONSE MUST BE RECEIVED BY: 5:00 p.m., on December 4, 2026
TO: WESLEY HART
You have been served with documents to start an eviction lawsuit against you.
DATED this 20th day of November, 2026.`;

const ILLINOIS = `STATE OF ILLINOIS, CIRCUIT COURT
COOK COUNTY                         SUMMONS
Plaintiff: LAKESHORE ACQUISITIONS LLC
v.
Defendant: CORDELIA WEST
Case Number: 2026-M1-144551

You have been sued.
4. Instructions for person receiving this Summons (Defendant):
[ ] a. To respond to this Summons, you must file Appearance and Answer/Response forms with the court within 30 days after you have been served (not counting the day of service).
[X] b. Attend court:
    On: 12/18/2026   at 9:30 [X] a.m. [ ] p.m.  in 1102
    In-person at: 50 W. Washington St., Chicago, IL 60602
Witness this Date: 11/09/2026
Clerk of the Court`;

const OHIO_EVICTION = `CLEVELAND MUNICIPAL COURT
HOUSING DIVISION
1200 Ontario Street, Cleveland, Ohio 44113
CASE NO. 2026-CVG-011903

EDGEWATER HOLDINGS LLC, Plaintiff
vs.
PRUDENCE LANE, Defendant

SUMMONS IN ACTION FOR FORCIBLE ENTRY AND DETAINER

A complaint to evict you has been filed with this court.
The hearing on this complaint is scheduled for December 11, 2026 at 9:00 a.m., Courtroom 13-A.
You are also required to answer the second cause of action for money within twenty-eight (28) days after service of this summons upon you.
Issued: November 20, 2026`;

const NEW_YORK = `CONSUMER CREDIT TRANSACTION
IMPORTANT!! YOU ARE BEING SUED!!
CIVIL COURT OF THE CITY OF NEW YORK
COUNTY OF KINGS
------------------------------------------x
GANSEVOORT FUNDING LLC,                        Index No. CV-031877-26/KI
                          Plaintiff,           SUMMONS
        -against-
TOMASINA REED,
                          Defendant.
------------------------------------------x
TO THE ABOVE NAMED DEFENDANT(S):
YOU ARE HEREBY SUMMONED to appear in the Civil Court of the City of New York, County of Kings, at 141 Livingston Street, Brooklyn, NY 11201, within the time provided by law as noted below and to file your answer to the annexed complaint with the clerk.
Dated: November 4, 2026
NOTE: The law or rules of law provide that:
(a) If this summons is served by its delivery to you personally within the City of New York, you must appear and answer within TWENTY days after such service; or
(b) If this summons is served by any means other than personal delivery to you within the City of New York, you must appear and answer within THIRTY days after proof of service thereof is filed with the clerk of this Court.`;

describe('first papers of courts whose rules are not kept here', () => {
  test.each([
    ['Michigan, eviction', MICHIGAN, 'eviction', 'Court date', '2026-12-08', '2026-11-23'],
    ['Virginia, debt', VIRGINIA, 'debt', 'Court date', '2026-12-14', '2026-11-10'],
    ['Arizona, debt', ARIZONA, null, 'Your answer is due', '2026-12-18', '2026-11-13'],
    ['Colorado, eviction', COLORADO_EVICTION, 'eviction', 'Court date', '2026-12-07', '2026-11-19'],
    ['Georgia, eviction', GEORGIA, 'eviction', 'Your answer is due', '2026-12-05', '2026-11-20'],
    ['Washington, eviction', WASHINGTON, 'eviction', 'Your answer is due', '2026-12-04', '2026-11-20'],
    ['Illinois, debt', ILLINOIS, null, 'Court date', '2026-12-18', '2026-11-09'],
    ['New York, debt', NEW_YORK, 'debt', 'Your answer is due', '2026-12-18', '2026-11-04'],
    ['Ohio, eviction', OHIO_EVICTION, 'eviction', 'Hearing on this complaint', '2026-12-11', '2026-11-20'],
  ] as const)('%s: kind, day and the day it was issued', (_name, text, kind, what, date, issued) => {
    const proposal = proposalFrom(text, TODAY);
    expect(proposal.kind.value).toBe(kind);
    expect(proposal.issued).toBe(issued);
    expect(proposal.role.value).toBe('defendant');
    expect(leads(proposal)).toMatchObject({ what, date });
  });

  test('a summons of garnishment sues nobody', () => {
    const proposal = proposalFrom(GARNISHMENT, TODAY);
    expect(proposal.command).toBe('garnishment');
    expect(proposal.says).not.toContain('started a case against you');
  });

  test('a place ends where the sentence goes on', () => {
    const text = COLORADO_EVICTION.replace(
      'the Court may be asked',
      'if an answer is not filed, the Court may be asked',
    );
    const [hearing] = proposalFrom(text, TODAY).hearings;
    expect(hearing).toMatchObject({
      date: '2026-12-07',
      time: '08:30',
      place: 'the Arapahoe County Court, Littleton, Colorado',
    });
  });

  test('a time behind an empty box is doubted, though a heading stands before it', () => {
    const due = proposalFrom(ILLINOIS, TODAY).deadlines.find(({ period }) => period?.count === 30);
    expect(due?.certainty).toBe('unsure');
  });

  test('the only state that the addresses name is the state of a court that is not known', () => {
    expect(proposalFrom(OHIO_EVICTION, TODAY).state.value).toBe('OH');
  });
});

test.each([
  ['DATED at Miami, Florida on November 12, 2026.', '2026-11-12'],
  [
    'Issue date              Expiration date*             Court clerk\n11/09/2026              02/08/2027',
    '2026-11-09',
  ],
  ['Issued: November 20, 2026', '2026-11-20'],
  ['A license was issued November 20, 2020 to the plaintiff.', null],
])('the day a form was issued: %s', (text, date) => {
  expect(findDocDate(text)).toBe(date);
});
