import { describe, expect, it } from 'vitest';
import { anchorOf, type CourtRule, courtRule, firstPaper, lengthOf, termOf } from '#src/law/court-rule.ts';

function rule(change: Partial<CourtRule> = {}): CourtRule {
  return courtRule({
    id: 'X',
    name: 'A Paper Due',
    days: 20,
    citation: 'Rule X',
    description: 'File a paper.',
    event: 'summons-served',
    recorded: '2026-11-23',
    ...change,
  });
}

describe('the time of a rule in words', () => {
  it.each<[string, Partial<CourtRule>]>([
    ['20 days', {}],
    ['the Monday after 20 days', { landing: 'monday' }],
    ['6 months', { days: 6, unit: 'month' }],
    ['16 court days', { days: 16, unit: 'court' }],
  ])('%s', (words, change) => {
    expect(termOf(rule(change))).toBe(words);
  });

  it('puts six months behind ninety days', () => {
    const rules = [rule({ days: 6, unit: 'month' }), rule({ days: 90 }), rule({ days: 5, unit: 'court' })];
    expect(rules.sort((a, b) => lengthOf(a) - lengthOf(b)).map(({ days }) => days)).toEqual([5, 90, 6]);
  });

  it('names the paper that says it as the court does', () => {
    expect(firstPaper(rule())).toBe('summons');
    expect(firstPaper(rule({ event: 'citation-served' }))).toBe('citation');
  });

  it('names what is counted back from', () => {
    expect(anchorOf(rule({ event: 'hearing', direction: 'backward' }))).toBe('the hearing');
    expect(anchorOf(rule({ event: 'trial', direction: 'backward' }))).toBe('the trial');
  });
});
