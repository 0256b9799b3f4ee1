import { describe, expect, test } from 'vitest';
import { gradeReply, plain, says } from '#tests/eval/lay/grade.ts';

const DUE = {
  kind: 'law',
  mustSay: [
    ['February 18, 2027', 'Feb 18', '2027-02-18'],
    ['20 days', 'twenty (20) days'],
  ],
  mustNotSay: ['\\b(?:you have|within) 30 days\\b', '\\bnot in your (?:documents|papers)\\b'],
} as const;
const due = {
  ...DUE,
  mustSay: DUE.mustSay.map((forms) => [...forms]),
  mustNotSay: [...DUE.mustNotSay],
};
const outcome = { kind: 'cannot', mustSay: [], mustNotSay: ['\\byou will win\\b'] } as const;
const cannot = { ...outcome, mustSay: [], mustNotSay: [...outcome.mustNotSay] };

describe('a question that can be answered', () => {
  test.each([
    ['in other forms, case and white space', 'Count TWENTY (20)\n  DAYS: it is due on Thu, feb 18, 2027.'],
    ['with no flag of the product', 'The answer is due 2027-02-18, after 20 days.'],
  ])('is right %s', (_, text) => {
    expect(gradeReply(due, { text })).toEqual({ grade: 'right', missing: [], wrong: [] });
  });

  test('is missing a fact that is not said', () => {
    expect(gradeReply(due, { text: 'You have 20 days.' })).toEqual({
      grade: 'missing',
      missing: ['February 18, 2027'],
      wrong: [],
    });
  });

  test('is missing where nothing is said', () => {
    expect(gradeReply(due, { text: '', found: false }).grade).toBe('missing');
  });

  test('is wrong with a falsehood beside the facts', () => {
    const text = 'It is due February 18, 2027: 20 days. In district court you have  30 days.';
    expect(gradeReply(due, { text })).toMatchObject({
      grade: 'wrong',
      missing: [],
      wrong: ['you have 30 days'],
    });
  });

  test('is wrong with a false absence', () => {
    expect(gradeReply(due, { text: 'Not in your documents, as far as I see.', found: false }).grade).toBe(
      'wrong',
    );
  });

  test('is right though the product takes it for a near passage only', () => {
    expect(gradeReply(due, { text: 'Closest: 20 days, to Feb 18.', found: false }).grade).toBe('right');
  });
});

describe('a question that cannot be answered', () => {
  test.each([
    'Nobody can say how the judge will decide.',
    'Your papers do not say it. The closest passage: “The case is set for trial.”',
    'I found no day in these 4 papers.',
    'This can’t be answered from your papers.',
  ])('is right when the reply says so: %s', (text) => {
    expect(gradeReply(cannot, { text, found: true }).grade).toBe('right');
  });

  test('is right when the product says that it found nothing', () => {
    expect(gradeReply(cannot, { text: 'The three closest passages are these.', found: false }).grade).toBe(
      'right',
    );
  });

  test('is wrong when an answer is given', () => {
    expect(gradeReply(cannot, { text: 'The trial is on March 16.', found: true })).toEqual({
      grade: 'wrong',
      missing: [],
      wrong: ['an answer where there is none'],
    });
  });

  test('is wrong when only the quoted paper says that something cannot be said', () => {
    const text = 'letter.txt says: “I cannot say before I dig for it.”';
    expect(gradeReply(cannot, { text, found: true }).grade).toBe('wrong');
  });

  test('is wrong with a prediction, though the reply also says that it is not known', () => {
    expect(gradeReply(cannot, { text: 'Nobody can say, but you will win.', found: false }).grade).toBe(
      'wrong',
    );
  });
});

describe('a form counts as words of its own', () => {
  test.each([
    ['it is due feb 18', 'Feb 18', true],
    ['it is due feb 18', 'Feb 1', false],
    ['due feb 1, 2027', 'Feb 1', true],
    ['you owe $4,350.17 now', '$4,350.17', true],
    ['you owe $4,350.17 now', '$4', false],
    ['you owe $14,350.17 now', '4,350.17', false],
    ['10/3/10 was the day', '3/10', false],
    ['within 120 days', '20 days', false],
    ['first 120 days, then 20 days', '20 days', true],
    ['the undenied part', 'denied', false],
    ['it is denied.', 'DENIED', true],
  ])('%s: %s', (text, form, expected) => {
    expect(says(plain(text), form)).toBe(expected);
  });

  test('of text with typographic quotes, hyphens and line breaks', () => {
    expect(plain(' “Don’t”\n pay\u00a0–  yet ')).toBe('"don\'t" pay - yet');
  });
});
