import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followers } from '#server/timeline/followers.ts';
import type { Milestone } from '#src/timeline/schema.ts';

const TODAY = '2026-03-02';

/** A deadline of 15 days that is counted from the milestone with this number. */
function counted(number: number, trigger: number): Milestone {
  return {
    id: String(number),
    caseId: 'case',
    kind: `Deadline ${number}`,
    date: '2026-03-17',
    status: 'upcoming',
    derivedFromDocId: null,
    position: 0,
    deadlineType: 'response_to_motion_due',
    ruleReference: null,
    reminderDates: null,
    isAutoCalculated: true,
    finishedAt: null,
    triggerMilestoneId: String(trigger),
    calculation: {
      jurisdiction: 'new_mexico_district',
      deadlineType: 'response_to_motion_due',
      serviceMethod: 'personal',
      triggerDate: '2026-03-02',
      hearingDate: null,
      mailedFrom: null,
      localDays: null,
      closures: [],
      method: 'court-rule',
    },
    ruleKey: 'N5',
    ruleVersion: null,
    dueTime: null,
    doubts: null,
    takesPlace: false,
    place: null,
    revision: 0,
  };
}

/** Which deadline is counted from which, in every shape: trees, circles, deadlines counted from themselves. */
const timelines = fc
  .array(fc.nat({ max: 9 }), { maxLength: 10 })
  .map((triggers) => triggers.map((trigger, number) => counted(number, trigger)));
const start = { id: '0', date: '2026-04-06' };

test('whatever is counted from what, each moves once and from where its trigger has gone', () => {
  fc.assert(
    fc.property(timelines, (timeline) => {
      const found = followers(timeline, start, TODAY);
      const days = new Map([
        [start.id, start.date],
        ...found.map(({ deadline, newDate }): [string, string] => [deadline.id, newDate]),
      ]);
      expect(days.size).toBe(found.length + 1);
      for (const { deadline, calculation } of found) {
        expect(calculation.triggerDate).toBe(days.get(deadline.triggerMilestoneId ?? ''));
      }
      const left = timeline.filter(({ id }) => !days.has(id));
      expect(left.filter(({ triggerMilestoneId }) => days.has(triggerMilestoneId ?? ''))).toEqual([]);
    }),
  );
});

test('of those that would change their day only the chosen ones move, and nothing is counted from the others', () => {
  const ids = fc.uniqueArray(fc.nat({ max: 9 }).map(String));
  fc.assert(
    fc.property(timelines, ids, (timeline, chosen) => {
      const found = followers(timeline, start, TODAY, new Set(chosen));
      const moved = new Set([start.id, ...found.map(({ deadline }) => deadline.id)]);
      for (const { deadline, newDate } of found) {
        expect(newDate === deadline.date || chosen.includes(deadline.id)).toBe(true);
        expect(moved.has(deadline.triggerMilestoneId ?? '')).toBe(true);
      }
    }),
  );
});
