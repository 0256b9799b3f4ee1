import { describe, expect, test } from 'vitest';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { hearingWords } from '#src/assistant/rule-lines.ts';
import { rulesFor } from '#src/law/case-law.ts';
import { periodOf } from '#src/law/court-rule.ts';
import { entryFact, makeFacts } from './facts.ts';

type Item = Partial<CaseFacts['case']>;

const METRO_EVICTION: Item = { courtName: 'Bernalillo County Metropolitan Court', kind: 'eviction' };
const CALIFORNIA: Item = { courtName: 'Superior Court of Santa Cruz County', state: 'CA' };
const OHIO_EVICTION: Item = { courtName: 'Franklin County Municipal Court', state: 'OH', kind: 'eviction' };
const TRIBAL_EVICTION: Item = { courtName: 'Navajo Nation District Court', kind: 'eviction' };
const UNKNOWN_EVICTION: Item = { courtName: null, state: null, kind: 'eviction' };

function say(item: Item, question: string, entries = [] as Parameters<typeof entryFact>[0][]): string {
  const facts = makeFacts({
    case: { caseNumber: null, ...item },
    entries: entries.map((text) => entryFact(text, { documentType: 'Judgment' })),
  });
  const reply = replyFromCase({ question, actionType: readAction(question), facts, passages: [] });
  if (reply === null) throw new Error(`${question} went to the documents.`);
  return reply.message;
}

const AT_HEARING = [
  'What do I do at the hearing?',
  'what should i bring to the hearing',
  'What happens if I do not go to the hearing?',
  'what do i say at my trial',
  'do i have to go to the hearing',
];
const PUT_OUT = [
  'Can I be evicted now?',
  'Can they put me out now?',
  'When will the sheriff come to lock me out?',
  'can my landlord kick me out',
  'how soon can i be evicted',
];

describe.each([
  ['metropolitan court', METRO_EVICTION],
  ['Ohio', OHIO_EVICTION],
  ['a tribal court', TRIBAL_EVICTION],
  ['a court that is not known', UNKNOWN_EVICTION],
] as const)('an eviction without an answer rule in %s', (_, item) => {
  test.each([
    'How long do I have to answer?',
    'I missed the deadline to answer, what now?',
    'What should I do next?',
    ...AT_HEARING,
    ...PUT_OUT,
  ])('%s: be at the hearing that the summons names', (question) => {
    expect(say(item, question)).toMatch(
      /hearing\. Be there|hearing, be there|day of the hearing, and go to it/,
    );
  });
});

test('what the summons names is said where one is in the case alone', () => {
  const court = 'new_mexico_magistrate';
  const none = makeFacts({ case: METRO_EVICTION });
  const documents = { ...none.documents, byType: [{ type: 'Summons', count: 1 }] };
  expect(hearingWords({ court, facts: { ...none, documents } })).toMatch(/^The summons names the day/);
  expect(hearingWords({ court, facts: none })).toMatch(/^A summons or a notice of the court names the day/);
});

test('where the court is not known nobody is kept from answering', () => {
  const message = say(UNKNOWN_EVICTION, 'I missed the deadline to answer, what now?');
  expect(message).toContain('names days to answer, answer within them');
  expect(message).toContain('File your answer at once');
});

describe('at a hearing', () => {
  test.each(AT_HEARING)('%s', (question) => {
    const message = say({}, question);
    expect(message).toMatch(/Be there, early/);
    expect(message).toMatch(/If you cannot come, call the clerk before that day/);
    expect(message).toMatch(/does not take the place of a written answer/);
  });

  test('staying away from the hearing of an eviction is said to cost the home', () => {
    expect(say(METRO_EVICTION, 'What happens if I do not go to the hearing?')).toMatch(/home given back/);
  });
});

describe('may I be put out now', () => {
  test('in New Mexico the times after a judgment come from the rows', () => {
    const message = say(METRO_EVICTION, 'Can I be evicted now?');
    for (const id of ['N37', 'N39', 'N42', 'N43']) {
      const rule = rulesFor('new_mexico_magistrate', 'eviction').find((each) => each.id === id);
      if (rule === undefined) throw new Error(`No rule ${id}.`);
      expect(message).toContain(periodOf(rule));
      expect(message).toContain(rule.citation);
    }
  });

  test('in California they are those of California, and the answer is still asked for', () => {
    const message = say({ ...CALIFORNIA, kind: 'eviction' }, 'Can I be evicted now?');
    expect(message).toContain('CCP 1167');
    expect(message).toContain('CCP 473(b)');
    expect(message).not.toMatch(/NMRA|NMSA/);
  });

  test('a case that is no eviction is told how to say that it is one', () => {
    expect(say({}, 'Can they put me out now?')).toContain('not entered as an eviction');
  });
});

test('the last day to undo a default is no reason to wait', () => {
  for (const item of [{}, CALIFORNIA, METRO_EVICTION])
    expect(say(item, 'I missed the deadline to answer, what now?')).toContain(
      'Do not wait for the last of these days',
    );
});

test('in California silence to requests for admission admits by an order alone', () => {
  const message = say(CALIFORNIA, 'What happens if I ignore requests for admission?');
  expect(message).toContain('CCP 2033.280');
  expect(message).not.toContain('was not read here');
});

test('in California a person who was never served is told of the motion to quash', () => {
  expect(say(CALIFORNIA, 'What should I do next?')).toMatch(/never served.*motion to quash.*CCP 418\.10/);
  expect(say({}, 'What should I do next?')).not.toMatch(/CCP/);
});

test('nothing is said to stand above where no rule is named', () => {
  expect(say(TRIBAL_EVICTION, 'How long do I have to appeal?')).not.toContain('named above');
});

test('after a judgment the shortest times to appeal are among those told', () => {
  const judgment = ['FINAL JUDGMENT entered for plaintiff and against defendant. Case closed.'];
  const california = say(CALIFORNIA, 'What should I do next?', judgment);
  expect(california).toContain('Notice of Appeal in a Limited Case');
  expect(say(METRO_EVICTION, 'What should I do next?', judgment)).toContain(
    'Notice of Appeal to District Court',
  );
});

describe('what there is to work with', () => {
  const STRATEGY = 'What strategy should I use?';

  test('in an eviction no motion has the days of an ordinary case', () => {
    const answer = (court: 'new_mexico_magistrate' | 'california', id: string) => {
      const rule = rulesFor(court, 'civil').find((each) => each.id === id);
      if (rule === undefined) throw new Error(`No rule ${id}.`);
      return `${rule.days} days`;
    };
    expect(say(METRO_EVICTION, STRATEGY)).not.toContain(answer('new_mexico_magistrate', 'N14'));
    expect(say(METRO_EVICTION, STRATEGY)).toContain(
      'A summons or a notice of the court names the day of the hearing. Be there.',
    );
    const california = say({ ...CALIFORNIA, kind: 'eviction' }, STRATEGY);
    expect(california).not.toContain(answer('california', 'C1'));
    expect(california).toContain('CCP 1167');
  });

  test('in California it says which objections an answer does not keep', () => {
    expect(say(CALIFORNIA, STRATEGY)).not.toContain('The first four');
    expect(say(CALIFORNIA, STRATEGY)).toContain(
      'Objections to personal jurisdiction, venue, process and service',
    );
  });
});
