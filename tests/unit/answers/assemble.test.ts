import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerText, assembleAnswer, DRAFT_NOTE } from '#src/answers/assemble.ts';
import { AnswerSections, RESPONSE_KINDS } from '#src/answers/schema.ts';
import { responseText } from '#src/answers/wording.ts';
import { type Answered, checkedWith, inputWith, ledgerWith } from './assembled.ts';
import { COMPLAINT, RESTARTING, UNNUMBERED } from './papers.ts';

const P14 = { key: '14', number: '14', page: 3, cue: null };

describe('responseText', () => {
  test.each([
    ['admit', '', 'Defendant admits the allegations in paragraph 14.'],
    ['deny', 'I was not there', 'Defendant denies the allegations in paragraph 14. I was not there.'],
    [
      'admit_in_part',
      'The house is Defendant’s.',
      'Defendant admits in part and denies in part the allegations in paragraph 14. The house is Defendant’s. Defendant denies the remaining allegations in paragraph 14.',
    ],
    [
      'admit_in_part',
      ' ',
      'Defendant admits in part and denies in part the allegations in paragraph 14. [CONFIRM: what in paragraph 14 is true] Defendant denies the remaining allegations in paragraph 14.',
    ],
    [
      'lacks_knowledge',
      '',
      'Defendant lacks knowledge or information sufficient to form a belief about the truth of the allegations in paragraph 14, and therefore denies them.',
    ],
    [
      'legal_conclusion',
      '',
      'Paragraph 14 states a legal conclusion to which no response is required. To the extent that a response is required, Defendant denies the allegations in paragraph 14.',
    ],
    ['needs_answer', 'words that wait', '[NEEDS YOUR ANSWER: paragraph 14]'],
  ] as const)('%s', (response, words, text) => {
    expect(responseText({ ...P14, response }, words)).toBe(text);
  });

  test('repeats the responses to what a paragraph repeats, and never admits it all', () => {
    for (const response of RESPONSE_KINDS.filter((kind) => kind !== 'needs_answer')) {
      const text = responseText({ ...P14, response, cue: 'realleges' }, '');
      expect(text).toMatch(/repeats the responses/);
      expect(text).not.toMatch(/admits the allegations/);
    }
  });

  test('tells two paragraphs of one number apart', () => {
    const again = { ...P14, key: '14#2', page: 9, response: 'deny' } as const;
    expect(responseText(again, '')).toBe('Defendant denies the allegations in paragraph 14 on page 9.');
  });
});

describe('assembleAnswer', () => {
  const choices = [
    { defenseId: 'insufficient-service', choice: 'chosen', facts: 'The papers lay in my garden.' },
    { defenseId: 'payment', choice: 'chosen', facts: '' },
    { defenseId: 'laches', choice: 'declined', facts: 'Not used.' },
  ] as const;
  const counterclaims = [
    {
      id: '3f0f7e52-92a5-4b89-8f57-0e2a3e0c9d01',
      title: 'Unpaid rent',
      facts: 'Plaintiff owes rent for May.\n\n It was never paid. ',
      relief: 'The rent for May.',
    },
  ];

  test('has the sections of an answer in the customary words', () => {
    const { sections, prayer, defenses } = assembleAnswer(
      inputWith({ answers: { 1: { response: 'admit' }, 2: { response: 'deny' } }, choices, counterclaims }),
    );
    expect(AnswerSections.parse(sections)).toEqual(sections);
    expect(sections.introduction).toBe(
      'Defendant Grayling Orchards, LLC answers the Complaint of Plaintiff Odalys Pemberton in case number D-1329-CV-2024-00777 as follows. Each response carries the number of the paragraph that it answers.',
    );
    expect(sections.responseToAllegations).toContain('PARTIES\n\n1. Defendant admits the allegations');
    expect(sections.responseToAllegations).toContain('[CONFIRM: paragraph 7 was not found in complaint.pdf;');
    expect(defenses.map(({ id }) => id)).toEqual(['insufficient-service', 'payment']);
    expect(defenses[0]?.text).toBe(
      'Service of process was insufficient (Rule 1-012(B) NMRA). The papers lay in my garden.',
    );
    expect(defenses[1]?.text).toContain('[CONFIRM: what you paid, when, how, and to whom]');
    expect(sections.affirmativeDefenses).not.toContain('Not used');
    expect(sections.counterclaims).toContain('1. Plaintiff owes rent for May.\n\n2. It was never paid.');
    expect(prayer).toContain('That the relief asked for in the counterclaim be granted');
    expect(sections.conclusion).toContain(DRAFT_NOTE);
  });

  test('brackets what only the person knows', () => {
    const bare = inputWith({});
    const { sections, prayer } = assembleAnswer({
      ...bare,
      caption: { ...bare.caption, plaintiff: null, defendant: null, caseNumber: null },
    });
    expect(sections.introduction).toBe(
      'Defendant [CONFIRM: your name as it stands in the caption] answers the Complaint as follows. Each response carries the number of the paragraph that it answers.',
    );
    expect(prayer[0]).toBe('[CONFIRM: what you ask the court to do]');
    expect(sections.counterclaims).toBeUndefined();
  });

  test('mentions a motion as something to decide on, and says nothing was filed', () => {
    const { sections } = assembleAnswer(inputWith({ motion: 'Motion to Dismiss' }));
    expect(sections.conclusion).toContain('[CONFIRM: a Motion to Dismiss is being considered.');
    expect(answerText({ sections })).not.toMatch(/has filed|was filed/);
  });

  test('does not repeat a heading that argues', () => {
    const arguing = COMPLAINT.replace('FACTS\n', 'A. Defendant Knew All Along That the Furnace Was Broken\n');
    const { responses } = assembleAnswer(inputWith({ text: arguing }));
    expect(ledgerWith({}, arguing).paragraphs[4]?.section).toContain('Knew All Along');
    expect(responses.map(({ section }) => section)).not.toContain(
      'A. Defendant Knew All Along That the Furnace Was Broken',
    );
  });

  test('says of a complaint without numbers that it needs the person', () => {
    const { sections, responses } = assembleAnswer(inputWith({ text: UNNUMBERED }));
    expect(responses).toEqual([]);
    expect(sections.responseToAllegations).toContain('[NEEDS YOUR ANSWER: complaint.pdf');
  });
});

describe('laws of an assembled answer', () => {
  const answer = fc.record({
    response: fc.constantFrom(...RESPONSE_KINDS),
    words: fc.oneof(
      fc.constant(''),
      fc.string({ maxLength: 60 }),
      fc.lorem({ maxCount: 12 }),
      fc.constantFrom(
        'See 3. below',
        '7. I deny it',
        '[NEEDS YOUR ANSWER: paragraph 2]',
        '\n12. Defendant admits',
      ),
    ),
  });
  const answersOf = (keys: string[]) =>
    fc.array(fc.option(answer), { minLength: keys.length, maxLength: keys.length }).map((given) => {
      const entries = keys.flatMap((key, index) => (given[index] ? [[key, given[index]]] : []));
      return Object.fromEntries(entries) as Record<string, Answered>;
    });

  test.each([
    ['a complaint with gaps', COMPLAINT],
    ['a complaint that begins again', RESTARTING],
  ])('%s: every paragraph exactly once, in order, whatever was answered', (_, text) => {
    const keys = ledgerWith({}, text).paragraphs.map(({ key }) => key);
    fc.assert(
      fc.property(answersOf(keys), (answers) => {
        const { responses, sections } = assembleAnswer(inputWith({ answers, text }));
        expect(responses.map(({ key }) => key)).toEqual(keys);
        responses.forEach(({ key, response, text: words }) => {
          expect(response).toBe(answers[key]?.response ?? 'needs_answer');
          if (response === 'needs_answer') {
            expect(words).toMatch(/^\[NEEDS YOUR ANSWER: paragraph [^\]]+\]$/);
            expect(words).not.toMatch(/den(?:y|ies|ied)|admit/i);
          }
          expect(words).not.toMatch(/[\n\f]/);
        });
        // Each begins a paragraph of its own in the section, in this order.
        const lines = sections.responseToAllegations
          .split('\n\n')
          .filter((line) => /^\d+[a-z]?\. /.test(line));
        expect(lines.map((line) => line.slice(0, line.indexOf('.')))).toEqual(
          responses.map(({ number }) => number),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('the same decisions give the same words', () => {
    const keys = ledgerWith({}).paragraphs.map(({ key }) => key);
    fc.assert(
      fc.property(answersOf(keys), (answers) => {
        expect(assembleAnswer(inputWith({ answers }))).toEqual(assembleAnswer(inputWith({ answers })));
      }),
      { numRuns: 50 },
    );
  });

  test('whatever was answered, an assembled answer invents nothing and says what was chosen', () => {
    const keys = ledgerWith({}).paragraphs.map(({ key }) => key);
    fc.assert(
      fc.property(answersOf(keys), (answers) => {
        const { of } = checkedWith({ answers });
        for (const id of ['every-paragraph', 'response-kinds', 'no-inventions']) {
          expect(of(id)).toMatchObject({ ok: true });
        }
      }),
      { numRuns: 200 },
    );
  });
});
