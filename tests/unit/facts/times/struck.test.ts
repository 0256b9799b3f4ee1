import { expect, test } from 'vitest';
import { isCalledOff } from '#src/facts/times/called-off.ts';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

function daysOf(text: string, docType = 'Order') {
  const paper = readPaper(text);
  const { facts } = findTimes(paper, readSentences(paper), { dated: '2031-05-01', docType, today: null });
  return facts.flatMap(({ kind, value }) =>
    'date' in value && kind !== 'filed' ? [`${kind} ${value.date}`] : [],
  );
}

test.each([
  'The hearing set for June 2, 2031 at 9:00 a.m. has been taken off calendar.',
  'The trial is moved from June 2, 2031 to June 9, 2031.',
  'The court hereby vacates the hearing set for June 2, 2031.',
  'The court continues the June 2, 2031 trial to August 4, 2031.',
  'The conference will be held on June 9 instead of June 2, 2031.',
  'The clerk cancels the mediation of June 2, 2031.',
])('called off: %s', (text) => {
  const start = text.indexOf('June 2');
  expect(isCalledOff(text, start, start + 'June 2, 2031'.length)).toBe(true);
});

test.each([
  'The tenant must vacate the premises by June 2, 2031.',
  'The court vacates the old date and resets the hearing for June 2, 2031.',
  'The hearing is continued to June 2, 2031.',
  'The trial is moved from May 5 to June 2, 2031.',
  'Either party may cancel the mediation by June 2, 2031.',
  'The hearing on June 2, 2031 will be vacated if the parties settle.',
])('stands: %s', (text) => {
  const start = text.indexOf('June 2');
  expect(isCalledOff(text, start, start + 'June 2, 2031'.length)).toBe(false);
});

test('a later sentence that vacates a day strikes it wherever the paper names it', () => {
  expect(
    daysOf(
      'A hearing is set for June 2, 2031 at 9:00 a.m. in Room 4. On the request of counsel, the June 2, 2031 hearing is vacated.',
    ),
  ).toEqual([]);
});

test('what is moved leaves its earlier day, though the move does not name it', () => {
  expect(
    daysOf(
      'FINAL APPROVAL HEARING\n\nThe final approval hearing is scheduled for June 2, 2031. The final approval hearing has been continued to July 7, 2031.',
      'Notice',
    ),
  ).toEqual(['hearing 2031-07-07']);
});

test('a second notice of a bundle strikes the day of the first, and no other hearing', () => {
  expect(
    daysOf(
      'NOTICE OF HEARING\n\nThe motion to dismiss will be heard on June 2, 2031 at 9:00 a.m. The pretrial conference is set for June 20, 2031 at 9:00 a.m.\n\nNOTICE OF RESCHEDULED HEARING\n\nThe hearing scheduled for June 2, 2031 has been rescheduled to June 16, 2031 at 1:30 p.m.',
      'Notice',
    ).sort(),
  ).toEqual(['hearing 2031-06-16', 'hearing 2031-06-20']);
});

test('a deadline that is extended leaves its earlier day', () => {
  expect(
    daysOf(
      'Expert reports are due by May 30, 2031. Fact discovery closes on June 13, 2031. The deadline for expert reports is extended to June 27, 2031.',
    ),
  ).toEqual(['deadline 2031-06-13', 'deadline 2031-06-27']);
});

test('what may be vacated stands', () => {
  expect(
    daysOf(
      'A hearing is set for June 2, 2031 at 9:00 a.m. The hearing will be vacated if the fee is paid before then. Plaintiff asks that the hearing be continued.',
    ),
  ).toEqual(['hearing 2031-06-02']);
});

test.each([
  'If you need more time, you will have to pay a fee to postpone the trial.',
  'You must tell the other side before you cancel the trial.',
])('what a form says of moving trials strikes none: %s', (rule) => {
  expect(daysOf(`The trial is set for June 2, 2031 at 9:00 a.m. in Room 4. ${rule}`, 'Notice')).toEqual([
    'hearing 2031-06-02',
  ]);
});

test('a clerk who is directed to vacate a hearing vacates it', () => {
  expect(
    daysOf(
      'The hearing is set for June 2, 2031 at 9:00 a.m. in Room 4. The clerk is directed to vacate the hearing.',
    ),
  ).toEqual([]);
});

test('a day that an order calls off, and one on which somebody is away, are no hearing of it', () => {
  expect(
    daysOf(
      'ORDER RESETTING TRIAL\n\nThe Court being unavailable on June 2, 2031, IT IS ORDERED that the trial in this matter set for\nJune 2, 2031 at 9:30 a.m. is VACATED and is RESET to June 9, 2031, at 1:30 p.m., Courtroom 540,\n400 Lomas Boulevard, before the Honorable Ines Quintana.',
    ),
  ).toEqual(['hearing 2031-06-09']);
  expect(
    daysOf(
      'ORDER RESETTING TRIAL\n\nThe Court being unavailable on June 2, 2031. IT IS ORDERED that the trial is VACATED and is\nRESET to June 9, 2031, at 1:30 p.m., Courtroom 540.',
    ),
  ).toEqual(['hearing 2031-06-09']);
});
