import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import { OUT_DAY } from '#src/next/day-names.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-28';
const paper = (title: string, orders: string) => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

JUNIPER FLATS APARTMENTS LLC, Plaintiff,
v.                                   No. T-4-CV-2026-009999
ODALYS FERN, Defendant.

${title}

${orders}

Filed November 20, 2026
JUDGE`;
const read = (text: string) => {
  const proposal = proposalFrom(text, TODAY);
  return withChanges(proposal, { role: { ...proposal.role, value: 'defendant', certainty: 'certain' } });
};

describe('the first day on which an officer may act', () => {
  test.each([
    [
      'JUDGMENT FOR RESTITUTION',
      'IT IS ORDERED that Plaintiff is entitled to possession of the premises at 77 Mulberry Row. The sheriff shall not execute before December 15, 2026.',
    ],
    [
      'JUDGMENT FOR RESTITUTION',
      'Plaintiff shall recover possession of the premises at 77 Mulberry Row. The constable shall not remove the tenant earlier than December 15, 2026.',
    ],
    [
      'WRIT OF RESTITUTION',
      'TO THE SHERIFF: You are commanded to remove the defendant from the premises at 77 Mulberry Row. The sheriff shall not execute this writ before December 15, 2026.',
    ],
    [
      'ORDER FOR WRIT OF RESTITUTION',
      'IT IS ORDERED that a writ of restitution shall issue for the premises at 77 Mulberry Row. The writ shall not be executed prior to December 15, 2026.',
    ],
  ])('%s: no stay, and the day from which he may come', (title, orders) => {
    const proposal = read(paper(title, orders));
    expect(proposal.tenancy?.stay ?? null).toBeNull();
    const { day, others } = daysOf(proposal, null, TODAY);
    const out = [day, ...others].find((each) => each?.what === OUT_DAY);
    expect(out).toMatchObject({ date: '2026-12-15', isSure: false });
    expect(out?.warnings.join(' ')).toContain('The officer may come from Tue, Dec 15, 2026.');
  });

  test.each([
    'The writ of restitution is stayed. The sheriff shall not execute the writ before December 15, 2026.',
    'The sheriff shall not execute the writ of restitution before December 15, 2026, provided that Defendant pays $910.00 by December 4, 2026.',
  ])('%s: is a stay', (orders) => {
    expect(read(paper('ORDER', orders)).tenancy?.stay).toMatchObject({ until: '2026-12-15' });
  });
});
