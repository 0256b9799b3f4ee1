import { describe, expect, test } from 'vitest';
import type { LawSource } from '#src/law/case-law.ts';
import { answerClock } from '#src/service/answer-clock.ts';
import { coach } from '#src/service/coach.ts';
import type { Summons } from '#src/summons/schema.ts';
import { wrongForm } from '#src/summons/wrong-form.ts';
import { makeLawSource } from '#tests/factories/law.ts';
import { attemptOf, summonsOf } from './given.ts';

const TODAY = '2026-06-20';

function otherRules(summons: Partial<Summons>): string {
  const { returnDefects } = coach({
    summons: summonsOf({ caseNumber: null, ...summons }),
    attempts: [],
    draft: null,
    participants: [],
    today: TODAY,
  });
  return returnDefects.find(({ id }) => id === 'other-rules')?.text ?? '';
}

describe('whose rules of service hold', () => {
  test('a tribal court in New Mexico is not said to go by the rules of New Mexico', () => {
    const text = otherRules({ courtName: 'Navajo Nation District Court' });
    expect(text).toContain('The rules of tribal courts on service');
    expect(text).not.toContain('New Mexico has its own');
  });

  test('nor is a court that is not known', () => {
    const text = otherRules({ courtName: 'Court' });
    expect(text).toMatch(/We do not know this court/);
    expect(text).not.toContain('New Mexico has its own');
  });
});

function clockNotes(values: Partial<Summons>, item: LawSource): string {
  const served = { status: 'served', serviceStatus: 'served', servedDate: '2026-06-01' };
  const attempt = attemptOf({
    ...{ wasSuccessful: true, serviceMethod: 'substitute_residence', attemptDate: '2026-06-01' },
    mailingDate: '2026-06-03',
  });
  const summons = summonsOf({ ...served, caseNumber: null, ...values });
  const clock = answerClock({ summons, attempt, item, today: TODAY });
  return clock.state === 'not-started' ? '' : clock.notes.join(' ');
}

describe('the time to answer', () => {
  test('of an eviction without a rule is the hearing that the summons names', () => {
    const courtName = 'Bernalillo County Metropolitan Court';
    expect(clockNotes({ courtName }, makeLawSource({ state: 'NM', courtName, kind: 'eviction' }))).toMatch(
      /names the day of the hearing: be there/,
    );
  });

  test('in California runs from a later day where papers were left with somebody else', () => {
    const courtName = 'Superior Court of Santa Cruz County';
    const notes = clockNotes({ courtName, state: 'CA' }, makeLawSource({ courtName, state: 'CA' }));
    expect(notes).toContain('service is complete on the 10th day after the mailing');
    expect(notes).not.toMatch(/waits for the later one/);
  });
});

test('an eviction in magistrate court is said to have a summons of its own', () => {
  expect(wrongForm('M-10-CV-2026-00001', null)).toMatch(/An eviction has a summons of its own/);
});
