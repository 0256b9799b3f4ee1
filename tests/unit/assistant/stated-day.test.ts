import { describe, expect, test } from 'vitest';
import { namesDay, statedDay } from '#src/assistant/stated-day.ts';

/** A Monday. */
const TODAY = '2026-11-23';

describe('the day that a question names', () => {
  test.each([
    ['I was served November 2, how long do I have?', '2026-11-02', true],
    ['served on Nov. 2nd', '2026-11-02', true],
    ['served on november 2', '2026-11-02', true],
    ['I was served on 2 November', '2026-11-02', true],
    ['on the 2nd of november they served me', '2026-11-02', true],
    ['served 11/2', '2026-11-02', true],
    ['served 11/2/2026', '2026-11-02', false],
    ['served 11/2/26', '2026-11-02', false],
    ['served 2026-11-02', '2026-11-02', false],
    ['served on November 2, 2025', '2025-11-02', false],
    ['served on November 30', '2025-11-30', true],
    ['served on 12/24', '2025-12-24', true],
    ['served on February 29', '2024-02-29', true],
    ['they served me yesterday', '2026-11-22', false],
    ['the day before yesterday', '2026-11-21', false],
    ['I was served today', '2026-11-23', false],
    ['served last night', '2026-11-22', false],
    ['got it last Monday', '2026-11-16', false],
    ['got it this Monday', '2026-11-23', false],
    ['got it on Friday', '2026-11-20', false],
    ['two weeks ago', '2026-11-09', false],
    ['3 days ago', '2026-11-20', false],
    ['served on the 5th', '2026-11-05', false],
    ['served on the 30th', '2026-10-30', false],
    ['it comes tomorrow', '2026-11-24', false],
  ])('%s', (question, date, isYearGuessed) => {
    expect(statedDay(question, TODAY)).toMatchObject({ date, isYearGuessed });
    expect(namesDay(question)).toBe(true);
  });

  test.each([
    'How long do I have to answer?',
    'may I serve it myself',
    'they may sue me in march of something',
    'What does Rule 1-012 say?',
    'served on 13/45',
    'I owe $11/2 of it',
    'on November 2026',
  ])('none: %s', (question) => {
    expect(statedDay(question, TODAY)).toBeNull();
  });
});
