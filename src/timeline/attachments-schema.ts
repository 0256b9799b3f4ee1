import { z } from 'zod';
import { DocumentSummary } from '../documents/schema.ts';

/** A milestone holds at most so many documents; one request takes as many. */
export const MAX_ATTACHMENTS = 200;

/** A document of the case that is attached to a milestone. `id` is the attachment's own. */
export const MilestoneAttachment = DocumentSummary.pick({
  caseId: true,
  filename: true,
  mimeType: true,
  size: true,
  pageCount: true,
  docType: true,
  docDate: true,
  status: true,
  readStage: true,
  readPage: true,
  readPages: true,
}).extend({
  /** What the paper is called. */
  title: z.string().optional(),
  id: z.string(),
  milestoneId: z.string(),
  documentId: z.string(),
  /** When it was attached, and by whom; null when that account is gone. */
  uploadedAt: z.date(),
  attachedBy: z.string().nullable(),
});
export type MilestoneAttachment = z.infer<typeof MilestoneAttachment>;

const CHOOSE = 'Please choose the documents to attach.';

/** POST /api/milestones/{id}/attachments: documents of the same case; those attached already stay as they are. */
export const AttachInput = z.object({
  documentIds: z
    .array(z.string(CHOOSE), CHOOSE)
    .min(1, CHOOSE)
    .max(MAX_ATTACHMENTS, `Please attach at most ${MAX_ATTACHMENTS} documents at once.`),
});
