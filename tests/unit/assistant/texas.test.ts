import { describe, expect, test } from 'vitest';
import { answerDeadlines, deadlineItem } from '#src/answers/filing/deadline.ts';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { isAnswerDeadline } from '#src/assistant/known-facts.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { civilAnswerRule } from '#tests/factories/law.ts';
import { makeFacts } from './facts.ts';

type Item = Partial<CaseFacts['case']>;

const DISTRICT: Item = { courtName: '250th Judicial District Court, Travis County', state: 'TX' };
const JUSTICE: Item = { courtName: 'Justice Court, Precinct 1, Travis County', state: 'TX' };
const EVICTION: Item = { ...JUSTICE, caseNumber: 'J1-EV-26-001234' };
const UNNAMED: Item = { courtName: 'The courthouse', state: 'TX' };

function say(item: Item, question: string): string {
  const facts = { ...makeFacts({ case: { caseNumber: null, ...item } }), today: '2026-11-20' };
  const reply = replyFromCase({ question, actionType: readAction(question), facts, passages: [] });
  if (reply === null) throw new Error(`${question} went to the documents.`);
  return reply.message;
}

const QUESTIONS = [
  'How long do I have to answer?',
  'What happens if I do nothing?',
  'I missed the deadline to answer',
  'May I serve it myself?',
  'What happens if I do not answer requests for admission?',
  'How do I ask for a jury?',
  'How long do I have to appeal?',
  'Who must sign for a company?',
  'What is my best strategy?',
  'What should I do next?',
  'Can I be evicted now?',
];

describe.each([
  ['a district court', DISTRICT],
  ['a justice court', JUSTICE],
  ['an eviction', EVICTION],
] as const)('in %s of Texas', (_, item) => {
  test.each(QUESTIONS)('%s: no rule of another sovereign is told', (question) => {
    const message = say(item, question);
    expect(message).not.toMatch(/NMRA|FRCP|FRAP|\bCCP\b|New Mexico|California/);
    expect(message).not.toMatch(/undefined|null|NaN|\.\.(?!\.)/);
  });
});

describe('the answer in Texas', () => {
  test('is due on a Monday at an hour, and the citation says it', () => {
    const message = say(DISTRICT, 'How long do I have to answer?');
    expect(message).toContain('the Monday after 20 days from the day the citation and petition were served');
    expect(message).toContain('TRCP 99(b)');
    expect(message).toContain('the citation says how long you have');
    expect(say(JUSTICE, 'How long do I have to answer?')).toContain('14 days from the day the citation');
  });

  test('is counted to the Monday and the hour', () => {
    const message = say(DISTRICT, 'I was served November 3, how long do I have?');
    expect(message).toContain('Answer to Petition: Mon, Nov 30, 2026 (in 10 days), by 10:00 a.m.');
    expect(message).toContain('It is due on the Monday after that: Mon, Nov 30.');
  });

  test('is known by its rule, not by its name', () => {
    expect(isAnswerDeadline('answer_to_petition_due')).toBe(true);
    const due = {
      kind: 'Petition',
      date: '2026-04-06',
      deadlineType: 'answer_to_petition_due',
      isFinished: false,
    };
    const other = { ...due, kind: 'Motion', deadlineType: 'response_to_motion_due' };
    expect(answerDeadlines([other, due])).toEqual([due]);
  });

  test('is told of before the paper is filed', () => {
    const { text } = deadlineItem([], civilAnswerRule('texas_district'), '2026-11-20');
    expect(text).toContain('the Monday after 20 days from the day the citation and petition were served');
    expect(text).toContain('the citation says how long you have');
  });
});

describe('an eviction in Texas', () => {
  test('has a trial to go to and no counted time to answer', () => {
    const message = say(EVICTION, 'How long do I have to answer?');
    expect(message).toContain('none gives a number of days to answer');
    expect(message).toMatch(/hearing\. Be there/);
  });

  test('tells the five days to appeal where somebody fears to be put out', () => {
    expect(say(EVICTION, 'Can I be evicted now?')).toContain('5 days counted from the day the judge signed');
    expect(say(EVICTION, 'How long do I have to appeal?')).toContain('TRCP 510.19(a)');
  });
});

test('where the name says no more than Texas, the court has to be chosen first', () => {
  expect(say(UNNAMED, 'How long do I have to answer?')).toMatch(/^Choose your court first\./);
});
