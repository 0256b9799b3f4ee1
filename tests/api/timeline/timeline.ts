import { expect } from 'vitest';
import type { Calculation } from '#src/law/calculation-schema.ts';
import { Milestone } from '#src/timeline/schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import type { Answer, Wire } from '#tests/setup/agent.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

/** A Monday on which the tests of deadlines take place; in New Mexico the same day. */
export const TODAY = '2026-03-02';
export const NOON = '2026-03-02T19:00:00Z';

/** 15 days from Mar 2, 2026 at a New Mexico district court: Tue, Mar 17. */
export const RESPONSE: Calculation = {
  jurisdiction: 'new_mexico_district',
  deadlineType: 'response_to_motion_due',
  serviceMethod: 'personal',
  triggerDate: '2026-03-02',
  hearingDate: null,
  mailedFrom: null,
  localDays: null,
  closures: [],
  method: 'court-rule',
};
export const REPLY: Calculation = { ...RESPONSE, deadlineType: 'reply_to_response_due' };

/** What a procedure answered, checked to be a milestone and nothing beside it. */
export function milestoneOf(answer: Answer, wire: Wire): Milestone {
  expect(answer.status, answer.text).toBeLessThan(300);
  if (wire === 'trpc') return Milestone.strict().parse(answer.body);
  onTheWire(Milestone).parse(answer.body);
  const body = Object(answer.body);
  return Milestone.parse({ ...body, finishedAt: body.finishedAt && new Date(body.finishedAt) });
}

/** A deadline that was counted from another, with reminders. */
export async function makeCounted(
  { db }: TestApp,
  values: { caseId: string; kind: string; date: string; triggerMilestoneId: string | null },
  calculation: Calculation,
) {
  return insertMilestone(db, {
    ...values,
    deadlineType: calculation.deadlineType,
    isAutoCalculated: true,
    reminderDates: JSON.stringify([]),
    calculation: JSON.stringify(calculation),
  });
}

/** A motion on Mar 2 that a response on Mar 17 is counted from, and a reply on Apr 1 counted from that. */
export async function makeChain(server: TestApp, caseId: string) {
  const motion = await insertMilestone(server.db, { caseId, kind: 'Motion served', date: '2026-03-02' });
  const response = await makeCounted(
    server,
    { caseId, kind: 'Response', date: '2026-03-17', triggerMilestoneId: motion.id },
    RESPONSE,
  );
  const reply = await makeCounted(
    server,
    { caseId, kind: 'Reply', date: '2026-04-01', triggerMilestoneId: response.id },
    { ...REPLY, triggerDate: '2026-03-17' },
  );
  return { motion, response, reply };
}

/** Every milestone of a case as it is stored. */
export async function storedTimeline({ db }: TestApp, caseId: string) {
  return db.selectFrom('milestones').selectAll().where('caseId', '=', caseId).orderBy('id').execute();
}
