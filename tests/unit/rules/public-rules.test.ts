import { describe, expect, it } from 'vitest';
import { courtRule } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS, JURISDICTIONS } from '#src/law/court-systems.ts';
import { ruleHash } from '#src/law/rule-status.ts';
import { COURTS_WITH_RULES, findCourtsWithRules } from '#src/rules/courts.ts';
import { publicCourt, publicRule, publicRules } from '#src/rules/public-rules.ts';

const TODAY = '2026-11-23';

describe('the courts', () => {
  it('are all whose rules are here, each once', () => {
    expect(COURTS_WITH_RULES.map(({ jurisdiction }) => jurisdiction).sort()).toEqual(
      [...JURISDICTIONS].sort(),
    );
  });

  it.each([
    ['federal_district', 'federal_district'],
    ['federal', 'federal_district'],
    ['california', 'california_superior'],
    ['california_superior', 'california_superior'],
    ['new_mexico_magistrate', 'new_mexico_magistrate'],
  ])('are found as %s', (name, id) => {
    expect(findCourtsWithRules(name)?.id).toBe(id);
  });

  it.each(['', 'texas', 'Federal', 'toString'])('are not found as “%s”', (name) => {
    expect(findCourtsWithRules(name)).toBeUndefined();
  });

  it.each(COURTS_WITH_RULES)('$id: counts its rules, and no kind that none of them fits', (courts) => {
    const { rules, verified, kinds } = publicCourt(courts, TODAY);
    const all = publicRules(courts, TODAY);
    expect(rules).toBe(all.length);
    expect(verified).toBe(all.filter(({ status }) => status === 'verified').length);
    expect(kinds.map(({ kind }) => kind)).toEqual([...new Set(kinds.map(({ kind }) => kind))]);
    for (const { kind } of kinds) expect(all.some((rule) => rule.kinds.includes(kind))).toBe(true);
  });
});

describe('the rules', () => {
  it.each(COURTS_WITH_RULES)('$id: each has a key of its own', (courts) => {
    const keys = publicRules(courts, TODAY).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('say in sentences what their row says, and show how its dates are counted', () => {
    const row = courtRule({
      id: 'X1',
      name: 'Answer to Complaint Due',
      days: 21,
      citation: 'FRCP 12(a)(1)(A)(i)',
      description: 'File your answer.',
      event: 'summons-served',
      recorded: '2026-11-23',
      kinds: ['debt', 'civil'],
      consequence: 'The court can decide without you.',
      text: 'within 21 days after being served',
      source: { title: 'FRCP 12, a copy', address: 'https://example.org/12', retrieved: '2026-11-20' },
      since: '2009-12-01',
      examples: [{ start: '2026-06-01', due: '2026-06-22', shows: 'ends on a Monday' }],
    });
    expect(publicRule(row, COURT_SYSTEMS.federal, TODAY)).toMatchObject({
      key: 'X1',
      label: 'Answer to Complaint Due',
      plain: 'File your answer.',
      due: '21 days after the day the summons and complaint were served on you.',
      kinds: ['civil', 'debt'],
      consequence: 'The court can decide without you.',
      moreTime: null,
      effectiveFrom: '2009-12-01',
      effectiveUntil: null,
      text: 'within 21 days after being served',
      status: 'unverified',
      hash: ruleHash(row),
      examples: [
        {
          event: '2026-06-01',
          due: '2026-06-22',
          shows: 'ends on a Monday',
          steps: [
            expect.stringContaining('Day 0 is Mon, Jun 1, 2026'),
            expect.any(String),
            'The deadline is Mon, Jun 22, 2026.',
          ],
        },
      ],
    });
  });

  it('count the dates of a rule by mail with the days for mail', () => {
    const row = courtRule({
      id: 'X2',
      name: 'Response Due',
      days: 14,
      extension: 'frcp_6d',
      citation: 'FRCP 6',
      description: 'Respond.',
      event: 'motion-served',
      recorded: '2026-11-23',
      examples: [{ start: '2026-03-09', due: '2026-03-26', service: 'mail', shows: 'mail' }],
    });
    const [example] = publicRule(row, COURT_SYSTEMS.federal, TODAY).examples;
    expect(example?.due).toBe('2026-03-26');
    expect(example?.steps.join(' ')).toContain('The way of service adds 3 days');
  });
});
