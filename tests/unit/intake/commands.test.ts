import { describe, expect, it } from 'vitest';
import { CARD } from '#src/intake/card-lines.ts';
import { daysOf } from '#src/intake/days.ts';
import { openQuestions, withChanges } from '#src/intake/proposal-lines.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-28';
const YESTERDAY = { date: '2026-11-27', method: 'personal' } as const;

const caption = (defendant: string) => `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT
OLIN PRATT, Plaintiff,
v.                          No. D-101-CV-2026-01555
${defendant}, Defendant.
`;
const subpoena = ({
  defendant = 'COPPER MESA PROPERTIES LLC',
  day = 'December 18, 2026',
  objection = true,
}) =>
  `${caption(defendant)}
SUBPOENA FOR PRODUCTION OF DOCUMENTS

TO: WILLA HARGROVE, 219 Larkspur Court, Santa Fe, New Mexico.

YOU ARE COMMANDED to produce your lease, receipts and letters about repairs on ${day} at 9:00 a.m. at the office of Reyes and Todd, 55 Paseo Corto, Santa Fe, New Mexico.
${objection ? 'You may serve a written objection within fourteen (14) days after service of this subpoena. ' : ''}If you do not comply you may be held in contempt of court.
Date of issuance: November 27, 2026.`;
const sayingThat = (value: 'defendant' | 'neither'): Pick<Proposal, 'role'> => ({
  role: { value, certainty: 'certain', factIds: [] },
});
const named = (proposal: Proposal) => {
  const { day, others } = daysOf(proposal, YESTERDAY, TODAY);
  return [day, ...others].map((each) => [each?.what, each?.date]);
};

describe('a subpoena to a stranger of the case', () => {
  const proposal = proposalFrom(subpoena({}), TODAY);

  it('is held by whom it names, who is on neither side', () => {
    expect(proposal.role).toMatchObject({ value: 'neither', certainty: 'likely' });
    expect(CARD.role.text(proposal)).toBe('You are a witness, or keep what is asked for');
    expect(openQuestions(proposal)).toEqual([]);
  });

  it('has its own day first, and the day to object by the rule of the court', () => {
    expect(named(proposal)).toEqual([
      ['Produce your lease, receipts', '2026-12-18'],
      ['Serve a written objection', '2026-12-11'],
    ]);
    const { others } = daysOf(proposal, YESTERDAY, TODAY);
    expect(others[0]).toMatchObject({ citation: 'Rule 1-045(C)(2) NMRA', isSure: false });
  });

  it('has that day although it does not print it', () => {
    const silent = proposalFrom(subpoena({ objection: false }), TODAY);
    expect(silent.asks).toBe('how-served');
    expect(named(silent)[1]?.[1]).toBe('2026-12-11');
  });

  it('wants the objection before its own day where that comes first', () => {
    const soon = proposalFrom(subpoena({ day: 'December 7, 2026' }), TODAY);
    expect(named(soon).map(([, date]) => date)).toEqual(['2026-12-07', '2026-12-07']);
  });

  it('gives a party who got a copy no day of the witness', () => {
    expect(withChanges(proposal, sayingThat('defendant')).deadlines).toEqual([]);
  });
});

it('a subpoena to a party is that party’s, with both of its days', () => {
  const proposal = proposalFrom(subpoena({ defendant: 'WILLA HARGROVE' }), TODAY);
  expect(proposal.role).toMatchObject({ value: 'defendant', certainty: 'likely' });
  expect(named(proposal).map(([, date]) => date)).toEqual(['2026-12-18', '2026-12-11']);
});

describe('a garnishment', () => {
  const proposal = proposalFrom(
    `${caption('WILLA HARGROVE')}
HIGH DESERT CREDIT UNION, Garnishee.

WRIT OF GARNISHMENT

THE STATE OF NEW MEXICO TO: HIGH DESERT CREDIT UNION, Garnishee.

A judgment was entered against the defendant Willa Hargrove on September 29, 2026 in the sum of $2,310.00.
You are ordered to file a written answer with the court within twenty (20) days after service of this writ, stating what money of the defendant you hold.

NOTICE TO DEFENDANT OF RIGHT TO CLAIM EXEMPTIONS: If you believe that your money is exempt, you must file a claim of exemption with the court within ten (10) days after you receive this notice.

Issued November 24, 2026. Clerk of the Court.`,
    TODAY,
  );
  const as = (value: 'defendant' | 'neither') =>
    named(withChanges(proposal, sayingThat(value))).map(([what]) => what);

  it('asks the debtor for the claim of exemption alone', () => {
    expect(openQuestions(proposal)).toContain('role');
    expect(as('defendant')).toEqual([expect.stringMatching(/^File a claim of exemption/)]);
  });

  it('asks the bank for its answer', () => {
    expect(as('neither')).toEqual(['File a written answer']);
  });
});
