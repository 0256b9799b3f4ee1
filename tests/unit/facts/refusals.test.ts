import { expect, test } from 'vitest';
import { said, sentence } from './facts-of.ts';

const labels = (text: string, docType = 'Letter') =>
  said(sentence(docType, text), 'offer').map(({ label }) => label);

test.each([
  'This offer does not extend your time to respond to the petition.',
  'We cannot agree to any extension of your time to answer.',
  'We are not willing to extend your deadline.',
  'My client will not give you more time to move out.',
  'No further extension will be granted to you.',
  'An extension of your time to answer is not possible.',
  'Our client refuses to give you an additional 30 days.',
  'I am unable to offer you another two weeks.',
  'Neither my client nor I can extend your deadline to answer.',
])('a refusal is not told as a grant: %s', (text) => {
  expect(labels(text)).not.toContain('More time is offered');
});

test.each([
  'This offer does not extend your time to respond to the petition.',
  'We cannot agree to any extension of your time to answer.',
  'We are not willing to extend your deadline.',
  'My client will not give you more time to move out.',
])('it is told that no more time is given: %s', (text) => {
  expect(said(sentence('Letter', text), 'offer')).toMatchObject([
    { label: 'No more time is given', value: { until: null } },
  ]);
});

test.each([
  'We are willing to extend your time to answer by two weeks.',
  'We cannot waive the late fee, but we will give you more time to pay.',
  'We do not object to an extension of your time to answer and will sign a stipulation.',
  'If you have not found a lawyer yet, we are willing to extend your deadline by two weeks.',
])('a grant stays a grant: %s', (text) => {
  expect(labels(text)).toEqual(['More time is offered']);
});

test('what follows if a payment is late is not told as what follows if nothing is done', () => {
  const text =
    'If any installment is more than ten days late, the full balance becomes due at once and we may file the judgment without notice to you.';
  expect(said(sentence('Letter', text), 'consequence')).toMatchObject([
    { label: 'What happens if any installment is more than ten days late' },
  ]);
});

test.each([
  'If you do not answer within 20 days, the court may enter judgment against you by default.',
  'Failure to appear may result in a default judgment against you.',
  'Unless you pay by June 3, 2031, we will file suit for the whole amount.',
])('whoever does nothing: %s', (text) => {
  expect(said(sentence('Letter', text), 'consequence')).toMatchObject([
    { label: 'What happens if you do nothing' },
  ]);
});

test.each([
  ['Order', 'If Defendant does not appear, the Court may enter judgment.'],
  ['Order', 'Respondent shall deliver the ledgers by June 3, 2031, or his Counterclaim will be stricken.'],
  [
    'Order',
    'Plaintiff shall file proof of service by June 3, 2031, failing which this action shall be dismissed.',
  ],
  ['Order', 'Tenant shall post a bond by June 3, 2031; otherwise, the stay will be vacated.'],
  ['Notice', 'If Respondent does not attend, the Court may dismiss the counterclaim.'],
])('of a court: %s: %s', (docType, text) => {
  expect(said(sentence(docType, text), 'consequence')).toHaveLength(1);
});

test.each([
  'If you agree, sign the enclosed release and return it by March 22, 2031.',
  'If you sign it and send it back by March 22, 2031, we will dismiss the case and pay the filing fee.',
  'If you return the signed form by March 22, 2031, our client will close its file.',
])('a condition of the other side is an offer, and no duty: %s', (text) => {
  const letter = sentence('Letter', `Dear Ms. Vale:\n\nEnclosed is a release of the claims. ${text}`);
  expect(said(letter, 'offer')).toMatchObject([{ value: { until: '2031-03-22' } }]);
  expect(said(letter, 'deadline')).toEqual([]);
});

test('a release is a paper: only what it says gives something up', () => {
  const letter = sentence(
    'Letter',
    'To accept, please sign and return the enclosed Release. By signing you release all claims against the owner.',
  );
  expect(said(letter, 'offer')).toMatchObject([
    {
      label: 'What signing gives up',
      value: { what: 'By signing you release all claims against the owner.' },
    },
  ]);
});

test('the day of the first payment is not the end of an offer, and no duty before the offer is taken', () => {
  const letter = sentence(
    'Letter',
    'In the alternative, my client will accept $4,200.00 in six monthly payments of $700.00, the first due May 15, 2031 and the rest on the 15th of each month.',
  );
  expect(said(letter, 'offer')).toMatchObject([{ value: { amount: 4200, until: null } }]);
  expect(said(letter, 'deadline')).toEqual([]);
});

test('what a court may do to whoever does not comply is a warning', () => {
  const order = sentence(
    'Order',
    'E. If Respondent fails to comply with Paragraph A or B, the Court may strike his Answer without further notice.',
  );
  expect(said(order, 'consequence')).toMatchObject([{ label: 'What happens if you do nothing' }]);
  const other = sentence('Order', 'If the parties agree on a date, the Court will set a conference.');
  expect(said(other, 'consequence')).toEqual([]);
});
