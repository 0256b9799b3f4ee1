import { expect, it } from 'vitest';
import { firstToOpen, inFamilies } from '#client/documents/family.ts';
import { makeDocument } from '#tests/factories/documents.ts';

const logo = makeDocument({ id: 'logo', parentDocumentId: 'mail' });
const mail = makeDocument({ id: 'mail' });
const lease = makeDocument({ id: 'lease' });

it.each([
  [[logo, mail, lease], 'mail'],
  [[lease, logo, mail], 'lease'],
  [[logo], 'logo'],
  [[], undefined],
])('opens first what did not come inside another document (%#)', (documents, id) => {
  expect(firstToOpen(documents)?.id).toBe(id);
});

it('says how deep a document lies in the mails that are shown', () => {
  const rows = inFamilies([logo, lease, mail]).map(({ document, depth }) => [document.id, depth]);
  expect(rows).toEqual([
    ['lease', 0],
    ['mail', 0],
    ['logo', 1],
  ]);
});
