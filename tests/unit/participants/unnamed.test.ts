import { describe, expect, it } from 'vitest';
import { isUnnamed, namedFirst } from '#src/participants/unnamed.ts';

describe('isUnnamed', () => {
  it.each([
    'DOES 1-10',
    'Does 1 through 20, inclusive',
    'DOES I-X',
    'John Doe',
    'All Other Occupants',
    'ALL UNKNOWN OCCUPANTS',
    'Any and all unknown persons claiming an interest',
    'All Others in Possession',
    'Unknown Tenant #1',
    'Unknown Spouse of Willa Hargrove',
  ])('of %s', (name) => expect(isUnnamed(name)).toBe(true));

  it.each([
    'Willa Hargrove',
    'Jane Doe Hargrove',
    'Doe Run Mining LLC',
    'All American Insurance Co.',
    'All Tenants Management LLC',
    'Every Person Counts Inc',
    'Allied Tenants Union',
  ])('not of %s', (name) => expect(isUnnamed(name)).toBe(false));

  it('leaves the order of those who are named', () => {
    const names = ['DOES 1-10', 'Willa Hargrove', 'All Other Occupants', 'Joe Aragon'];
    expect(namedFirst(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
      'Willa Hargrove',
      'Joe Aragon',
      'DOES 1-10',
      'All Other Occupants',
    ]);
  });
});
