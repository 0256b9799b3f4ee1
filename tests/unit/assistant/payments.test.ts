import { expect, test } from 'vitest';
import { plainWords } from '#src/assistant/plain-words.ts';
import { PRACTICAL_TOPICS } from '#src/assistant/practical-topics.ts';

const topicsOf = (question: string) => {
  const words = plainWords(question);
  return PRACTICAL_TOPICS.filter(({ asked, unless }) => asked.test(words) && !unless?.test(words)).map(
    ({ id }) => id,
  );
};
const said = (id: string, sentence: string) =>
  PRACTICAL_TOPICS.find((topic) => topic.id === id)?.said.test(sentence);

test.each([
  'who do I pay',
  'where should I send the money',
  'who gets my check?',
  'how do I make the payment',
  'who is the check made out to',
])('whom to pay: %s', (question) => {
  expect(topicsOf(question)).toContain('payee');
  expect(topicsOf(question)).not.toContain('where');
});

test.each(['can I pay a bit each month', 'Could I make payments?', 'is there a payment plan'])(
  'paying in parts: %s',
  (question) => {
    expect(topicsOf(question)).toContain('installments');
  },
);

test('what a paper says of it', () => {
  expect(said('payee', 'Make your check payable to the Clerk of Tarn County.')).toBe(true);
  expect(said('payee', 'You must pay the rent that falls due into the registry.')).toBe(true);
  expect(said('payee', 'The plaintiff paid for the roof and was not repaid.')).toBe(false);
  expect(said('installments', 'The bank sent monthly statements of the account.')).toBe(false);
  expect(said('installments', 'We will take monthly payments of $40.')).toBe(true);
});
