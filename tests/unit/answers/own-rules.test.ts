import { describe, expect, it, test } from 'vitest';
import { counterclaimNotes } from '#src/answers/counterclaims.ts';
import { answerCourtIn } from '#src/answers/court-rules.ts';
import { type DefenseChoice, defenseNotes, defenseOptions } from '#src/answers/defenses.ts';
import type { FilingInput } from '#src/answers/filing/input.ts';
import { answerPaper } from '#src/answers/filing/paper.ts';
import { preflight } from '#src/answers/filing/preflight.ts';
import { courtItems } from '#src/answers/filing/preflight-court.ts';
import { answerNotes } from '#src/answers/notes.ts';
import { ANSWER_COURTS, type AnswerCourt } from '#src/answers/schema.ts';
import { findLegalCitations } from '#src/law/citations/find-citations.ts';
import { JURISDICTIONS } from '#src/law/court-systems.ts';
import { DEFENSES } from '#src/law/defense-catalog.ts';
import { findMotion } from '#src/motions/catalog.ts';
import { MOTION_IDS } from '#src/motions/schema.ts';
import { civilAnswerRule } from '#tests/factories/law.ts';
import { filingOf } from './filing-fixture.ts';

/** What may be cited to somebody in each court: the sets of its own rules, and which numbers of them. */
const OWN: Readonly<Record<AnswerCourt, readonly RegExp[]>> = {
  federal: [/^(?:frcp|fre|usc) /],
  new_mexico_district: [/^nmra (?:1|11|12)-/, /^form 4-/, /^nmsa /],
  new_mexico_magistrate: [/^nmra (?:2|3)-/, /^form 4-/, /^nmsa /],
  california: [/^(?:ccp|crc|cal) /],
  texas_district: [],
  texas_justice: [],
  other: [],
};
/** Decisions that may be named, by court. */
const DECISIONS: Readonly<Record<AnswerCourt, readonly string[]>> = {
  federal: [],
  new_mexico_district: ['Scott v. Rizzo'],
  new_mexico_magistrate: ['Scott v. Rizzo'],
  california: [],
  texas_district: [],
  texas_justice: [],
  other: [],
};

/** Citations in a text that are not of the court's own law. */
function foreign(text: string, court: AnswerCourt): string[] {
  return findLegalCitations(text).flatMap(({ text: words, cited }) => {
    if (DECISIONS[court].some((name) => words.includes(name))) return [];
    const isOwn = cited.every(
      (one) =>
        one.kind === 'rule' &&
        OWN[court].some((family) => family.test(`${one.set ?? 'unnamed'} ${one.number}`)),
    );
    return isOwn ? [] : [words];
  });
}

const COURTS: Readonly<Record<AnswerCourt, Partial<FilingInput['case']>>> = {
  federal: { courtName: 'United States District Court for the District of New Mexico', state: 'NM' },
  new_mexico_district: { courtName: 'First Judicial District Court, Santa Fe County', state: 'NM' },
  new_mexico_magistrate: { courtName: 'Magistrate Court, Santa Fe County', caseNumber: null, state: 'NM' },
  california: { courtName: 'Superior Court of California, County of Alameda', state: 'CA' },
  texas_district: { courtName: 'District Court of Travis County, Texas', state: 'TX' },
  texas_justice: { courtName: 'Justice Court, Precinct 5, Travis County, Texas', state: 'TX' },
  other: { courtName: 'Court of Common Pleas, Franklin County, Ohio', state: 'OH' },
};

const CHOICES: readonly (readonly DefenseChoice[])[] = [
  [],
  DEFENSES.map(({ id }) => ({ defenseId: id, choice: 'chosen', facts: 'x' })),
  DEFENSES.map(({ id }) => ({ defenseId: id, choice: 'declined', facts: '' })),
];

function filingsIn(court: AnswerCourt): FilingInput[] {
  return CHOICES.flatMap((choices) =>
    [true, false].map((hasCounterclaims) => {
      const base = filingOf({
        count: 8,
        open: ['7'],
        words: 'My number is 123-45-6789.',
        ...(hasCounterclaims ? {} : { counterclaims: [] }),
      });
      return {
        ...base,
        case: { ...base.case, caseNumber: null, ...COURTS[court] },
        captions: base.captions.map((caption) => ({ ...caption, court: [], caseNumber: null })),
        defenses: defenseOptions(court, choices),
      };
    }),
  );
}

function preflightTexts(court: AnswerCourt): string[] {
  return filingsIn(court).flatMap((input) =>
    preflight(input, { today: '2026-03-20', deadlines: [], missingLetters: ['王'] }).map(({ text }) => text),
  );
}

function saidIn(court: AnswerCourt): string[] {
  const rule = court === 'other' ? null : civilAnswerRule(court);
  const options = CHOICES.flatMap((choices) => defenseOptions(court, choices));
  return [
    ...preflightTexts(court),
    ...defenseNotes(court),
    ...counterclaimNotes(court),
    ...options.flatMap(({ meaning, factNeeded, citation, caution }) => [
      meaning,
      factNeeded,
      citation ?? '',
      caution ?? '',
    ]),
    ...[null, ...MOTION_IDS].flatMap((motion) =>
      answerNotes({
        ...{ court, rule, motion, complaints: 2, auxiliary: ['a.pdf'], instructions: 'x', isPhrased: false },
        defenses: defenseOptions(court, []),
      }),
    ),
  ];
}

test.each(ANSWER_COURTS.map((court) => [court] as const))(
  'in %s everything that is said cites only the rules of that court',
  (court) => {
    expect([...new Set(saidIn(court).flatMap((text) => foreign(text, court)))]).toEqual([]);
  },
);

describe('in California', () => {
  const said = saidIn('california').join(' ');

  it('nothing says that an answer keeps an objection to service or jurisdiction', () => {
    expect(said).not.toMatch(
      /neither your first motion nor|first motion and this answer|stand in this answer/,
    );
    expect(said).toContain('motion to quash');
    expect(said).toContain('CCP 418.10');
    expect(said).toContain('general appearance');
  });

  it('each of the four says what to do, also when it is chosen as a defense', () => {
    const [, chosen] = CHOICES;
    for (const choices of [[], chosen ?? []]) {
      const [input] = filingsIn('california');
      if (input === undefined) throw new Error('There is a filing.');
      const items = preflight(
        { ...input, defenses: defenseOptions('california', choices) },
        { today: '2026-03-20', deadlines: [], missingLetters: [] },
      ).filter(({ id }) => id.startsWith('waived:'));
      expect(items.map(({ id }) => id)).toEqual([
        'waived:personal-jurisdiction',
        'waived:improper-venue',
        'waived:insufficient-process',
        'waived:insufficient-service',
      ]);
      for (const { text } of items) expect(text).toMatch(/motion to (?:quash|transfer)/);
    }
  });

  it('a claim of one’s own goes into a paper of its own', () => {
    expect(said).toContain('cross-complaint');
    expect(said).not.toMatch(/claim it in this answer/);
  });

  it('somebody else mails the copies and signs the proof of it', () => {
    expect(said).toContain('no party to this case');
    const [input] = filingsIn('california');
    const block = input && answerPaper(input).blocks.at(-1);
    expect(block).toMatchObject({ type: 'certificate', title: 'PROOF OF SERVICE' });
    expect(JSON.stringify(block)).toContain('not a party to this case');
    const [federal] = filingsIn('federal');
    expect(federal && answerPaper(federal).blocks.at(-1)).toMatchObject({ title: 'CERTIFICATE OF SERVICE' });
  });
});

describe('lost defenses', () => {
  it.each(['federal', 'new_mexico_district'] as const)(
    'in %s a first motion that leaves them out loses them, whatever the answer says',
    (court) => {
      const told = saidIn(court).filter((each) => /\blost (?:when you file|if you file)\b/i.test(each));
      expect(told.length).toBeGreaterThan(0);
      for (const text of told) {
        expect(text).toMatch(/too late|even if this answer names/);
        // The change of the answer saves nothing where a motion came first.
        if (/nobody’s leave/.test(text)) expect(text).toContain('only where no such motion was filed');
      }
      expect(saidIn(court).join(' ')).not.toMatch(/left out of both|in neither paper/);
      expect(defenseNotes(court)[0]).toContain('had to be in that motion');
      const considerations = findMotion('motion-to-dismiss')?.considerations;
      expect(considerations?.find(({ text }) => /four defenses/.test(text))?.text).toMatch(
        /lost, even if your answer names it/,
      );
    },
  );
});

test('a general denial in Texas is not said to be all that is needed', () => {
  const text = courtItems({ court: 'texas_district', kind: 'debt' }).find(
    ({ id }) => id === 'general-denial',
  )?.text;
  expect(text).toMatch(/prove it \(TRCP 92\).*payment must still be named \(TRCP 94\).*sworn \(TRCP 93\)/);
  expect(text).not.toContain('is enough');
});

describe('in New Mexico', () => {
  it.each(['new_mexico_district', 'new_mexico_magistrate'] as const)('%s compares fault', (court) => {
    const titles = defenseOptions(court, []).map(({ title }) => title);
    expect(titles).toContain('Comparative Fault');
    expect(titles).not.toContain('Contributory Negligence');
    expect(titles).not.toContain('Assumption of Risk');
    expect(defenseNotes(court).join(' ')).toContain('Scott v. Rizzo');
  });

  it('what was chosen before stays, and says that it is none', () => {
    const options = defenseOptions('new_mexico_district', [
      { defenseId: 'assumption-of-risk', choice: 'chosen', facts: 'x' },
    ]);
    expect(options.find(({ id }) => id === 'assumption-of-risk')?.caution).toContain('Take this one out');
  });

  it('elsewhere both are still there', () => {
    for (const court of ['federal', 'california', 'texas_district', 'other'] as const) {
      const titles = defenseOptions(court, []).map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(['Contributory Negligence', 'Assumption of Risk']));
    }
  });
});

test('a court is answered by its own rules where we have them, else by none, and the notes then say so', () => {
  expect(answerCourtIn(null)).toBe('other');
  for (const jurisdiction of JURISDICTIONS) {
    const isTold = ANSWER_COURTS.some((court) => court === jurisdiction);
    expect(answerCourtIn(jurisdiction)).toBe(isTold ? jurisdiction : 'other');
  }
  expect(defenseNotes('other').join(' ')).toContain('no rules of this court on defenses');
});
