import { expect, it } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

it.each([
  'OFFICER FILE NO. 2026114455\nCase Number 26UD012345',
  'LEVYING OFFICER FILE NO.: 2026114455\nCOURT CASE NO.: 26UD012345',
  'Sheriff File Number: 2026114455\n\nCase No. 26UD012345',
])('the number of a case is not that of the officer: %s', (numbers) => {
  const text = `NOTICE TO VACATE
SHERIFF OF SAN DIEGO COUNTY

${numbers}

JUNIPER COURT APARTMENTS LP v. WILLA HARGROVE

By virtue of the writ of possession you are ordered to vacate the premises not later than December 2, 2026.`;
  expect(proposalFrom(text, '2026-11-25').caseNumber.value).toBe('26UD012345');
});

it('an eviction’s request for a jury stays among the days', () => {
  const text = `JUSTICE COURT, PRECINCT 2
TRAVIS COUNTY, TEXAS

JUNIPER COURT APARTMENTS LP, Plaintiff
v.                               Cause No. J2-CV-26-001234
WILLA HARGROVE, Defendant

EVICTION CITATION

You have been sued for eviction. You are commanded to appear for trial on December 9, 2026 at 10:00 a.m.
You may request a jury trial no later than three days before the trial.

Dated: November 20, 2026`;
  const { day, others } = daysOf(
    proposalFrom(text, '2026-11-25'),
    { date: '2026-11-24', method: 'personal' },
    '2026-11-25',
  );
  const all = [...(day === null ? [] : [day]), ...others];
  expect(all.map(({ what }) => what)).toContainEqual(expect.stringMatching(/jury/i));
});
