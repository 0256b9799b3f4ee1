import { describe, expect, it } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';
import { said, sentence } from '../facts-of.ts';

const hearings = (docType: string, text: string) => said(sentence(docType, text), 'hearing');
const deadlines = (docType: string, text: string) => said(sentence(docType, text), 'deadline');

describe('days of sittings', () => {
  it.each([
    [
      'Motion',
      'Ada is not harmed, since the next hearing is not scheduled until June 4, 2031.',
      '2031-06-04',
    ],
    [
      'Motion',
      'Ada needs this witness for the protection order hearing currently scheduled for April 29, 2031.',
      '2031-04-29',
    ],
    [
      'Motion',
      'Plaintiff, through counsel, herein notices that on Monday, October 20, 2031 at 9:45 a.m., or as soon thereafter as can be heard, counsel for Plaintiff will present the following Motion.',
      '2031-10-20',
    ],
  ])('that stand set, whatever paper tells of them: %s', (docType, text, date) =>
    expect(hearings(docType, text)).toMatchObject([{ value: { date } }]),
  );

  it('that was set once is history', () =>
    expect(
      hearings('Motion', 'The hearing that was originally scheduled for June 4, 2031 did not take place.'),
    ).toEqual([]));

  it('under the head of a notice, with what is held and its hour on lines of their own', () =>
    expect(
      hearings(
        'Notice of Hearing',
        'You are notified this matter is set for a remote hearing.\nHearing Information\nDecember 23, 2031\nEviction Hearing\n1:30 PM\n',
      ),
    ).toMatchObject([{ label: 'Eviction Hearing', value: { date: '2031-12-23', time: '13:30' } }]));
});

describe('the heads of a form’s columns', () => {
  const summons = (heads: string) =>
    `SUMMONS\nYou are being sued.\n${heads}\n4/9/2031 | 7/9/2031 Carl Mund\n*This summons is invalid unless served on or before its expiration date.\n`;

  it('say what the days below them are: a summons expires, and was issued', () => {
    const found = deadlines('Summons', summons('Issue date Expiration date* Court clerk'));
    expect(found[0]).toMatchObject({
      label: 'Summons expires',
      value: { date: '2031-07-09', who: 'plaintiff', what: 'serve this summons' },
    });
  });
});

describe('a table of days of an order', () => {
  const order = (dated: string) =>
    `SCHEDULING ORDER\n\nFiling date | Hearing date\nDispositive motions January 8, 2032 | February 12, 2032\n\n${dated}\n`;
  it.each(['Dated: November 17, 2031', 'Filed November 17, 2031'])(
    'has days to file by, and days of hearings: %s',
    (dated) => {
      expect(deadlines('Order', order(dated))).toMatchObject([
        { label: 'Dispositive motions due', value: { date: '2032-01-08' } },
      ]);
      expect(hearings('Order', order(dated))).toMatchObject([
        { label: 'Hearing', value: { date: '2032-02-12' } },
      ]);
    },
  );

  it.each(['Filing date', 'Mailing date', 'Issue date'])(
    'loses no day while nobody knows when it was made: %s',
    (head) => {
      const paper = readPaper(order('').replace('Filing date', head));
      const given = { dated: null, docType: 'Order', today: null };
      const { facts, unplaced } = findTimes(paper, readSentences(paper), given);
      const text = [...facts, ...unplaced].map(({ quote }) => quote).join('\n');
      expect(text).toContain('January 8, 2032');
      expect(text).toContain('February 12, 2032');
    },
  );

  it('keeps a day to come under a head of what was', () => {
    const paper = readPaper(order('Dated: November 17, 2031').replace('Filing date', 'Offense date'));
    const given = { dated: '2031-11-17', docType: 'Order', today: null };
    const { unplaced } = findTimes(paper, readSentences(paper), given);
    expect(unplaced.map(({ quote }) => quote)).toEqual(['January 8, 2032']);
  });

  it.each(['Filing date', 'Issue date'])('has no days to come in what was: %s', (head) => {
    const text = order('Dated: January 9, 2032').replace('Filing date', head);
    expect(deadlines('Order', text)).toEqual([]);
  });
});

it('what is asked for within the next days', () =>
  expect(
    deadlines(
      'Requests for Production',
      'Please produce and permit Ada to inspect and copy at the office within the next thirty (30) days the following documents.',
    ),
  ).toMatchObject([{ value: { period: { count: 30, unit: 'days' } } }]));
