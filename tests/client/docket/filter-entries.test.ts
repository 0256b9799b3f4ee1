import { describe, expect, it } from 'vitest';
import {
  countFilters,
  type EntryFilters,
  filterEntries,
  markWords,
  NO_FILTERS,
} from '#client/docket/filter-entries.ts';
import { entriesOf } from '#client/docket/shown-entries.ts';
import { makeDocket, makeEntry } from '#tests/factories/docket.ts';
import { APPEAL_STAGE, CHANGED, MOTION, UNNUMBERED } from './samples.ts';

const UNDATED = makeEntry({ entryNumber: '9', date: null, dateString: '13/45/2026', description: 'LETTER' });
const ALL = [makeEntry(), UNNUMBERED, CHANGED, MOTION, UNDATED].map((entry) => ({ entry }));

function found(filters: Partial<EntryFilters>): (string | null)[] {
  return filterEntries(ALL, { ...NO_FILTERS, order: 'oldest', ...filters }).map(
    ({ entry }) => entry.entryNumber,
  );
}

describe('what of a docket is shown', () => {
  it.each<[string, Partial<EntryFilters>, (string | null)[]]>([
    ['everything', {}, ['1', null, '2', '3', '9']],
    ['the newest first', { order: 'newest' }, ['9', '3', '2', null, '1']],
    ['a word, whatever its case', { search: 'motion' }, ['3']],
    ['every word, in any order', { search: ' brandt  DISMISS ' }, ['3']],
    ['a word that is nowhere', { search: 'motion complaint' }, []],
    ['a number with its sign', { search: '#2' }, ['2']],
    ['a date as it is printed', { search: '03/09/2026' }, ['3']],
    ['a type', { documentType: 'Service' }, ['2']],
    ['a status', { status: 'NEW' }, ['1', '3', '9']],
    ['those with a number', { numbered: 'yes' }, ['1', '2', '3', '9']],
    ['those without', { numbered: 'no' }, [null]],
    ['from a day on, that day included', { from: '2026-03-06' }, ['2', '3']],
    ['until a day, that day included', { to: '2026-03-03' }, ['1', null]],
    ['all of them together', { search: 'summons', status: 'UPDATED', from: '2026-03-01' }, ['2']],
  ])('%s', (_, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });

  it('counts what is set beside the search', () => {
    expect(countFilters(NO_FILTERS)).toBe(0);
    expect(countFilters({ ...NO_FILTERS, search: 'x', documentType: 'Motion', from: '2026-01-01' })).toBe(2);
  });

  it('marks words where they stand, each letter once', () => {
    expect(markWords('Motion to compel motion', ['motion', 'mot'])).toEqual([
      { start: 0, end: 6 },
      { start: 17, end: 23 },
    ]);
    expect(markWords('İstanbul motion', ['motion'])).toEqual([]);
  });
});

describe('entries of several dockets', () => {
  const district = makeDocket({ parsedEntries: [makeEntry(), MOTION] });
  const appeal = makeDocket({
    id: 'appeal',
    milestoneId: APPEAL_STAGE.id,
    parsedEntries: [UNNUMBERED, UNDATED],
  });
  const raw = makeDocket({ id: 'raw', milestoneId: null, parsedEntries: null });
  const choices = [
    { id: district.id, name: 'Docket' },
    { id: 'appeal', name: 'Appeal docket' },
  ];

  it('stand together by date, each with the name of its docket', () => {
    const shown = entriesOf([district, appeal, raw], choices, '');
    expect(shown.map(({ entry, docketName }) => [entry.entryNumber, docketName])).toEqual([
      ['1', 'Docket'],
      [null, 'Appeal docket'],
      ['3', 'Docket'],
      ['9', 'Appeal docket'],
    ]);
    expect(new Set(shown.map(({ key }) => key)).size).toBe(4);
  });

  it('of one docket need no name', () => {
    expect(entriesOf([district, appeal], choices, 'appeal').map(({ docketName }) => docketName)).toEqual([
      null,
      null,
    ]);
    expect(entriesOf([raw], choices, '')).toEqual([]);
  });
});
