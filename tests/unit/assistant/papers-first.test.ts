import { describe, expect, test } from 'vitest';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { paperReply } from '#src/assistant/paper-reply.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { worryOf } from '#src/assistant/worries.ts';
import { makeFacts, paperFacts, TODAY } from './facts.ts';

interface Paper {
  id: string;
  docType: string;
  text: string;
  docDate?: string;
}

function ask(question: string, papers: readonly Paper[], change: Partial<CaseFacts> = {}): string {
  const facts = { ...makeFacts({ papers }), ...change };
  const passages = papers.map(({ id, text }) => ({
    documentId: id,
    filename: `${id}.pdf`,
    page: 1,
    start: 0,
    text,
  }));
  return replyFromCase({ question, actionType: readAction(question), facts, passages })?.message ?? '';
}

/** Where words first stand; a reply without them fails the test. */
function at(message: string, words: string | RegExp): number {
  const found = message.search(words);
  expect(found, `${words} in: ${message}`).toBeGreaterThan(-1);
  return found;
}

const CAPTION = `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

ORLOV ROOFING LLC, Plaintiff,
v.                                        No. D-101-CV-2026-00042
ROSALIND QUAY, Defendant.
`;

const COMPELLED: Paper = {
  id: 'discovery-order',
  docType: 'Order',
  text: `${CAPTION}
ORDER ON PLAINTIFF'S MOTION TO COMPEL

IT IS ORDERED that Defendant shall answer Interrogatory Nos. 3 and 7 in writing and under oath within twelve (12) days of entry of this Order.
If Defendant fails to comply with this Order, the Court may strike her Answer and enter judgment by default.

Entered: March 16, 2026
`,
};

const SUMMONS: Paper = {
  id: 'summons',
  docType: 'Summons',
  text: `${CAPTION}
SUMMONS

You must file your written response to the lawsuit with the Court no later than thirty (30) days from the date you are served with this Summons.
`,
};

const SCHEDULE: Paper = {
  id: 'schedule',
  docType: 'Order',
  text: `IN THE UNITED STATES DISTRICT COURT
FOR THE DISTRICT OF NEW MEXICO

BASALT FREIGHT INC., Plaintiff,
v.                       No. 1:26-cv-00317
ROSALIND QUAY, Defendant.

SCHEDULING ORDER

Defendant's response to the motion for summary judgment is due April 24, 2026.
Motions to amend pleadings shall be filed by May 8, 2026.
`,
};

const MOTION: Paper = {
  id: 'motion-summary-judgment',
  docType: 'Motion',
  text: `${CAPTION}
PLAINTIFF'S MOTION FOR SUMMARY JUDGMENT

Plaintiff moves for summary judgment on Count I of the Complaint.
The facts set out above will be deemed admitted unless Defendant controverts them by number.

CERTIFICATE OF SERVICE
I certify that on the 9th day of March, 2026, a copy of the foregoing was sent by first-class mail to Rosalind Quay, 8 Alder Lane, Santa Fe, NM 87501.
`,
};

describe('orders of the court come before rules', () => {
  test.each(["What happens if I don't send the interrogatory answers?", 'can i ignore the interrogatories'])(
    '%s',
    (question) => {
      const message = ask(question, [COMPELLED]);
      const order = at(message, /12 days|twelve \(12\) days/);
      const threat = at(message, 'strike her Answer');
      const rule = at(message, '30 days counted from');
      expect(order).toBeLessThan(threat);
      expect(threat).toBeLessThan(rule);
      expect(message).not.toContain('asked to admit counts as admitted');
    },
  );

  test('from a day of entry that the order itself names, with every day counted', () => {
    const message = ask("What happens if I don't send the interrogatory answers?", [COMPELLED]);
    expect(message).toContain('“Entered: March 16, 2026”');
    expect(message).toContain('Sat, Mar 28, 2026');
  });

  test('without an order the rule stands alone', () => {
    const message = ask("What happens if I don't send the interrogatory answers?", [SUMMONS]);
    expect(message).toContain('30 days counted from');
    expect(message).not.toContain('ordered');
  });

  test('an order to the other side is none to this one', () => {
    const text = COMPELLED.text
      .replaceAll('Defendant shall', 'Plaintiff shall')
      .replace('If Defendant', 'If Plaintiff');
    const message = ask("What happens if I don't send the interrogatory answers?", [{ ...COMPELLED, text }]);
    expect(message).not.toMatch(/12 days|comes before any rule/);
  });
});

describe('the time to answer the lawsuit', () => {
  const message = ask('When do I have to answer the lawsuit?', [SCHEDULE, SUMMONS, MOTION]);

  test('is that of the summons, and no other paper’s', () => {
    expect(at(message, 'thirty \\(30\\) days from the date you are served')).toBeLessThan(
      at(message, '1-012'),
    );
    expect(message).not.toMatch(/Apr 24, 2026|May 8, 2026/);
  });

  test('says that papers of two cases lie together', () => {
    expect(at(message, 'carry two case numbers')).toBeLessThan(at(message, 'thirty'));
    expect(message).toContain('1:26-cv-00317 (schedule.pdf)');
    expect(ask('When do I have to answer the lawsuit?', [SUMMONS, MOTION])).not.toContain('case numbers');
  });
});

describe('a motion whose certificate names its day', () => {
  test.each([
    'By when do I have to respond to the motion for summary judgment?',
    'Can I ignore the summary judgment motion until the hearing?',
  ])('%s', (question) => {
    const message = ask(question, [MOTION]);
    // March 9 and 15 days, 3 more for mail.
    expect(message).toContain('Fri, Mar 27, 2026');
    expect(message).toContain('1-056(D)');
    expect(message).toMatch(/count as admitted/);
  });

  test('no is said first to who wants to ignore it, and its own words stand beside', () => {
    const message = ask('Can I ignore the summary judgment motion until the hearing?', [MOTION]);
    expect(message).toMatch(/^No\./);
    expect(message).toContain('deemed admitted unless Defendant controverts them');
  });

  test('two motions leave open which one is meant', () => {
    const other = {
      ...MOTION,
      id: 'second-motion-summary-judgment',
      text: MOTION.text.replace('9th', '2nd'),
    };
    const message = ask('By when do I have to respond to the motion for summary judgment?', [MOTION, other]);
    expect(message).not.toContain('Mar 27, 2026');
  });
});

describe('rent and old debts', () => {
  const NOTICE: Paper = {
    id: 'pay-or-leave',
    docType: 'Notice',
    text: `NOTICE TO PAY RENT OR LEAVE

To Rosalind Quay, tenant of 8 Alder Lane, Santa Fe.
You owe rent of $980.00 for March 2026.
You must pay the whole rent within five (5) days after this notice is delivered to you, or vacate the premises.
If you do neither, the landlord may ask the court for possession.
Delivered on: March 17, 2026
`,
  };
  const HEARING: Paper = {
    id: 'notice-of-hearing',
    docType: 'Notice of Hearing',
    text: `${CAPTION}
NOTICE OF HEARING

The motion to dismiss will be heard on April 9, 2026 at 10:00 a.m. in Courtroom 3.
Requests to appear by telephone must be made at least four (4) days before the hearing.
`,
  };

  test.each([
    'How many days do I have to pay the rent before they throw me out?',
    'by when do i have to pay my rent',
  ])('the notice first: %s', (question) => {
    const message = ask(question, [HEARING, NOTICE]);
    at(message, 'within five \\(5\\) days after this notice');
    expect(message).toContain('Delivered on: March 17, 2026');
    expect(message).toContain('judgment');
    expect(message).not.toMatch(/telephone|before the hearing/);
  });

  const DEBT: Paper = {
    id: 'complaint',
    docType: 'Complaint',
    text: `${CAPTION}
COMPLAINT FOR MONEY DUE

1. Defendant opened the account on May 4, 2018.
2. Defendant made her last payment on the account on July 9, 2019.
WHEREFORE, Plaintiff asks for judgment of $4,350.00.
`,
  };
  const COLLECTOR: Paper = {
    id: 'collector',
    docType: 'Letter',
    text: `GANNET COLLECTIONS
Your account with Marlow Furniture: your last payment was made on January 3, 2014.
Because of the age of this debt we will not sue you for it. If you make a payment, the time limit may begin again.
`,
  };

  test.each(['Is the debt too old to sue me on?', 'Can they sue me after so many years?'])(
    'the papers of the claim alone, and the defense: %s',
    (question) => {
      const message = ask(question, [COLLECTOR, DEBT]);
      at(message, 'July 9, 2019');
      at(message, 'statute of limitations');
      at(message, 'in the answer');
      at(message, '1-008\\(C\\)');
      expect(message).not.toMatch(/January 3, 2014|we will not sue you/);
    },
  );

  test('a paper that says that the time begins again is quoted first', () => {
    const message = ask('What happens if I pay a little bit now?', [DEBT, COLLECTOR]);
    expect(at(message, 'the time limit may begin again')).toBeLessThan(at(message, 'before you pay'));
  });

  test('without such a paper it is said to be from memory', () => {
    expect(ask('What happens if I pay a little bit now?', [DEBT])).toMatch(
      /part payment starts.*from memory/,
    );
  });

  test('what a paper says of payments in parts stands beside', () => {
    const text = 'We do not accept partial payments. Call us with questions about your loan.';
    const message = ask('can i pay just some of it', [DEBT, { ...COLLECTOR, text }]);
    expect(message).toContain('We do not accept partial payments.');
  });

  test('rent and one’s own suit are no such questions', () => {
    expect(worryOf('what happens if i pay some of the rent')?.id).not.toBe('part-payment');
    expect(worryOf('can i still sue my landlord')?.id).toBeUndefined();
  });
});

describe('a hearing that somebody wants to move', () => {
  const SET: Paper = {
    id: 'notice-of-hearing',
    docType: 'Notice of Hearing',
    text: `${CAPTION}
NOTICE OF HEARING

The motion to dismiss will be heard on April 9, 2026 at 10:00 a.m. in Courtroom 3.
`,
  };
  const EMAIL: Paper = {
    id: 'email',
    docType: 'Email',
    text: `From: Marisol Teague <teague@teaguelaw.example>
Sent: Tuesday, March 17, 2026 8:20 AM
To: Rosalind Quay <quay@mail.example>
Subject: Hearing

The judge's assistant has offered Monday, April 20, 2026 at 9:00 a.m. for the hearing.
The hearing stays on April 9 unless the judge signs an order.
`,
  };

  test('what is set stands first, what is proposed is called so', () => {
    const message = ask('Has the hearing been moved to April 20?', [EMAIL, SET]);
    const set = at(message, 'Thu, Apr 9, 2026');
    const stays = at(message, 'The hearing stays on April 9');
    const proposed = at(message, 'Only proposed');
    const offered = at(message, 'Mon, Apr 20, 2026');
    expect(set).toBeLessThan(proposed);
    expect(stays).toBeLessThan(proposed);
    expect(proposed).toBeLessThan(offered);
    expect(message).toContain('at 10:00 a.m.');
  });

  test('among the deadlines too', () => {
    const message = ask('What are my deadlines?', [EMAIL, SET]);
    expect(message).toMatch(/Only proposed: Mon, Apr 20, 2026/);
    expect(message).not.toMatch(/Only proposed: Thu, Apr 9, 2026/);
  });
});

const DEBT_CASE: Paper = {
  id: 'debt-complaint',
  docType: 'Complaint',
  text: `${CAPTION}
COMPLAINT FOR MONEY DUE

1. Defendant owes $4,350.00.
`,
};

describe('what stands in a paper is never denied', () => {
  test('a day that no fact tells', () => {
    const text = 'A notice about the roof.\nSee you on or around the second week, THREE-DAY notice.';
    const says = {
      ...paperFacts('note', 'Letter', text),
      facts: [],
      unplaced: [{ page: 1, start: 64, end: 73, quote: 'THREE-DAY' }],
    };
    const base = makeFacts({ papers: [{ id: 'note', docType: 'Letter' }] });
    const facts = { ...base, documents: { ...base.documents, says: [says] } };
    const reply = replyFromCase({
      question: 'What are my deadlines?',
      actionType: 'deadlines',
      facts,
      passages: [],
    });
    expect(reply?.message).not.toContain('I found no day to come');
    expect(reply?.message).toMatch(
      /A day or a time stands in these papers that I could not read for sure[\s\S]*THREE-DAY/,
    );
    const alone = paperReply('what are the deadlines', { says, today: TODAY }, []);
    expect(alone?.message).not.toContain('I found no day to come');
    expect(alone?.message).toContain('THREE-DAY');
  });

  test('a day in the words of another fact', () => {
    const quote = 'Defendant’s answer will be stricken on June 3, 2026 if nothing is paid.';
    const says = paperFacts('order', 'Order', CAPTION);
    const fact = {
      kind: 'disposition' as const,
      value: { what: quote, of: 'answer', outcome: 'stricken' },
      label: 'The court decided',
      page: 1,
      start: 400,
      end: 400 + quote.length,
      quote,
      certainty: 'likely' as const,
      status: 'found' as const,
    };
    const base = makeFacts({ papers: [{ id: 'order', docType: 'Order' }] });
    const facts = {
      ...base,
      documents: { ...base.documents, says: [{ ...says, facts: [fact], unplaced: [] }] },
    };
    const reply = replyFromCase({
      question: 'What are my deadlines?',
      actionType: 'deadlines',
      facts,
      passages: [],
    });
    expect(reply?.message).toContain('on June 3, 2026 if nothing is paid');
  });

  test('an answer that a paper speaks of as filed', () => {
    const older = { ...SCHEDULE, docDate: '2026-02-02' };
    const message = ask('What are my deadlines?', [{ ...COMPELLED, docDate: '2026-03-16' }, older]);
    expect(message).not.toContain('nothing here shows an answer of yours');
    expect(message).toContain('speaks of an answer');
    const plain = {
      ...COMPELLED,
      docDate: '2026-03-16',
      text: COMPELLED.text.replace('strike her Answer and ', ''),
    };
    expect(ask('What are my deadlines?', [plain, older])).toContain('nothing here shows an answer of yours');
  });

  test('an answer that is still to be written is none that was filed', () => {
    const text = SUMMONS.text.replace(
      'Summons.\n',
      'Summons.\nIf you want a jury trial, ask for one in your answer.\n',
    );
    const facts = [
      { ...SUMMONS, text },
      { ...DEBT_CASE, docDate: '2026-03-02' },
    ];
    const message = ask('What are my deadlines?', facts);
    expect(message).toContain('Write down the day');
    expect(message).not.toContain('speaks of an answer');
  });
});
