import type { Defaulted, DefaultedJson, DefaultedTimestamp } from './columns.ts';

/** A set of documents as it was handed over. It never changes. */
export interface ProductionsTable {
  id: Defaulted<string>;
  caseId: string;
  name: string;
  /** In capitals; once per case. */
  volume: string;
  /** '' where nobody said. */
  producedBy: Defaulted<string>;
  producedTo: string;
  producedOn: string;
  requestAnswered: Defaulted<string>;
  coverLetter: Defaulted<string>;
  documentCount: number;
  pageCount: number;
  /** Bytes of the originals. */
  bytes: number;
  firstBates: string;
  lastBates: string;
  /** What was held back: src/productions/schema.ts says what it holds. */
  withheld: DefaultedJson<
    {
      documentId: string;
      filename: string;
      batesNumber: string | null;
      privilegeStatus: 'privileged' | 'work_product';
    }[]
  >;
  createdBy: string | null;
  createdAt: DefaultedTimestamp;
}

/** A produced document as it was on that day; it outlives the document itself. */
export interface ProductionDocumentsTable {
  productionId: string;
  caseId: string;
  /** Counted from 1 in the order of the Bates numbers. */
  position: number;
  documentId: string;
  filename: string;
  /** Key of the bytes, which are kept as long as the production. */
  path: string;
  mimeType: string;
  size: number;
  /** SHA-256 of the original, lowercase hex. */
  hash: string | null;
  /** As numbered. */
  pages: number;
  begBates: string;
  endBates: string;
  batesPrefix: string;
  batesFirst: number;
  batesWidth: number;
  /** First and last number of the family; its own where it has none. */
  begAttach: string;
  endAttach: string;
  docType: string | null;
  docDate: string | null;
  custodian: string | null;
  mailFrom: string | null;
  mailTo: string | null;
  mailCc: string | null;
  mailBcc: string | null;
  mailSubject: string | null;
  /** YYYY-MM-DD, in UTC. */
  mailSent: string | null;
  /** Whether the original may go out where its pages cannot: not when it holds what is held back. */
  nativeAllowed: boolean;
  textNumber: number;
  /** The text that counted, pages joined with form feeds. */
  content: Defaulted<string>;
}

export interface ProductionTables {
  productions: ProductionsTable;
  productionDocuments: ProductionDocumentsTable;
}
