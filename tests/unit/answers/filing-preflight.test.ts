import { describe, expect, it } from 'vitest';
import { type AnswerDeadline, deadlineItem } from '#src/answers/filing/deadline.ts';
import type { FilingInput } from '#src/answers/filing/input.ts';
import { personalDataIn } from '#src/answers/filing/personal-data.ts';
import { preflight } from '#src/answers/filing/preflight.ts';
import { PreflightItem } from '#src/answers/filing/preflight-schema.ts';
import { civilAnswerRule } from '#tests/factories/law.ts';
import { complaintText, type FixtureOptions, filingOf } from './filing-fixture.ts';

const CONTEXT = { today: '2026-03-20', deadlines: [], missingLetters: [] };
const check = (input: FilingInput) => preflight(input, CONTEXT);
const of = (options: FixtureOptions, id: string) => check(filingOf(options)).find((item) => item.id === id);

describe('preflight', () => {
  it('says first that it is a draft, then the deadline, then what is missing, to check, and done', () => {
    const items = check(filingOf({ open: ['7', '12'] }));
    for (const item of items) expect(PreflightItem.parse(item)).toEqual(item);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.slice(0, 3).map(({ id }) => id)).toEqual(['draft', 'deadline', 'unanswered']);
    const levels = items.slice(2).map(({ level }) => level);
    expect(levels).toEqual(
      [...levels].sort((a, b) => 'mcd'.indexOf(a.charAt(0)) - 'mcd'.indexOf(b.charAt(0))),
    );
  });

  it('names what is not answered by its number', () => {
    expect(of({ open: ['7', '5a'] }, 'unanswered')).toMatchObject({
      level: 'missing',
      fix: 'ledger',
      text: expect.stringContaining('You have not answered paragraphs 5a and 7 yet.'),
    });
    expect(of({ count: 8 }, 'unanswered')).toMatchObject({ level: 'done' });
  });

  it('lists admissions for approval, and lack of knowledge about one’s own acts', () => {
    expect(of({ count: 8 }, 'admissions')?.text).toContain('paragraphs 2, 3, 6 and 7');
    expect(of({ count: 8 }, 'own-acts')?.text).toContain('paragraph 8');
  });

  it('asks for each defense that is lost when left out, until all are decided', () => {
    const input = filingOf({ count: 3 });
    const open = check(input).filter(({ id }) => id.startsWith('waived:'));
    expect(open.map(({ id }) => id)).toEqual([
      'waived:improper-venue',
      'waived:insufficient-process',
      'waived:insufficient-service',
    ]);
    const decided = input.defenses.map((defense) => ({ ...defense, declined: !defense.chosen }));
    expect(check({ ...input, defenses: decided }).find(({ id }) => id === 'waived')).toMatchObject({
      level: 'done',
    });
  });

  it('tells when defenses or counterclaims changed since the draft, and what they lack', () => {
    const input = filingOf({ count: 3 });
    const defenses = input.defenses.map((defense) => {
      if (defense.id === 'payment') return { ...defense, chosen: false };
      return defense.id === 'laches' ? { ...defense, chosen: true, facts: '' } : defense;
    });
    const items = check({
      ...input,
      defenses,
      counterclaims: input.counterclaims.slice(0, 1).map((claim) => ({ ...claim, relief: '' })),
    });
    expect(items.find(({ id }) => id === 'defenses-changed')?.text).toMatch(
      /“Laches” is chosen .* “Payment” is in this draft/,
    );
    expect(items.find(({ id }) => id === 'fact:laches')).toMatchObject({ level: 'missing', fix: 'defenses' });
    expect(items.find(({ id }) => id === 'counterclaims-changed')).toMatchObject({ level: 'missing' });
    expect(
      items.some(
        ({ id, text }) => id.startsWith('counterclaim:') && text.includes('what you ask the court for'),
      ),
    ).toBe(true);
  });

  it('says that it is not certain which court the days go by', () => {
    const input = filingOf({ count: 3 });
    const doubted = {
      ...input.case,
      courtId: null,
      courtName: 'Second Judicial District Court',
      caseNumber: 'T-4-CV-2026-001234',
    };
    expect(check({ ...input, case: doubted }).find(({ id }) => id === 'court-doubt')).toMatchObject({
      level: 'check',
      fix: 'case',
      text: expect.stringContaining('We take it for the Bernalillo County Metropolitan Court.'),
    });
    expect(of({ count: 3 }, 'court-doubt')).toBeUndefined();
  });

  it('tells of a caption that is blank or not the complaint’s', () => {
    const empty = {
      title: 'x',
      caseNumber: null,
      caseType: 'civil',
      courtName: null,
      courtId: null,
      description: null,
      kind: null,
      state: 'NM',
      plaintiffName: null,
      defendantName: null,
    };
    const blank = check(filingOf({ count: 3, change: { case: empty, captions: [] } }));
    for (const id of ['court', 'county', 'case-number', 'plaintiff-name', 'defendant-name']) {
      expect(
        blank.find((item) => item.id === id),
        id,
      ).toMatchObject({ level: 'missing', fix: 'case' });
    }
    const other = {
      ...empty,
      caseNumber: 'D-101-CV-2026-99999',
      courtName: 'District Court, Taos County',
      defendantName: 'Bo Lark',
    };
    const unlike = check(filingOf({ count: 3, change: { case: other } }));
    for (const id of ['court-differs', 'case-number', 'defendant-name']) {
      expect(
        unlike.find((item) => item.id === id),
        id,
      ).toMatchObject({ level: 'check', fix: 'case' });
    }
  });

  it('warns a company, and several defendants', () => {
    const text = complaintText('newMexico', 3)
      .replace('MARISOL QUINTANA-ORTEGA,', 'ALDER ORCHARDS, LLC and\nODALYS BRANNOCK,')
      .replace('Defendant.\n', 'Defendants.\n');
    expect(of({ text }, 'company')?.text).toContain('Alder Orchards, LLC looks like a company');
    expect(of({ text }, 'several-defendants')?.text).toContain('names 2 defendants');
    expect(of({ count: 3 }, 'company')).toBeUndefined();
  });

  it('finds numbers that must not be public, where they stand', () => {
    const words = 'My number is 123-45-6789 and my account no. 00123456789.';
    expect(of({ count: 3, words }, 'redact:social-security')).toMatchObject({
      level: 'missing',
      text: expect.stringContaining('in the response to paragraph 3.'),
    });
    expect(of({ count: 3, words }, 'redact:account')?.text).toContain('the last four digits');
    expect(of({ count: 60 }, 'redact:account')).toBeUndefined();
  });

  it('tells of sub-letters, gaps, places to confirm, and checks that failed', () => {
    expect(of({ count: 8 }, 'numbering')?.text).toContain('sub-letters (5a and 5b)');
    const text = complaintText('newMexico', 8).replace(/^4\. .*$/m, '');
    expect(of({ text }, 'gaps')).toMatchObject({
      level: 'check',
      text: expect.stringContaining('No paragraph 4 was found'),
    });
    expect(of({ count: 3, words: '' }, 'confirm:responses')?.text).toContain(
      '[CONFIRM: what in paragraph 3 is true]',
    );
    const input = filingOf({ count: 3 });
    const checks = [
      { id: 'citations', ok: false, text: 'A citation is not on our list.' },
      { id: 'admissions', ok: false, text: 'What is admitted has an item of its own.' },
    ];
    const items = check({ ...input, answer: { ...input.answer, checks } });
    expect(items.filter(({ id }) => id.startsWith('check:'))).toEqual([
      { id: 'check:citations', level: 'check', text: 'A citation is not on our list.', fix: null },
    ]);
  });

  it('says what this court wants beyond the paper, and what is left to ink and the clerk', () => {
    const california = {
      ...filingOf({ count: 3 }).case,
      courtName: 'Superior Court of California, County of Alder',
      state: 'CA',
    };
    const items = check(filingOf({ count: 3, change: { case: california, captions: [] } }));
    expect(items.find(({ id }) => id === 'pleading-paper')?.text).toContain('1 to 28');
    for (const id of ['signature', 'certificate', 'clerk', 'jury']) {
      expect(
        items.some((item) => item.id === id),
        id,
      ).toBe(true);
    }
    const missing = preflight(filingOf({ count: 3 }), { ...CONTEXT, missingLetters: ['王'] });
    expect(missing.find(({ id }) => id === 'letters')?.text).toContain('no letters for 王');
  });
});

const DEADLINE: AnswerDeadline = {
  kind: 'Answer to Complaint Due',
  date: '2026-03-23',
  deadlineType: 'answer_to_complaint_due',
  ruleReference: 'Rule 1-012(A) NMRA',
  isAutoCalculated: true,
  isFinished: false,
  calculation: { triggerDate: '2026-02-21', method: 'court-rule' },
};
const due = (change: Partial<AnswerDeadline>, today = '2026-03-20') =>
  deadlineItem([{ ...DEADLINE, ...change }], civilAnswerRule('new_mexico_district'), today);

describe('deadlineItem', () => {
  it('says the day, how far it is, and where it comes from', () => {
    expect(due({}).text).toBe(
      'Your answer is due Mon, Mar 23, 2026 (in 3 days). It must reach the court by then: do not count on the mail of the last day. It was counted from Sat, Feb 21, 2026 by Rule 1-012(A) NMRA, counted the court’s way; check it against the summons.',
    );
    expect(due({}, '2026-03-23').text).toContain('(today)');
    expect(due({ isAutoCalculated: false, calculation: null, ruleReference: null }).text).toContain(
      'entered by hand',
    );
  });

  it('warns when it is over', () => {
    expect(due({}, '2026-03-24')).toMatchObject({
      level: 'missing',
      text: expect.stringMatching(/was due Mon, Mar 23, 2026 \(1 day ago\)\. File it at once/),
    });
    expect(due({ isFinished: true }, '2026-03-24').level).toBe('done');
  });

  it.each([
    ['Response to Eviction Complaint Due', 'response_to_eviction_complaint_due'],
    ['Answer After Removal Due', 'answer_after_removal_due'],
    ['Answer to Amended Complaint Due', 'answer_to_amended_complaint_due'],
    ['Answer After Ruling on Demurrer in Eviction Due', 'answer_after_ruling_on_demurrer_in_eviction_due'],
  ])('takes “%s” for it', (kind, deadlineType) => {
    expect(due({ kind, deadlineType }).text).toContain('Your answer is due Mon, Mar 23, 2026');
  });

  it('takes no other day for it', () => {
    const others = [
      {
        ...DEADLINE,
        kind: 'Answers to Interrogatories or Admissions Due',
        deadlineType: 'answers_to_interrogatories_or_admissions_due',
      },
      { ...DEADLINE, kind: 'Answer', date: null, deadlineType: null },
    ];
    expect(deadlineItem(others, civilAnswerRule('federal'), '2026-03-20')).toMatchObject({
      level: 'missing',
      text: expect.stringContaining('usually 21 days'),
    });
    const named = { ...DEADLINE, kind: 'Answer', deadlineType: null, date: '2026-03-30' };
    expect(deadlineItem([...others, named], civilAnswerRule('federal'), '2026-03-20').text).toContain(
      'Mar 30',
    );
  });
});

describe('personalDataIn', () => {
  it.each([
    ['SSN 123-45-6789', ['social security']],
    ['social security number: 123456789', ['social security']],
    ['my card 4111 1111 1111 1111', ['account']],
    ['checking account no. 000123456', ['account']],
    ['born on March 3, 1990', ['birth date']],
    ['DOB: 03/03/1990', ['birth date']],
    ['case D-101-CV-2026-00418 of $1,450.00 on June 1, 2024; call 505-555-0142', []],
    ['the account ending in 1234', []],
    ['NMSA 1978, § 47-8-20', []],
  ])('%s', (text, found) => {
    expect(personalDataIn(text)).toEqual(found);
  });
});
