import { describe, expect, it } from 'vitest';
import { isAnswerEntry, missedSteps } from '#src/next/missed-day.ts';

describe('a day that has passed', () => {
  it.each([
    ['Answer', true],
    ['Answer to Complaint Due', true],
    ['Your answer', true],
    ['Answer to discovery requests', false],
    ['Answer to Counterclaim', false],
    ['Reply to the answer', false],
  ])('%s is the answer to the lawsuit: %s', (kind, is) => {
    expect(isAnswerEntry(kind)).toBe(is);
  });

  it('leads whoever is sued from the docket to the answer, to setting aside, to help', () => {
    const steps = missedSteps('Answer to Complaint Due', 'defendant');
    expect(steps.map(({ act }) => act)).toEqual(['clerk', 'answer', 'rules', 'help']);
  });

  it('never tells whoever sues to file the answer of the other side', () => {
    const steps = missedSteps('Answer to Complaint Due', 'plaintiff');
    expect(steps.map(({ act }) => act)).toEqual(['clerk', 'rules', 'help']);
  });

  it('brings the answer along that would be filed, and says who was never served', () => {
    const [, , aside] = missedSteps('Answer', 'defendant');
    expect(aside?.text).toMatch(/if you were never served\. Bring the answer that you would file\.$/);
  });

  it.each(['Hearing', 'Eviction hearing', 'Trial', 'Pretrial conference'])(
    '%s: asks what happened, never whether it can still be filed',
    (kind) => {
      const steps = missedSteps(kind, 'defendant');
      expect(steps[0]?.text).toMatch(/what happened, and if there is an order/);
      expect(steps[1]?.text).toMatch(/set aside, and by when/);
      expect(steps.some(({ text }) => /writ to put you out/.test(text))).toBe(true);
      expect(steps.some(({ text }) => /be filed/.test(text))).toBe(false);
      expect(missedSteps(kind, 'plaintiff').some(({ text }) => /\bwrit\b/.test(text))).toBe(false);
    },
  );

  it.each([
    'Requests for Admission',
    'Response to Requests for Admissions Due',
    'Answers to Interrogatories or Admissions Due',
  ])('%s: sends the answers to the other side, and asks to take admissions back', (kind) => {
    const [first] = missedSteps(kind, 'defendant');
    expect(first).toMatchObject({ act: 'discovery' });
    expect(first?.text).toMatch(/to the other side today, not to the court.*admitted in many courts.*take/);
  });

  it.each([
    'Discovery Responses Due',
    'Answer to discovery requests',
    'Response to Request for Documents Due',
  ])('%s: goes to the other side, and admits nothing', (kind) => {
    const [first] = missedSteps(kind, 'defendant');
    expect(first?.text).toMatch(/to the other side today/);
    expect(first?.text).not.toMatch(/admitted/);
  });

  it.each(['Notice of Appeal Due', 'Motion for New Trial Due', 'Motion for Reconsideration Due'])(
    '%s: can seldom be moved, so help comes first',
    (kind) => {
      const steps = missedSteps(kind, 'defendant');
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
    expect(missedSteps(kind, 'defendant')[0]?.text).toMatch(/still be filed/);
  });

  it('asks of anything else whether it can still be filed', () => {
    expect(missedSteps('Witness list', 'attorney')[0]?.text).toMatch(/still be filed/);
  });
});
