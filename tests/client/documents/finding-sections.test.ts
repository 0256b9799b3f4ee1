import { describe, expect, it } from 'vitest';
import { findingSections } from '#client/documents/finding-sections.ts';
import type { Evidence, SummaryAnalysis } from '#src/papers/schema.ts';

function evidence(quote: string): Evidence {
  return { page: 1, quote, start: 0, end: quote.length, verified: true };
}

function summary(change: Partial<SummaryAnalysis>): SummaryAnalysis {
  return {
    type: 'summary',
    summary: '',
    key_points: [],
    key_point_sources: [],
    main_topics: [],
    legal_significance: '',
    mentioned_parties: [],
    timeline: [],
    ...change,
  };
}

describe('what an analysis found', () => {
  it('has its days in order, each as exact as the paper is', () => {
    const timeline = ['2025-03-04', '2023', '2024-11'].map((date) => ({
      date,
      text: `It happened in ${date}.`,
      evidence: evidence('On that day'),
    }));
    const [dates] = findingSections(summary({ timeline }));
    expect(dates).toMatchObject({ title: 'Dates', isTimeline: true, sum: '3, 2023 to 2025' });
    expect(dates?.findings.map(({ label }) => label)).toEqual(['2023', 'Nov 2024', 'Mar 4, 2025']);
  });

  it('does not say in its own words what the passage says anyway', () => {
    const [points] = findingSections(
      summary({
        key_points: ['The rent is due on the first.', 'The rent is late.'],
        key_point_sources: [
          evidence('The rent\nis due  on the first.'),
          evidence('Rent was paid on the ninth.'),
        ],
      }),
    );
    expect(points?.findings.map(({ text }) => text)).toEqual(['', 'The rent is late.']);
  });

  it('says of a name that was not read for sure that it may be so', () => {
    const party = { name: 'Quay Ida', role: 'defendant' as const, evidence: evidence('QUAY IDA') };
    const [people] = findingSections(
      summary({
        mentioned_parties: [
          { ...party, certainty: 'unsure' },
          { ...party, certainty: 'certain' },
        ],
      }),
    );
    expect(people?.findings.map(({ text }) => text)).toEqual([
      'It may be: Quay Ida (defendant); check it on the paper.',
      'Quay Ida (defendant)',
    ]);
  });

  it('leaves out what is empty', () => expect(findingSections(summary({}))).toEqual([]));
});
