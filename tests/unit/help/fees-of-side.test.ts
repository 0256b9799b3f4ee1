import { expect, test } from 'vitest';
import { feesOfSide } from '#src/help/fees-of-side.ts';

const FEES = [
  { what: 'File a civil case', payer: 'plaintiff' },
  { what: 'Answer a civil complaint of $10,000 or less', payer: 'defendant' },
  { what: 'Certify a copy', payer: null },
] as const;
const shown = (side: Parameters<typeof feesOfSide>[1]) => feesOfSide(FEES, side).own.map(({ what }) => what);

test('whoever is sued is shown no fee of whoever sues first, and the reverse', () => {
  expect(shown('defendant')).toEqual([FEES[1]?.what, FEES[2]?.what]);
  expect(shown('plaintiff')).toEqual([FEES[0]?.what, FEES[2]?.what]);
  expect(shown('attorney')).toHaveLength(3);
  expect(feesOfSide(FEES, 'defendant').others.map(({ what }) => what)).toEqual([FEES[0]?.what]);
});
