import { z } from 'zod';

export const DocumentStatus = z.enum(['queued', 'reading', 'ready', 'failed']);
export const RereadStatus = z.enum(['queued', 'reading']);

/** How far the reading of a document has come, as it is shown while it happens. */
export const DocumentProgress = z.object({
  id: z.string(),
  caseId: z.string(),
  status: DocumentStatus,
  statusReason: z.string().nullable(),
  readStage: z.string().nullable(),
  readPage: z.number().nullable(),
  readPages: z.number().nullable(),
  /** A document that is ready waits to be read again, or is. */
  rereadStatus: RereadStatus.nullable(),
  /** Why reading it again brought no new text, as a sentence. */
  rereadNote: z.string().nullable(),
});
export type DocumentProgress = z.infer<typeof DocumentProgress>;
