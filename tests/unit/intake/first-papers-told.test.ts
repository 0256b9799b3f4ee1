import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';

const SC100 = `SC-100 Plaintiff's Claim and ORDER to Go to Small Claims Court

Notice to the person being sued:
- You are the defendant if your name is listed in 2 on page 2 of this form.
- You and the plaintiff must go to court on the trial date listed below. If you do not go to court, you may lose the case.

Superior Court of California, County of Alameda
Case Number: 26SC004321
Case Name: Pell v. Hargrove

Order to Go to Court
The people in 1 and 2 must attend court on:
Trial Date: December 15, 2026  Time: 8:30 a.m.  Department: 104

1 The plaintiff is: Jonas Pell
2 The defendant is: Willa Hargrove
3 The plaintiff claims the defendant owes $1,450.00.`;
const PETITION_NOTICE = `CIVIL COURT OF THE CITY OF NEW YORK
COUNTY OF KINGS

JUNIPER COURT LLC,
     Petitioner (Landlord),
     -against-
WILLA HARGROVE,
     Respondent (Tenant).

Index No. LT-301234-26/KI

NOTICE OF PETITION - NON-PAYMENT

To the respondent above named: Your landlord has started an eviction case against you for rent. You must answer within 10 days after this notice of petition is served on you.

Dated: November 16, 2026`;
const DEFEND = `COURT OF COMMON PLEAS OF ALLEGHENY COUNTY, PENNSYLVANIA
CIVIL DIVISION

COTTONWOOD CREDIT SERVICES LLC,
     Plaintiff,
v.                                No. AR-26-004321
WILLA HARGROVE,
     Defendant.

NOTICE TO DEFEND

You have been sued in court. If you wish to defend against the claims set forth in the following pages, you must take action within twenty (20) days after this complaint and notice are served, by entering a written appearance and filing in writing with the court your defenses or objections.

COMPLAINT

1. Plaintiff is a company that buys debts.
2. Defendant owes $2,120.00.`;
const OHIO_SMALL = `FRANKLIN COUNTY MUNICIPAL COURT, COLUMBUS, OHIO
SMALL CLAIMS DIVISION

JONAS PELL,
     Plaintiff,
v.                                Case No. 2026 CVI 012345
WILLA HARGROVE,
     Defendant.

NOTICE AND SUMMONS IN ACTION ON SMALL CLAIM

To: Willa Hargrove

Jonas Pell asks judgment in this court against you for $1,450.00 and costs for a damaged fence.

The court will hold trial on this claim on December 15, 2026 at 9:00 a.m. in Courtroom 11B.

If you do not appear at the trial, judgment may be entered against you by default.`;
const OREGON = `IN THE CIRCUIT COURT OF THE STATE OF OREGON
FOR THE COUNTY OF LANE
Small Claims Department

JONAS PELL, Plaintiff
v.
WILLA HARGROVE, Defendant

Case No. 26SC04321

SMALL CLAIM AND NOTICE OF SMALL CLAIM

I, Plaintiff, claim that on or about June 2, 2026, the above-named defendant owed me the sum of $1,450.00 and this sum is still due.

NOTICE TO DEFENDANT: READ THESE PAPERS CAREFULLY!
Within 14 days of receiving this notice you must do one of the following things: pay the claim, demand a hearing, or demand a jury trial. If you fail to do so, the plaintiff may ask the court to enter a judgment against you.`;
const CALLED = `DISTRICT COURT OF CEDAR COUNTY

JONAS PELL,
     Plaintiff,
v.                                No. 26-SC-4321
WILLA HARGROVE,
     Defendant.

You have been sued by the plaintiff for $1,450.00. You are commanded to appear for trial on December 15, 2026 at 9:00 a.m. to answer the claim.`;

describe('a paper by which a case begins', () => {
  test.each([
    ['SC-100', SC100],
    ['a notice of petition', PETITION_NOTICE],
    ['a notice to defend', DEFEND],
    ['a small claim in Ohio', OHIO_SMALL],
    ['a small claim in Oregon', OREGON],
    ['one that commands to appear', CALLED],
  ])('%s says that a case was started, whatever its title', (_, text) => {
    const proposal = proposalFrom(text, TODAY);
    expect(proposal.says).toContain('Somebody has started a case against you');
    expect(proposal).toMatchObject({ begins: true, role: { value: 'defendant' } });
    expect(proposal.command).toBeUndefined();
    expect(daysOf(proposal, null, TODAY).why).not.toContain('A judge has decided');
  });
});
