import { expect, test } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

const form = (first: string, second: string) => `STATE OF VERDANIA, COUNTY OF MARLOW
ORDER AFTER HEARING

The court, having heard the parties, orders:

${first} The motion to set aside the default judgment is denied.
${second} The defendant must pay the plaintiff $640.00 within 30 days of this order.
`;
const read = (text: string) =>
  readFacts({ text, docType: 'Order', docDate: '2031-05-02', pageCount: null, notes: [] }).facts;
const kinds = (text: string) =>
  read(text).flatMap(({ kind, certainty }) =>
    certainty !== 'unsure' && (kind === 'deadline' || kind === 'disposition') ? [kind] : [],
  );

test.each(['[X]', '[x]', '(x)', '☒', '☑'])('of a form that is filled in the box %s counts', (tick) => {
  const empty = tick.startsWith('(') ? '( )' : tick.startsWith('[') ? '[ ]' : '☐';
  expect(kinds(form(tick, tick))).toEqual(['disposition', 'deadline']);
  expect(kinds(form(tick, empty))).toEqual(['disposition']);
  expect(kinds(form(empty, tick))).toEqual(['deadline']);
});

test('where no box is ticked nothing is decided, and a day is in doubt', () => {
  const facts = read(form('[ ]', '[ ]'));
  expect(facts.some(({ kind }) => kind === 'disposition')).toBe(false);
  expect(facts.find(({ kind }) => kind === 'deadline')?.certainty).toBe('unsure');
});

test('a day behind an empty box is doubted and never lost', () => {
  const told =
    'The court has read the papers. [ ] An interpreter is needed. You must file an answer by June 2, 2031.';
  expect(
    read(form('[X]', '[X]').concat(`\n${told}\n`)).flatMap((each) =>
      each.kind === 'deadline' ? [each.value.date] : [],
    ),
  ).toContain('2031-06-02');
});

test('what stands below the words of an empty box is not of it', () => {
  const text = form('[X]', '[ ]').concat('\nThe defendant must file an answer by June 2, 2031.\n');
  expect(kinds(text)).toEqual(['disposition', 'deadline']);
});
