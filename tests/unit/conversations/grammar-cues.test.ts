import { expect, test } from 'vitest';
import { cuePairs, givenCues, questionCues, sentenceCues } from '#src/conversations/grammar-cues.ts';

test.each([
  ['when do i have to be there', ['when', 'obliged', 'self']],
  ['how much do they want from me', ['much', 'them', 'wants']],
  ['can i leave early?', ['closed', 'allowed', 'self']],
  ['why was the motion denied', ['why', 'past']],
])('what a question asks for by its grammar: %s', (question, cues) => {
  expect(questionCues(question)).toEqual(expect.arrayContaining(cues));
});

test.each([
  ['The tenant shall pay $300.00 within ten days.', ['money', 'period', 'within', 'shall']],
  ['Meeting ID: 899 8307 1065', ['label', 'figure']],
  ['See Harbour v. Slate, 61 F.4th 212, 219 (2d Cir. 2023).', ['cites']],
  ['Trans ID: 20253301188 Pg 1 of 3', ['stamp']],
  ['[X] I receive food assistance [ ] other: ______', ['blanks']],
  ['Please bring two copies of each.', ['told', 'shall']],
  [
    'You may object if you write to Ms. Ilse Orr at 555-0142.',
    ['may', 'if', 'you', 'title', 'name', 'phone'],
  ],
])('what a sentence gives: %s', (sentence, cues) => {
  expect(sentenceCues(sentence)).toEqual(expect.arrayContaining(cues));
});

test('no pair is of a thing that is neither asked nor given', () => {
  expect(cuePairs(['when'], ['day'])).toEqual(['any>day', 'when>day']);
  expect(cuePairs(['when'], [])).toEqual([]);
});

test('where a stretch stands is given too', () => {
  const nowhere = { isOpening: false, isClosing: false, isHeading: false };
  const text = 'The judgment is reversed.';
  expect(givenCues(text, nowhere)).toEqual(sentenceCues(text));
  expect(givenCues(text, { ...nowhere, isClosing: true })).toContain('closing');
  expect(givenCues(text, { ...nowhere, isOpening: true, isHeading: true })).toEqual(
    expect.arrayContaining(['opening', 'heading']),
  );
});
