import { describe, expect, it } from 'vitest';
import { said, sentence } from '../facts-of.ts';

const deadlines = (docType: string, text: string) => said(sentence(docType, text), 'deadline');
const times = (docType: string, text: string) => {
  const facts = sentence(docType, text);
  return [...said(facts, 'deadline'), ...said(facts, 'hearing')];
};

describe('a time within which something keeps from happening', () => {
  it.each([
    [
      'Order',
      'ORDERED that, unless the county appeals within fourteen days, then Brook Search may deliver a copy.',
      14,
    ],
    ['Email', 'If no payment is received within 30 days, your request will be closed.', 30],
    ['Reply', 'If no payment is received within 30 days, your request will be closed for good.', 30],
    ['Response', 'Failure to answer this written notice within 7 days constitutes consent to all of it.', 7],
    ['Order', 'In the absence of a response within ten days, the motion will be granted as unopposed.', 10],
    ['Notice', 'Your appeal is dismissed if the missing papers are not here within 15 days.', 15],
  ])('is one to meet: %s, %s', (docType, text, count) =>
    expect(deadlines(docType, text)).toMatchObject([{ value: { period: { count, unit: 'days' } } }]),
  );

  it.each([
    ['Self-Help Guide', 'If the tenant does not answer within seven days of service, a writ may be issued.'],
    ['Complaint', 'If no payment was made within five days, Defendant said, he would sue.'],
    ['Complaint', 'Failure to return a deposit within 21 days makes a landlord liable for twice its amount.'],
    ['Letter', 'They shall be fined or imprisoned not more than ten years, or both.'],
    ['Order', 'Whoever does so is subject to imprisonment for a term of 20 years.'],
  ])('is none where it was, or is law: %s, %s', (docType, text) => expect(times(docType, text)).toEqual([]));
});

describe('a time by which notice has to be given', () => {
  it.each([
    [
      'Lease',
      'Either party may end this lease by giving the other not less than sixty (60) days’ written notice.',
      60,
    ],
    ['Order', 'Plaintiff agrees to give counsel two days notice if a writ is to be asked for.', 2],
    [
      'Deposition Notice',
      'Counsel may attend in person by serving five (5) court days’ written notice on all.',
      5,
    ],
  ])('is kept: %s, %s', (docType, text, count) =>
    expect(deadlines(docType, text)).toMatchObject([{ value: { period: { count } } }]),
  );

  it.each([
    ['Complaint', 'Defendant changed the locks without giving three days’ notice.'],
    ['Answer', 'The tenant left after giving thirty days’ written notice.'],
  ])('is none where it was told of: %s, %s', (docType, text) => expect(times(docType, text)).toEqual([]));
});

describe('a day that is set', () => {
  it('for somebody to be put out, whoever tells of it', () =>
    expect(
      deadlines('Motion', 'Ada faces harm from a scheduled eviction set for August 21, 2031.'),
    ).toMatchObject([{ value: { date: '2031-08-21' } }]));

  it('for a trial, which stands scheduled', () =>
    expect(
      said(
        sentence(
          'Motion',
          'Ada needs this for trial, which is presently scheduled for 17 November 2031, and asks.',
        ),
        'hearing',
      ),
    ).toMatchObject([{ value: { date: '2031-11-17' } }]));

  it('is history where it had been', () =>
    expect(times('Motion', 'The eviction that had been set for August 21, 2030 was put off.')).toEqual([]));
});
