import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import type { Service } from '#src/intake/schema.ts';
import { makeProposal } from '#tests/factories/intake.ts';
import * as papers from './read-papers.ts';

const TODAY = '2026-11-24';
const HANDED: Service = { date: '2026-11-20', method: 'personal' };
const read = (text: string) => papers.proposalFrom(text, TODAY);

test('three days after the answer was sent are no time that starts with being served', () => {
  const { day, others, why } = daysOf(read(papers.OHIO), { date: '2026-11-09', method: 'personal' }, TODAY);
  expect(day).toMatchObject({ what: 'Your answer is due', date: '2026-12-07', isSure: false });
  expect(others).toEqual([]);
  expect(why).toContain('Send your answer to the other side by Mon, Dec 7, 2026.');
  expect(why).toContain('within 3 days after you sent it');
});

test('a time that starts with a publication is counted from the day of the paper, which is before it', () => {
  const proposal = read(`STATE OF NEW MEXICO
COUNTY OF TAOS
EIGHTH JUDICIAL DISTRICT COURT
IN THE MATTER OF THE ESTATE OF ORLO HARGROVE, DECEASED.     No. D-820-PB-2026-00077

NOTICE TO CREDITORS

All persons having claims against this estate are required to present their claims within four (4) months after the date of the first publication of this Notice, or the claims will be forever barred.
Dated: November 5, 2026`);
  expect(daysOf(proposal, HANDED, TODAY).day).toMatchObject({ date: '2027-03-05', isSure: false });
});

describe('a request to waive service', () => {
  test('serves nobody: 30 days to send it back and 60 to answer, from the day it was sent', () => {
    const proposal = read(papers.WAIVER_REQUEST);
    expect(proposal).toMatchObject({ asks: 'nothing', sendBack: 'waiver-request', runsFrom: '2026-11-09' });
    const { day, others, why } = daysOf(proposal, null, TODAY);
    expect(day).toMatchObject({ what: 'Return the signed waiver', date: '2026-12-09', isSure: false });
    expect(others).toMatchObject([{ date: '2027-01-08', isSure: false }]);
    expect(why).toContain('You have not been served yet.');
    expect([day, ...others].map((each) => each?.ruleKey)).toEqual(['F3', 'F2']);
  });

  test('whatever is said of a day of service', () => {
    const { day, others } = daysOf(read(papers.WAIVER_REQUEST), HANDED, TODAY);
    expect([day, ...others].map((each) => each?.date)).toEqual(['2026-12-09', '2027-01-08']);
  });

  test('without a day names none', () => {
    const { day, why } = daysOf({ ...read(papers.WAIVER_REQUEST), runsFrom: null }, null, TODAY);
    expect(day).toBeNull();
    expect(why).toContain('Read on the form by when');
  });
});

describe('a form of receipt of California', () => {
  test('goes back within 20 days of its mailing', () => {
    const { day, others, why } = daysOf(read(papers.ACKNOWLEDGMENT), HANDED, TODAY);
    expect(day).toMatchObject({ date: '2026-12-03', isSure: false });
    expect(others).toEqual([]);
    expect(why).toContain('on the day you signed');
  });

  test('beside a summons leaves the day of the answer unsure', () => {
    const proposal = {
      ...makeProposal({ court: { value: 'Superior Court of California, County of Fresno' } }),
      ...{ sendBack: 'acknowledgment' as const, runsFrom: '2026-03-05' },
      state: { value: 'CA', certainty: 'certain' as const, factIds: [] },
      caseNumber: { value: null, certainty: 'certain' as const, factIds: [] },
    };
    const { day, others } = daysOf(proposal, { date: '2026-03-10', method: 'mail' }, '2026-03-12');
    const answer = [day, ...others].find((each) => each?.what === 'Your answer is due');
    expect(answer).toMatchObject({ date: '2026-04-09', isSure: false });
    expect(answer?.warnings.join(' ')).toContain('form to sign and send back');
    expect([day, ...others].map((each) => each?.date)).toContain('2026-03-25');
  });
});

test('a judgment by default says what to do, and the first day that can end', () => {
  const { day, why } = daysOf(read(papers.DEFAULT_JUDGMENT), null, TODAY);
  expect(why).toContain('You can ask the judge to set it aside');
  expect(day).toMatchObject({ date: '2026-12-16', isSure: false });
});

test('a landlord’s own notice is no court’s, on time and after', () => {
  const proposal = read(papers.LANDLORD_NOTICE);
  expect(proposal.asks).toBe('letter');
  for (const date of ['2026-11-23', '2026-11-20', null]) {
    const { day, others, why } = daysOf(proposal, { date, method: 'unknown' }, TODAY);
    expect(why).toContain('Nobody may put you out without a court order');
    const said = [day, ...others].flatMap((each) => each?.warnings ?? []).join(' ');
    expect(said).not.toMatch(/clerk|answer/i);
  }
});

describe('a way that may be no right one', () => {
  test.each([
    ['Second Judicial District Court', 'NM', 'posted'],
    ['Second Judicial District Court', 'NM', 'electronic'],
    ['Bernalillo County Metropolitan Court', 'NM', 'mail'],
    ['United States District Court for the District of New Mexico', 'NM', 'electronic'],
    ['Superior Court of California, County of Fresno', 'CA', 'mail'],
    ['District Court of Travis County, Texas', 'TX', 'posted'],
  ] as const)('%s, %s, %s: the day stands and is not sure', (court, state, method) => {
    const value = <Value>(of: Value) => ({ value: of, certainty: 'certain' as const, factIds: [] });
    const proposal = makeProposal({
      ...{ court: { value: court }, caseNumber: value(null), state: value(state) },
      deadlines: [],
    });
    const { day } = daysOf(proposal, { date: '2026-03-10', method }, '2026-03-12');
    expect(day?.isSure).toBe(false);
    const said = day?.warnings.join(' ') ?? '';
    expect(said).toContain(
      'This may not be a right way to bring you the papers. Keep this day all the same.',
    );
    expect(said.includes('ask a lawyer before you file')).toBe(state !== 'NM');
  });

  test('papers left at a home in California count from the day they were left, and say so', () => {
    const { day } = daysOf(read(papers.EVICTION_IN_VAN_NUYS), { date: '2026-11-20', method: 'home' }, TODAY);
    expect(day).toMatchObject({ date: '2026-12-08', isSure: false });
    expect(day?.steps[0]).toContain('Nov 20, 2026, the day the papers were left at your home');
    expect(day?.warnings.join(' ')).toContain('this day is early and safe');
  });
});

test('a small claim in California takes no answer', () => {
  const { day, others, why } = daysOf(read(papers.SMALL_CLAIM), HANDED, TODAY);
  expect(day).toMatchObject({ date: '2026-12-15' });
  expect(others).toEqual([]);
  expect(why).toBe('You file no answer here. Go to the hearing on Tue, Dec 15, 2026 and bring your proof.');
});

test('the court sits where the paper says', () => {
  expect(read(papers.EVICTION_IN_VAN_NUYS).court.printedAddress).toBe(
    '6230 Sylmar Avenue, Van Nuys, CA 91401',
  );
  expect(read(papers.OHIO).court.printedAddress).toBeNull();
});

test('where nobody knows the day, the first step says so', () => {
  const { day } = daysOf(makeProposal(), { date: null, method: 'unknown' }, '2026-03-12');
  expect(day?.steps[0]).toBe(
    'Day 0 is Mon, Mar 2, 2026, the earliest day it can have been. It is not counted.',
  );
});

test('a notice of hearing says what the hearing is about', () => {
  const { says } = read(`SECOND JUDICIAL DISTRICT COURT
COUNTY OF BERNALILLO
STATE OF NEW MEXICO
LARKSPUR LENDING LLC, Plaintiff,
v.   D-202-CV-2026-01234
WILLA HARGROVE, Defendant.
NOTICE OF HEARING
PLEASE TAKE NOTICE that this matter has been set before the Honorable Jonas Pell:
DATE: December 16, 2026
TIME: 10:00 a.m.
PLACE: 400 Lomas Blvd NW, Albuquerque
PURPOSE: Plaintiff's Motion for Default Judgment`);
  expect(says).toContain("It is about this: “Plaintiff's Motion for Default Judgment”");
});
