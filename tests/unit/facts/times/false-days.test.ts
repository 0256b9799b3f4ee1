import { expect, test } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

function timesOf(text: string, docType: string | null, dated: string | null = null) {
  const paper = readPaper(text);
  return findTimes(paper, readSentences(paper), { dated, docType, today: null });
}

const told = (text: string, docType: string, dated: string | null = null): string[] =>
  timesOf(text, docType, dated).facts.map(({ kind, value }) => {
    const day = 'date' in value ? value.date : 'until' in value ? value.until : null;
    const period = 'period' in value && value.period ? `${value.period.count} ${value.period.unit}` : '';
    return `${kind} ${day ?? period}`;
  });

test('a stamp of several lines says when a paper was filed and sets no hearing', () => {
  const text =
    'STATE OF VERDANIA\n                         FILED\n                         Metropolitan Court\n                         03/08/2031 10:12 AM\nLARK LENDING, LLC,\n     Plaintiff,\nvs.\nORLA QUILL,\n     Defendant.\n';
  expect(told(text, 'Complaint')).toEqual(['filed 2031-03-08']);
});

test.each([
  [
    'the name of a summons by its days',
    'Summons',
    '5 DAY SUMMONS - RESIDENTIAL EVICTION\nTO: ORLA QUILL\nYou are being sued by Lark Lending LLC.\n',
  ],
  [
    'until when a summons may be served',
    'Summons',
    'NOTICE TO THE DEFENDANT: You are being sued.\nIssue date: 11/09/2031    Expiration date*: 02/08/2032    Court clerk\n',
  ],
  [
    'a signature',
    'Contract',
    '/s/ Orla Quill              /s/ Piet Marsh\nfor Owner, May 20, 2031      May 20, 2031\n',
  ],
  ['a day under a signature', 'Complaint', 'I have read this paper.\n\n   /s/ Orla Quill\n   May 20, 2031\n'],
  [
    'months of rent in a table',
    'Notice',
    'Rent that is past due:\n\n   March 1 to March 31, 2031       $900.00\n   April 1 to April 30, 2031       $900.00\n',
  ],
  [
    'attempts at service',
    'Return of Service',
    'Attempts before service:\n   June 2, 2031, 10:15 a.m.   nobody at home\n   June 6, 2031, 7:30 p.m.    no answer\n',
  ],
  [
    'visits of an account',
    'Other',
    'DATE       DESCRIPTION            CHARGES\n04/17/31   Emergency visit        4,218.00\n04/18/31   X-ray                    396.00\n',
  ],
  [
    'the closing day of a statement',
    'Other',
    'Statement closing       03/31/2031\nAccount ending          6617\n',
  ],
  [
    'a month that has been',
    'Opinion',
    'Dated: June 1, 2031\n\nThe groups met in August 2029 before the march.',
  ],
  [
    'what a machine stamps on a page',
    'Letter',
    'We will write again.\n1 of 2 11/12/2031, 11:42 AM\nMER-L-002371-31 11/12/2031 11:43:39 AM Pg 1 of 2 Trans ID: LCV20313212467\n',
  ],
  ['a day with a name alone', 'Order', 'SO ORDERED.\n\n04/16/2031 Orla Quill\n'],
  [
    'months of papers',
    'Order',
    'The request is denied for failure to produce six (6) months of all bank statements.',
  ],
  ['what a paper says of itself', 'Notice', 'This notice is filed within 30 days of service and is timely.'],
  ['what nobody has to do', 'Order', 'If the parties agree before the hearing they need not appear.'],
])('%s binds nobody', (_, docType, text) => {
  expect(told(text, docType)).toEqual([]);
});

test('a hearing that is set in rows has its day, time, place and matter', () => {
  const text =
    'NOTICE OF HEARING\n\n  DATE:       March 3, 2031\n  TIME:       1:30 p.m.\n  LOCATION:   Courtroom B, 15 Mesa Road\n  MATTER:     Motion for Summary Judgment\n\nSent on January 27, 2031.\n';
  expect(timesOf(text, 'Notice').facts).toMatchObject([
    {
      kind: 'hearing',
      value: {
        what: 'Motion for Summary Judgment',
        date: '2031-03-03',
        time: '13:30',
        place: 'Courtroom B, 15 Mesa Road',
      },
    },
  ]);
});

test('a day, an hour and a room that stand together set a hearing', () => {
  const text =
    'ORDER ON THE MOTION TO DISMISS\nDate: June 9, 2031\nTime: 10:00 a.m.\nPlace: Courtroom E, 15th Floor\n\nThis matter comes before the Court.\n';
  expect(timesOf(text, 'Order', '2031-05-01').facts).toMatchObject([
    { kind: 'hearing', value: { date: '2031-06-09', time: '10:00', place: 'Courtroom E, 15th Floor' } },
  ]);
});

test('a day under the heads of a form sets a hearing', () => {
  const text =
    'SHORT TITLE OF CASE: Quill v. Marsh\nDATE: TIME: DEPT./DIV. CASE NUMBER:\n06/09/2031 8:30 AM 506 CSM-31-004411\nReturn of service\n';
  expect(timesOf(text, 'Form', '2031-05-01').facts).toMatchObject([
    { kind: 'hearing', value: { date: '2031-06-09', time: '08:30', place: 'Dept. 506' } },
  ]);
});

test('a line that holds the word signature is no signature', () => {
  const text =
    'An order shall be prepared by Ms. Voss and submitted to\nthe Court for signature prior to trial at 9:00 a.m. on June 10, 2031.\n';
  expect(told(text, 'Letter', '2031-05-01')).toEqual(['hearing 2031-06-10']);
});

test('a title and its text are one duty, told the more exact way', () => {
  const text =
    'THREE-DAY NOTICE TO PAY RENT OR QUIT\n\nTo: Orla Quill\n\n   WITHIN THREE DAYS after service of this notice on you, not counting Saturdays, Sundays and judicial holidays, you must pay the rent that is past due, or move out.\n';
  expect(timesOf(text, 'Notice', '2031-03-01').facts).toMatchObject([
    {
      label: 'Pay or move out',
      value: {
        what: 'pay the rent that is past due, or move out',
        who: 'defendant',
        period: { count: 3, unit: 'court_days' },
      },
    },
  ]);
});

test.each([
  [
    'Summons',
    'You must file a written response with the court within 30 days after service of this summons on you.',
    'Answer the lawsuit',
    'file a written response with the court',
  ],
  [
    'Order',
    'The parties must "meet and confer" under Rule 26(f) no later than June 7, 2031.',
    'Meet and confer',
    'meet and confer',
  ],
  [
    'Notice',
    'A request to appear by video must be filed by June 7, 2031.',
    'Request to appear by video due',
    'A request to appear by video must be filed',
  ],
  [
    'Letter',
    'It will be returned with a list within 21 days after you move out.',
    'Deadline',
    'It will be returned with a list',
  ],
])('%s: %s', (docType, text, label, what) => {
  expect(timesOf(text, docType, '2031-05-01').facts).toMatchObject([{ label, value: { what } }]);
});

test('a letter that stays open until a day offers until then', () => {
  const text = 'We will pay you $1,750.00. This offer stays open until noon on June 3, 2031.';
  expect(told(text, 'Letter', '2031-05-01')).toEqual(['offer 2031-06-03']);
});

test.each([
  [
    'Discovery Request',
    "DEFENDANT MARSH'S FIRST INTERROGATORIES TO PLAINTIFF\n\nYou are asked to answer within 30 days after service.",
    'plaintiff',
  ],
  [
    'Discovery Request',
    'PROPOUNDING PARTY: Plaintiff Orla Quill\nRESPONDING PARTY: Defendant Piet Marsh\n\nYou must answer within 30 days after service.',
    'defendant',
  ],
  ['Subpoena', 'You must produce the records by June 7, 2031.', 'other'],
  ['Letter', 'Re: Quill v. Marsh\n\nDear Mr. Marsh,\n\nYou must pay $500 by June 7, 2031.', 'defendant'],
])('%s: whom it calls you', (docType, text, who) => {
  expect(timesOf(text, docType, '2031-05-01').facts).toMatchObject([{ value: { who } }]);
});
