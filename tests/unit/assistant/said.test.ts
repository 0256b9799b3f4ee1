import { describe, expect, test } from 'vitest';
import { builtinEngine } from '#server/ai/builtin.ts';
import { chooseFacts } from '#src/assistant/choose-facts.ts';
import { exampleQuestions } from '#src/assistant/example-questions.ts';
import type { PaperSays, SaidFact } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { paperReply } from '#src/assistant/paper-reply.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { replyFromDocuments } from '#src/assistant/reply-documents.ts';
import { saidDays } from '#src/assistant/said-days.ts';
import type { FactContent } from '#src/facts/schema.ts';
import { deadlineFact, makeFacts, paperFacts, TODAY } from './facts.ts';

let place = 0;
function said(content: FactContent, quote: string, change: Partial<SaidFact> = {}): SaidFact {
  place += 1000;
  return {
    label: quote,
    page: 2,
    start: place,
    end: place + quote.length,
    quote,
    certainty: 'certain',
    status: 'found',
    ...change,
    ...content,
  } as SaidFact;
}

function paper(id: string, facts: SaidFact[], change: Partial<PaperSays> = {}): PaperSays {
  const rest = { docType: 'Letter', docDate: null, unplaced: [], problems: [], isRead: true };
  return { documentId: id, filename: `${id}.pdf`, facts, ...rest, ...change };
}

const HEARING = said(
  { kind: 'hearing', value: { what: 'the motion', date: '2026-04-02', time: '13:30', place: 'Room 4' } },
  'The motion will be heard on April 2, 2026 at 1:30 p.m. in Room 4.',
  { label: 'Hearing on the motion' },
);
const PASSED = said(
  { kind: 'hearing', value: { what: 'first', date: '2026-02-02' } },
  'A first hearing was set for February 2, 2026.',
);
const DEFAULT = said(
  { kind: 'consequence', value: { what: 'judgment by default' } },
  'If you do not answer, judgment by default may be entered against you.',
);
const OWED = said(
  { kind: 'sum', value: { amount: 4350.17, currency: 'USD', what: 'balance' } },
  'The balance due and owing is $4,350.17.',
);
const DEPOSIT = said(
  { kind: 'sum', value: { amount: 900, currency: 'USD', what: 'deposit' } },
  'Tenant paid a security deposit of $900.00.',
);
const CLERK = said(
  { kind: 'contact', value: { name: 'Clerk, civil division', phone: '505-555-0142' } },
  'Questions: Clerk, civil division, 505-555-0142',
);
const DENIED = said(
  { kind: 'disposition', value: { what: 'ruling', of: 'motion to dismiss', outcome: 'denied' } },
  'The motion to dismiss is DENIED.',
);
const PLAINTIFF = said(
  { kind: 'party', value: { name: 'Orlov Roofing LLC', role: 'plaintiff' } },
  'ORLOV ROOFING LLC',
);
const OFFER = said(
  { kind: 'offer', value: { what: 'settlement', amount: 2900, until: '2026-03-30' } },
  'We will take $2,900.00 until March 30, 2026.',
);

const ALL = [HEARING, PASSED, DEFAULT, OWED, DEPOSIT, CLERK, DENIED, PLAINTIFF, OFFER];

function caseOf(papers: PaperSays[], more: Parameters<typeof makeFacts>[0] = {}) {
  return makeFacts({ ...more, documents: { total: papers.length, ready: papers.length, says: papers } });
}

function ask(question: string, facts = caseOf([paper('papers', ALL)])) {
  return replyFromCase({ question, actionType: readAction(question), facts, passages: [] });
}

describe('which facts answer a question in plain words', () => {
  test.each([
    ['when do i have to be in court', HEARING],
    ['do I have to show up?', HEARING],
    ['what happens if I do nothing', DEFAULT],
    ['what if i just ignore this', DEFAULT],
    ['how much do they say i owe', OWED],
    ['how much was our security deposit', null],
    ['who can i call', CLERK],
    ['did the judge say no', DENIED],
    ['who is suing me', PLAINTIFF],
    ['would they settle for less', OFFER],
    ['When did the parrot escape?', null],
    ['am i going to win', null],
    ['is 2900 a fair offer', null],
  ])('%s', (question, fact) => {
    expect(chooseFacts(question, caseOf([paper('papers', ALL)]))[0]?.fact ?? null).toBe(fact);
  });

  test('what a question names beside its topic has to stand in the fact', () => {
    const facts = caseOf([paper('papers', ALL)]);
    expect(chooseFacts('who do i call about the boiler', facts)).toEqual([]);
  });
});

describe('a reply out of the facts of the papers', () => {
  test('has the words and the place of the fact', () => {
    const reply = ask('when do i have to be in court');
    expect(reply?.message).toContain(
      'Thu, Apr 2, 2026 (in 15 days), at 1:30 p.m.: Hearing on the motion, Room 4. papers.pdf, page 2: “The motion will be heard',
    );
    expect(reply?.quotes).toEqual([
      { documentId: 'papers', page: 2, text: HEARING.quote, start: HEARING.start },
    ]);
    expect(reply?.message).not.toContain('Feb 2');
  });

  test('says of what is unsure that it is, and is not called sure', () => {
    const reply = ask('who can i call', caseOf([paper('notice', [{ ...CLERK, certainty: 'unsure' }])]));
    expect(reply?.message).toContain('(found, not certain: check page 2)');
    expect(reply?.confidence).toBeLessThan(0.5);
  });

  test('tells what a person corrected before what was found, and never what they dismissed', () => {
    const corrected = {
      ...OWED,
      quote: 'It was $100.',
      status: 'corrected' as const,
      certainty: 'unsure' as const,
    };
    const dismissed = { ...DEPOSIT, status: 'dismissed' as const };
    const [first, ...rest] = chooseFacts(
      'how much do they want',
      caseOf([paper('p', [OWED, dismissed, corrected])]),
    );
    expect(first?.fact).toBe(corrected);
    expect(rest.map(({ fact }) => fact)).not.toContain(dismissed);
    const reply = ask('how much do they want', caseOf([paper('p', [corrected])]));
    expect(reply?.message).toContain('(as you corrected it)');
  });

  test('comes before the law where both speak', () => {
    const message = ask('What happens if I do not answer?')?.message ?? '';
    expect(message.indexOf('judgment by default may be entered')).toBeGreaterThan(-1);
    expect(message.indexOf('judgment by default may be entered')).toBeLessThan(
      message.indexOf('Nobody is arrested'),
    );
  });
});

describe('days of papers of every kind', () => {
  const LETTER = 'Dear Ms. Quay:\n\nYou must send the signed release to us by April 14, 2026.';
  const MAIL = 'From: Otto Pell\nSubject: the keys\n\nThe inspection is set for May 4, 2026 at 9:00 a.m.';

  test.each([
    ['Letter', LETTER, '2026-04-14'],
    ['Email', MAIL, '2026-05-04'],
  ])('%s', (docType, text, date) => {
    const facts = makeFacts({ papers: [{ id: 'paper', docType, text }] });
    expect(saidDays(facts).map((each) => each.date)).toContain(date);
    const message = replyFromCase({
      question: 'What are my deadlines?',
      actionType: 'deadlines',
      facts,
      passages: [],
    })?.message;
    expect(message).not.toMatch(/no sentence|There is no order/);
    expect(message).toMatch(/paper\.pdf, page 1: “/);
  });

  test('those to come first, then those to count, then those that passed; the same one once', () => {
    const due = (date: string | null, label: string, period: { count: number } | null = null) =>
      said(
        {
          kind: 'deadline',
          value: {
            what: label,
            who: 'defendant',
            date,
            period: period && { ...period, unit: 'days', from: 'service' },
          },
        },
        label,
        { label },
      );
    const facts = caseOf([
      paper('a', [due('2026-01-02', 'Old'), due(null, 'File', { count: 15 }), due('2026-06-01', 'Later')]),
      paper('b', [due('2026-04-01', 'Soon'), due('2026-06-01', 'Later')]),
    ]);
    expect(saidDays(facts).map(({ said: { fact } }) => fact.label)).toEqual(['Soon', 'Later', 'File', 'Old']);
  });

  test('what could not be placed or read is told, and that no day was found only of what was looked at', () => {
    const unplaced = [{ page: 3, start: 5, end: 11, quote: 'June 1' }];
    const problems = ['Page 3 of 7 could not be read.'];
    const facts = caseOf([paper('scan', [], { unplaced, problems }), paper('new', [], { isRead: false })]);
    const message = replyFromCase({
      question: 'What are my deadlines?',
      actionType: 'deadlines',
      facts: { ...facts, deadlines: [deadlineFact('d', 'Answer')] },
      passages: [],
    })?.message;
    expect(message).not.toContain('I found no day to come');
    expect(message).toMatch(
      /A day or a time stands in these papers that I could not read for sure[\s\S]*scan\.pdf, page 3: “June 1”/,
    );
    expect(message).toContain('scan.pdf: Page 3 of 7 could not be read.');
    expect(message).toContain('new.pdf is still being read.');
    expect(message).toContain('I looked at 2 papers.');
  });

  test('a refusal names what was looked at', () => {
    const facts = caseOf([paper('scan', [], { problems: ['Page 3 of 7 could not be read.'] })]);
    const { found, message } = replyFromDocuments({
      question: 'What did the parrot say?',
      actionType: 'document-question',
      facts,
      passages: [],
    });
    expect(found).toBe(false);
    expect(message).toContain('I looked at 1 paper. scan.pdf: Page 3 of 7 could not be read.');
  });
});

describe('one paper asked by itself', () => {
  const asked = {
    says: paper('papers', ALL, { problems: ['Page 3 of 7 could not be read.'] }),
    today: TODAY,
  };
  const engine = (question: string, says = asked.says) =>
    builtinEngine.answer({ question, history: [], passages: [], facts: null, paper: { says, today: TODAY } });

  test('its facts answer', async () => {
    expect((await engine('Who is suing?')).message).toContain('Orlov Roofing LLC');
    expect(paperReply('What are the deadlines?', asked, [])?.message).toContain('Mon, Mar 30, 2026');
  });

  test('where nothing answers, what could not be read of it is told', async () => {
    const { found, message } = await engine('What did the parrot say?');
    expect(found).toBe(false);
    expect(message).toContain('papers.pdf: Page 3 of 7 could not be read.');
  });

  test('every example that is offered is answered out of the paper that it is offered for', () => {
    for (const fact of ALL) {
      const examples = exampleQuestions([fact]);
      expect(examples).toHaveLength(1);
      for (const question of examples) {
        const reply = paperReply(question, { says: paper('one', [fact]), today: TODAY }, []);
        expect({ question, quotes: reply?.quotes.map(({ text }) => text) }).toEqual({
          question,
          quotes: [fact.quote],
        });
      }
    }
    expect(exampleQuestions([{ kind: 'sum', status: 'dismissed' }])).toEqual(['What are the deadlines?']);
    expect(
      paperReply('What are the deadlines?', { says: paper('none', []), today: TODAY }, []),
    ).not.toBeNull();
  });

  test('what reading finds is told as it was found', () => {
    const says = paperFacts('order', 'Order', 'Defendant shall file an answer no later than April 15, 2026.');
    expect(paperReply('What are the deadlines?', { says, today: TODAY }, [])?.message).toContain(
      'Wed, Apr 15, 2026',
    );
  });
});
