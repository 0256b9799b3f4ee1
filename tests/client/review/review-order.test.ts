import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange, copiesOf, familyOf, SORTS, withFamilies } from '#client/review/review-order.ts';
import { makeReviewDocument } from '#tests/factories/documents.ts';

const at = (day: number) => new Date(2026, 2, day, 12);
const mail = makeReviewDocument({ id: 'mail', filename: 'Advice.eml', uploadedAt: at(1) });
const memo = makeReviewDocument({
  id: 'memo',
  filename: 'Memo.txt',
  parentDocumentId: 'mail',
  uploadedAt: at(1),
});
const bill = makeReviewDocument({
  id: 'bill',
  filename: 'Bill 10.pdf',
  uploadedAt: at(2),
  docDate: '2025-03-01',
});
const early = makeReviewDocument({
  id: 'early',
  filename: 'Bill 9.pdf',
  uploadedAt: at(3),
  docDate: '2025-01-01',
  batesNumber: 'A000002',
});
const copy = makeReviewDocument({
  id: 'copy',
  filename: 'Another bill.pdf',
  uploadedAt: at(4),
  duplicateOf: 'bill',
});
const all = [mail, memo, bill, early, copy];
const drawn = (documents = all, sort: (typeof SORTS)[number]['value'] = 'family') =>
  arrange(documents, sort).map(({ document, depth, relation }) => [document.id, depth, relation]);

describe('arrange', () => {
  it('puts attachments and copies under what they belong to', () => {
    expect(drawn()).toEqual([
      ['mail', 0, null],
      ['memo', 1, 'attachment'],
      ['bill', 0, null],
      ['copy', 1, 'duplicate'],
      ['early', 0, null],
    ]);
  });

  it('an attachment that is a copy too stays with its e-mail', () => {
    expect(drawn([mail, bill, { ...memo, duplicateOf: 'bill' }])[1]).toEqual(['memo', 1, 'attachment']);
  });

  it('what belongs to a document that is not shown stands by itself', () => {
    expect(drawn([memo, copy])).toEqual([
      ['memo', 0, null],
      ['copy', 0, null],
    ]);
  });

  it.each([
    ['name', ['mail', 'memo', 'early', 'bill', 'copy']],
    ['date', ['early', 'bill', 'copy', 'mail', 'memo']],
    ['uploaded', ['early', 'bill', 'copy', 'mail', 'memo']],
    ['bates', ['early', 'mail', 'memo', 'bill', 'copy']],
  ] as const)('by %s, families together', (sort, order) => {
    expect(drawn(all, sort).map(([id]) => id)).toEqual(order);
  });

  it('puts what is decided last', () => {
    const coded = [
      { ...mail, privilegeStatus: 'privileged' },
      bill,
      { ...early, privilegeStatus: 'pending_review' },
    ];
    expect(drawn(coded, 'privilege').map(([id]) => id)).toEqual(['bill', 'early', 'mail']);
  });

  it('every document is listed once, whatever belongs to what', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const other = fc.option(fc.constantFrom(...ids, 'gone'));
    const documents = fc.tuple(
      ...ids.map((id) =>
        fc
          .tuple(other, other)
          .map(([parentDocumentId, duplicateOf]) =>
            makeReviewDocument({ id, parentDocumentId, duplicateOf }),
          ),
      ),
    );
    fc.assert(
      fc.property(documents, fc.constantFrom(...SORTS), (list, { value }) => {
        expect(
          arrange(list, value)
            .map(({ document }) => document.id)
            .sort(),
        ).toEqual(ids);
      }),
    );
  });
});

describe('families', () => {
  it('are an e-mail and what was attached to it, from wherever one looks', () => {
    const nested = makeReviewDocument({ id: 'nested', parentDocumentId: 'memo' });
    for (const id of ['mail', 'memo', 'nested']) {
      expect(familyOf([...all, nested], id).map((each) => each.id)).toEqual(['mail', 'memo', 'nested']);
    }
    expect(familyOf(all, 'bill').map(({ id }) => id)).toEqual(['bill']);
    expect(familyOf(all, 'nobody')).toEqual([]);
  });

  it('are added to what is chosen', () => {
    expect(withFamilies(all, new Set(['memo', 'early']))).toEqual(['mail', 'memo', 'early']);
  });

  it('copies are all with the same bytes', () => {
    expect(copiesOf(all, 'copy').map(({ id }) => id)).toEqual(['bill', 'copy']);
    expect(copiesOf(all, 'bill').map(({ id }) => id)).toEqual(['bill', 'copy']);
    expect(copiesOf(all, 'mail').map(({ id }) => id)).toEqual(['mail']);
  });
});
