import { expect, test } from 'vitest';
import { isPermission } from '#src/facts/permissions.ts';
import { readFacts } from '#src/facts/read-facts.ts';
import type { FoundFact } from '#src/facts/schema.ts';
import { ASKED_FOR } from '#src/facts/times/asked.ts';

const deadline = (quote: string, what: string, label = 'File a reply') =>
  ({
    kind: 'deadline',
    label,
    certainty: 'certain',
    value: { what, who: 'plaintiff', date: '2031-06-02' },
    page: 1,
    start: 0,
    end: quote.length,
    quote,
  }) satisfies FoundFact;

test.each([
  ['Plaintiff may file a reply by June 2, 2031.', 'file a reply'],
  ['Any party may also\nobject by June 2, 2031.', 'object'],
  ['Plaintiff is granted leave to amend by June 2, 2031.', 'amend'],
  ['A reply may be filed by June 2, 2031.', 'A reply may be filed'],
  ['You can have a meeting if you ask by June 2, 2031.', 'ask'],
])('allowed: %s', (quote, what) => expect(isPermission(deadline(quote, what))).toBe(true));

test.each([
  ['Plaintiff shall file a reply by June 2, 2031.', 'file a reply'],
  ['Owen Tice may show cause in writing by June 2, 2031.', 'show cause in writing'],
  ['Plaintiff may not file a reply after June 2, 2031.', 'file a reply'],
  ['You may object by June 2, 2031, or else your objections are waived.', 'object'],
  ['If you do not pay by June 2, 2031, the landlord may file a case.', 'pay'],
  ['A reply must be filed by June 2, 2031.', 'A reply must be filed'],
])('no mere leave: %s', (quote, what) => expect(isPermission(deadline(quote, what))).toBe(false));

test('the answer to a lawsuit is none', () => {
  const quote = 'You may file an answer by June 2, 2031.';
  expect(isPermission(deadline(quote, 'file an answer', 'Answer the lawsuit'))).toBe(false);
});

test('how one asks for more time is no request for it', () => {
  const text =
    'NOTICE OF HEARING\nThe motion is set for May 11, 2031 at 10:15 a.m. Requests for a continuance must be made in writing at least seven days before the hearing.';
  const { facts } = readFacts({ text, docType: 'Notice of Hearing', docDate: null, pageCount: 1, notes: [] });
  const counted = facts.filter((fact) => fact.kind === 'deadline' && fact.value.period);
  expect(counted).toHaveLength(1);
  expect(counted[0]?.label).not.toBe(ASKED_FOR.label);
});
