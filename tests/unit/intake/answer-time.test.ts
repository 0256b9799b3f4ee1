import { expect, test } from 'vitest';
import { periodWords, UNIT_NAMES } from '#src/facts/fact-words.ts';
import type { Period } from '#src/facts/schema.ts';
import { periodIn } from '#src/intake/answer-time.ts';

const EVENTS = ['service of this summons on you', 'before the hearing', 'of the date of this letter', ''];

test.each(Object.keys(UNIT_NAMES) as Period['unit'][])(
  'law: a time of %s that is said is the same when it is read again',
  (unit) => {
    for (const count of [1, 2, 30])
      for (const from of EVENTS)
        expect(periodIn(periodWords({ count, unit, from }))).toEqual({ count, unit, from });
  },
);
