import { expect, test } from 'vitest';
import { titleOf } from '#src/documents/discovery-title.ts';
import { kindFor } from '#src/papers/kind-of.ts';
import { readLines } from '#src/text/lines.ts';

const titled = (text: string, type: string) =>
  titleOf({ lines: readLines(text), structure: undefined, kind: kindFor('Other'), type, filename: 'scan-1' });

test.each([
  [
    'FIRST AMENDMENT\nTO AMENDED AND RESTATED\nEMPLOYMENT AGREEMENT\nFirst Amendment effective as of January 1, 2031 to the Agreement.',
    'Contract',
    'First Amendment to Amended and Restated Employment Agreement',
  ],
  [
    'AMENDMENT TO EMPLOYMENT AGREEMENT BETWEEN ADA QUILL AND TICE LLC DATED MAY 2, 2031\nThe parties agree.',
    'Contract',
    'Amendment to Employment Agreement',
  ],
  ['UNITED STATES\nSECURITIES AND EXCHANGE COMMISSION\nFORM 8-K\nCurrent Report', 'Report', 'Form 8-K'],
  [
    '198 EAST LARCH STREET\nFor Immediate Release\nMarch 7, 2031\nSEVEN CHARGED AFTER\nFIRE IN LARCH WAREHOUSE\nThe office today announced that seven were charged.',
    'Other',
    'Seven Charged After Fire in Larch Warehouse',
  ],
  [
    'Notice of Intent to File Suit under the Larch Open Records Act\n(LORA) Date:\nDecember 11, 2030\nTo: The Clerk',
    'Notice',
    'Notice of Intent to File Suit under the Larch Open Records Act',
  ],
])('%s', (text, type, title) => {
  expect(titled(text, type)).toBe(title);
});
