import { coach } from '#src/service/coach.ts';
import type { CoachDraft, CoachInput } from '#src/service/coach-input.ts';
import type { CoachItem, CoachReport } from '#src/service/coach-items.ts';
import type { ServiceAttempt } from '#src/service/schema.ts';
import type { Summons } from '#src/summons/schema.ts';
import { makeServiceAttempt, makeSummons } from '#tests/factories/summons.ts';

/** An issued summons to a person, of a New Mexico district court. */
export function summonsOf(values: Partial<Summons> = {}): Summons {
  return makeSummons({
    id: 'b5a3f0de-9a4b-4a55-8f5e-0c6a4e4f6a01',
    caseId: 'b5a3f0de-9a4b-4a55-8f5e-0c6a4e4f6a02',
    plaintiffName: 'Orlov Roofing LLC',
    defendantName: 'Rosalind Quay',
    courtName: 'First Judicial District Court',
    courtAddress: '225 Montezuma Ave, Santa Fe, NM 87501',
    county: 'Santa Fe',
    caseNumber: 'D-101-CV-2026-00731',
    isProSe: false,
    issuedDate: '2026-03-02',
    responseDeadlineDate: '2026-04-02',
    createdAt: new Date('2026-03-02T17:00:00Z'),
    updatedAt: new Date('2026-03-02T17:00:00Z'),
    ...values,
  });
}

/** A failed attempt of personal service. */
export function attemptOf(values: Partial<ServiceAttempt> = {}): ServiceAttempt {
  return makeServiceAttempt({
    id: crypto.randomUUID(),
    summonsId: summonsOf().id,
    caseId: summonsOf().caseId,
    countyServed: 'Santa Fe',
    attemptDate: '2026-03-05',
    attemptTime: '2:30 PM',
    serviceAddress: '14 Piñon Lane\nSanta Fe, NM 87505',
    createdAt: new Date('2026-03-05T22:00:00Z'),
    ...values,
  });
}

/** A successful attempt, as the coach looks at it. */
export function servedOf(values: Partial<ServiceAttempt> = {}): ServiceAttempt {
  return attemptOf({ wasSuccessful: true, failureReason: null, ...values });
}

export function reportOn(
  draft: CoachDraft | null,
  input: Partial<Omit<CoachInput, 'draft'>> = {},
): CoachReport {
  return coach({
    summons: summonsOf(),
    attempts: [],
    participants: [],
    today: '2026-03-20',
    ...input,
    draft,
  });
}

/** The item with this id, from whichever list it stands in. */
export function itemOf(report: CoachReport, id: string): CoachItem | undefined {
  const { whoMayServe, mailings, returnDefects } = report;
  return [...whoMayServe, ...mailings, ...returnDefects].find((item) => item.id === id);
}

/** 'level' of each item asked for, undefined where there is none. */
export function levelOf(report: CoachReport, id: string): CoachItem['level'] | undefined {
  return itemOf(report, id)?.level;
}
