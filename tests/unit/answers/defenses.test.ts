import { describe, expect, test } from 'vitest';
import { APPROVED_CITATIONS, unapprovedCitations } from '#src/answers/citations.ts';
import { answeredCounterclaims, counterclaimNotes } from '#src/answers/counterclaims.ts';
import { defenseNotes, defenseOptions, limitationsWords, undecidedLost } from '#src/answers/defenses.ts';
import { answerNotes } from '#src/answers/notes.ts';
import { ANSWER_COURTS } from '#src/answers/schema.ts';
import { DEFENSES } from '#src/law/defense-catalog.ts';
import { MOTION_IDS } from '#src/motions/schema.ts';
import { civilAnswerRule } from '#tests/factories/law.ts';

/** FRCP 8(c)(1), word for word as the rule lists them. */
const LISTED =
  'accord and satisfaction; arbitration and award; assumption of risk; contributory negligence; duress; estoppel; failure of consideration; fraud; illegality; injury by fellow servant; laches; license; payment; release; res judicata; statute of frauds; statute of limitations; waiver';

describe('the catalog of defenses', () => {
  test('has all that FRCP 8(c)(1) lists and the seven of FRCP 12(b), each once', () => {
    const titles = DEFENSES.map(({ title }) => title.toLowerCase());
    for (const listed of LISTED.split('; ')) expect(titles).toContain(listed);
    const numbered = DEFENSES.map(({ federal }) => /12\(b\)\((\d)\)/.exec(federal)?.[1]).filter(Boolean);
    expect(numbered.sort()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(new Set(DEFENSES.map(({ id }) => id)).size).toBe(DEFENSES.length);
  });

  test('names those that are lost, and they come first', () => {
    const lost = DEFENSES.filter(({ isWaivedIfOmitted }) => isWaivedIfOmitted);
    expect(lost.map(({ federal }) => federal)).toEqual([2, 3, 4, 5].map((part) => `FRCP 12(b)(${part})`));
    expect(DEFENSES.slice(0, 4)).toEqual(lost);
  });

  test('asks for a fact and explains in plain words, without a conclusion', () => {
    for (const { meaning, factNeeded, plea } of DEFENSES) {
      expect(meaning).toMatch(/[.!]$/);
      expect(meaning.length).toBeLessThan(160);
      expect(factNeeded).toMatch(/^(?:wh|how|that)/);
      expect(plea).toMatch(/^(?:The|Plaintiff’s|Defendant|Service|Venue|A) .*\.$/);
    }
  });

  test.each(ANSWER_COURTS.map((court) => [court]))(
    'in %s it cites only what is approved, or nothing',
    (court) => {
      const options = defenseOptions(court, []);
      for (const { citation, caution } of options) {
        if (citation === null) expect(caution).toContain('Verify with the clerk or a lawyer');
        else expect(APPROVED_CITATIONS).toContain(citation);
      }
      const said = [...defenseNotes(court), ...counterclaimNotes(court)].join(' ');
      // The one decision that is named, in New Mexico alone.
      const decisions = court.startsWith('new_mexico') ? ['Scott v. Rizzo'] : [];
      expect(unapprovedCitations(said, decisions)).toEqual([]);
      expect(undecidedLost(options)).toHaveLength(4);
      const declined = options
        .slice(0, 4)
        .map(({ id }) => ({ defenseId: id, choice: 'declined', facts: '' }) as const);
      expect(undecidedLost(defenseOptions(court, declined))).toEqual([]);
    },
  );
});

test.each(ANSWER_COURTS.flatMap((court) => [null, ...MOTION_IDS].map((motion) => [court, motion] as const)))(
  'what is said beside a draft in %s, about %s, cites only what is approved',
  (court, motion) => {
    const notes = answerNotes({
      ...{
        court,
        rule: court === 'other' ? null : civilAnswerRule(court),
        motion,
        complaints: 2,
        auxiliary: ['a.pdf', 'b.pdf'],
        instructions: 'x',
        isPhrased: false,
      },
      defenses: defenseOptions(court, [{ defenseId: 'improper-venue', choice: 'chosen', facts: 'x' }]),
    });
    expect(unapprovedCitations(notes.join(' '))).toEqual([]);
    expect(notes.join(' ')).toContain('draft');
    if (motion === 'motion-to-dismiss' && court === 'federal') {
      expect(notes.join(' ')).toContain('Grounds for it that you chose as defenses: Improper Venue.');
    }
  },
);

describe('answeredCounterclaims', () => {
  const id = '3f0f7e52-92a5-4b89-8f57-0e2a3e0c9d01';

  test('number the person’s own lines through, and ask for what is missing', () => {
    const found = answeredCounterclaims([
      { id, title: 'Rent', facts: ' One. \n\n Two  words.', relief: ' Money. ' },
      { id, title: ' ', facts: ' ', relief: '' },
      { id, title: '', facts: 'Three.', relief: '' },
    ]);
    expect(found.map(({ paragraphs }) => paragraphs)).toEqual([
      [
        { number: 1, text: 'One.' },
        { number: 2, text: 'Two words.' },
      ],
      [{ number: 3, text: 'Three.' }],
    ]);
    expect(found[1]).toMatchObject({
      title: '[CONFIRM: the name of this counterclaim]',
      relief: '[CONFIRM: what you ask the court for]',
    });
  });
});

describe('that somebody sued too late', () => {
  test.each([
    ['federal', 'FRCP 8(c)(1)'],
    ['new_mexico_district', 'Rule 1-008(C) NMRA'],
    ['new_mexico_magistrate', 'Rule 2-302(B) NMRA'],
  ] as const)('in %s is said with its rule', (court, rule) => {
    expect(limitationsWords(court)).toContain(rule);
    expect(limitationsWords(court)).not.toContain('We know no rule');
  });

  test.each(['california', 'texas_district', 'texas_justice', 'other'] as const)(
    'in %s is said with the word that no rule of it is known',
    (court) => {
      expect(limitationsWords(court)).toContain('We know no rule of this court');
      expect(limitationsWords(court)).not.toContain('It has to be said in the answer');
    },
  );
});
