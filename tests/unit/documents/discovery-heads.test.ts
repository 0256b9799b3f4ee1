import { describe, expect, it, test } from 'vitest';
import { withFacts } from '#src/documents/analysis-view.ts';
import { toDiscoveryAnalysis } from '#src/documents/discovery.ts';
import { sidesOf } from '#src/documents/discovery-agreement.ts';
import { daysNamed } from '#src/documents/discovery-days.ts';
import { isNobody, ownName } from '#src/documents/discovery-nobody.ts';
import { tellingSentences } from '#src/documents/discovery-telling.ts';
import { termsOf } from '#src/documents/discovery-terms.ts';
import { namesInBox } from '#src/documents/mail-head.ts';
import { readFacts } from '#src/facts/read-facts.ts';
import { analyzeText } from '#src/papers/analyze.ts';
import { classifyDocument } from '#src/papers/classify.ts';

function reviewed(text: string, filename = 'paper.txt') {
  const classification = classifyDocument({ text, filename, mimeType: 'text/plain' });
  const docType = classification.type;
  const read = readFacts({ text, docType, docDate: null, pageCount: 1, notes: [] });
  const summary = withFacts(analyzeText({ text, docType: 'Other' }), {
    facts: read.facts,
    docType,
    byModel: false,
  });
  if (summary.type !== 'summary') throw new Error('The review asks for a summary.');
  return toDiscoveryAnalysis({ filename, text, summary, classification });
}

const MAIL = `UNCLASSIFIED U.S. Department of Parks Case No. F-2031-20439 Doc No. C05 Date: 11/30/2035
                                                   RELEASE IN PART
                                                   B6
From:                        Quill, Ada J <quillaj@parks.example>
Sent:                        Friday, February 17, 2031 3:27 PM
To:                          H
Subject                      Permit for the well

The permit for the well is refused.
From: Tice, Owen
Sent: Friday, February 17, 2031 2:11 PM
To: Wren, Bea; Marsh, Lucan;
Thorley, Agnes; Pell, Bram
Subject: Permit for the well
`;

test('a printed mail: its subject without a colon, a reader of one letter, names that go on in the next line', () => {
  const { summary } = reviewed(MAIL);
  expect(summary.title).toBe('Permit for the well');
  const parties = summary.mentioned_parties.join('; ');
  for (const name of ['H', 'Owen Tice', 'Bea Wren', 'Agnes Thorley', 'Bram Pell'])
    expect(parties).toContain(name);
  expect((summary.dates ?? []).map(({ date }) => date)).toEqual(['2031-02-17']);
  expect(summary.legal_significance).not.toMatch(/unclassified|RELEASE/i);
});

test.each([
  ["'Quill, Ada' I — — 'Tice, Owen R.'", ['Ada Quill', 'Owen R. Tice']],
  ['S AND CHERYL •', ['S', 'CHERYL']],
  ['Quill and Sons LLC', ['Quill and Sons LLC']],
])('%s are %j', (box, names) => {
  expect(namesInBox(box)).toHaveLength(names.length);
});

test('strokes of a scan and heads of paragraphs are nobody’s names', () => {
  expect(ownName('Quill, Ada 1')).toBe('Quill, Ada');
  for (const words of ['B. Overtime.', 'C. Company', 'Partner Signature', 'Probation Period'])
    expect(isNobody(words)).toBe(true);
  expect(isNobody('B. Traven')).toBe(false);
});

describe('between whom an agreement is made', () => {
  it.each([
    [
      'This Partnership Agreement is made as of this 1st day of January 2031 by and between/among:\nPartner(s):\n Ada Quill located at 12 Main St, Larkmoor\n Owen Tice located at 4 Elm St, Larkmoor\n1. Name.',
      ['Ada Quill', 'Owen Tice'],
    ],
    [
      'This AGREEMENT is entered into as of May 4, 2031, among Quill Foods, Inc. (“Quill”), located at 1 Winter Street, Larkmoor, MA 02451, Marsh Laboratories LLC, located at 12 Road, Larkmoor, PA 19426 (“Marsh”), and Tice Althea, Inc. (“Tice”), located at 4 Road. WHEREAS, x.',
      ['Quill Foods, Inc.', 'Marsh Laboratories LLC', 'Tice Althea, Inc.'],
    ],
    [
      'This Agreement is by and between by and between QUILL GAMING CORPORATION, a Nevada corporation doing business as MARSH GAMING CORPORATION (“QGC”), and Owen F. Tice, an individual (“Contractor”). WHEREAS, x.',
      ['QUILL GAMING CORPORATION', 'Owen F. Tice'],
    ],
    [
      'This Sales Agreement is entered into by and between:\n*Seller(s):* Quill Manufacturing Co., located at 123 Road (“Seller”)\nand\n*Buyer(s):* Tice Retail Inc., located at 4 Road (“Buyer”).',
      ['Quill Manufacturing Co.', 'Tice Retail Inc.'],
    ],
  ])('%s', (text, sides) => {
    expect(sidesOf(text)).toEqual(expect.arrayContaining(sides));
  });

  it('who signs or is written to for a side is no party', () => {
    const { summary } = reviewed(`CONFIDENTIALITY AGREEMENT

This Confidentiality Agreement is made as of May 4, 2031 between Quill Foods, Inc. and Owen F. Tice.

WHEREAS, Tice was employed by Quill as its treasurer; and
WHEREAS, the parties wish to settle all disputes on a possible acquisition;
NOW, THEREFORE, the parties agree as follows:

1. Tice shall keep the papers secret.

Notices to: Marsh & Wren LLP, 4 Elm Street, Larkmoor.

By: /s/ Lucan Marsh
Lucan Marsh, President
`);
    expect(summary.mentioned_parties).toEqual(['Quill Foods, Inc.', 'Owen F. Tice']);
    expect(summary.legal_significance).toContain('employed by Quill');
    expect(summary.legal_significance).toContain('possible acquisition');
  });
});

test('why an agreement is made stands among what it says', () => {
  const told = tellingSentences(
    'WHEREAS, the Employee was employed as a clerk; and WHEREAS, the parties wish to settle; NOW, THEREFORE, they agree.',
    '',
  );
  expect(told.join(' ')).toContain('employed as a clerk');
});

test.each([
  [
    'Customer Info: Ada Quill\nPurchase Order No.: 1001\nTo: [Vendor Info]\nTice Supplies Inc.\n456 Oak Avenue\nLarkmoor, IL 60611\nTotal Amount Payable: $100.00',
    'Purchase Order 1001',
  ],
  [
    'NON-DISCLOSURE AGREEMENT\nTHIS NON-DISCLOSURE AGREEMENT (“Agreement”) is made between Quill Foods, Inc. and Owen Tice.\nAGREEMENT\nThe parties agree as follows.',
    'Non-Disclosure Agreement',
  ],
  [
    'EX-99.(D)(2) 9 dex99d2.htm CONFIDENTIALITY AGREEMENT\nExhibit (d)(2)\nMay 4, 2031\nTice Home, Inc.\n520 Lake Cook Road\nLarkmoor, IL 60015\nLadies and Gentlemen:\nIn connection with your consideration of a transaction with Quill Companies, Inc. (the “Company”), the parties agree as follows:',
    'Confidentiality Agreement',
  ],
])('%s is called by what it is', (text, title) => {
  expect(reviewed(text).summary.title).toBe(title);
});

test('days of a stamp are none, and a day without its space is one', () => {
  const days = (text: string) => daysNamed(text).map(({ date }) => date);
  expect(
    days('Classified by DAS, A/GIS, DoS on 09/30/2035 - Declassify on: 10/10/2046\nSent: May 4, 2031'),
  ).toEqual(['2031-05-04']);
  expect(days('December 11,2031\nQuill Foods')).toEqual(['2031-12-11']);
  expect(days('MEMORANDUM\nTO: S\nFROM: AM\nDATE: 5.13.32')).toEqual(['2032-05-13']);
});

test('addresses are no terms', () => {
  expect(termsOf('QuillAJ@parks.example QuillAJ@parks.example mailto:TiceO@parks.example')).toEqual([]);
});
