import { expect, test } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';
import type { FoundFact } from '#src/facts/schema.ts';

function factsOf(text: string, docType: string, kind: FoundFact['kind']) {
  const { facts } = readFacts({ text, docType, docDate: '2031-05-01', pageCount: 1, notes: [] });
  return facts.filter((fact) => fact.kind === kind);
}

test.each([
  ['By cashing this check you accept it as payment in full of all claims.', 'What cashing it means'],
  ['Sign here to waive your right to a hearing and return the form.', 'What signing gives up'],
  ['By signing below, I give up any right to ask for the deposit.', 'What signing gives up'],
  ['This offer expires on June 15, 2031.', 'They offer until'],
])('what a letter wants stands with its words: %s', (text, label) => {
  expect(factsOf(`Dear Ms. Quill:\n\n${text}`, 'Letter', 'offer')).toMatchObject([
    { label, quote: expect.stringContaining(text) },
  ]);
});

test.each([
  'Sign the enclosed form and return it to the clerk by June 1, 2031.',
  'Your signature does not waive any right.',
  'The check of April 3 was deposited on April 9.',
])('what binds nobody is no offer: %s', (text) => {
  expect(factsOf(`Dear Ms. Quill:\n\n${text}`, 'Letter', 'offer')).toEqual([]);
});

test('a demand is no offer, and says who asks', () => {
  const text = 'Dear Ms. Quill:\n\nYou must pay $640 by June 1, 2031 or we will sue.';
  expect(factsOf(text, 'Letter', 'offer')).toEqual([]);
  expect(factsOf(text, 'Letter', 'deadline')).toMatchObject([
    { label: 'Payment that they ask for', value: { date: '2031-06-01' } },
  ]);
});

test('a bill says that it asks, and an order that it orders', () => {
  const due = 'Payment due June 1, 2031.';
  expect(factsOf(`Account 4471\n${due}`, 'Bill', 'deadline')).toMatchObject([
    { label: 'Payment that they ask for' },
  ]);
  expect(factsOf(`IT IS ORDERED: ${due}`, 'Order', 'deadline')).toMatchObject([{ label: 'Payment due' }]);
});

test.each([
  ['The tenant must leave within 24 hours of service of this notice.', { count: 24, unit: 'hours' }],
  ['The tenant must leave within 40 hours of service of this notice.', { count: 40, unit: 'hours' }],
  ['You must remove the post within 72 hours of receipt.', { count: 72, unit: 'hours' }],
  ['Any objection must be raised at least 36 hours before the hearing.', { count: 2, unit: 'days' }],
  ['Any objection must be raised at least 12 hours before the hearing.', { count: 1, unit: 'days' }],
])('hours are told as hours, and back from an event as days so that nobody is late: %s', (text, period) => {
  expect(factsOf(text, 'Notice', 'deadline')).toMatchObject([{ value: { period } }]);
});

test('fewer hours than a day has stand in their own words', () => {
  const [fact] = factsOf('You must remove the post within 12 hours of receipt.', 'Letter', 'deadline');
  expect(fact).toMatchObject({
    value: { date: null, period: null, what: expect.stringContaining('within 12 hours') },
  });
});
