import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { openQuestions } from '#src/intake/proposal-lines.ts';
import { OUT_DAY } from '#src/next/day-names.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';

const WRIT = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

JUNIPER FLATS APARTMENTS LLC, Plaintiff,
v.                                   No. T-4-CV-2026-009999
ODALYS FERN, Defendant.

WRIT OF RESTITUTION

TO THE SHERIFF OF BERNALILLO COUNTY:

Judgment for restitution was entered on November 25, 2026. You are commanded to remove the defendant and to restore possession of the premises at 77 Mulberry Row to the plaintiff on December 2, 2026 at 10:00 a.m.

Issued November 26, 2026.
CLERK OF THE COURT`;

const LOCKOUT = `TRAVIS COUNTY CONSTABLE, PRECINCT 9
NOTICE TO VACATE

To: Odalys Fern and all occupants, 12 Ocotillo Street, Austin, Texas

Under a Writ of Possession issued by the Justice Court, Precinct 9, Travis County, Texas, you must vacate the premises. The writ will be executed on December 3, 2026 at 9:00 a.m.

Dated: November 28, 2026
Deputy A. Quill`;

const WARRANT = `CIVIL COURT OF THE CITY OF NEW YORK
COUNTY OF KINGS
WARRANT OF EVICTION
Birch Holdings LLC, Petitioner, against Odalys Fern, Respondent. Index No. LT-301234-26/KI
To any marshal of the City of New York: you are commanded to remove all persons from the premises at 9 Alder Place and to put the petitioner in possession.`;

const cardOf = (text: string) => {
  const proposal = proposalFrom(text, TODAY);
  return { proposal, ...daysOf(proposal, null, TODAY) };
};

describe('an order by which an officer puts somebody out', () => {
  test.each([
    ['a writ of restitution', WRIT, '2026-12-02', '10:00'],
    ['an officer’s notice', LOCKOUT, '2026-12-03', '09:00'],
  ])('%s: the day of the officer is the day', (_name, text, date, time) => {
    const { proposal, day, why } = cardOf(text);
    expect(proposal).toMatchObject({
      decision: 'eviction-writ',
      asks: 'nothing',
      kind: { value: 'eviction' },
    });
    expect(proposal.says).toContain('It is not a paper to answer.');
    expect(day).toMatchObject({ what: OUT_DAY, date, time });
    expect(why).toContain('Do this today: call legal help');
    expect(proposal.hearings).toEqual([]);
    expect(openQuestions(proposal)).not.toContain('kind');
  });

  test('names the law of its state, from memory where nobody read it', () => {
    expect(cardOf(WRIT).why).toContain('§ 47-8-46');
    expect(cardOf(WARRANT).why).toMatch(/New York .* 14 days.* from memory/);
  });

  test('without a day the clerk is called today', () => {
    const { day, others, why } = cardOf(WARRANT);
    expect([day, others]).toEqual([null, []]);
    expect(why).toMatch(/Look on the paper for it, and call the clerk .* today/);
  });

  test('a landlord who says that he will ask for a writ has none', () => {
    const notice = `NOTICE TO PAY RENT OR QUIT
Date: November 20, 2026
To: Odalys Fern. You owe rent of $910.00. Pay within three days or leave. If you do not, we will ask the court for a writ of restitution and the sheriff will put you out.
Juniper Flats Apartments LLC`;
    expect(cardOf(notice).proposal.decision ?? null).toBeNull();
  });

  test.each([
    [
      'a landlord’s notice that speaks of the constable',
      `24 HOUR NOTICE TO VACATE
To: Odalys Fern, 12 Ocotillo Street
You have 24 hours to vacate. Otherwise the constable comes with a writ of possession.
November 28, 2026
Owner: Quentin Ash`,
    ],
    [
      'an order that stops it',
      `METROPOLITAN COURT
Juniper Flats Apartments LLC, Plaintiff, v. Odalys Fern, Defendant. No. T-4-CV-2026-009999
ORDER STAYING
WRIT OF RESTITUTION
The writ of restitution is stayed. The sheriff shall not remove the defendant from the premises.`,
    ],
    [
      'an order that stops it for a time and on a condition',
      `METROPOLITAN COURT
Juniper Flats Apartments LLC, Plaintiff, v. Odalys Fern, Defendant. No. T-4-CV-2026-009999
ORDER STAYING
WRIT OF RESTITUTION
The writ of restitution is stayed until December 15, 2026 if Defendant pays $910.00 by December 4, 2026. The sheriff may not remove the tenant from the premises.`,
    ],
    [
      'a request for one, which is heard',
      `SUPERIOR COURT OF CALIFORNIA, COUNTY OF SAN DIEGO
Ember Auto Finance, Plaintiff, v. Odalys Fern, Defendant. Case No. 37-2026-00099999
NOTICE OF APPLICATION FOR
WRIT OF POSSESSION AND HEARING
A hearing on the application for a writ of possession of the 2021 vehicle is set for December 18, 2026 at 9:00 a.m.
The levying officer may take the vehicle after the hearing.`,
    ],
    [
      'a writ for a truck',
      `SUPERIOR COURT OF CALIFORNIA, COUNTY OF SAN DIEGO
Ember Auto Finance, Plaintiff, v. Odalys Fern, Defendant. Case No. 37-2026-00099999
WRIT OF POSSESSION (Claim and Delivery)
TO THE SHERIFF: You are directed to take the truck of the defendant at her home and deliver it to the plaintiff.`,
    ],
    [
      'a writ for money on a form of several',
      `SUPERIOR COURT OF CALIFORNIA, COUNTY OF LOS ANGELES
[X] EXECUTION (Money Judgment)
WRIT OF [ ] POSSESSION OF [ ] Personal Property
[ ] Real Property [X] Limited Civil Case (including Small Claims)
1. To the Sheriff or Marshal of the County of Los Angeles: you are directed to enforce the judgment.
5. Judgment entered on (date): March 3, 2026
9. [X] Writ of Possession/Writ of Sale information on next page.`,
    ],
  ])('%s is none', (_name, text) => {
    const { proposal, day } = cardOf(text);
    expect(proposal.decision ?? null).not.toBe('eviction-writ');
    expect(day?.what).not.toBe(OUT_DAY);
  });

  test('a box that is ticked for a home makes it one', () => {
    const form = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF LOS ANGELES
[ ] EXECUTION (Money Judgment)
WRIT OF [X] POSSESSION OF [ ] Personal Property
[X] Real Property
1. To the Sheriff or Marshal of the County of Los Angeles: you are directed to enforce the judgment.`;
    expect(cardOf(form).proposal.decision).toBe('eviction-writ');
  });

  test('a marshal’s notice of a warrant of the court is one, and its day is the one after which he may come', () => {
    const { proposal, day } = cardOf(`NOTICE OF EVICTION
by
MARSHAL QUINTUS VALE, BADGE NO. 99
City of New York

Civil Court of the City of New York, County of Kings
Landlord: Birch Holdings LLC
Tenant: Odalys Fern

PLEASE TAKE NOTICE that the Court has issued a warrant for your eviction. YOU MAY BE EVICTED, WITHOUT FURTHER NOTICE, ON OR AFTER December 14, 2026.
Dated: November 24, 2026`);
    expect(proposal.decision).toBe('eviction-writ');
    expect(day).toMatchObject({ what: OUT_DAY, date: '2026-12-14' });
  });

  test('the day of the judgment is not the officer’s, wherever the sentence names it', () => {
    const text = WRIT.replace(
      'Judgment for restitution was entered on November 25, 2026.',
      'WHEREAS, on November 30, 2026 judgment for restitution was entered in favor of the plaintiff.',
    );
    expect(cardOf(text).day).toMatchObject({ what: OUT_DAY, date: '2026-12-02' });
  });
});
