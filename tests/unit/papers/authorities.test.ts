import { expect, test } from 'vitest';
import { findAuthorities } from '#src/papers/authorities.ts';
import { readPaper } from '#src/papers/paper.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

const authoritiesOf = (text: string) => findAuthorities(readPaper(text)).map((found) => found.text);

test.each([
  [
    'See Quill v. Tice, 106 Hawai‘i 270, 103 P.3d 400 (2004).',
    'Quill v. Tice, 106 Hawai‘i 270, 103 P.3d 400 (2004)',
  ],
  [
    'Accord Fenn v Ashdown, 283 AD2d 268, 269 [1st Dept 2001].',
    'Fenn v Ashdown, 283 AD2d 268, 269 [1st Dept 2001]',
  ],
  [
    '(Birch v. Larch (1980) 104 Cal.App.3d 461, 473, 163 Cal.Rptr. 566.)',
    'Birch v. Larch (1980) 104 Cal.App.3d 461, 473, 163 Cal.Rptr. 566',
  ],
  [
    'In the Interest of O.T., 255 Ga.App. 674, 566 S.E.2d 405 (2002).',
    'In the Interest of O.T., 255 Ga.App. 674, 566 S.E.2d 405 (2002)',
  ],
  ['See Quill v. Fenn, 2019 IL App (1st) 161391, ¶ 12.', 'Quill v. Fenn, 2019 IL App (1st) 161391'],
  ['He relies on RCW 9.41.800 for it.', 'RCW 9.41.800'],
  ['It is barred by MCL 600.745(3).', 'MCL 600.745(3)'],
  ['Relief lies under Fla. R. Civ. P. 1.540(b).', 'Fla. R. Civ. P. 1.540(b)'],
  ['A fee is due under Minn. Stat. § 491A.01, subd. 5.', 'Minn. Stat. § 491A.01, subd. 5'],
  ['The rule is 22 NYCRR 691.10.', '22 NYCRR 691.10'],
  ['It is free speech under U.S. Const. amend. I.', 'U.S. Const. amend. I'],
])('%s', (text, said) => {
  expect(authoritiesOf(text)).toEqual([said]);
});

test('an authority is given once, by its fullest citation', () => {
  const text =
    '410 U.S. 113 is the case. Quill v. Tice, 410 U.S. 113, 120 (1973), holds so; see 410 U.S. 113, 121. Id. at 122.';
  expect(authoritiesOf(text)).toEqual(['Quill v. Tice, 410 U.S. 113, 120 (1973)']);
});

test.each([
  'On 12 Jan. 2031 she paid 3 Main St. 87501.',
  'The hearing is at 9 A.M. 14 days later.',
  'The page is marked [1 Cal.App.5th 438] in print.',
  'Section 552 and § 544 are cited without a code.',
])('no authority: %s', (text) => {
  expect(authoritiesOf(text)).toEqual([]);
});

test('the citation under which a decision is reported itself is none that it cites', () => {
  const text = `Quill v. Ferncliff Motors, Inc., 412 P.3d 77 (Colo. App. 2017)
No. 16CA0442

ORLA QUILL, Plaintiff-Appellant,
v.
FERNCLIFF MOTORS, INC., Defendant-Appellee.

Orla Quill appeals from a judgment that the trial court entered. We rely on Marsh v. Lowe, 210 P.3d 12 (Colo. 2009).`;
  expect(authoritiesOf(text)).toEqual(['Marsh v. Lowe, 210 P.3d 12 (Colo. 2009)']);
});

test('the time it takes grows with the length of the text', async () => {
  const line = 'Quill, Fenn and the Larch of Ashdown v. 12 A. B. C. 3 In re the Estate of the City of, see\n';
  expect(await growthOf((count) => findAuthorities(readPaper(line.repeat(count))), 400)).toBeLessThan(LINEAR);
});
