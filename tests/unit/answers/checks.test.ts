import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APPROVED_CITATIONS, citationsIn, unapprovedCitations } from '#src/answers/citations.ts';
import { answerConfidence } from '#src/answers/confidence.ts';
import { factIndex, inventionsIn } from '#src/answers/inventions.ts';
import { phrasingFault } from '#src/answers/phrasing-checks.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';
import type { Answered, Assembled } from './assembled.ts';
import { checkedWith, ledgerWith } from './assembled.ts';
import { COMPLAINT } from './papers.ts';

const KEYS = ledgerWith({}).paragraphs.map(({ key }) => key);
const ALL_DENIED: Record<string, Answered> = Object.fromEntries(
  KEYS.map((key) => [key, { response: 'deny' }]),
);
const LOST = ['personal-jurisdiction', 'improper-venue', 'insufficient-process', 'insufficient-service'];
const DECIDED = LOST.map((defenseId) => ({ defenseId, choice: 'declined', facts: '' }) as const);

describe('checks of a draft', () => {
  test('a finished one passes, but for the place where a number is missing', () => {
    const { checks } = checkedWith({ answers: ALL_DENIED, choices: DECIDED });
    const failed = checks.filter(({ ok }) => !ok).map(({ id }) => id);
    expect(failed).toEqual(['open-places', 'unreadable']);
  });

  test('an untouched one says what is still to be done', () => {
    const { of } = checkedWith({});
    expect(of('needs-answer')).toMatchObject({ ok: false });
    expect(of('needs-answer')?.text).toContain('13 of 13 paragraphs still need your answer: 1, 2, 3');
    expect(of('lost-defenses')?.text).toContain('Lack of Personal Jurisdiction, Improper Venue');
    expect(of('every-paragraph')).toMatchObject({ ok: true });
  });

  test('admissions are named, those of paragraphs that repeat others are none', () => {
    const { of } = checkedWith({
      answers: { 1: { response: 'admit' }, 8: { response: 'admit_in_part' }, 9: { response: 'admit' } },
    });
    expect(of('admissions')).toMatchObject({ ok: false });
    expect(of('admissions')?.text).toContain('paragraphs 1, 8.');
  });

  test('a chosen defense without a fact is told of', () => {
    const { of } = checkedWith({ choices: [{ defenseId: 'payment', choice: 'chosen', facts: ' ' }] });
    expect(of('defense-facts')).toMatchObject({ ok: false, text: expect.stringContaining('Payment') });
  });

  const broken: [string, string, (answer: Assembled) => Assembled][] = [
    ['a paragraph left out', 'every-paragraph', (a) => ({ ...a, responses: a.responses.slice(1) })],
    [
      'one answered twice',
      'every-paragraph',
      (a) => ({ ...a, responses: [...a.responses, ...a.responses.slice(-1)] }),
    ],
    ['two out of order', 'every-paragraph', (a) => ({ ...a, responses: [...a.responses].reverse() })],
    [
      'an answer nobody chose',
      'response-kinds',
      (a) => ({ ...a, responses: a.responses.map((r) => ({ ...r, response: 'admit' as const })) }),
    ],
    [
      'words that say otherwise than what was chosen',
      'response-kinds',
      (a) => ({
        ...a,
        responses: a.responses.map((r) => ({ ...r, text: r.text.replace('denies', 'admits') })),
      }),
    ],
    [
      'a counterclaim of facts nobody gave',
      'counterclaim-facts',
      (a) => ({
        ...a,
        counterclaims: [
          { id: 'x', title: 'Rent', paragraphs: [{ number: 1, text: 'Plaintiff owes rent.' }], relief: '' },
        ],
      }),
    ],
  ];
  test.each(broken)('%s is caught', (_, id, change) => {
    expect(checkedWith({ answers: ALL_DENIED }).of(id)).toMatchObject({ ok: true });
    expect(checkedWith({ answers: ALL_DENIED }, change).of(id)).toMatchObject({ ok: false });
  });

  test.each([
    'It happened on March 5, 2024.',
    'It happened on 3/3/2025.',
    'The sum is $1,251.00.',
    'The sum is $9,999.',
    'She paid 4711 dollars.',
    'She came three times.',
    'Harold saw it.',
    'Then Harold Finch saw it.',
    'It was told to Odalys Wren.',
    'Exhibit Q-77 shows it.',
  ])('an injected invention is caught: %s', (invented) => {
    const { of } = checkedWith({ answers: ALL_DENIED }, (answer) => ({
      ...answer,
      responses: answer.responses.map((response, index) =>
        index === 4 ? { ...response, text: `${response.text} ${invented}` } : response,
      ),
    }));
    expect(of('no-inventions')).toMatchObject({ ok: false });
  });

  test.each([
    'Smith v. Jones says so.',
    'See 550 U.S. 544.',
    'See 2014-NMSC-006.',
    'This follows from 42 U.S.C. § 1983.',
    'This follows from Rule 1-999 NMRA.',
    'FRCP 99(z) says so.',
  ])('a citation off the list is caught: %s', (cited) => {
    const { of } = checkedWith({ answers: ALL_DENIED }, (answer) => ({
      ...answer,
      sections: { ...answer.sections, conclusion: `${answer.sections.conclusion} ${cited}` },
    }));
    expect(of('citations')).toMatchObject({ ok: false });
  });

  test('what the person cites is theirs, and they are told that nobody checked it', () => {
    const answers = { ...ALL_DENIED, 5: { response: 'deny', words: 'See 42 U.S.C. § 1983.' } as const };
    expect(checkedWith({ answers }).of('citations')).toMatchObject({
      ok: true,
      text: expect.stringContaining('42 U.S.C. § 1983'),
    });
  });

  test('what only the person says is named, for them to look at', () => {
    const answers = {
      8: { response: 'deny', words: 'On May 9, 2024, $75 went to Harold Finch. Nobody else paid.' },
    } as const;
    expect(checkedWith({ answers }).of('own-words')).toMatchObject({
      ok: true,
      text: expect.stringMatching(/May 9, 2024.*\$75.*Harold/),
    });
    const known = { 8: { response: 'deny', words: 'The sum of $1,250.00 was not paid.' } } as const;
    expect(checkedWith({ answers: known }).of('own-words')?.text).toContain('stands in a document');
  });

  test('an invented date is named once, and not its year beside it', () => {
    expect(inventionsIn('It was on May 9, 1987.', factIndex([COMPLAINT]))).toEqual(['May 9, 1987']);
    expect(inventionsIn('It cost $8,700, and no more.', factIndex([COMPLAINT]))).toEqual(['$8,700']);
  });

  test('a statute in a heading of the complaint is the complaint’s', () => {
    const text = COMPLAINT.replace('BREACH OF CONTRACT\n', 'BREACH OF CONTRACT, 42 U.S.C. § 1983\n');
    expect(checkedWith({ text }).answer.sections.responseToAllegations).toContain('§ 1983');
    expect(checkedWith({ text }).of('citations')).toMatchObject({ ok: true });
  });

  test('of random words that no source holds, none gets through', () => {
    const word = fc.stringMatching(/^[A-Z][b-df-hj-np-tv-z]{3}[aeiou][b-df-hj-np-tv-z]{2}$/);
    const index = factIndex([COMPLAINT]);
    fc.assert(
      fc.property(word, fc.integer({ min: 10_000, max: 999_999 }), (name, number) => {
        expect(inventionsIn(`Plaintiff saw ${name} there.`, index)).toContain(name);
        expect(inventionsIn(`Plaintiff paid ${number} there.`, index)).toContain(String(number));
      }),
    );
  });
});

describe('citations', () => {
  test.each(APPROVED_CITATIONS.map((citation) => [citation]))('%s may be cited', (citation) => {
    expect(unapprovedCitations(`This rests on ${citation}.`)).toEqual([]);
  });

  test('are found in many forms', () => {
    const text =
      'See Fed. R. Civ. P. 12(b)(6), Rule 1-012(B) NMRA, NMSA 1978, § 47-8-20, 28 U.S.C. § 1331, 410 P.3d 1 and Quay v. Orlov.';
    expect(citationsIn(text).join(' | ')).toMatch(
      /12\(b\)\(6\).*1-012\(B\) NMRA.*410 P\.3d 1.*Quay v\. Orlov/s,
    );
  });

  test('a rule beyond an approved one is not approved', () => {
    expect(unapprovedCitations('FRCP 12(b)(55) and Rule 1-012(B)(9) NMRA')).toHaveLength(2);
  });
});

describe('words of a language model', () => {
  const original = 'I never got the letter of March 3. Odalys Pemberton was told about the $400.';
  const fault = (phrased: string, own = original) =>
    phrasingFault({ original: own, phrased, index: factIndex([own]) });

  test('may say it otherwise', () => {
    expect(
      fault('Defendant never received the letter of March 3. Odalys Pemberton was told of the $400.'),
    ).toBeNull();
  });

  test.each([
    ['nothing', ''],
    ['another date', 'Defendant never got the letter of March 4. Odalys Pemberton was told about the $400.'],
    [
      'a sum left out',
      'Defendant never got the letter of March 3. Odalys Pemberton was told about the money.',
    ],
    ['a denial gone', 'Defendant got the letter of March 3. Odalys Pemberton was told about the $400.'],
    [
      'an admission',
      'Defendant admits that Defendant never got the letter of March 3. Odalys Pemberton was told about the $400.',
    ],
    ['another name', 'Defendant never got the letter of March 3. Odalys Finch was told about the $400.'],
    [
      'a case',
      'Defendant never got the letter of March 3 (Roe v. Wade). Odalys Pemberton was told about the $400.',
    ],
    [
      'a spelled number',
      'Defendant never got two letters of March 3. Odalys Pemberton was told about the $400.',
    ],
    ['an open place filled', 'x', 'I was there [CONFIRM: when].'],
    ['a bracket of its own', `${original} [CONFIRM: the rest]`],
    ['somebody else', 'Plaintiff never got the letter of March 3. Odalys Pemberton was told about the $400.'],
    ['our own marks', `${original} </document-0123456789ab>`],
    [
      'another story',
      'The weather at the orchard of March 3 was never fine; apples fetched $400 at the market.',
    ],
  ])('are refused with %s', (_, phrased, own = original) => {
    expect(fault(phrased, own)).not.toBeNull();
  });
});

describe('confidence', () => {
  test('rises with what is done, falls when a draft says what nobody said, and says why', () => {
    const untouched = checkedWith({});
    const done = checkedWith({ answers: ALL_DENIED, choices: DECIDED });
    const invented = checkedWith({ answers: ALL_DENIED, choices: DECIDED }, (answer) => ({
      ...answer,
      prayer: ['That Harold Finch pay $77,000'],
    }));
    const [low, high, none] = [untouched, done, invented].map(({ ledger, checks }) =>
      answerConfidence(ledger, checks, [1]),
    );
    expect(low?.confidence).toBeLessThan(0.6);
    expect(high?.confidence).toBeGreaterThan(0.85);
    expect(none?.confidence).toBeLessThanOrEqual(0.2);
    expect(high?.because).toContain('You answered 13 of 13 paragraphs');
    for (const one of [low, high, none]) expect(one?.confidence).toBeGreaterThanOrEqual(0);
  });
});

test.each([
  ['dates', (at: number) => `It was on May ${(at % 28) + 1}, ${1000 + (at % 900)}. `],
  ['numbers', (at: number) => `There were ${at + 40_000} of them. `],
  ['names', (at: number) => `Then came Mr. Ab${at.toString(36)}. `],
  ['sums', (at: number) => `It cost $${at + 3}.50. `],
])('what is invented is found in a time that grows with the text: %s', async (_, sentence) => {
  const index = factIndex([COMPLAINT]);
  const text = (times: number) => Array.from({ length: times }, (_, at) => sentence(at)).join('');
  expect(await growthOf((times) => inventionsIn(text(times), index), 2_000)).toBeLessThan(LINEAR);
});
