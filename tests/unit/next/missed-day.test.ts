import { describe, expect, it, test } from 'vitest';
import { DISPUTE, isAnswerToLawsuit, OUT_DAY } from '#src/next/day-names.ts';
import { missedSteps } from '#src/next/missed-day.ts';

const entry = (kind: string, takesPlace = false) => ({ kind, takesPlace });

test.each([
  ['Answer', true],
  ['Answer to Complaint Due', true],
  ['Your answer', true],
  ['Your answer is due', true],
  ['File your answer', true],
  ['Respond to the lawsuit', true],
  ['Response to Complaint Due', true],
  ['Answer to discovery requests', false],
  ['Answer to Interrogatories', false],
  ['Answers to Interrogatories or Admissions Due', false],
  ['Answer to Counterclaim', false],
  ['Answer to Counterclaim or Crossclaim Due', false],
  ['Answering brief', false],
  ['Reply to the answer', false],
  ['Response to Motion', false],
  ['Complaint served', false],
  ['Appear at the court', false],
  ['Call about my answer', false],
  ['File a written answer', true],
])('%s is the answer to the lawsuit: %s', (name, is) => {
  expect(isAnswerToLawsuit(name)).toBe(is);
});

describe('a day that has passed', () => {
  it('to be somewhere: asks what happened, whatever it is called', () => {
    const [first] = missedSteps(entry('Court Date', true), 'defendant');
    expect(first?.text).toMatch(/what happened/);
  });

  it('from which an officer may come: help first, and never that it can be filed', () => {
    const steps = missedSteps(entry(OUT_DAY), 'defendant');
    expect(steps[0]).toMatchObject({ act: 'help' });
    expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/be filed/);
    expect(steps[1]?.text).toMatch(/if the officer has the order/);
  });

  it('of a letter: is no day of a court', () => {
    const steps = missedSteps(entry(DISPUTE), 'defendant');
    expect(steps[0]?.text).toMatch(/not of a court/);
    expect(steps.some(({ act }) => act === 'clerk')).toBe(false);
  });

  it('leads whoever is sued from the docket to the answer, to setting aside, to help', () => {
    const steps = missedSteps(entry('Answer to Complaint Due'), 'defendant');
    expect(steps.map(({ act }) => act)).toEqual(['clerk', 'answer', 'rules', 'help']);
  });

  it('never tells whoever sues to file the answer of the other side', () => {
    const steps = missedSteps(entry('Answer to Complaint Due'), 'plaintiff');
    expect(steps.map(({ act }) => act)).toEqual(['clerk', 'rules', 'help']);
  });

  it('brings the answer along that would be filed, and says who was never served', () => {
    const [, , aside] = missedSteps(entry('Answer'), 'defendant');
    expect(aside?.text).toMatch(/if you were never served\. Bring the answer that you would file\.$/);
  });

  it.each(['Hearing', 'Eviction hearing', 'Trial', 'Pretrial conference'])(
    '%s: asks what happened, never whether it can still be filed',
    (kind) => {
      const steps = missedSteps(entry(kind), 'defendant');
      expect(steps[0]?.text).toMatch(/what happened, and if there is an order/);
      expect(steps[1]?.text).toMatch(/set aside, and by when/);
      expect(steps.some(({ text }) => /writ to put you out/.test(text))).toBe(true);
      expect(steps.some(({ text }) => /be filed/.test(text))).toBe(false);
      expect(missedSteps(entry(kind), 'plaintiff').some(({ text }) => /\bwrit\b/.test(text))).toBe(false);
    },
  );

  it.each([
    'Requests for Admission',
    'Response to Requests for Admissions Due',
    'Answers to Interrogatories or Admissions Due',
  ])('%s: sends the answers to the other side, and asks to take admissions back', (kind) => {
    const [first] = missedSteps(entry(kind), 'defendant');
    expect(first).toMatchObject({ act: 'discovery' });
    expect(first?.text).toMatch(/to the other side today, not to the court.*admitted in many courts.*take/);
  });

  it.each([
    'Discovery Responses Due',
    'Answer to discovery requests',
    'Response to Request for Documents Due',
  ])('%s: goes to the other side, and admits nothing', (kind) => {
    const [first] = missedSteps(entry(kind), 'defendant');
    expect(first?.text).toMatch(/to the other side today/);
    expect(first?.text).not.toMatch(/admitted/);
  });

  it.each(['Notice of Appeal Due', 'Motion for New Trial Due', 'Motion for Reconsideration Due'])(
    '%s: can seldom be moved, so help comes first',
    (kind) => {
      const steps = missedSteps(entry(kind), 'defendant');
      expect(steps.map(({ act }) => act)).toEqual(['help', 'clerk', 'rules']);
      expect(steps[0]?.text).toMatch(/seldom be moved/);
      expect(steps.some(({ text }) => /need more time/.test(text))).toBe(false);
    },
  );

  it.each([
    'Motion to Compel Further Responses Due',
    'Motion and Hearing Notice Due',
    'Nonsuit Before Hearing on Dismissal Due',
    'Rent Payment on Appeal Due',
    'Witness list for trial',
  ])('%s is a paper like others', (kind) => {
    expect(missedSteps(entry(kind), 'defendant')[0]?.text).toMatch(/still be filed/);
  });

  it('asks of anything else whether it can still be filed', () => {
    expect(missedSteps(entry('Witness list'), 'attorney')[0]?.text).toMatch(/still be filed/);
  });
});
