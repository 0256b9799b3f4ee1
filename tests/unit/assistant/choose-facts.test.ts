import { describe, expect, test } from 'vitest';
import { chooseFacts } from '#src/assistant/choose-facts.ts';
import type { PaperSays, SaidFact } from '#src/assistant/facts-schema.ts';
import type { FactContent } from '#src/facts/schema.ts';
import { makeFacts } from './facts.ts';

function said(content: FactContent, quote: string, start: number, label = quote): SaidFact {
  const place = { page: 1, start, end: start + quote.length, quote };
  return { ...content, ...place, label, certainty: 'certain', status: 'found' } as SaidFact;
}

function choose(question: string, ...facts: SaidFact[]) {
  const paper: PaperSays = {
    documentId: 'p',
    filename: 'p.pdf',
    docType: 'Notice',
    docDate: null,
    facts,
    unplaced: [],
    problems: [],
    isRead: true,
  };
  const known = makeFacts();
  const documents = { ...known.documents, says: [paper] };
  return chooseFacts(question, { ...known, documents }).map(({ fact }) => fact.quote);
}

const MOTION = said(
  { kind: 'hearing', value: { what: 'the motion', date: '2027-04-02' } },
  'The motion will be heard on April 2, 2027.',
  10,
  'Hearing on the motion',
);
const TRIAL = said(
  { kind: 'hearing', value: { what: 'trial', date: '2027-06-01' } },
  'Trial begins on June 1, 2027.',
  90,
  'Trial',
);
const TOLLS = said(
  { kind: 'sum', value: { amount: 204.45, currency: 'USD', what: 'tolls' } },
  'Defendant owes $204.45 in unpaid tolls.',
  200,
  'They ask for',
);

describe('which facts answer', () => {
  test('a day of another stage is no day of the one asked for', () => {
    expect(choose('when is trial', MOTION)).toEqual([]);
    expect(choose('when is trial', MOTION, TRIAL)).toEqual([TRIAL.quote]);
    expect(choose('when do i have to be in court', MOTION)).toEqual([MOTION.quote]);
  });

  test('what a question names in words that papers say otherwise has to be meant too', () => {
    expect(choose('how much money does the counterclaim ask for', TOLLS)).toEqual([]);
    expect(choose('how much do they want', TOLLS)).toEqual([TOLLS.quote]);
  });

  test('of two things that are named both have to stand there', () => {
    expect(choose('how much do i owe for the tolls', TOLLS)).toEqual([TOLLS.quote]);
    expect(choose('how much do i owe for tolls and parking', TOLLS)).toEqual([]);
  });

  test('when something was done is not answered by a day until which it has to be done', () => {
    const due = said(
      { kind: 'deadline', value: { what: 'answer the requests', who: 'defendant', date: '2027-05-05' } },
      'The requests served on you must be answered by May 5, 2027.',
      300,
    );
    expect(choose('when are the requests due', due)).toEqual([due.quote]);
    expect(choose('when were the requests due', due)).toEqual([]);
  });

  test('one sentence is not quoted twice for facts of one name', () => {
    const fees = said(
      { kind: 'sum', value: { amount: 4905, currency: 'USD', what: 'fees' } },
      TOLLS.quote,
      TOLLS.start,
      TOLLS.label,
    );
    expect(choose('how much do they want', TOLLS, fees)).toEqual([TOLLS.quote]);
  });
});
