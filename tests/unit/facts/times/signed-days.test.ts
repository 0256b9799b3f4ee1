import { describe, expect, test } from 'vitest';
import { findDocDate } from '#src/papers/doc-date.ts';
import { factsOf, sentence } from '../facts-of.ts';

const hearings = (text: string) =>
  factsOf(sentence('Order', text)).flatMap((fact) => (fact.kind === 'hearing' ? [fact] : []));
const ROWS = 'Date: December 17, 2031\nTime: 9:00 a.m.';
const STAMP = 'FILED 11/16/2031 3:12 PM';
const HOURS = 'The office of the clerk is open from 8:00 a.m. to 4:00 p.m.';
const JUDGE = 'Mara Quill\nDistrict Judge';

describe('a day and its hour above the name of a judge', () => {
  test.each([
    ['NOTICE OF HEARING', `${STAMP}\n\nNOTICE OF HEARING\n\n${ROWS}\n\n${JUDGE}\n`],
    ['NOTICE OF HEARING, ruled', `${STAMP}\n\nNOTICE OF HEARING\n\n${ROWS}\n\n____________\n${JUDGE}\n`],
    [
      'ORDER SETTING HEARING',
      `${HOURS}\n\nORDER SETTING HEARING\n\nIT IS ORDERED that all parties come to court as follows:\n\n${ROWS}\n\n${JUDGE}\n`,
    ],
    [
      'a sentence that sets it',
      `${STAMP}\n\nORDER FOR HEARING\n\nA hearing on the motion of the tenant is set for the day and the\nhour below.\n\n${ROWS}\n____________\n${JUDGE}\n`,
    ],
    [
      'Trial, below another hearing',
      `SCHEDULING ORDER\n\nThe pretrial conference is set for December 3, 2031 at 10:00 a.m.\n\nTrial\n${ROWS}\n${JUDGE}\n`,
    ],
    [
      'Trial, before another hearing',
      `SCHEDULING ORDER\n\nThe second trial is set for March 3, 2032 at 10:00 a.m.\n\nTrial\n${ROWS}\n____________\n${JUDGE}\n`,
    ],
  ])('is that of a hearing under its title: %s', (_name, text) => {
    const found = hearings(text).filter(({ value }) => value.date === '2031-12-17');
    expect(found).toMatchObject([{ value: { date: '2031-12-17', time: '09:00' } }]);
    expect(found[0]?.certainty).not.toBe('unsure');
  });

  test.each([
    [
      'no mark of a signature',
      'The motion hearing is set for January 7, 2032 at 10:00 a.m.\n\nThe clerk will mail copies.',
      JUDGE,
    ],
    ['no other day is set', 'The clerk will mail copies.\n\nSO ORDERED.', `____________\n${JUDGE}`],
    [
      'the other day came before',
      'The hearing was held on October 7, 2031 at 10:00 a.m.\n\nSO ORDERED.',
      `____________\n${JUDGE}`,
    ],
  ])('is in doubt, and shown, where the marks are not all there: %s', (_name, words, end) => {
    const text = `ORDER FOR HEARING\n\n${words}\n\n${ROWS}\n${end}\n`;
    expect(hearings(text).filter(({ value }) => value.date === '2031-12-17')).toMatchObject([
      { certainty: 'unsure' },
    ]);
  });

  test('is that of its signature, where it bears its marks and an earlier line sets a later hearing', () => {
    const text = `ORDER FOR HEARING\n\nThe motion hearing is set for January 7, 2032 at 10:00 a.m.\n\nSO ORDERED.\n\n${ROWS}\n____________\n${JUDGE}\n`;
    expect(hearings(text).map(({ value }) => value.date)).toEqual(['2032-01-07']);
  });
});

test('a day without an hour at the end of a form, below the row of its hearing, is when it was signed', () => {
  const text = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF VENTURA
PETITIONER: MARA QUILL
CASE NUMBER: D400117

ORDER TO SHOW CAUSE FOR CONTEMPT

YOU ARE ORDERED TO APPEAR IN THIS COURT AS FOLLOWS:
a. Date: January 12, 2032  Time: 8:30 a.m.  Dept.: 33
b. Address of court: 800 Laurel Avenue, Ventura
Date: November 20, 2031
`;
  expect(hearings(text).map(({ value }) => value.date)).toEqual(['2032-01-12']);
  expect(findDocDate(text)).toBe('2031-11-20');
});
