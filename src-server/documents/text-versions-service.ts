import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#db/schema/index.ts';
import type { DocumentSummary } from '#src/documents/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { ReadPage } from '#src/reading/schema.ts';
import { relocate } from '#src/text/relocate.ts';
import type { Deps } from '../deps.ts';
import { clearIndex } from '../search/index-store.ts';
import { replacePageLines } from '../search/page-lines-store.ts';
import { replacePageWords } from '../search/page-words-store.ts';
import { findSummary, getDocumentText } from './store.ts';
import {
  findFormerText,
  type LockedText,
  listQuoting,
  lockText,
  nextNumber,
  putText,
  queueReread,
  removeFormerText,
  saveQuoting,
  setAside,
  type VersionedText,
} from './text-versions-store.ts';

type Db = Kysely<Database>;

const BUSY = 'This document is being read just now. Please try again when it is ready.';

/**
 * Asks for another reading of a document that is ready; its text counts until there is a new one. CONFLICT while it is
 * being read, and for one that could not be read (that is `retryDocument`).
 */
export async function rereadDocument(
  deps: Pick<Deps, 'db' | 'events' | 'jobs'>,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<DocumentSummary> {
  if (!(await queueReread(deps.db, caseId, id))) throw new AppError('CONFLICT', BUSY);
  return goOn(deps, caseId, id);
}

async function goOn(
  deps: Pick<Deps, 'db' | 'events' | 'jobs'>,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<DocumentSummary> {
  const document = await findSummary(deps.db, caseId, id);
  if (document === undefined) throw new AppError('NOT_FOUND');
  const { status, statusReason, readStage, readPage, readPages, rereadStatus, rereadNote } = document;
  const state = { status, statusReason, readStage, readPage, readPages, rereadStatus, rereadNote };
  deps.events.publish(caseId, { type: 'document', document: { id, caseId, ...state } });
  await deps.jobs.readDocument(id);
  return document;
}

/** The words of one reading. NOT_FOUND when there is none of that number. */
export async function getTextVersion(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  number: number,
): Promise<{ number: number; extractedText: string }> {
  const { textNumber, extractedText } = await getDocumentText(db, caseId, id);
  if (number === textNumber && extractedText !== null) return { number, extractedText };
  const former = await findFormerText(db, caseId, id, number);
  if (former === undefined) throw new AppError('NOT_FOUND', 'There is no text of that number.');
  return { number, extractedText: former.content };
}

/**
 * Makes a former text the one that counts; the present one is set aside, so that nothing is lost. Search, quotations
 * and analysis follow. NOT_FOUND when there is no such text; CONFLICT while the document is being read.
 */
export async function takeBackText(
  deps: Pick<Deps, 'db' | 'events' | 'jobs'>,
  caseId: AuthorizedCaseId,
  id: string,
  number: number,
): Promise<DocumentSummary> {
  await deps.db.transaction().execute(async (db) => {
    const document = await lockText(db, id);
    if (document === undefined || document.caseId !== caseId) throw new AppError('NOT_FOUND');
    if (document.status !== 'ready' || document.rereadStatus !== null) throw new AppError('CONFLICT', BUSY);
    if (document.textNumber === number) return;
    const former = await findFormerText(db, caseId, id, number);
    if (former === undefined) throw new AppError('NOT_FOUND', 'There is no text of that number.');
    await removeFormerText(db, id, number);
    await exchange(db, document, former, number);
  });
  deps.events.publish(caseId, { type: 'documents-changed', ids: [id] });
  return goOn(deps, caseId, id);
}

/**
 * What came of another reading, as the text that counts; the former one is set aside. 'same' when it brought nothing
 * new, 'gone' when the document was deleted meanwhile or nobody waits for the reading any more.
 */
export async function keepReading(
  db: Db,
  id: string,
  text: VersionedText,
  pages: readonly ReadPage[],
): Promise<'new' | 'same' | 'gone'> {
  return db.transaction().execute(async (trx) => {
    const document = await lockText(trx, id);
    if (document?.status !== 'ready' || document.rereadStatus === null) return 'gone';
    const isSame = document.extractedText === text.content;
    const textNumber = isSame ? document.textNumber : await nextNumber(trx, document);
    if (!isSame) await exchange(trx, document, text, textNumber);
    const read = { documentId: id, caseId: document.caseId, textNumber };
    await replacePageWords(trx, read, pages);
    await replacePageLines(trx, read, pages);
    return isSame ? 'same' : 'new';
  });
}

const Place = z.looseObject({ documentId: z.string() });
const Quoting = z.looseObject({
  sources: z.array(Place).default([]),
  checks: z.array(z.looseObject({ source: Place.nullable() })).default([]),
});

const GONE = {
  status: 'not-found',
  note: 'The document was read again since, and this does not stand in its new text.',
  source: null,
};

/** In the caller's transaction: from one moment to the next everything points into the new text, or nowhere. */
async function exchange(db: Db, document: LockedText, text: VersionedText, number: number): Promise<void> {
  const { id, caseId } = document;
  const { content, pageCount, notes, docDate, readBy, readAt } = text;
  const { suggestedDocType, suggestedBecause, suggestedConfidence } = text;
  await setAside(db, document);
  const facts = { content, pageCount, notes, docDate, readBy, readAt };
  await putText(
    db,
    id,
    { ...facts, suggestedDocType, suggestedBecause, suggestedConfidence },
    {
      number,
      aiAnalysis: relocate(document.aiAnalysis, content),
      discoveryAnalysis: relocate(document.discoveryAnalysis, content),
    },
  );
  const quoting = (await listQuoting(db, caseId, id)).flatMap((row) => {
    const metadata = Quoting.safeParse(row.metadata).data;
    return metadata === undefined ? [] : [{ id: row.id, metadata }];
  });
  const isOfThis = (place: z.output<typeof Place> | null) => place?.documentId === id;
  // All at once: the text is prepared for looking up once.
  const placed = relocate(
    quoting.map(({ metadata: { sources, checks } }) => ({
      sources: sources.filter(isOfThis),
      checks: checks.map(({ source }) => source).filter(isOfThis),
    })),
    content,
  );
  await saveQuoting(
    db,
    quoting.map(({ id: messageId, metadata }, index) => {
      const moved = [...(placed[index]?.sources ?? [])];
      const looked = [...(placed[index]?.checks ?? [])];
      const sources = metadata.sources.map((source) =>
        isOfThis(source) ? (moved.shift() ?? source) : source,
      );
      const checks = metadata.checks.map((check) => {
        if (!isOfThis(check.source)) return check;
        const source = looked.shift() ?? null;
        return source?.verified === true ? { ...check, source } : { ...check, ...GONE };
      });
      return { id: messageId, metadata: { ...metadata, sources, checks } };
    }),
  );
  await clearIndex(db, id);
}
