import type { ColumnType } from 'kysely';
import type {
  Defaulted,
  DefaultedJson,
  DefaultedTimestamp,
  JsonValue,
  NullableJson,
  NullableTimestamp,
  Timestamp,
} from './columns.ts';

export interface DocumentsTable {
  id: Defaulted<string>;
  caseId: string;
  filename: string;
  /** Key of the bytes in the blob store; never a name the user gave. */
  path: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  uploadedAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
  deletedAt: NullableTimestamp;
  source: Defaulted<string>;
  docType: string | null;
  docDate: string | null;
  /** Pages joined with form feeds. Can be megabytes: lists never select it. */
  extractedText: string | null;
  /** SHA-256, lowercase hex. */
  hash: string | null;
  status: Defaulted<'queued' | 'reading' | 'ready' | 'failed'>;
  statusReason: string | null;
  readStage: string | null;
  readPage: number | null;
  readPages: number | null;
  pageCount: number | null;
  /** What a person should know about the reading, as sentences. */
  notes: DefaultedJson<string[]>;
  /** Only its first pages were read, since nobody had kept it. */
  isReadInPart: Defaulted<boolean>;
  /** Of a picture that was put together with others into the paper above it, until it is read on its own: which page it is. */
  pageInParent: number | null;
  parentDocumentId: string | null;
  suggestedDocType: string | null;
  suggestedBecause: string | null;
  suggestedConfidence: number | null;
  aiAnalysis: NullableJson<JsonValue>;
  aiAnalysisType: string | null;
  aiAnalysisSummary: string | null;
  aiAnalyzedAt: NullableTimestamp;
  /** What e-discovery review shows: summary and classification, beside the page's own analysis. */
  discoveryAnalysis: NullableJson<JsonValue>;
  discoveryAnalyzedAt: NullableTimestamp;
  batesNumber: string | null;
  batesPrefix: string | null;
  documentCategory: string | null;
  privilegeStatus: string | null;
  relevanceScore: number | null;
  tags: DefaultedJson<string[]>;
  custodian: string | null;
  productionStatus: string | null;
  /** The document with which this one was deleted: itself, or the letter that it was attached to. */
  deletedRoot: string | null;
  /** From then on it cannot be restored: its bytes are being removed. */
  purgeBeganAt: NullableTimestamp;
  /** Number of the text that counts; those in `documentTexts` have others. */
  textNumber: Defaulted<number>;
  readBy: ReadBy | null;
  readAt: NullableTimestamp;
  /** A document that is ready waits to be read again, or is; its text counts until a new one is there. */
  rereadStatus: 'queued' | 'reading' | null;
  /** Why the last reading again brought no new text, as a sentence. */
  rereadNote: string | null;
  /** It is ready, and search does not hold its text yet. */
  needsIndex: Defaulted<boolean>;
  /** Its vectors are to be made by the engine that counts for its case now. */
  needsVectors: Defaulted<boolean>;
  /** The text that `aiAnalysis` was made from. */
  analyzedTextNumber: Defaulted<number>;
}

/** From the file's own letters, by recognition of a picture, or both. */
export type ReadBy = 'text' | 'recognition' | 'both';

/** Texts of a document that do not count at present. */
export interface DocumentTextsTable {
  id: Defaulted<string>;
  documentId: string;
  caseId: string;
  number: number;
  /** Pages joined with form feeds, as in `documents`. */
  content: string;
  pageCount: number | null;
  notes: DefaultedJson<string[]>;
  docDate: string | null;
  suggestedDocType: string | null;
  suggestedBecause: string | null;
  suggestedConfidence: number | null;
  readBy: ReadBy | null;
  readAt: NullableTimestamp;
  createdAt: DefaultedTimestamp;
}

export interface DocumentChunksTable {
  id: Defaulted<string>;
  documentId: string;
  caseId: string;
  chunkIndex: number;
  content: string;
  /** 1-based. */
  page: number;
  /** UTF-16 offsets into the document's extracted text, end exclusive. */
  charStart: number;
  charEnd: number;
  tokenCount: Defaulted<number>;
  /** Words that count for ranking: the length BM25 divides by. */
  termCount: Defaulted<number>;
  /** vector(1536), written and read as '[…]' text, where pgvector exists; real[] elsewhere. */
  embedding: ColumnType<
    string | number[] | null,
    string | number[] | null | undefined,
    string | number[] | null
  >;
  embeddingModel: string | null;
  metadata: DefaultedJson<{ [key: string]: JsonValue }>;
  createdAt: DefaultedTimestamp;
}

/** Where a word stands in a document, packed as `src/search/inverted-index.ts` says. */
export interface DocumentTermsTable {
  caseId: string;
  /** An index term, or two little words in a row. */
  term: string;
  documentId: string;
  /** Passages that hold it; 0 where only the file's name does. */
  found: number;
  /** Whether it stands in the file's name. */
  isNamed: boolean;
  /** Index of each passage, how often the word stands there, and the passage's length in index terms. */
  places: Buffer;
  /** Which word of its passage it is, for phrases. */
  positions: Buffer;
}

/** What search holds of a document that has been read. */
export interface DocumentIndexesTable {
  documentId: string;
  caseId: string;
  chunkCount: number;
  termCount: number;
  embeddingModel: string;
  indexedAt: DefaultedTimestamp;
}

/** Where the printed lines of a page stand and in which type, for one text of a document. */
export interface DocumentPageLinesTable {
  documentId: string;
  caseId: string;
  textNumber: number;
  /** 1-based. */
  page: number;
  /** See `src/text/line-layout.ts`. */
  lines: number[];
}

/** Where the words of a scanned page stand on it, for one text of a document. */
export interface DocumentPageWordsTable {
  documentId: string;
  caseId: string;
  textNumber: number;
  /** 1-based. */
  page: number;
  /** See `src/text/word-places.ts`. */
  places: number[];
}

export interface UploadsTable {
  /** The tus upload id. */
  id: string;
  userId: string;
  caseId: string;
  filename: string;
  mimeType: string | null;
  /** Bytes; null while the length is deferred. */
  size: number | null;
  received: Defaulted<number>;
  category: string | null;
  discoveryContext: NullableJson<JsonValue>;
  documentId: string | null;
  expiresAt: Timestamp;
  createdAt: DefaultedTimestamp;
}

export interface DocumentTables {
  documents: DocumentsTable;
  documentTexts: DocumentTextsTable;
  documentChunks: DocumentChunksTable;
  documentTerms: DocumentTermsTable;
  documentIndexes: DocumentIndexesTable;
  documentPageWords: DocumentPageWordsTable;
  documentPageLines: DocumentPageLinesTable;
  uploads: UploadsTable;
}
