import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeptFact, mergeFacts } from '#src/facts/merge-facts.ts';
import type { FactStatus, FoundFact } from '#src/facts/schema.ts';

function hearing(date: string, quote: string): FoundFact {
  return {
    kind: 'hearing',
    value: { what: 'Hearing', date },
    label: 'Hearing',
    page: 1,
    start: 10,
    end: 10 + quote.length,
    quote,
    certainty: 'certain',
  };
}

function kept(fact: FoundFact, status: FactStatus = 'found', value: unknown = fact.value): KeptFact {
  return { id: `${status} ${fact.quote}`, kind: fact.kind, value, quote: fact.quote, status };
}

const MAY = hearing('2031-05-02', 'on May 2, 2031, at 9:00 a.m.');
const JUNE = hearing('2031-06-06', 'on June 6, 2031');

describe('a paper that is read again', () => {
  it('keeps the ids of what is found again, drops what is not and adds what is new', () => {
    const gone = hearing('2031-07-07', 'on July 7, 2031');
    expect(mergeFacts([kept(MAY), kept(gone)], [MAY, JUNE])).toEqual({
      again: [{ id: 'found on May 2, 2031, at 9:00 a.m.', fact: MAY, isDecided: false }],
      fresh: [JUNE],
      gone: ['found on July 7, 2031'],
    });
  });

  it('knows a fact by its words, though a person corrected its value', () => {
    const corrected = kept(MAY, 'corrected', { what: 'Hearing', date: '2031-05-12' });
    expect(mergeFacts([corrected], [MAY])).toMatchObject({
      again: [{ id: corrected.id, isDecided: true }],
      fresh: [],
    });
  });

  it('knows a fact by its value, though it is written otherwise', () => {
    const read = hearing('2031-05-02', 'on MAY 2, 2O31 at 9 a.m.');
    const stored = kept(MAY, 'found', { date: '2031-05-02', what: 'Hearing', time: null });
    expect(mergeFacts([stored], [read])).toMatchObject({ again: [{ id: stored.id }], fresh: [], gone: [] });
  });

  it.each(['confirmed', 'corrected', 'dismissed'] as const)('never loses what was %s', (status) => {
    expect(mergeFacts([kept(MAY, status)], [])).toEqual({ again: [], fresh: [], gone: [] });
  });

  it('gives the two places of one day two ids', () => {
    const twice = [MAY, { ...MAY, start: 400, end: 428 }];
    const stored = twice.map((fact, index) => ({ ...kept(fact), id: `${index}` }));
    expect(mergeFacts(stored, twice).again.map(({ id }) => id)).toEqual(['0', '1']);
  });

  it('accounts for every fact once', () => {
    const facts = fc.array(fc.constantFrom(MAY, JUNE, hearing('2031-06-06', 'June 6')), { maxLength: 8 });
    const statuses = fc.array(fc.constantFrom<FactStatus>('found', 'confirmed', 'dismissed'), {
      minLength: 8,
    });
    fc.assert(
      fc.property(facts, facts, statuses, (before, found, said) => {
        const stored = before.map((fact, index) => ({ ...kept(fact, said[index]), id: `${index}` }));
        const { again, fresh, gone } = mergeFacts(stored, found);
        const ids = [...again.map(({ id }) => id), ...gone];
        expect(new Set(ids).size).toBe(ids.length);
        expect(again.length + fresh.length).toBe(found.length);
        expect(stored.filter(({ id, status }) => status !== 'found' && gone.includes(id))).toEqual([]);
      }),
    );
  });
});
