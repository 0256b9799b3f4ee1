import { vi } from 'vitest';
import type { Case } from '#src/cases/schema.ts';
import { calculateDeadlines } from '#src/deadlines/calculate.ts';
import { CalculateInput } from '#src/deadlines/calculation-schema.ts';
import type { Milestone } from '#src/deadlines/schema.ts';
import { AppError } from '#src/errors.ts';
import { makeUser, Refusal } from '../fake-server.ts';

/** A Monday, at noon in New Mexico. */
export const TODAY = '2026-03-16';
const NOON = new Date('2026-03-16T18:00:00Z');
export const CASE_ID = '7f7bd1c8-35d4-4f6b-9d3a-0c62ba1f1d10';

/** The clock stands still at noon of TODAY; timers go on. */
export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
}

export function makeCase(change: Partial<Case> = {}): Case {
  return {
    id: CASE_ID,
    userId: makeUser().id,
    title: 'Harlow v. Brandt Properties',
    description: null,
    caseNumber: 'D-202-CV-2026-00117',
    caseType: 'civil',
    state: 'NM',
    courtName: 'Second Judicial District Court',
    plaintiffName: null,
    defendantName: null,
    createdAt: new Date('2026-02-20T15:00:00Z'),
    updatedAt: new Date('2026-02-21T15:00:00Z'),
    connectedCaseId: null,
    localOnly: false,
    memberRole: 'owner',
    ...change,
  };
}

export function makeMilestone(change: Partial<Milestone> = {}): Milestone {
  return {
    id: '1c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c01',
    caseId: CASE_ID,
    kind: 'Settlement conference',
    date: '2026-04-20',
    status: 'upcoming',
    derivedFromDocId: null,
    position: 0,
    deadlineType: null,
    ruleReference: null,
    reminderDates: null,
    isAutoCalculated: false,
    finishedAt: null,
    triggerMilestoneId: null,
    calculation: null,
    revision: 3,
    ...change,
  };
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
export function calculate(input: unknown) {
  try {
    return calculateDeadlines(CalculateInput.parse(input), TODAY);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { fields } = error.details;
    throw new Refusal(400, error.code, { message: error.message, ...(fields && { fields }) });
  }
}
