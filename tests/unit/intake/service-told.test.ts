import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { needsService } from '#src/intake/needs-service.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-28';
const proof = (words: string, title = 'PROOF OF SERVICE OF SUMMONS') =>
  `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA

PLAINTIFF: COTTONWOOD CREDIT SERVICES LLC
DEFENDANT: WILLA HARGROVE
CASE NUMBER: 26CV012345

${title}

1. At the time of service I was at least 18 years of age and not a party to this action.
3. a. Party served: WILLA HARGROVE
5. I served the party
${words}

I declare under penalty of perjury that the foregoing is true and correct.
Date: November 12, 2026`;
const LEFT = proof(
  'b. [X] by substituted service. On (date): November 9, 2026 at (time): 6:40 p.m. I left the summons and complaint with or in the presence of JONAS PELL, co-occupant.\n(4) I thereafter mailed copies of the documents to the person to be served. I mailed the documents on (date): November 11, 2026 from (city): Oakland.',
);
const HANDED = proof(
  'a. [X] by personal service. I personally delivered the summons and complaint to the party on (date): November 9, 2026.\nb. [ ] by substituted service.',
);
const read = (text: string, side: 'defendant' | 'plaintiff' = 'defendant') => {
  const proposal = proposalFrom(text, TODAY);
  return withChanges(proposal, { role: { ...proposal.role, value: side, certainty: 'certain' } });
};

describe('a proof of service of a summons in California', () => {
  test('by which the papers were left: the time begins on the tenth day after the mailing', () => {
    const proposal = read(LEFT);
    expect(proposal.serviceTold).toEqual({ method: 'home', date: '2026-11-09', mailed: '2026-11-11' });
    expect(needsService(proposal, TODAY)).toBe(false);
    const { day } = daysOf(proposal, null, TODAY);
    // November 21 and 30 days.
    expect(day).toMatchObject({ what: 'Your answer is due', date: '2026-12-21', isSure: false });
    expect(day?.steps.join(' ')).toContain(
      'complete 10 days after the mailing: Sat, Nov 21, 2026 (CCP 415.20(b))',
    );
    expect(day?.warnings.join(' ')).toContain('Look if it names you as the person served.');
  });

  test('by which they were handed over: the time begins on that day', () => {
    const { day } = daysOf(read(HANDED), null, TODAY);
    expect(day).toMatchObject({ date: '2026-12-09', isSure: false });
    expect(day?.warnings.join(' ')).not.toContain('bears a later day');
  });

  test('that does not tell the mailing asks how and when it was', () => {
    const proposal = read(LEFT.replace(/\n\(4\)[^\n]*/, ''));
    expect(proposal).toMatchObject({ asks: 'how-served' });
    expect(needsService(proposal, TODAY)).toBe(true);
  });

  test('starts no time of whoever sued', () => {
    expect(daysOf(read(LEFT, 'plaintiff'), null, TODAY).day).toBeNull();
  });

  test('of a later paper starts no answer', () => {
    const text = HANDED.replace('SERVICE OF SUMMONS', 'SERVICE').replace('summons and complaint', 'motion');
    const proposal = read(text);
    expect(proposal.begins).toBe(false);
    expect(daysOf(proposal, null, TODAY).day).toBeNull();
  });
});
