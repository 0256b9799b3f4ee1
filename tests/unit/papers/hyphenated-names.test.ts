import { expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';

it('a paper about somebody whose name has a hyphen is read', () => {
  const text = `COUNTY COURT
Larkmoor Finance, LLC v. Ostrow-Finch         Case No. 2031-CV-0042

RETURN OF SERVICE

I gave the papers to Ostrow-Finch on May 2, 2031.
`;
  expect(() => readCaption(readPaper(text))).not.toThrow();
});
