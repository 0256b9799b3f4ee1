import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityRule } from '#src/law/service-entities.ts';
import { compareNames, likenessTo } from '#src/service/names.ts';
import { addressesIn, sameAddress } from '#src/text/addresses.ts';

describe('names of one person', () => {
  it.each([
    ['Marisol Teague', 'Marisol Teague', 'same'],
    ['MARISOL A. TEAGUE', 'Marisol Teague', 'same'],
    ['Marisol Ann Teague', 'Marisol Beth Teague', 'same'],
    ['Teague, Marisol', 'Marisol Teague', 'same'],
    ['Dr. Marisol Teague, Jr.', 'Marisol Teague', 'same'],
    ['José Peña', 'Jose Pena', 'same'],
    ["Nora O'Dell", 'Nora ODell', 'same'],
    ['M. Teague', 'Marisol Teague', 'similar'],
    ['Otto Teague', 'Marisol Teague', 'other'],
    ['Teague', 'Marisol Teague', 'other'],
    ['Orlov Roofing, LLC', 'Orlov Roofing L.L.C.', 'same'],
    ['Orlov Roofing LLC', 'Orlov Plumbing LLC', 'other'],
    ['', '', 'other'],
  ])('%j and %j: %s', (a, b, likeness) => {
    expect(compareNames(a, b)).toBe(likeness);
    expect(compareNames(b, a)).toBe(likeness);
  });

  it('finds a name among several in a line', () => {
    expect(likenessTo('Bo Quay', 'Ann Reyes and Bo Quay')).toBe('same');
    expect(likenessTo('Bo Quay', 'Ann Reyes; B. Quay, individually')).toBe('similar');
    expect(likenessTo('Cy Marsh', 'Ann Reyes and Bo Quay')).toBe('other');
  });

  it('is the same both ways round, for any two texts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(compareNames(a, b)).toBe(compareNames(b, a));
      }),
    );
  });
});

describe('addresses in a field', () => {
  it.each([
    ['14 Piñon Lane, Santa Fe, NM 87505', 1],
    ['14 Piñon Lane\nSanta Fe, NM 87505', 1],
    ['14 Piñon Lane\nApt 3\nSanta Fe, NM 87505-1234', 1],
    ['14 Piñon Lane, Santa Fe, NM 87505; 200 Alameda St, Santa Fe, NM 87501', 2],
    ['14 Piñon Lane\nSanta Fe, NM 87505\n200 Alameda St\nSanta Fe, NM 87501', 2],
    ['14 Piñon Lane, Santa Fe\n200 Alameda St, Santa Fe', 2],
    ['14 Piñon Lane, Santa Fe, and 200 Alameda St, Santa Fe', 2],
    ['P.O. Box 12, Taos, NM 87571\n\n200 Alameda St, Santa Fe', 2],
    ['87501 Long Road, Taos', 1],
    ['  \n ; ', 0],
  ])('%j holds %i', (text, count) => {
    expect(addressesIn(text)).toHaveLength(count);
  });

  it('knows a place however it is written', () => {
    expect(sameAddress('200 Alameda St, Santa Fe', '200 Alameda Street\nSanta Fe, NM 87501')).toBe(true);
    expect(sameAddress('14 Piñon Lane', '14 Pinon Ln., Santa Fe')).toBe(true);
    expect(sameAddress('14 Piñon Lane', '16 Piñon Lane')).toBe(false);
    expect(sameAddress('Main Street', 'Main Street')).toBe(false);
  });
});

it.each([
  ['State of New Mexico', 'state'],
  ['State of New Mexico Department of Health', 'state_agency'],
  ['New Mexico Taxation and Revenue Department', 'state_agency'],
  ['Board of County Commissioners of the County of Taos', 'county'],
  ['Santa Fe County', 'county'],
  ['County Line Roofing LLC', 'company'],
  ['City of Angels Roofing, Inc.', 'company'],
  ['City of Gallup', 'city'],
  ['Santa Fe Public Schools', 'school'],
  ['Quay Land Grant-Merced', 'land_grant'],
  ['Marsh & Quay LLP', 'partnership'],
  ['Orlov Roofing, Inc.', 'company'],
  ['Friends of the Acequia', 'company'],
])('%s is served as a %s', (name, kind) => {
  expect(entityRule(name).kind).toBe(kind);
});
