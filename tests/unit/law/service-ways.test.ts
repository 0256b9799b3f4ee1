import { describe, expect, it } from 'vitest';
import { calculateCourtRule } from '#src/law/calculate-court.ts';
import type { Jurisdiction, ServiceWay } from '#src/law/calculation-schema.ts';
import { COURT_SYSTEMS, JURISDICTIONS } from '#src/law/court-systems.ts';

const SUMMONS_TABLES = ['frcp_4', 'ccp_summons', 'nmra_1_004', 'nmra_2_202'];
const WAYS = ['home', 'work', 'posted', 'receipt', 'publication', 'waiver'] as const;

function count(jurisdiction: Jurisdiction, id: string, servedBy: ServiceWay, anchor = '2026-04-06') {
  const system = COURT_SYSTEMS[jurisdiction];
  const rule = system.rules.find((each) => each.id === id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return calculateCourtRule({
    rule,
    system,
    anchor,
    triggerDate: anchor,
    servedBy,
    mailedFrom: null,
    localDays: null,
    closures: [],
    given: {},
  });
}

describe.each([
  ['federal', 'F1'],
  ['california', 'C1'],
  ['california', 'C9'],
  ['new_mexico_district', 'N1'],
  ['new_mexico_magistrate', 'N14'],
] as const)('the answer in %s (%s), however the summons came', (jurisdiction, id) => {
  const inPerson = count(jurisdiction, id, 'personal');

  it.each(WAYS)('%s: no later than in person from the day entered, and says what to know', (way) => {
    const found = count(jurisdiction, id, way);
    expect(found.dueDate).toBe(inPerson.dueDate);
    expect(found.caveats.length).toBeGreaterThan(inPerson.caveats.length);
  });

  it.each(['home', 'work', 'posted', 'receipt', 'publication'] as const)('%s names its own day 0', (way) => {
    expect(count(jurisdiction, id, way).steps[0]).not.toBe(inPerson.steps[0]);
  });

  it('not known: counted from the day entered, and says that the time may start on another day', () => {
    const found = count(jurisdiction, id, 'unknown');
    expect(found.dueDate).toBe(inPerson.dueDate);
    expect(found.caveats[0]).toContain('the time may start on another day');
  });
});

it('a rule whose ways start it on one day says that not knowing makes no difference', () => {
  expect(count('federal', 'F17', 'unknown').caveats[0]).toContain('it makes no difference');
});

it('a rule to which a way adds days says how late it could be', () => {
  expect(count('federal', 'F10', 'unknown').caveats[0]).toContain('could be as late as Mon, May 11, 2026');
});

it.each(
  JURISDICTIONS.flatMap((jurisdiction) =>
    Object.entries(COURT_SYSTEMS[jurisdiction].service).flatMap(([key, table]) =>
      SUMMONS_TABLES.includes(key) ? [[jurisdiction, key, table] as const] : [],
    ),
  ),
)('%s %s adds no days to the time after a summons: what was read moves its day 0', (_, __, table) => {
  for (const way of Object.values(table)) {
    expect(way.days).toBe(0);
    expect(way.caveat).toMatch(/\.$/);
  }
});
