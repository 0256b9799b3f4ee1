import { z } from 'zod';

/** Whether this installation can be filled from a backup: nobody has an account here. */
export const RestoreOffer = z.object({ offered: z.boolean() });
export type RestoreOffer = z.infer<typeof RestoreOffer>;

/** Sizes are bytes; `modified` is the file's own time in milliseconds, by which it is known again. */
export const BeginRestoreInput = z.strictObject({
  code: z.string().trim().min(1, 'Please enter the code that the server printed.').max(100),
  filename: z.string().trim().min(1, 'Please choose a file.').max(255),
  bytes: z.int().min(1, 'This file is empty.'),
  modified: z.int().min(0),
});
export type BeginRestoreInput = z.infer<typeof BeginRestoreInput>;

/** Its bytes come in; all of them are read and compared; papers and rows are written; and how it ended. */
const RESTORE_STATES = ['receiving', 'checking', 'papers', 'rows', 'restored', 'refused'] as const;

/** How far a restore has come: `done` of `of` are bytes, and rows while rows are written. */
export const RestoreProgress = z.object({
  id: z.string(),
  state: z.enum(RESTORE_STATES),
  done: z.int().min(0),
  of: z.int().min(0),
  /** Why it was refused. */
  message: z.string().nullable(),
  /** When the backup that was restored was made, and how many people and papers came with it. */
  restored: z.object({ createdAt: z.iso.datetime(), people: z.int(), papers: z.int() }).nullable(),
});
export type RestoreProgress = z.infer<typeof RestoreProgress>;

export const RESTORE_PATH = '/api/restore';
