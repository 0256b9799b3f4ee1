import { describe, expect, test } from 'vitest';
import { answerFirst, motionNamed } from '#src/intake/later-motion.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const ORDER = `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT
OLIN PRATT, Plaintiff,
v.                          No. D-101-CV-2026-01555
WILLA HARGROVE, Defendant.

ORDER SETTING HEARING

Plaintiff filed a Motion for Summary Judgment. A hearing on the motion is set for December 18, 2026 at 9:00 a.m. Defendant shall file a response to the motion within 15 days after service of this order.

Dated this 3rd day of November, 2026.
DISTRICT JUDGE`;
const open = (kind: string, date: string | null) => [{ kind, date, finishedAt: null }];

describe('a later order that gives days for a motion', () => {
  const order = proposalFrom(ORDER, TODAY);

  test('names the motion', () => {
    expect(order.says).toContain('It sets a day for this: Motion for Summary Judgment.');
  });

  test('calls the response by what it answers, on the timeline too', () => {
    const told = proposalFrom(
      ORDER.replace('a response to the motion', 'a written response to it and to the motion'),
      TODAY,
    );
    expect(told.deadlines.map(({ label }) => label)).toEqual([expect.stringMatching(/response.*motion/)]);
  });

  test('says in its own words what follows for who does nothing, and where', () => {
    const words = 'Failure to respond may result in the Motion being granted without further notice.';
    const told = proposalFrom(ORDER.replace('\n\nDated', ` ${words}\n\nDated`), TODAY);
    expect(told.otherwise?.quote).toContain(words);
    expect(told.cuts.map(({ factId }) => factId)).toContain(told.otherwise?.factId);
    expect(order.otherwise).toBeNull();
  });

  test('is told as one by the words of the paper, where the line alone names no motion', () => {
    const words =
      'With respect to the pending motion to dismiss, objections are due on or before December 14, 2026.';
    const told = proposalFrom(ORDER.replace(/Plaintiff filed[\s\S]*order\./, words), TODAY);
    expect(answerFirst(told, open('Answer', '2026-12-09'), TODAY)).toContain('still due first');
  });

  test('says that the answer is due first, with its day', () => {
    expect(answerFirst(order, open('Answer', '2026-12-09'), TODAY)).toBe(
      'Your answer to the complaint is still due first: Wed, Dec 9, 2026. A response to the motion does not stand in for it.',
    );
    expect(answerFirst(order, open('Answer to Complaint Due', null), TODAY)).toContain('Count it first.');
    expect(answerFirst(order, open('Answer', '2026-11-20'), TODAY)).toContain('was due on');
    expect(answerFirst(order, open('Answer', '2026-12-28'), TODAY)).toContain('still due as well');
  });

  test('says nothing of an answer that is done, or where no motion is', () => {
    expect(answerFirst(order, [{ kind: 'Answer', date: '2026-12-09', finishedAt: 1 }], TODAY)).toBeNull();
    const other = { deadlines: [], hearings: [], cuts: [] };
    expect(answerFirst(other, open('Answer', '2026-12-09'), TODAY)).toBeNull();
  });
});

test.each([
  [
    'Defendant’s Motion to Dismiss is set. The Motion to Dismiss will be heard.',
    'Defendant’s Motion to Dismiss',
  ],
  ['The hearing on the motion to compel discovery is set.', 'motion to compel discovery'],
  ['Motion to Dismiss and Motion for Sanctions are set.', null],
  ['A hearing on the motion is set.', null],
])('%s', (head, name) => {
  expect(motionNamed({ head })).toBe(name);
});
