import { expect, test } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

export function timesOf(text: string, docType: string | null = null, dated: string | null = null) {
  const paper = readPaper(text);
  return findTimes(paper, readSentences(paper), { dated, docType, today: dated });
}

test('a period of a summons is a deadline with its event and whom it binds', () => {
  const { facts } = timesOf(
    'You must serve an answer on the plaintiff within 21 days after service of this summons on you.',
    'Summons',
  );
  expect(facts).toMatchObject([
    {
      kind: 'deadline',
      label: 'Serve an answer',
      value: {
        who: 'defendant',
        period: { count: 21, unit: 'days', from: 'service of this summons on you' },
        date: null,
      },
    },
  ]);
});

test('a hearing has its day, time and place', () => {
  const { facts } = timesOf(
    'The hearing on the motion to dismiss is set for June 5, 2031 at 9:30 a.m. in Courtroom 4B.',
    'Order',
    '2031-05-01',
  );
  expect(facts).toMatchObject([
    {
      kind: 'hearing',
      label: 'Hearing on the motion to dismiss',
      value: { date: '2031-06-05', time: '09:30', place: 'Courtroom 4B' },
    },
  ]);
});

test('what has been is no deadline', () => {
  const { facts } = timesOf(
    'On March 2, 2030, Plaintiff delivered the cabinets, and Defendant paid nothing for 30 days.',
    'Complaint',
    '2031-05-01',
  );
  expect(facts).toEqual([]);
});

test('places slice to their quotes, over line and page ends', () => {
  const text =
    'Filed May 1, 2031\nYou must file an answer within\n21 days after service\f of this summons on you.';
  const { facts, unplaced } = timesOf(text, 'Summons');
  expect(facts.length).toBeGreaterThan(0);
  for (const { start, end, quote } of [...facts, ...unplaced]) expect(text.slice(start, end)).toBe(quote);
});
