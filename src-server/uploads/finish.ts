import { open } from 'node:fs/promises';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { sniffKind } from '#src/reading/sniff.ts';
import { authorizeCase } from '../auth/access.ts';
import { syncFile } from '../blobs/durable.ts';
import { blobKeyFor } from '../blobs/keys.ts';
import type { Deps } from '../deps.ts';
import { addDocument } from '../documents/service.ts';
import { acceptDiscoveryContext, categoryOf } from './accept.ts';
import { hasher } from './hasher.ts';
import { partialPath, partialSize } from './partial-file.ts';
import { documentExists, findUpload, isFinished, setFinished, type UploadRow } from './store.ts';

const SNIFF_BYTES = 8192;

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What the bytes say they are and their SHA-256; afterwards the file would survive a power cut. */
export async function inspect(
  id: string,
  path: string,
  size: number,
  filename: string,
): Promise<{ hash: string; mimeType: string }> {
  const [hash, start] = await Promise.all([hasher.digest(id, path, size), readStart(path), syncFile(path)]);
  return { hash, mimeType: sniffKind(start, filename).mimeType };
}

async function inspectStored(deps: Deps, row: UploadRow, size: number) {
  const { path, release } = await deps.blobs.local(blobKeyFor(row.id));
  try {
    return await inspect(row.id, path, size, row.filename);
  } finally {
    await release();
  }
}

async function store(deps: Deps, caseId: AuthorizedCaseId, row: UploadRow, size: number): Promise<void> {
  const path = partialPath(deps.env.DATA_DIR, row.id);
  const blobKey = blobKeyFor(row.id);
  const onDisk = await partialSize(path);
  if (onDisk === undefined && (await deps.blobs.size(blobKey)) !== size) {
    throw new AppError('NOT_FOUND', 'This upload is gone. Please upload the file again.');
  }
  const facts =
    onDisk === undefined
      ? await inspectStored(deps, row, size)
      : await inspect(row.id, path, size, row.filename);
  if (onDisk !== undefined) await deps.blobs.adopt(blobKey, path);
  const { id, filename, category, userId: by } = row;
  const discoveryContext = acceptDiscoveryContext(JSON.stringify(row.discoveryContext));
  const docType = categoryOf({ filename, category, discoveryContext });
  const source = 'upload';
  await addDocument(deps, { id, caseId, filename, size, blobKey, ...facts, docType, source, by });
}

async function finish(deps: Deps, id: string): Promise<string> {
  const row = await findUpload(deps.db, id);
  if (row === undefined || (isFinished(row) && row.documentId === null)) {
    throw new AppError('NOT_FOUND', 'This upload is gone. Please upload the file again.');
  }
  if (row.documentId !== null) return row.documentId;
  if (row.size === null) throw new AppError('CONFLICT', 'The length of this upload is not known yet.');
  if (!(await documentExists(deps.db, id))) {
    const now = deps.clock.now();
    const caseId = await authorizeCase(deps.db, { id: row.userId }, row.caseId, 'document:create', now);
    await store(deps, caseId, row, row.size);
  }
  await setFinished(deps.db, id, id, row.size);
  return id;
}

const underWay = new Map<string, Promise<string>>();

/**
 * Makes the document of an upload whose bytes have all come, and answers with its id, which is the upload's.
 * Order: sync the file, move it, sync the folder, insert the row. Each step may be found done, by a crash or
 * another request, so it can be called again at any time and never makes a second document.
 */
export function finishUpload(deps: Deps, id: string): Promise<string> {
  const running = underWay.get(id);
  if (running !== undefined) return running;
  const started = finish(deps, id).finally(() => underWay.delete(id));
  underWay.set(id, started);
  return started;
}

/** True while the document of this upload is being made. */
export function isFinishing(id: string): boolean {
  return underWay.has(id);
}
