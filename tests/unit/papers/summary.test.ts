import { describe, expect, it } from 'vitest';
import { toIrac } from '#src/papers/irac.ts';
import { legalSignificance } from '#src/papers/kind-of.ts';
import { KINDS } from '#src/papers/kinds.ts';
import { type ComplaintAnalysis, SummaryAnalysis } from '#src/papers/schema.ts';
import { summarizePaper } from '#src/papers/summary.ts';

const ORDER = `STATE OF NEW MEXICO
THIRTEENTH JUDICIAL DISTRICT COURT
ODALYS PEMBERTON,
Plaintiff,
v.
TOBIAS WREN,
Defendant.
No. D-1329-CV-2024-00777
ORDER ON MOTION TO COMPEL
The Court has considered the motion of the plaintiff to compel answers to her interrogatories and the response.
The defendant gave no reason for his silence of more than two months.
IT IS ORDERED that the defendant shall answer the interrogatories no later than July 15, 2024.
The request for sanctions of $500 is denied without prejudice.
Attorney for Defendant: nobody@example.org`;

describe('summarizePaper', () => {
  const summary = summarizePaper(ORDER, 'Order');

  it('quotes the telling sentences with their places', () => {
    expect(SummaryAnalysis.parse(summary)).toEqual(summary);
    expect(summary.key_points.join(' ')).toContain(
      'shall answer the interrogatories no later than July 15, 2024',
    );
    expect(summary.key_points.join(' ')).not.toContain('nobody@example.org');
    expect(summary.key_point_sources).toHaveLength(summary.key_points.length);
    for (const { start, end, quote } of summary.key_point_sources)
      expect(ORDER.slice(start, end)).toBe(quote);
  });

  it('names parties, dates and what the type means', () => {
    expect(summary.mentioned_parties.map(({ name }) => name)).toEqual(['Odalys Pemberton', 'Tobias Wren']);
    expect(summary.timeline.map(({ date }) => date)).toContain('2024-07-15');
    expect(summary.legal_significance).toContain('read what it commands, of whom, and by when');
    expect(summary.summary).toContain('ORDER ON MOTION TO COMPEL');
  });

  it('gives an empty paper an empty summary', () => {
    expect(summarizePaper('', 'Other')).toMatchObject({ summary: '', key_points: [], mentioned_parties: [] });
  });
});

describe('legalSignificance', () => {
  it('has plain words for each type of paper and owns up to the rest', () => {
    for (const { name } of KINDS) expect(legalSignificance(name).length).toBeGreaterThan(30);
    expect(legalSignificance('Trial')).toContain('does not know');
  });
});

const EMPTY: ComplaintAnalysis = {
  type: 'complaint',
  court: null,
  caseNumber: null,
  parties: [],
  claims: [],
  factual_allegations: [],
  key_issues: [],
  case_summary: '',
  timeline: [],
  damages: [],
  relief: [],
  jury_demand: null,
  jurisdiction: [],
  venue: [],
  warnings: [],
};
const evidence = { page: 1, quote: '', start: 0, end: 0, verified: true };

describe('toIrac', () => {
  it('maps a complaint to the letter', () => {
    const claim = (type: string) => ({ type, title: type, number: null, statutes: [], evidence });
    const fact = (text: string) => ({ number: '1', text, page: 1, start: 0, end: 0 });
    const analysis = {
      ...EMPTY,
      key_issues: ['Issue one', 'Issue two'],
      claims: [claim('Fraud'), claim('Negligence')],
      factual_allegations: [fact('He lied.'), fact('She paid.')],
      case_summary: 'A summary.',
    };
    expect(toIrac(analysis)).toEqual({
      issue: 'Issue one; Issue two',
      rule: 'Fraud; Negligence',
      application: 'He lied. She paid.',
      conclusion: 'A summary.',
    });
  });

  it('maps a summary to the letter', () => {
    const summary = {
      ...summarizePaper('', 'Order'),
      key_points: ['One', 'Two', 'Three'],
      summary: 'In short.',
    };
    expect(toIrac(summary)).toEqual({
      issue: 'One; Two',
      rule: 'Legal basis not specified in summary',
      application: 'In short.',
      conclusion: legalSignificance('Order'),
    });
  });

  it('falls back to the product’s words', () => {
    expect(toIrac(EMPTY)).toEqual({
      issue: 'Not identified',
      rule: 'Not identified',
      application: 'Not provided',
      conclusion: 'Not provided',
    });
    expect(toIrac({ ...summarizePaper('', 'Other'), legal_significance: ' ' })).toMatchObject({
      issue: 'Not identified',
      application: 'Not provided',
      conclusion: 'Not provided',
    });
  });
});
