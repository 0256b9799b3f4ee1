import { describe, expect, it } from 'vitest';
import type { DeadlineFact } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { ruleTopic } from '#src/assistant/rule-topics.ts';
import { COMPLAINT, makeFacts } from './facts.ts';

type Parts = NonNullable<Parameters<typeof makeFacts>[0]>;

const WRIT = `METROPOLITAN COURT
BERNALILLO COUNTY, STATE OF NEW MEXICO

WRIT OF RESTITUTION

TO THE SHERIFF: You are ordered to remove the defendant Rosalind Quay from the premises at 14 Alder Court on March 24, 2026.

/s/ Octavia Brandt
Judge
`;
const NOTICE = `THREE-DAY NOTICE OF NONPAYMENT OF RENT

To: Rosalind Quay, 14 Alder Court

You owe rent of $980.00. You must pay it within three days or leave the premises.

Brackenridge Property Group
`;

function ask(
  question: string,
  papers: { id: string; docType: string; text: string }[],
  rest: Omit<Parts, 'papers'> = {},
) {
  const passages = papers.map(({ id, text }) => ({
    documentId: id,
    filename: `${id}.pdf`,
    page: 1,
    start: 0,
    text,
  }));
  const facts = makeFacts({ papers, ...rest });
  return replyFromCase({ question, actionType: readAction(question), facts, passages })?.message ?? '';
}

describe('do I have to pay', () => {
  const complaint = [{ id: 'complaint', docType: 'Complaint', text: COMPLAINT }];

  it.each(['Do I have to pay?', 'do i have to pay this', 'should i just pay it', 'can they make me pay'])(
    '%s: only what a court orders, and what must not be missed',
    (question) => {
      const message = ask(question, complaint);
      expect(message).toContain('It takes a judgment of a court');
      expect(message).toContain('Do not leave a lawsuit unanswered');
      expect(message).toContain('ask a legal aid office');
    },
  );

  it.each([
    'do i have to pay the filing fee',
    'do i have to pay rent while this goes on',
    'when do i have to pay',
    'should i pay a part of it',
    'do I have to pay child support',
  ])('is not asked by: %s', (question) => expect(ruleTopic(question)).not.toBe('must-pay'));

  it('with a judgment in the papers, it is named', () => {
    const text =
      'JUDGMENT\n\nIT IS ORDERED that Defendant shall pay Plaintiff the sum of $4,350.00.\n\nJudge\n';
    const message = ask('do i have to pay', [{ id: 'judgment', docType: 'Judgment', text }]);
    expect(message).toContain('judgment.pdf looks like a paper in which a court has decided');
    expect(message).toContain('shall pay Plaintiff the sum of $4,350.00');
    expect(message).not.toContain('Do not leave a lawsuit unanswered');
  });
});

describe('do I have to leave', () => {
  it.each(['Do I have to leave?', 'do I have to move out', 'must i leave', 'can they kick me out'])(
    '%s: a writ among the papers is named, and nothing is said to be unknown',
    (question) => {
      const message = ask(question, [{ id: 'writ', docType: 'Writ', text: WRIT }]);
      expect(message).toContain('writ.pdf looks like a paper in which a court has decided');
      expect(message).toContain('ordered to remove the defendant');
      expect(message).not.toContain('it is not known whether there is a judgment');
    },
  );

  it('a notice of the owner puts nobody out', () => {
    const message = ask('do i have to leave', [
      { id: 'notice', docType: 'Notice to pay or leave', text: NOTICE },
    ]);
    expect(message).toContain('A notice or a lawsuit alone puts nobody out of a home');
  });

  it('in a debt case nothing is said of officers and writs', () => {
    const message = ask('do i have to leave', [{ id: 'complaint', docType: 'Complaint', text: COMPLAINT }], {
      case: { kind: 'debt' },
    });
    expect(message).toContain('asks for money, and not that you leave your home');
    expect(message).not.toMatch(/officer|writ/);
  });

  it('whoever has a notice to pay rent is told what paying by its day can do', () => {
    const message = ask('do i have to pay', [{ id: 'notice', docType: 'Eviction Notice', text: NOTICE }], {
      case: { caseNumber: null, courtName: null },
    });
    expect(message).toContain('pay all of it before that day ends, and get a receipt');
    expect(message).not.toContain('Do not leave a lawsuit unanswered');
  });

  it.each(['can i leave the state', 'do i have to leave work for the hearing'])(
    'is not asked by: %s',
    (question) => expect(ruleTopic(question)).not.toBe('put-out'),
  );
});

describe('once a court has decided', () => {
  const judgment = [
    {
      id: 'judgment',
      docType: 'Default Judgment',
      text: `DEFAULT JUDGMENT

IT IS ORDERED that judgment is entered against Defendant Rosalind Quay for $4,350.00.

/s/ Octavia Brandt
District Judge
`,
    },
  ];

  it.each(['When must I answer?', 'What happens if I do nothing?', 'I missed the deadline to answer'])(
    '%s: the judgment comes first, and no time to answer the complaint',
    (question) => {
      const message = ask(question, judgment);
      expect(message).toContain('judgment.pdf looks like a paper in which a court has decided');
      expect(message).toContain('an answer to the complaint usually helps no more');
      expect(message).toMatch(/set(?:ting)? .*aside|relief from/i);
      expect(message).not.toContain('Say here on which day you were served');
      expect(message).not.toContain('not known whether a default');
    },
  );

  it('an open time to answer is told with it, for the paper may be nobody’s', () => {
    const due: DeadlineFact = {
      id: 'a',
      kind: 'Answer',
      date: '2026-04-02',
      status: 'upcoming',
      deadlineType: 'answer_due',
      ruleReference: null,
      isAutoCalculated: true,
    };
    const message = ask('When must I answer?', judgment, { deadlines: [due] });
    expect(message).toContain('ask the clerk if that decision is real');
    expect(message).toContain('Apr 2, 2026');
  });

  it('a plaintiff is not told that an answer helps no more', () =>
    expect(ask('What happens if they do nothing?', judgment, { side: 'plaintiff' })).not.toContain(
      'helps no more',
    ));
});

it('when must I answer, with an order that sets another day: that day is told', () => {
  const message = ask('When must I answer?', [], {
    deadlines: [
      {
        id: 'r',
        kind: 'File any response to the motion',
        date: '2026-04-13',
        status: 'upcoming',
        deadlineType: null,
        ruleReference: null,
        isAutoCalculated: false,
      },
    ],
  });
  expect(message).toContain('File any response to the motion');
  expect(message).toContain('Apr 13, 2026');
});
