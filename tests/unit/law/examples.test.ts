import { describe, expect, it } from 'vitest';
import { calculateCourtRule } from '#src/law/calculate-court.ts';
import { COURT_SYSTEMS, JURISDICTIONS } from '#src/law/court-systems.ts';

const EXAMPLES_NEEDED = 5;

describe.each(JURISDICTIONS)('the worked dates of the rules, %s', (jurisdiction) => {
  const system = COURT_SYSTEMS[jurisdiction];
  const read = system.rules.filter(({ text }) => text !== null);
  it.each(read.map((rule) => [rule.id, rule] as const))('%s, whose text was read, has five', (_, rule) => {
    expect(rule.examples.length).toBeGreaterThanOrEqual(EXAMPLES_NEEDED);
    expect(rule.source?.address).toMatch(/^https:\/\//);
  });

  const examples = system.rules.flatMap((rule) => rule.examples.map((example) => ({ rule, example })));
  it.each(examples.map((each) => [each.rule.id, each.example.start, each.example.shows, each] as const))(
    '%s from %s: %s',
    (_id, _start, _shows, { rule, example }) => {
      const counted = calculateCourtRule({
        rule,
        system,
        anchor: example.start,
        triggerDate: example.start,
        servedBy: example.service ?? 'personal',
        mailedFrom: null,
        localDays: null,
        closures: [],
        given: {},
      });
      expect(counted.dueDate).toBe(example.due);
    },
  );
});
