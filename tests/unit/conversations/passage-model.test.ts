import { expect, test } from 'vitest';
import { FEATURES, type Features, featuresOf } from '#src/conversations/passage-features.ts';
import { chanceOf, mayAnswer, rankOf } from '#src/conversations/passage-model.ts';
import { GATE, RANK } from '#src/conversations/passage-weights.ts';
import { readQuestion } from '#src/conversations/question.ts';
import { fitAll } from '#src/conversations/reply.ts';

const NONE = Object.fromEntries(FEATURES.map((name) => [name, 0])) as Features;
const PASSAGES = [
  {
    page: 1,
    filename: 'notice.txt',
    text: 'NOTICE OF HEARING\n\nThe motion will be heard on May 14, 2026 at 10:30 a.m. in Courtroom B. The clerk keeps the file. A copy was mailed to the tenant.',
  },
];

test('every feature has its weights, and no weight is of anything else', () => {
  expect(Object.keys(RANK).sort()).toEqual([...FEATURES].sort());
  for (const name of FEATURES) expect(GATE).toHaveProperty(name);
});

test('more words and the thing asked for rank higher', () => {
  expect(rankOf({ ...NONE, coverage: 0.8, own: 0.8 })).toBeGreaterThan(rankOf({ ...NONE, coverage: 0.2 }));
  expect(rankOf({ ...NONE, evidence: 1 })).toBeGreaterThan(rankOf(NONE));
  expect(rankOf({ ...NONE, lacks: 1 })).toBeLessThan(rankOf(NONE));
});

test('the chance is from 0 to 1, and grows with the distance to the next stretch', () => {
  const best = { features: { ...NONE, coverage: 0.9, own: 0.9, evidence: 1 }, margin: 0, asked: 3 };
  expect(chanceOf(best)).toBeGreaterThan(0);
  expect(chanceOf({ ...best, margin: 3 })).toBeGreaterThan(chanceOf(best));
  expect(chanceOf({ ...best, margin: 99 })).toBeLessThan(1);
});

test('what lacks the thing asked for, or says nothing, may not answer', () => {
  expect(mayAnswer({ ...NONE, own: 0.5 })).toBe(true);
  for (const change of [{ lacks: 1 }, { strict: 1 }, { bare: 1 }, { own: 0 }])
    expect(mayAnswer({ ...NONE, own: 0.5, ...change })).toBe(false);
});

test('plain words find the court’s: whoever asks when to show up is led to the hearing', () => {
  const question = readQuestion('when do i have to show up');
  const candidates = fitAll(question, PASSAGES);
  const ranks = featuresOf(candidates, question, PASSAGES).map(rankOf);
  const first = candidates[ranks.indexOf(Math.max(...ranks))];
  expect(first?.text).toContain('will be heard on May 14, 2026');
});
