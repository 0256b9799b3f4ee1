import { expect, test } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';
import type { FoundFact } from '#src/facts/schema.ts';

function factsOf(text: string, docType: string, kind: FoundFact['kind']) {
  const { facts } = readFacts({ text, docType, docDate: '2031-05-01', pageCount: 1, notes: [] });
  return facts.filter((fact) => fact.kind === kind);
}

test.each([
  'The appellant’s brief was mailed without the docketing fee of $350.',
  'The envelope did not contain the $350 docketing fee.',
  'The docketing fee of $350 did not accompany the notice of appeal.',
  'Ms. Quill has not paid the docketing fee of $350.',
])('what was to be paid and was not is not told as paid: %s', (text) => {
  expect(factsOf(text, 'Order', 'sum').map(({ label }) => label)).not.toContain('Said to be paid');
});

test.each(['On May 2 Ms. Quill paid $350, and the roof was never mended.', 'I paid $350 in cash on May 2.'])(
  'what was paid stays so: %s',
  (text) => {
    expect(factsOf(text, 'Complaint', 'sum')).toMatchObject([{ label: 'Said to be paid' }]);
  },
);

test.each([
  ['If you do not file an answer, the court may enter judgment against you by default.', true],
  ['You must answer within 20 days. Otherwise a default judgment may be entered against you.', true],
  ['Your wages may be garnished and your bank account may be levied upon by the creditor.', false],
  ['Judgment may be entered against the tenant for possession and for the unpaid rent.', false],
])('nothing is called the outcome of doing nothing unless a failing is named: %s', (text, isWarned) => {
  const labels = factsOf(text, 'Summons', 'consequence').map(({ label }) => label);
  expect(labels.includes('What happens if you do nothing')).toBe(isWarned);
});
