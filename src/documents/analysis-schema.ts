import { z } from 'zod';
import { Analysis } from '../papers/schema.ts';

/** The analysis of a document, or null while there is none; `analyzedAt` says how old it is. */
export const DocumentAnalysis = z.object({
  analysis: Analysis.nullable(),
  analysisType: z.enum(['complaint', 'summary']).nullable(),
  analyzedAt: z.date().nullable(),
});
export type DocumentAnalysis = z.infer<typeof DocumentAnalysis>;
