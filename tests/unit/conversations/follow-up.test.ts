import { expect, test } from 'vitest';
import { builtinEngine } from '#server/ai/builtin.ts';
import { leansOnBefore, withBefore } from '#src/assistant/follow-up.ts';

const BEFORE = 'how much is the deposit?';
const LETTER = `The deposit was $900 and stays with the landlord. The lease ends in May.

Osk Heating mended the boiler on March 3, 2031. The truck was towed on April 9, 2031 by Pell Towing.`;
const passages = [
  { documentId: 'letter', filename: 'letter.txt', page: 1, start: 0, end: LETTER.length, text: LETTER },
];

test.each([
  'Who fixed that boiler?',
  'when did they tow that truck?',
  'how many goats are those?',
  'these interrogatories, are they due soon?',
  'Who is the guardian ad litem?',
  'Was the subpoena quashed?',
  'Exhibit C?',
])('%s names its own thing and takes nothing from the question before', (question) => {
  expect(leansOnBefore(question)).toBe(false);
  expect(withBefore(question, BEFORE)).toBe(question);
});

test.each(['until when is that good', 'is that allowed', 'does that mean i lost', 'is it signed', 'why?'])(
  '%s says only together with the one before what it is about',
  (question) => {
    expect(withBefore(question, BEFORE)).toContain('deposit');
  },
);

test('a reply about another thing is the same whatever was asked before', async () => {
  const question = 'Who mended that boiler?';
  const asked = { question, passages, facts: null };
  const alone = await builtinEngine.answer({ ...asked, history: [] });
  const history = [{ role: 'user' as const, content: BEFORE }];
  const after = await builtinEngine.answer({ ...asked, history });
  expect(after).toEqual(alone);
  expect(alone.quotes[0]?.text).toContain('Osk Heating');
});
