import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startEvent } from '#src/facts/own-start.ts';
import { readFacts } from '#src/facts/read-facts.ts';

const HEAD = `UNITED STATES DISTRICT COURT
DISTRICT OF NEW MEXICO

TAMSIN WREN, Plaintiff,
v.                                   No. 1:31-cv-00212-ABC
OSPREY FREIGHT, INC., Defendant.
`;

function starts(text: string, docType = 'Order', docDate: string | null = '2031-05-06') {
  const { facts } = readFacts({ text, docType, docDate, pageCount: 1, notes: [] });
  return facts.flatMap((fact) => {
    if (fact.kind !== 'deadline' || !fact.value.period) return [];
    const { started } = fact.value.period;
    if (started) expect(text.slice(started.start, started.end)).toBe(started.quote);
    return [started ? `${started.date} ${started.quote.replace(/\s+/g, ' ')}` : null];
  });
}

const order = (body: string, foot = '', head = '') => `${head}${HEAD}
ORDER

${body}

${foot}
`;
const STAMP = 'FILED May 6, 2031, Clerk of Court\n\n';
const ANSWER = 'Defendant shall file an answer within 14 days of entry of this Order.';

describe('the day on which a time of an order began', () => {
  test.each([
    ['a stamp', order(ANSWER, '', STAMP), '2031-05-06 FILED May 6, 2031'],
    ['a line of its own', order(ANSWER, 'Entered: May 6, 2031'), '2031-05-06 Entered: May 6, 2031'],
    [
      'a time without an event',
      order('Plaintiff shall file an amended complaint within 30 days.', '', STAMP),
      '2031-05-06 FILED May 6, 2031',
    ],
    [
      'the day of the order, where it was signed and stamped on one',
      order(
        'Defendant shall respond within 10 days of the date of this Order.',
        'DATED this 6th day of May, 2031.',
        STAMP,
      ),
      '2031-05-06 FILED May 6, 2031',
    ],
    [
      'a notice of electronic filing',
      `Notice of Electronic Filing

The following transaction was entered on 5/6/2031 at 2:41 PM CDT and filed on 5/6/2031
Case Name: Wren v. Osprey Freight, Inc.
Docket Text:
ORDER granting 21 Motion for Extension of Time. Defendant shall file its response within 14 days of entry of this order.`,
      '2031-05-06 transaction was entered on 5/6/2031',
    ],
  ])('%s', (_, text, start) => {
    const docType = /Electronic/.test(text) ? 'Notice of Electronic Filing' : 'Order';
    expect(starts(text, docType)).toEqual([start]);
  });

  test.each([
    ['no stamp', order(ANSWER)],
    [
      'signed on one day, entered on another',
      order(ANSWER.replace('entry', 'the date'), 'DATED this 2nd day of May, 2031.', STAMP),
    ],
    ['service', order('Defendant shall answer within 14 days of service of this Order.', '', STAMP)],
    ['notice', order('Defendant shall answer within 14 days of notice of this Order.', '', STAMP)],
    [
      'another order',
      order('Defendant shall answer within 14 days of entry of the order on the motion to stay.', '', STAMP),
    ],
    ['another event', order('Defendant shall answer within 14 days after the mediation.', '', STAMP)],
  ])('is not taken: %s', (_, text) => expect(starts(text)).toEqual([null]));

  test('is not taken of a paper that only proposes an order, nor of one of a side', () => {
    expect(starts(order(ANSWER, '', STAMP), 'Proposed Order')).toEqual([null]);
    expect(starts(order(ANSWER, '', STAMP), 'Motion')).toEqual([null]);
  });
});

test('every event has one kind of start, whatever its words', () => {
  const word = fc.constantFrom(
    'entry',
    'of',
    'this',
    'the',
    'order',
    'service',
    'your',
    'hearing',
    'date',
    'signed',
    '',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const event = startEvent(words.join(' '), 'Order');
      if (words.includes('service')) expect(event).toBe('service');
      else if (words.includes('hearing') || words.includes('your')) expect(event).toBe('other');
      else if (words.includes('order') && !words.includes('this')) expect(event).toBe('other');
      else expect(['entry', 'signing', 'making']).toContain(event);
    }),
  );
});
