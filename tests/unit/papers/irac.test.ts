import { describe, expect, it } from 'vitest';
import { toIrac } from '#src/papers/irac.ts';
import type { ComplaintAnalysis, FactualAllegation, SummaryAnalysis } from '#src/papers/schema.ts';

const evidence = { page: 1, quote: 'x', start: 0, end: 1, verified: true };
const SUMMARY: SummaryAnalysis = {
  type: 'summary',
  summary: 'It was late. The dog ate it.',
  key_points: ['Whether it was late.', 'Whether a dog can eat it'],
  key_point_sources: [evidence, evidence],
  main_topics: [],
  legal_significance: 'It is over.',
  mentioned_parties: [],
  timeline: [],
};
const COMPLAINT: ComplaintAnalysis = {
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
const cited = (text: string) => ({ text, evidence });

function allegations(count: number, words: string): FactualAllegation[] {
  return Array.from({ length: count }, (_, index) => ({
    number: String(index + 1),
    text: `${words} ${index + 1}.`,
    page: 1,
    start: index * 100,
    end: index * 100 + 90,
  }));
}

describe('toIrac', () => {
  it('names the authorities that stand in a paper, and says only where none does that there is none', () => {
    expect(toIrac(SUMMARY).rule).toBe('Legal basis not specified in summary');
    const authorities = [cited('28 U.S.C. § 1446(b)'), cited('Rule 12(b)(6)')];
    expect(toIrac({ ...SUMMARY, authorities }).rule).toBe('28 U.S.C. § 1446(b); Rule 12(b)(6)');
    const many = Array.from({ length: 9 }, (_, index) => cited(`Rule ${index + 1}`));
    expect(toIrac({ ...SUMMARY, authorities: many }).rule).toMatch(/; Rule 6; 3 more authorities below$/);
  });

  it('does not tell twice what leads the view', () => {
    const lead = [{ text: 'It was late.', sources: [] }];
    expect(toIrac({ ...SUMMARY, lead }).application).toBe('The dog ate it.');
    expect(toIrac({ ...SUMMARY, lead, summary: 'It was late.' }).application).toBe('Not provided');
    const told = { ...COMPLAINT, lead, case_summary: 'It was late. It asks for rent.' };
    expect(toIrac(told).conclusion).toBe('It asks for rent.');
  });

  it('sets apart by a semicolon only what has no end of its own', () => {
    expect(toIrac(SUMMARY).issue).toBe('Whether it was late. Whether a dog can eat it');
    expect(toIrac({ ...SUMMARY, key_points: ['Whether it was late', 'Who'] }).issue).toBe(
      'Whether it was late; Who',
    );
  });

  it('never shows more of the allegations than can be taken in, and says how many are left', () => {
    const all = allegations(400, 'The roof of the house at Juniper Lane leaked on the day with the number');
    const { application } = toIrac({ ...COMPLAINT, factual_allegations: all });
    expect(application.length).toBeLessThan(1300);
    const shown = application.match(/number \d+\./g)?.length ?? 0;
    expect(application).toMatch(
      new RegExp(`\\[${400 - shown} more paragraphs: see the allegations below\\.\\]$`),
    );
  });

  it('begins with what happened, not with the court’s power to hear it', () => {
    const all = allegations(4, 'Paragraph');
    const jurisdiction = [{ text: 'Paragraph 1.', evidence: { ...evidence, start: 0, end: 90 } }];
    expect(toIrac({ ...COMPLAINT, factual_allegations: all, jurisdiction }).application).toBe(
      'Paragraph 2. Paragraph 3. Paragraph 4. [1 more paragraph: see the allegations below.]',
    );
  });

  it('cuts every other part at the end of a sentence', () => {
    const long = 'This sentence is told again and again. '.repeat(100).trim();
    for (const part of [
      toIrac({ ...SUMMARY, summary: long }).application,
      toIrac({ ...SUMMARY, legal_significance: long }).conclusion,
      toIrac({ ...COMPLAINT, case_summary: long }).conclusion,
    ]) {
      expect(part.length).toBeLessThan(1260);
      expect(part).toMatch(/again\. \[The rest is left out here\.\]$/);
    }
  });
});
