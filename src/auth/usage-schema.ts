import { z } from 'zod';

/** From here on it is said that room is running out. */
export const NEARLY_FULL = 0.9;

const Share = z.object({
  /** Bytes, cases or uploads. */
  used: z.number(),
  allowed: z.number(),
});

/** How much of what one person may have here they have. */
export const Usage = z.object({
  /** Bytes of papers in the cases that they own, deleted ones that can be restored included. */
  bytes: Share,
  /** Cases that they own. */
  cases: Share,
  /** Uploads that they began and that have not ended. */
  uploads: Share,
});
export type Usage = z.infer<typeof Usage>;

/** The room that a case has for more papers, which is that of its owner. */
export const CaseRoom = z.object({
  isOwner: z.boolean(),
  isNearlyFull: z.boolean(),
  /** Bytes; null while there is plenty. */
  left: z.number().nullable(),
});
export type CaseRoom = z.infer<typeof CaseRoom>;
