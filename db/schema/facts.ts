import type { ColumnType } from 'kysely';
import type { Defaulted, JsonValue, NullableJson, NullableTimestamp } from './columns.ts';

type JsonColumn = ColumnType<NonNullable<JsonValue>, string, string>;

/** One thing that a paper says; src/facts/schema.ts says what `value` holds for each kind. */
export interface FactsTable {
  id: Defaulted<string>;
  documentId: string;
  caseId: string;
  /** The text of the document that the place points into. */
  textNumber: number;
  /** Its turn among the facts of its paper. */
  position: number;
  kind: string;
  label: string;
  value: JsonColumn;
  /** What the paper says, while a person's correction stands in `value`. */
  readValue: NullableJson<JsonValue>;
  /** 1-based. */
  page: number;
  /** UTF-16 offsets into the text, end exclusive. */
  charStart: number;
  charEnd: number;
  quote: string;
  certainty: 'certain' | 'likely' | 'unsure';
  status: Defaulted<'found' | 'confirmed' | 'corrected' | 'dismissed'>;
  decidedBy: string | null;
  decidedAt: NullableTimestamp;
}

/** What reading found of a paper as a whole. */
export interface DocumentFactsTable {
  documentId: string;
  caseId: string;
  textNumber: number;
  /** `READER_VERSION` of src/facts/schema.ts: an older one is read again. */
  readerVersion: number;
  unplaced: JsonColumn;
  completeness: JsonColumn;
  /** What the paper says happened: `Told` of src/facts/read-facts.ts. */
  told: ColumnType<NonNullable<JsonValue>, string | undefined, string>;
  /** Who said that what is missing was dealt with. */
  acknowledgedBy: string | null;
  acknowledgedAt: NullableTimestamp;
}

export interface FactTables {
  facts: FactsTable;
  documentFacts: DocumentFactsTable;
}
