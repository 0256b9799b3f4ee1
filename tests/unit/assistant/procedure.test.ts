import { describe, expect, test } from 'vitest';
import { suggestActions } from '#src/assistant/actions.ts';
import { Draft } from '#src/assistant/draft.ts';
import { factLines } from '#src/assistant/fact-lines.ts';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { late } from '#src/assistant/rule-answering.ts';
import { countedLines } from '#src/assistant/rule-counting.ts';
import { RULE_TOPICS } from '#src/assistant/rule-topics.ts';
import { readSituation } from '#src/assistant/situation.ts';
import { deadlineTypeOf } from '#src/law/calculate.ts';
import { answerRule, rulesFor } from '#src/law/case-law.ts';
import { periodOf } from '#src/law/court-rule.ts';
import { COMPLAINT, deadlineFact, entryFact, makeFacts } from './facts.ts';

const TODAY = '2026-11-23';

function inCourt(item: Partial<CaseFacts['case']>, more: Partial<CaseFacts> = {}): CaseFacts {
  return { ...makeFacts({ case: { caseNumber: null, ...item } }), today: TODAY, ...more };
}

const district = inCourt({ courtName: 'First Judicial District Court' });
const federal = inCourt({ courtName: 'United States District Court for the District of New Mexico' });
const california = inCourt({ courtName: 'Superior Court of Santa Cruz County', state: 'CA' });
const magistrate = inCourt({ courtName: 'Bernalillo County Metropolitan Court' });
const unknown = inCourt({ courtName: null, state: null });
const ohio = inCourt({ courtName: 'Court of Common Pleas, Franklin County', state: 'OH' });
const evictionNewMexico = inCourt({
  courtName: 'Bernalillo County Metropolitan Court',
  title: 'Eviction of Quay',
});
const evictionCalifornia = inCourt({
  courtName: 'Superior Court of Santa Cruz County',
  state: 'CA',
  kind: 'eviction',
});

function ask(facts: CaseFacts, question: string) {
  const actionType = readAction(question);
  const reply = replyFromCase({ question, actionType, facts, passages: [] });
  if (reply === null) throw new Error(`${question} went to the documents.`);
  return reply;
}

const say = (facts: CaseFacts, question: string) => ask(facts, question).message;

function actionsOf(facts: CaseFacts, question: string) {
  return suggestActions({ actionType: readAction(question), facts, question, answer: { found: true } });
}

/** The rule of a court by its id, as the assistant has to tell it. */
function ruleOf(jurisdiction: Parameters<typeof rulesFor>[0], id: string) {
  const rule = rulesFor(jurisdiction, null).find((each) => each.id === id);
  if (rule === undefined) throw new Error(`No rule ${id}.`);
  return rule;
}

const QUESTIONS = [
  'How long do I have to answer?',
  'How long do I have to answer their interrogatories?',
  'What happens if I do nothing?',
  'I missed the deadline to answer',
  'May I serve it myself?',
  'What happens if I do not answer requests for admission?',
  'How do I ask for a jury?',
  'How long do I have to appeal?',
  'Can I get more time to answer?',
  'Who must sign for a company?',
  'They filed a counterclaim against me',
  'They garnish my wages',
  'They filed an amended complaint, how long do I have to answer it?',
  'I was served November 2, how long do I have?',
  'Can I be evicted now?',
  'Do I have to pay this?',
  'What do I do at the hearing?',
] as const;

const CASES: readonly (readonly [string, CaseFacts, RegExp])[] = [
  ['New Mexico district', district, /FRCP|CCP|FRAP|Rules? [23]-\d/],
  ['federal', federal, /NMRA|CCP/],
  ['California', california, /NMRA|FRCP|FRAP/],
  ['magistrate', magistrate, /FRCP|CCP|FRAP|Rule 1-/],
  ['an eviction in California', evictionCalifornia, /NMRA|FRCP|FRAP/],
  ['an eviction in New Mexico', evictionNewMexico, /FRCP|CCP|FRAP|Rule 1-0[0-9]{2}\(/],
  ['a court that is not known', unknown, /NMRA|FRCP|CCP|FRAP/],
  ['a court without rules here', ohio, /NMRA|FRCP|CCP|FRAP/],
];

describe.each(CASES)('%s', (_, facts, foreign) => {
  test.each(QUESTIONS)('%s: short, of its own court, with rows of the case', (question) => {
    const { message, records, because, confidence } = ask(facts, question);
    expect(message).not.toMatch(/undefined|null|NaN|\.\.(?!\.)/);
    expect(message.split('\n').length).toBeLessThanOrEqual(30);
    const ownWords = message.split('\n').filter((line) => !/changed on|sister rule|Rule 1-006/.test(line));
    expect(ownWords.join('\n')).not.toMatch(foreign);
    const refs = factLines(facts).map(({ ref }) => ref);
    for (const ref of records) expect(refs).toContain(ref);
    expect(records.length).toBeGreaterThan(0);
    expect(because).toMatch(/\.$/);
    expect(confidence).toBeLessThanOrEqual(0.6);
  });
});

describe('the court first', () => {
  test.each(QUESTIONS)('not known: %s', (question) => {
    expect(say(unknown, question)).toMatch(/^Choose your court first\./);
    expect(say(unknown, question)).toMatch(/clerk/);
  });

  test.each(QUESTIONS)('known and without rules here: %s', (question) => {
    expect(say(ohio, question)).toMatch(/^The rules of the state courts of Ohio are not known here\..*clerk/);
  });

  test('where none is counted, none is offered', () => {
    for (const question of QUESTIONS) {
      expect(actionsOf(unknown, question).some(({ type }) => type === 'create-deadline')).toBe(false);
    }
  });
});

describe('how long, and what if not', () => {
  test('the days come from the row of the court and kind', () => {
    for (const [facts, jurisdiction] of [
      [district, 'new_mexico_district'],
      [federal, 'federal'],
      [california, 'california'],
      [magistrate, 'new_mexico_magistrate'],
    ] as const) {
      const rule = answerRule({ jurisdiction, kind: 'civil' });
      if (rule === null) throw new Error('No rule.');
      const message = say(facts, 'How long do I have to answer?');
      expect(message).toContain(periodOf(rule));
      expect(message).toContain(rule.citation);
      const silence = say(facts, 'What happens if I do nothing?');
      expect(silence).toContain(rule.citation);
      if (rule.consequence !== null) expect(silence).toContain(rule.consequence);
    }
  });

  test('what was looked at for a default is named', () => {
    expect(say(district, 'What happens if I do nothing?')).toContain('No docket is kept here');
    const quiet = { ...district, docket: makeFacts({ entries: [entryFact('COMPLAINT filed.')] }).docket };
    expect(say(quiet, 'What happens if I do nothing?')).toContain('The docket kept here names no default');
  });

  test('nobody is told that nothing can happen in a criminal case', () => {
    const criminal = inCourt({ courtName: 'First Judicial District Court', kind: 'criminal' });
    for (const question of QUESTIONS) {
      const message = say(criminal, question);
      expect(message).toContain('criminal case');
      expect(message).not.toMatch(/Nobody is arrested|Rule 1-012|File your answer/);
    }
  });

  test('the silence of requests for admission is told by their row', () => {
    const rule = ruleOf('new_mexico_district', 'N8');
    const message = say(district, 'What happens if I do not answer the requests for admission?');
    expect(message).toContain(rule.citation);
    expect(message).toMatch(/counts? as admitted/);
  });
});

describe('late', () => {
  const overdue = {
    ...district,
    deadlines: [deadlineFact('answer', 'Answer', { date: '2026-11-16', status: 'overdue' })],
  };

  test.each(['I missed the deadline', 'I am late to answer', 'the time to answer has passed, what now'])(
    '%s: a default, the answer at once, the clerk, the way back',
    (question) => {
      const message = say(district, question);
      expect(message).not.toContain('Nothing on your timeline is overdue');
      expect(message).toContain('not known whether a default was asked for or entered');
      expect(message).toContain('File your answer at once');
      expect(message).toMatch(/Ask the clerk today/);
      expect(message).toMatch(/set(?:ting)? .*aside|undo a judgment/);
    },
  );

  test('the timeline and the docket are looked at', () => {
    expect(say(overdue, 'I missed the deadline')).toContain(
      'the answer was due Mon, Nov 16, 2026 (7 days ago)',
    );
    const entry = entryFact('ENTRY OF DEFAULT against Rosalind Quay.', { date: '2026-11-18' });
    const inDefault = { ...overdue, docket: makeFacts({ entries: [entry] }).docket };
    expect(say(inDefault, 'I missed the deadline')).toContain('speaks of a default (Wed, Nov 18, 2026)');
  });

  test('where no rule on setting it aside is here, the one to ask for is named, and what was looked at', () => {
    const situation = readSituation(district);
    const rules = situation.rules.filter(({ name }) => !/set aside|relief|vacate/i.test(name));
    expect(rules.length).toBeLessThan(situation.rules.length);
    const draft = new Draft(district);
    late({ situation: { ...situation, rules }, draft, question: 'I missed the deadline' });
    const { message } = draft.finish();
    expect(message).toContain('Among the rules of New Mexico district court that are kept here');
    expect(message).toContain('Ask for the rule on setting aside a default and a default judgment');
  });
});

describe('persons', () => {
  test.each([
    [district, 'Rule 1-004(D) NMRA'],
    [federal, 'FRCP 4(c)(2)'],
    [california, 'CCP 414.10'],
  ] as const)('a party may not serve', (facts, citation) => {
    const message = say(facts, 'May I serve it myself?');
    expect(message).toMatch(/^A party may not serve the summons and complaint/);
    expect(message).toContain(citation);
  });

  test('in California later papers are mailed by somebody else', () => {
    expect(say(california, 'Can I mail the papers myself?')).toContain('CCP 1013a');
    const sued = {
      ...california,
      documents: makeFacts({ papers: [{ id: 'complaint', docType: 'Complaint', text: COMPLAINT }] })
        .documents,
    };
    expect(say(sued, 'What documents do I still need to prepare?')).toContain('proof of service by mail');
  });

  test('who signs for a company', () => {
    expect(say(federal, 'Who must sign for a company?')).toContain('Rowland v. California Men’s Colony');
    expect(say(magistrate, 'Who must sign for a company?')).toMatch(
      /Rules 2-107, 3-107 NMRA; this is from memory/,
    );
    expect(say(district, 'Who must sign for a company?')).not.toContain('Rowland');
  });
});

describe('other times', () => {
  test('an amended complaint: the later of two days, by the row', () => {
    const message = say(federal, 'They amended the complaint, how long do I have to answer it?');
    expect(message).toContain('FRCP 15(a)(3)');
    const { laterOf } = ruleOf('federal', 'F8b');
    if (laterOf.length > 0) expect(message).toContain('whichever is later');
  });

  test('more time: who may give it, by the row, and to ask before it runs out', () => {
    for (const facts of [district, federal, california]) {
      expect(say(facts, 'Can I get more time to answer?')).toMatch(/before the time runs out/);
    }
  });

  test('an appeal names what starts it', () => {
    expect(say(district, 'How long do I have to appeal?')).toContain(
      'counted from the day the judgment was filed',
    );
  });

  test('a deadline of the rule is offered', () => {
    expect(actionsOf(district, 'How long do I have to appeal?')[0]).toMatchObject({
      type: 'create-deadline',
      deadlineType: deadlineTypeOf(ruleOf('new_mexico_district', 'N11').name),
      triggerDate: null,
    });
  });
});

describe('counted from a day that is named', () => {
  test('the date, the steps, the rule, the caveat, the year', () => {
    const message = say(district, 'I was served November 2, how long do I have?');
    expect(message).toContain('You named no year. Mon, Nov 2, 2026 is taken');
    expect(message).toContain('Answer to Complaint: Wed, Dec 2, 2026 (in 9 days), by Rule 1-012(A) NMRA');
    expect(message).toContain('Day 0 is Mon, Nov 2, 2026');
    expect(message).toMatch(/Verify with the clerk/);
  });

  test.each([
    ['I was served 11/2/2026', '2026-11-02'],
    ['I was served last Monday', '2026-11-16'],
    ['they served me yesterday', '2026-11-22'],
  ])('%s: a deadline with that day is offered', (question, triggerDate) => {
    const actions = actionsOf(federal, question).filter(({ type }) => type === 'create-deadline');
    expect(actions).toEqual([
      expect.objectContaining({ deadlineType: 'answer_to_complaint_due', date: null, triggerDate }),
    ]);
  });

  test('requests by mail: their own rules, with the days for mail', () => {
    const message = say(district, 'they mailed me requests on 10/30/2026');
    expect(message).toContain('Rules 1-033, 1-036 NMRA');
    expect(message).toContain('Rule 1-006(C) NMRA');
    expect(message).toContain('Response to Request for Documents: Wed, Dec 2, 2026');
    expect(message).toMatch(/adds 3 days after service by mail/);
  });

  test('a day to come is asked about', () => {
    const message = say(district, 'I was served on 12/1/2026');
    expect(message).toContain('Tue, Dec 1, 2026 is still to come');
    expect(message).toContain('On which day were the summons and complaint served on you?');
    expect(message).not.toContain('Day 0');
  });

  test('a day that passed is told what can still be done', () => {
    const message = say(federal, 'I was served on October 5, how long do I have?');
    expect(message).toContain('This date has passed.');
    expect(message).toContain('File your answer at once');
  });

  test('the lines it was counted by may be repeated', () => {
    const lines = countedLines('I was served November 2', readSituation(district));
    expect(lines.join('\n')).toContain('Wed, Dec 2, 2026');
    expect(countedLines('How long do I have?', readSituation(district))).toEqual([]);
  });
});

describe('an eviction', () => {
  const sued = (facts: CaseFacts) => ({
    ...facts,
    documents: makeFacts({ papers: [{ id: 'complaint', docType: 'Complaint', text: COMPLAINT }] }).documents,
  });

  test('its own rule is counted, and offered as the deadline', () => {
    const rule = answerRule({ jurisdiction: 'california', kind: 'eviction' });
    if (rule === null) throw new Error('No rule.');
    const next = suggestActions({
      actionType: 'next-steps',
      facts: sued(evictionCalifornia),
      answer: { found: true },
    });
    expect(next).toContainEqual(
      expect.objectContaining({
        type: 'create-deadline',
        name: rule.name,
        deadlineType: deadlineTypeOf(rule.name),
      }),
    );
    expect(say(evictionCalifornia, 'How long do I have to answer?')).toContain(periodOf(rule));
    expect(say(evictionCalifornia, 'I was served November 2')).toContain('Tue, Nov 17, 2026');
  });

  test('without a rule the summons names the hearing: be there', () => {
    for (const question of [
      'How long do I have to answer?',
      'I was served November 2, how long do I have?',
      'What happens if I do nothing?',
    ]) {
      expect(say(evictionNewMexico, question)).toContain(
        'The summons names the day of the hearing. Be there.',
      );
    }
    const next = suggestActions({
      actionType: 'next-steps',
      facts: sued(evictionNewMexico),
      answer: { found: true },
    });
    expect(JSON.stringify(next)).not.toContain('answer_to_complaint_due');
    expect(next).toContainEqual(expect.objectContaining({ type: 'create-deadline', name: 'Hearing' }));
  });

  test('an answer marked as done under its own name is seen', () => {
    const done = {
      ...evictionCalifornia,
      deadlines: [
        deadlineFact('own', 'Response to Eviction Complaint Due', {
          date: '2026-11-17',
          status: 'done',
          deadlineType: 'response_to_eviction_complaint_due',
        }),
      ],
    };
    expect(readSituation(done).answered?.isSure).toBe(true);
    const [deadline] = done.deadlines;
    if (deadline === undefined) throw new Error('No deadline.');
    const open = { ...done, deadlines: [{ ...deadline, status: 'overdue' as const }] };
    expect(readSituation(open).answerDue?.id).toBe('own');
  });
});

describe('kinds of case', () => {
  test('an eviction and a debt go by civil rules', () => {
    for (const kind of ['eviction', 'debt'] as const) {
      expect(readSituation(inCourt({ courtName: 'First Judicial District Court', kind })).isCivil).toBe(true);
    }
  });

  test('a family case by its number says that it is one, whatever it was entered as', () => {
    const facts = inCourt({
      courtName: 'Second Judicial District Court',
      caseNumber: 'D-202-DM-2026-00042',
      caseType: 'civil',
    });
    expect(say(facts, 'What are my next steps?')).toContain('This is a family case');
  });

  test('every topic is one that a question is tested for', () => {
    expect(RULE_TOPICS.length).toBe(QUESTIONS.length);
  });
});

describe('the rule that fits the day', () => {
  test('an appeal is not counted from a judgment by the rule on a later order', () => {
    const message = say(
      district,
      'The judgment was filed on November 2, 2026. How long do I have to appeal?',
    );
    expect(message).toContain(`by ${ruleOf('new_mexico_district', 'N11').citation}`);
    expect(message.match(/^- Notice of Appeal/gm)).toHaveLength(1);
    expect(message).toContain('It is taken for the day the judgment was filed. If that was another day');
  });

  test('a small claims case is told by its own rows, and nothing of answers', () => {
    const small = inCourt({
      courtName: 'Superior Court of Santa Cruz County',
      state: 'CA',
      kind: 'small_claims',
    });
    expect(say(small, 'How long do I have to appeal?')).toContain('CCP 116.750');
    expect(say(small, 'I missed the deadline')).not.toContain('File your answer');
    expect(say(small, 'I missed the deadline')).toContain('clerk');
  });
});

describe('in an eviction', () => {
  test.each([
    'the judge ruled against me today, when do I have to move out',
    'how long until I have to leave',
    'can they lock me out now',
    'I missed the court date',
  ])('%s: the shortest time after a judgment comes first', (question) => {
    const text = say(evictionNewMexico, question);
    const [writ, appeal] = [text.indexOf('§ 47-8-46'), text.indexOf('2-705(A)')];
    expect(writ).toBeGreaterThan(0);
    expect(appeal).toBeGreaterThan(writ);
  });

  test('the words of a question make it one, whatever the case is entered as', () => {
    const question =
      'my landlord served me a Petition by Owner for Restitution on November 20, how long do I have';
    const text = say(magistrate, question);
    expect(text).toContain('The summons names the day of the hearing. Be there.');
    expect(text).not.toContain('Answer to Complaint');
  });
});
