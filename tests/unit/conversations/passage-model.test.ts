import { expect, test } from 'vitest';
import { questionCues } from '#src/conversations/grammar-cues.ts';
import {
  absencesOf,
  FEATURES,
  type Features,
  featuresOf,
  givenOf,
} from '#src/conversations/passage-features.ts';
import { chanceOf, mayAnswer, rankOf } from '#src/conversations/passage-model.ts';
import { CUES, EXPECTATIONS, GATE, RANK } from '#src/conversations/passage-weights.ts';
import { readQuestion } from '#src/conversations/question.ts';
import { fitAll } from '#src/conversations/reply.ts';

const rank = (features: Features) => rankOf(features, [], []);

const NONE = Object.fromEntries(FEATURES.map((name) => [name, 0])) as Features;
const PASSAGES = [
  {
    page: 1,
    filename: 'notice.txt',
    text: 'NOTICE OF HEARING\n\nThe motion will be heard on May 14, 2026 at 10:30 a.m. in Courtroom B. The clerk keeps the file. A copy was mailed to the tenant.',
  },
];

test('weights are of features that are read, and shares are shares', () => {
  expect(Object.keys(RANK).length).toBeGreaterThan(20);
  for (const name of Object.keys(RANK)) expect(FEATURES).toContain(name);
  for (const share of Object.values(EXPECTATIONS)) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
  }
});

test('more words and the thing asked for rank higher', () => {
  expect(rank({ ...NONE, coverage: 0.8, own: 0.8 })).toBeGreaterThan(rank({ ...NONE, coverage: 0.2 }));
  expect(rank({ ...NONE, evidence: 1 })).toBeGreaterThan(rank(NONE));
  expect(rank({ ...NONE, lacks: 1 })).toBeLessThan(rank(NONE));
});

test('what grammar asks for and what it gives go together as learned', () => {
  expect(rankOf(NONE, ['when'], ['day'])).toBeGreaterThan(rankOf(NONE, ['when'], ['money']));
  expect(CUES['when>day'] ?? 0).toBeGreaterThan(0);
});

const ABSENCES = { expectedSomewhere: 1, surpriseNowhere: 0, evidenced: 0.1, crowd: 0.5, unsaid: 0 };
const BEST = {
  features: { ...NONE, coverage: 0.9, own: 0.9, evidence: 1 },
  rank: 6,
  margin: 0,
  asked: 3,
  cues: [],
  given: [],
  absences: ABSENCES,
};

test('the chance is from 0 to 1, and grows with the distance to the next stretch', () => {
  expect(chanceOf(BEST)).toBeGreaterThan(0);
  expect(chanceOf({ ...BEST, margin: 3 })).toBeGreaterThan(chanceOf(BEST));
  expect(chanceOf({ ...BEST, margin: 99 })).toBeLessThan(1);
  expect(Object.keys(GATE)).toContain('bias');
});

test('it falls where words of the question stand nowhere', () => {
  const absences = { ...ABSENCES, expectedSomewhere: 0.2, surpriseNowhere: 0.8, unsaid: 1 };
  expect(chanceOf({ ...BEST, absences })).toBeLessThan(chanceOf(BEST));
});

test('what lacks the thing asked for, or shares nothing with the question, may not answer', () => {
  expect(mayAnswer({ ...NONE, own: 0.5 })).toBe(true);
  expect(mayAnswer({ ...NONE, evidence: 1 })).toBe(true);
  for (const change of [{ lacks: 1 }, { strict: 1 }, { own: 0 }])
    expect(mayAnswer({ ...NONE, own: 0.5, ...change })).toBe(false);
});

function read(words: string, text: string) {
  const question = readQuestion(words);
  const passages = [{ text }];
  const candidates = fitAll(question, passages);
  const features = featuresOf(candidates, question, passages);
  return { question, passages, candidates, features };
}

test('a name that stands there alone is told from what is asked of it', () => {
  const text = 'The driver was Odell Harkness. Ms. Kaur is on leave.';
  const of = (words: string) => read(words, text).features[0];
  expect(of('what does harkness earn')).toMatchObject({ onlyNamed: 1, said: 0 });
  expect(of('who was the driver')).toMatchObject({ onlyNamed: 0, said: 1, fresh: 1, stale: 0 });
});

test('the name of the question itself is no answer to who somebody is', () => {
  const { features } = read('who is Odell Harkness', 'Odell Harkness was at the crash that day.');
  expect(features[0]).toMatchObject({ fresh: 0, stale: 1 });
});

test('what stands in no stretch at all is known', () => {
  const { question, passages, candidates } = read('how old is the parrot', 'The rent is due in May.');
  expect(absencesOf(candidates, question, passages)).toMatchObject({ expectedSomewhere: 0, unsaid: 1 });
});

test('plain words find the court’s: whoever asks when to show up is led to the hearing', () => {
  const question = readQuestion('when do i have to show up');
  const candidates = fitAll(question, PASSAGES);
  const cues = questionCues(question.words);
  const given = givenOf(candidates, PASSAGES);
  const ranks = featuresOf(candidates, question, PASSAGES).map((features, at) =>
    rankOf(features, cues, given[at] ?? []),
  );
  const first = candidates[ranks.indexOf(Math.max(...ranks))];
  expect(first?.text).toContain('will be heard on May 14, 2026');
});

test('a stretch that speaks of what is asked by other words is known, and most of all the one that speaks of most', () => {
  const { features } = read('is my case over for good', 'The clerk is Ms. Orr. The petition is dismissed.');
  expect(features.map(({ kin }) => kin > 0)).toEqual([false, true]);
  expect(features[1]).toMatchObject({ kinMost: 1 });
  expect(features[1]?.kinAlone).toBeGreaterThan(0);
});

test('what stands after a sentence about the question is known as that', () => {
  const { features } = read('where is the conference', 'The conference is on June 9. Come to Room 4.');
  expect(features[0]).toMatchObject({ after: 0 });
  expect(features[1]?.after).toBeGreaterThan(0);
});

test('a paper begins and ends somewhere, whatever order its passages were found in', () => {
  const part = (page: number, start: number, text: string) => ({
    page,
    start,
    text,
    filename: 'opinion.txt',
  });
  const passages = [
    part(9, 30_000, 'The judgment is reversed.'),
    part(5, 14_000, 'The boat had no fuel.'),
    part(1, 0, 'Pritt, J. This appeal is about a boat.'),
  ];
  const given = givenOf(fitAll(readQuestion('what was decided about the boat'), passages), passages);
  const ends = given.map((cues) => cues.filter((cue) => cue === 'opening' || cue === 'closing'));
  expect(ends).toEqual([['closing'], [], ['opening']]);
});

test('a question that names a kind of paper is led to papers of that kind, whatever the file is called', () => {
  const question = readQuestion('What does the counterclaim ask for?');
  const text = 'The sum of $90 is asked for.';
  const passages = [
    { text, filename: 'scan 1.pdf', documentId: 'a', kind: 'Letter' },
    { text, filename: 'scan 2.pdf', documentId: 'b', kind: 'Counterclaim' },
  ];
  const named = featuresOf(fitAll(question, passages), question, passages).map((each) => each.named);
  expect(named).toEqual([0, 1]);
});
