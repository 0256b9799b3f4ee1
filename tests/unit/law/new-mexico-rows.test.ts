import { expect, test } from 'vitest';
import type { CourtRule } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';

function row(id: string): CourtRule {
  const rules = [...COURT_SYSTEMS.new_mexico_district.rules, ...COURT_SYSTEMS.new_mexico_magistrate.rules];
  const rule = rules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`no row ${id}`);
  return rule;
}

test('the answer after a ruling counts from the ruling, not from the day one heard of it', () => {
  expect(row('N3').startsFrom).toBe('the day the court decided your motion');
  expect(row('N3').warnings.join(' ')).toContain('not from the day you heard of it');
});

test.each(['N3', 'N30', 'N43'])('%s, whose day can come earlier than it is counted, warns of it', (id) => {
  expect(row(id).warnings).not.toEqual([]);
});

test.each(['N18', 'N38'])('%s: the year does not close the door on a void judgment', (id) => {
  expect(row(id).caveats.join(' ')).toMatch(/never served/);
});

test.each(['N5', 'N23', 'N30', 'N31', 'N42', 'N43'])(
  '%s, whose current words were not read in full, says so',
  (id) => {
    expect(row(id).caveats.join(' ')).toMatch(/We read /);
  },
);
