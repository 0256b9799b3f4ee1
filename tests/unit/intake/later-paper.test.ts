import { describe, expect, test } from 'vitest';
import type { Reset } from '#src/facts/resets.ts';
import { effectInWords, effectsOf, inCase } from '#src/intake/later-paper.ts';
import { withResets } from '#src/intake/moved-sitting.ts';
import { needsService } from '#src/intake/needs-service.ts';
import { openQuestions, shownLines } from '#src/intake/proposal-lines.ts';
import { UNKNOWN_CASE } from '#src/law/case-law.ts';
import { makeAnswerTime, makeProposal } from '#tests/factories/intake.ts';

const TODAY = '2026-03-12';
const CASE = {
  source: {
    ...UNKNOWN_CASE,
    courtName: 'Second Judicial District Court',
    caseNumber: 'D-202-CV-2026-01234',
    state: 'NM',
    kind: 'debt' as const,
    plaintiffName: 'Larkspur Lending LLC',
    defendantName: 'Willa Hargrove',
  },
  title: 'Larkspur v. Hargrove',
  side: 'defendant' as const,
};
const hearing = (date: string, label = 'Trial') => ({
  ...{ label, date, time: '09:00', place: null, factId: 'h1' },
  certainty: 'certain' as const,
});
const entry = (kind: string, date: string) => ({ id: kind, kind, date, dueTime: null });

describe('a paper of a case', () => {
  test('asks nothing that the case says', () => {
    const read = makeProposal({
      role: { value: null, certainty: 'unsure', factIds: [] },
      kind: { value: null, certainty: 'unsure', factIds: [] },
    });
    const { proposal, known } = inCase(read, CASE);
    expect(openQuestions(proposal, known)).toEqual([]);
    expect(shownLines(proposal, known)).toEqual([]);
    expect(proposal).toMatchObject({ role: { value: 'defendant' }, kind: { value: 'debt' }, problems: [] });
  });

  test('says where it names another number or another court, and changes neither', () => {
    const read = makeProposal({
      caseNumber: { value: 'D-202-CV-2026-09999', certainty: 'certain', factIds: [] },
      court: { value: 'First Judicial District Court', courtId: 'nm.district.1' },
    });
    const { proposal } = inCase(read, CASE);
    expect(proposal.problems[0]?.text).toContain('D-202-CV-2026-09999');
    expect(proposal.problems[1]?.text).toContain('This paper names the First Judicial District Court');
    expect(proposal.problems.map(({ code }) => code)).toEqual(['other-number', 'other-court']);
    expect(proposal.caseNumber.value).toBe('D-202-CV-2026-01234');
    expect(proposal.court.value).toBe('Second Judicial District Court');
  });

  test('says where it is about other people, unless its number is that of the case or one of them is of it', () => {
    const named = (plaintiff: string, defendant: string, number: string | null = null) =>
      inCase(
        makeProposal({
          caseNumber: { value: number, certainty: 'certain', factIds: [] },
          title: { value: `${plaintiff} v. ${defendant}`, certainty: 'certain', factIds: [] },
          parties: {
            ...{ certainty: 'certain', factIds: [] },
            value: [
              { name: plaintiff, role: 'plaintiff' },
              { name: defendant, role: 'defendant' },
            ],
          },
        }),
        CASE,
      ).proposal.problems.map(({ code }) => code);
    expect(named('Alder Bank', 'Jonas Pell')).toEqual(['other-people']);
    expect(named('Alder Bank', 'Jonas Pell', CASE.source.caseNumber)).toEqual([]);
    expect(named('Larkspur Lending', 'Jonas Pell')).toEqual([]);
    expect(named('Alder Bank', 'WILLA J. HARGROVE')).toEqual([]);
  });

  test.each([
    ['a day that is there', '2026-04-21', 'stands', 'Its days are on your timeline already. Nothing moves.'],
    ['another day of the same thing', '2026-05-04', 'other', /^It may move a day/],
  ])('%s', (_name, date, effect, words) => {
    const proposal = makeProposal({ asks: 'nothing', deadlines: [], hearings: [hearing(date)] });
    const effects = effectsOf(proposal, [entry('Trial', '2026-04-21'), entry('Docket', '2026-05-04')]);
    expect(effects).toMatchObject([{ effect }]);
    expect(effectInWords(proposal, effects)).toMatch(words);
  });

  test('an earlier day of the answer stands without a question, a later one is asked about', () => {
    const due = (date: string) =>
      makeProposal({ asks: 'nothing', deadlines: [makeAnswerTime(null, { date })] });
    const timeline = [entry('Answer', '2026-04-09')];
    expect(effectsOf(due('2026-04-02'), timeline)).toMatchObject([{ effect: 'new', moves: null }]);
    expect(effectsOf(due('2026-04-30'), timeline)).toMatchObject([{ moves: { id: 'Answer' } }]);
  });

  test('a time whose day was kept is not there to be looked at again', () => {
    const proposal = makeProposal({
      asks: 'how-served',
      deadlines: [makeAnswerTime('21 days after service')],
    });
    const [line] = proposal.deadlines;
    const settled = new Set([line?.factId ?? '']);
    const open = effectsOf(proposal, [entry('Answer', '2026-04-09')], { settled, done: [] });
    expect(open).toMatchObject([{ effect: 'stands', text: 'It is on your timeline: Thu, Apr 9, 2026.' }]);
    expect(effectInWords(proposal, open)).toMatch(/^Its days are on your timeline already/);
    expect(effectsOf(proposal, [], { settled, done: ['Answer'] })).toMatchObject([{ effect: 'stands' }]);
    expect(effectsOf(proposal, [], { settled, done: [] })).toEqual([]);
    const unsettled = effectsOf(proposal, [entry('Answer', '2026-04-09')]);
    expect(effectInWords(proposal, unsettled)).toMatch(/^It names 1 day to look at/);
  });

  test('a letter moves nothing, whatever it names', () => {
    const proposal = makeProposal({
      asks: 'letter',
      deadlines: [{ ...makeAnswerTime(null, { date: '2026-05-01' }), label: 'Answer' }],
    });
    const effects = effectsOf(proposal, [entry('Answer', '2026-04-09')]);
    expect(effects).toMatchObject([{ moves: null, text: 'A letter does not move a day at the court.' }]);
    expect(effectInWords(proposal, effects)).toBe('Your days at the court stay the same.');
  });
});

describe('a paper that moves a sitting or calls it off', () => {
  const RESET = { what: 'trial', from: '2026-12-09', to: '2026-12-15' };
  const order = (...resets: Reset[]) => ({ resets, docType: 'Order', today: TODAY });
  const paperOf = (...hearings: ReturnType<typeof hearing>[]) =>
    makeProposal({ asks: 'nothing', deadlines: [], hearings });
  const none = { settled: new Set<string>(), done: [] };

  test('takes the name of what is set again, and is not heard on the day that it calls off', () => {
    const read = paperOf(hearing('2026-12-09', 'Court date'), {
      ...hearing('2026-12-15', 'Court date'),
      factId: 'h2',
    });
    expect(withResets(read, [RESET]).hearings).toMatchObject([{ label: 'Trial', date: '2026-12-15' }]);
    expect(withResets(read, []).hearings).toHaveLength(2);
  });

  test.each([
    ['on the day that it names', RESET, [entry('TRIAL', '2026-12-09'), entry('Trial', '2027-02-01')]],
    ['whatever its plain name', RESET, [entry('Court date', '2026-12-09')]],
    ['the only one of its name ahead', { ...RESET, from: null }, [entry('Jury Trial', '2026-12-09')]],
    [
      'that was the only hearing ahead',
      { what: 'hearing', from: null, to: null },
      [entry('Hearing', '2026-12-09'), entry('Trial', '2027-02-01')],
    ],
    ['of which the paper says no more', { ...RESET, what: null }, [entry('TRIAL', '2026-12-09')]],
  ])('moves the sitting %s', (_name, reset, timeline) => {
    const effects = effectsOf(paperOf(hearing('2026-12-15', 'Court date')), timeline, none, order(reset));
    expect(effects).toMatchObject([
      {
        effect: 'other',
        text: `This order moves your ${reset.what ?? 'trial'} from Dec 9 to Dec 15.`,
        moves: { id: timeline[0]?.id, date: '2026-12-09' },
      },
    ]);
  });

  test.each([
    ['another sitting of that day', [entry('Mediation', '2026-12-09')]],
    ['what is due that day', [entry('Answer', '2026-12-09')]],
    ['a conference before the trial', [entry('Pre-trial Conference', '2026-12-01')]],
  ])('does not move %s', (_name, timeline) => {
    const effects = effectsOf(paperOf(hearing('2026-12-15', 'Court date')), timeline, none, order(RESET));
    expect(effects).toMatchObject([{ effect: 'new', moves: null }]);
  });

  test('a day that was moved stands', () => {
    const effects = effectsOf(
      paperOf(hearing('2026-12-15')),
      [entry('TRIAL', '2026-12-15')],
      none,
      order(RESET),
    );
    expect(effects).toMatchObject([{ effect: 'stands', moves: null }]);
  });

  test('says that a sitting is off where no new day stands in it', () => {
    const off = order({ ...RESET, to: null });
    expect(effectInWords(paperOf(), [], off)).toBe(
      'This order calls your trial off. No new day stands in it.',
    );
    expect(effectInWords(paperOf(hearing('2026-12-15')), [], off)).not.toContain('off');
    expect(effectInWords(paperOf(), [], order(RESET))).not.toContain('off');
  });
});

describe('when and how it came', () => {
  test('is asked where a day is counted from it', () => {
    expect(needsService(makeProposal(), TODAY)).toBe(true);
    expect(needsService(makeProposal({ hearings: [hearing('2026-06-01')] }), TODAY)).toBe(true);
  });

  test('is not asked in a small claim of California that names its trial', () => {
    const proposal = makeProposal({
      court: { value: 'Superior Court of California, County of Alameda', courtId: null },
      caseNumber: { value: 'RS26123456', certainty: 'certain', factIds: [] },
      state: { value: 'CA', certainty: 'certain', factIds: [] },
      kind: { value: 'small_claims', certainty: 'certain', factIds: [] },
      deadlines: [],
      hearings: [hearing('2026-06-01')],
    });
    expect(needsService(proposal, TODAY)).toBe(false);
    expect(needsService({ ...proposal, hearings: [] }, TODAY)).toBe(true);
  });

  test('is asked of a letter only where its time runs from the day it came', () => {
    const letter = makeProposal({ asks: 'letter', deadlines: [] });
    expect(needsService(letter, TODAY)).toBe(false);
    const pay = { ...makeAnswerTime('30 days after you receive this letter'), label: 'Pay' };
    expect(needsService({ ...letter, deadlines: [pay] }, TODAY)).toBe(true);
  });

  test('is not asked of a paper that starts no time', () => {
    expect(needsService(makeProposal({ asks: 'nothing' }), TODAY)).toBe(false);
  });
});
