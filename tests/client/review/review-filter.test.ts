import { describe, expect, it } from 'vitest';
import {
  FACET_KEYS,
  filterCount,
  filterDocuments,
  NO_FILTER,
  type ReviewFilter,
  withValue,
} from '#client/review/review-filter.ts';
import { readPlace, writePlace } from '#client/review/use-review-place.ts';
import { makeReviewDocument } from '#tests/factories/documents.ts';

const documents = [
  makeReviewDocument({
    id: 'lease',
    custodian: 'Odette Farrow',
    privilegeStatus: 'not_privileged',
    docDate: '2025-01-10',
  }),
  makeReviewDocument({
    id: 'mail',
    filename: 'Advice.eml',
    documentCategory: 'Email',
    privilegeStatus: 'privileged',
    docDate: '2025-03-04',
    tags: ['hot', 'furnace'],
  }),
  makeReviewDocument({
    id: 'memo',
    filename: 'Memo.txt',
    docType: null,
    parentDocumentId: 'mail',
    batesNumber: 'ACME000007',
    isAnalyzed: true,
    relevanceScore: 85,
  }),
  makeReviewDocument({
    id: 'copy',
    filename: 'Lease (copy).pdf',
    duplicateOf: 'lease',
    privilegeStatus: 'someday',
    productionStatus: 'not_produced',
  }),
];
const found = (filter: Partial<ReviewFilter>, texts: string[] = []) =>
  filterDocuments(documents, { ...NO_FILTER, ...filter }, new Set(texts));
const ids = (filter: Partial<ReviewFilter>, texts: string[] = []) =>
  found(filter, texts).documents.map(({ id }) => id);
const chosen = (part: Partial<ReviewFilter['chosen']>) => ({ chosen: { ...NO_FILTER.chosen, ...part } });

describe('filterDocuments', () => {
  it('takes any value within a facet and all facets together', () => {
    expect(ids({})).toEqual(['lease', 'mail', 'memo', 'copy']);
    expect(ids(chosen({ privilege: ['privileged', 'not_privileged'] }))).toEqual(['lease', 'mail']);
    expect(
      ids(chosen({ privilege: ['privileged', 'not_privileged'], custodian: ['Odette Farrow'] })),
    ).toEqual(['lease']);
    expect(ids(chosen({ type: ['Contract'] }))).toEqual(['lease', 'copy']);
    expect(ids(chosen({ type: ['Email', '-'] }))).toEqual(['mail', 'memo']);
  });

  it('counts an unknown privilege as unreviewed', () => {
    expect(ids(chosen({ privilege: ['-'] }))).toEqual(['memo', 'copy']);
  });

  it('tells numbered, analyzed, copied and tagged ones apart', () => {
    expect(ids(chosen({ bates: ['yes'] }))).toEqual(['memo']);
    expect(ids(chosen({ analysis: ['no'] }))).toEqual(['lease', 'mail', 'copy']);
    expect(ids(chosen({ copies: ['duplicate'] }))).toEqual(['copy']);
    expect(ids(chosen({ copies: ['original'] }))).toEqual(['lease']);
    expect(ids(chosen({ tag: ['hot'] }))).toEqual(['mail']);
    expect(ids(chosen({ relevance: ['key'] }))).toEqual(['memo']);
  });

  it('looks for words in names, numbers, custodians and tags, and in texts that were searched', () => {
    expect(ids({ text: ' LEASE ' })).toEqual(['lease', 'copy']);
    expect(ids({ text: 'acme0000' })).toEqual(['memo']);
    expect(ids({ text: 'odette' })).toEqual(['lease']);
    expect(ids({ text: 'furnace' }, ['memo'])).toEqual(['mail', 'memo']);
  });

  it('takes both ends of a range of days, and no document without a date', () => {
    expect(ids({ from: '2025-01-10', to: '2025-03-03' })).toEqual(['lease']);
    expect(ids({ from: '2025-03-04' })).toEqual(['mail']);
    expect(ids({ to: '2025-01-09' })).toEqual([]);
  });

  it('counts what each further value would leave', () => {
    const { facets } = found(chosen({ privilege: ['privileged'], type: ['Email'] }));
    expect(facets.privilege).toEqual([{ value: 'privileged', label: 'Privileged', count: 1 }]);
    expect(facets.tag.map(({ label, count }) => [label, count])).toEqual([
      ['furnace', 1],
      ['hot', 1],
    ]);
    const byType = found(chosen({ privilege: ['privileged', 'not_privileged'] })).facets.type;
    expect(byType.map(({ label, count }) => [label, count])).toEqual([
      ['Contract', 1],
      ['Email', 1],
    ]);
  });

  it('goes on listing a chosen value under which nothing is left', () => {
    expect(found({ ...chosen({ custodian: ['Nobody'] }), text: 'zzz' }).facets.custodian).toEqual([
      { value: 'Nobody', label: 'Nobody', count: 0 },
    ]);
  });

  it('each count is what choosing the value leaves', () => {
    const { facets } = found({});
    for (const key of FACET_KEYS) {
      for (const { value, count } of facets[key]) {
        expect(ids(withValue(NO_FILTER, key, value, true)), `${key} ${value}`).toHaveLength(count);
      }
    }
  });
});

describe('the address', () => {
  it('holds document, words, filters and order, and gives them back', () => {
    const place = {
      documentId: 'mail',
      filter: {
        text: 'rent & deposit',
        chosen: { ...NO_FILTER.chosen, privilege: ['-', 'privileged'], custodian: ['Farrow, Odette'] },
        from: '2025-01-01',
        to: '2025-02-01',
      },
      sort: 'bates' as const,
    };
    expect(readPlace(new URLSearchParams(writePlace(place).toString()))).toEqual(place);
    expect(filterCount(place.filter)).toBe(5);
  });

  it('says nothing of what is usual, and what is not understood is left out', () => {
    expect(writePlace({ documentId: null, filter: NO_FILTER, sort: 'family' }).toString()).toBe('');
    const place = readPlace(new URLSearchParams('from=soon&sort=backwards&doc=lease'));
    expect(place).toEqual({ documentId: 'lease', filter: NO_FILTER, sort: 'family' });
  });
});
