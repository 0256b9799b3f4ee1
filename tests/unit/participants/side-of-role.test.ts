import { expect, test } from 'vitest';
import { sideOfRole } from '#src/participants/side-of-role.ts';

test.each([
  ['Plaintiff', 'plaintiff'],
  ['petitioners', 'plaintiff'],
  ['Appellant', 'plaintiff'],
  ['Landlord', 'plaintiff'],
  ['Defendant/Counterclaimant', 'defendant'],
  ['Appellee', 'defendant'],
  ['Tenant', 'defendant'],
  ['Third-Party Defendant', null],
  ['Cross-Defendant', null],
  ['Witness', null],
  ['sender', null],
])('%s is on the side %s', (role, side) => {
  expect(sideOfRole(role)).toBe(side);
});
