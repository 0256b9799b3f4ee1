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

  it('asks of anything else whether it can still be filed', () => {
    expect(missedSteps('Witness list', 'attorney')[0]?.text).toMatch(/still be filed/);
  });
});
