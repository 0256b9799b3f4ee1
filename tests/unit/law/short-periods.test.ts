import { describe, expect, it } from 'vitest';
import { calculateCourtRule } from '#src/law/calculate-court.ts';
import { type CourtRule, courtRule } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS, type CourtSystem } from '#src/law/court-systems.ts';
import { landingSentence } from '#src/rules/describe.ts';

const PAPER: CourtRule = courtRule({
  id: 'X',
  name: 'A Paper Due',
  days: 3,
  citation: 'Rule X',
  description: 'File a paper.',
  event: 'motion-served',
  recorded: '2026-11-23',
});
const SAYS = 'Rule Y leaves out weekends and holidays in periods of five days or fewer.';
const SETTLED: CourtSystem = {
  ...COURT_SYSTEMS.new_mexico_district,
  countingUnchecked: null,
  shortPeriods: { days: 5, untilBefore: null, caveat: SAYS },
};

const count = (anchor: string, change: Partial<CourtRule> = {}) =>
  calculateCourtRule({
    rule: { ...PAPER, ...change },
    system: SETTLED,
    anchor,
    triggerDate: anchor,
    servedBy: 'personal',
    mailedFrom: null,
    localDays: null,
    closures: [],
    given: {},
  });

describe('short periods where the text that leaves out weekends holds', () => {
  it.each<[string, string, Partial<CourtRule>]>([
    ['2026-07-09', '2026-07-14', {}],
    ['2026-05-22', '2026-05-28', {}],
    ['2026-07-15', '2026-07-10', { direction: 'backward', event: 'hearing' }],
    ['2026-05-28', '2026-05-22', { direction: 'backward', event: 'hearing' }],
  ])('from %s to %s, with one reading', (start, due, change) => {
    const { dueDate, latest, caveats } = count(start, change);
    expect({ dueDate, latest }).toEqual({ dueDate: due, latest: due });
    expect(caveats.join(' ')).not.toContain('earlier date');
  });

  it('longer periods count every day', () => {
    expect(count('2026-07-09', { days: 6 }).dueDate).toBe('2026-07-15');
  });

  it('are told of as settled', () => {
    const said = landingSentence(PAPER, SETTLED);
    expect(said).toContain(SAYS);
    expect(said).not.toContain('earlier date');
    expect(landingSentence(PAPER, COURT_SYSTEMS.new_mexico_district)).toContain('we show the earlier date');
  });
});
