import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOTIONS } from '#src/motions/catalog.ts';
import { COURT_TERMS, explainTerms, MOTION_TERMS } from '#src/text/court-terms.ts';
import { measure } from '#tests/setup/reading-grade.ts';

describe("a court's words in a text", () => {
  it('are explained where they stand first', () => {
    expect(explainTerms(['Add an affidavit.', 'Affidavits and a brief'], { isMotion: true })).toEqual([
      [
        { text: 'Add an ', start: 0, meaning: null },
        { text: 'affidavit', start: 7, meaning: expect.stringContaining('swears') },
        { text: '.', start: 16, meaning: null },
      ],
      [
        { text: 'Affidavits and a ', start: 0, meaning: null },
        { text: 'brief', start: 17, meaning: expect.stringContaining('explains') },
      ],
    ]);
    const [elsewhere] = explainTerms(['A brief note on venue']);
    expect(elsewhere?.map(({ text, meaning }) => [text, meaning])).toEqual([
      ['A brief note on ', null],
      ['venue', 'The county or district in which a case belongs.'],
    ]);
  });

  it('are the longest that fit: a privilege log is not a privilege', () => {
    const [pieces] = explainTerms(['Ask for a privilege log']);
    expect(pieces?.map(({ text }) => text)).toEqual(['Ask for a ', 'privilege log']);
  });

  it('stand alone: no word inside another is explained', () => {
    expect(explainTerms(['revenue, briefing, irrelevant'])).toEqual([
      [{ text: 'revenue, briefing, irrelevant', start: 0, meaning: null }],
    ]);
  });

  it('name no rule: the same words are read in courts with other rules', () => {
    for (const { meaning } of [...COURT_TERMS, ...MOTION_TERMS]) {
      expect(meaning).not.toMatch(/\bFRCP|\bFRE\b|NMRA|\bCCP\b/);
    }
  });

  it.each([
    ['work product', /seldom gets it/],
    ['discovery', /e-mails, photos and files/],
    ['discovery plan', /do not agree, what each asks/],
    ['default judgment', /^A court’s decision against a side that did not answer in time\.$/],
  ])('say of %s what the law says', (form, words) => {
    expect(COURT_TERMS.find(({ forms }) => forms.includes(form))?.meaning).toMatch(words);
  });

  it('leave every text as it was, and explain nothing twice', () => {
    const forms = [...COURT_TERMS, ...MOTION_TERMS].flatMap((term) => [...term.forms]);
    const text = fc
      .array(fc.oneof(fc.constantFrom(...forms), fc.string({ maxLength: 5 })), { maxLength: 12 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
        const explained = explainTerms(texts);
        expect(explained.map((pieces) => pieces.map((piece) => piece.text).join(''))).toEqual(texts);
        const meanings = explained.flat().flatMap(({ meaning }) => meaning ?? []);
        expect(new Set(meanings).size).toBe(meanings.length);
      }),
    );
  });

  it('have one sentence each, and stand in the texts', () => {
    const all = JSON.stringify(MOTIONS).toLowerCase();
    for (const { forms, meaning } of [...COURT_TERMS, ...MOTION_TERMS]) {
      expect(meaning).toMatch(/^[A-Z][^.]*\.$/);
      expect(measure(meaning).grade).toBeLessThanOrEqual(measure(meaning).words > 14 ? 8 : 12);
      expect([...forms].sort((a, b) => b.length - a.length)).toEqual(forms);
    }
    const unused = MOTION_TERMS.filter(({ forms }) => !forms.some((form) => all.includes(form)));
    expect(unused.map(({ forms }) => forms[0])).toEqual([
      'notice of completion of briefing',
      'conferral',
      'concurrence',
    ]);
  });
});
