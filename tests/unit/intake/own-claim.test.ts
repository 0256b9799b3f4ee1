import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { roleText, saysText } from '#src/intake/line-words.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { proposalFrom, SMALL_CLAIM } from './read-papers.ts';

const TODAY = '2026-11-29';
const as = (proposal: Proposal, value: 'plaintiff' | 'defendant') =>
  withChanges(proposal, { role: { ...proposal.role, value, certainty: 'certain' } });

describe('a claim of one’s own that the court has filed', () => {
  test('is told to whoever sues as theirs, and nobody served them with it', () => {
    const read = proposalFrom(SMALL_CLAIM, TODAY);
    const own = as(read, 'plaintiff');
    expect(saysText(read)).not.toContain('You have started this case');
    expect(saysText(own)).not.toContain('against you');
    expect(own.asks).not.toBe('how-served');
    expect(as(own, 'defendant').says).toBe(read.says);
  });
});

const ORDER = `DV-109 Notice of Court Hearing

Superior Court of California, County of Sacramento

Case Number: 26FL09917

3 Notice of Hearing. A court hearing is scheduled on the request for restraining orders against the person in 2:
Hearing Date: December 14, 2026 Time: 8:30 a.m. Dept.: 128

4 Temporary Restraining Orders [x] All GRANTED until the court hearing. [ ] All DENIED.

To the person in 2: If you want to respond in writing, file Form DV-120 with the court. If you do not come to your hearing, the judge can make orders against you that last up to five years, without hearing your side.

DV-109, Rev. January 1, 2025`;

describe('papers of an order to keep away', () => {
  const read = proposalFrom(ORDER, TODAY);

  test('have days of their reader alone, and a name', () => {
    expect(read.protection?.answerForm).toBe('DV-120');
    expect(read.deadlines.map(({ label }) => label)).toEqual([]);
    expect(read.title.value).toBe('Restraining order');
  });

  test('say who is who in words of their own', () => {
    expect(roleText(as(read, 'defendant'))).toBe('The order is against you');
    expect(roleText(as(read, 'plaintiff'))).toBe('You asked for the order');
  });

  test('threaten nobody who asked for the order', () => {
    expect(daysOf(as(read, 'defendant'), null, TODAY).why).toContain('you can be arrested');
    expect(daysOf(as(read, 'plaintiff'), null, TODAY).why).not.toContain('arrested');
  });
});
