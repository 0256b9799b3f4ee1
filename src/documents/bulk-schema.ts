import { z } from 'zod';

/** Days for which a deleted document can be restored before it is gone for good, bytes and all. */
export const KEPT_DAYS = 30;

import { DocType } from './requests-schema.ts';

const MOST_DOCUMENTS_AT_ONCE = 10_000;

const Ids = z
  .array(z.string().max(100), 'Please choose documents.')
  .min(1, 'Please choose at least one document.')
  .max(MOST_DOCUMENTS_AT_ONCE, 'Please choose at most 10,000 documents at once.');

/** Documents of one case, named by their ids; a document named twice counts once. */
export const ChosenDocuments = z.object({ ids: Ids });
export type ChosenDocuments = z.infer<typeof ChosenDocuments>;

export const CategorizeManyInput = ChosenDocuments.extend({ docType: DocType });

/** What an action on many documents did; `ids` includes what was attached to those chosen. */
export const BulkAnswer = z.object({ message: z.string(), ids: z.array(z.string()) });
export type BulkAnswer = z.infer<typeof BulkAnswer>;

/** A document that was deleted and can still be restored, with what was deleted along with it. */
export const DeletedDocument = z.object({
  id: z.string(),
  filename: z.string(),
  /** What it is called. */
  title: z.string().optional(),
  docType: z.string().nullable(),
  /** Bytes, with everything that was attached. */
  size: z.number(),
  /** How many attachments went with it and come back with it. */
  attachments: z.number().int(),
  deletedAt: z.date(),
  /** From then on it is gone for good. */
  purgeAt: z.date(),
  /** Days until then, one that has begun counted whole; 0 when it is due. */
  daysLeft: z.number().int(),
});
export type DeletedDocument = z.infer<typeof DeletedDocument>;
