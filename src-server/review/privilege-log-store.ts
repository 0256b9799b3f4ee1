import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { LAW_FIELDS } from '#src/law/case-law.ts';
import type { KnownPerson } from '#src/review/log-people.ts';
import type { LoggedDocument } from '#src/review/privilege-log.ts';
import type { UpdatePrivilegeEntryInput } from '#src/review/privilege-schema.ts';

type Db = Kysely<Database>;

/** Letters of an e-mail's text in which its head stands, a long list of recipients included. */
const HEAD_LETTERS = 32_000;

/** Documents that belong on the log, the oldest first; of their texts only the beginning, and only of e-mails. */
export async function listLogged(db: Db, caseId: AuthorizedCaseId): Promise<LoggedDocument[]> {
  return db
    .selectFrom('documents as d')
    .leftJoin('batesRanges as r', (join) =>
      join.onRef('r.documentId', '=', 'd.id').on('r.releasedAt', 'is', null),
    )
    .leftJoin('documents as parent', (join) =>
      join.onRef('parent.id', '=', 'd.parentDocumentId').on('parent.deletedAt', 'is', null),
    )
    .leftJoin('privilegeEntries as entry', 'entry.documentId', 'd.id')
    .select(['d.id', 'd.filename', 'd.mimeType', 'd.docType', 'd.documentCategory', 'd.docDate'])
    .select(['d.privilegeStatus', 'd.productionStatus', 'd.batesNumber', 'parent.id as parentDocumentId'])
    .select(['parent.batesNumber as parentBatesNumber'])
    .select(['entry.description', 'entry.basis', 'entry.author', 'entry.recipients'])
    .select(sql<string | null>`r.prefix || lpad(r.last_number::text, r.width, '0')`.as('batesEnd'))
    .select(
      sql<number>`(select count(*)::int from documents child
        where child.parent_document_id = d.id and child.deleted_at is null)`.as('attachments'),
    )
    .select(
      sql<string | null>`case when d.mime_type in ('message/rfc822', 'application/vnd.ms-outlook')
        then left(d.extracted_text, ${HEAD_LETTERS}) end`.as('head'),
    )
    .where('d.caseId', '=', caseId)
    .where('d.deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('d.privilegeStatus', 'in', ['privileged', 'work_product']),
        eb('d.productionStatus', 'in', ['withheld', 'redacted']),
      ]),
    )
    .orderBy('d.uploadedAt')
    .orderBy('d.id')
    .execute();
}

/** Everybody who is known in the case: its participants, who works on it here, and the parties it names. */
export async function listKnownPeople(db: Db, caseId: AuthorizedCaseId): Promise<KnownPerson[]> {
  const participants = await db
    .selectFrom('caseParticipants')
    .select(['role', 'displayName', 'firstName', 'middleName', 'lastName', 'organization', 'email'])
    .where('caseId', '=', caseId)
    .execute();
  const members = await db
    .selectFrom('caseMembers')
    .innerJoin('users', 'users.id', 'caseMembers.userId')
    .select(['users.firstName', 'users.lastName', 'users.email', 'users.role'])
    .where('caseMembers.caseId', '=', caseId)
    .execute();
  const caption = await db
    .selectFrom('cases')
    .select(['plaintiffName', 'defendantName'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return [
    ...participants.map((person): KnownPerson => {
      const { role, displayName, firstName, middleName, lastName, organization, email } = person;
      const parts = [firstName, middleName, lastName].filter((part) => part !== '');
      const isParty = role === 'plaintiff' || role === 'defendant';
      return {
        role: role === 'attorney' ? 'lawyer' : isParty ? 'party' : 'other',
        names: [
          displayName,
          parts.join(' '),
          [firstName, lastName].filter((part) => part !== '').join(' '),
          // A lawyer's firm is no name of a person; a party may be a company.
          ...(isParty ? [organization] : []),
        ].filter((name) => name !== ''),
        email: email || null,
      };
    }),
    ...members.map(
      (user): KnownPerson => ({
        role: user.role === 'attorney' ? 'lawyer' : 'party',
        names: [[user.firstName, user.lastName].filter((part) => part).join(' ')].filter(
          (name) => name !== '',
        ),
        email: user.email,
      }),
    ),
    ...[caption.plaintiffName, caption.defendantName]
      .filter((name) => name !== null)
      .map((name): KnownPerson => ({ role: 'party', names: [name], email: null })),
  ];
}

/** Writes a person's words into the log; a field that is undefined stays. */
export async function savePrivilegeEntry(
  db: Db,
  caseId: AuthorizedCaseId,
  { id, userId, words, now }: { id: string; userId: string; words: UpdatePrivilegeEntryInput; now: Date },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
  await db
    .insertInto('privilegeEntries')
    .values({ ...given, documentId: id, caseId, updatedBy: userId, updatedAt: now })
    .onConflict((conflict) =>
      conflict.column('documentId').doUpdateSet({ ...given, updatedBy: userId, updatedAt: now }),
    )
    .execute();
}

/** What stands in the caption of a log. */
export async function getCaption(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('cases')
    .select(LAW_FIELDS)
    .select(['plaintiffName', 'defendantName'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}
export type LogCaption = Awaited<ReturnType<typeof getCaption>>;
