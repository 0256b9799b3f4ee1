import type { Summons } from '#src/summons/schema.ts';
import { makeServiceAttempt, makeSummons } from '#tests/factories/summons.ts';

/** A summons to a person, issued and not served. */
export function makeIssuedSummons(change: Partial<Summons> = {}): Summons {
  return makeSummons({
    plaintiffName: 'Ada Quill',
    defendantName: 'Rosalind Quay',
    plaintiffAddress: '9 Mesa Road, Albuquerque, NM 87102',
    defendantAddress: '14 Piñon Lane, Albuquerque, NM 87105',
    courtAddress: '400 Lomas Blvd NW, Albuquerque, NM 87102',
    caseNumber: 'D-202-CV-2026-00117',
    attorneyPhone: '505-555-0142',
    issuedDate: '2026-03-02',
    responseDeadlineDate: '2026-04-02',
    createdAt: new Date('2026-03-02T16:00:00Z'),
    updatedAt: new Date('2026-03-02T16:00:00Z'),
    ...change,
  });
}

export const SUCCESS = makeServiceAttempt({
  id: '7c1e5a52-6a41-4d55-9f6c-7a1d0b1f9d03',
  attemptDate: '2026-03-12',
  attemptTime: '6:40 PM',
  serverTitle: 'Process server',
  wasSuccessful: true,
  failureReason: null,
  createdAt: new Date('2026-03-13T01:00:00Z'),
});

/** The summons once SUCCESS is recorded. */
export const SERVED_SUMMONS = makeIssuedSummons({
  status: 'served',
  serviceStatus: 'served',
  servedDate: SUCCESS.attemptDate,
  servedBy: SUCCESS.serverName,
  serviceCompletedAt: new Date('2026-03-12T12:00:00Z'),
  lastServiceAttemptId: SUCCESS.id,
});
