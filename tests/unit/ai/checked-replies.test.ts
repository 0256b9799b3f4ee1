import { describe, expect, test } from 'vitest';
import { checkReply, type ReplyToCheck } from '#server/ai/check-reply.ts';
import type { EngineReply } from '#server/ai/engine.ts';
import { NOT_IN_DOCUMENT, NOT_IN_DOCUMENTS } from '#src/conversations/schema.ts';
import { LEASE, PAPERS } from '../verification/papers.ts';

const QUOTE = { documentId: LEASE.id, text: 'The monthly rent is $1,250.00, due on the first day' };

function checked(answer: Partial<EngineReply>, rest: Partial<ReplyToCheck> = {}) {
  return checkReply({
    answer: {
      found: true,
      message: 'The rent is $1,250 [1].',
      quotes: [QUOTE],
      records: [],
      confidence: 0.8,
      because: 'It says so.',
      ...answer,
    },
    question: 'What is the rent?',
    papers: PAPERS,
    known: [],
    today: '2026-11-20',
    ...rest,
  });
}

describe('an answer of an engine', () => {
  test('that is right keeps its confidence, and says where each figure stands', () => {
    const { content, sources, checks, confidence, because } = checked({});
    expect(content).toBe('The rent is $1,250 [1].');
    expect(sources).toMatchObject([{ n: 1, documentId: LEASE.id, page: 2, verified: true }]);
    expect(checks).toMatchObject([
      { kind: 'sum', status: 'found', source: { documentId: LEASE.id, page: 2 } },
    ]);
    expect(confidence).toBe(0.8);
    expect(because).toBe('It says so.');
  });

  test('an invented quotation is marked, and checked as one that stands nowhere', () => {
    const message = 'It says “the landlord shall pay double rent” on page 2.';
    const several = checked({ message, quotes: [] });
    expect(several.content).toBe(
      `It says “the landlord shall pay double rent” ${NOT_IN_DOCUMENTS} on page 2.`,
    );
    expect(several.checks).toMatchObject([{ kind: 'quote', status: 'not-found', source: null }]);
    expect(several.confidence).toBe(0.4);
    expect(several.because).toContain('1 passage in quotation marks does not stand in your documents.');
    expect(checked({ message, quotes: [] }, { papers: [LEASE] }).content).toContain(NOT_IN_DOCUMENT);
  });

  test('a date and a sum that stand nowhere are told of, and cost confidence', () => {
    const { checks, confidence, because } = checked({ message: 'You owe $9,999 since April 9, 2025.' });
    expect(checks.map(({ kind, status }) => [kind, status])).toEqual([
      ['sum', 'not-found'],
      ['date', 'not-found'],
    ]);
    expect(confidence).toBe(0.48);
    expect(because).toContain(
      '2 dates or sums of it stand neither in your documents nor in your case’s records: $9,999; April 9, 2025.',
    );
  });

  test('what stands in the question or the records may be said, and is no source', () => {
    const { checks, sources, confidence } = checked(
      { message: 'You say $9,999. The hearing is on June 3, 2026, and today is November 20, 2026.' },
      { question: 'I paid $9,999.00, is that right?', known: ['Hearing: Wed, Jun 3, 2026'] },
    );
    expect(checks.map(({ status, source }) => [status, source])).toEqual(Array(3).fill(['found', null]));
    expect(sources).toHaveLength(1);
    expect(confidence).toBe(0.8);
  });

  test('a wrong page, a rule that there is not and a decision to come look wrong', () => {
    const message =
      'The lease says “The tenant shall give thirty days written notice” (lease.pdf, page 1). See FRCP 12(b)(9) and Ardent v. Bellweather, 12 F.4th 3 (10th Cir. 2031).';
    const { checks, confidence, because } = checked({ message, quotes: [] });
    expect(checks.map(({ kind, status }) => [kind, status])).toEqual([
      ['quote', 'found'],
      ['page', 'looks-wrong'],
      ['citation', 'looks-wrong'],
      ['citation', 'looks-wrong'],
    ]);
    expect(confidence).toBe(0.48);
    expect(because).toContain('3 statements of it look wrong: page 1; FRCP 12(b)(9); Ardent v. Bellweather');
  });

  test('a decision is never called found, and costs nothing by itself', () => {
    const message = 'Ardent v. Bellweather, 550 U.S. 544 (2007), says so.';
    const { checks, confidence, because } = checked({ message });
    expect(checks).toMatchObject([{ kind: 'citation', status: 'form-only' }]);
    expect(confidence).toBe(0.8);
    expect(because).toContain(
      '1 citation is not in our library and must be looked up: Ardent v. Bellweather, 550 U.S. 544 (2007).',
    );
  });

  test('offsets are those of the content that is shown', () => {
    const message = 'A [2], “words that nobody ever wrote down”, $1,250 [1], FRCP 56.';
    const { content, checks } = checked({ message });
    for (const check of checks) expect(content.slice(check.start, check.end)).toBe(check.text);
    expect(checks.map(({ kind }) => kind)).toEqual(['quote', 'sum', 'citation']);
    expect(content).toContain('A, “words');
  });

  test('a quote that is said to be of another document is none', () => {
    const { sources, because } = checked({ quotes: [{ documentId: 'notice', text: QUOTE.text }] });
    expect(sources).toEqual([]);
    expect(because).toContain('1 of 1 quote was left out');
  });
});
