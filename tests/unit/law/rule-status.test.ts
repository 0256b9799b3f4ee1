import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CourtRule, courtRule, type RuleEntry } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS, JURISDICTIONS } from '#src/law/court-systems.ts';
import { ruleHash, ruleStatus } from '#src/law/rule-status.ts';

const TODAY = '2026-11-23';
const ENTRY: RuleEntry = {
  id: 'N1',
  name: 'Answer to Complaint Due',
  days: 30,
  citation: 'Rule 1-012(A) NMRA',
  description: 'File your answer to the complaint.',
  event: 'summons-served',
  recorded: '2026-11-23',
  text: 'within thirty (30) days after the service',
  source: { title: 'Rule 1-012 NMRA, a copy', address: 'https://example.org/1-012', retrieved: '2026-11-20' },
  examples: ['2026-03-02', '2026-04-02', '2026-05-04', '2026-06-02', '2026-07-02'].map((start) => ({
    start,
    due: start,
    shows: 'an example',
  })),
};

/** A row that somebody agreed to as it is. */
function reviewed(change: Partial<CourtRule> = {}): CourtRule {
  const rule = courtRule({ ...ENTRY, ...change });
  return { ...rule, reviews: [{ role: 'clerk', day: '2026-11-21', hash: ruleHash(rule) }] };
}

describe('the hash of a row', () => {
  it('is short, and the same for the same row however it was written', () => {
    const rule = courtRule(ENTRY);
    const turned: CourtRule = { ...rule, ...Object.fromEntries(Object.entries(rule).reverse()) };
    expect(ruleHash(rule)).toMatch(/^[0-9a-f]{16}$/);
    expect(ruleHash(turned)).toBe(ruleHash(rule));
  });

  it('stays the same over time: reviews are stored with it', () => {
    expect(ruleHash({ ...courtRule(ENTRY), startsFrom: 'day 0' })).toBe('30acca8de5b9b5b5');
  });

  it('does not count the reviews, nor what a row leaves empty', () => {
    const rule = courtRule(ENTRY);
    expect(ruleHash(reviewed())).toBe(ruleHash(rule));
    expect(ruleHash({ ...rule, ...{ added: null, listed: [], isAdded: false } })).toBe(ruleHash(rule));
  });

  it.each<Partial<CourtRule>>([
    { days: 31 },
    { text: 'within thirty days' },
    { text: null },
    { checkedThrough: '2027-06-30' },
    { caveats: ['Read the summons.'] },
    { kinds: ['civil'] },
    { examples: [] },
  ])('is another one when the row says something else: %o', (change) => {
    expect(ruleHash(courtRule({ ...ENTRY, ...change }))).not.toBe(ruleHash(courtRule(ENTRY)));
  });

  it('tells any two texts apart', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        expect(ruleHash(courtRule({ ...ENTRY, text: one }))).not.toBe(
          ruleHash(courtRule({ ...ENTRY, text: other })),
        );
      }),
    );
  });

  it('is another one for each rule there is', () => {
    const hashes = Object.values(COURT_SYSTEMS).flatMap(({ rules }) => rules.map(ruleHash));
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('the status of a row', () => {
  it('is verified when it is quoted, worked out and agreed to', () => {
    expect(ruleStatus(reviewed(), TODAY)).toBe('verified');
  });

  it('is unverified without a review', () => {
    expect(ruleStatus(courtRule(ENTRY), TODAY)).toBe('unverified');
  });

  it.each<Partial<CourtRule>>([
    { days: 31 },
    { text: 'within thirty days' },
    { citation: 'Rule 1-012 NMRA' },
    { warnings: ['Read the summons.'] },
  ])('is unverified when the row changed after it was reviewed: %o', (change) => {
    expect(ruleStatus({ ...reviewed(), ...change }, TODAY)).toBe('unverified');
  });

  it.each<[string, Partial<CourtRule>]>([
    ['no text', { text: null }],
    ['no source', { source: null }],
    ['four worked dates', { examples: ENTRY.examples?.slice(1) ?? [] }],
    ['a text that was not read', { isUnchecked: true }],
  ])('is unverified with %s, whoever agreed', (_, change) => {
    expect(ruleStatus(reviewed(change), TODAY)).toBe('unverified');
  });

  it('ends after the day through which it was looked after', () => {
    const rule = reviewed({ checkedThrough: TODAY });
    expect(ruleStatus(rule, TODAY)).toBe('verified');
    expect(ruleStatus(rule, '2026-11-24')).toBe('unverified');
  });

  it('counts the review of one person, though that of another is of a former row', () => {
    const rule = reviewed();
    const former = { role: 'engineer', day: '2026-10-01', hash: '0123456789abcdef' };
    expect(ruleStatus({ ...rule, reviews: [former, ...rule.reviews] }, TODAY)).toBe('verified');
  });
});

it.each(
  JURISDICTIONS.flatMap((jurisdiction) =>
    COURT_SYSTEMS[jurisdiction].rules.flatMap((rule) =>
      rule.reviews.length > 0 ? [[rule.id, rule] as const] : [],
    ),
  ),
)('%s was not changed since somebody reviewed it; if it was, its review goes or is made anew', (_, rule) => {
  expect(rule.reviews.map(({ hash }) => hash)).toContain(ruleHash(rule));
});
