import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { inCase } from '#src/intake/later-paper.ts';
import { UNKNOWN_CASE } from '#src/law/case-law.ts';
import { decidedTasks } from '#src/next/decided-tasks.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-28';
const judgment = (orders: string) => `IN THE JUSTICE COURT, PRECINCT 3
TRAVIS COUNTY, TEXAS

CAUSE NO. J3-CV-26-001234

COPPER MESA PROPERTIES LLC, Plaintiff
v.
WILLA HARGROVE, Defendant

FINAL JUDGMENT

On this day came on for trial the above cause. Both parties appeared.

It is ORDERED that Plaintiff recover from Defendant ${orders}.

SIGNED on November 23, 2026.

JUSTICE OF THE PEACE`;
const EVICTION = judgment(
  'possession of the premises at 12 Birch Street, Austin, and back rent of $2,100.00',
);
const DEBT = judgment('the sum of $2,100.00');

function appealOf(text: string, kind: 'debt' | 'eviction' | null) {
  const read = proposalFrom(text, TODAY);
  const source = {
    ...UNKNOWN_CASE,
    courtName: 'Justice Court, Precinct 3, Travis County, Texas',
    state: 'TX',
    plaintiffName: null,
    defendantName: null,
  };
  const kept =
    kind === null
      ? read
      : inCase(read, { source: { ...source, kind }, title: 'A case', side: 'defendant' }).proposal;
  const { day, others } = daysOf(kept, null, TODAY);
  return [day, ...others].find((each) => each?.what.includes('Appeal'));
}

describe('the time to appeal a judgment of a justice court in Texas', () => {
  test.each([
    ['an eviction that nobody said the kind of', EVICTION, null, '2026-11-30', 'TRCP 510.19(a)'],
    ['an eviction', EVICTION, 'eviction', '2026-11-30', 'TRCP 510.19(a)'],
    ['an eviction kept as a debt', EVICTION, 'debt', '2026-11-30', 'TRCP 510.19(a)'],
    ['a debt', DEBT, 'debt', '2026-12-14', 'TRCP 506.1(a)'],
    ['a sum of money in an eviction', DEBT, 'eviction', '2026-11-30', 'TRCP 510.19(a)'],
  ] as const)('%s', (_name, text, kind, date, citation) => {
    expect(appealOf(text, kind)).toMatchObject({ date, citation });
  });

  test('says that the kinds differ only where they do', () => {
    const said = (kind: 'debt' | 'eviction') => appealOf(EVICTION, kind)?.warnings.join(' ') ?? '';
    expect(said('debt')).toContain('By this paper it is an eviction case, and here it is kept as a debt');
    expect(said('debt')).toContain('We show the earlier day. Please check this day with the clerk.');
    expect(said('eviction')).not.toContain('is kept as');
  });
});

test('the steps of a case kept as a debt go by the judgment that gives a home back', () => {
  const tasks = decidedTasks({
    caseId: 'c1',
    law: { jurisdiction: 'texas_justice', kind: 'debt' },
    judgment: { proof: 'Judgment.pdf is in the case.', isDefault: false, isOnDocket: false },
    tenancy: { stay: null, isCommercial: false, isRenters: false, givesBack: true, today: TODAY },
  });
  const found = tasks.find(({ key }) => key === 'judgment times');
  const times = [found?.why, ...(found?.points ?? [])].join(' ');
  expect(times).toContain('this case is kept as another kind');
  expect(times).toContain('TRCP 510.19(a)');
  expect(times).not.toContain('TRCP 506.1(a)');
});
