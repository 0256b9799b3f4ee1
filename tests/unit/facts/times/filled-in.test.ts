import { expect, test } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

function timesOf(text: string, docType: string, dated: string | null = '2031-05-02') {
  const paper = readPaper(text);
  return findTimes(paper, readSentences(paper), { dated, docType, today: null });
}

function hearingsOf(text: string, docType = 'Notice') {
  return timesOf(text, docType).facts.flatMap(({ kind, value, label, certainty }) =>
    kind === 'hearing'
      ? [{ label, certainty, date: value.date, time: value.time ?? null, place: value.place }]
      : [],
  );
}

test.each([
  ['The hearing is set for the __12th__ day of __June__, 2031, at _9:00_ a.m.', '2031-06-12', '09:00'],
  ['HEARING DATE: _June 5, 2031_ TIME: _9:30 a.m._', '2031-06-05', '09:30'],
  [
    'NOTICE OF HEARING\nDate: __06/05/2031___\nTime: __9:30__ a.m.\nPlace: __Courtroom 3___',
    '2031-06-05',
    '09:30',
  ],
])('what is filled in on the line of a form is a day: %j', (text, date, time) => {
  expect(hearingsOf(text)).toMatchObject([{ date, time }]);
});

test('a number on the line of a form is counted, and a blank is not', () => {
  const { facts } = timesOf('Respondent shall answer within __30__ days of service of this order.', 'Order');
  expect(facts).toMatchObject([{ kind: 'deadline', value: { period: { count: 30, unit: 'days' } } }]);
  const blank = timesOf('Respondent shall answer within ____ days of service of this order.', 'Order');
  expect(blank.facts).toEqual([]);
  expect(blank.unplaced).toHaveLength(1);
});

test('a form whose day and year nobody filled in sets no hearing, and is shown', () => {
  const { facts, unplaced } = timesOf(
    'The hearing is set for the ____ day of ________, 20__, at ____ _.m.',
    'Order',
  );
  expect(facts).toEqual([]);
  expect(unplaced).toHaveLength(1);
});

test('each row of a schedule that begins with its day names its own sitting', () => {
  const rows =
    'Date  Time  Event  Location\n06/05/2031  09:30 AM  Pretrial Conference  Courtroom 4B\n07/09/2031  09:00 AM  Jury Trial  Courtroom 4B';
  expect(hearingsOf(rows)).toMatchObject([
    { date: '2031-06-05', label: 'Pretrial Conference' },
    { date: '2031-07-09', label: 'Jury Trial' },
  ]);
});

test('a day on a line of its own is named by the line before it', () => {
  const text =
    "You are hereby notified that the above case is set for trial on\nMonday, June 2, 2031\nat 9:00 o'clock A.M.";
  expect(hearingsOf(text)).toMatchObject([{ date: '2031-06-02', time: '09:00', label: 'Trial' }]);
});

test('a row under heads of a form is a trial, though a figure of its hour is misread', () => {
  const text =
    'You must attend court: (Clerk fills out section below.)\nTrial |= Date Time De artment Name and address of court\ndate | 1._JUN 012031 ©:30 AM 4TH FL\n2. -';
  expect(hearingsOf(text, 'Summons')).toMatchObject([
    { date: '2031-06-01', label: 'Trial', certainty: 'unsure' },
  ]);
  const clean =
    'You must attend court:\nTrial  Date  Time  Department  Name and address of court\n1. 06/11/2031  8:30 AM  506  400 Elm St';
  expect(hearingsOf(clean, 'Summons')).toMatchObject([
    { date: '2031-06-11', time: '08:30', place: 'Dept. 506', label: 'Trial' },
  ]);
});

test.each([
  'ORDERED that Respondents appear and show cause on the A day of }) ¢uly ,2031,at: J) 00',
  'A copy shall be served upon\nRespondents no later than 12 | 1}, 2031.',
  'Respondents shall file any opposition by EN | q , 2031.',
  'The above motion is set for hearing on j-rb.rc)n li..f .~f 9 :co (l.M. in',
])('a day that cannot be read is shown as one to look at: %j', (text) => {
  const { facts, unplaced } = timesOf(text, 'Order', null);
  expect(facts).toEqual([]);
  expect(unplaced).toHaveLength(1);
  expect(text).toContain(unplaced[0]?.quote);
});

test.each([
  'The hearing is set for June 5, 2031 at 9:00 a.m. in Dept. 4.',
  'The answer by Quill & Sons, Inc. was filed with the clerk in 2031.',
  'The parties shall appear on or before the Honorable Ada Quill at 9:00 a.m.',
  'The response by the clerk, see 18 U.S.C. § 12 (2031), is due.',
])('where all is read, nothing is shown as unread: %j', (text) => {
  expect(timesOf(text, 'Order').unplaced).toEqual([]);
});

test.each([
  [
    'at 9:00 a.m. in Courtroom 3, 400 Alder Blvd. NW, Elmtown. Bring your papers.',
    'Courtroom 3, 400 Alder Blvd. NW, Elmtown',
  ],
  [
    'at 1:30 p.m. at 123 N. Main St., Suite 4, Elmtown, NM 88001.',
    '123 N. Main St., Suite 4, Elmtown, NM 88001',
  ],
  ['at 10:30 a.m., Dept. 12, 600 S. Alder Ave., Elmtown.', 'Dept. 12, 600 S. Alder Ave., Elmtown'],
])('a place goes on behind what is shortened: %s', (words, place) => {
  const { facts } = timesOf(`A hearing is set for June 9, 2031 ${words}`, 'Notice');
  expect(facts).toMatchObject([{ kind: 'hearing', value: { date: '2031-06-09', place } }]);
});

test('a department in a row of its own keeps its name before the building', () => {
  const { facts } = timesOf(
    'Trial Date: June 9, 2031. Time: 8:30 a.m. Department: 104, 2233 Shore Drive, Elmtown.',
    'Notice',
  );
  expect(facts).toMatchObject([{ value: { place: 'Dept. 104, 2233 Shore Drive, Elmtown' } }]);
});
