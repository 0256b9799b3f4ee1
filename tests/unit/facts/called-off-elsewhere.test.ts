import { expect, test } from 'vitest';
import { doubtCalledOff, withoutDoubt } from '#src/facts/called-off-elsewhere.ts';
import type { FoundFact } from '#src/facts/schema.ts';

function hearing(date: string, quote: string): FoundFact {
  return {
    kind: 'hearing',
    value: { what: 'Hearing', date },
    label: 'Hearing',
    certainty: 'certain',
    page: 1,
    start: 0,
    end: quote.length,
    quote,
  };
}
function disposition(quote: string): FoundFact {
  const value = { what: 'the hearing', of: 'the hearing', outcome: 'vacated' };
  return { ...hearing('2032-01-12', quote), kind: 'disposition', value };
}
const paper = (name: string, docDate: string | null, ...facts: FoundFact[]) => ({
  documentId: name,
  filename: `${name}.pdf`,
  docDate,
  facts,
});

const NOTICE = paper(
  'notice',
  '2031-12-01',
  hearing('2032-01-12', 'Hearing on January 12, 2032 at 9:00 a.m.'),
);
const OFF = 'The hearing set for January 12, 2032 is VACATED and reset to February 23, 2032.';

test.each([
  OFF,
  'IT IS ORDERED that the hearing scheduled for January 12 is hereby vacated.',
  'The hearing is moved from January 12, 2032 to February 23, 2032.',
])('a day that another paper takes back is unsure and names that paper: %s', (quote) => {
  const [notice, order] = doubtCalledOff([
    NOTICE,
    paper('order', '2031-12-20', disposition(quote), hearing('2032-02-23', quote)),
  ]);
  expect(notice?.facts[0]).toMatchObject({
    certainty: 'unsure',
    label: 'Hearing (order.pdf says this day is off)',
  });
  // The new day of the same sentence stands.
  expect(order?.facts[1]).toMatchObject({ certainty: 'certain', label: 'Hearing' });
});

test('a paper of a later day is not doubted by an older one', () => {
  const again = paper('notice', '2032-01-02', hearing('2032-01-12', 'Hearing on January 12, 2032.'));
  const [notice] = doubtCalledOff([again, paper('order', '2031-12-20', disposition(OFF))]);
  expect(notice?.facts[0]).toMatchObject({ certainty: 'certain' });
});

test('nothing else is doubted', () => {
  const papers = [
    NOTICE,
    paper(
      'order',
      '2031-12-20',
      disposition('The motion to continue the hearing of January 12, 2032 is denied.'),
    ),
    paper('other', null, disposition('The hearing set for January 13, 2032 is VACATED.')),
  ];
  expect(doubtCalledOff(papers)).toEqual(papers);
});

test('the note in a label is told apart from it', () => {
  const label = 'Hearing (order (1).pdf says this day is off)';
  expect(withoutDoubt(label)).toEqual({ label: 'Hearing', doubt: 'order (1).pdf says this day is off' });
  expect(withoutDoubt('Hearing (Room 4)')).toEqual({ label: 'Hearing (Room 4)', doubt: null });
});
