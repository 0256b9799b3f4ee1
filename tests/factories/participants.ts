import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { CaseParticipantsTable } from '#db/schema/participants.ts';
import { DEFAULT_COUNTRY, type Participant } from '#src/participants/schema.ts';
import { CASE_ID, insertCase } from './cases.ts';

/** A witness of whom nothing is known yet: everything not named is empty or its default. */
export function makeParticipant(change: Partial<Participant> = {}): Participant {
  return {
    id: randomUUID(),
    caseId: CASE_ID,
    role: 'witness',
    firstName: '',
    middleName: '',
    lastName: '',
    suffix: '',
    organization: '',
    displayName: '',
    isPrimary: false,
    createdAt: new Date('2026-03-02T12:00:00Z'),
    userId: null,
    jobTitle: '',
    email: '',
    phone: '',
    altPhone: '',
    preferredContactMethod: 'email',
    addressLine1: '',
    addressLine2: '',
    city: '',
    state: '',
    postalCode: '',
    country: DEFAULT_COUNTRY,
    website: '',
    notes: '',
    ...change,
  };
}

/** A witness; without `caseId` in a new case. */
export async function insertParticipant(
  db: Kysely<Database>,
  values: Partial<Insertable<CaseParticipantsTable>> = {},
): Promise<Selectable<CaseParticipantsTable>> {
  const caseId = values.caseId ?? (await insertCase(db)).id;
  return db
    .insertInto('caseParticipants')
    .values({
      role: 'witness',
      firstName: 'Tobias',
      lastName: 'Fenwright',
      displayName: 'Tobias Fenwright',
      email: 'tobias.fenwright@example.org',
      ...values,
      caseId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
