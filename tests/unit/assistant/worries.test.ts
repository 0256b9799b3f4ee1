import { describe, expect, it } from 'vitest';
import { factTopic } from '#src/assistant/fact-topics.ts';
import { readAction } from '#src/assistant/intent.ts';
import { isOthersFailure, isOwnAbsence, isOwnDuty } from '#src/assistant/own-duties.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { worryOf } from '#src/assistant/worries.ts';
import { makeFacts } from './facts.ts';

const RELEASE = `BRACKENRIDGE PROPERTY GROUP
Claims Department

April 1, 2026

Dear Ms. Quay:

We enclose a Resident Agreement about the water damage of January 9, 2026. Please return it by April 17, 2026.

When you sign the agreement you release the owner from every claim that comes from the leak.
You give up the deposit of $900.00, and you consent to leave by May 1, 2026.

Unless we have it by then, our offer of $250.00 is not open any longer.

Sincerely,
Tobias Renwick
`;

const ORDER = `STATE OF NEW MEXICO
FIRST JUDICIAL DISTRICT COURT

ORLOV ROOFING LLC, Plaintiff,
v.                                   No. D-101-CV-2026-00042
ROSALIND QUAY, Defendant.

ORDER FOR A SETTLEMENT CONFERENCE

1. The conference is on April 28, 2026 at 9:00 a.m. in Room 210.
2. Defendant shall bring the agreement and every receipt to the conference.
3. Plaintiff shall bring its invoices.
4. No party may record the conference.
5. If Defendant does not appear, the Court may enter judgment without hearing her.
6. If Plaintiff does not appear, the case may be dismissed.

/s/ Octavia Brandt
District Judge
`;

const papers = [
  { id: 'release', docType: 'Letter', text: RELEASE, docDate: '2026-04-01' },
  { id: 'order', docType: 'Order', text: ORDER, docDate: '2026-03-10' },
];
const facts = makeFacts({ papers });
const passages = papers.map(({ id, text }) => ({
  documentId: id,
  filename: `${id}.pdf`,
  page: 1,
  start: 0,
  text,
}));

function ask(question: string) {
  const answer = replyFromCase({ question, actionType: readAction(question), facts, passages });
  if (answer === null) throw new Error(`${question} went to the documents.`);
  for (const { documentId, text } of answer.quotes)
    expect(papers.find(({ id }) => id === documentId)?.text).toContain(text);
  return answer.message.replace(/\s+/g, ' ');
}

/** What the reply says itself. */
const own = (message: string) => message.replace(/“[^”]*”/g, '');

describe('should I sign this', () => {
  it.each(['should i sign this', 'is it safe to sign the letter', 'what happens if I sign it'])(
    '%s',
    (asked) => {
      const message = ask(asked);
      expect(message).toContain('you release the owner from every claim');
      expect(message).toContain('You give up the deposit');
      expect(message).toContain('Unless we have it by then');
      expect(message).toContain('Apr 17, 2026');
      expect(own(message)).toContain('yours to decide');
      expect(own(message)).not.toMatch(/\b(?:you should|do not sign|don't sign|sign it)\b/i);
    },
  );

  it.each([
    'who signed the lease',
    'where do I sign my answer',
    'how do I sign up',
    'is there sign language',
  ])('is not asked by: %s', (asked) => expect(worryOf(asked)).toBeNull());
});

describe('what does this paper want from me', () => {
  it('tells the days and duties of this side, and what follows', () => {
    const message = ask('what does this order want from me');
    expect(message).toContain('Apr 28, 2026');
    expect(message).toContain('Defendant shall bring the agreement and every receipt');
    expect(message).toContain('No party may record');
    expect(message).toContain('the Court may enter judgment without hearing her');
    expect(message).not.toContain('Plaintiff shall bring its invoices');
    expect(message).not.toContain('the case may be dismissed');
  });

  it('is not asked where money is', () => expect(worryOf('how much money does the letter want')).toBeNull());
});

describe('what am I not allowed to do', () => {
  const text = `ORDER

IT IS ORDERED that Defendant is immediately restrained from:

   (1)  selling the truck;
   (2)  moving it out of Taos County.

This order is in effect until the hearing.
`;
  const restrained = makeFacts({ papers: [{ id: 'tro', docType: 'Order', text, docDate: '2026-03-10' }] });
  const place = { documentId: 'tro', filename: 'tro.pdf', page: 1, start: 0, text };
  const reply = (question: string) =>
    replyFromCase({ question, actionType: readAction(question), facts: restrained, passages: [place] })
      ?.message ?? '';

  it('tells what an order forbids, item by item', () => {
    expect(reply('what am i not allowed to do')).toContain('selling the truck');
    expect(reply('what does the judge say i am not allowed to do')).toContain('moving it out of Taos County');
  });

  it('and until when', () =>
    expect(reply('how long does this last')).toContain('This order is in effect until the hearing.'));
});

describe('did I lose', () => {
  const text = `JUDGMENT

The Court finds for Defendant. It is ORDERED that Plaintiff's claim for rent is DENIED. All relief that is not granted here is denied.

/s/ Octavia Brandt
District Judge
`;
  const decided = makeFacts({
    papers: [{ id: 'judgment', docType: 'Judgment', text, docDate: '2026-03-10' }],
  });
  const place = { documentId: 'judgment', filename: 'judgment.pdf', page: 1, start: 0, text };

  it.each(['did i lose', 'who won'])(
    '%s: what was ordered, not what every judgment says last',
    (question) => {
      const message =
        replyFromCase({ question, actionType: readAction(question), facts: decided, passages: [place] })
          ?.message ?? '';
      expect(message).toContain("Plaintiff's claim for rent is DENIED");
      expect(message).not.toContain('All relief that is not granted here: denied');
    },
  );
});

it('a complaint whose head alone names its sum: the sum is told', () => {
  const complaint = (amount: string) => `DISTRICT COURT

Ada Quill, Plaintiff, v. Tom Reyes, Defendant.          ${amount}

COMPLAINT

1. Defendant kept the deposit.
2. Plaintiff asks for it back.
`;
  const reply = (amount: string) => {
    const text = complaint(amount);
    const item = makeFacts({
      side: 'plaintiff',
      papers: [{ id: 'c', docType: 'Complaint', text }],
    });
    return replyFromCase({
      question: 'how much am i suing for altogether',
      actionType: 'case-fact',
      facts: item,
      passages: [{ documentId: 'c', filename: 'c.pdf', page: 1, start: 0, text }],
    });
  };
  expect(reply('Amount claimed: $2,790.00')?.message).toContain('$2,790');
});

describe('do I have to go', () => {
  it.each(['do i have to go', 'do I really need to show up on april 28', 'must I attend'])('%s', (asked) => {
    const message = ask(asked);
    expect(message).toContain('Apr 28, 2026');
    expect(message).toContain('If Defendant does not appear, the Court may enter judgment');
    // What stands near it in the same paper may be quoted behind it, as that.
    expect(message.split(/, says too:|Closest to your question/)[0]).not.toContain(
      'the case may be dismissed',
    );
  });
});

it('when do I have to do something: the days of the papers', () => {
  expect(readAction('when do i have to do something')).toBe('deadlines');
  expect(ask('when do i have to do something')).toContain('Apr 17, 2026');
});

describe('which worry a question speaks of', () => {
  it.each([
    ['do i have to sign this', 'sign'],
    ['is signing this a bad idea', 'sign'],
    ['am i allowed to refuse to sign', 'sign'],
    ['what does this paper want', 'wanted'],
    ['what does the notice require', 'wanted'],
    ['what am i being ordered to do', 'wanted'],
    ['what am i accused of', 'accused'],
    ['how much does the letter ask for', null],
    ['did the landlord have to sign the lease', null],
    ['what does the contract say about parking', null],
  ])('%s', (question, id) => expect(worryOf(question)?.id ?? null).toBe(id));

  it.each(['am i required to appear', 'is it mandatory that i go', 'will i get in trouble if i dont go'])(
    '%s: it asks whether to go',
    (question) => expect(factTopic(question)).toBe('at-hearing'),
  );

  it.each(['can i go back home', 'what if he does not come', 'do i have to go to the doctor'])(
    '%s: it does not',
    (question) => expect(factTopic(question)).not.toBe('at-hearing'),
  );
});

describe('whose duty a sentence is', () => {
  it.each([
    ['The tenant must leave the keys with the manager.', true],
    ['You shall not call her.', true],
    ['The parties are ordered to exchange lists.', true],
    ['Bring two copies of each paper.', true],
    ['Do not send cash.', true],
    ['The landlord must return the deposit.', false],
    ['The clerk shall send a copy to you.', false],
    ['Answer is due in court.', false],
    ['The rent was $900.', false],
  ])('%s', (sentence, isOwn) => expect(isOwnDuty(sentence, 'defendant')).toBe(isOwn));

  it.each([
    ['If the Respondent fails to attend, the order stays.', true],
    ['Failure to appear may lead to a default.', true],
    ['If the Petitioner does not come, it ends.', false],
    ['Come at nine.', false],
  ])('%s', (sentence, isOwn) => expect(isOwnAbsence(sentence, 'defendant')).toBe(isOwn));

  it.each([
    ['If Plaintiff does not appear, the case may be dismissed.', true],
    ['A garnishee that does not answer may be ordered to pay.', true],
    ['If the Debtor does not appear, the challenge will be denied.', false],
    ['Failure to answer may lead to a default.', false],
    ['The court may enter judgment if no answer is filed.', false],
  ])('%s', (sentence, isTheirs) => expect(isOthersFailure(sentence, 'defendant')).toBe(isTheirs));
});
