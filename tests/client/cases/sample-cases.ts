import type { CaseWithParticipants } from '#src/cases/schema.ts';
import type { OpenDeadline } from '#src/deadlines/schema.ts';
import { makeUser } from '../fake-server.ts';

export const HARLOW = '0d9a4a52-53a4-4b0e-8a07-5f1c9fd24f01';

/** An invented case of the signed-in person. */
export function makeCase(change: Partial<CaseWithParticipants> = {}): CaseWithParticipants {
  return {
    id: HARLOW,
    userId: makeUser().id,
    title: 'Harlow v. Brandt Properties',
    description: null,
    caseNumber: null,
    caseType: null,
    state: 'NM',
    courtName: null,
    plaintiffName: null,
    defendantName: null,
    createdAt: new Date(2026, 1, 20, 12),
    updatedAt: new Date(2026, 2, 3, 12),
    connectedCaseId: null,
    localOnly: false,
    memberRole: 'owner',
    participants: [],
    ...change,
  };
}

export function makeCases(count: number): CaseWithParticipants[] {
  return Array.from({ length: count }, (_, index) =>
    makeCase({
      id: `case-${index + 1}`,
      title: `Matter ${index + 1}`,
      caseNumber: `CV-2026-${1000 + index}`,
    }),
  );
}

export function makeDeadline(change: Partial<OpenDeadline> = {}): OpenDeadline {
  return {
    id: 'deadline-1',
    caseId: HARLOW,
    kind: 'Answer to Complaint',
    date: '2026-03-23',
    status: 'upcoming',
    ruleReference: null,
    isAutoCalculated: false,
    caseTitle: 'Harlow v. Brandt Properties',
    caseState: 'NM',
    ...change,
  };
}
