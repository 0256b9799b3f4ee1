import { expect, it } from 'vitest';
import { classifyDocument } from '#src/papers/classify.ts';

it('a writ of summons begins a lawsuit, and decides nothing', () => {
  const text = `COURT OF COMMON PLEAS OF BERKS COUNTY, PENNSYLVANIA

ADA QUILL, Plaintiff
v.
OWEN TICE, Defendant      No. 31-0412

WRIT OF SUMMONS

To: Owen Tice
You are hereby notified that Ada Quill has commenced an action against you.

Prothonotary
`;
  expect(classifyDocument({ text, filename: 'scan.pdf', mimeType: null }).type).toBe('Summons');
});
