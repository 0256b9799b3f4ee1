import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { isConditional, withCondition } from '#src/next/conditional.ts';
import { makeAnswerTime, makeProposal } from '#tests/factories/intake.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-28';
const ORDER = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
WILLA HARGROVE,
     Defendant.

ORDER SETTING SETTLEMENT CONFERENCE

IT IS ORDERED that a settlement conference is set for January 21, 2027, at 9:30 a.m. in Courtroom 3.

All parties shall attend in person. Each party shall send the judge a confidential statement no later than 10 days before the conference.

Any party who needs an interpreter shall notify the court by January 7, 2027.

Dated: November 16, 2026

District Judge`;

const LETTER = `LARKSPUR RECOVERY LLC
12 Birch Street
Albuquerque, NM 87102

November 20, 2026

Willa Hargrove
219 Larkspur Court
Albuquerque, NM 87102

Re: Account ending 4411, balance $2,350.00

Dear Ms. Hargrove:

This is an attempt to collect a debt. You must pay $2,350.00 by December 14, 2026.

Unless you notify this office within 30 days after receiving this notice that you dispute the validity of this debt or any portion thereof, this office will assume this debt is valid.

Sincerely,
Dana Orcutt`;

describe('an order that sets a hearing', () => {
  test('what binds everybody comes first, what only somebody needs has its condition', () => {
    const { day, others } = daysOf(proposalFrom(ORDER, TODAY), null, TODAY);
    expect(day).toMatchObject({ what: 'Send the judge a confidential statement', date: '2027-01-06' });
    expect(day?.steps.join(' ')).toContain('Day 0 is Thu, Jan 21, 2027');
    // Rule 1-006 NMRA leaves weekends and holidays out of a time of ten days or fewer.
    expect(day?.steps.join(' ')).toContain('Count back 10 court days');
    expect(day?.citation).toBe('Rule 1-006 NMRA');
    expect(day?.isSure).toBe(false);
    expect(others.map(({ what, date }) => [what, date])).toEqual([
      ['Notify the court, if you need an interpreter', '2027-01-07'],
      ['Settlement conference', '2027-01-21'],
    ]);
  });

  test.each([
    ['10 days before the hearing', '2027-01-06'],
    ['1 week before the conference', '2027-01-11'],
    ['2 days before trial', '2027-01-19'],
    // Monday the 18th is a holiday: the last open day before it.
    ['3 days before the hearing', '2027-01-15'],
    ['3 court days before the hearing', '2027-01-15'],
  ])('%s', (period, date) => {
    const proposal = makeProposal({
      asks: 'nothing',
      deadlines: [makeAnswerTime(period, { label: 'Exhibit list' })],
      hearings: [
        {
          ...{ label: 'Hearing', date: '2027-01-21', time: '09:30', place: null },
          ...{ certainty: 'certain', factId: 'h' },
        },
      ],
    });
    expect(daysOf(proposal, null, TODAY).day).toMatchObject({ what: 'Exhibit list', date });
  });

  test('of two sittings by no name nothing is counted back', () => {
    const sitting = { time: null, place: null, certainty: 'certain' as const };
    const proposal = makeProposal({
      asks: 'nothing',
      deadlines: [makeAnswerTime('10 days before trial', { label: 'Exhibit list' })],
      hearings: [
        { ...sitting, label: 'Hearing', date: '2027-01-21', factId: 'h' },
        { ...sitting, label: 'Conference', date: '2027-02-11', factId: 'c' },
      ],
    });
    const { day, others } = daysOf(proposal, null, TODAY);
    expect([day, ...others].map((each) => each?.what)).not.toContain('Exhibit list');
  });
});

describe('a condition', () => {
  test.each([
    ['If you need an interpreter, call the clerk by May 1.', 'Call the clerk, if you need an interpreter'],
    ['Parties requiring an accommodation must ask by May 1.', 'Call the clerk, if you need an accommodation'],
    ['Requests for interpreters are due May 1.', 'Call the clerk, if you need an interpreter'],
    ['If you wish to oppose the motion, file a response by May 1.', 'Call the clerk'],
    ['If you do not file an answer by May 1, you may lose.', 'Call the clerk'],
  ])('%s', (quote, label) => {
    expect(withCondition('Call the clerk', quote)).toBe(label);
    expect(isConditional(label)).toBe(label !== 'Call the clerk');
  });
});

describe('a letter about a debt', () => {
  test('the right to dispute it in writing comes before the payment, and there is nothing to aim for', () => {
    const service = { date: '2026-11-27', method: 'unknown' as const };
    const { day, others } = daysOf(proposalFrom(LETTER, TODAY), service, TODAY);
    expect(day).toMatchObject({
      what: 'You may dispute this debt in writing',
      date: '2026-12-27',
      aimFor: null,
    });
    expect(day?.warnings).toContain('That day is on a weekend. Send it before.');
    expect(others).toMatchObject([{ date: '2026-12-14', aimFor: null }]);
  });
});
