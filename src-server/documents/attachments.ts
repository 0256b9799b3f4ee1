import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Insertable } from 'kysely';
import type { DocumentsTable } from '#db/schema/documents.ts';
import type { FoundAttachment } from '#src/reading/schema.ts';
import { blobKeyFor } from '../blobs/keys.ts';
import type { Deps } from '../deps.ts';

/** Attachments of attachments are opened down to this depth, and no further. */
export const DEEPEST_ATTACHMENT = 4;

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The same attachment of the same letter always gets the same id: reading again finds it there. */
function attachmentId(parentId: string, place: number, hash: string): string {
  const hex = createHash('sha256').update(`${parentId} ${place} ${hash}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  // RFC 9562 §5.8: version 8, an id of our own making.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/**
 * Moves the files found in a letter into the blob store and returns the rows of their documents. Nothing is in
 * the database yet; doing it again gives the same keys and the same rows.
 */
export async function storeAttachments(
  deps: Pick<Deps, 'blobs' | 'clock'>,
  parent: { id: string; caseId: string },
  found: readonly FoundAttachment[],
): Promise<Insertable<DocumentsTable>[]> {
  const rows: Insertable<DocumentsTable>[] = [];
  for (const [place, file] of found.entries()) {
    const hash = await hashOf(file.path);
    const id = attachmentId(parent.id, place, hash);
    const path = blobKeyFor(id);
    await deps.blobs.adopt(path, file.path);
    rows.push({
      id,
      caseId: parent.caseId,
      filename: file.filename.trim() || `Attachment ${place + 1}`,
      path,
      mimeType: file.mimeType,
      size: file.size,
      hash,
      source: 'attachment',
      parentDocumentId: parent.id,
      uploadedAt: deps.clock.now(),
    });
  }
  return rows;
}
