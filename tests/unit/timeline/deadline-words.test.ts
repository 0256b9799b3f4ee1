import { describe, expect, test } from 'vitest';
import { changeInWords } from '#server/timeline/deadline-words.ts';

const before = {
  kind: 'Trial',
  date: '2026-05-04',
  dueTime: '10:00',
  takesPlace: false,
  doubts: null,
  finishedAt: null,
  reminderDates: null,
};

describe('what changed of a deadline', () => {
  test.each([
    [{ dueTime: '14:30' }, 'from Mon, May 4, 2026, by 10:00 a.m. to Mon, May 4, 2026, by 2:30 p.m.'],
    [{ dueTime: null }, 'from Mon, May 4, 2026, by 10:00 a.m. to Mon, May 4, 2026'],
    [{ date: '2026-05-05' }, 'from Mon, May 4, 2026, by 10:00 a.m. to Tue, May 5, 2026, by 10:00 a.m.'],
    [{ date: null, dueTime: null }, 'from Mon, May 4, 2026, by 10:00 a.m. to no day'],
    [{ takesPlace: true, dueTime: null }, 'from Mon, May 4, 2026, by 10:00 a.m. to Mon, May 4, 2026'],
    [{}, 'other entries'],
  ])('%o', (change, words) => {
    expect(changeInWords(before, { ...before, ...change })).toBe(`Trial: ${words}`);
  });

  test('that a doubtful day was checked is kept', () => {
    const doubtful = { ...before, takesPlace: true, doubts: ['Compare it with the paper.'] };
    expect(changeInWords(doubtful, { ...doubtful, doubts: null })).toBe(
      'Trial: the day was checked: Mon, May 4, 2026, at 10:00 a.m.',
    );
  });
});
