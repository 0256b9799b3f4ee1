import type { Defaulted, DefaultedTimestamp, NullableTimestamp } from './columns.ts';

/** A prefix in a case. Its number makes ranges of different prefixes comparable for the database's own check. */
export interface BatesSeriesTable {
  id: Defaulted<number>;
  caseId: string;
  prefix: string;
  createdAt: DefaultedTimestamp;
}

/** Numbers that were given to a document. No two that are in use share a number: the database refuses it. */
export interface BatesRangesTable {
  id: Defaulted<string>;
  seriesId: number;
  caseId: string;
  /** Null once the document is deleted for good: its numbers stay taken. */
  documentId: string | null;
  /** Its name when the numbers were given. */
  filename: string;
  prefix: string;
  firstNumber: number;
  lastNumber: number;
  /** Digits that they are written with. */
  width: number;
  assignedAt: DefaultedTimestamp;
  /** Set: the numbers were taken off the document, which had not been produced. */
  releasedAt: NullableTimestamp;
  /** Set: others have seen the document under these numbers; they stay. */
  producedAt: NullableTimestamp;
}

/** What a person wrote into the privilege log about a document; null where the log says what the document says. */
export interface PrivilegeEntriesTable {
  documentId: string;
  caseId: string;
  description: string | null;
  basis: string | null;
  author: string | null;
  recipients: string | null;
  updatedBy: string | null;
  updatedAt: DefaultedTimestamp;
}

/** An e-discovery analysis of a selection; open until `endedAt`, and one of a case at most is. */
export interface ReviewAnalysesTable {
  id: Defaulted<string>;
  caseId: string;
  startedBy: string;
  startedAt: DefaultedTimestamp;
  /** When a document of it was last taken up: whoever waited longest comes next. */
  servedAt: NullableTimestamp;
  endedAt: NullableTimestamp;
  /** Set: it ended because somebody stopped it. */
  canceledAt: NullableTimestamp;
}

export interface ReviewAnalysisDocumentsTable {
  analysisId: string;
  documentId: string;
  /** In the order in which they were chosen. */
  position: Defaulted<number>;
  state: Defaulted<'waiting' | 'running' | 'done' | 'failed'>;
  /** Why it failed, in words for the person. */
  why: string | null;
}

export interface EdiscoveryTables {
  reviewAnalyses: ReviewAnalysesTable;
  reviewAnalysisDocuments: ReviewAnalysisDocumentsTable;
  batesSeries: BatesSeriesTable;
  batesRanges: BatesRangesTable;
  privilegeEntries: PrivilegeEntriesTable;
}
