import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '#src/conversations/question.ts';
import { rankForQuestion, replyFromPassages } from '#src/conversations/reply.ts';
import { CLOSEST_ONLY, NOTHING_CLOSE } from '#src/conversations/standing.ts';

const PASSAGES = [
  {
    page: 2,
    text: 'The tenant moved in on May 1, 2023. The rent of $1,250.00 is due on the first day of each month. A late fee of 5% is charged after the fifth day.',
  },
  {
    page: 4,
    text: 'Grayling Orchards, LLC keeps its office at 12 Alder Lane in Bernalillo, New Mexico. Three tenants complained about the heating. The heating was not repaired because the boiler had no parts.',
  },
  {
    page: 9,
    text: 'The Motion to Stay is DENIED. Dated: June 4, 2024\nRespectfully submitted,\n/s/ Isolde Harrow\nIsolde Harrow\nHARROW LAW OFFICE\nAttorney for Plaintiff',
  },
];

function ask(question: string) {
  return replyFromPassages({ question, passages: PASSAGES });
}

describe('replyFromPassages', () => {
  it.each([
    ['How much is the rent?', '$1,250.00'],
    ['What rate is the late fee?', '5%'],
    ['How many tenants complained?', 'Three tenants'],
    ['Where does Grayling Orchards keep its office?', '12 Alder Lane'],
    ['Why was the heating not repaired?', 'no parts'],
    ['Was the motion to stay granted?', 'DENIED'],
    ['Who represents the plaintiff?', 'HARROW LAW OFFICE'],
    ['When is rent due each month?', 'first day of each month'],
  ])('%s', (question, words) => {
    const answer = ask(question);
    expect(answer.found).toBe(true);
    expect(answer.quotes.map(({ text }) => text).join(' | ')).toContain(words);
    expect(answer.confidence).toBeGreaterThan(0.4);
    expect(answer.confidence).toBeLessThanOrEqual(0.95);
  });

  it('shows first what is right but not sure enough', () => {
    expect(ask('When did the tenant move in?').quotes[0]?.text).toContain('May 1, 2023');
  });

  it.each([
    'How much was the security deposit?',
    'What is the case number?',
    'How old is the tenant?',
    'Who is the judge of the appeal?',
    'When did the parrot escape?',
    'What salary does Isolde Harrow earn?',
    '',
  ])('answers nothing where nothing does, and denies nothing: %s', (question) => {
    const answer = ask(question);
    expect(answer.found).toBe(false);
    expect(answer.message).toMatch(new RegExp(`^(?:${CLOSEST_ONLY}|${NOTHING_CLOSE})`));
    expect(answer.message).not.toMatch(/not in (?:this|your) document/i);
  });

  it.each([
    [
      'How many people are in the class?',
      'The Court has certified a class pursuant to Rule 9-11-23(b)(2) made up of all people who were held in the county jail.',
    ],
    [
      'Who is the guardian?',
      '05/01/2031 ONG ORDER REGARDING APPOINTMENT OF GUARDIAN/CONSERVATOR Document 05/01/2031 LET LETTERS OF AUTHORITY',
    ],
  ])('takes no figure of a citation for a count, and no words in capitals for a name: %s', (question, text) =>
    expect(replyFromPassages({ question, passages: [{ page: 1, text }] }).found).toBe(false),
  );

  it('shows the closest sentences as such, at most three, each with its page', () => {
    const answer = ask('What salary does Isolde Harrow earn?');
    expect(answer.found).toBe(false);
    expect(answer.message).toContain('rely on it:\n\nPage 2: “');
    expect(answer.quotes.length).toBeGreaterThan(0);
    expect(answer.quotes.length).toBeLessThanOrEqual(3);
    for (const { passageIndex, text, start, end } of answer.quotes)
      expect(PASSAGES[passageIndex]?.text.slice(start, end)).toBe(text);
  });

  it('names the files of the closest sentences of a case', () => {
    const passages = PASSAGES.map((passage) => ({ ...passage, filename: 'lease.pdf' }));
    const question = 'What salary does Isolde Harrow earn?';
    expect(replyFromPassages({ question, passages, scope: 'case' }).message).toContain(
      'rely on it:\n\nlease.pdf, page 2: “',
    );
  });

  it('says so where nothing comes close', () => {
    expect(ask('Describe the parrot.').message).toMatch(/no passage that comes close/);
  });

  it('says what its confidence was computed from', () => {
    expect(ask('How much is the rent?').because).toContain('a sum of money; one stands there');
    expect(ask('How much was the parrot?').because).toMatch(/No passage|nearest sentence/);
  });

  it('quotes only what stands in the passages, always the same', () => {
    const words = fc.array(
      fc.constantFrom('who', 'rent', 'tenant', 'paid', 'when', 'heating', 'June', '4', 'motion', '?'),
    );
    fc.assert(
      fc.property(words, (list) => {
        const answer = ask(list.join(' '));
        expect(ask(list.join(' '))).toEqual(answer);
        for (const { passageIndex, text, start, end } of answer.quotes) {
          expect(PASSAGES[passageIndex]?.text.slice(start, end)).toBe(text);
        }
      }),
    );
  });
});

describe('rankForQuestion', () => {
  it('lifts the passage whose sentence answers, and drops none', () => {
    const hits = PASSAGES.map((passage) => ({ ...passage, score: 0.5 }));
    const ordered = rankForQuestion('Where does Grayling Orchards keep its office?', hits);
    expect(ordered[0]?.page).toBe(4);
    expect(ordered).toHaveLength(3);
  });
});

describe('readQuestion', () => {
  it.each([
    ['By when must the answer be filed?', ['date']],
    ['How long may the stay last?', ['duration']],
    ['Which court decided?', ['court']],
    ['Under which statute does she sue?', ['law']],
    ['Where and when is the hearing?', ['date', 'place']],
    ['Describe the house.', []],
  ])('%s', (question, names) => {
    expect(readQuestion(question).asked.map(({ name }) => name)).toEqual(names);
  });

  it('reads dates, what is counted, and frames', () => {
    expect(readQuestion('What happened on March 21, 2023?')).toMatchObject({ dates: ['2023-03-21'] });
    expect(readQuestion('How many tenants complained?').counted).toBe('tenant');
    expect(readQuestion('According to the letter, who wrote?').terms.map(({ word }) => word)).toEqual([
      'wrote',
    ]);
    expect(readQuestion('What is the date of the letter?').paperDate).toBe(true);
  });
});
