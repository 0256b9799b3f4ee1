import { describe, expect, it } from 'vitest';
import {
  countByCategory,
  filterCategories,
  matchesFilter,
  pageCategories,
  pickerCategories,
} from '#client/documents/categories.ts';

const STAGES = [
  'Complaint',
  'Answer',
  'Motion Practice',
  'Discovery',
  'Process of Service',
  'Docket',
  'Settlement Conference',
  'Trial',
];

describe('categories', () => {
  it('of the filter are All, the kinds, Other', () => {
    expect(filterCategories(['Complaint', 'Other', 'Trial'])).toEqual(['All', 'Complaint', 'Trial', 'Other']);
  });

  it.each([undefined, []])('of the filter without kinds are fixed', (kinds) => {
    const fixed = ['All', 'Complaint', 'Summons', 'Motion', 'Order', 'Notice', 'Other'];
    expect(filterCategories(kinds)).toEqual(fixed);
  });

  it.each([undefined, []])('of picker and page without kinds begin with the stages', (kinds) => {
    expect(pickerCategories(kinds).slice(0, 9)).toEqual([...STAGES, 'Auxiliary Document']);
    expect(pageCategories(kinds).slice(0, 8)).toEqual(STAGES);
  });

  it('hold what the document has and what its text suggests, each once', () => {
    const categories = pageCategories(['Complaint'], 'Subpoena', 'Complaint', null);
    expect(categories).toContain('Subpoena');
    expect(categories.filter((category) => category === 'Complaint')).toHaveLength(1);
  });

  it('put every document under exactly one filter besides All', () => {
    const filters = filterCategories(['Complaint', 'Trial']);
    for (const type of ['complaint', 'TRIAL', 'Order', 'Other', '', null]) {
      expect(matchesFilter(type, 'All', filters)).toBe(true);
      expect(filters.slice(1).filter((filter) => matchesFilter(type, filter, filters))).toHaveLength(1);
    }
  });

  it('take the finer kinds of their category, unless one has a filter of its own', () => {
    const filters = ['All', 'Complaint', 'Notice', 'Answer', 'Other'];
    expect(matchesFilter('Notice of Hearing', 'Notice', filters)).toBe(true);
    expect(matchesFilter('Petition', 'Complaint', filters)).toBe(true);
    expect(matchesFilter('Lease', 'Other', filters)).toBe(true);
    expect(matchesFilter('Petition', 'Complaint', [...filters, 'Petition'])).toBe(false);
    expect(matchesFilter('Petition', 'Petition', [...filters, 'Petition'])).toBe(true);
  });

  it('are counted, the largest first', () => {
    const documents = ['Order', 'Notice', 'Order', null, 'Other'].map((docType) => ({ docType }));
    expect(countByCategory(documents)).toEqual([
      ['Order', 2],
      ['Other', 2],
      ['Notice', 1],
    ]);
  });
});
