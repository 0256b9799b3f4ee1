import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { ReturnOfServiceAttemptsTable, SummonsTable } from '#db/schema/summons.ts';
import type { ServiceAttempt } from '#src/service/schema.ts';
import type { Summons } from '#src/summons/schema.ts';
import { CASE_ID, insertCase } from './cases.ts';
import { MILESTONE_ID } from './milestones.ts';

export const SUMMONS_ID = '7c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c07';

/** A draft summons with nothing in it that may be left out, as the product's own code sees it. */
export function makeSummons(change: Partial<Summons> = {}): Summons {
  return {
    id: SUMMONS_ID,
    caseId: CASE_ID,
    milestoneId: MILESTONE_ID,
    plaintiffName: 'Willa Hargrove',
    defendantName: 'Copper Mesa Properties LLC',
    plaintiffAddress: null,
    defendantAddress: null,
    isEntityDefendant: 'individual',
    registeredAgentName: null,
    registeredAgentAddress: null,
    courtName: 'Second Judicial District Court',
    courtAddress: null,
    courtPhone: null,
    county: 'Bernalillo',
    state: 'NM',
    caseNumber: null,
    judgeName: null,
    attorneyName: null,
    attorneyAddress: null,
    attorneyPhone: null,
    attorneyFax: null,
    attorneyEmail: null,
    isProSe: true,
    issuedDate: '2026-02-02',
    responseDeadlineDays: 30,
    responseDeadlineDate: '2026-03-05',
    summonsText: null,
    additionalInstructions: null,
    status: 'draft',
    servedDate: null,
    servedBy: null,
    serviceStatus: 'unserved',
    lastServiceAttemptId: null,
    serviceCompletedAt: null,
    awaitsReceipt: false,
    returnDocumentId: null,
    createdAt: new Date('2026-02-02T17:00:00Z'),
    updatedAt: new Date('2026-02-02T17:00:00Z'),
    ...change,
  };
}

/** Somebody knocked and nobody answered. */
export function makeServiceAttempt(change: Partial<ServiceAttempt> = {}): ServiceAttempt {
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

/** A draft summons to a person; without `caseId` in a new case. */
export async function insertSummons(
  db: Kysely<Database>,
  values: Partial<Insertable<SummonsTable>> = {},
): Promise<Selectable<SummonsTable>> {
  const caseId = values.caseId ?? (await insertCase(db)).id;
  return db
    .insertInto('summons')
    .values({
      plaintiffName: 'Orlov Roofing LLC',
      defendantName: 'Rosalind Quay',
      courtName: 'First Judicial District Court',
      courtAddress: '225 Montezuma Ave, Santa Fe, NM 87501',
      county: 'Santa Fe',
      state: 'NM',
      issuedDate: '2026-03-02',
      responseDeadlineDate: '2026-04-02',
      ...values,
      caseId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An unsuccessful attempt of personal service on `summons`. */
export function insertServiceAttempt(
  db: Kysely<Database>,
  summons: Pick<Selectable<SummonsTable>, 'id' | 'caseId'>,
  values: Partial<Insertable<ReturnOfServiceAttemptsTable>> = {},
): Promise<Selectable<ReturnOfServiceAttemptsTable>> {
  return db
    .insertInto('returnOfServiceAttempts')
    .values({
      summonsId: summons.id,
      caseId: summons.caseId,
      countyServed: 'Santa Fe',
      attemptDate: '2026-03-05',
      serverName: 'Marisol Teague',
      serverAge: 34,
      serviceMethod: 'personal_defendant',
      serviceAddress: '14 Piñon Lane, Santa Fe, NM 87505',
      failureReason: 'Nobody answered the door.',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
