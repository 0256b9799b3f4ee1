import { expect, test } from 'vitest';
import { probablyMeant } from '#src/auth/mistyped-domain.ts';

test.each([
  ['ida@gmial.com', 'ida@gmail.com'],
  ['ida@gmai.com', 'ida@gmail.com'],
  ['ida@gmail.co', 'ida@gmail.com'],
  ['ida@gmail.con', 'ida@gmail.com'],
  ['ida@gnail.com', 'ida@gmail.com'],
  ['Ida.Marsh@GMIAL.COM ', 'Ida.Marsh@gmail.com'],
  ['ida@yaho.com', 'ida@yahoo.com'],
  ['ida@hotmial.con', 'ida@hotmail.com'],
  ['ida@outlok.com', 'ida@outlook.com'],
  ['ida@iclould.com', 'ida@icloud.com'],
  ['ida@comast.net', 'ida@comcast.net'],
  ['ida@aol.con', 'ida@aol.com'],
])('%s was probably %s', (typed, meant) => {
  expect(probablyMeant(typed)).toBe(meant);
});

test.each([
  'ida@gmail.com',
  'ida@yahoo.com',
  'ida@ymail.com',
  'ida@mail.com',
  'ida@gmx.com',
  'ida@example.org',
  'ida@legalaid.org',
  'ida@nmcourts.gov',
  'ida@aon.com',
  'ida@all.com',
  'ida@yahoo.ca',
  'ida@yahoo.co.uk',
  'ida@hotmail.fr',
  'ida@comcast.com',
  'ida@',
  '@gmial.com',
  'gmial.com',
  '',
])('nothing is said of %s', (typed) => {
  expect(probablyMeant(typed)).toBeNull();
});
