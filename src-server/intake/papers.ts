import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Insertable } from 'kysely';
import type { DocumentsTable } from '#db/schema/documents.ts';
import { splitByNumber } from '#src/intake/paper.ts';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';
import { blobKeyFor } from '../blobs/keys.ts';
import type { Deps } from '../deps.ts';
import { insertDocument } from '../documents/store.ts';
import { CANNOT_JOIN, joinPages } from './join-pages.ts';
import { areEdgesUnknown, cornersOf, seekEdges } from './page-edges.ts';
import {
  deleteHeld,
  type FileRow,
  findIntake,
  findText,
  listFiles,
  listHeld,
  listMadeCases,
  listPaperDocuments,
  lockIntake,
  setPapers,
} from './store.ts';

type IntakeDeps = Pick<
  Deps,
  'db' | 'env' | 'blobs' | 'reader' | 'clock' | 'ids' | 'jobs' | 'log' | 'background'
>;

export function isPicture({ mimeType }: Pick<FileRow, 'mimeType'>): boolean {
  return mimeType.startsWith('image/');
}

/** The same pictures, turned and cut alike, are the same paper with the same id, whoever puts them together first. */
function joinedId(files: readonly FileRow[]): string {
  const said = files.map((file) => [file.id, file.turn, cornersOf(file)]);
  const hex = createHash('sha256').update(JSON.stringify(said)).digest('hex');
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

/** One whose corners were only found is read as it came: whoever reads it finds them too. */
function isAsItCame(files: readonly FileRow[]): boolean {
  const [file] = files;
  return files.length === 1 && file !== undefined && file.turn === 0 && file.corners === null;
}

/** The id of the document that is read for a paper. */
export function documentIdOf(files: readonly FileRow[]): string {
  const [file] = files;
  return file !== undefined && isAsItCame(files) ? file.id : joinedId(files);
}

/** The files of each paper; one that is gone is left out, and a paper without any. */
export function filesOf(papers: readonly (readonly string[])[], files: readonly FileRow[]): FileRow[][] {
  const byId = new Map(files.map((file) => [file.id, file]));
  return papers.map((ids) => ids.flatMap((id) => byId.get(id) ?? [])).filter((paper) => paper.length > 0);
}

interface Missing {
  documentId: string;
  caseId: string;
  files: FileRow[];
}

/** What is kept of a paper that was made of pictures. */
function joinedName(files: readonly FileRow[]): string {
  const stem = (files[0]?.filename ?? 'Paper').replace(/\.[^.]{1,5}$/, '');
  return `${stem.slice(0, 200)}.pdf`;
}

function rowOf(file: FileRow, caseId: string, at: Date): Insertable<DocumentsTable> {
  const { id, filename, path, mimeType, size, hash } = file;
  return { id, caseId, filename, path, mimeType, size, hash, source: 'upload', uploadedAt: at };
}

/**
 * Makes the documents of an intake those of its papers: what was put together otherwise goes, what is missing comes and is
 * put in line to be read. It may run again at any point; papers of which a case was made are left alone.
 */
export async function settlePapers(deps: IntakeDeps, intakeId: string): Promise<void> {
  const missing: Missing[] = [];
  const added: string[] = [];
  const unknown: FileRow[] = [];
  const gone: string[] = [];
  await deps.db.transaction().execute(async (db) => {
    const intake = await lockIntake(db, intakeId);
    if (intake === undefined) return;
    const done = new Set((await listMadeCases(db, intakeId)).flatMap(({ fileIds }) => fileIds));
    const files = (await listFiles(db, intakeId)).filter(({ id }) => !done.has(id));
    const papers = filesOf(intake.papers, files);
    unknown.push(...papers.flat().filter(areEdgesUnknown));
    const held = new Set((await listHeld(db, intake.caseId)).map(({ id }) => id));
    const wanted = new Set(papers.map(documentIdOf));
    const unwanted = [...held].filter((id) => !wanted.has(id));
    gone.push(...(await deleteHeld(db, intake.caseId, unwanted)));
    for (const paper of papers) {
      const documentId = documentIdOf(paper);
      const [file] = paper;
      if (held.has(documentId) || file === undefined) continue;
      if (!isAsItCame(paper)) {
        // Put together once, when it is known where its pages lie.
        if (!paper.some(areEdgesUnknown)) missing.push({ documentId, caseId: intake.caseId, files: paper });
      } else if (await insertDocument(db, rowOf(file, intake.caseId, deps.clock.now()))) added.push(file.id);
    }
  });
  for (const key of gone) {
    await deps.blobs.remove(key).catch((error: unknown) => {
      deps.log.warn({ key, error: String(error) }, 'a file of an intake could not be removed yet');
    });
  }
  for (const id of added) await read(deps, id);
  for (const each of missing) begin(deps, intakeId, each);
  seekEdges(deps, unknown, () => settlePapers(deps, intakeId));
}

async function read(deps: IntakeDeps, documentId: string): Promise<void> {
  // It is there and stays; whatever is not put in line here is found by the next look for documents that wait.
  await deps.jobs.readDocument(documentId).catch((error: unknown) => {
    deps.log.warn({ documentId, error: String(error) }, 'a new document waits to be read');
  });
}

/** Papers to be put together in this process, by their first file: of each intake one at a time, of each paper the newest. */
const joining = new Map<string, Map<string, Missing>>();

function begin(deps: IntakeDeps, intakeId: string, missing: Missing): void {
  const first = missing.files[0]?.id ?? missing.documentId;
  const queue = joining.get(intakeId);
  if (queue !== undefined) {
    queue.set(first, missing);
    return;
  }
  const own = new Map([[first, missing]]);
  joining.set(intakeId, own);
  deps.background.run(async () => {
    try {
      for (let next = own.entries().next().value; next !== undefined; next = own.entries().next().value) {
        own.delete(next[0]);
        if (await isWanted(deps, intakeId, next[1].documentId)) await putTogether(deps, intakeId, next[1]);
      }
    } finally {
      joining.delete(intakeId);
    }
  }, 'pictures could not be put together');
}

/** Whether a paper is still to be put together like this; one that is there already is not drawn again. */
async function isWanted({ db }: IntakeDeps, intakeId: string, documentId: string): Promise<boolean> {
  const intake = await findIntake(db, intakeId);
  if (intake === undefined) return false;
  const papers = filesOf(intake.papers, await listFiles(db, intakeId));
  const held = await listHeld(db, intake.caseId);
  return (
    papers.some((paper) => documentIdOf(paper) === documentId) && !held.some(({ id }) => id === documentId)
  );
}

/** The pictures of a paper as one file in the blob store, or why they are none. */
async function drawn(
  deps: IntakeDeps,
  { path, files, documentId }: { path: string; files: readonly FileRow[]; documentId: string },
): Promise<Pick<Insertable<DocumentsTable>, 'path' | 'size' | 'hash' | 'status' | 'statusReason'>> {
  const folder = join(deps.env.DATA_DIR, 'scratch');
  await mkdir(folder, { recursive: true });
  const scratch = join(folder, `${documentId}-${deps.ids.next()}`);
  const failed = (statusReason: string) => ({ path, size: 0, status: 'failed' as const, statusReason });
  try {
    const joined = await joinPages(deps, files, scratch);
    if ('problem' in joined) return failed(joined.problem);
    const hash = createHash('sha256');
    await pipeline(createReadStream(scratch), hash);
    await deps.blobs.adopt(path, scratch);
    return { path, size: joined.size, hash: hash.digest('hex') };
  } catch (error) {
    deps.log.warn({ documentId, error: String(error) }, 'pictures could not be put together');
    return failed(CANNOT_JOIN);
  } finally {
    await rm(scratch, { force: true });
  }
}

/** Draws the pictures of a paper as one file and makes its document; one that cannot be drawn has failed, and says so. */
async function putTogether(deps: IntakeDeps, intakeId: string, missing: Missing): Promise<void> {
  const { documentId, caseId, files } = missing;
  const at = deps.clock.now();
  // Of this drawing alone: what is removed of one that was put together before must not take it along.
  const path = `${blobKeyFor(documentId)}-joined-${deps.ids.next().replaceAll('-', '')}`;
  const filename = joinedName(files);
  const base = {
    id: documentId,
    caseId,
    filename,
    mimeType: 'application/pdf',
    source: 'upload',
    uploadedAt: at,
  };
  const row = { ...base, ...(await drawn(deps, { path, files, documentId })) };
  const isNew = await deps.db.transaction().execute(async (db) => {
    // Somebody may have put them together otherwise meanwhile, or discarded them.
    const intake = await lockIntake(db, intakeId);
    const papers = intake === undefined ? [] : filesOf(intake.papers, await listFiles(db, intakeId));
    return papers.some((paper) => documentIdOf(paper) === documentId) && (await insertDocument(db, row));
  });
  if (!isNew) await deps.blobs.remove(path);
  else if (row.status !== 'failed') await read(deps, documentId);
}

/** The number of the case that the head of each page names. */
function numbersOf(text: string): (string | null)[] {
  return text.split('\f').map((page) => {
    const number = readCaption(readPaper(page.slice(0, 4000))).caseNumber;
    return number === null || number.certainty === 'unsure' ? null : number.text;
  });
}

/**
 * Pictures of one drop whose heads name different cases are papers of their own. A person who said which pictures belong
 * together is not contradicted.
 */
export async function splitMixed(deps: IntakeDeps, intakeId: string): Promise<void> {
  const changed = await deps.db.transaction().execute(async (db) => {
    const intake = await lockIntake(db, intakeId);
    if (intake === undefined || intake.isArranged) return false;
    const papers = filesOf(intake.papers, await listFiles(db, intakeId));
    const unseen = papers.filter((paper) => paper.length > 1 && !intake.looked.includes(documentIdOf(paper)));
    if (unseen.length === 0) return false;
    const documents = await listPaperDocuments(db, unseen.map(documentIdOf), [intake.caseId]);
    const ready = new Set(documents.flatMap(({ id, status }) => (status === 'ready' ? [id] : [])));
    const looked = [...intake.looked];
    let isSplit = false;
    const next: string[][] = [];
    for (const paper of papers) {
      const id = documentIdOf(paper);
      const ids = paper.map((file) => file.id);
      if (!ready.has(id)) {
        next.push(ids);
        continue;
      }
      looked.push(id);
      const numbers = numbersOf((await findText(db, id)) ?? '');
      const parts = numbers.length === ids.length ? splitByNumber(numbers) : [ids.map((_, page) => page)];
      isSplit ||= parts.length > 1;
      next.push(...parts.map((pages) => pages.flatMap((page) => ids[page] ?? [])));
    }
    await setPapers(db, intakeId, { papers: next, looked });
    return isSplit;
  });
  if (changed) await settlePapers(deps, intakeId);
}
