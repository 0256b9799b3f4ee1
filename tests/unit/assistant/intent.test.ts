import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAction } from '#src/assistant/intent.ts';
import { SUGGESTED_PROMPTS } from '#src/assistant/schema.ts';
import { ACTION_TYPES, type ActionType } from '#src/conversations/reply-schema.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

const ASKED: readonly (readonly [ActionType, readonly string[]])[] = [
  [
    'summary',
    [
      'Summarize my case',
      'give me an overview',
      'What is my case about?',
      'what am I being sued for',
      'Analyze all my documents',
      'Where do things stand?',
      'What is the status of my case',
      'Summarize the complaint',
      'bring me up to date',
    ],
  ],
  [
    'deadlines',
    [
      'what are my deadlines',
      'Which due dates do I have to watch?',
      'What dates are important?',
      'what is coming up',
      'Are there time limits?',
    ],
  ],
  [
    'strategy',
    [
      'How do I defend myself?',
      'can I win',
      'What defenses do I have?',
      'Should I settle?',
      'what motions can I file',
      'How can I get the case dismissed? Can I get it dismissed?',
      'What are my options',
      'What is my strongest argument',
    ],
  ],
  [
    'documents-to-prepare',
    [
      'what papers should I file',
      'Which forms do I need to fill out?',
      'do I have to file anything',
      'What is still missing?',
      'What paperwork do I still need to submit?',
    ],
  ],
  [
    'next-steps',
    [
      'what should I do now?',
      'What now',
      'where do I start',
      'What happens next?',
      'What do I have to do?',
      'make me a to-do list',
      'what’s my next step',
    ],
  ],
  [
    'case-fact',
    [
      'How many documents do I have?',
      'how many motions are there',
      'When is my hearing?',
      'what date is the trial',
      'Who is the plaintiff?',
      'who are the parties in my case',
      'Who is suing me',
      'What is my case number?',
      'Is anything overdue?',
      'did I miss any deadlines',
      'What happened last on the docket?',
      'what is the newest filing',
      'Has the defendant been served?',
      'Was I served?',
      'when was the summons served',
      'What discovery is outstanding?',
      'Have they answered my interrogatories?',
      'When is the next deadline?',
      'what is due this week',
      'Which papers failed to be read?',
      'are there documents that could not be read',
      'When is my answer due?',
      'How long do I have to respond?',
      'Has the defendant answered yet?',
      'Is there a default against me?',
      'which court is my case in',
      'list my documents',
      'how many docket entries are there',
      'am I the defendant',
      'who represents the plaintiff',
    ],
  ],
  [
    'document-question',
    [
      'When did the defendant sign the lease?',
      'What does the complaint say about damages?',
      'How much rent was owed in May?',
      'What deadline does the scheduling order set for experts?',
      'Under the lease, when is the rent due?',
      'What is the due date in the contract?',
      'Who signed the letter of October 6?',
      'Did the landlord give notice?',
      'What did the witness see?',
      'what is on page 3',
      'How many tenants complained about the boiler?',
    ],
  ],
];

describe('readAction', () => {
  test.each(SUGGESTED_PROMPTS)('$text', ({ text, actionType }) => {
    expect(readAction(text)).toBe(actionType);
  });

  describe.each(ASKED)('%s', (actionType, questions) => {
    test.each(questions)('%s', (question) => {
      expect(readAction(question)).toBe(actionType);
    });
  });

  const all = ASKED.flatMap(([actionType, questions]) =>
    questions.map((question) => ({ question, actionType })),
  );
  const noise = fc.constantFrom('', ' ', '  ', '\n', '\t ');

  test('space around and between words, capitals and question marks change nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), noise, noise, fc.boolean(), (asked, before, after, isLoud) => {
        const spaced = `${before}${asked.question.replaceAll(' ', `  `)}${after}`;
        expect(readAction(isLoud ? spaced.toUpperCase() : spaced)).toBe(asked.actionType);
        expect(readAction(`${asked.question.replace(/\?$/, '')}??`)).toBe(asked.actionType);
      }),
    );
  });

  test('any words at all get one of the kinds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4000, unit: 'grapheme' }), (words) => {
        expect(ACTION_TYPES).toContain(readAction(words));
      }),
      { numRuns: 50 },
    );
  });

  test.each(['who ', 'when is ', 'what documents ', 'has the defendant ', 'how many '])(
    'a long question of %j takes no time',
    async (word) => {
      expect(await growthOf((times) => readAction(word.repeat(times)), 1_000)).toBeLessThan(LINEAR);
    },
  );
});
