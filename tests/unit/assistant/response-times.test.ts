import { describe, expect, test } from 'vitest';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { makeFacts } from './facts.ts';

/** As people spell it who are no Americans. */
const AS_TYPED = ['judge', 'ment'].join('');

const REQUESTS = { id: 'first-requests', docType: 'Discovery Request', docDate: '2026-03-02' };
const MOTION = { id: 'motion-to-strike', docType: 'Motion', docDate: '2026-03-10' };
const COMPLAINT = { id: 'complaint', docType: 'Complaint', docDate: '2026-01-05' };
const FEDERAL = { courtName: 'United States District Court for the District of Colorado', state: 'CO' };

function say(question: string, facts: CaseFacts = makeFacts()): string {
  const reply = replyFromCase({ question, actionType: readAction(question), facts, passages: [] });
  return reply?.message ?? '';
}

const OF_COMPLAINT = /1-012\(A\)|12\(a\)\(1\)|Answer to Complaint/;

describe('the time is that of the thing to be answered', () => {
  test.each([
    ['how long do i have to answer those questions their attorney mailed me', /1-033/],
    ['how many days do i get to answer the interrogatories', /1-033/],
    ['how long do they have to answer my interrogatories', /1-033/],
    ['they denied my motion to dismiss, how long do i have to answer', /1-012\(C\)|denied/i],
    ['what is my deadline to respond to the documents they want', /1-034/],
    ['how long do i have to answer their requests to admit', /1-036/],
    [`how long do i have to respond to the summary ${AS_TYPED} motion she filed`, /1-056/],
    ['when do i have to respond to the motion for partial summary judgment', /1-056/],
    ['how many days do i have to answer his motion to strike', /1-007/],
    ['What is the deadline to respond to a motion?', /1-007/],
    ['how long do i have to answer a counterclaim', /counterclaim/i],
    ['how long do i have to answer the amended complaint', /amended/i],
    ['how many days do i have to object to a subpoena', /1-045/],
  ])('%s', (question, rule) => {
    const message = say(question);
    expect(message).toMatch(rule);
    expect(message).not.toMatch(/Answer to Complaint|30 days from the day the summons/);
  });

  test('a motion in federal court', () => {
    const message = say(
      'how many days do i have to answer their motion to dismiss',
      makeFacts({ case: FEDERAL }),
    );
    expect(message).toMatch(/14 days/);
    expect(message).not.toMatch(OF_COMPLAINT);
  });

  test('the complaint, though other papers are spoken of', () => {
    const message = say('how long do i have to answer the complaint, they sent interrogatories too');
    expect(message).toMatch(/1-012\(A\)/);
    expect(message).not.toMatch(/1-033/);
  });

  test('a letter has no time by the rules', () => {
    expect(say('how long do i have to answer the letter')).not.toMatch(OF_COMPLAINT);
  });
});

describe('what a pronoun stands for', () => {
  test('the requests among the papers, counted from the day and the way of service', () => {
    const papers = makeFacts({ side: 'plaintiff', papers: [COMPLAINT, REQUESTS, MOTION] });
    const message = say('they mailed them march 3, what date do my answers have to be in', papers);
    expect(message).toMatch(/Apr 6, 2026/);
    expect(message).toMatch(/1-033/);
    expect(message).not.toMatch(OF_COMPLAINT);
  });

  test('what the question itself named before', () => {
    const message = say('The interrogatories came on March 3, how long do I have to answer them?');
    expect(message).toMatch(/1-033/);
    expect(message).not.toMatch(OF_COMPLAINT);
  });
});

describe('which paper is not said', () => {
  test('every time that may be meant', () => {
    const message = say(
      'how long do i have to respond',
      makeFacts({ papers: [COMPLAINT, REQUESTS, MOTION] }),
    );
    expect(message).toMatch(/does not say which/);
    for (const rule of [/1-012/, /1-033/, /1-007/]) expect(message).toMatch(rule);
  });

  test('only the complaint would fit', () => {
    const message = say('how long do i have to respond', makeFacts({ papers: [COMPLAINT] }));
    expect(message).toMatch(/1-012\(A\)/);
    expect(message).not.toMatch(/does not say which/);
  });
});
