import { z } from 'zod';
import { INTAKE_LIMITS, IntakeFile } from './schema.ts';

/** GET /api/intake/{id}. */
export const IntakeQuery = z.object({
  /** A case of the person's own to which the papers are to be added. */
  caseId: z.string().optional(),
});

/** GET /api/intake: what is open, the newest first. */
export const OpenIntake = z.object({
  intakeId: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** Whether it is this account's, and not only this browser's. */
  isOwn: z.boolean(),
  /** Whether it has papers that are in no case yet. */
  waits: z.boolean(),
  /** How many of its papers are in no case yet; 0 while they are being put together. */
  papers: z.number().int(),
  /** What these are, as far as it is known: 'a summons (Second Judicial District Court) and a letter'. */
  says: z.string().nullable(),
});
export type OpenIntake = z.infer<typeof OpenIntake>;

/** POST /api/intake. */
export const NewIntake = z.object({
  intakeId: z.string(),
  documents: z.array(z.object({ id: z.string(), filename: z.string() })),
  /** What a person should know of these files, as sentences: 'You added this twice.' */
  notes: z.array(z.string()),
});

/** PATCH /api/intake/{id}: which files are one paper, in the order of their pages. */
export const PapersInput = z.object({
  papers: z.array(z.array(z.string()).min(1)).min(1).max(INTAKE_LIMITS.files),
});

/** PATCH /api/intake/{id}/files/{fileId}. */
export const PictureInput = IntakeFile.pick({ turn: true, corners: true }).partial();
