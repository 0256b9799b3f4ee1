import { describe, expect, it } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const orderOf = (court: string) => `${court}

DANA ORCUTT, Petitioner
v.                                 Case No. 2026-4321
WILLA HARGROVE, Respondent

TEMPORARY RESTRAINING ORDER

Respondent shall deliver any firearm to the sheriff within forty-eight (48) hours of service of this order.

Dated: November 20, 2026`;

describe('a time in hours', () => {
  it.each([
    'IN THE DISTRICT COURT OF OKLAHOMA COUNTY, STATE OF OKLAHOMA',
    'SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA',
    'STATE OF NEW MEXICO\nCOUNTY OF BERNALILLO\nSECOND JUDICIAL DISTRICT COURT',
  ])('runs on over a weekend and a holiday: %s', (court) => {
    const proposal = proposalFrom(orderOf(court), '2026-11-26');
    expect(proposal.deadlines).toMatchObject([
      { period: { count: 48, unit: 'hours', from: 'service of this order' } },
    ]);

    const { day } = daysOf(proposal, { date: '2026-11-25', method: 'personal' }, '2026-11-25');
    // A holiday and a day that some courts keep closed lie within it, and it would end on a weekend one day later.
    expect(day?.date).toBe('2026-11-27');
    const late = daysOf(proposal, { date: '2026-11-26', method: 'personal' }, '2026-11-26');
    expect(late.day?.date).toBe('2026-11-28');
    expect([...(late.day?.steps ?? []), ...(late.day?.warnings ?? [])].join(' ')).not.toMatch(
      /without weekends|left out|not counted/,
    );
  });
});
