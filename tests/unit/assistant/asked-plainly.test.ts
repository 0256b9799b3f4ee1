import { describe, expect, test } from 'vitest';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { replyFromDocuments } from '#src/assistant/reply-documents.ts';
import { makeFacts } from './facts.ts';

interface Paper {
  id: string;
  docType: string;
  text: string;
}

function ask(question: string, papers: readonly Paper[], change: Partial<CaseFacts> = {}) {
  const facts = { ...makeFacts({ papers }), ...change };
  const passages = papers.map(({ id, text }) => ({
    documentId: id,
    filename: `${id}.pdf`,
    page: 1,
    start: 0,
    text,
  }));
  const asked = { question, actionType: readAction(question), facts, passages };
  return replyFromCase(asked) ?? replyFromDocuments(asked);
}

const say = (...given: Parameters<typeof ask>) => ask(...given).message;

const CAPTION = `FIRST JUDICIAL DISTRICT COURT
COUNTY OF SANTA FE, STATE OF NEW MEXICO
ORLOV ROOFING LLC, Plaintiff, v. ROSALIND QUAY, Defendant.      No. D-101-CV-2026-00042
`;

const NOTICE: Paper = {
  id: 'notice',
  docType: 'Notice',
  text: `${CAPTION}
NOTICE OF HEARING

Your hearing is on Wednesday, April 22, 2026, at 10:15 a.m., in Courtroom 2, 225 Juniper Row, Santa Fe.

Witness lists must be filed no later than ten days before the hearing.
A request for an interpreter must be filed no later than five days before the hearing.
`,
};

const PLAN: Paper = {
  id: 'plan',
  docType: 'Order',
  text: `${CAPTION}
ORDER

IT IS ORDERED that expert reports shall be served within twenty-one (21) days after the site inspection.

Entered: March 16, 2026
`,
};

const COUNTERCLAIM: Paper = {
  id: 'counterclaim',
  docType: 'Counterclaim',
  text: `${CAPTION}
COUNTERCLAIM

Rosalind Quay claims of the plaintiff Orlov Roofing LLC $2,150.00 because:

  1. The skylight leaked and spoiled the floor. New boards cost $1,900.00.
  2. The crew broke a gate. A new one cost $250.00.

Filed March 9, 2026
CERTIFICATE OF SERVICE: mailed first class to Orlov Roofing LLC on March 9, 2026.
`,
};

const COMPLAINT: Paper = {
  id: 'complaint',
  docType: 'Complaint',
  text: `${CAPTION}
COMPLAINT

1. Defendant's fence stands four feet over the line.
2. Her dog ran at Plaintiff's horse, which was going about twelve miles an hour.

WHEREFORE Plaintiff asks for damages of $6,120.00 and costs.
`,
};

const LETTER: Paper = {
  id: 'letter',
  docType: 'Letter',
  text: `March 10, 2026

Dear Ms. Quay,

Our client will take $900.00 in full payment. Let us know by March 27, 2026. Sending this letter does not extend any deadline of the court.

Marisol Teague
`,
};

describe('a time that is counted back from a hearing has its day', () => {
  test.each([
    ['what is the latest day i can hand in my witness list', 'Apr 10, 2026'],
    ['by what date do i have to ask for an interpreter', 'Apr 17, 2026'],
  ])('%s', (question, day) => {
    expect(say(question, [NOTICE])).toContain(day);
  });

  test('and the day of another thing is not told for it', () => {
    expect(say('by what date do i have to ask for an interpreter', [NOTICE])).not.toContain('Apr 10');
  });
});

describe('when and where one has to be', () => {
  test.each([
    'what hour and where do i report with my landlord',
    'when do we have to be there and which room is it',
    'where do i meet my ex in court and what day is that',
  ])('%s', (question) => {
    const message = say(question, [NOTICE]);
    expect(message).toMatch(/Apr(?:il)? 22, 2026/);
    expect(message).toContain('Courtroom 2');
  });

  test('going home is no hearing', () => {
    expect(say('when can i go back to work', [NOTICE])).not.toMatch(/^From your documents:/);
  });
});

describe('a time from an event, counted from the day that the question names for it', () => {
  test('to come', () => {
    const message = say('suppose the inspection is april 6, when is the last day for the expert reports', [
      PLAN,
    ]);
    expect(message).toContain('If Mon, Apr 6, 2026 is the day of the site inspection');
    expect(message).toContain('Apr 27, 2026');
  });

  test('no day, no count', () => {
    expect(say('what is the last day for the expert reports', [PLAN])).not.toMatch(/is the day of/);
  });
});

describe('what the other side claims of whoever sued', () => {
  test.each(['they pretend i owe them money now, why', 'how much is she suing me back for'])(
    '%s',
    (question) => {
      const message = say(question, [COMPLAINT, COUNTERCLAIM], { side: 'plaintiff' });
      expect(message).toContain('$2,150');
      expect(message).not.toContain('$6,120');
    },
  );

  test('with the list of its reasons', () => {
    const message = say('they claim i owe them, what for', [COMPLAINT, COUNTERCLAIM], { side: 'plaintiff' });
    expect(message).toContain('skylight');
    expect(message).toContain('gate');
  });

  test('the time to answer it is counted as its certificate says that it came', () => {
    const message = say('how long do i have to answer the counterclaim', [COUNTERCLAIM], {
      side: 'plaintiff',
    });
    expect(message).toContain('Mon, Mar 9, 2026, by mail');
  });
});

describe('what is asked for', () => {
  test.each([
    ['how close to her side is my fence supposed to be', 'four feet'],
    ['what speed was the horse going', 'twelve miles'],
    ['how much is he after altogether, dog and fence', '$6,120'],
  ])('%s', (question, words) => {
    expect(say(question, [COMPLAINT])).toContain(words);
  });

  test('a sum in the short form of people', () => {
    const message = say('how late can i say yes to the 900', [LETTER, NOTICE]);
    expect(message).toContain('$900');
    expect(message).toContain('Mar 27, 2026');
  });

  test('talks give no more time, in the words of the letter', () => {
    const message = say('we are negotiating, do they have to give me extra days to answer', [LETTER]);
    expect(message).toContain('does not extend any deadline');
    expect(message).toContain('give you no more time by themselves');
  });

  test('silence, in whatever verb', () => {
    const motion = {
      id: 'motion',
      docType: 'Motion',
      text: `${CAPTION}\nMOTION TO STRIKE\n\nPlaintiff moves to strike the answer.\n`,
    };
    expect(say('what happens if i do not send in anything against the motion', [motion])).toMatch(
      /decide a motion without your side|1-007/,
    );
  });
});

describe('what somebody else will do, or is like, is answered by no advice', () => {
  test.each([
    'is orlov going to trash me on the internet',
    'is marisol teague a decent attorney',
    'will my roofer get mean with my sister at the hearing',
  ])('%s', (question) => {
    expect(ask(question, [COMPLAINT, NOTICE, LETTER]).found).toBe(false);
  });
});

test('what one can do if something happens is not what to do next in the case', () => {
  expect(readAction('if i lose the cat what can i do')).not.toBe('next-steps');
  expect(readAction('what should i do now')).toBe('next-steps');
});

const JUDGMENT: Paper = {
  id: 'judgment',
  docType: 'Default Judgment',
  text: `${CAPTION}
DEFAULT JUDGMENT

IT IS ORDERED that judgment is entered in favor of Plaintiff and against Defendant Rosalind Quay in the sum of $2,150.00.

Entered: March 16, 2026
`,
};

test('whoever is afraid for money after a judgment is not told to answer the lawsuit first', () => {
  const message = say('Can they take my Social Security from the bank?', [JUDGMENT]);
  expect(message).toContain('judgment.pdf looks like a paper in which a court has decided');
  expect(message).not.toContain('While there is no judgment');
});

test('before any judgment they are', () => {
  const message = say('Can they take my Social Security from the bank?', [NOTICE]);
  expect(message).toContain('While there is no judgment, answer the lawsuit in time');
});

describe('what to do once a paper shows that a court has decided', () => {
  const QUESTION = 'What should I do next?';

  test('begins with what follows the judgment, and asks for no answer where no lawsuit is here', () => {
    const message = say(QUESTION, [JUDGMENT]);
    expect(message).toContain('Call legal help today.');
    expect(message).not.toMatch(
      /Write down the day on which you were handed|Write your answer|File your answer/,
    );
  });

  test('an open lawsuit beside it is not hidden, and stands behind', () => {
    const message = say(QUESTION, [COMPLAINT, JUDGMENT]);
    const real = message.indexOf('whether that decision is real');
    expect(message.indexOf('Call legal help today.')).toBeLessThan(real);
    expect(message.search(/count the last day for your answer/i)).toBeGreaterThan(real);
  });

  test('a lawsuit that nobody decided begins with its answer', () => {
    expect(say(QUESTION, [COMPLAINT])).not.toContain('whether that decision is real');
  });
});
