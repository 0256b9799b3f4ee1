import type { ServiceAttempt } from '#src/service/schema.ts';
import type { Summons } from '#src/summons/schema.ts';
import { sampleSummons } from '#tests/factories/sample-summons.ts';
import { CASE_ID } from '../deadlines/samples.ts';

export const SUMMONS_ID = '5a1e5a52-6a41-4d55-9f6c-7a1d0b1f9d01';

/** A summons to a person, issued and not served. */
export function makeSummons(change: Partial<Summons> = {}): Summons {
  return sampleSummons({
    id: SUMMONS_ID,
    caseId: CASE_ID,
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

/** Somebody knocked and nobody answered. */
export function makeAttempt(change: Partial<ServiceAttempt> = {}): ServiceAttempt {
  return {
    id: '6b1e5a52-6a41-4d55-9f6c-7a1d0b1f9d02',
    summonsId: SUMMONS_ID,
    caseId: CASE_ID,
    countyServed: 'Bernalillo',
    attemptDate: '2026-03-09',
    attemptTime: null,
    serverName: 'Marisol Teague',
    serverAge: 34,
    serverTitle: null,
    serverLicense: null,
    serverCompany: null,
    serverPhone: null,
    serverEmail: null,
    isSheriffService: false,
    serviceMethod: 'personal_defendant',
    serviceAddress: '14 Piñon Lane, Albuquerque, NM 87105',
    serviceLocation: null,
    recipientName: null,
    recipientRelationship: null,
    recipientTitle: null,
    recipientAge: null,
    mailingAddress: null,
    mailingDate: null,
    receiptSignedDate: null,
    serviceFees: null,
    wasSuccessful: false,
    failureReason: 'Nobody answered the door.',
    notes: null,
    affidavitText: null,
    notarizedAt: null,
    notaryName: null,
    notaryTitle: null,
    notaryCommission: null,
    proofDocumentIds: [],
    createdAt: new Date('2026-03-09T20:00:00Z'),
    ...change,
  };
}

export const SUCCESS = makeAttempt({
  id: '7c1e5a52-6a41-4d55-9f6c-7a1d0b1f9d03',
  attemptDate: '2026-03-12',
  attemptTime: '6:40 PM',
  serverTitle: 'Process server',
  wasSuccessful: true,
  failureReason: null,
  createdAt: new Date('2026-03-13T01:00:00Z'),
});

/** The summons once SUCCESS is recorded. */
export const SERVED_SUMMONS = makeSummons({
  status: 'served',
  serviceStatus: 'served',
  servedDate: SUCCESS.attemptDate,
  servedBy: SUCCESS.serverName,
  serviceCompletedAt: new Date('2026-03-12T12:00:00Z'),
  lastServiceAttemptId: SUCCESS.id,
});
