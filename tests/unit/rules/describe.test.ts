import { describe, expect, it } from 'vitest';
import { type CourtRule, courtRule } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';
import {
  dueSentence,
  eventSentence,
  extensionSentence,
  landingSentence,
  moreTimeSentence,
  ruleNotes,
} from '#src/rules/describe.ts';

const TODAY = '2026-11-23';

function rule(change: Partial<CourtRule> = {}): CourtRule {
  const entry = {
    id: 'X',
    name: 'A Paper Due',
    days: 30,
    citation: 'Rule X',
    description: 'File a paper.',
    recorded: TODAY,
  };
  return courtRule({ ...entry, event: 'motion-served', ...change });
}

/** The courts that have a table of ways of service. */
function systemWith(extension = 'none') {
  const found = Object.values(COURT_SYSTEMS).find(({ service }) => extension in service);
  return found ?? COURT_SYSTEMS.federal;
}

const BACK = { event: 'hearing', direction: 'backward' } as const;

describe('when it is due', () => {
  it.each<[string, Partial<CourtRule>]>([
    ['30 days after the day the motion was served on you.', {}],
    ['1 day after the day the motion was served on you.', { days: 1 }],
    ['10 court days after the day the motion was served on you.', { days: 10, unit: 'court' }],
    ['16 court days before the hearing.', { ...BACK, days: 16, unit: 'court' }],
    ['On the day of the hearing.', { ...BACK, days: 0 }],
    [
      '30 days after the day the motion was served on you, or the day your answer to the first complaint is due, whichever is later.',
      { laterOf: [{ event: 'first-answer-due', days: 0 }] },
    ],
    [
      '30 days after the day the motion was served on you, or 45 days after the day the summons and complaint were served on you, whichever is later.',
      { laterOf: [{ event: 'summons-served', days: 45 }] },
    ],
    ['30 days after the day the motion was served on you, by 10:00 a.m.', { dueTime: '10:00' }],
    ['30 days after the day the motion was served on you, by 4:30 p.m.', { dueTime: '16:30' }],
    ['30 days after the day the motion was served on you, by noon.', { dueTime: '12:00' }],
  ])('%s', (words, change) => {
    expect(dueSentence(rule(change))).toBe(words);
  });

  it('says what day 0 is', () => {
    expect(eventSentence(rule())).toBe(
      'Counted from the day the motion was served on you. That day itself is not counted.',
    );
    expect(eventSentence(rule(BACK))).toBe(
      'Counted back from the day of the hearing. That day itself is not counted.',
    );
  });
});

describe('where it lands', () => {
  const { federal, new_mexico_district: newMexico } = COURT_SYSTEMS;

  it('goes on to an open day, or back to one', () => {
    expect(landingSentence(rule(), federal)).toBe(
      'Every day counts, weekends too. If the last day is a weekend or a court holiday, it moves to the next day the court is open.',
    );
    expect(landingSentence(rule(BACK), federal)).toContain(
      'it moves back. It is then the last day before it',
    );
  });

  it('leaves closed days out where court days are counted', () => {
    expect(landingSentence(rule({ unit: 'court' }), federal)).toBe(
      'Weekends and court holidays are not counted.',
    );
  });

  it('leaves the last day of a landlord’s notice where it is, and says that offices may be closed on it', () => {
    const system = COURT_SYSTEMS.new_mexico_magistrate;
    const notice = rule({ days: 3, landing: 'stands', event: 'eviction-notice-served' });
    expect(landingSentence(notice, system)).toBe(
      'Every day counts, weekends too. If the last day is a weekend or a court holiday, it stays where it is. Pay or act earlier if you can: offices may be closed on that day.',
    );
  });

  it('does not promise that every day counts where that is open', () => {
    const short = {
      ...newMexico,
      shortPeriods: { days: 10, untilBefore: '2024-12-31', caveat: 'It changed.' },
    };
    expect(landingSentence(rule({ days: 10 }), short)).toMatch(/^It changed\. Where it is open, we show/);
    expect(landingSentence(rule({ days: 11 }), short)).toMatch(/^Every day counts/);
    expect(landingSentence(rule({ days: 10 }), { ...short, shortPeriods: null })).toMatch(/^Every day/);
  });
});

describe('what the way of service changes', () => {
  it.each<[string, Partial<CourtRule>]>([
    ['The way the papers were served adds no days.', {}],
    ['The way the papers were served does not change it.', BACK],
    [
      'Service by mail adds 3 days (FRCP 6(d)). Service by electronic means adds none.',
      { extension: 'frcp_6d' },
    ],
    [
      'Service by mail perhaps adds 3 days (FRCP 6(d)); we show the earlier date. Service by electronic means adds none.',
      { extension: 'frcp_6d_unsettled' },
    ],
    [
      'Service by mail adds 5 days within California, 10 days from or to another state, 20 days from or to another country (CCP 1013). Service by electronic means adds 2 court days (CCP 1010.6).',
      { extension: 'ccp_1013' },
    ],
    [
      'Service by mail moves it further back by 5 days within California, 10 days from or to another state, 20 days from or to another country (CCP 1005(b)). Service by electronic means moves it further back by 2 court days (CCP 1010.6).',
      { ...BACK, extension: 'ccp_1005' },
    ],
  ])('%s', (words, change) => {
    expect(extensionSentence(rule(change), systemWith(change.extension), TODAY)).toBe(words);
  });

  it('says it once of ways that change the same', () => {
    const sentence = extensionSentence(
      rule({ extension: 'nmra_2_104_unsettled' }),
      COURT_SYSTEMS.new_mexico_magistrate,
      TODAY,
    );
    expect(sentence).toMatch(/^Service by mail or electronic means perhaps adds 3 days/);
  });

  it('is that of the day', () => {
    expect(extensionSentence(rule({ extension: 'frcp_6d' }), COURT_SYSTEMS.federal, '2016-11-30')).toBe(
      'Service by mail or electronic means adds 3 days (FRCP 6(d)).',
    );
  });
});

describe('what to know', () => {
  it('says who can give more time, where that was read', () => {
    expect(moreTimeSentence(rule({ mayExtend: 'court' }))).toMatch(/^The court can/);
    expect(moreTimeSentence(rule({ mayExtend: 'nobody' }))).toMatch(/^Nobody/);
    expect(moreTimeSentence(rule())).toBe(null);
  });

  it('has warnings first, then whose number it is, what is uncertain, and since when', () => {
    const notes = ruleNotes(
      rule({
        warnings: ['Start at once.'],
        caveats: ['The summons comes first.'],
        localDefault: 'the court of Elsewhere',
        since: '2025-01-01',
        daysBefore: 20,
      }),
    );
    expect(notes).toEqual([
      'Start at once.',
      'Each court sets its own number of days; 30 is that of the court of Elsewhere.',
      'The summons comes first.',
      'The rule has given 30 days since Wed, Jan 1, 2025; before, it gave 20.',
    ]);
    expect(ruleNotes(rule({ since: '2025-01-01' }))).toEqual([]);
  });
});
