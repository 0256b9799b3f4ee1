import { z } from 'zod';
import { DocketDocumentType } from '../papers/docket/docket-row.ts';
import { DocketText, StoredEntry } from './schema.ts';

const MilestoneId = z.string('Please say which milestone this docket belongs to.');

export const ParseDocketInput = z.object({ rawText: DocketText, milestoneId: MilestoneId });

const AutoParse = z
  .boolean('Please say with true or false whether the entries are to be read.')
  .default(false);

export const CreateDocketInput = z.object({
  rawText: DocketText,
  milestoneId: MilestoneId,
  /** True: the entries are read and reconciled with those that are kept. False: the text alone is kept. */
  autoParseAndReconcile: AutoParse,
});

export const UpdateDocketInput = z.object({ rawText: DocketText, autoParseAndReconcile: AutoParse });

/** An entry that is kept. A type that a former version knew is 'Other'. */
export const KeptEntry = StoredEntry.extend({ documentType: DocketDocumentType.catch('Other') });
export type KeptEntry = z.infer<typeof KeptEntry>;

/** The docket of one milestone: the text saved last, and every entry read from it and from those before it. */
export const DocketEntry = z.object({
  id: z.string(),
  caseId: z.string(),
  /** Null when the milestone is gone. */
  milestoneId: z.string().nullable(),
  rawText: z.string(),
  /** Null while no text was saved with its entries. */
  parsedEntries: z.array(KeptEntry).nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type DocketEntry = z.infer<typeof DocketEntry>;

/** What a saved text brought. */
export const Reconciliation = z.object({
  totalParsed: z.number().int(),
  newCount: z.number().int(),
  updatedCount: z.number().int(),
  unchangedCount: z.number().int(),
  parsingErrors: z.array(z.string()),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/** The docket as it was saved; without reading entries there is no reconciliation. */
export const SavedDocket = DocketEntry.extend({ reconciliation: Reconciliation.nullable() });
export type SavedDocket = z.infer<typeof SavedDocket>;

/** A text that a later one took the place of. */
export const FormerDocketText = z.object({ id: z.string(), rawText: z.string(), savedAt: z.date() });
export type FormerDocketText = z.infer<typeof FormerDocketText>;
