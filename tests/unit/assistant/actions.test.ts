import { describe, expect, test } from 'vitest';
import { suggestActions } from '#src/assistant/actions.ts';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { ACTION_TYPES, type ActionType, SuggestedAction } from '#src/conversations/reply-schema.ts';
import { COMPLAINT, deadlineFact, discoveryFact, entryFact, makeFacts, ORDER, summonsFact } from './facts.ts';

function suggest(facts: CaseFacts, actionType: ActionType = 'next-steps', found = true) {
  return suggestActions({ actionType, facts, answer: { found } });
}

const complaint = { id: 'complaint', docType: 'Complaint', text: COMPLAINT };
const federal = { courtName: 'United States District Court for the District of New Mexico' };
const busy = makeFacts({
  papers: [complaint, { id: 'order', docType: 'Order', text: ORDER }],
  entries: [entryFact('MOTION to Dismiss filed by Plaintiff.', { documentType: 'Motion' })],
  discovery: [discoveryFact()],
  deadlines: [deadlineFact('late', 'Jury Demand', { date: '2026-03-16', status: 'overdue' })],
  summonses: [summonsFact()],
});

describe('suggestActions', () => {
  const cases: readonly CaseFacts[] = [
    makeFacts(),
    makeFacts({ side: 'plaintiff' }),
    makeFacts({ side: 'attorney' }),
    busy,
  ];

  test.each(ACTION_TYPES)('%s: one to four, each once and each of a known shape', (actionType) => {
    for (const facts of cases) {
      for (const found of [true, false]) {
        const actions = suggest(facts, actionType, found);
        expect(actions.length).toBeGreaterThan(0);
        expect(actions.length).toBeLessThanOrEqual(4);
        for (const action of actions) expect(SuggestedAction.parse(action)).toEqual(action);
        expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
      }
    }
  });

  test('a served summons without a day to answer opens the deadline prefilled', () => {
    const facts = makeFacts({
      papers: [complaint],
      entries: [
        entryFact('SUMMONS Returned Executed. Rosalind Quay served on 3/6/2026.', {
          documentType: 'Service',
        }),
      ],
    });
    expect(suggest(facts)).toContainEqual({
      type: 'create-deadline',
      label: 'Count the day for your answer',
      name: 'Answer to Complaint Due',
      date: null,
      deadlineType: 'answer_to_complaint_due',
      triggerDate: '2026-03-06',
    });
  });

  test('a defendant with a complaint is led to the answer', () => {
    expect(suggest(makeFacts({ papers: [complaint] }))).toContainEqual({
      type: 'open',
      label: 'Open your answer',
      place: 'answer',
    });
  });

  test('where nothing is, there is something to upload', () => {
    expect(suggest(makeFacts()).some(({ type }) => type === 'upload')).toBe(true);
    expect(suggest(makeFacts({ papers: [complaint] }), 'document-question', false)[0]).toMatchObject({
      type: 'upload',
    });
  });

  test('a plaintiff with a complaint makes the summons in New Mexico, and serves it', () => {
    const plaintiff = makeFacts({ side: 'plaintiff', papers: [complaint] });
    expect(suggest(plaintiff)).toContainEqual({ type: 'open', label: 'Make the summons', place: 'summons' });
    const elsewhere = makeFacts({ side: 'plaintiff', papers: [complaint], case: federal });
    expect(suggest(elsewhere).some((action) => action.type === 'open' && action.place === 'summons')).toBe(
      false,
    );
    const unserved = makeFacts({ side: 'plaintiff', papers: [complaint], summonses: [summonsFact()] });
    expect(suggest(unserved)).toContainEqual({ type: 'open', label: 'Open the summons', place: 'summons' });
  });

  test('a day that an order names and the timeline lacks is offered with that day', () => {
    const facts = makeFacts({ side: 'plaintiff', papers: [{ id: 'order', docType: 'Order', text: ORDER }] });
    expect(suggest(facts)).toContainEqual(
      expect.objectContaining({ type: 'create-deadline', date: '2026-04-09', name: 'Hearing' }),
    );
    const known = makeFacts({
      side: 'plaintiff',
      papers: [{ id: 'order', docType: 'Order', text: ORDER }],
      deadlines: [deadlineFact('hearing', 'Hearing', { date: '2026-04-09', status: 'upcoming' })],
    });
    expect(suggest(known).some(({ type }) => type === 'create-deadline')).toBe(false);
  });

  test('an answer made here is checked before it is filed', () => {
    const facts = makeFacts({
      papers: [complaint],
      participants: [{ id: 'p', role: 'plaintiff', name: 'Orlov', isPrimary: true, organization: null }],
      answer: { id: 'a', createdAt: new Date(), needsAnswer: 0, total: 9 },
    });
    expect(suggest(facts, 'documents-to-prepare')).toContainEqual(
      expect.objectContaining({ type: 'open', place: 'check-draft' }),
    );
  });
});

describe('actions fit the question', () => {
  const plain = makeFacts({ side: 'plaintiff', papers: [complaint] });
  const labels = (question: string, actionType: ActionType) =>
    suggestActions({ actionType, facts: plain, answer: { found: true }, question }).map(({ label }) => label);

  test.each(['summary', 'deadlines', 'strategy', 'document-question'] as const)(
    'the docket is not offered to every question: %s',
    (actionType) => {
      expect(labels('What does it say?', actionType)).not.toContain('Open the docket');
    },
  );

  test('but to who asks what to do, and where it answers', () => {
    expect(labels('What are my next steps?', 'next-steps')).toContain('Open the docket');
    expect(labels('Who is the judge?', 'case-fact')[0]).toBe('Open the docket');
    expect(labels('Has the defendant been served?', 'case-fact')[0]).toBe('Open the summons page');
  });
});
