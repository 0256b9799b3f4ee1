import type { Insertable, Kysely, Selectable } from 'kysely';
import type { AnnotationsTable, MilestoneAttachmentsTable, MilestonesTable } from '#db/schema/deadlines.ts';
import type { DocumentsTable } from '#db/schema/documents.ts';
import type { Database } from '#db/schema/index.ts';
import { makeCase } from './cases.ts';

/** An undated milestone 'Answer'; without `caseId` in a new case. */
export async function makeMilestone(
  db: Kysely<Database>,
  values: Partial<Insertable<MilestonesTable>> = {},
): Promise<Selectable<MilestonesTable>> {
  const caseId = values.caseId ?? (await makeCase(db)).id;
  return db
    .insertInto('milestones')
    .values({ kind: 'Answer', position: 1, ...values, caseId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Milestone = Pick<Selectable<MilestonesTable>, 'id' | 'caseId'>;

/** A document of the case, attached to one of its milestones. */
export function makeAttachment(
  db: Kysely<Database>,
  milestone: Milestone,
  { id: documentId, filename, path, mimeType }: Selectable<DocumentsTable>,
  values: Partial<Insertable<MilestoneAttachmentsTable>> = {},
): Promise<Selectable<MilestoneAttachmentsTable>> {
  const { id: milestoneId, caseId } = milestone;
  return db
    .insertInto('milestoneAttachments')
    .values({ caseId, milestoneId, documentId, filename, path, mimeType, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A note of `userId` on a milestone. */
export function makeNote(
  db: Kysely<Database>,
  { id: milestoneId, caseId }: Milestone,
  values: Partial<Insertable<AnnotationsTable>> & { userId: string },
): Promise<Selectable<AnnotationsTable>> {
  return db
    .insertInto('annotations')
    .values({ caseId, milestoneId, content: 'Ask the clerk about the fee.', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
