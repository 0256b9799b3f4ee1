import { describe, expect, it } from 'vitest';
import type { FactContent } from '#src/facts/schema.ts';
import { captionOf } from '#src/next/caption.ts';
import { makeFact } from '#tests/factories/facts.ts';

const TITLES = new Map([
  ['d1', 'Summons'],
  ['d2', 'Letter'],
]);

let made = 0;
function told(documentId: string, content: FactContent, change: Parameters<typeof makeFact>[1] = {}) {
  made += 1;
  return makeFact(content, { id: `f${made}`, documentId, certainty: 'certain', ...change });
}
const number = (documentId: string, value: string, change = {}) =>
  told(documentId, { kind: 'case-number', value: { number: value } }, change);
const party = (documentId: string, name: string, role: string) =>
  told(documentId, { kind: 'party', value: { name, role } });

describe('the head of a paper, for a case without a number', () => {
  it('is of one paper: that with the surest number', () => {
    const caption = captionOf(
      [
        number('d2', '12-9', { certainty: 'unsure' }),
        party('d2', 'Somebody Else', 'Plaintiff'),
        number('d1', 'D-202-CV-2026-00123'),
        told('d1', { kind: 'court', value: { name: 'SECOND JUDICIAL DISTRICT COURT' } }),
        party('d1', 'Orlov Roofing, LLC', 'Plaintiff'),
        party('d1', 'Rosalind Quay', 'Defendant'),
      ],
      TITLES,
      'NM',
    );
    expect(caption).toMatchObject({
      documentId: 'd1',
      title: 'Summons',
      caseNumber: { value: 'D-202-CV-2026-00123', certainty: 'certain' },
      plaintiffName: { value: 'Orlov Roofing, LLC' },
      defendantName: { value: 'Rosalind Quay' },
    });
    expect(caption?.courtName?.value).toMatch(/^Second Judicial District Court/);
  });

  it('says what was not read with certainty as such, and leaves out what is not there', () => {
    const caption = captionOf([number('d1', 'CV-7', { certainty: 'likely' })], TITLES, 'NM');
    expect(caption?.caseNumber?.certainty).toBe('likely');
    expect(caption).toMatchObject({ courtName: null, plaintiffName: null, defendantName: null });
  });

  it('is what a person said of it', () => {
    const caption = captionOf(
      [
        number('d2', '12-9'),
        number('d1', 'D-202-CV-2026-00123', { status: 'corrected', certainty: 'unsure' }),
      ],
      TITLES,
      'NM',
    );
    expect(caption?.caseNumber).toMatchObject({ value: 'D-202-CV-2026-00123', certainty: 'certain' });
  });

  it('is nothing where no number is, it was dismissed, or its paper is gone', () => {
    expect(captionOf([party('d1', 'Rosalind Quay', 'Defendant')], TITLES, 'NM')).toBeNull();
    expect(captionOf([number('d1', 'CV-7', { status: 'dismissed' })], TITLES, 'NM')).toBeNull();
    expect(captionOf([number('d9', 'CV-7')], TITLES, 'NM')).toBeNull();
  });
});
