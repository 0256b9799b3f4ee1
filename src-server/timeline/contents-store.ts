import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { MilestoneContents } from '#src/timeline/contents-schema.ts';

/** How many of each hang on the milestone. */
export async function countContents(
  db: Kysely<Database>,
  caseId: AuthorizedCaseId,
  milestoneId: string,
): Promise<MilestoneContents> {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('annotations')
        .select(eb.fn.countAll<number>().as('count'))
        .where('caseId', '=', caseId)
        .where('milestoneId', '=', milestoneId)
        .where('deletedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('notes'),
      eb
        .selectFrom('milestoneAttachments')
        .innerJoin('documents', 'documents.id', 'milestoneAttachments.documentId')
        .select(eb.fn.countAll<number>().as('count'))
        .where('milestoneAttachments.caseId', '=', caseId)
        .where('milestoneAttachments.milestoneId', '=', milestoneId)
        .where('documents.deletedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('attachments'),
      eb
        .selectFrom('summons')
        .select(eb.fn.countAll<number>().as('count'))
        .where('caseId', '=', caseId)
        .where('milestoneId', '=', milestoneId)
        .$asScalar()
        .$notNull()
        .as('summons'),
      eb
        .selectFrom('docketEntries')
        .select(eb.fn.countAll<number>().as('count'))
        .where('caseId', '=', caseId)
        .where('milestoneId', '=', milestoneId)
        .$asScalar()
        .$notNull()
        .as('docketEntries'),
    ])
    .executeTakeFirstOrThrow();
}
