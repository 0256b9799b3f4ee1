import { describe, expect, test } from 'vitest';
import type { BuiltinReply } from '#src/assistant/draft.ts';
import { factLines } from '#src/assistant/fact-lines.ts';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { replyFromDocuments } from '#src/assistant/reply-documents.ts';
import { SUGGESTED_PROMPTS } from '#src/assistant/schema.ts';
import {
  COMPLAINT,
  deadlineFact,
  discoveryFact,
  entryFact,
  makeFacts,
  ORDER,
  summonsFact,
  TODAY,
} from './facts.ts';

function ask(facts: CaseFacts, question: string): BuiltinReply {
  const actionType = readAction(question);
  const answer = replyFromCase({ question, actionType, facts, passages: [] });
  if (answer === null) throw new Error(`${question} went to the documents.`);
  return answer;
}

function asked(facts: CaseFacts, kind: (typeof SUGGESTED_PROMPTS)[number]['actionType']): BuiltinReply {
  return ask(facts, SUGGESTED_PROMPTS.find(({ actionType }) => actionType === kind)?.text ?? '');
}

const SUED = makeFacts({
  papers: [{ id: 'complaint', docType: 'Complaint', text: COMPLAINT, docDate: '2026-02-20' }],
});
const TEXTS: Readonly<Record<string, string>> = { complaint: COMPLAINT, order: ORDER };

const CASES: readonly (readonly [string, CaseFacts])[] = [
  ['an empty case of a defendant', makeFacts()],
  ['an empty case of a plaintiff', makeFacts({ side: 'plaintiff' })],
  ['an empty case of an attorney', makeFacts({ side: 'attorney' })],
  ['a criminal case', makeFacts({ case: { caseType: 'criminal' } })],
  [
    'a case in a state without rules here',
    makeFacts({ case: { state: 'OH', courtName: 'Court of Common Pleas, Franklin County' } }),
  ],
  ['a defendant with a complaint', SUED],
  [
    'a case with an order, a docket and requests',
    makeFacts({
      papers: [
        { id: 'complaint', docType: 'Complaint', text: COMPLAINT },
        { id: 'order', docType: 'Order', text: ORDER },
      ],
      entries: [entryFact('MOTION to Dismiss filed by Defendant Rosalind Quay.', { documentType: 'Motion' })],
      discovery: [discoveryFact()],
      summonses: [summonsFact()],
      answer: { id: 'answer', createdAt: new Date(), needsAnswer: 2, total: 9 },
    }),
  ],
  [
    'two thousand documents of many kinds',
    makeFacts({
      documents: {
        total: 2000,
        ready: 1990,
        failed: 4,
        byType: Array.from({ length: 40 }, (_, at) => ({ type: `Kind ${at}`, count: 50 })),
        unread: [
          { id: 'lost', filename: 'lost.pdf', isFailed: true, reason: 'It is protected by a password.' },
        ],
      },
    }),
  ],
];

describe.each(CASES)('%s', (_, facts) => {
  test.each(SUGGESTED_PROMPTS)(
    '$actionType: short, of this case, with quotes at their places',
    ({ text }) => {
      const { message, quotes, records, confidence, because } = ask(facts, text);
      expect(message.split('\n').length).toBeLessThanOrEqual(30);
      expect(message).not.toMatch(/undefined|null|NaN|\bInvalid\b|\.\.(?!\.)/);
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(0.9);
      expect(because).toMatch(/\.$/);
      for (const { documentId, text: words, start } of quotes) {
        const text = TEXTS[documentId] ?? '';
        expect(start === undefined ? text : text.slice(start, start + words.length)).toContain(words);
      }
      const numbers = [...message.matchAll(/ \[(\d+)\]/g)].map(([, n]) => Number(n));
      expect(new Set(numbers)).toEqual(new Set(quotes.map((__, at) => at + 1)));
      const refs = factLines(facts).map(({ ref }) => ref);
      for (const ref of records) expect(refs).toContain(ref);
    },
  );
});

test('a case that is not civil says so in all five', () => {
  for (const { text } of SUGGESTED_PROMPTS) {
    const { message } = ask(makeFacts({ case: { caseType: 'criminal' } }), text);
    expect(message).toContain('criminal case');
    expect(message).not.toContain('FRCP');
    expect(message).not.toContain('Rule 1-012');
  }
});

describe('summary', () => {
  test('says what the complaint claims and asks for in its own words, with counts and sums', () => {
    const { message, quotes } = asked(SUED, 'summary');
    expect(message).toContain('You are the defendant.');
    expect(message).toMatch(/Count I: Breach of Contract \[\d\]/);
    expect(message).toContain('9 numbered paragraphs');
    expect(message).toContain('to recover the price of a roof');
    expect(message).toContain('$4,350.00');
    expect(quotes.length).toBeGreaterThan(3);
    expect(message.split('\n')[0]).toContain('Most urgent');
  });

  test('names what was not read', () => {
    const facts = makeFacts({
      documents: {
        total: 3,
        ready: 1,
        failed: 1,
        byType: [{ type: 'Letter', count: 3 }],
        unread: [{ id: 'x', filename: 'fax.tif', isFailed: true, reason: null }],
      },
    });
    const { message, because } = asked(facts, 'summary');
    expect(message).toContain('1 could not be read (fax.tif). 1 not read yet.');
    expect(because).toContain('2 documents of 3 could not be looked into');
  });

  test('an order is quoted where it decides', () => {
    const { message } = asked(
      makeFacts({ papers: [{ id: 'order', docType: 'Order', text: ORDER }] }),
      'summary',
    );
    expect(message).toMatch(/order\.pdf: “IT IS ORDERED that a hearing/);
  });
});

describe('deadlines', () => {
  const late = deadlineFact('late', 'Reply to Counterclaim', { date: '2026-03-10', status: 'overdue' });
  const soon = deadlineFact('soon', 'Answer to Complaint Due', {
    date: '2026-03-23',
    status: 'due',
    deadlineType: 'answer_to_complaint_due',
    ruleReference: 'Rule 1-012(A) NMRA',
  });

  test('what is late stands first, then by day, with weekday and days left', () => {
    const { message, records } = asked(makeFacts({ deadlines: [late, soon] }), 'deadlines');
    const [, first, second] = message.split('\n');
    expect(first).toBe('- Overdue: Reply to Counterclaim: Tue, Mar 10, 2026 (8 days ago).');
    expect(second).toBe('- Answer to Complaint Due: Mon, Mar 23, 2026 (in 5 days), Rule 1-012(A) NMRA.');
    expect(records.length).toBe(2);
  });

  test('requests, hearings and deadlines stand in one list by day', () => {
    const facts = makeFacts({
      deadlines: [soon],
      discovery: [discoveryFact({ dueDate: '2026-03-20' })],
      entries: [
        entryFact('NOTICE. Motion Hearing set for 3/25/2026 at 9:00 AM.', { documentType: 'Notice' }),
      ],
    });
    const days = asked(facts, 'deadlines').message.match(/Mar \d\d, 2026 \(in/g);
    expect(days).toEqual(['Mar 20, 2026 (in', 'Mar 23, 2026 (in', 'Mar 25, 2026 (in']);
  });

  test('a paper’s own days are quoted: those to come, then those to count', () => {
    const { message } = asked(
      makeFacts({ papers: [{ id: 'order', docType: 'Order', text: ORDER }] }),
      'deadlines',
    );
    expect(message).toMatch(
      /- Thu, Apr 9, 2026 \(in 22 days\), at 10:00 a\.m\..*order\.pdf, page 1: “IT IS ORDERED/,
    );
    expect(message).toMatch(
      /- To count: 15 days after the response is served.*order\.pdf, page 1: “Defendant shall file a reply within 15 days/,
    );
  });

  test('a defendant without a day for the answer is told how to get it, by the rule of the court', () => {
    expect(asked(SUED, 'deadlines').message).toContain(
      '30 days from the day the summons and complaint were served on you',
    );
    const federal = makeFacts({
      case: { courtName: 'United States District Court for the District of New Mexico' },
    });
    expect(asked(federal, 'deadlines').message).toContain('21 days');
    const ohio = makeFacts({ case: { state: 'OH', courtName: 'Court of Common Pleas, Franklin County' } });
    expect(asked(ohio, 'deadlines').message).toContain(
      'The rules of the state courts of Ohio are not known here',
    );
  });

  test('a summons that is not served is told to the plaintiff, with the last day where the rule has one', () => {
    const federal = makeFacts({
      side: 'plaintiff',
      case: { courtName: 'United States District Court for the District of New Mexico' },
      papers: [{ id: 'complaint', docType: 'Complaint', text: COMPLAINT }],
      summonses: [summonsFact({ attempts: 2 })],
    });
    expect(asked(federal, 'deadlines').message).toMatch(
      /served on Rosalind Quay.*after 2 attempts.*FRCP 4\(m\)\): Sun, May 31, 2026/,
    );
  });

  test('an eviction is warned of before anything is counted', () => {
    const facts = makeFacts({
      case: { title: 'Eviction of Quay', courtName: 'Bernalillo County Metropolitan Court' },
    });
    const { message } = asked(facts, 'deadlines');
    expect(message.split('\n')[0]).toContain('Read the summons or notice today for the day of the hearing');
    expect(message).not.toContain('20 days');
  });
});

describe('strategy', () => {
  test('does not reason, says so, and never predicts', () => {
    const { message, confidence } = asked(SUED, 'strategy');
    expect(message.split('\n')[0]).toContain('does not reason');
    expect(message).not.toMatch(/you (?:will|should) win|likely|probably|chances are|strong case/i);
    expect(confidence).toBeLessThanOrEqual(0.5);
  });

  test('a defendant reads what the answer has to do and what is lost, by the rules of the court', () => {
    const { message } = asked(SUED, 'strategy');
    expect(message).toContain('Rule 1-008(B) NMRA');
    expect(message).toContain('Rule 1-012(H) NMRA');
    expect(message).toContain('9 paragraphs here');
    const california = makeFacts({ case: { state: 'CA', courtName: 'Superior Court of Santa Cruz County' } });
    expect(asked(california, 'strategy').message).not.toMatch(/NMRA|FRCP/);
  });

  test('a plaintiff reads what there is to prove', () => {
    const { message } = asked({ ...SUED, side: 'plaintiff' }, 'strategy');
    expect(message).toContain('You have to prove each one');
    expect(message).not.toContain('Motion to Dismiss');
  });
});

describe('documents to prepare and next steps', () => {
  test('a defendant: the answer, the certificate, exhibits that are named and not here, each with its reason', () => {
    const { message } = asked(SUED, 'documents-to-prepare');
    expect(message).toContain('Your answer to the complaint. Nothing here shows that you answered');
    expect(message).toContain('certificate of service');
    expect(message).toContain('Rule 1-005 NMRA');
    expect(message).toContain('Exhibit A, named in the complaint');
  });

  test('a plaintiff: the return after service, responses to what the other side asked', () => {
    const facts = makeFacts({
      side: 'plaintiff',
      papers: [{ id: 'complaint', docType: 'Complaint', text: COMPLAINT }],
      summonses: [
        summonsFact({
          status: 'served',
          serviceStatus: 'served',
          servedDate: '2026-03-05',
          response: {
            state: 'counted',
            servedDate: '2026-03-05',
            date: '2026-04-06',
            dueTime: null,
            citation: 'Rule 1-012(A) NMRA',
          },
        }),
      ],
      discovery: [discoveryFact({ party: 'defendant' })],
    });
    const { message } = asked(facts, 'documents-to-prepare');
    expect(message).toContain('The return (proof) of service');
    expect(message).toContain('Your responses to requests.pdf (Wed, Apr 1, 2026 (in 14 days))');
  });

  test('three first steps, what cannot wait first and then by day', () => {
    const facts = makeFacts({
      papers: [{ id: 'complaint', docType: 'Complaint', text: COMPLAINT }],
      deadlines: [
        deadlineFact('late', 'Jury Demand', { date: '2026-03-16', status: 'overdue' }),
        deadlineFact('answer', 'Answer to Complaint Due', {
          date: '2026-03-23',
          status: 'due',
          deadlineType: 'answer_to_complaint_due',
        }),
      ],
      discovery: [discoveryFact()],
    });
    const steps = asked(facts, 'next-steps').message.split('\n').slice(1, 4);
    expect(steps[0]).toContain('Jury Demand');
    expect(steps[1]).toMatch(/^- Mon, Mar 23, 2026 \(in 5 days\): File your answer/);
    expect(steps[2]).toContain('requests.pdf');
  });

  test('the answer is one row, whether its day is known or not', () => {
    const papers = [{ id: 'complaint', docType: 'Complaint', text: COMPLAINT }];
    const rows = (facts: CaseFacts) =>
      asked(facts, 'next-steps')
        .message.split('\n')
        .filter((line) => /^- .*\b(?:your|for the) answer\b/i.test(line) && !/certificate/i.test(line));
    const [undated, ...others] = rows(makeFacts({ papers }));
    expect(undated).toContain('Write down the day on which you were handed the summons and complaint');
    expect(undated).toContain('Then: Write your answer to the complaint');
    expect(others).toEqual([]);
    const due = { date: '2026-03-23', status: 'due' as const };
    const deadlines = [
      deadlineFact('counted', 'Answer to Complaint Due', { ...due, deadlineType: 'answer_to_complaint_due' }),
      deadlineFact('seeded', 'Answer', due),
    ];
    expect(rows(makeFacts({ papers, deadlines }))).toHaveLength(1);
  });

  test('one duty that stands twice on a timeline is one row; two of one day are two', () => {
    const on = (date: string) => ({ date, status: 'due' as const });
    const facts = makeFacts({
      deadlines: [
        deadlineFact('a', 'Hearing', on('2026-03-23')),
        deadlineFact('b', 'Hearing date', on('2026-03-23')),
        deadlineFact('c', 'Expert List Due', on('2026-03-23')),
        deadlineFact('d', 'Hearing', on('2026-03-30')),
      ],
    });
    const { message } = asked(facts, 'next-steps');
    expect(message.match(/^- .*Hearing/gm)).toHaveLength(2);
    expect(message).toContain('Expert List Due');
  });

  test('an attorney is told of the day for the answer, whichever side it concerns', () => {
    const facts = makeFacts({
      side: 'attorney',
      papers: [{ id: 'complaint', docType: 'Complaint', text: COMPLAINT }],
      deadlines: [
        deadlineFact('answer', 'Answer to Complaint Due', {
          date: '2026-03-23',
          status: 'due',
          deadlineType: 'answer_to_complaint_due',
        }),
      ],
    });
    expect(asked(facts, 'next-steps').message).toContain('Answer to Complaint Due: Mon, Mar 23, 2026');
  });

  test('a question for papers in a case without any is told that there are none', () => {
    const question = 'What does the lease say about the furnace?';
    const { found, message, because } = replyFromDocuments({
      question,
      actionType: readAction(question),
      facts: makeFacts(),
      passages: [],
    });
    expect(found).toBe(false);
    expect(message).toBe(
      'I found no passage that comes close: there is no paper in this case to look into yet. Upload yours and ask again.',
    );
    expect(because).toBe('There is no document in this case to look into.');
  });

  test('a default on the docket comes first; one that was denied does not', () => {
    const request = entryFact("MOTION for Clerk's Entry of Default filed by Plaintiff.", {
      documentType: 'Motion',
    });
    const denied = entryFact("ORDER denying motion for clerk's default.", {
      documentType: 'Order',
      date: '2026-03-14',
    });
    const with_ = (entries: (typeof request)[]) =>
      asked({ ...makeFacts({ ...SUED, entries }), documents: SUED.documents }, 'next-steps').message;
    expect(with_([request]).split('\n')[1]).toContain('default on the docket');
    expect(with_([denied, request])).not.toContain('default on the docket');
  });

  test('a case that the docket calls closed asks for nothing that is over, and names what is short now', () => {
    const entries = [
      entryFact('ORDER. The case is dismissed with prejudice. Civil case terminated.', {
        documentType: 'Order',
        date: '2026-03-16',
      }),
      entryFact('MOTION to Dismiss filed by Plaintiff.', { documentType: 'Motion', date: '2026-03-01' }),
    ];
    const { message } = asked({ ...makeFacts({ entries }), documents: SUED.documents }, 'next-steps');
    expect(message).toMatch(/Read the entry of Mon, Mar 16, 2026 on the docket/);
    expect(message).toContain('Notice of Appeal: 30 days');
    expect(message).not.toMatch(/Write your answer|write a response|handed the summons/);
  });

  test('an answer that is only among the papers is not taken for a filed one', () => {
    const facts = makeFacts({
      papers: [
        { id: 'complaint', docType: 'Complaint', text: COMPLAINT },
        { id: 'my-answer', docType: 'Answer' },
      ],
    });
    expect(asked(facts, 'next-steps').message).toContain('Make sure that your own answer was filed');
    const plaintiff = asked({ ...facts, side: 'plaintiff' }, 'next-steps').message;
    expect(plaintiff).not.toContain('your own answer');
  });

  test('a plaintiff is told of a counterclaim until there is a reply', () => {
    const answer = entryFact('ANSWER to Complaint, COUNTERCLAIM by Rosalind Quay.', {
      documentType: 'Answer',
      date: '2026-03-11',
    });
    const facts = makeFacts({ side: 'plaintiff', entries: [answer] });
    expect(asked(facts, 'next-steps').message).toContain('the counterclaim of Wed, Mar 11, 2026');
    const reply = entryFact('ANSWER to Counterclaim by Orlov Roofing LLC.', {
      documentType: 'Answer',
      date: '2026-03-16',
    });
    const replied = makeFacts({ side: 'plaintiff', entries: [reply, answer] });
    expect(asked(replied, 'next-steps').message).not.toContain('Mar 11, 2026 is against you');
  });

  test('a complaint that names another court is held against the case', () => {
    const { message } = asked(
      { ...SUED, case: { ...SUED.case, state: 'CA', courtName: 'Superior Court' } },
      'next-steps',
    );
    expect(message).toContain('Check the court of this case');
  });
});

describe('facts of the case', () => {
  const facts = makeFacts({
    papers: [
      { id: 'complaint', docType: 'Complaint', text: COMPLAINT },
      { id: 'motion', docType: 'Motion' },
      { id: 'motion-2', docType: 'Motion' },
    ],
    participants: [
      { id: 'p1', role: 'attorney', name: 'Marisol Teague', isPrimary: false, organization: null },
      { id: 'p2', role: 'witness', name: 'Tobias Fenwright', isPrimary: false, organization: null },
    ],
    deadlines: [deadlineFact('hearing', 'Hearing on Motion', { date: '2026-04-09', status: 'upcoming' })],
    entries: [entryFact('NOTICE of hearing.', { documentType: 'Notice' })],
    discovery: [discoveryFact()],
    summonses: [summonsFact({ attempts: 1 })],
  });
  const answers: readonly (readonly [string, RegExp])[] = [
    ['How many documents do I have?', /3 documents.*Motion \(2\)/s],
    ['How many motions are there?', /2 of 3 documents filed here as Motion/],
    ['How many subpoenas are there?', /None of your 3 documents/],
    ['When is my hearing?', /Hearing on Motion: Thu, Apr 9, 2026 \(in 22 days\)/],
    ['Who is the plaintiff?', /Plaintiff of the case: Orlov Roofing LLC/],
    ['Who represents the plaintiff?', /Marisol Teague \(attorney\)/],
    ['Who are the parties?', /Plaintiff: Orlov Roofing LLC.*Defendant: Rosalind Quay/s],
    ['What is my case number?', /D-101-CV-2026-00042/],
    ['Is anything overdue?', /Nothing on your timeline is overdue/],
    ['What happened last on the docket?', /no\. 7: NOTICE of hearing/],
    ['Has the defendant been served?', /Rosalind Quay: not served by your records, 1 attempt recorded/],
    [
      'What discovery is outstanding?',
      /requests\.pdf \(you have to answer\): 2 of 3 requests without an answer here; due Wed, Apr 1, 2026/,
    ],
    ['When is the next deadline?', /Next: Hearing on Motion/],
    ['Which papers failed to be read?', /None of your 3 documents failed/],
    ['Which court is my case in?', /First Judicial District Court, NM/],
    ['Has the defendant answered?', /shows no answer and no default/],
    ['Am I the defendant?', /you are the defendant/],
  ];

  test.each(answers)('%s', (question, said) => {
    const { message, records } = ask(facts, question);
    expect(message).toMatch(/^From your case:\n/);
    expect(message).toMatch(said);
    expect(records.length).toBeGreaterThan(0);
  });

  test.each(['When is my trial?', 'What discovery is outstanding?'])(
    'what no row holds is asked of the documents: %s',
    (question) => {
      const empty = makeFacts();
      expect(
        replyFromCase({ question, actionType: readAction(question), facts: empty, passages: [] }),
      ).toBeNull();
    },
  );

  test('found nowhere: what was looked at and what was not read is told', () => {
    const unread = makeFacts({ documents: { total: 2, ready: 1, failed: 1 } });
    const { found, message } = replyFromDocuments({
      question: 'When is my trial?',
      actionType: 'case-fact',
      facts: unread,
      passages: [],
    });
    expect(found).toBe(false);
    expect(message).toMatch(/^I found no passage that comes close/);
    expect(message).toContain('I also looked at your timeline, docket and other records here.');
    expect(message).toContain('I looked at 1 paper. 1 document of 2 could not be looked into');
  });

  test('a sentence of a document is quoted at its place', () => {
    const start = COMPLAINT.indexOf('4. On October 6');
    const passage = {
      documentId: 'complaint',
      filename: 'complaint.pdf',
      page: 1,
      start,
      text: COMPLAINT.slice(start),
    };
    const { found, quotes, message } = replyFromDocuments({
      question: 'When did the defendant sign the agreement?',
      actionType: 'document-question',
      facts: SUED,
      passages: [passage],
    });
    expect(found).toBe(true);
    expect(message).toMatch(/^From your documents:\n/);
    const [quote] = quotes;
    const from = quote?.start ?? -1;
    expect(COMPLAINT.slice(from, from + (quote?.text.length ?? 0))).toBe(quote?.text);
    expect(quote?.text).toContain('October 6, 2025');
  });
});

test('the day is only the one that is given', () => {
  expect(asked({ ...SUED, today: TODAY }, 'next-steps')).toEqual(
    asked({ ...SUED, today: TODAY }, 'next-steps'),
  );
});
