import { expect, test } from 'vitest';
import { isSameName } from '#src/participants/same-name.ts';

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
  ['Larkspur Trust 2006-1', 'Larkspur Trust 2007-2', false],
  ['Larkspur Trust 2006-1', 'LARKSPUR TRUST 2006-1', true],
  ['DOES 1-10', 'DOES 11-20', false],
])('%s and %s: one is %s', (one, other, isOne) => {
  expect(isSameName(one, other, 'same')).toBe(isOne);
  expect(isSameName(other, one, 'same')).toBe(isOne);
});

test.each([
  ['likely', 'Quay, Ann', 'Ann B. Quay', true],
  ['likely', 'Ann B. Quay', 'Ann C. Quay', true],
  ['likely', 'Larkspur Lending, LLC', 'Larkspur Lending L.L.C.', true],
  ['likely', 'A. Quay', 'Ann Quay', false],
  ['initial', 'A. Quay', 'Ann Quay', true],
  ['initial', 'Bo Quay', 'Ann Quay', false],
  ['part', 'Odalys Pemberton et al.', 'Odalys Pemberton', true],
  ['part', 'Ann Quay and Orlov Roofing LLC', 'Orlov Roofing', true],
  ['part', 'Ann Quay', 'Bo Quay', false],
  ['part', 'LLC', 'Orlov Roofing LLC', false],
] as const)('%s: %s and %s are one is %s', (how, one, other, isOne) => {
  expect(isSameName(one, other, how)).toBe(isOne);
  expect(isSameName(other, one, how)).toBe(isOne);
});
