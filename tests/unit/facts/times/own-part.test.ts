import { describe, expect, test } from 'vitest';
import { factsFrom } from '../../intake/read-papers.ts';

const duties = (sentence: string) =>
  factsFrom(`ORDER\n\n${sentence}\n\nDated: November 25, 2026\n\nDistrict Judge`, 'Order').flatMap((fact) =>
    fact.kind === 'deadline'
      ? [[fact.label, fact.value.what, fact.value.period?.count ?? fact.value.date]]
      : [],
  );

describe('an order that sets two times in one sentence', () => {
  test.each([
    [
      'Counsel shall meet and confer within 14 days and file a joint report within 21 days.',
      [
        ['Meet and confer', 'meet and confer', 14],
        ['File a joint report', 'file a joint report', 21],
      ],
    ],
    [
      'Defendant shall vacate the premises by December 15, 2026 and return the keys by December 18, 2026.',
      [
        ['Move out', 'vacate the premises', '2026-12-15'],
        ['Return the keys', 'return the keys', '2026-12-18'],
      ],
    ],
    [
      'Defendant shall file an inventory within 10 days, and within 20 days serve a copy on Plaintiff.',
      [
        ['File an inventory', 'file an inventory', 10],
        ['Serve a copy', 'serve a copy on Plaintiff', 20],
      ],
    ],
  ])('asks for each by its own: %s', (sentence, lines) => {
    expect(duties(sentence)).toEqual(lines);
  });

  test('leaves the condition before both with the second', () => {
    expect(
      duties(
        'If you disagree, you must file an objection within 10 days and serve a copy within 12 days.',
      ).map(([label]) => label),
    ).toEqual(['File an objection, if you disagree', 'Serve a copy, if you disagree']);
  });

  test('leaves two times of one act together', () => {
    expect(
      duties('Counsel shall file a joint report within 10 days, and no later than December 7, 2026.').map(
        ([label]) => label,
      ),
    ).toEqual(['File a joint report', 'File a joint report']);
  });

  test('leaves two acts of one time together', () => {
    expect(duties('Counsel shall meet and confer and file a joint report within 21 days.')).toHaveLength(1);
  });
});
