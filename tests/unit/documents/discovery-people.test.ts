import { describe, expect, it, test } from 'vitest';
import { addressed, letterhead, sidesOnForm, signed } from '#src/documents/discovery-blocks.ts';
import { daysNamed } from '#src/documents/discovery-days.ts';
import { calm } from '#src/documents/discovery-names.ts';
import { peopleNamed, sidesNamed, sidesOfCourt } from '#src/documents/discovery-people.ts';
import { sumsOf, termsOf, unsaid } from '#src/documents/discovery-terms.ts';
import { discoveryType } from '#src/documents/discovery-type.ts';
import { readPrintedHead } from '#src/documents/mail-head.ts';
import { readLines } from '#src/text/lines.ts';

const people = (text: string, type: string) => peopleNamed(readLines(text), text, type);

describe('the address above a letter', () => {
  const LETTER = `LARCH VALLEY WATER COMMISSION
410 J Street, Suite 62, Larkmoor, CA 95999

March 29, 2031

Ms. Ottilie B. Wren, Chair
Committee to Save Larch Hill
24 Piedmont Avenue, #202
Larkmoor, CA 95998

RE: Your request
Our File No. 7-45

Dear Ms. Wren:

We have your request of March 15, 2031.

Sincerely,

Lucan Marsh
General Counsel

By: Junia Wallis
Assistant General Counsel
Legal Division
`;

  it('names who lives there and what they belong to', () => {
    expect(addressed(LETTER.split('\n').filter((row) => row !== ''))).toContainEqual([
      'Ottilie B. Wren',
      'Committee to Save Larch Hill',
    ]);
  });

  it('stands beside its letterhead and whoever signed in another’s name', () => {
    expect(people(LETTER, 'Letter').toSorted()).toEqual([
      'Committee to Save Larch Hill',
      'Junia Wallis',
      'Larch Valley Water Commission',
      'Ottilie B. Wren',
    ]);
  });

  it('names nobody by a street, a place or a title', () => {
    expect(signed(['Thank you,', 'Ada Quill', 'Project Coordinator', 'West Larch Beach, FL 33401'])).toEqual([
      'Ada Quill',
    ]);
    expect(letterhead(['State of Larchland', '100 K Street, Larkmoor, CA 95999'], 'Letter')).toEqual([]);
  });
});

test('whom somebody leads stands behind their title', () => {
  expect(
    addressed([
      'Mr. Owen Tice',
      'Director, Larch Data Labs',
      'c/o tice@example.org',
      'Re: Request',
      'Dear Mr. Tice:',
    ]),
  ).toEqual([['Owen Tice', 'Larch Data Labs']]);
});

test('a form of a court names its sides behind labels, below them, or where it was mailed', () => {
  expect(sidesOnForm(['PLAINTIFF/PETITIONER: Ada Quill DEFENDANT/RESPONDENT: Owen Tice ETAL'])).toEqual([
    'Ada Quill',
    'Owen Tice',
  ]);
  expect(sidesOnForm(['1 My name is: Ada Quill'])).toEqual(['Ada Quill']);
  const order = `ADA QUILL
SMALL CLAIMS ORDER
PLAINTIFF (S)
VS.
OWEN TICE
DEFENDANT (S)
The court orders dismissal of the entire action.
ADA QUILL
12 CUESTA DRIVE
LARKMOOR, CA  95998
`;
  expect(sidesOfCourt(readLines(order))).toEqual(['Ada Quill', 'Owen Tice']);
});

describe('an agreement', () => {
  it('is between those whom its sentence names, in whatever letters they write themselves', () => {
    const text =
      'Hosting Agreement\nThis is a hosting agreement between QuillShop.com and larch systems. It begins now.';
    expect(sidesNamed(readLines(text), text, 'Contract')).toEqual(['QuillShop.com', 'larch systems']);
  });

  it('is between those that sign it where no sentence names them', () => {
    const text =
      'JOINT AGREEMENT\nThe undersigned agree. IN WITNESS WHEREOF, they sign. QUILL EQUITY LTD /s/ Ada Quill By: Ada Quill TICE HOLDINGS LLC /s/ Owen Tice';
    expect(sidesNamed(readLines(text), text, 'Contract')).toEqual(['Quill Equity Ltd', 'Tice Holdings LLC']);
    expect(discoveryType(text, { type: 'Other', confidence: 0.4 }).type).toBe('Contract');
  });
});

describe('the printed head of a mail or a memorandum', () => {
  it('has two boxes on one line, and the writer below the office', () => {
    const memo = `Memorandum

To : File                                  Date : April 30, 2031

From : LARCH WATER COMMISSION
       Dwight Marsh

Subject: Who does business here
`;
    expect(readPrintedHead(readLines(memo))).toMatchObject({
      from: 'LARCH WATER COMMISSION; Dwight Marsh',
      to: ['File'],
      date: '2031-04-30',
      subject: 'Who does business here',
      isMail: false,
    });
    expect(discoveryType(memo, { type: 'Memorandum', confidence: 0.9 }).type).toBe('Memo');
    expect(people(memo, 'Memo')).toEqual(['Larch Water Commission', 'Dwight Marsh']);
  });

  it('is not ended by what a scan leaves between two boxes', () => {
    const mail =
      'From:\nAda Quill\nSent:\n3/6/2031 11:44 AM\nTo:\nOwen Tice\nI\nSubject:\nLarch and fir\n\nOwen,';
    expect(readPrintedHead(readLines(mail))).toMatchObject({ to: ['Owen Tice'], subject: 'Larch and fir' });
  });

  it('tells a writer from the firm beside the name, and a lawyer’s title from a second reader', () => {
    const mail =
      'From: Ada - Quill Partners\nTo: Owen B. Tice, Esq.\nSent: 3/6/2031 9:36 PM\nSubject: Rent\n';
    expect(people(mail, 'Email')).toEqual(['Ada', 'Quill Partners', 'Owen B. Tice']);
  });
});

test.each([
  ['REGINA WREN-MARSH', 'Regina Wren-Marsh'],
  ['BOARD OF ETHICS AND AUDIT', 'Board of Ethics and Audit'],
  ['ADA O’BRIEN', 'Ada O’Brien'],
  ['QUILL HOLDINGS, LLC', 'Quill Holdings, LLC'],
  ['Ada McQUILL', 'Ada McQUILL'],
])('%s is shown as %s', (printed, shown) => {
  expect(calm(printed)).toBe(shown);
});

test.each([
  ['Judgment was entered on: Jul-29-2031', '2031-07-29'],
  ['Date: 7-18-31', '2031-07-18'],
  ['Date: 16/01/2031 05:16', '2031-01-16'],
])('%s names %s', (text, date) => {
  expect(daysNamed(text).map((day) => day.date)).toEqual([date]);
});

test('figures with strokes are a day only behind a label', () => {
  expect(daysNamed('Call 7-18-31 or see 31/12/2031x and Foo-31-2031.')).toEqual([]);
});

test('what a document speaks of is what it marks and repeats; its sums are what is due before what is large', () => {
  const text =
    'We ran the KYC check with OpenLarch. The portfolio is late. Fix the portfolio. Worth $9,000; total due: $76.25.';
  expect(termsOf(text)).toEqual(expect.arrayContaining(['KYC', 'OpenLarch', 'portfolio']));
  expect(sumsOf(text)).toEqual(['$76.25', '$9,000']);
  expect(unsaid(['KYC', 'portfolio'], 'The portfolios are late.')).toEqual(['KYC']);
});
