import { describe, expect, test } from 'vitest';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { judgesOf } from '#src/assistant/judges.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { replyFromDocuments } from '#src/assistant/reply-documents.ts';
import { COMPLAINT, entryFact, makeFacts, summonsFact } from './facts.ts';

function ask(question: string, facts: CaseFacts): string {
  const answer = replyFromCase({ question, actionType: readAction(question), facts, passages: [] });
  return answer?.message ?? 'nothing';
}

function withJudges(...texts: string[]): CaseFacts {
  return makeFacts({
    documents: {
      total: texts.length,
      judges: texts.map((text, at) => ({
        documentId: `paper-${at}`,
        filename: `paper-${at}.pdf`,
        docType: 'Order',
        page: 1,
        start: 10,
        text,
      })),
    },
  });
}

const complaint = { id: 'complaint', docType: 'Complaint', text: COMPLAINT };
const NEW_ORDER = `ORDER ON MOTIONS

The plaintiff asks that the court should order a bond. Whether it is granted is for the Court.
IT IS ORDERED denying the Motion for a Bond.
IT IS FURTHER ORDERED that the reply is due by May 4, 2026.
`;
const underWay = makeFacts({
  side: 'plaintiff',
  case: { courtName: 'United States District Court for the District of New Mexico' },
  papers: [
    complaint,
    { id: 'opposition', docType: 'Response', docDate: '2025-12-02' },
    { id: 'order', docType: 'Order', text: NEW_ORDER, docDate: '2026-01-05' },
  ],
});

describe('who the judge is', () => {
  test.each([
    [
      'a signature',
      'SO ORDERED.\n\n____________________\nHON. MARISOL ARANDA\nDistrict Judge\n',
      'Marisol Aranda',
    ],
    [
      'an office in capitals',
      'Dated June 3\n   ANDRÉ OSEI JR.\n   UNITED STATES DISTRICT COURT JUDGE\n',
      'André Osei Jr.',
    ],
    ['one line', 'Present: THEODORA A. FINCH, UNITED STATES DISTRICT JUDGE', 'Theodora A. Finch'],
    ['a head', 'MEMORANDUM OPINION\n\n     JUDGE NORBERT K. LOON\n', 'Norbert K. Loon'],
    ['a label', 'CASE NO: 2021\n    JUDGE: Michel Hartz\n', 'Michel Hartz'],
    [
      'an assignment',
      'This case is assigned to District Judge Ottoline Brandt for all purposes.',
      'Ottoline Brandt',
    ],
  ])('from %s', (_, text, name) => {
    expect(
      judgesOf(withJudges(text))
        .filter(({ presides }) => presides)
        .map((each) => each.name),
    ).toEqual([name]);
    expect(ask('Who is the judge?', withJudges(text))).toContain(name);
  });

  test.each([
    'JUDGE                DOCKET NUMBER\n',
    'MEMORANDUM OPINION\nJUDGE\n',
    'the assignment to the Magistrate Judge remains in effect',
    'The Judge Advocate wrote a rule. United States District Judge',
  ])('no name: %s', (text) => {
    expect(judgesOf(withJudges(text)).filter(({ presides }) => presides)).toEqual([]);
  });

  test('who is only spoken of is told as that, with the sentence', () => {
    const facts = withJudges(
      'The parties shall appear before Judge Amos T. Vell on May 4, 2026 and explain.',
    );
    const message = ask('Who is the judge?', facts);
    expect(message).toContain('No judge’s name was found at the head or the end');
    expect(message).toContain('which does not mean that this is the judge who decides your case');
    expect(message).toContain('Amos T. Vell: “The parties shall appear before Judge Amos T. Vell on May 4');
  });

  test('rows first: a summons and the docket', () => {
    const facts = makeFacts({
      summonses: [summonsFact({ judgeName: 'Hon. Ada Rowe' })],
      entries: [entryFact('Case assigned to Judge Ada Rowe', { documentType: 'Notice' })],
    });
    facts.docket.telling = facts.docket.newest;
    const message = ask('Who is the judge?', facts);
    expect(message).toContain('- Hon. Ada Rowe, entered on the summons to Rosalind Quay.');
    expect(message).toContain('Case assigned to Judge Ada Rowe');
  });
});

describe('the complaint’s own words', () => {
  const facts = makeFacts({
    case: { plaintiffName: null, defendantName: null },
    papers: [complaint],
  });

  test('parties are named from it where no row names them', () => {
    expect(ask('Who is suing me?', facts)).toMatch(
      /complaint\.pdf names 1 plaintiff: Orlov Roofing LLC \[1\]/i,
    );
    expect(ask('Who are the defendants?', facts)).toMatch(/names 1 defendant: Rosalind Quay/i);
    expect(ask('How many defendants are there?', facts)).toContain('1 defendant');
  });

  test('rows and paper are both named', () => {
    const message = ask('Who are the defendants?', makeFacts({ papers: [complaint] }));
    expect(message).toContain('Defendant of the case: Rosalind Quay.');
    expect(message).toContain('complaint.pdf names 1 defendant');
  });

  test('sums come from what it asks for', () => {
    const message = ask('How much is claimed?', facts);
    expect(message).toContain('asks for: “WHEREFORE, Plaintiff asks the Court for judgment');
    expect(message).toContain('$4,350.00');
    expect(message).toContain('whether it is owed is for the court to decide');
  });

  test('it says when no sum is named', () => {
    const text = COMPLAINT.replaceAll(/(?:the|in the) sum of \$4,350\.00/g, 'the price');
    const message = ask('How much do they want?', makeFacts({ papers: [{ ...complaint, text }] }));
    expect(message).toContain('names no sum of money that was found');
  });
});

describe('what the court decided', () => {
  test('orders of the court, not requests', () => {
    const message = ask('What did the court order?', underWay);
    expect(message).toContain('“IT IS ORDERED denying the Motion for a Bond.”');
    expect(message).toContain('reply is due by May 4, 2026');
    expect(message).not.toContain('should order');
    expect(message).not.toContain('Whether');
  });

  test('no order: a request is not told as one', () => {
    const facts = makeFacts({
      papers: [{ id: 'motion', docType: 'Motion', text: 'The Court should grant it.' }],
    });
    expect(ask('What did the court order?', facts)).toContain(
      'What a party asks for in a motion is no decision.',
    );
  });
});

describe('a case under way', () => {
  test('service comes last, and only for who was not served', () => {
    const message = ask('What are my next steps?', underWay);
    const steps = message.split('\n').filter((line) => line.startsWith('- '));
    expect(steps[0]).not.toMatch(/summons/i);
    expect(steps.findIndex((line) => /summons/i.test(line))).toBe(steps.length - 1);
    expect(message).toContain('If a defendant has not been served yet');
    expect(message).toContain('Check that you did what the newest paper of the court here asks: order.pdf');
  });

  test('a new case still begins with service', () => {
    const fresh = makeFacts({ side: 'plaintiff', papers: [complaint] });
    expect(ask('What are my next steps?', fresh)).toMatch(/^- Make a summons for each defendant/m);
  });

  test('a defendant is told to look for an answer, not to count from today', () => {
    const message = ask('What are my next steps?', { ...underWay, side: 'defendant' });
    expect(message).toContain('Find out today whether an answer was filed for you');
    expect(message).not.toContain('Write down the day on which you were handed');
  });

  test('nothing on record about service is said, with what speaks for it', () => {
    const message = ask('Has the defendant been served?', underWay);
    expect(message).toContain('No summons is entered. No try at service is noted.');
    expect(message).toContain('opposition.pdf (Response, Tue, Dec 2, 2025) is here.');
  });
});

describe('the day for the answer that a judge set', () => {
  const text = `ORDER

IT IS ORDERED that the motion to extend the deadline to answer is GRANTED; the answer is due no later than April 30, 2026.
`;
  const facts = makeFacts({ papers: [complaint, { id: 'order', docType: 'Order', text }] });

  test('comes before the days of the rules', () => {
    const message = ask('When is my answer due?', facts);
    expect(message.indexOf('Thu, Apr 30, 2026')).toBeGreaterThan(-1);
    expect(message.indexOf('Thu, Apr 30, 2026')).toBeLessThan(message.indexOf('it is usually 30 days'));
  });

  test('is the first step, told once', () => {
    const steps = ask('What are my next steps?', facts)
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(steps[0]).toContain('File your answer by Thu, Apr 30, 2026');
    expect(steps.filter((line) => line.includes('Apr 30'))).toHaveLength(1);
  });

  test('a plaintiff is not told to answer', () => {
    expect(ask('What are my next steps?', { ...facts, side: 'plaintiff' })).not.toContain(
      'File your answer by',
    );
  });
});

describe('what was decided, from the papers', () => {
  const order = `ORDER

IT IS ORDERED granting the Motion to Amend. The Court will not grant the motion for a bond of the tenant.
`;
  const motion =
    'Plaintiff moves. The Court granted the motion for a bond of the tenant in another case long ago.';
  const papers = [
    { id: 'order', docType: 'Order', text: order },
    { id: 'motion', docType: 'Motion', text: motion },
  ];
  const passage = (id: string, text: string) => ({
    documentId: id,
    filename: `${id}.pdf`,
    page: 1,
    start: 0,
    text,
  });
  const passages = [passage('motion', motion), passage('order', order)];

  test('the court’s paper answers, not a party’s', () => {
    const question = 'What did the court grant?';
    const answer = replyFromDocuments({
      question,
      actionType: readAction(question),
      facts: makeFacts({ papers }),
      passages,
    });
    expect(answer.quotes.map(({ documentId }) => documentId)).not.toContain('motion');
    expect(answer.message).toContain('granting the Motion to Amend');
  });

  test('only a party says it: told as that', () => {
    const question = 'Did the court grant the motion for a bond?';
    const answer = replyFromDocuments({
      question,
      actionType: readAction(question),
      facts: makeFacts({ papers: papers.slice(1) }),
      passages: passages.slice(0, 1),
    });
    expect(answer.message).toContain('a party’s paper is not a decision');
  });
});

test('an order that opens a list is quoted with what follows', () => {
  const text = 'ORDER\n\nIT IS HEREBY ORDERED THAT:\n\n1. The tenant shall pay $40 by May 1, 2026.\n';
  const facts = makeFacts({ papers: [{ id: 'order', docType: 'Order', text }] });
  expect(ask('What did the court order?', facts)).toContain('The tenant shall pay $40');
});
