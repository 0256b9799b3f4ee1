import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { OUT_DAY } from '#src/next/day-names.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';

const cardOf = (text: string) => {
  const proposal = proposalFrom(text, TODAY);
  return { proposal, ...daysOf(proposal, null, TODAY) };
};

const writ = (words: string) => `STATE OF NEW MEXICO
IN THE MAGISTRATE COURT
SANDOVAL COUNTY
JUNIPER FLATS APARTMENTS LLC,
     Plaintiff,
v.                          No. M-29-CV-2026-00999
ODALYS FERN,
     Defendant.

WRIT OF RESTITUTION
TO THE SHERIFF OF SANDOVAL COUNTY: You are commanded to remove the defendant from 77 Mulberry Row. ${words}
Issued November 27, 2026.`;

const posted = (words: string) => `JUSTICE COURT PRECINCT 9, TRAVIS COUNTY, TEXAS
CASE NO. J9-CV-26-009999
BIRCH HOLDINGS LP vs. ODALYS FERN
24 HOUR NOTICE TO VACATE - WRIT OF POSSESSION
A Writ of Possession has been issued in the above case. You and all other persons occupying the premises at 12 Ocotillo Street are hereby notified to vacate. ${words}
Posted November 28, 2026 10:00 a.m.`;

const SHERIFF = `ORANGE COUNTY SHERIFF'S DEPARTMENT
CIVIL DIVISION
Plaintiff: ALDER PLACE LP
Defendant: ODALYS FERN
Superior Court of California, County of Orange     Court Case No. 30-2026-00999999

NOTICE TO VACATE
Deadline
To: Odalys Fern and all occupants, 9 Alder Place Apt 4, Anaheim

By virtue of a Writ of Possession of Real Property, a copy of which is attached, you are hereby ordered to vacate the premises described in the writ.

Final notice is hereby given that possession of the property must be turned over to the landlord on or before: December 3, 2026 at 6:01 AM.

Should you fail to vacate the premises within the allotted time, I will immediately enforce the writ by removing you.`;

const MARSHAL = `MARSHAL'S NOTICE OF EVICTION
Civil Court of the City of New York, County of Queens   Index LT-399999-26/QU
Landlord: BIRCH HOLDINGS LLC   Tenant: ODALYS FERN
TO THE ABOVE NAMED TENANTS AND UNDERTENANTS: The Court has issued a warrant for your eviction. If you fail to vacate the described premises YOU MAY BE EVICTED, WITHOUT FURTHER NOTICE, ON THE FOURTEENTH DAY AFTER THE DATE OF THIS NOTICE or on any business day thereafter. The only way you can stop this eviction is if a court issues an order to show cause that stays your eviction.
Date of notice: November 24, 2026. Q. Vale, City Marshal Badge 99`;

describe('the day on which the officer comes', () => {
  test.each([
    ['shall be executed on', writ('This writ shall be executed on December 3, 2026.'), '2026-12-03', null],
    [
      'not earlier than',
      writ('The writ shall be executed not earlier than December 2, 2026.'),
      '2026-12-02',
      null,
    ],
    [
      'may execute it on or after',
      writ('The Sheriff may execute the writ of restitution on or after December 2, 2026.'),
      '2026-12-02',
      null,
    ],
    [
      'no lockout before',
      writ('The Sheriff shall not conduct a lockout before December 10, 2026.'),
      '2026-12-10',
      null,
    ],
    [
      'an officer’s notice of a writ of possession',
      posted('The writ will be executed on or after December 2, 2026 at 10:00 a.m. by the Constable.'),
      '2026-12-02',
      '10:00',
    ],
    [
      'the constable will execute it',
      posted('The Constable will execute the writ on December 2, 2026 at 9:30 a.m.'),
      '2026-12-02',
      '09:30',
    ],
    ['a sheriff’s last hour to turn the home over', SHERIFF, '2026-12-03', '06:01'],
    ['a number of days after the notice', MARSHAL, '2026-12-08', null],
  ])('%s', (_name, text, date, time) => {
    const { proposal, day, others, why } = cardOf(text);
    expect(proposal).toMatchObject({ decision: 'eviction-writ', kind: { value: 'eviction' }, outFrom: date });
    expect(day).toMatchObject({ what: OUT_DAY, date, time });
    expect(others).toEqual([]);
    expect(why).not.toContain('We read no day');
  });

  test('that is counted says from which day, and how', () => {
    expect(cardOf(MARSHAL).day?.steps.join(' ')).toMatch(/Tue, Nov 24, 2026.*day 14 is Tue, Dec 8, 2026/i);
  });

  test('a writ that holds the officer back until a day is a writ, and shows that day', () => {
    const { proposal, day } = cardOf(
      writ('The Sheriff shall not execute this writ before December 10, 2026.'),
    );
    expect(proposal.decision).toBe('eviction-writ');
    expect(day?.date).toBe('2026-12-10');
  });

  test('a writ to be executed at once says so', () => {
    const { day, why } = cardOf(writ('The writ of restitution shall be executed forthwith.'));
    expect(day).toBeNull();
    expect(why).toContain('at once');
    expect(why).toContain('Look on the paper');
  });

  test('what was not read is looked for on the paper', () => {
    const { why } = cardOf(writ(''));
    expect(why).toContain('We read no day on which the officer comes. Look on the paper for it, and call');
  });

  test.each([
    ['executed in the past', 'The lease was executed on December 1, 2025.'],
    ['the judgment’s day', 'Judgment was entered on November 30, 2026.'],
  ])('%s is none', (_name, words) => {
    expect(cardOf(writ(words)).proposal.outFrom).toBeNull();
  });
});

describe('the day of a judgment from which an officer may come', () => {
  const judgment = (words: string) => `STATE OF NEW MEXICO
IN THE MAGISTRATE COURT
SANDOVAL COUNTY
JUNIPER FLATS APARTMENTS LLC, Plaintiff,
v.                          No. M-29-CV-2026-00998
ODALYS FERN, Defendant.

JUDGMENT FOR RESTITUTION
This case came on for trial on November 24, 2026. Both parties appeared. IT IS ORDERED that Plaintiff have restitution of the premises at 77 Mulberry Row; ${words}
Any party aggrieved may appeal to the district court within ten (10) days.
Filed November 24, 2026. MAGISTRATE JUDGE`;

  test.each([
    'that a writ of restitution issue effective December 1, 2026 at 12:00 noon.',
    'that a writ of restitution issue effective December 1, 2026 at 12:00 noon. The writ of restitution shall be served by December 1, 2026.',
  ])('is named as that, and once: %s', (words) => {
    const { proposal, day, others } = cardOf(judgment(words));
    expect(proposal.outFrom).toBe('2026-12-01');
    expect(day).toMatchObject({ what: OUT_DAY, date: '2026-12-01', time: '12:00' });
    expect(others.filter(({ date }) => date === '2026-12-01')).toEqual([]);
  });
});
