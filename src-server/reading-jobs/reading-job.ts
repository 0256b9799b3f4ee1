import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#src/errors.ts';
import { SURE_ENOUGH } from '#src/papers/kinds.ts';
import { hasPictures, isDrawnToBeSeen, THUMBNAIL, WHOLE_PICTURE } from '#src/reading/pictures.ts';
import type { DocumentProgress } from '#src/reading/progress.ts';
import type { FoundAttachment, ReadSuccess } from '#src/reading/schema.ts';
import type { Digest } from '#src/search/digest.ts';
import { engineFor } from '../ai/choose.ts';
import { runOnText } from '../ai/text-thread.ts';
import type { Deps } from '../deps.ts';
import { analyzeReadDocument, isAnalysisOutdated } from '../documents/analysis-service.ts';
import { DEEPEST_ATTACHMENT, storeAttachments } from '../documents/attachments.ts';
import {
  countAncestors,
  findProgress,
  findReadText,
  findUnread,
  giveUpIndex,
  insertAttachments,
  isLocalOnly,
  noteIndexed,
  saveReading,
  setUnchosenType,
  type UnreadDocument,
  updateReading,
  updateReread,
} from '../documents/reading-store.ts';
import { keepReading } from '../documents/text-versions-service.ts';
import { readDocumentFacts } from '../facts/service.ts';
import { readingFolder } from '../reading/folder.ts';
import { clearIndex, type DocumentIndex, replaceIndex } from '../search/index-store.ts';
import { listPageLines, replacePageLines } from '../search/page-lines-store.ts';
import { findTurn, replacePageWords } from '../search/page-words-store.ts';
import { transcriptOf } from '../transcripts/reading-service.ts';
import { insertTranscript } from '../transcripts/store.ts';
import { joinPages, layoutOf, readingFacts } from './outcome.ts';
import { createProgressWriter, type ProgressWriter } from './progress-writer.ts';
import { renewVectors } from './renew-vectors.ts';

export type ReadingDeps = Pick<
  Deps,
  'env' | 'db' | 'clock' | 'ids' | 'blobs' | 'reader' | 'pictures' | 'ai' | 'events' | 'log'
>;

/** Pages that are read for somebody without an account; the rest once the paper is in a case. */
const PAGES_FOR_STRANGERS = 60;

const OPENING = { readStage: 'opening', readPage: null, readPages: null };
const IDLE = { readStage: null, readPage: null, readPages: null };

/**
 * Reads one document to the end: text, category, passages, words, vectors, attachments, facts, analysis. It may run
 * again after a crash at any point: what it stores replaces what is there, and is seen when all of it is. Returns the ids
 * of documents that were attached and are to be read next. A file that cannot be read ends as 'failed' with its
 * reason and is no error; throws when the signal aborts or when something of ours fails.
 */
export async function readStoredDocument(
  deps: ReadingDeps,
  id: string,
  signal: AbortSignal,
): Promise<string[]> {
  const document = await findUnread(deps.db, id);
  if (document === undefined || document.status === 'failed') return [];
  if (document.status === 'ready') {
    await catchUp(deps, document, signal);
    return [];
  }
  const begun = await updateReading(deps.db, id, { status: 'reading', ...OPENING });
  if (begun === undefined) return [];
  publish(deps, begun);

  const workDir = join(readingFolder(deps), id);
  try {
    await mkdir(workDir, { recursive: true });
    const outcome = await readBytes(deps, document, { workDir, signal });
    if (outcome === null) return [];
    const added = await store(deps, document, outcome, signal);
    await readDocumentFacts(deps, id, signal);
    await analyzeReadDocument(deps, id, signal);
    await drawThumbnail(deps, document, outcome.mimeType, signal);
    return added;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** The small picture of the first page, so that lists find it there; the large one where a browser may show no other. */
async function drawThumbnail(
  { db, pictures, log }: ReadingDeps,
  document: Pick<UnreadDocument, 'id' | 'path' | 'filename'>,
  mimeType: string,
  signal: AbortSignal,
): Promise<void> {
  if (!hasPictures(mimeType)) return;
  const asked = isDrawnToBeSeen(mimeType) ? [THUMBNAIL, WHOLE_PICTURE] : [THUMBNAIL];
  const turn = await findTurn(db, document.id, 1);
  for (const ask of asked) {
    await pictures.get(document, { ...ask, turn }, { signal }).catch((error: unknown) => {
      signal.throwIfAborted();
      log.warn({ documentId: document.id, error: String(error) }, 'the first page was not drawn');
    });
  }
}

/** What a document that is ready still waits for: another reading, its place in search, an analysis of this text. */
async function catchUp(deps: ReadingDeps, document: UnreadDocument, signal: AbortSignal): Promise<void> {
  const { id } = document;
  if (document.rereadStatus !== null) await readAgain(deps, document, signal);
  const now = await findUnread(deps.db, id);
  if (now?.status !== 'ready') return;
  if (now.needsIndex) await indexStoredText(deps, now, signal);
  if (now.needsVectors) {
    await renewVectors(deps, now, signal);
    deps.events.publish(now.caseId, { type: 'privacy-changed' });
  }
  const isAnalyzed = now.aiAnalyzedAt !== null && now.analyzedTextNumber === now.textNumber;
  await readDocumentFacts(deps, id, signal);
  if (!isAnalyzed || (await isAnalysisOutdated(deps, now))) await analyzeReadDocument(deps, id, signal);
}

/** Reads a document once more. Its text counts until there is a new one; what fails is said and changes nothing. */
async function readAgain(deps: ReadingDeps, document: UnreadDocument, signal: AbortSignal): Promise<void> {
  const { id, filename } = document;
  const begun = await updateReread(deps.db, id, { rereadStatus: 'reading', ...OPENING });
  if (begun === undefined) return;
  publish(deps, begun);
  const workDir = join(readingFolder(deps), id);
  try {
    await mkdir(workDir, { recursive: true });
    const outcome = await readBytes(deps, document, { workDir, signal });
    if (outcome === null) return;
    const content = joinPages(outcome);
    if (content.trim() === '') {
      await failReading(deps, id, 'No words were found this time, so the text stays as it was.');
      return;
    }
    const { mimeType } = outcome;
    const digest = await runOnText(
      'digest',
      { text: content, filename, mimeType, layout: layoutOf(outcome) },
      { signal, isStrangers: document.isStrangers },
    );
    signal.throwIfAborted();
    const text = {
      content,
      ...readingFacts(outcome, digest),
      notes: outcome.notes,
      readAt: deps.clock.now(),
    };
    const kept = await keepReading(deps.db, id, text, outcome.pages);
    if (kept === 'same') await failReading(deps, id, 'Reading it again brought the same text.');
    if (kept === 'new') publish(deps, await findProgress(deps.db, id));
    if (kept === 'new') deps.events.publish(document.caseId, { type: 'documents-changed', ids: [id] });
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** Puts the stored text of a document into search: after it was restored, or when another text counts. */
async function indexStoredText(
  deps: ReadingDeps,
  { id, caseId, textNumber, isStrangers }: UnreadDocument,
  signal: AbortSignal,
): Promise<void> {
  const document = await findReadText(deps.db, id);
  if (document === undefined || document.textNumber !== textNumber) return;
  const { extractedText: text, filename, mimeType } = document;
  const layout = await listPageLines(deps.db, { documentId: id, textNumber });
  const digest = await runOnText('digest', { text, filename, mimeType, layout }, { signal, isStrangers });
  const index = await indexOf(deps, { id, caseId }, digest, signal);
  await replaceIndex(deps.db, { id, caseId }, index, deps.clock.now());
  if (!(await noteIndexed(deps.db, id, textNumber))) await clearIndex(deps.db, id);
}

/** Says that a document cannot be read, or not again, and why, in a sentence for the person. */
export async function failReading(
  deps: Pick<Deps, 'db' | 'events'>,
  id: string,
  reason: string,
): Promise<void> {
  const failed = await updateReading(deps.db, id, { status: 'failed', statusReason: reason, ...IDLE });
  if (failed !== undefined) return publish(deps, failed);
  publish(deps, await updateReread(deps.db, id, { rereadStatus: null, rereadNote: reason, ...IDLE }));
  await giveUpIndex(deps.db, id, reason);
}

/** Puts a document whose reading was interrupted back in line. */
export async function handBack(deps: Pick<Deps, 'db' | 'events'>, id: string): Promise<void> {
  const waiting = await updateReading(deps.db, id, { status: 'queued', ...IDLE });
  publish(deps, waiting ?? (await updateReread(deps.db, id, { rereadStatus: 'queued', ...IDLE })));
}

function publish(deps: Pick<Deps, 'events'>, document: DocumentProgress | undefined): void {
  if (document !== undefined) deps.events.publish(document.caseId, { type: 'document', document });
}

async function readBytes(
  deps: ReadingDeps,
  document: UnreadDocument,
  { workDir, signal }: { workDir: string; signal: AbortSignal },
): Promise<ReadSuccess | null> {
  const file = await deps.blobs.local(document.path).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  if (file === null) {
    await failReading(deps, document.id, 'The file is missing from storage. Please upload it again.');
    return null;
  }
  const progress = progressOf(deps, document);
  try {
    const { filename, mimeType: declaredMimeType } = document;
    const outcome = await deps.reader.read(
      {
        ...{ path: file.path, filename, declaredMimeType, workDir },
        ...(document.isStrangers && { mostPages: PAGES_FOR_STRANGERS }),
      },
      { signal, onProgress: progress.note },
    );
    if (outcome.ok) return outcome;
    await failReading(deps, document.id, outcome.reason);
    return null;
  } finally {
    progress.stop();
    await file.release();
  }
}

/** Writes and publishes how far the reading has come. */
function progressOf(
  deps: ReadingDeps,
  { id, status }: Pick<UnreadDocument, 'id' | 'status'>,
): ProgressWriter {
  const update = status === 'ready' ? updateReread : updateReading;
  return createProgressWriter(
    async ({ stage, page, pages }) =>
      publish(
        deps,
        await update(deps.db, id, {
          readStage: stage,
          readPage: page ?? null,
          readPages: pages ?? null,
        }),
      ),
    (error) => deps.log.warn({ documentId: id, error: String(error) }, 'progress was not saved'),
  );
}

async function store(
  deps: ReadingDeps,
  document: UnreadDocument,
  outcome: ReadSuccess,
  signal: AbortSignal,
): Promise<string[]> {
  const { db } = deps;
  const { id, caseId, filename, isStrangers } = document;
  const text = joinPages(outcome);
  const mimeType = outcome.mimeType;
  const digest = await runOnText(
    'digest',
    { text, filename, mimeType, layout: layoutOf(outcome) },
    { signal, isStrangers },
  );
  const index = await indexOf(deps, document, digest, signal);
  const notes = [...outcome.notes];
  const attachments = await keepAttachments(deps, document, outcome.attachments, notes);
  const transcript = await transcriptOf(deps, document, text);
  signal.throwIfAborted();
  await replaceIndex(db, { id, caseId }, index, deps.clock.now());

  const saved = await db.transaction().execute(async (trx) => {
    const progress = await saveReading(trx, id, {
      extractedText: text,
      mimeType,
      notes: JSON.stringify(notes),
      isReadInPart: outcome.isInPart === true,
      readAt: deps.clock.now(),
      ...readingFacts(outcome, digest),
    });
    if (progress === undefined) return undefined;
    const read = { documentId: id, caseId, textNumber: document.textNumber };
    await replacePageWords(trx, read, outcome.pages);
    await replacePageLines(trx, read, outcome.pages);
    const { filedAs, confidence } = digest.classification;
    if (confidence >= SURE_ENOUGH) await setUnchosenType(trx, id, filedAs);
    if (transcript !== null) await insertTranscript(trx, transcript);
    return { progress, added: await insertAttachments(trx, attachments) };
  });
  if (saved === undefined) await clearIndex(db, id);
  publish(deps, saved?.progress);
  const added = saved?.added ?? [];
  if (saved !== undefined) deps.events.publish(caseId, { type: 'documents-changed', ids: [id, ...added] });
  if (saved !== undefined && transcript !== null)
    deps.events.publish(caseId, { type: 'transcripts-changed' });
  return added;
}

/** Passages and words of a text with their vectors; null for these when none could be made. */
async function indexOf(
  deps: ReadingDeps,
  { id, caseId }: { id: string; caseId: string },
  { chunks, postings }: Digest,
  signal: AbortSignal,
): Promise<DocumentIndex> {
  // Reading takes its time; what counts is what the owner says now.
  const localOnly = await isLocalOnly(deps.db, caseId);
  const engine = engineFor(deps.ai, { caseId, localOnly });
  const contents = chunks.map((chunk) => chunk.content);
  const vectors = await engine.embed(contents, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    deps.log.warn({ documentId: id, error: String(error) }, 'no vectors could be made; search goes by words');
    return null;
  });
  return { chunks, postings, vectors, model: engine.embeddingModel };
}

async function keepAttachments(
  deps: ReadingDeps,
  document: UnreadDocument,
  found: readonly FoundAttachment[],
  notes: string[],
) {
  if (found.length === 0) return [];
  if ((await countAncestors(deps.db, document.id)) >= DEEPEST_ATTACHMENT) {
    notes.push(
      'This letter lies so deep inside other letters that its attachments were not taken out. Open the original for them.',
    );
    return [];
  }
  return storeAttachments(deps, document, found);
}
