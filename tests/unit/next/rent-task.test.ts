import { expect, test } from 'vitest';
import type { KeptFact } from '#src/next/paper-of-case.ts';
import { rentIn, rentTask } from '#src/next/rent-task.ts';

const fact = (more: Partial<KeptFact> = {}): KeptFact =>
  ({
    ...{
      id: 'f',
      page: 1,
      start: 0,
      end: 4,
      quote: 'Text',
      certainty: 'certain',
      status: 'found',
      isCurrent: true,
    },
    ...{
      kind: 'deadline',
      label: 'Pay the rent to the clerk',
      value: { what: 'pay', who: 'defendant', date: null },
    },
    ...more,
  }) as KeptFact;

test('rent to be paid in is known from the timeline first, then from the papers', () => {
  const papers = [{ facts: [fact()] }];
  const kept = { kind: 'Pay the rent to the clerk', isDone: false, date: '2026-12-03' };
  expect(rentIn({ timeline: [kept], papers })).toEqual({ by: '2026-12-03', isDone: false });
  expect(rentIn({ timeline: [], papers })).toEqual({ by: null, isDone: false });
  expect(rentIn({ timeline: [], papers: [{ facts: [fact({ status: 'dismissed' })] }] })).toBeNull();
  expect(rentIn({ timeline: [], papers: [] })).toBeNull();
});

test('the task names its day, and is done once it is noted so', () => {
  const open = rentTask('c1', { by: '2026-12-03', isDone: false });
  expect(open).toMatchObject({ title: 'Pay the rent to the clerk', state: 'now' });
  expect(open.why).toContain('By Thu, Dec 3, 2026.');
  expect(rentTask('c1', { by: '2026-12-03', isDone: true }).state).toBe('done');
});
