import { expect, expectTypeOf, test } from 'vitest';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';
import { courtsWith } from '#src/law/courts/with-rules.ts';

const ROW = {
  id: 'X1',
  name: 'A Paper Due',
  days: 5,
  citation: 'Rule X',
  description: 'File a paper.',
  event: 'motion-served',
  recorded: '2026-11-23',
} as const;
const { rules: _, ...FEDERAL } = COURT_SYSTEMS.federal;

test('courts name rules of their own: those of others do not compile', () => {
  const own = courtsWith([ROW], {}, { ...FEDERAL, discovery: null, starts: { answer: ['X1'] } });
  expect(own.rules.map(({ id }) => id)).toEqual(['X1']);
  type Starts = Parameters<typeof courtsWith<readonly [typeof ROW]>>[2]['starts'];
  expectTypeOf<NonNullable<Starts['answer']>[number]>().toEqualTypeOf<'X1'>();
});

test('what a docket may start, and what a request asks, is a rule of the same courts', () => {
  for (const { rules, starts, discovery } of Object.values(COURT_SYSTEMS)) {
    const known = rules.map(({ id }) => id);
    const named = [...Object.values(starts), ...Object.values(discovery ?? {})].flat();
    expect(known).toEqual(expect.arrayContaining(named));
  }
});

test('no two rules share a key, in any court', () => {
  const ids = Object.values(COURT_SYSTEMS).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
