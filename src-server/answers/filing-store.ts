import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { FilingInput } from '#src/answers/filing/input.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { LAW_FIELDS } from '#src/law/case-law.ts';
import { generatedName } from '#src/participants/name.ts';
import { postalAddress } from '#src/participants/schema.ts';

type Db = Kysely<Database>;

/** What the caption of a paper says of its case. */
export async function getFilingCase(db: Db, caseId: AuthorizedCaseId): Promise<FilingInput['case']> {
  return db
    .selectFrom('cases')
    .select(LAW_FIELDS)
    .select(['plaintiffName', 'defendantName'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}

const PARTICIPANT_COLUMNS = [
  'role',
  'displayName',
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'organization',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'country',
  'email',
] as const;

/** The parties and lawyers among a case's participants, the first of each role first. */
export async function listParties(db: Db, caseId: AuthorizedCaseId): Promise<FilingInput['participants']> {
  const rows = await db
    .selectFrom('caseParticipants')
    .select(PARTICIPANT_COLUMNS)
    .where('caseId', '=', caseId)
    .where('role', 'in', ['plaintiff', 'defendant', 'attorney'])
    .orderBy('isPrimary', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    role: row.role,
    displayName: row.displayName || generatedName(row),
    organization: row.organization,
    address: postalAddress(row),
    email: row.email,
  }));
}
