import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { MAX_ATTACHMENTS, type MilestoneAttachment } from '#src/timeline/attachments-schema.ts';
import type { Deps } from '../deps.ts';
import {
  deleteAttachment,
  holdsTooMany,
  insertAttachments,
  listAttachable,
  listAttachments,
} from './attachments-store.ts';

interface Attaching {
  milestoneId: string;
  documentIds: readonly string[];
  userId: string;
}

/**
 * Attaches documents of the case to a milestone and returns all that are attached then. Attaching twice changes
 * nothing. NOT_FOUND when one of them is not in the case or was deleted: then none is attached. BAD_REQUEST past
 * MAX_ATTACHMENTS.
 */
export async function attachDocuments(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  caseId: AuthorizedCaseId,
  { milestoneId, documentIds, userId }: Attaching,
): Promise<MilestoneAttachment[]> {
  const ids = [...new Set(documentIds)];
  await deps.db.transaction().execute(async (db) => {
    const documents = ids.every(isId) ? await listAttachable(db, caseId, ids) : [];
    if (documents.length < ids.length) {
      throw new AppError(
        'NOT_FOUND',
        ids.length === 1
          ? 'This document is not among the papers of this case any more.'
          : 'Some of these documents are not among the papers of this case any more. Please choose again.',
      );
    }
    await insertAttachments(db, { caseId, milestoneId, userId, uploadedAt: deps.clock.now(), documents });
    if (await holdsTooMany(db, caseId, milestoneId)) {
      throw new AppError('BAD_REQUEST', `A milestone holds at most ${MAX_ATTACHMENTS} attached documents.`);
    }
  });
  deps.events.publish(caseId, { type: 'attachments-changed' });
  return listAttachments(deps.db, caseId, milestoneId);
}

/** Takes a document off a milestone; the document itself stays. */
export async function detachDocument(
  deps: Pick<Deps, 'db' | 'events'>,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<void> {
  await deleteAttachment(deps.db, caseId, id);
  deps.events.publish(caseId, { type: 'attachments-changed' });
}
