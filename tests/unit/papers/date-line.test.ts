import { expect, it } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

it('a line that begins with "date" in small letters goes on with its sentence', () => {
  const text = `THREE-DAY NOTICE TO PAY RENT OR LEAVE

You owe rent of $1,125.00 for November 2026.
You must pay the full amount within THREE (3) DAYS from the
date this notice is delivered to you, or you must move out and give up the
home. If you do not pay, we will ask the court for your eviction.
`;
  const { facts } = readFacts({ text, docType: 'Eviction Notice', docDate: null, pageCount: 1, notes: [] });
  const due = facts.find(({ kind }) => kind === 'deadline');
  expect(due).toMatchObject({
    value: { period: { count: 3, unit: 'days', from: expect.stringContaining('delivered') } },
  });
});
