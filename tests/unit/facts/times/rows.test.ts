import { expect, test } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

function factsOf(text: string, docType: string, dated = '2031-03-01') {
  const paper = readPaper(text);
  return findTimes(paper, readSentences(paper), { dated, docType, today: null }).facts;
}

test.each([
  [
    'in one line under a title',
    'Notice',
    'NOTICE OF HEARING\n\nDATE: June 9, 2031   TIME: 8:30 a.m.   DEPT: 12\n\nBring the papers.\n',
    'Dept. 12',
  ],
  [
    'in one line, in another order',
    'Notice',
    'NOTICE OF HEARING\n\nROOM: 4B   TIME: 8:30 a.m.   DATE: June 9, 2031\n',
    'Room 4B',
  ],
  [
    'over lines, with no word of a hearing',
    'Motion',
    'DATE: June 9, 2031\nTIME: 8:30 a.m.\nCTRM: 3\n\nMOTION TO STRIKE\n\nTo all parties.\n',
    'Courtroom 3',
  ],
  [
    'beside the parties, the room without a colon',
    'Return of Service',
    'NON-SERVICE RETURN\n\nPlaintiff: ADA PIKE\nDATE: 06/09/2031 TIME: 8:30 AM DEP/DIV. 506\nNobody was at home.\n',
    'Dept. 506',
  ],
  [
    'with an hour that is run together',
    'Form',
    'PROOF OF SERVICE\n\nHearing Date: 06/09/2031 Time: 830 AM Dept: 506\n',
    'Dept. 506',
  ],
])('a hearing of labels and values: %s', (_, docType, text, place) => {
  expect(factsOf(text, docType)).toMatchObject([
    { kind: 'hearing', value: { date: '2031-06-09', time: '08:30', place } },
  ]);
});

test('where and when somebody was served is no hearing', () => {
  const text =
    'PROOF OF SERVICE\n\nPerson served: ADA PIKE\nDATE: 06/09/2031   TIME: 8:30 AM   PLACE: 10 Elm Street\n';
  expect(factsOf(text, 'Return of Service').filter(({ kind }) => kind === 'hearing')).toEqual([]);
});

test('a row of a schedule whose day follows “by” is named after the row, and bids nobody to move', () => {
  const text =
    'The schedule is as follows:\n\nDiscovery closes: April 1, 2031\nMotion to compel discovery: by May 15, 2031\n';
  expect(factsOf(text, 'Order')).toMatchObject([
    { value: { date: '2031-04-01' } },
    {
      label: 'Motion to compel discovery due',
      value: { what: 'Motion to compel discovery', date: '2031-05-15' },
    },
  ]);
});

test('a day that is misread is a duty in doubt', () => {
  expect(factsOf('Defendant shall file the list by 0l/09/2032.', 'Order')).toMatchObject([
    { kind: 'deadline', certainty: 'unsure', value: { date: '2032-01-09' } },
  ]);
  expect(factsOf('Defendant shall answer within l4 days of this order.', 'Order')).toMatchObject([
    { kind: 'deadline', certainty: 'unsure', value: { period: { count: 14 } } },
  ]);
});

test('a time that runs from the service of the paper itself is its reader’s, however little stands before it', () => {
  const text =
    'CHILD SUPPORT OFFICE\n20 Elm Street\non or before 3:00 p.m. on the 30th day following the date of service of this request.\n';
  expect(factsOf(text, 'Petition')).toMatchObject([
    {
      kind: 'deadline',
      value: { period: { count: 30, unit: 'days', from: 'the date of service of this request' } },
    },
  ]);
});

test('how long a thing of the order lasts is told', () => {
  const text =
    'This waiver is for this case alone and the duration of the fee waiver is one year from the date of disposition.';
  expect(factsOf(text, 'Order')).toMatchObject([
    { kind: 'deadline', value: { period: { count: 1, unit: 'years', from: 'the date of disposition' } } },
  ]);
});

test.each([
  'The facts before the trial court are these: On May 1, 2031 she got a letter.',
  '5/23/2031 8:14 AM',
])('no sitting: %s', (text) => {
  expect(factsOf(text, 'Order').filter(({ kind }) => kind === 'hearing')).toEqual([]);
});

test('a motion that is decided on a day without anybody there says so', () => {
  const text = 'The motion filed on 05/11/2031 will be decided on 06/09/2031. Do not come to the courthouse.';
  expect(factsOf(text, 'Notice', '2031-05-12')).toMatchObject([
    { kind: 'hearing', label: 'Decision on the motion', value: { date: '2031-06-09' } },
  ]);
});

test('what the court may do to whoever is late is no duty of the court', () => {
  const text =
    'Your written answer must be received on or before 09/30/2031, or the court may rule against you.';
  expect(factsOf(text, 'Summons')).toMatchObject([{ kind: 'deadline', value: { who: 'defendant' } }]);
});
