import { expect, test } from 'vitest';
import { findDates } from '#src/papers/dates.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

test.each(['2026-03-02 ', 'March 2, 2026 ', '2nd day of March 2026, ', 'May 2 ', '12/1'])(
  'the dates of a long text of %j are read in a time that grows with its length',
  async (piece) => {
    expect(await growthOf((times) => findDates(piece.repeat(times)), 2_000)).toBeLessThan(LINEAR);
  },
);
