import { expect, test } from 'vitest';
import { factLines, lineRefs } from '#src/assistant/fact-lines.ts';
import { shortened } from '#src/assistant/words.ts';
import { listed } from '#src/text/words.ts';
import { deadlineFact, discoveryFact, entryFact, makeFacts, ORDER, summonsFact } from './facts.ts';

const facts = makeFacts({
  papers: [{ id: 'order', docType: 'Order', text: ORDER, docDate: '2026-03-12' }],
  participants: [
    { id: 'p1', role: 'witness', name: 'Tobias Fenwright', isPrimary: false, organization: null },
  ],
  deadlines: [
    deadlineFact('d1', 'Reply Due', { date: '2026-03-10', status: 'overdue', ruleReference: 'Rule 1-007.1' }),
  ],
  entries: [
    entryFact('SUMMONS Returned Executed. Rosalind Quay served on 3/6/2026.', { documentType: 'Service' }),
    entryFact('COMPLAINT filed.', { documentType: 'Complaint', entryNumber: '1', date: '2026-03-02' }),
  ],
  summonses: [summonsFact()],
  discovery: [discoveryFact()],
  answer: { id: 'a', createdAt: new Date(), needsAnswer: 2, total: 9 },
});

test('each row is a line with a name of its own; the same facts give the same lines', () => {
  const lines = factLines(facts);
  expect(lines.map(({ ref }) => ref)).toEqual(lines.map((_, at) => `F${at + 1}`));
  expect(factLines(facts)).toEqual(lines);
  const texts = lines.map(({ record }) => record.text);
  expect(texts).toContain('Reply Due: Tue, Mar 10, 2026 (8 days ago), overdue, Rule 1-007.1');
  expect(texts).toContain('Tobias Fenwright (witness)');
  expect(texts).toContain('order.pdf (dated Thu, Mar 12, 2026, 2 pages)');
  expect(texts).toContain('2 docket entries');
  expect(texts).toContain('Draft answer made here: 7 of 9 paragraphs answered');
  expect(texts.find((text) => text.startsWith('requests.pdf'))).toContain('1 of 3 requests answered');
});

test('a day that is counted and stands in no row is a line too', () => {
  const texts = factLines(facts).map(({ record }) => record.text);
  expect(texts).toContain(
    'Counted, not entered: answer to a summons served on Fri, Mar 6, 2026 (by the docket) due Mon, Apr 6, 2026 (in 19 days), Rule 1-012(A) NMRA',
  );
});

test('every key leads to a line, and rows keep their ids', () => {
  const refs = lineRefs(facts);
  const byRef = new Map(factLines(facts).map(({ ref, record }) => [ref, record]));
  expect(byRef.get(refs.get('deadline:d1') ?? '')).toMatchObject({ kind: 'deadline', id: 'd1' });
  expect(byRef.get(refs.get('document:total') ?? '')).toMatchObject({ kind: 'document', id: null });
  expect(byRef.get(refs.get('case:court') ?? '')?.text).toContain('First Judicial District Court');
  expect(refs.get('deadline:d2')).toBeUndefined();
});

test('lists and cuts', () => {
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listed(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
  expect(shortened('one two three', 9)).toBe('one two …');
  expect(shortened('one', 9)).toBe('one');
});
