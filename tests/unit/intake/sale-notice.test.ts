import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { SALE_DAY } from '#src/next/day-names.ts';
import { missedSteps } from '#src/next/missed-day.ts';
import { saleTasks } from '#src/next/sale-tasks.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const SPECIAL_MASTER = `FIRST JUDICIAL DISTRICT COURT
STATE OF NEW MEXICO
COUNTY OF SANTA FE
No. D-101-CV-2025-02211
HIGH PLAINS MORTGAGE SERVICING LLC,
    Plaintiff,
vs.
CORAZON ABEYTA-LYNN and LEOPOLD ABEYTA,
    Defendants.

NOTICE OF SALE
NOTICE IS HEREBY GIVEN that on December 17, 2026, at the hour of 11:30 a.m., the undersigned Special Master will, at the
main entrance of the First Judicial District Courthouse, 225 Montezuma Avenue, Santa Fe, New Mexico, sell all the right,
title and interest of the Defendants in the property at 9 Camino Lindo to the highest bidder for cash. The sale is subject
to a one month right of redemption.`;
const TRUSTEE = `Recording requested by: Golden Valley Trustee Services, Inc.
T.S. No. 2026-00817-CA   APN 412-090-22
NOTICE OF TRUSTEE'S SALE
YOU ARE IN DEFAULT UNDER A DEED OF TRUST DATED 6/14/2019. UNLESS YOU TAKE ACTION TO PROTECT YOUR PROPERTY, IT MAY BE SOLD
AT A PUBLIC SALE. IF YOU NEED AN EXPLANATION OF THE NATURE OF THE PROCEEDING AGAINST YOU, YOU SHOULD CONTACT A LAWYER.
A public auction sale to the highest bidder for cash will be held by the duly appointed trustee as shown below.
Trustor: Hollis Brandtner, a single man
Date of Sale: 12/22/2026 at 10:00 AM
Place of Sale: At the front steps of the Stanislaus County Courthouse, 801 11th Street, Modesto, CA`;
const SHERIFF = `IN THE COURT OF COMMON PLEAS OF BERKS COUNTY, PENNSYLVANIA
No. 25-14022
Keystone Heritage Bank v. Lorna Tisdale
NOTICE OF SHERIFF'S SALE OF REAL PROPERTY
TO: Lorna Tisdale, 14 Cedar Hollow Rd, Reading, PA 19601
Your house (real estate) at 14 Cedar Hollow Rd is scheduled to be sold at the Sheriff's Sale on January 8, 2027 at 10:00 A.M. in
the Berks County Courthouse to enforce the court judgment of $98,400.12 obtained by Keystone Heritage Bank.`;

describe('a notice that a home will be sold', () => {
  test.each([
    [
      SPECIAL_MASTER,
      '2026-12-17',
      '11:30',
      'the main entrance of the First Judicial District Courthouse, 225 Montezuma Avenue, Santa Fe, New Mexico',
    ],
    [
      TRUSTEE,
      '2026-12-22',
      '10:00',
      'At the front steps of the Stanislaus County Courthouse, 801 11th Street, Modesto, CA',
    ],
    [SHERIFF, '2027-01-08', '10:00', 'the Berks County Courthouse'],
  ])('is told as one, with its day, its place, and what can be done before', (text, date, time, place) => {
    const proposal = proposalFrom(text, TODAY);
    expect(proposal).toMatchObject({ calls: 'stop-sale', role: { value: 'defendant' } });
    const { day, why } = daysOf(proposal, null, TODAY);
    expect(day).toMatchObject({ what: SALE_DAY, date, time, place });
    expect(day?.steps.join(' ')).not.toContain('Be there');
    expect(why).toContain('only before that day');
  });

  test.each([
    ['NOTICE OF HEARING ON MOTION FOR ORDER OF SALE', 'The motion to sell the real property will be heard.'],
    ['MOTION TO CONFIRM FORECLOSURE SALE', 'The special master sold the real property.'],
    [
      'NOTICE OF HEARING PRIOR TO FORECLOSURE SALE',
      'The hearing on the foreclosure of the real property is on December 15, 2026.',
    ],
    [
      'NOTICE OF SALE OF VEHICLE',
      'The vehicle, subject to a mortgage, will be sold for towing fees to the highest bidder.',
    ],
    [
      'NOTICE OF PUBLIC SALE',
      'The contents of unit 14 will be sold to the highest bidder on December 15, 2026.',
    ],
  ])('%s is none', (title, words) => {
    const text = `SECOND JUDICIAL DISTRICT COURT\nCOUNTY OF BERNALILLO\n\n${title}\n\n${words}`;
    expect(classifyDocument({ text, filename: 'paper.txt' }).id).not.toBe('sale-notice');
  });

  test.each([
    'I will offer for sale at public auction, online at sales.example.gov, on December 11, 2026 at 9:00 a.m. and, if not sold, a second offering on December 18, 2026 at 9:00 a.m., the following real estate: 9 Wren Lane.',
    'I will offer the same for sale at public auction to the highest bidder at the front door of the courthouse on the 11th day of December, 2026, at 9:00 a.m.',
  ])('names a day on which a sheriff offers the home for sale: %s', (words) => {
    const text = `IN THE COURT OF COMMON PLEAS, FRANKLIN COUNTY, OHIO
CASE NO. 26CV001177

BUCKTHORN SAVINGS BANK, Plaintiff
vs.
LORNA TISDALE, Defendant

NOTICE OF SHERIFF'S SALE OF REAL ESTATE

In pursuance of an Order of Sale in the above entitled action, ${words}`;
    const { day } = daysOf(proposalFrom(text, TODAY), null, TODAY);
    expect(day).toMatchObject({ what: SALE_DAY, date: '2026-12-11', time: '09:00', isSure: true });
  });

  test.each([
    [
      `${TRUSTEE}
Amount of unpaid balance and other charges: $198,300.00
NOTICE TO PROPERTY OWNER: The sale date shown on this notice of sale may be postponed.
Date: 11/19/2026
GOLDEN VALLEY TRUSTEE SERVICES, INC., as Trustee`,
      '2026-12-22',
      '2026-11-19',
    ],
    [
      `NOTICE OF SUBSTITUTE TRUSTEE'S SALE
Date: November 16, 2026
Deed of Trust dated May 3, 2018, executed by HOLLIS BRANDTNER, recorded in Document No. 2018-11420, Real Property Records, Tarrant County, Texas.
Date of Sale: Tuesday, December 8, 2026
Earliest time sale will begin: 10:00 AM.
Place of Sale: Base of the courthouse steps, Tarrant County Courthouse, 100 W Weatherford, Fort Worth, Texas.
DANA ORCUTT, Substitute Trustee`,
      '2026-12-08',
      '2026-11-16',
    ],
  ])('bears its own day, which is none of a sale, and not that of the deed', (text, sale, own) => {
    const proposal = proposalFrom(text, TODAY);
    expect(proposal.hearings.map(({ date }) => date)).toEqual([sale]);
    expect(proposal.issued).toBe(own);
  });

  test('asks for help first, and once it has passed whether it was sold', () => {
    expect(saleTasks('c1').map(({ key }) => key)[0]).toBe('sale help');
    expect(missedSteps({ kind: SALE_DAY, takesPlace: true }, 'defendant')[1]?.text).toContain(
      'if it was sold',
    );
  });

  test('tells whom no court sent it that a judge is asked by a lawsuit', () => {
    const court = saleTasks('c1').find(({ key }) => key === 'sale court');
    expect(court?.why).toContain('names no court');
    expect(court?.why).toContain('lawsuit of your own');
  });
});
