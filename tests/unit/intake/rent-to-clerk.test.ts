import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { ANSWER_DAY } from '#src/next/day-names.ts';
import { proposalFrom } from './read-papers.ts';

const summons = (last: string, more = '') => `IN THE COUNTY COURT, IN AND FOR
PINELLAS COUNTY, FLORIDA
CASE NO.: 26-009999-CO

JUNIPER FLATS APARTMENTS LLC,
     Plaintiff,
vs.
ODALYS FERN,
     Defendant.

EVICTION SUMMONS/RESIDENTIAL
TO: Odalys Fern, 77 Mulberry Row, Largo, FL
PLEASE READ CAREFULLY
You are being sued by Juniper Flats Apartments LLC to require you to move out of the place where you are living for the reasons given in the attached complaint.
You are entitled to a trial to determine whether you can be required to move, but you MUST do ALL of the things listed below. You must do them within 5 days (not including Saturday, Sunday, or any legal holiday) after the date these papers were given to you or to a person who lives with you or were posted at your home.
THE THINGS YOU MUST DO ARE AS FOLLOWS:
(1) Write down the reason(s) why you think you should not be forced to move. The written reason(s) must be given to the clerk of the court at the Pinellas County Courthouse.
(2) Mail or give a copy of your written reason(s) to the plaintiff's attorney.
(3) Pay to the clerk of the court the amount of rent that the attached complaint claims to be due and any rent that becomes due until the lawsuit is over.
${last}
${more}
DATED on November 20, 2026.`;
const PLAIN =
  'IF YOU DO NOT DO ALL OF THESE THINGS WITHIN 5 DAYS, YOU MAY BE EVICTED WITHOUT A HEARING OR FURTHER NOTICE.';
const WORKING =
  'IF YOU DO NOT DO ALL OF THE THINGS SPECIFIED ABOVE WITHIN 5 WORKING DAYS AFTER THE DATE THAT THESE PAPERS WERE GIVEN TO YOU, YOU MAY BE EVICTED WITHOUT A HEARING OR FURTHER NOTICE.';

const cardOf = (text: string, today = '2026-11-30') => {
  const role: Proposal['role'] = { value: 'defendant', certainty: 'certain', factIds: [] };
  const proposal = { ...proposalFrom(text, today), role };
  return { proposal, ...daysOf(proposal, { date: '2026-11-25', method: 'personal' }, today) };
};

describe('a summons that asks for an answer and for the rent', () => {
  test('each is a duty of its own, and the holiday is left out where the paper says so', () => {
    const { day, others, why } = cardOf(summons(WORKING));
    // Day 0 is the day before Thanksgiving.
    expect([day, ...others].map((each) => [each?.what, each?.date])).toEqual([
      [ANSWER_DAY, '2026-12-03'],
      ['Give the other side a copy', '2026-12-03'],
      ['Pay the rent to the clerk', '2026-12-03'],
    ]);
    expect(why).toContain('the rent paid to the clerk');
    expect(why).not.toContain('Be there on the day');
  });

  test('a shorter time in the threat is shown as one to check, and never as today for sure', () => {
    const { day, others } = cardOf(summons(PLAIN));
    for (const each of [day, ...others]) {
      expect(each).toMatchObject({ date: '2026-11-30', isSure: false });
      expect(each?.warnings.join(' ')).toMatch(/says this time twice.*Thu, Dec 3, 2026.*check this day/);
      expect(each?.warnings.join(' ')).not.toContain('This deadline is today');
    }
    expect(others).toHaveLength(2);
  });

  test('once the shorter time is over, the longer one is the day, and it is done at once', () => {
    const { day } = cardOf(summons(PLAIN), '2026-12-01');
    expect(day).toMatchObject({ what: ANSWER_DAY, date: '2026-12-03', isSure: false });
    expect(day?.warnings.join(' ')).toMatch(/earlier day is over\. Do it today/);
  });
});

describe('an eviction whose time to answer is not known', () => {
  const EVICTION = `IN THE COUNTY COURT, IN AND FOR PINELLAS COUNTY, FLORIDA
CASE NO.: 26-009998-CO
JUNIPER FLATS APARTMENTS LLC, Plaintiff,
vs.
ODALYS FERN, Defendant.
EVICTION SUMMONS
TO: Odalys Fern
You are being sued by Juniper Flats Apartments LLC to require you to move out.`;

  test('is told to go to a hearing where one is named', () => {
    const { why } = cardOf(
      `${EVICTION}\nThe hearing is set for December 9, 2026 at 9:00 a.m. in Courtroom 2.`,
    );
    expect(why).toContain('Be there on the day that the paper names');
  });

  test('and is sent to none where none was read', () => {
    const { why, day } = cardOf(`${EVICTION}\nYou must pay the rent to the clerk by December 9, 2026.`);
    expect(day?.what).toBe('Pay the rent to the clerk');
    expect(why).toMatch(/We read no day of a hearing\. Look on the paper/);
    expect(why).not.toContain('Be there on the day');
  });
});
