import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '#src/discovery/judge-response.ts';
import {
  answersPaper,
  matchAnswers,
  type ReadPaper,
  tallyOf,
  withMarks,
} from '#src/discovery/match-responses.ts';
import { readDiscovery } from '#src/discovery/requests.ts';
import type { DiscoveryParty, DiscoveryRepository } from '#src/discovery/schema.ts';

describe('judgeAnswer', () => {
  it.each([
    ['Marisol Vane, 14 Piñon Lane.', 'answered', null],
    ['None.', 'answered', null],
    ['No.', 'answered', null],
    ['See the answer to Interrogatory No. 2.', 'answered', null],
    [
      'Defendant objects that this is vague. Without waiving the objection, two men came.',
      'answered',
      'It also objects.',
    ],
    ['Objection, overly broad. Anton Orlov inspected the roof on May 3.', 'answered', 'It also objects.'],
    ['OBJECTION. This request is overly broad and unduly burdensome.', 'objection', null],
    ['Plaintiff objects. The request seeks privileged communications.', 'objection', null],
    ['Subject to and without waiving the foregoing objections:', 'objection', null],
    ['', 'not_answered', null],
    ['____________\n____________', 'not_answered', null],
    ['. . . . . .', 'not_answered', null],
    ['1.', 'unclear', 'Only a number stands there.'],
    ['12', 'answered', null],
    ['To be supplemented.', 'unclear', 'It promises an answer for later. See whether one has come.'],
    ['Discovery is ongoing.', 'unclear', 'It promises an answer for later. See whether one has come.'],
    ['~~ || ^| \ufffd\ufffd ~| \\\\ |~', 'unclear', 'The words of the answer could not be read.'],
  ])('“%s” is %s', (text, state, because) => {
    expect(judgeAnswer('interrogatory', text)).toEqual({ state, because, admission: null });
  });

  it.each([
    ['Admitted.', 'admitted'],
    ['ADMIT', 'admitted'],
    ['Denied.', 'denied'],
    ['Defendant denies this request for admission.', 'denied'],
    ['Admitted that the truck is hers; otherwise denied.', 'partly'],
    [
      'After reasonable inquiry, the information known is not enough: Defendant lacks knowledge.',
      'cannot_say',
    ],
    ['Objection, vague. Subject to that objection, denied.', 'denied'],
  ])('“%s” to a request for admission is %s', (text, admission) => {
    expect(judgeAnswer('admission', text)).toMatchObject({ state: 'answered', admission });
  });

  it.each([
    ['Objection. This calls for a legal conclusion.', 'objection'],
    ['Yes.', 'unclear'],
    ['The truck was blue.', 'unclear'],
    ['', 'not_answered'],
  ])('“%s” to a request for admission is %s', (text, state) => {
    expect(judgeAnswer('admission', text)).toMatchObject({ state, admission: null });
  });
});

let made = 0;
function paper(party: DiscoveryParty, repository: DiscoveryRepository, text: string): ReadPaper {
  made += 1;
  return { id: `paper-${made}`, filename: `${made}.pdf`, party, reading: readDiscovery(text, repository) };
}

const REQUEST = `PLAINTIFF'S FIRST SET OF INTERROGATORIES TO DEFENDANT
INTERROGATORY NO. 1: State your full name and every address since 2020.
INTERROGATORY NO. 2: Identify each person who inspected the roof in May 2025.
INTERROGATORY NO. 3: State each payment you made for the roof.
INTERROGATORY NO. 4: State why you did not pay the rest.`;

const statesOf = (request: ReadPaper, ...responses: ReadPaper[]) =>
  matchAnswers(request, responses).map(({ state }) => state);

describe('matchAnswers', () => {
  const request = paper('plaintiff', 'interrogatories', REQUEST);

  it('nothing is answered while there is no response', () => {
    expect(statesOf(request)).toEqual(Array(4).fill('not_answered'));
  });

  it('a response that restates each request', () => {
    const response = paper(
      'defendant',
      'interrogatories',
      `DEFENDANT'S ANSWERS TO PLAINTIFF'S FIRST SET OF INTERROGATORIES
INTERROGATORY NO. 1: State your full name and every address since 2020.
ANSWER: Marisol Vane, 14 Piñon Lane.
INTERROGATORY NO. 2: Identify each person who inspected the roof in May 2025.
ANSWER: Objection. Overly broad.
INTERROGATORY NO. 3: State each payment you made for the roof.
ANSWER:
INTERROGATORY NO. 4: State why you did not pay the rest.
ANSWER: To be supplemented.`,
    );
    expect(statesOf(request, response)).toEqual(['answered', 'objection', 'not_answered', 'unclear']);
    const [first] = matchAnswers(request, [response]);
    expect(first?.answer).toMatchObject({
      documentId: response.id,
      text: 'Marisol Vane, 14 Piñon Lane.',
      page: 1,
    });
    expect(tallyOf(matchAnswers(request, [response]))).toEqual({
      answered: 1,
      objection: 1,
      not_answered: 1,
      unclear: 1,
    });
  });

  it('a response that only names the numbers', () => {
    const response = paper(
      'defendant',
      'interrogatories',
      `ANSWERS OF THE DEFENDANT\n\nANSWER TO INTERROGATORY NO. 1: Marisol Vane.\nANSWER TO INTERROGATORY NO. 3: $2,000.`,
    );
    expect(statesOf(request, response)).toEqual(['answered', 'not_answered', 'answered', 'not_answered']);
  });

  it('a list of numbered answers, with the requests restated or not', () => {
    const short = paper(
      'defendant',
      'interrogatories',
      `Answers to Interrogatories\n1. Marisol Vane.\n2. Nobody.\n3. $2,000.`,
    );
    expect(statesOf(request, short)).toEqual(['answered', 'answered', 'answered', 'not_answered']);
    const restated = paper(
      'defendant',
      'interrogatories',
      `Answers to Interrogatories
1. State your full name and every address since 2020.
Marisol Vane, 14 Piñon Lane.
2. Identify each person who inspected the roof in May 2025.
3. State each payment you made for the roof.
I paid $2,000 on May 20.`,
    );
    const found = matchAnswers(request, [restated]);
    expect(found.map(({ state }) => state)).toEqual(['answered', 'not_answered', 'answered', 'not_answered']);
    expect(found[0]?.answer?.text).toBe('Marisol Vane, 14 Piñon Lane.');
  });

  it('a combined paper: the answers stand in the request itself', () => {
    const combined = paper(
      'plaintiff',
      'interrogatories',
      `INTERROGATORIES\n1. State your name.\nANSWER: Marisol Vane.\n2. State your trade.\nANSWER: ________\n3. State your age. ANSWER: Forty-five.`,
    );
    expect(statesOf(combined)).toEqual(['answered', 'not_answered', 'answered']);
    expect(matchAnswers(combined, [])[0]?.answer?.documentId).toBe(combined.id);
  });

  it('each kind has its own numbers', () => {
    const both = paper(
      'plaintiff',
      'interrogatories',
      `INTERROGATORIES\n1. State your name.\nREQUESTS FOR ADMISSION\n1. Admit that you signed.`,
    );
    const response = paper(
      'defendant',
      'admissions',
      `RESPONSES TO REQUESTS FOR ADMISSION\nREQUEST FOR ADMISSION NO. 1: Admit that you signed.\nRESPONSE: Denied.`,
    );
    expect(matchAnswers(both, [response])).toMatchObject([
      { kind: 'interrogatory', state: 'not_answered' },
      { kind: 'admission', state: 'answered', admission: 'denied' },
    ]);
  });

  it('a later supplement fills in what was left open', () => {
    const first = paper(
      'defendant',
      'interrogatories',
      `ANSWERS\nANSWER TO INTERROGATORY NO. 1: Marisol Vane.\nANSWER TO INTERROGATORY NO. 3: ____`,
    );
    const second = paper(
      'defendant',
      'interrogatories',
      `SUPPLEMENTAL ANSWERS\nANSWER TO INTERROGATORY NO. 3: $2,000.`,
    );
    expect(statesOf(request, second, first)).toEqual([
      'answered',
      'not_answered',
      'answered',
      'not_answered',
    ]);
  });

  it.each([
    ['of another set', 'defendant', `DEFENDANT'S ANSWERS TO PLAINTIFF'S SECOND SET OF INTERROGATORIES`],
    ['to the other side', 'plaintiff', `PLAINTIFF'S ANSWERS TO DEFENDANT'S FIRST SET OF INTERROGATORIES`],
    ['filed as the asking side’s own, with no title', 'plaintiff', 'Answers'],
  ] as const)('not answers %s', (_, party, title) => {
    const response = paper(
      party,
      'interrogatories',
      `${title}\n\nANSWER TO INTERROGATORY NO. 1: Anton Orlov.`,
    );
    expect(answersPaper(request, response)).toBe(false);
    expect(statesOf(request, response)[0]).toBe('not_answered');
  });

  it('not an answer whose restated request is another one', () => {
    const response = paper(
      'defendant',
      'interrogatories',
      `INTERROGATORIES\nINTERROGATORY NO. 1: Describe the brakes, tires and lights on the trailer.\nANSWER: They were new.`,
    );
    expect(statesOf(request, response)[0]).toBe('not_answered');
  });

  it('never one whose number cannot be read', () => {
    const unread = paper(
      'plaintiff',
      'interrogatories',
      `INTERROGATORIES\nINTERROGATORY NO. ?: State your name.`,
    );
    const response = paper(
      'defendant',
      'interrogatories',
      `ANSWERS\nANSWER TO INTERROGATORY NO. 1: Marisol Vane.`,
    );
    expect(matchAnswers(unread, [response])).toMatchObject([
      { state: 'unclear', because: 'Its number cannot be read, so no answer could be found for it.' },
    ]);
  });

  it('what a person says goes before what was read', () => {
    const marked = withMarks(matchAnswers(request, []), new Map([['interrogatory-2', true]]));
    expect(marked.map(({ state, isMarked }) => [state, isMarked])).toEqual([
      ['not_answered', false],
      ['answered', true],
      ['not_answered', false],
      ['not_answered', false],
    ]);
  });
});
