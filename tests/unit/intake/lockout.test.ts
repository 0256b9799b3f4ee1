import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { lockoutIn } from '#src/law/lockouts.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const read = (text: string) => {
  const proposal = proposalFrom(text, TODAY);
  return { proposal, ...daysOf(proposal, null, TODAY) };
};

const landlords = (place: string) => `NOTICE OF LOCKOUT

November 27, 2026

To: Willa Hargrove
219 Larkspur Court, Apt 3, ${place}

The locks on your door were changed today because rent is unpaid. Delinquent rent: $1,240.00.

Juniper Court Apartments LP, Landlord`;

const vacate = (line: string) => `COUNTY OF SACRAMENTO SHERIFF'S OFFICE
CIVIL BUREAU

NOTICE TO VACATE

Court: Superior Court of California, County of Sacramento
Court Case No.: 26UD004411
PLAINTIFF: DELTA OAK PROPERTIES LLC
DEFENDANT: WILLA HARGROVE

By virtue of the Writ of Possession of Real Property issued out of the above court, you are hereby ordered to vacate the premises.
EVICTION ADDRESS: 219 Larkspur Court, Sacramento, CA 95814
${line}
Should you fail to vacate the premises, I will immediately enforce the writ by removing you from the premises.
Posted: November 27, 2026`;

describe('a lockout by the owner', () => {
  test.each([
    ['Austin, Texas 78704', 'a new key at any hour'],
    ['Albuquerque, NM 87102', '§ 47-8-36'],
    ['Sacramento, CA 95814', '§ 789.3'],
    ['Columbus, Ohio 43215', 'ask legal help today'],
  ])('in %s tells of the key', (place, words) => {
    const { why } = read(landlords(place));
    expect(why).toContain(words);
    expect(why).toContain('Your things are still yours');
  });

  test('of a place of business says nothing of homes', () => {
    const { why } = read(
      landlords('Austin, Texas 78704').replace(
        'rent is unpaid',
        'the rent of the retail premises, a store, is unpaid',
      ),
    );
    expect(why).not.toContain('at any hour');
  });
});

describe('a notice to vacate by an officer', () => {
  test.each([
    'Final Vacate Date: Thursday, December 3, 2026, 6:01 a.m.',
    'EVICTION DATE: December 3, 2026 at 6:01 AM',
  ])('names the day: %s', (line) => {
    const { day, why } = read(vacate(line));
    expect(day).toMatchObject({
      what: 'From this day an officer may put you out',
      date: '2026-12-03',
      time: '06:01',
    });
    expect(why).toContain('15 days after the officer came');
  });

  test('gives hours from the posting', () => {
    const text = vacate('You have 24 hours from the time this notice was posted to vacate.').replace(
      'Posted: November 27, 2026',
      'Posted: November 28, 2026 at 10:15 AM',
    );
    const { day, others } = read(text);
    expect(day).toMatchObject({ date: '2026-11-29', time: '10:15', isSure: false });
    expect(others).toEqual([]);
  });
});

describe('what an officer has done', () => {
  const done = vacate(
    'The premises were restored to the landlord under a Writ of Possession on November 25, 2026. You may not enter the premises.',
  ).replace(/Should you[\s\S]*/, 'To get your personal property, contact the landlord.');

  test('is not to come any more, and the things are told of', () => {
    const { proposal, day, why } = read(done);
    expect(day).toBeNull();
    expect(proposal.says).not.toContain('To stop it');
    expect(why).toContain('gave the home back to the owner on Wed, Nov 25, 2026');
    expect(why).toContain(lockoutIn('CA', 'left-behind'));
  });
});

test('somebody is always told whom to ask', () => {
  for (const state of [null, 'OH', 'WY'])
    expect(lockoutIn(state, 'locked-out')).toContain('ask legal help today');
});
