import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownProgress, STAGES, timedProgress } from '#client/answers/stages.ts';

describe('stages of a draft', () => {
  it('are five, with their names and times', () => {
    expect(STAGES).toEqual([
      { name: 'Reviewing Issues & Claims', milliseconds: 2500 },
      { name: 'Analyzing Facts & Evidence', milliseconds: 3000 },
      { name: 'Researching Applicable Law', milliseconds: 3500 },
      { name: 'Applying Law to Facts', milliseconds: 4000 },
      { name: 'Drafting Professional Response', milliseconds: 2000 },
    ]);
  });

  it.each([
    [0, [0, 0, 0, 0, 0], 1, false],
    [1250, [50, 0, 0, 0, 0], 1, false],
    [2500, [100, 0, 0, 0, 0], 2, false],
    [9000, [100, 100, 100, 0, 0], 4, false],
    [14_999, [100, 100, 100, 100, 100], 5, false],
    [15_000, [100, 100, 100, 100, 100], 5, true],
  ])('by the clock, after %i ms', (elapsed, bars, stage, isFinalizing) => {
    expect(timedProgress(elapsed)).toEqual({ bars, stage, isFinalizing });
  });

  it.each([
    [{ stage: 1 }, [null, 0, 0, 0, 0], false],
    [{ stage: 3, done: 1, total: 3 }, [100, 100, 33, 0, 0], false],
    [{ stage: 3, done: 0, total: 0 }, [100, 100, null, 0, 0], false],
    [{ stage: 5, done: 2, total: 2 }, [100, 100, 100, 100, 100], true],
  ])('by what the server says: %j', (known, bars, isFinalizing) => {
    expect(knownProgress(known)).toEqual({ bars, stage: known.stage, isFinalizing });
  });

  it('never go back by the clock', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (one, two) => {
        const [early, late] = [Math.min(one, two), Math.max(one, two)].map(timedProgress);
        expect(early?.bars.every((bar, index) => (bar ?? 0) <= (late?.bars[index] ?? 0))).toBe(true);
      }),
    );
  });
});
