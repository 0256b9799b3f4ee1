import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import {
  NOTE_UNDO_HOURS,
  NOTES_PAGE,
  type Note,
  type NotesPage,
  type UpdateNoteInput,
} from '#src/timeline/notes-schema.ts';
import { type Asker, authorizeCase } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import {
  countNotes,
  findNote,
  insertNote,
  listNotes,
  lockNote,
  purgeNotes,
  type StoredNote,
  updateNote,
} from './notes-store.ts';

type NoteDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'ids'>;

const HOUR_MS = 3_600_000;
const GONE = 'This note is not there any more.';

/** Whether the person may do to a case what its owner and its helpers may. */
async function may(
  { db, clock }: NoteDeps,
  user: Asker,
  caseId: AuthorizedCaseId,
  action: 'case:members' | 'note:write',
): Promise<boolean> {
  try {
    await authorizeCase(db, user, caseId, action, clock.now());
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN') return false;
    throw error;
  }
}

async function forAsker(
  deps: NoteDeps,
  user: Asker,
  caseId: AuthorizedCaseId,
  notes: readonly StoredNote[],
): Promise<Note[]> {
  const canWrite = await may(deps, user, caseId, 'note:write');
  const isOwner = canWrite && (await may(deps, user, caseId, 'case:members'));
  return notes.map((note) => ({ ...note, canEdit: canWrite && (isOwner || note.authorId === user.id) }));
}

function readCursor(cursor: string | null | undefined): { at: Date; id: string } | null {
  if (!cursor) return null;
  const [millis = '', id = ''] = cursor.split('_');
  const at = new Date(Number(millis));
  if (millis === '' || !isId(id) || Number.isNaN(at.getTime())) {
    throw new AppError('BAD_REQUEST', 'There is no such page of notes.');
  }
  return { at, id };
}

/** A page of a milestone's notes, newest first. */
export async function getNotesPage(
  deps: NoteDeps,
  user: Asker,
  caseId: AuthorizedCaseId,
  { milestoneId, cursor }: { milestoneId: string; cursor?: string | null | undefined },
): Promise<NotesPage> {
  const before = readCursor(cursor);
  const found = await listNotes(deps.db, caseId, { milestoneId, before, limit: NOTES_PAGE + 1 });
  const shown = found.slice(0, NOTES_PAGE);
  const last = found.length > NOTES_PAGE ? shown.at(-1) : undefined;
  return {
    notes: await forAsker(deps, user, caseId, shown),
    nextCursor: last === undefined ? null : `${last.createdAt.getTime()}_${last.id}`,
    total: await countNotes(deps.db, caseId, milestoneId),
  };
}

/** The note as the person may see it. NOT_FOUND when it was deleted. */
async function getNote(deps: NoteDeps, user: Asker, caseId: AuthorizedCaseId, id: string): Promise<Note> {
  const found = await findNote(deps.db, caseId, id);
  const [note] = found === undefined ? [] : await forAsker(deps, user, caseId, [found]);
  if (note === undefined) throw new AppError('NOT_FOUND', GONE);
  return note;
}

export async function createNote(
  deps: NoteDeps,
  user: Asker,
  caseId: AuthorizedCaseId,
  { milestoneId, content }: { milestoneId: string; content: string },
): Promise<Note> {
  const id = deps.ids.next();
  const now = deps.clock.now();
  await insertNote(deps.db, {
    id,
    caseId,
    milestoneId,
    userId: user.id,
    content,
    createdAt: now,
    updatedAt: now,
  });
  deps.events.publish(caseId, { type: 'notes-changed' });
  return getNote(deps, user, caseId, id);
}

/** Locks a note for a change by its author or the case's owner. NOT_FOUND and FORBIDDEN otherwise. */
async function lockOwn(
  deps: NoteDeps,
  db: Kysely<Database>,
  { user, caseId, id }: { user: Asker; caseId: AuthorizedCaseId; id: string },
) {
  const note = await lockNote(db, caseId, id);
  if (note === undefined) throw new AppError('NOT_FOUND', GONE);
  if (note.userId !== user.id && !(await may({ ...deps, db }, user, caseId, 'case:members'))) {
    throw new AppError('FORBIDDEN', 'Only its author or the owner of the case can change this note.');
  }
  return note;
}

/** Rewrites a note. CONFLICT when somebody changed it since the revision the person saw. */
export async function changeNote(
  deps: NoteDeps,
  user: Asker,
  caseId: AuthorizedCaseId,
  { id, content, expectedRevision }: UpdateNoteInput & { id: string },
): Promise<Note> {
  await deps.db.transaction().execute(async (db) => {
    const note = await lockOwn(deps, db, { user, caseId, id });
    if (note.deletedAt !== null) throw new AppError('NOT_FOUND', GONE);
    if (expectedRevision !== undefined && expectedRevision !== note.revision) {
      throw new AppError(
        'CONFLICT',
        'Someone changed this note meanwhile. Copy your words, close the note and look at it again.',
      );
    }
    await updateNote(db, caseId, id, { content, updatedAt: deps.clock.now() });
  });
  deps.events.publish(caseId, { type: 'notes-changed' });
  return getNote(deps, user, caseId, id);
}

/** What was deleted before this moment cannot be taken back. */
function undoLimit({ clock }: Pick<NoteDeps, 'clock'>): Date {
  return new Date(clock.now().getTime() - NOTE_UNDO_HOURS * HOUR_MS);
}

/** Deletes a note; it can be taken back for NOTE_UNDO_HOURS. What was deleted longer ago is removed for good. */
export async function deleteNote(
  deps: NoteDeps,
  user: Asker,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const note = await lockOwn(deps, db, { user, caseId, id });
    if (note.deletedAt !== null) throw new AppError('NOT_FOUND', GONE);
    await updateNote(db, caseId, id, { deletedAt: deps.clock.now() });
    await purgeNotes(db, caseId, undoLimit(deps));
  });
  deps.events.publish(caseId, { type: 'notes-changed' });
}

/** Takes a deleted note back. NOT_FOUND when its time is over; one that is not deleted stays as it is. */
export async function restoreNote(
  deps: NoteDeps,
  user: Asker,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<Note> {
  await deps.db.transaction().execute(async (db) => {
    const { deletedAt } = await lockOwn(deps, db, { user, caseId, id });
    if (deletedAt === null) return;
    if (deletedAt < undoLimit(deps)) throw new AppError('NOT_FOUND', GONE);
    await updateNote(db, caseId, id, { deletedAt: null });
  });
  deps.events.publish(caseId, { type: 'notes-changed' });
  return getNote(deps, user, caseId, id);
}
