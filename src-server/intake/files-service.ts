import { addHours } from 'date-fns';
import { AppError } from '#src/errors.ts';
import { INTAKE_LIMITS, type IntakeFile } from '#src/intake/schema.ts';
import { intakeSecretHash } from '../auth/intake-cookie.ts';
import { lockIntakes, requireIntakePlace } from '../auth/intake-places.ts';
import type { Deps } from '../deps.ts';
import { requireOwnQuota } from '../uploads/room.ts';
import { pageCorners } from './join-pages.ts';
import { requireWaitingRoom, tooManyBytes, tooManyFiles } from './limits.ts';
import { isPicture, settlePapers } from './papers.ts';
import {
  deleteFiles,
  type FileRow,
  insertFiles,
  insertIntake,
  listFiles,
  listMadeCases,
  lockIntake,
  setPapers,
  setPicture,
} from './store.ts';

/** A file whose bytes are safe in the blob store. */
export interface NewFile {
  id: string;
  filename: string;
  mimeType: string;
  size: number;
  hash: string;
  path: string;
}

/** Consecutive pictures of one drop are pages of one paper, every other file is one. */
function groupDrop(files: readonly Pick<FileRow, 'id' | 'mimeType'>[]): string[][] {
  const papers: { ids: string[]; isPictures: boolean }[] = [];
  for (const file of files) {
    const isPictures = isPicture(file);
    const last = papers.at(-1);
    if (last?.isPictures && isPictures) last.ids.push(file.id);
    else papers.push({ ids: [file.id], isPictures });
  }
  return papers.map(({ ids }) => ids);
}

/**
 * The papers with files that came after them. A phone sends its pictures one by one: one that follows pictures is the
 * next page of their paper, unless a case was made of it already.
 */
function followed(
  papers: readonly (readonly string[])[],
  all: readonly Pick<FileRow, 'id' | 'mimeType'>[],
  kept: readonly Pick<FileRow, 'id' | 'mimeType'>[],
  done: ReadonlySet<string>,
): (readonly string[])[] {
  const last = papers.at(-1) ?? [];
  const pictures = last.flatMap((id) =>
    all.filter((file) => file.id === id && isPicture(file) && !done.has(id)),
  );
  if (pictures.length === 0 || pictures.length < last.length) return [...papers, ...groupDrop(kept)];
  return [...papers.slice(0, -1), ...groupDrop([...pictures, ...kept])];
}

/** Begins an intake; its papers are added next. Throws TOO_MANY_REQUESTS. */
export async function beginIntake(
  deps: Deps,
  { secret, user, ...from }: { secret: string; user: { id: string } | null; addressKey: string | null },
): Promise<{ id: string; caseId: string }> {
  const id = deps.ids.next();
  const createdAt = deps.clock.now();
  const expiresAt = addHours(createdAt, INTAKE_LIMITS.hours);
  const secretHash = intakeSecretHash(secret);
  const userId = user?.id ?? null;
  // What an account begins takes a place of the account.
  const addressKey = userId === null ? from.addressKey : null;
  const caseId = await deps.db.transaction().execute(async (db) => {
    await lockIntakes(db);
    await requireIntakePlace(db, { userId, addressKey }, createdAt);
    return insertIntake(db, { id, secretHash, userId, addressKey, createdAt, expiresAt });
  });
  return { id, caseId };
}

/**
 * Adds files to an intake, each once: the same bytes are said and not doubled. Returns what was kept. Throws
 * TOO_MANY_REQUESTS past what an intake may hold.
 */
export async function addFiles(
  deps: Deps,
  intakeId: string,
  files: readonly NewFile[],
): Promise<{ kept: NewFile[]; notes: string[] }> {
  const at = deps.clock.now();
  const result = await deps.db.transaction().execute(async (db) => {
    await lockIntakes(db);
    const intake = await lockIntake(db, intakeId);
    if (intake === undefined) throw new AppError('NOT_FOUND');
    const known = await listFiles(db, intakeId);
    const byHash = new Map(known.map(({ hash, filename }) => [hash, filename]));
    const kept: NewFile[] = [];
    const notes: string[] = [];
    for (const file of files) {
      const same = byHash.get(file.hash);
      if (same === undefined) kept.push(file);
      else notes.push(twice(file.filename, same));
      byHash.set(file.hash, same ?? file.filename);
    }
    if (known.length + kept.length > INTAKE_LIMITS.files) throw tooManyFiles();
    const bytes = [...known, ...kept].reduce((sum, { size }) => sum + size, 0);
    if (bytes > INTAKE_LIMITS.bytes) throw tooManyBytes();
    const more = kept.reduce((sum, { size }) => sum + size, 0);
    if (intake.userId === null) await requireWaitingRoom(db, more);
    else await requireOwnQuota({ ...deps, db }, { userId: intake.userId, bytes: more });
    // Of one moment in the order of the drop.
    await insertFiles(
      db,
      kept.map((file, place) => ({ ...file, intakeId, createdAt: new Date(at.getTime() + place) })),
    );
    const done = new Set((await listMadeCases(db, intakeId)).flatMap(({ fileIds }) => fileIds));
    await setPapers(db, intakeId, { papers: followed(intake.papers, [...known, ...kept], kept, done) });
    return { kept, notes };
  });
  await settlePapers(deps, intakeId);
  return result;
}

function twice(name: string, same: string): string {
  return name === same
    ? `You added “${name}” twice. It is kept once.`
    : `“${name}” is the same file as “${same}”. It is kept once.`;
}

/** Puts the files together as a person says; what they leave out is taken away. BAD_REQUEST for a file that is none of it. */
export async function arrangePapers(
  deps: Deps,
  intakeId: string,
  papers: readonly (readonly string[])[],
): Promise<void> {
  const gone = await deps.db.transaction().execute(async (db) => {
    if ((await lockIntake(db, intakeId)) === undefined) throw new AppError('NOT_FOUND');
    const files = await listFiles(db, intakeId);
    const done = (await listMadeCases(db, intakeId)).flatMap(({ fileIds }) => fileIds);
    const named = papers.flat();
    const byId = new Map(files.map((file) => [file.id, file]));
    if (new Set(named).size !== named.length || !named.every((id) => byId.has(id))) {
      throw new AppError(
        'BAD_REQUEST',
        'One of these files is not here any more. Look at your papers again.',
      );
    }
    const mixed = papers.some(
      (ids) => ids.length > 1 && !ids.every((id) => isPicture(byId.get(id) ?? { mimeType: '' })),
    );
    if (mixed) {
      throw new AppError('BAD_REQUEST', 'Only pictures can be put together as pages of one paper.');
    }
    const left = files.filter(({ id }) => !named.includes(id) && !done.includes(id));
    await deleteFiles(
      db,
      intakeId,
      left.map(({ id }) => id),
    );
    await setPapers(db, intakeId, { papers, isArranged: true });
    return left;
  });
  await settlePapers(deps, intakeId);
  for (const { path } of gone) await deps.blobs.remove(path);
}

/** Turns a picture or says where the page lies in it; its paper is put together and read again. */
export async function editPicture(
  deps: Deps,
  { intakeId, fileId }: { intakeId: string; fileId: string },
  change: { turn?: IntakeFile['turn'] | undefined; corners?: IntakeFile['corners'] | undefined },
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    await lockIntake(db, intakeId);
    const file = (await listFiles(db, intakeId)).find(({ id }) => id === fileId);
    if (file === undefined) throw new AppError('NOT_FOUND');
    const done = (await listMadeCases(db, intakeId)).flatMap(({ fileIds }) => fileIds);
    if (done.includes(fileId))
      throw new AppError('CONFLICT', 'This paper is in your case already. You find it there.');
    if (!isPicture(file)) throw new AppError('BAD_REQUEST', 'Only a picture can be turned or cut.');
    pageCorners(change.corners ?? null);
    await setPicture(
      db,
      { intakeId, id: fileId },
      {
        ...(change.turn !== undefined && { turn: change.turn }),
        ...(change.corners !== undefined && { corners: change.corners }),
      },
    );
  });
  await settlePapers(deps, intakeId);
}

export async function removeFile(deps: Deps, intakeId: string, fileId: string): Promise<void> {
  const path = await deps.db.transaction().execute(async (db) => {
    const intake = await lockIntake(db, intakeId);
    const file = (await listFiles(db, intakeId)).find(({ id }) => id === fileId);
    const done = (await listMadeCases(db, intakeId)).flatMap(({ fileIds }) => fileIds);
    if (intake === undefined || file === undefined || done.includes(fileId)) throw new AppError('NOT_FOUND');
    await deleteFiles(db, intakeId, [fileId]);
    const papers = intake.papers
      .map((ids) => ids.filter((id) => id !== fileId))
      .filter((ids) => ids.length > 0);
    await setPapers(db, intakeId, { papers });
    return file.path;
  });
  await settlePapers(deps, intakeId);
  await deps.blobs.remove(path);
}
