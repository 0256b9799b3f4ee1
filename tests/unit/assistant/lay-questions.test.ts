import { describe, expect, test } from 'vitest';
import { readAction } from '#src/assistant/intent.ts';
import { practicalTopics } from '#src/assistant/practical-topics.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { rulesNamed } from '#src/assistant/rule-find.ts';
import { readSituation } from '#src/assistant/situation.ts';
import { makeFacts } from './facts.ts';

interface Paper {
  text: string;
  docType: string;
}

/** The reply to a question about one paper, all of which was found. */
function ask(question: string, { text, docType }: Paper, side: 'defendant' | 'plaintiff' = 'defendant') {
  const facts = { ...makeFacts({ papers: [{ id: 'paper', docType, text }] }), side };
  const passages = [{ documentId: 'paper', filename: 'paper.txt', page: 1, start: 0, text }];
  return replyFromCase({ question, actionType: readAction(question), facts, passages });
}

const PLAN: Paper = {
  docType: 'Letter',
  text: 'Dear Ms. Orlov: You can pay $2,200.00 by May 21, 2026. Under the plan the case stays open until the last payment; if a payment is more than ten days late, judgment may be entered. The license of the shop is valid for two years.',
};

describe('how long something lasts', () => {
  test('is answered by the sentence that speaks of it', () => {
    const reply = ask('how long does the case stay open', PLAN);
    expect(reply?.message).toContain('until the last payment');
  });

  test('is not answered by what lasts beside it', () => {
    const reply = ask('how long does this stay on my credit report', PLAN);
    expect(reply?.found ?? false).toBe(false);
  });
});

test('to hear back from somebody is no hearing', () => {
  const situation = readSituation(makeFacts({ papers: [] }), '');
  expect(rulesNamed('how long till i hear back from the judge', situation)).toEqual([]);
});

describe('what somebody else writes for the judge', () => {
  const idsOf = (question: string) => practicalTopics(question).map(({ id }) => id);

  test.each([
    'my friend saw the broken heater can she just write a note for the judge',
    'could my neighbor write a letter to the court',
    'can he sign a statement',
  ])('is a witness by letter: %s', (question) => {
    expect(idsOf(question)).toContain('witness');
    expect(idsOf(question)).not.toContain('instead');
  });

  test('and what one writes oneself is no witness', () => {
    expect(idsOf('can i just write a letter to the judge')).toEqual(['instead']);
  });
});
