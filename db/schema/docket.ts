import type { Defaulted, DefaultedTimestamp, NullableJson, NullableTimestamp, Timestamp } from './columns.ts';

/** An entry of a reconciled docket as it stands in the column. */
export interface StoredDocketEntry {
  entryNumber: string | null;
  lineNumber: number;
  date: string | null;
  dateString: string;
  enteredDate: string | null;
  description: string;
  documentType: string;
  attachments: { number: string; description: string }[];
  changeStatus: 'NEW' | 'UPDATED' | 'UNCHANGED';
  changes: string[];
  details: string[];
  isCutOff: boolean;
  isNameOnly: boolean;
}

export interface DocketEntriesTable {
  id: Defaulted<string>;
  caseId: string;
  milestoneId: string | null;
  /** The text that was saved last. */
  rawText: string;
  /** Every entry of every text that was saved with its entries; null where none was. */
  parsedEntries: NullableJson<StoredDocketEntry[]>;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
  /** Set: deleted, and gone for good a while later or with the milestone's next docket. */
  deletedAt: NullableTimestamp;
}

/** A text that another took the place of. */
export interface DocketTextsTable {
  id: Defaulted<string>;
  caseId: string;
  docketEntryId: string;
  rawText: string;
  savedAt: Timestamp;
}

export interface DocketTables {
  docketEntries: DocketEntriesTable;
  docketTexts: DocketTextsTable;
}
