import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SURE_ENOUGH } from '#src/documents/classify.ts';
import type { Digest } from '#src/documents/digest.ts';
import type { DocumentProgress } from '#src/documents/schema.ts';
import { AppError } from '#src/errors.ts';
import type { FoundAttachment, ReadProgress, ReadSuccess } from '#src/reading/schema.ts';
import { engineFor } from '../ai/choose.ts';
import { runOnText } from '../ai/text-thread.ts';
import type { Deps } from '../deps.ts';
import { analyzeReadDocument } from './analysis-service.ts';
import { DEEPEST_ATTACHMENT, storeAttachments } from './attachments.ts';
import {
  countAncestors,
  findUnread,
  insertAttachments,
  saveReading,
  setUnchosenType,
  type UnreadDocument,
  updateReading,
} from './reading-store.ts';
import { clearIndex, replaceIndex } from './search-index.ts';

export type ReadingDeps = Pick<
  Deps,
  'env' | 'db' | 'clock' | 'ids' | 'blobs' | 'reader' | 'ai' | 'events' | 'log'
>;

const PROGRESS_EVERY_MS = 500;

/** Where attachments wait until they are moved; emptied when the program starts. */
export function readingFolder(deps: Pick<Deps, 'env'>): string {
  return join(deps.env.DATA_DIR, 'reading');
}

/**
 * Reads one document to the end: text, category, passages, words, vectors, attachments, analysis. It may run
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
    if (document.aiAnalyzedAt === null) await analyzeReadDocument(deps, id, signal);
    return [];
  }
  const begun = await updateReading(deps.db, id, {
    status: 'reading',
    readStage: 'opening',
    readPage: null,
    readPages: null,
  });
  if (begun === undefined) return [];
  publish(deps, begun);

  const workDir = join(readingFolder(deps), id);
  try {
    await mkdir(workDir, { recursive: true });
    const outcome = await readBytes(deps, document, { workDir, signal });
    if (outcome === null) return [];
    const added = await store(deps, document, outcome, signal);
    await analyzeReadDocument(deps, id, signal);
    return added;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** Says that a document cannot be read, and why, in a sentence for the person. */
export async function failReading(
  deps: Pick<Deps, 'db' | 'events'>,
  id: string,
  reason: string,
): Promise<void> {
  const failed = await updateReading(deps.db, id, {
    status: 'failed',
    statusReason: reason,
    readStage: null,
    readPage: null,
    readPages: null,
  });
  publish(deps, failed);
}

/** Puts a document whose reading was interrupted back in line. */
export async function handBack(deps: Pick<Deps, 'db' | 'events'>, id: string): Promise<void> {
  publish(
    deps,
    await updateReading(deps.db, id, { status: 'queued', readStage: null, readPage: null, readPages: null }),
  );
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
  try {
    const { filename, mimeType: declaredMimeType } = document;
    const outcome = await deps.reader.read(
      { path: file.path, filename, declaredMimeType, workDir },
      { signal, onProgress: progressWriter(deps, document.id) },
    );
    if (outcome.ok) return outcome;
    await failReading(deps, document.id, outcome.reason);
    return null;
  } finally {
    await file.release();
  }
}

/** Writes and publishes how far the reading has come, at most twice a second and one write at a time. */
function progressWriter(deps: ReadingDeps, id: string): (progress: ReadProgress) => void {
  let isWriting = false;
  let written = 0;
  let stage = '';
  return (progress) => {
    const now = performance.now();
    if (isWriting || (progress.stage === stage && now - written < PROGRESS_EVERY_MS)) return;
    if (progress.stage !== stage && now - written < PROGRESS_EVERY_MS / 2) return;
    isWriting = true;
    written = now;
    stage = progress.stage;
    const change = {
      readStage: progress.stage,
      readPage: progress.page ?? null,
      readPages: progress.pages ?? null,
    };
    updateReading(deps.db, id, change)
      .then((row) => publish(deps, row))
      .catch((error: unknown) =>
        deps.log.warn({ documentId: id, error: String(error) }, 'progress was not saved'),
      )
      .finally(() => {
        isWriting = false;
      });
  };
}

/** What PostgreSQL can hold, with pages joined as everywhere. Offsets are those of the text returned. */
function joinPages(outcome: ReadSuccess): string {
  return outcome.pages
    .map((page) => page.text.replaceAll('\f', '\n').replaceAll('\u0000', ''))
    .join('\f')
    .toWellFormed();
}

async function store(
  deps: ReadingDeps,
  document: UnreadDocument,
  outcome: ReadSuccess,
  signal: AbortSignal,
): Promise<string[]> {
  const { db, log } = deps;
  const { id, caseId, filename } = document;
  const text = joinPages(outcome);
  const mimeType = outcome.mimeType;
  const digest = await runOnText('digest', { text, filename, mimeType });
  const engine = engineFor(deps.ai, document.localOnly);
  const contents = digest.chunks.map((chunk) => chunk.content);
  const vectors = await engine.embed(contents, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    log.warn({ documentId: id, error: String(error) }, 'no vectors could be made; search goes by words');
    return null;
  });
  const notes = [...outcome.notes];
  const attachments = await keepAttachments(deps, document, outcome.attachments, notes);
  const { chunks, postings } = digest;
  const index = { chunks, postings, vectors, model: engine.embeddingModel };
  signal.throwIfAborted();
  await replaceIndex(db, { id, caseId }, index, deps.clock.now());

  const saved = await db.transaction().execute(async (trx) => {
    const progress = await saveReading(trx, id, {
      extractedText: text,
      mimeType,
      pageCount: outcome.pageCount,
      docDate: outcome.email?.date?.slice(0, 10) ?? digest.docDate,
      notes: JSON.stringify(notes),
      ...suggestion(digest),
    });
    if (progress === undefined) return undefined;
    const { type, confidence } = digest.classification;
    if (confidence >= SURE_ENOUGH) await setUnchosenType(trx, id, type);
    return { progress, added: await insertAttachments(trx, attachments) };
  });
  if (saved === undefined) await clearIndex(db, id);
  publish(deps, saved?.progress);
  if (saved !== undefined) deps.events.publish(caseId, { type: 'documents-changed' });
  return saved?.added ?? [];
}

function suggestion({ classification }: Digest) {
  return {
    suggestedDocType: classification.type,
    suggestedBecause: classification.because,
    suggestedConfidence: classification.confidence,
  };
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
