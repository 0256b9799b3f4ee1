import { expect, test } from 'vitest';
import { discoveryType, toDiscoveryAnalysis } from '#src/documents/discovery.ts';
import { DiscoveryAnalysis } from '#src/documents/discovery-schema.ts';

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
    summary: { title: 'inspection', key_points: ['It leaks.'] },
    classification: { suggested_category: 'Other', document_type: 'Report' },
  });
});
