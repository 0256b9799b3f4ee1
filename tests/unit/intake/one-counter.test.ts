import { expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import { ACKNOWLEDGMENT, proposalFrom, WAIVER_REQUEST } from './read-papers.ts';

const TODAY = '2026-11-29';
const DEFAULT = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA

PLAINTIFF: LARKSPUR LENDING LLC
DEFENDANT: WILLA HARGROVE
CASE NUMBER: 26CV012345

JUDGMENT BY DEFAULT BY COURT

The defendant failed to answer the complaint. Judgment is entered against defendant Willa Hargrove for $4,350.00.

Entered: November 16, 2026`;

const allOf = (text: string) => {
  const proposal = proposalFrom(text, TODAY);
  const role = { ...proposal.role, value: 'defendant' as const, certainty: 'certain' as const };
  const { day, others, why } = daysOf(withChanges(proposal, { role }), null, TODAY);
  return { all: [...(day === null ? [] : [day]), ...others], why };
};

test('the six months that start with a default, entered before the judgment, are counted from no day of the judgment', () => {
  const { all, why } = allOf(DEFAULT);
  expect(all.map(({ what }) => what)).toEqual(['Notice of Appeal']);
  expect(why).toMatch(
    /relief at once \(CCP 473\(b\)\).*reasonable time.*6 months from the day the default was entered.*earlier day.*ask the clerk/,
  );
});

test('a rule that gives the earlier of two days has both, as the day on the paper gives them', () => {
  const appeal = allOf(DEFAULT).all.find(({ what }) => /Appeal/.test(what));
  expect(appeal).toMatchObject({ date: '2026-12-16' });
  expect(appeal?.steps.join(' ')).toContain('The rule gives the earlier day.');
});

test('a request to waive service is counted with the rule’s caveats, and its shorter times are kept', () => {
  const { all, why } = allOf(WAIVER_REQUEST);
  expect(all.map(({ date, citation }) => [date, citation])).toEqual([
    ['2026-12-09', 'FRCP 4(d)(1)(F)'],
    ['2027-01-08', 'FRCP 12(a)(1)(A)(ii), 4(d)(3)'],
  ]);
  expect(all[0]?.warnings.join(' ')).toContain('The request itself may give you more time.');
  expect(why).toContain('you have until Fri, Jan 8, 2027 to answer');
});

test('a form of receipt is counted by the rule of its state, and its answer by the rules of the court', () => {
  const { all, why } = allOf(ACKNOWLEDGMENT);
  expect(all[0]).toMatchObject({ date: '2026-12-03', citation: 'CCP 415.30' });
  expect(why).toContain('within 20 days after it was mailed');
  expect(why).toContain('In an ordinary case in a California superior court it is 30 days.');
  expect(why).toContain('In an eviction it is 10 court days.');
});

test('of a form that gives fewer days than the rule the earlier day stands', () => {
  const { all, why } = allOf(ACKNOWLEDGMENT.replace('within 20 days', 'within 15 days'));
  expect(all[0]).toMatchObject({ date: '2026-11-30' });
  expect(why).toContain('within 15 days after it was mailed');
});

test('a form of receipt of a court without rules here has the time that it gives itself', () => {
  const text = ACKNOWLEDGMENT.replace(
    /SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA/,
    'SUPERIOR COURT OF MAINE',
  ).replace('section 415.30 of the California Code of Civil Procedure', 'the rules of this court');
  const { all, why } = allOf(text);
  expect(all[0]).toMatchObject({ date: '2026-12-03', citation: null });
  expect(why).not.toContain('California');
});
