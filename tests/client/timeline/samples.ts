import { vi } from 'vitest';
import { AppError } from '#src/errors.ts';
import { calculateDeadlines } from '#src/law/calculate.ts';
import { CalculateInput } from '#src/law/calculation-schema.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { type Answer, Refusal, type Sent } from '../fake-server.ts';

/** A Monday, at noon in New Mexico. */
export const TODAY = '2026-03-16';
const NOON = new Date('2026-03-16T18:00:00Z');
/** The clock stands still at noon of TODAY; timers go on. */
export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
}

export const SERVED_ID = '2c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c02';

/** Served Feb 20, 2026; 30 days are Sun, Mar 22, so the answer is due on Mon, Mar 23. */
export const SERVED = makeMilestone({
  id: SERVED_ID,
  kind: 'Complaint served',
  date: '2026-02-20',
  finishedAt: new Date('2026-02-21T15:00:00Z'),
});

export const ANSWER = makeMilestone({
  id: '3c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c03',
  kind: 'Answer to Complaint Due',
  date: '2026-03-23',
  status: 'due',
  deadlineType: 'answer_to_complaint_due',
  ruleReference: 'Rule 1-012(A) NMRA',
  reminderDates: ['2026-03-20', '2026-03-22'],
  isAutoCalculated: true,
  triggerMilestoneId: SERVED_ID,
  calculation: {
    jurisdiction: 'new_mexico_district',
    deadlineType: 'answer_to_complaint_due',
    serviceMethod: 'personal',
    triggerDate: '2026-02-20',
    hearingDate: null,
    mailedFrom: null,
    localDays: null,
    closures: [],
    method: 'court-rule',
  },
});

/** What the server answers to `deadlines.calculate`. */
/** What the server counts, by rules that are verified. */
export function calculate(input: Sent<'deadlines.calculate'>): Answer<'deadlines.calculate'> {
  try {
    const found = calculateDeadlines(CalculateInput.parse(input), TODAY);
    return found.map((deadline) => ({ ...deadline, status: 'verified' }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { fields } = error.details;
    throw new Refusal(400, error.code, { message: error.message, ...(fields && { fields }) });
  }
}
