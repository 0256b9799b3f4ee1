import { describe, expect, test } from 'vitest';
import { counterclaimNotes } from '#src/answers/counterclaims.ts';
import { defenseNotes, defenseOptions } from '#src/answers/defenses.ts';
import { deadlineItem } from '#src/answers/filing/deadline.ts';
import type { FilingInput } from '#src/answers/filing/input.ts';
import { answerPaper } from '#src/answers/filing/paper.ts';
import { preflight } from '#src/answers/filing/preflight.ts';
import { answerNotes } from '#src/answers/notes.ts';
import type { AnswerCourt } from '#src/answers/schema.ts';
import { rulesFor } from '#src/law/case-law.ts';
import type { CourtRule } from '#src/law/court-rule.ts';
import type { MotionId } from '#src/motions/schema.ts';
import { civilAnswerRule } from '#tests/factories/law.ts';
import { filingOf } from './filing-fixture.ts';

function notesIn(court: AnswerCourt, motion: MotionId | null, rule: CourtRule | null = null): string {
  return answerNotes({
    ...{ court, rule, motion, complaints: 1, auxiliary: [], instructions: null, isPhrased: false },
    defenses: defenseOptions(court, []),
  }).join(' ');
}

function itemOf(item: Partial<FilingInput['case']>, id: string, more: Partial<FilingInput> = {}): string {
  const base = filingOf({ count: 2, counterclaims: [] });
  const input: FilingInput = {
    ...base,
    case: { ...base.case, caseNumber: null, ...item },
    captions: base.captions.map((caption) => ({ ...caption, court: [], caseNumber: null })),
    ...more,
  };
  const found = preflight(input, { today: '2026-03-20', deadlines: [], missingLetters: [] });
  return found.find((each) => each.id === id)?.text ?? '';
}

const METRO = { courtName: 'Bernalillo County Metropolitan Court', state: 'NM' } as const;
const TEXAS = { courtName: 'District Court of Travis County, Texas', state: 'TX' } as const;
const JUSTICE = { courtName: 'Justice Court, Precinct 5, Travis County, Texas', state: 'TX' } as const;
const CALIFORNIA = { courtName: 'Superior Court of California, County of Alameda', state: 'CA' } as const;

describe('without a rule on the time to answer', () => {
  test('the notes and the checks send a person to a hearing that the summons names', () => {
    expect(notesIn('new_mexico_magistrate', null)).toMatch(/names the day of a hearing.*be there/);
    expect(itemOf({ ...METRO, kind: 'eviction' }, 'deadline')).toMatch(
      /names the day of a hearing.*be there/,
    );
    expect(itemOf({ ...METRO, kind: 'eviction' }, 'deadline')).not.toContain('Calculate it');
    expect(itemOf(METRO, 'deadline')).toContain('Calculate it from the day you were served');
  });
});

describe('a motion to dismiss beside an answer', () => {
  test('takes the place of no answer in magistrate court, nor where the rules are not known', () => {
    for (const court of ['new_mexico_magistrate', 'other'] as const) {
      const said = notesIn(court, 'motion-to-dismiss');
      expect(said, court).not.toContain('or in its place');
      expect(said, court).toMatch(/file (?:the|this) answer in time/i);
    }
    expect(notesIn('new_mexico_magistrate', 'motion-to-dismiss')).toContain('Rule 2-302(B) NMRA');
  });

  test('one to strike does not let the day to answer pass', () => {
    expect(notesIn('california', 'motion-to-strike')).toContain('Do not let the day to answer pass');
  });
});

describe('a claim of one’s own in a California eviction', () => {
  test('is not said to be lost without a cross-complaint', () => {
    const text = itemOf({ ...CALIFORNIA, kind: 'eviction' }, 'counterclaim-none');
    expect(text).toMatch(/case of its own/);
    expect(text).not.toMatch(/usually lost/);
    expect(itemOf({ ...CALIFORNIA, kind: 'civil' }, 'counterclaim-none')).toMatch(/usually lost/);
    expect(counterclaimNotes('california').join(' ')).toMatch(/In an eviction .*case of its own/);
  });
});

describe('a defense that can be lost', () => {
  test('is not said to be saved by a motion in magistrate court', () => {
    const text = itemOf(METRO, 'waived:insufficient-service', {
      defenses: defenseOptions('new_mexico_magistrate', []),
    });
    expect(text).toMatch(/this answer leaves it out/);
    for (const said of [text, defenseNotes('new_mexico_magistrate').join(' ')])
      expect(said).not.toContain('first motion');
  });

  test('is said to need a motion before the answer in some courts that we do not know', () => {
    const text = itemOf(
      { courtName: 'Court of Common Pleas, Franklin County', state: 'OH' },
      'waived:insufficient-service',
      {
        defenses: defenseOptions('other', []),
      },
    );
    for (const said of [text, defenseNotes('other').join(' ')])
      expect(said).toMatch(/in some courts .* before the answer/);
  });
});

test('in federal court no fee is said to keep or lose the right to a jury (FRCP 38)', () => {
  const federal = { courtName: 'United States District Court for the District of New Mexico', state: 'NM' };
  for (const juryDemand of [true, false]) {
    const text = itemOf(federal, 'jury', { juryDemand });
    expect(text).toContain('(FRCP 38)');
    expect(text).not.toContain('fee');
  }
});

test('in magistrate court a jury is asked for in the answer, with its fee', () => {
  const asked = itemOf(METRO, 'jury', { juryDemand: true });
  const open = itemOf(METRO, 'jury', { juryDemand: false });
  for (const text of [asked, open]) expect(text).toMatch(/fee when you file .*\(Form 4-204\)/);
});

describe('in a district or county court of Texas', () => {
  test('an answer alone is never said to keep an objection to jurisdiction or place', () => {
    const said = [defenseNotes('texas_district').join(' '), notesIn('texas_district', 'motion-to-dismiss')];
    for (const text of said) {
      expect(text).toMatch(
        /special appearance \(TRCP 120a\)\. That is a sworn motion\. File it before all other papers/,
      );
      expect(text).toMatch(/motion to transfer venue \(TRCP 86\)\. File it before this answer or with it/);
    }
    for (const choice of ['open', 'chosen'] as const) {
      const defenses = defenseOptions('texas_district', [
        { defenseId: 'personal-jurisdiction', choice, facts: 'I live in Ohio.' },
        { defenseId: 'improper-venue', choice, facts: 'It was in another county.' },
      ]);
      expect(itemOf(TEXAS, 'waived:personal-jurisdiction', { defenses })).toContain('(TRCP 120a)');
      expect(itemOf(TEXAS, 'waived:improper-venue', { defenses })).toContain('(TRCP 86)');
    }
    expect(notesIn('texas_district', 'motion-to-dismiss')).not.toContain('with the same grounds in it');
  });

  test('the hour counts by which the answer is due', () => {
    const rule = civilAnswerRule('texas_district');
    expect(notesIn('texas_district', null, rule)).toContain('by 10:00 a.m. (TRCP 99(b))');
    expect(itemOf(TEXAS, 'deadline')).toContain('by 10:00 a.m. (TRCP 99(b))');
    const deadline = {
      ...{ kind: 'Answer to Petition Due', date: '2026-03-23', deadlineType: 'answer_to_petition_due' },
      ...{ ruleReference: 'TRCP 99(b)', isAutoCalculated: true, isFinished: false },
      calculation: { triggerDate: '2026-03-01', method: 'court-rule' },
    } as const;
    expect(deadlineItem([deadline], rule, '2026-03-23').text).toContain(
      'due Mon, Mar 23, 2026, by 10:00 a.m. (today)',
    );
    const amended = { ...deadline, deadlineType: 'answer_to_amended_complaint_due' };
    expect(deadlineItem([amended], rule, '2026-03-23').text).toContain('due Mon, Mar 23, 2026 (today)');
  });

  test('a claim out of the same event belongs in the answer', () => {
    expect(counterclaimNotes('texas_district').join(' ')).toMatch(/likely lose it \(TRCP 97\(a\)\)/);
    expect(itemOf(TEXAS, 'counterclaim-none')).toContain('(TRCP 97(a))');
  });

  test('what must be denied under oath is told, and that one sentence can deny the rest', () => {
    expect(itemOf(TEXAS, 'general-denial')).toContain('(TRCP 92)');
    expect(itemOf(TEXAS, 'verified')).toContain('(TRCP 93)');
  });
});

describe('in a justice court of Texas', () => {
  test('an eviction takes no claim of one’s own', () => {
    const eviction = { ...JUSTICE, kind: 'eviction' } as const;
    expect(itemOf(eviction, 'counterclaim-none')).toMatch(/takes none.*\(TRCP 510\.3\)/);
    expect(itemOf(eviction, 'counterclaim-none')).not.toMatch(/usually lost/);
    const { counterclaims } = filingOf({ count: 2 });
    expect(counterclaims.length).toBeGreaterThan(0);
    expect(itemOf(eviction, 'no-counterclaim', { counterclaims })).toMatch(/Take yours out/);
    expect(itemOf({ ...JUSTICE, kind: 'debt' }, 'no-counterclaim', { counterclaims })).toBe('');
  });

  test('no claim and no defense is said to be surely lost', () => {
    expect(itemOf({ ...JUSTICE, kind: 'debt' }, 'counterclaim-none')).not.toMatch(/usually lost/);
    expect(defenseNotes('texas_justice').join(' ')).toMatch(/As far as we know.*\(TRCP 502\.5\)/);
  });
});

describe('a small claim in California', () => {
  const small = { ...CALIFORNIA, kind: 'small_claims' } as const;

  test('takes no answer, and the checks say that alone', () => {
    const base = filingOf({ count: 2 });
    const items = preflight(
      { ...base, case: { ...base.case, caseNumber: null, ...small }, captions: [] },
      { today: '2026-03-20', deadlines: [], missingLetters: [] },
    );
    expect(items).toEqual([
      {
        ...{ id: 'no-answer', level: 'missing', fix: null },
        text: expect.stringMatching(/no written answer \(CCP 116\.310\).*Go to the hearing/),
      },
    ]);
    expect(itemOf({ ...CALIFORNIA, kind: 'civil' }, 'no-answer')).toBe('');
  });
});

test('a general denial is said to be enough in a limited case of California, and not in an eviction', () => {
  expect(itemOf({ ...CALIFORNIA, kind: 'civil' }, 'verified')).toMatch(/A limited case.*enough/);
  expect(itemOf({ ...CALIFORNIA, kind: 'eviction' }, 'verified')).not.toMatch(/limited case/);
});

test('the proof of mailing in California names the place of it and the exact title of the paper', () => {
  const base = filingOf({ count: 2 });
  const block = answerPaper({ ...base, case: { ...base.case, caseNumber: null, ...CALIFORNIA } }).blocks.at(
    -1,
  );
  expect(JSON.stringify(block)).toMatch(/put into the mail at _+ \(city and state\)/);
  expect(JSON.stringify(block)).toContain(
    'ANSWER TO FIRST AMENDED COMPLAINT FOR BREACH OF LEASE, DEBT AND MONEY DUE AND COUNTERCLAIMS',
  );
});

test('who signs for a company goes by the court', () => {
  const company = { defendantName: 'Alder Orchards, LLC' };
  expect(itemOf({ ...JUSTICE, ...company }, 'company')).toMatch(/owner, an officer or an employee may speak/);
  expect(itemOf({ ...METRO, ...company }, 'company')).toMatch(/There are two exceptions/);
  expect(itemOf({ ...TEXAS, ...company }, 'company')).toMatch(/needs a lawyer to sign/);
  const ohio = { courtName: 'Court of Common Pleas, Franklin County', state: 'OH' };
  expect(itemOf({ ...ohio, ...company }, 'company')).toMatch(/In most courts it needs a lawyer/);
});

test('a magistrate court has a form for the answer; that of an eviction is the clerk’s', () => {
  expect(itemOf(METRO, 'court-form')).toMatch(/Form 4-301\. It comes with the summons/);
  expect(itemOf({ ...METRO, kind: 'eviction' }, 'court-form')).not.toMatch(/4-301/);
});

test.each([METRO, JUSTICE])(
  'in an eviction nobody is sent to the jury rule of a civil case (%o)',
  (court) => {
    const text = itemOf({ ...court, kind: 'eviction' }, 'jury');
    expect(text).toMatch(/ask the clerk at once/);
    expect(text).not.toMatch(/Form 4-204|504\.1|later it is too late/);
  },
);

test('where we read nothing of a motion to strike, nothing is said of when it is filed', () => {
  for (const court of ['new_mexico_magistrate', 'texas_district', 'texas_justice', 'other'] as const)
    expect(notesIn(court, 'motion-to-strike'), court).not.toContain('It is filed before the answer');
  expect(notesIn('federal', 'motion-to-strike')).toContain('It is filed before the answer');
});

test('New Mexico district: what can be raised later is not said to be lost', () => {
  expect(defenseNotes('new_mexico_district').join(' ')).toMatch(/can still say later.*states no claim/);
});

test('business days are not said to be counted by no court', () => {
  const eviction = rulesFor('california', 'eviction').find(({ isAnswer }) => isAnswer) ?? null;
  expect(eviction?.unit).toBe('court');
  const text = deadlineItem(
    [
      {
        ...{ kind: 'Answer', date: '2026-03-23', deadlineType: null },
        ...{ ruleReference: null, isAutoCalculated: true, isFinished: false },
        calculation: { triggerDate: '2026-03-09', method: 'business-day' },
      },
    ],
    eviction,
    '2026-03-20',
  ).text;
  expect(text).toContain('where most courts count every day');
});
