import { expect, test } from 'vitest';
import { isSamePerson } from '#src/participants/same-person.ts';

test.each([
  ['Willa J. Hargrove', 'WILLA HARGROVE', true],
  ['Willa Roybal-Sena', 'willa roybal-sena', true],
  ['Hon. Ines Quintana', 'Ines Quintana', true],
  ['Larkspur Lending, LLC', 'LARKSPUR LENDING LLC', true],
  ['Larkspur Lending LLC', 'Larkspur Lending Services LLC', false],
  ['Olin Pratt Jr.', 'Olin Pratt Sr.', false],
  ['Olin Pratt Jr.', 'Olin Pratt', false],
  ['Willa A. Hargrove', 'Willa B. Hargrove', false],
  ['Willa Hargrove', 'Orla Hargrove', false],
  ['Hargrove', 'Willa Hargrove', false],
  ['1187', '2290', false],
])('%s and %s: one is %s', (one, other, isOne) => {
  expect(isSamePerson(one, other)).toBe(isOne);
  expect(isSamePerson(other, one)).toBe(isOne);
});
