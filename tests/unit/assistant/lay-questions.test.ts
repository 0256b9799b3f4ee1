import { describe, expect, test } from 'vitest';
import { readAction } from '#src/assistant/intent.ts';
import { asksToJudge } from '#src/assistant/judging.ts';
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

describe('what somebody else will choose to do', () => {
  test.each([
    'will they settle',
    'will the landlord take half',
    'are they going to give in',
    'would he accept less',
  ])('no paper tells: %s', (question) => {
    expect(asksToJudge(question)).toBe(true);
  });

  test.each([
    'will they accept a check',
    'will the court accept my answer by mail',
    'did they accept my offer',
  ])('and a paper may tell: %s', (question) => {
    expect(asksToJudge(question)).toBe(false);
  });

  test('what they offered is shown beside it, and does not answer', () => {
    const reply = ask('will they accept less', {
      docType: 'Letter',
      text: 'Dear Ms. Orlov: Our client will accept $2,200.00 in full settlement if it reaches us by May 21, 2026.',
    });
    expect(reply?.found).toBe(false);
    expect(reply?.message).toContain('No paper can say how somebody will decide');
    expect(reply?.message).toContain('$2,200');
  });
});

describe('what is to be done about one thing', () => {
  const ORDER: Paper = {
    docType: 'Order',
    text: 'The court appoints Ida Marsh as guardian ad litem. Each party pays $500.00 to the clerk for her fee by June 30, 2026. A party who cannot pay files a motion with a statement of income before that day.',
  };

  test('is told with what the papers say of it', () => {
    const question = 'i cant pay the 500 for that lady who looks after the kids. what can i do';
    const reply = ask(question, ORDER);
    expect(readAction(question)).toBe('next-steps');
    expect(reply?.message).toContain('Closest to your question in your papers:');
    expect(reply?.message).toContain('files a motion with a statement of income');
  });

  test('and what is to be done at all is told without', () => {
    expect(ask('what do i do next', ORDER)?.message).not.toContain('Closest to your question');
  });
});

describe('how a sum came about', () => {
  const COMPLAINT: Paper = {
    docType: 'Complaint',
    text: '1. Defendant keeps a shop. 2. The veterinary bill was $1,986.50. 3. Later visits cost $700.00. 4. The days that plaintiff lost at work come to $1,500.00. 5. Plaintiff asks for judgment for $4,186.50.',
  };

  test.each([
    'how does she come up with over 4000 dollars',
    '4 thousand?!! how did they get to that',
    'how did they arrive at that amount',
  ])('is told by the sums that the complaint names: %s', (question) => {
    const message = ask(question, COMPLAINT)?.message ?? '';
    for (const sum of ['$1,986.50', '$700.00', '$1,500.00', '$4,186.50']) expect(message).toContain(sum);
    expect(message).toContain('not proven');
  });

  test('and nobody is told their own claim for the other side’s', () => {
    expect(
      ask('how does she come up with over 4000 dollars', COMPLAINT, 'plaintiff')?.message ?? '',
    ).not.toContain('not proven');
  });
});

test('whoever sued is not accused by their own complaint', () => {
  const reply = ask(
    'what does the counterclaim say i did wrong',
    {
      docType: 'Complaint',
      text: '1. Plaintiff finished the work on May 2, 2026. 2. Plaintiff sent a bill.',
    },
    'plaintiff',
  );
  expect(reply?.message ?? '').not.toContain('which is not what is proven');
});
