import { z } from 'zod';

export const MAX_NOTE = 10_000;
/** Notes that are shown at once. */
export const NOTES_PAGE = 20;
/** A note that was deleted can be taken back for so long. */
export const NOTE_UNDO_HOURS = 24;

/** What somebody wrote down about a milestone: plain text. */
export const Note = z.object({
  id: z.string(),
  caseId: z.string(),
  milestoneId: z.string(),
  content: z.string(),
  /** Null once the account of who wrote it is deleted. */
  authorId: z.string().nullable(),
  author: z.string(),
  /** The person asking may change and delete it: its author, or the owner of the case. */
  canEdit: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Rises with every change. */
  revision: z.number().int(),
});
export type Note = z.infer<typeof Note>;

export const NOTE_REQUIRED = 'Please write something first.';
const NoteText = z
  .string(NOTE_REQUIRED)
  // The database takes neither.
  .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim())
  .pipe(
    z
      .string()
      .min(1, NOTE_REQUIRED)
      .max(MAX_NOTE, `Please keep a note under ${MAX_NOTE.toLocaleString('en-US')} characters.`),
  );

export const CreateNoteInput = z.object({ content: NoteText });
export const UpdateNoteInput = z.object({
  content: NoteText,
  /** The revision the person saw; a later one is a conflict. */
  expectedRevision: z.number().int().optional(),
});
export type UpdateNoteInput = z.output<typeof UpdateNoteInput>;

/** GET /api/milestones/{id}/notes: newest first; `cursor` is what the answer before named. */
export const ListNotesInput = z.object({ cursor: z.string().max(100).nullish() });
export const ListNotesQuery = z.object({ cursor: z.string().optional() });
export const NotesPage = z.object({
  notes: z.array(Note),
  /** Asks for the notes before these; null when there are none. */
  nextCursor: z.string().nullable(),
  /** Of all pages. */
  total: z.number().int(),
});
export type NotesPage = z.infer<typeof NotesPage>;
