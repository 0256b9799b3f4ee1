import { describe, expect, test } from 'vitest';
import { counterclaimNotes } from '#src/answers/counterclaims.ts';
import { defenseNotes, defenseOptions } from '#src/answers/defenses.ts';
import type { FilingInput } from '#src/answers/filing/input.ts';
import { preflight } from '#src/answers/filing/preflight.ts';
import { answerNotes } from '#src/answers/notes.ts';
import type { AnswerCourt } from '#src/answers/schema.ts';
import type { MotionId } from '#src/motions/schema.ts';
import { filingOf } from './filing-fixture.ts';

function notesIn(court: AnswerCourt, motion: MotionId | null): string {
  return answerNotes({
    ...{ court, rule: null, motion, complaints: 1, auxiliary: [], instructions: null, isPhrased: false },
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
const CALIFORNIA = { courtName: 'Superior Court of California, County of Alameda', state: 'CA' } as const;

describe('without a rule on the time to answer', () => {
  test('the notes and the checks send a person to a hearing that the summons names', () => {
    expect(notesIn('new_mexico_magistrate', null)).toMatch(/names the day of a hearing.*be there/);
    expect(itemOf({ ...METRO, kind: 'eviction' }, 'deadline')).toMatch(
      /names the day of a hearing.*be there/,
    );
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
    expect(notesIn('california', 'motion-to-strike')).toContain('do not let the day to answer pass');
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

test('in magistrate court a jury is asked for in the answer, with its fee', () => {
  const asked = itemOf(METRO, 'jury', { juryDemand: true });
  const open = itemOf(METRO, 'jury', { juryDemand: false });
  for (const text of [asked, open]) expect(text).toMatch(/fee when you file .*\(Form 4-204\)/);
});
