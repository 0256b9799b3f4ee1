import { z } from 'zod';
import { DocumentSummary } from './schema.ts';

/** A category: one of the case's milestone kinds, or the person's own word. */
export const DocType = z
  .string('Please choose a category.')
  .trim()
  .min(1, 'Please choose a category.')
  .max(100, 'A category has at most 100 characters.');

/** At most so many rows are asked for by their ids; whoever needs more asks for the list. */
export const MOST_ROWS_BY_ID = 100;

export const ListRowsInput = z.object({ ids: z.array(z.string()).max(MOST_ROWS_BY_ID).optional() });
export const ListRowsQuery = z
  .object({ ids: z.string().optional() })
  .transform(({ ids }) => (ids === undefined ? {} : { ids: ids.split(',').filter((id) => id !== '') }));

/** How many documents a case has, and how many of them are on their way to be read or could not be. */
export const DocumentCount = z.object({
  total: z.number().int(),
  reading: z.number().int(),
  failed: z.number().int(),
});
export type DocumentCount = z.infer<typeof DocumentCount>;

export const ListDocumentsInput = z.object({ withText: z.boolean().optional() });

/** The documented list carries the extracted text; `?text=false` leaves it out. */
export const ListDocumentsQuery = z
  .object({ text: z.enum(['true', 'false']).default('true') })
  .transform(({ text }) => ({ withText: text === 'true' }));

export const ListedDocument = DocumentSummary.extend({ extractedText: z.string().nullable().optional() });
export type ListedDocument = z.infer<typeof ListedDocument>;

export const UpdateDocumentInput = z.object({ docType: DocType });

export const DocumentText = z.object({ extractedText: z.string() });

export const WithTextInput = z.object({
  contains: z
    .string('Please type what to look for.')
    .trim()
    .min(1, 'Please type what to look for.')
    .max(200, 'Please type less.'),
  /** Where the last answer stopped. */
  cursor: z.string().max(100).nullish(),
});

export const WithTextQuery = z.object({ contains: z.string().default(''), cursor: z.string().optional() });

/** A part of a case's documents was looked through, the newest first: those whose text holds the words. */
export const WithTextAnswer = z.object({
  ids: z.array(z.string()),
  /** How many were looked through for this answer. */
  looked: z.number().int(),
  /** To be sent with the next question; null when all were looked through. */
  next: z.string().nullable(),
});
export type WithTextAnswer = z.infer<typeof WithTextAnswer>;
