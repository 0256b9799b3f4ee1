import { describe, expect, it, test } from 'vitest';
import { withFacts } from '#src/documents/analysis-view.ts';
import { toDiscoveryAnalysis } from '#src/documents/discovery.ts';
import { DISCOVERY_DOCUMENT_TYPES, DiscoveryAnalysis } from '#src/documents/discovery-schema.ts';
import { discoveryType } from '#src/documents/discovery-type.ts';
import { readFacts } from '#src/facts/read-facts.ts';
import { analyzeText } from '#src/papers/analyze.ts';

const TYPES: [string, string, string][] = [
  ['Email', 'From: a@example.org', 'Email'],
  ['Other', 'INVOICE No. 7781\nBill to: R. Quay', 'Invoice'],
  ['Other', 'MEMORANDUM\nTo: all staff', 'Memo'],
  ['Memorandum', 'MEMORANDUM IN SUPPORT OF MOTION', 'Other'],
  ['Letter', 'March 4, 2025\n\nDear Ms. Quay:\n\nYour roof is done.', 'Letter'],
  ['Contract', 'ROOFING AGREEMENT\nThis agreement is made by and between Orlov and Quay.', 'Contract'],
  ['Other', 'INSPECTION REPORT\nThe roof leaks.', 'Report'],
  ['Other', 'A shopping list.', 'Other'],
];

test.each(TYPES)('%s, %j is of type %s', (type, text, expected) => {
  expect(discoveryType(text, { type: type as 'Other', confidence: 0.7 }).type).toBe(expected);
});

test.each([
  ['rents.xlsx', 'Spreadsheet'],
  ['rents.CSV', 'Spreadsheet'],
  ['pitch.pptx', 'Presentation'],
  ['memo.pdf', 'Memo'],
])('%s is of type %s, which can be chosen', (filename, expected) => {
  const text = 'MEMORANDUM\nTo: all staff';
  expect(discoveryType(text, { type: 'Other', confidence: 0.7 }, filename).type).toBe(expected);
  expect(DISCOVERY_DOCUMENT_TYPES).toContain(expected);
});

test('the review’s analysis has the documented shape', () => {
  const analysis = toDiscoveryAnalysis({
    filename: 'inspection.pdf',
    text: 'INSPECTION REPORT\nThe roof leaks.',
    summary: {
      type: 'summary',
      summary: 'The roof leaks.',
      key_points: ['It leaks.'],
      key_point_sources: [],
      main_topics: ['roof'],
      legal_significance: 'Proof of damage.',
      mentioned_parties: [],
      timeline: [],
    },
    classification: { type: 'Other', confidence: 0.4, cue: null },
  });
  expect(DiscoveryAnalysis.parse(analysis)).toMatchObject({
    summary: { title: 'Inspection Report', key_points: ['It leaks.'] },
    classification: { suggested_category: 'Other', document_type: 'Report' },
  });
});

describe('what a document is evidence of', () => {
  const review = (text: string, docType: string, filename = 'scan0001.pdf') => {
    const facts = readFacts({ text, docType, docDate: null, pageCount: null, notes: [] }).facts;
    const summary = withFacts(analyzeText({ text, docType }), { facts, docType, byModel: false });
    if (summary.type !== 'summary') throw new Error('The review asks for a summary.');
    const classification = { type: docType as 'Other', confidence: 0.9, cue: null };
    return toDiscoveryAnalysis({ filename, text, summary, classification });
  };

  it('names a mail by its subject, its people by their headers, and says what it says', () => {
    const { summary } = review(
      `From: Vossberg, Dalia
Sent: Wednesday, November 6, 2030 4:41 PM
To: Akintola, Ruben
Cc: Sowell, Marguerite
Subject: Q3 commission

Ruben,

I know your commission of $18,240 was held back on October 31, 2030.
`,
      'Email',
    );
    expect(summary.title).toBe('Q3 commission');
    expect(summary.mentioned_parties).toEqual(['Dalia Vossberg', 'Ruben Akintola', 'Marguerite Sowell']);
    expect(summary.dates?.map(({ date }) => date)).toEqual(['2030-10-31', '2030-11-06']);
    expect(summary.legal_significance).toContain('commission of $18,240 was held back');
  });

  it('never says of minutes of a meeting that a court recorded them', () => {
    const { summary, classification } = review(
      `TIDEWATER HOMEOWNERS ASSOCIATION
MINUTES OF THE ANNUAL MEETING
February 8, 2031

The members voted 38 to 15 to raise the monthly dues to $95.
`,
      'Minute Entry',
    );
    expect(classification.document_type).toBe('Other');
    expect(summary.legal_significance).not.toMatch(/court/i);
    expect(summary.legal_significance).toContain('raise the monthly dues to $95');
  });

  it('tells a bill by its sums, an order by what it decides', () => {
    const bill = review(
      `DRURY PLUMBING & HEATING
INVOICE

Invoice No.: 2217
Bill to:
Bettina Kraal

Water heater, 50 gal                   1   1,050.00    1,050.00
Total due: $1,482.60
`,
      'Statement',
    );
    expect(bill.classification.document_type).toBe('Invoice');
    expect(bill.summary.mentioned_parties.toSorted()).toEqual(['Bettina Kraal', 'Drury Plumbing & Heating']);
    expect(bill.summary.legal_significance).toMatch(/Water heater.*1,482\.60/);
    const order = review(
      'DISTRICT COURT\n\nORDER\n\nThe motion to compel is DENIED. IT IS SO ORDERED.\n',
      'Order',
    );
    expect(order.classification.document_type).toBe('Order');
    expect(order.summary.legal_significance).toContain('Motion to compel: denied');
  });
});
