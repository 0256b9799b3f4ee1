import { expect, test } from 'vitest';
import { suggestedTypes } from '#src/review/suggestions.ts';

const paper = (
  id: string,
  type: string | null,
  confidence = 0.9,
  documentCategory: string | null = null,
) => ({
  id,
  documentCategory,
  suggested: type === null ? null : { type, confidence },
});

test('sure types come by type, the commonest first; coded, unsure and unread documents are counted', () => {
  expect(
    suggestedTypes([
      paper('a', 'Letter'),
      paper('b', 'Email'),
      paper('c', 'Email'),
      paper('d', 'Email', 0.9, 'Memo'),
      paper('e', 'Contract', 0.4),
      paper('f', 'Other', 0.9),
      paper('g', null),
    ]),
  ).toEqual({
    groups: [
      { documentCategory: 'Email', ids: ['b', 'c'] },
      { documentCategory: 'Letter', ids: ['a'] },
    ],
    coded: 1,
    unsure: 2,
    unread: 1,
  });
});

test('nothing analyzed, nothing suggested', () => {
  expect(suggestedTypes([])).toEqual({ groups: [], coded: 0, unsure: 0, unread: 0 });
});
