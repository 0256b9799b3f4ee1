import { describe, expect, it } from 'vitest';
import { Calculation } from '#src/law/calculation-schema.ts';
import { rulesFor } from '#src/law/case-law.ts';
import { EVENT_KEYS, type EventKey } from '#src/law/events.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import { eventAsChoice, eventsToChoose, phaseOf, sameDayAs } from '#src/timeline/usual-events.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { formerlyNamed } from '#tests/setup/former-name.ts';

const TODAY = '2026-11-23';
const counted = (deadlineType: string, change: Partial<Milestone> = {}) =>
  makeMilestone({
    deadlineType,
    date: '2026-12-21',
    calculation: Calculation.parse({
      jurisdiction: 'new_mexico_district',
      deadlineType,
      serviceMethod: 'personal',
      triggerDate: '2026-11-20',
      method: 'court-rule',
    }),
    ...change,
  });
const named = (kind: string, change: Partial<Milestone> = {}) =>
  makeMilestone({ kind, date: '2026-11-02', ...change });

describe('how far a case is', () => {
  it.each<[string, Milestone[], string]>([
    ['nothing', [], 'begun'],
    ['papers that were served', [named('Complaint served')], 'begun'],
    ['an answer that is due', [counted('answer_to_complaint_due')], 'begun'],
    [
      'an answer that is done',
      [counted('answer_to_complaint_due', { finishedAt: new Date('2026-11-22') })],
      'answered',
    ],
    ['an answer that was filed', [named('Answer filed')], 'answered'],
    ['a judgment', [named('Judgment entered')], 'judged'],
    ['a judgment to come', [named('Judgment entered', { date: '2026-12-24' })], 'begun'],
    ['a judgment without a day', [named('Judgment', { date: null })], 'begun'],
    ['a default', [named('Default entered')], 'judged'],
    ['a motion about a judgment', [named('Motion for summary judgment served')], 'begun'],
    ['an offer', [named('Offer of judgment served')], 'begun'],
    ['a time that a judgment began', [counted('notice_of_appeal_due')], 'judged'],
  ])('by %s', (_, milestones, expected) => {
    expect(phaseOf(milestones, TODAY)).toBe(expected);
  });

  it.each(['answer_to_complaint_due', 'N1', 'reply_to_complaint_due'])(
    'by an answer stored as %s',
    (type) => {
      formerlyNamed('new_mexico_district', 'N1', 'Reply to Complaint Due');
      const done = counted(type, { finishedAt: new Date('2026-11-22') });
      expect(phaseOf([done], TODAY)).toBe('answered');
    },
  );

  it('is said by what goes furthest', () => {
    expect(phaseOf([named('Answer filed'), named('Judgment entered')], TODAY)).toBe('judged');
  });
});

describe('the events of a choice', () => {
  const district = rulesFor('new_mexico_district', 'civil');
  const first = (moment: Parameters<typeof eventsToChoose>[1]) => eventsToChoose(district, moment).events[0];

  it('begin with what is usual for who is sued, and for who sues', () => {
    expect(first({ phase: 'begun', side: 'defendant' })).toBe('summons-served');
    expect(first({ phase: 'begun', side: null })).toBe('summons-served');
    expect(first({ phase: 'begun', side: 'plaintiff' })).toBe('counterclaim-served');
    expect(first({ phase: 'answered', side: 'defendant' })).toBe('motion-served');
    expect(first({ phase: 'judged', side: 'defendant' })).toBe('judgment-entered');
  });

  it.each(['new_mexico_district', 'new_mexico_magistrate', 'california', 'federal'] as const)(
    'hold every event that a rule of %s counts from, once',
    (jurisdiction) => {
      const rules = rulesFor(jurisdiction, null);
      const { events, usual } = eventsToChoose(rules, { phase: 'begun', side: 'defendant' });
      expect(new Set(events).size).toBe(events.length);
      expect(usual).toBeGreaterThan(1);
      const reached = new Set(events.flatMap(sameDayAs));
      expect(rules.map(({ event }) => event).filter((event) => !reached.has(event))).toEqual([]);
    },
  );

  it('say once what falls on one day', () => {
    const { events } = eventsToChoose(district, { phase: 'judged', side: 'defendant' });
    expect(events).toContain('judgment-entered');
    expect(events).not.toContain('judgment-filed');
    expect(sameDayAs('judgment-filed')).toEqual(['judgment-filed', 'judgment-entered']);
    expect(sameDayAs('hearing')).toEqual(['hearing']);
    const alone = eventsToChoose([{ event: 'judgment-filed' }], { phase: 'begun', side: null });
    expect(alone.events).toEqual(['judgment-filed']);
  });
});

describe('an event as a choice', () => {
  it.each<[EventKey, string]>([
    ['summons-served', 'The summons and complaint were served on you'],
    ['hearing', 'The hearing'],
    ['discovery-closes', 'Discovery closes'],
    ['compliance-due', 'The day by which the subpoena tells you to comply'],
  ])('%s: %s', (event, expected) => {
    expect(eventAsChoice(event)).toBe(expected);
  });

  it('reads as a sentence for every event', () => {
    for (const event of EVENT_KEYS) expect(eventAsChoice(event)).toMatch(/^[A-Z]\w*(?:'s)? /);
  });
});
