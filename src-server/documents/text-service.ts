import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { type DocumentTextRow, getDocumentText } from './store.ts';

/** A document whose text is there. NOT_FOUND as elsewhere; CONFLICT, saying why, while there is no text. */
export async function getReadText(
  db: Kysely<Database>,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<DocumentTextRow & { text: string }> {
  const document = await getDocumentText(db, caseId, id);
  const { status, extractedText } = document;
  if (status === 'queued' || status === 'reading') {
    throw new AppError('CONFLICT', 'This document is still being read. Please try again when it is ready.');
  }
  if (status === 'failed' || extractedText === null) {
    throw new AppError('CONFLICT', 'This document could not be read, so there is no text to work with.');
  }
  if (extractedText.trim() === '') {
    throw new AppError('CONFLICT', 'No text was found in this document, so there is nothing to work with.');
  }
  return { ...document, text: extractedText };
}
