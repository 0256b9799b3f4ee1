import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { EVICTION_IN_VAN_NUYS, proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const SUMMONS = `SUM-100
SUMMONS
NOTICE TO DEFENDANT: WILLA HARGROVE
YOU ARE BEING SUED BY PLAINTIFF: LARKSPUR LENDING LLC

NOTICE! You have been sued. You have 30 CALENDAR DAYS after this summons and legal papers are served on you to file a written response at this court and have a copy served on the plaintiff.

The name and address of the court is: Superior Court of California, County of Fresno
1130 O Street, Fresno, CA 93721
CASE NUMBER: 26CECG01234
DATE: November 2, 2026`;

const day = (
  text: string,
  method: 'home' | 'work' | 'posted' | 'personal',
  date: string | null = '2026-11-20',
) => daysOf(proposalFrom(text, TODAY), { date, method }, TODAY).day;
const MAILED = 'A copy has to be mailed too';

describe('papers that were left or posted, and then mailed', () => {
  test.each([
    [SUMMONS, 'home', '2026-12-21', '(CCP 415.20(b)), and ends on Wed, Dec 30, 2026'],
    [SUMMONS, 'work', '2026-12-21', '(CCP 415.20(b)), and ends on Wed, Dec 30, 2026'],
    [EVICTION_IN_VAN_NUYS, 'home', '2026-12-08', '(CCP 415.20(b)), and ends on Mon, Dec 14, 2026'],
    [EVICTION_IN_VAN_NUYS, 'posted', '2026-12-08', '(CCP 415.45(c)), and ends on Mon, Dec 14, 2026'],
  ] as const)('keep the earlier day and tell of the one that the law gives', (text, method, date, words) => {
    const found = day(text, method);
    expect(found).toMatchObject({ date, isSure: false });
    expect(found?.warnings[0]).toContain(words);
  });

  test('tell nothing more where the law is not known, or nobody knows the day', () => {
    expect(day(SUMMONS, 'posted')?.warnings.join()).not.toContain(MAILED);
    expect(day(SUMMONS, 'personal')?.warnings.join()).not.toContain(MAILED);
    expect(day(SUMMONS, 'home', null)?.warnings.join()).not.toContain(MAILED);
  });
});
