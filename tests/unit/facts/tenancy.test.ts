import { describe, expect, test } from 'vitest';
import { readTenancy } from '#src/facts/tenancy.ts';

describe('a place of business', () => {
  test.each([
    'The commercial lease of Suite 4 is terminated.',
    'Defendant leases the premises at 9 Alder Place as a bakery.',
    'Possession of the retail space at 77 Mulberry Row is restored to the plaintiff.',
    'The rented premises is an auto shop.',
  ])('%s', (text) => expect(readTenancy(text).isCommercial).toBe(true));

  test.each([
    'Pay the rent at the leasing office by Friday.',
    'Vacate the apartment at 9 Alder Place, Suite 4.',
    'Pay within five business days. The law office of Quill Ashe writes for the landlord.',
    'The store of the landlord sells the lease form.',
  ])('is none: %s', (text) => expect(readTenancy(text).isCommercial).toBe(false));
});

describe('who is meant', () => {
  test.each([
    'To: Odalys Fern and all occupants, 12 Ocotillo Street',
    'The writ applies to all tenants, subtenants, if any, and any other occupants of the premises.',
    'You are commanded to remove all persons from the premises.',
  ])('%s', (text) => expect(readTenancy(text).namesOccupants).toBe(true));

  test('one person alone', () => {
    expect(readTenancy('You are commanded to remove Odalys Fern.').namesOccupants).toBe(false);
  });

  test.each([
    'Upon the petition for restitution filed by the resident, judgment is entered for plaintiff.',
    'The sheriff shall restore possession of the premises to the tenant.',
  ])('who rents gets the home back: %s', (text) => expect(readTenancy(text).isRenters).toBe(true));

  test.each([
    'Restore possession of the premises to the plaintiff. The petition by owner is granted.',
    'The motion by tenant to continue is denied. Judgment for restitution is entered.',
    'The sheriff shall restore possession to the owner, who shall return the deposit to the tenant.',
    'The petition for restitution filed by the resident is denied.',
  ])('the owner gets it back, or nobody: %s', (text) => {
    expect(readTenancy(text).isRenters).toBe(false);
  });
});
