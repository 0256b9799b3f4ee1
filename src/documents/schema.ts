import { z } from 'zod';
import { DocumentStatus, RereadStatus } from '../reading/progress.ts';

export const ACCEPTED_EXTENSIONS = [
  ...['pdf', 'doc', 'docx', 'txt', 'eml', 'msg', 'png', 'jpg', 'jpeg'],
  // What telephones photograph in, beside the list of old.
  ...['heic', 'heif', 'webp'],
] as const;

/** The same in words, for whoever chose another. */
export const ACCEPTED_KINDS =
  'PDF, Word (doc, docx), text (txt), e-mail (eml, msg) and pictures (png, jpg, jpeg, heic, webp)';

/** A document with everything but its text. */
export const DocumentSummary = z.object({
  id: z.string(),
  caseId: z.string(),
  filename: z.string(),
  mimeType: z.string().nullable(),
  size: z.number(),
  pageCount: z.number().nullable(),
  uploadedAt: z.date(),
  source: z.string(),
  docType: z.string().nullable(),
  docDate: z.string().nullable(),
  hash: z.string().nullable(),
  status: DocumentStatus,
  statusReason: z.string().nullable(),
  readStage: z.string().nullable(),
  readPage: z.number().nullable(),
  readPages: z.number().nullable(),
  rereadStatus: RereadStatus.nullable(),
  rereadNote: z.string().nullable(),
  /** Number of the text that counts: 1 until the document is read again. */
  textNumber: z.number().int(),
  notes: z.array(z.string()),
  suggestedDocType: z.string().nullable(),
  suggestedBecause: z.string().nullable(),
  suggestedConfidence: z.number().nullable(),
  parentDocumentId: z.string().nullable(),
  /** Another document of this case with the same bytes. */
  duplicateOf: z.string().nullable(),
  aiAnalysisType: z.string().nullable(),
  aiAnalyzedAt: z.date().nullable(),
  batesNumber: z.string().nullable(),
  documentCategory: z.string().nullable(),
  privilegeStatus: z.string().nullable(),
  custodian: z.string().nullable(),
  productionStatus: z.string().nullable(),
  relevanceScore: z.number().nullable(),
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

/** A document as a list of ten thousand carries it: what a row shows, and nothing else. */
export const DocumentRow = DocumentSummary.pick({
  id: true,
  caseId: true,
  filename: true,
  mimeType: true,
  uploadedAt: true,
  docType: true,
  docDate: true,
  status: true,
  readStage: true,
  readPage: true,
  readPages: true,
  rereadStatus: true,
  parentDocumentId: true,
  duplicateOf: true,
}).extend({
  /** What it is called to people: as read or filed, else the file's name without its ending. A list has it always. */
  title: z.string().optional(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

/** A file that came with an e-mail, as the e-mail lists it. */
export const Attachment = DocumentSummary.pick({
  id: true,
  filename: true,
  mimeType: true,
  size: true,
  status: true,
  readStage: true,
  readPage: true,
  readPages: true,
});
export type Attachment = z.infer<typeof Attachment>;

export const Document = DocumentSummary.extend({ extractedText: z.string().nullable() });
export type Document = z.infer<typeof Document>;
