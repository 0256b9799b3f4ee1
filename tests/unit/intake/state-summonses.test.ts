import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import type { Service } from '#src/intake/schema.ts';
import { addDays } from '#src/law/calendar-days.ts';
import { proposalFrom } from './read-papers.ts';
import { STATE_SUMMONSES, summonsOf } from './state-summonses.ts';

const TODAY = '2026-11-29';
const SERVED = '2026-11-20';

function answer(text: string, method: Service['method']) {
  const proposal = proposalFrom(text, TODAY);
  return daysOf(proposal, { date: SERVED, method }, TODAY);
}

describe.each(STATE_SUMMONSES)('a summons in the manner of $state', ({ days, byMail, ...summons }) => {
  const text = summonsOf(summons);

  test('waits for the day of service, and asks for it', () => {
    const proposal = proposalFrom(text, TODAY);
    expect(proposal.asks).toBe('how-served');
    expect(daysOf(proposal, null, TODAY).day).toBeNull();
  });

  test.each(['personal', 'unknown'] as const)('counts its days from it: %s', (method) => {
    const { day, others } = answer(text, method);
    expect(day).toMatchObject({ what: 'Your answer is due', date: addDays(SERVED, days), isSure: false });
    expect(others).toEqual([]);
  });

  test('gives more to whom it came to by mail only where it says so', () => {
    expect(answer(text, 'mail').day?.date).toBe(addDays(SERVED, byMail ?? days));
  });
});

const MICHIGAN = STATE_SUMMONSES.filter(({ state }) => state === 'Michigan');

test.each(MICHIGAN)('of the two times of $state it is told which one was counted', (summons) => {
  const said = (method: Service['method']) =>
    answer(summonsOf(summons), method).day?.warnings.join(' ') ?? '';
  const two = 'The paper gives two times: 21 days, and 28 days if it came by mail or outside this state.';
  expect(said('personal')).toContain(
    `${two} We counted 21 days. If you got it outside this state, you have 28 days: ask the clerk.`,
  );
  expect(said('home')).toContain('We counted 21 days.');
  expect(said('mail')).toContain(`${two} You said that it came by mail: we counted 28 days`);
  expect(said('unknown')).toContain(`${two} We do not know how it came to you, so we keep the earlier day.`);
});

test('a day on which courts are closed is told as one', () => {
  const jersey = STATE_SUMMONSES.filter(({ state }) => state === 'New Jersey').map(summonsOf);
  expect(jersey.flatMap((text) => answer(text, 'personal').day?.warnings ?? [])).toContain(
    'That day is Christmas Day: courts are closed then. Hand in your answer before it.',
  );
});

describe('the same time in other voices', () => {
  test.each([
    'An answer to the complaint, a copy of which is herewith served upon you, must be filed within 21 days after the same shall be served upon you, exclusive of the day of service.',
    'Within 21 days after service upon you of this summons, exclusive of the day on which you were served, you must answer the complaint.',
    'Unless you answer the complaint within 21 days after the date of service upon you, judgment will be taken by default.',
    'You must answer the complaint within 21 days, counted from the day after you were served.',
    'The complaint in this action shall be served upon you with this summons. You are required to serve your answer upon the plaintiff within 21 days of such service.',
    'You are required to answer the complaint within twenty-one days of the day on which this summons shall be served upon you, not counting the day of service.',
    'Unless a written defense is made within 21 days following the day this paper is delivered to you, judgment by default may be taken against you.',
    'If no answer is filed within 21 days of service of this summons upon you, default will be entered.',
  ])('%s', (words) => {
    const text = summonsOf({
      head: 'STATE OF GEORGIA\nSUPERIOR COURT OF COBB COUNTY',
      number: '26-A-1',
      words,
    });
    expect(answer(text, 'personal').day).toMatchObject({ what: 'Your answer is due', date: '2026-12-11' });
  });
});
