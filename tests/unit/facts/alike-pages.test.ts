import { expect, test } from 'vitest';
import { alikePages, alikeWords } from '#src/facts/alike-pages.ts';
import { alikeSaid } from '#src/intake/all-pages.ts';

const SUMMONS = `STATE OF NEW MEXICO COUNTY OF BERNALILLO METROPOLITAN COURT Juniper Funding LLC Plaintiff
Willa Hargrove Defendant No. T-4-CV-2026-004418 You are directed to serve and file a written answer to the complaint
within 20 days after this summons is served on you. If you do not, judgment may be entered against you for 4,217.65
Dated November 4, 2026 Gideon Prewitt, 500 Copper Avenue NW, Albuquerque, New Mexico 87102`;
const COMPLAINT = `Plaintiff Juniper Funding LLC states: Defendant borrowed money from Marlow Bank on March 3, 2024 and did
not pay it back. The bank sold the debt to plaintiff. Plaintiff asks for 4,217.65 with interest and the costs of suit.`;

test('a page that was photographed twice is told, however its words were read', () => {
  const again = SUMMONS.replace('Juniper', 'Jumper').replace('BERNALILLO', 'BERNALILL0').toLowerCase();
  expect(alikePages([SUMMONS, COMPLAINT, again])).toEqual([{ page: 3, like: 1 }]);
  expect(alikePages([COMPLAINT, SUMMONS, again, again])).toEqual([
    { page: 3, like: 2 },
    { page: 4, like: 2 },
  ]);
  expect(alikeWords({ page: 3, like: 1 })).toBe('Pages 1 and 3 look like the same page.');
});

test.each([
  ['other pages', SUMMONS, COMPLAINT],
  ['one form with other numbers', SUMMONS, SUMMONS.replace(/\d/g, '7')],
  ['pages that number themselves', `${SUMMONS} Page 1 of 2`, `${SUMMONS} Page 2 of 2`],
  ['empty pages', '', ''],
])('%s are not alike', (_, one, other) => {
  expect(alikePages([one, other])).toEqual([]);
});

test('the card says it with a way on', () => {
  expect(alikeSaid([])).toEqual([]);
  expect(alikeSaid([{ page: 3, like: 2 }])).toEqual([
    'Pages 2 and 3 look like the same page. Did you take it twice? Then take one out: “Add or change pages”, below.',
  ]);
});
