import { describe, expect, it } from 'vitest';
import { runsFromOwnDay } from '#src/intake/own-paper.ts';

describe('a time from the day of the paper itself', () => {
  it.each([
    'the date this decision was handed down',
    'the date this order is given',
    'the date of this order',
  ])('runs from it: %s', (from) => expect(runsFromOwnDay(from)).toBe(true));

  it.each([
    'the date this notice was handed to you',
    'the day this letter is given to you',
    'the date this notice is left at your door',
    'the day this paper is delivered to you',
  ])('does not, where it is the day on which somebody gets it: %s', (from) =>
    expect(runsFromOwnDay(from)).toBe(false),
  );
});
