import { createHash, randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { DocumentsTable } from '#db/schema/documents.ts';
import type { Database } from '#db/schema/index.ts';

const KINDS = ['Email', 'Contract', 'Letter', 'Invoice', 'Report', null];
const CUSTODIANS = ['Rosalind Quay', 'Tobias Fenwright', 'Odette Farrow', null];
const BATCH = 500;
const FIRST_DAY = Date.UTC(2025, 0, 1);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * So many documents of a case that waits for review, the newest last: the first of every ten is an e-mail with two
 * attachments, the last of every fifty has the bytes of the one before. Their bytes are nowhere.
 */
export async function insertReviewDocuments(
  db: Kysely<Database>,
  { caseId, count }: { caseId: string; count: number },
): Promise<void> {
  let mail: string | null = null;
  const rows: (Insertable<DocumentsTable> & { id: string })[] = [];
  for (let at = 0; at < count; at += 1) {
    const inTen = at % 10;
    const id = randomUUID();
    if (inTen === 0) mail = id;
    const isAttachment = inTen === 1 || inTen === 2;
    const number = String(at + 1).padStart(4, '0');
    rows.push({
      id,
      caseId,
      filename: inTen === 0 ? `Message ${number}.eml` : `Exhibit ${number}.pdf`,
      path: randomUUID(),
      mimeType: inTen === 0 ? 'message/rfc822' : 'application/pdf',
      size: 40_000 + at,
      pageCount: inTen === 0 ? null : 1 + (at % 4),
      docType: inTen === 0 ? 'Email' : (KINDS[at % KINDS.length] ?? null),
      docDate: new Date(FIRST_DAY + (at % 300) * DAY_MS).toISOString().slice(0, 10),
      custodian: CUSTODIANS[at % CUSTODIANS.length] ?? null,
      status: 'ready',
      extractedText: `Text of exhibit ${number}.`,
      hash: digest(String(at % 50 === 49 ? at - 1 : at)),
      parentDocumentId: isAttachment ? mail : null,
      uploadedAt: new Date(FIRST_DAY + at * MINUTE_MS),
    });
  }
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insertInto('documents')
      .values(rows.slice(from, from + BATCH))
      .execute();
  }
}
