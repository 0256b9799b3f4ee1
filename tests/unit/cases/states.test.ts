import { expect, test } from 'vitest';
import { STATES_50, stateName, US_STATES } from '#src/states.ts';

test('50 states for a person, and the District of Columbia too for a case', () => {
  expect(STATES_50).toHaveLength(50);
  expect(US_STATES).toHaveLength(51);
  expect(US_STATES.map(({ code }) => code)).toContain('DC');
  expect(STATES_50.map(({ code }) => code)).not.toContain('DC');
});

test('each code once, two capital letters; names in alphabetical order', () => {
  expect(new Set(US_STATES.map(({ code }) => code)).size).toBe(51);
  for (const { code, name } of US_STATES) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(name).toMatch(/^[A-Z][a-z]+( [A-Za-z]+)*$/);
  }
  const names = US_STATES.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});

test.each([
  ['NM', 'New Mexico'],
  ['CA', 'California'],
  ['DC', 'District of Columbia'],
  ['WV', 'West Virginia'],
  ['ZZ', 'ZZ'],
  ['', ''],
])('%s is %s', (code, name) => {
  expect(stateName(code)).toBe(name);
});
