import type { CaseRecord } from '../conversations/reply-schema.ts';
import type { DiscoveryParty } from '../discovery/schema.ts';
import type { FactPlace, FactStatus, FoundFact } from '../facts/schema.ts';
import type { LawSource } from '../law/case-law.ts';
import type { DocketDocumentType } from '../papers/docket/docket-row.ts';
import type { Analysis } from '../papers/schema.ts';
import type { ResponseDeadline } from '../service/answer-clock.ts';
import type { Standing } from '../timeline/status.ts';

export interface DocumentFact {
  id: string;
  filename: string;
  docType: string | null;
  /** Nobody chose `docType`: it was read from the words of the paper. */
  isSuggested?: boolean;
  docDate: string | null;
  uploadedAt: Date;
  pageCount: number | null;
}

/** A document without text: it could not be read, or is not read yet. */
export interface UnreadDocument {
  id: string;
  filename: string;
  isFailed: boolean;
  /** Why it could not be read, as a sentence. */
  reason: string | null;
}

export interface AnalysisFact {
  documentId: string;
  filename: string;
  docType: string | null;
  docDate: string | null;
  uploadedAt: Date;
  analysis: Analysis;
}

/**
 * A passage of an order, a notice or a summons that seems to say by when something is to be done; or, of any paper, one
 * that names a judge.
 */
export interface DatedPassage {
  documentId: string;
  filename: string;
  docType: string | null;
  page: number;
  /** Offset of `text` in the document's extracted text. */
  start: number;
  text: string;
}

/** A fact of a paper with what a person said of it; dismissed ones are not told to anybody. */
export type SaidFact = FoundFact & { status: FactStatus };

/** What one paper says, and how much of it could be read. */
export interface PaperSays {
  documentId: string;
  filename: string;
  docType: string | null;
  docDate: string | null;
  facts: readonly SaidFact[];
  /** Days and periods that could not be given a meaning. */
  unplaced: readonly FactPlace[];
  /** What could not be read of it, in sentences. */
  problems: readonly string[];
  /** False while it waits to be read for its facts. */
  isRead: boolean;
}

export interface DeadlineFact {
  id: string;
  kind: string;
  date: string | null;
  /** How it stands today. */
  status: Standing;
  deadlineType: string | null;
  ruleReference: string | null;
  isAutoCalculated: boolean;
  /** What a person has to check of the day, as sentences. */
  doubts?: readonly string[] | null;
}

export interface DocketFact {
  /** Of the docket that holds the entry. */
  id: string;
  entryNumber: string | null;
  date: string | null;
  description: string;
  documentType: DocketDocumentType;
}

export interface SummonsFact {
  id: string;
  defendantName: string;
  status: string;
  serviceStatus: string;
  judgeName?: string | null;
  issuedDate: string | null;
  servedDate: string | null;
  responseDeadlineDays: number;
  attempts: number;
  /** When the answer to it is due, by the court's rule. */
  response: ResponseDeadline;
}

export interface DiscoveryFact {
  /** Of the paper that asks. */
  id: string;
  title: string;
  /** Who asks. */
  party: DiscoveryParty;
  /** Asked by the side of the person who reads this, or by the other; an attorney may be on either. */
  direction: 'ours' | 'theirs' | 'unknown';
  /** Numbered requests in it; 0 while the paper was not looked through. */
  items: number;
  /** Answered, or met with an objection. */
  answered: number;
  hasAdmissions: boolean;
  /** Null while its day of service is not entered, or where the court's rule is not known. */
  dueDate: string | null;
}

/** What the database knows of a case on one day; plain values, no clock. Dates are 'YYYY-MM-DD'. Lists are bounded. */
export interface CaseFacts {
  /** Today where the court sits. */
  today: string;
  case: LawSource & {
    id: string;
    title: string;
    plaintiffName: string | null;
    defendantName: string | null;
    description: string | null;
  };
  /** Which side the person who asks is on. */
  side: 'plaintiff' | 'defendant' | 'attorney';
  participants: { id: string; role: string; name: string; isPrimary: boolean; organization: string | null }[];
  documents: {
    total: number;
    ready: number;
    failed: number;
    /** Most first. `suggested` of them have no category that somebody chose; what they are was read from their words. */
    byType: { type: string; count: number; suggested?: number }[];
    /** The newest of each category, the newest first. */
    listed: DocumentFact[];
    /** Failed ones first. */
    unread: UnreadDocument[];
    /** Complaints first, then orders, notices, summonses, motions and the rest; of each kind the newest. */
    analyses: AnalysisFact[];
    dated: DatedPassage[];
    /** The facts of the papers, the newest paper first. */
    says?: readonly PaperSays[];
    /** The first and last of each paper in which a judge is spoken of. */
    judges?: DatedPassage[];
  };
  /** Open ones by date, those without a date after them, finished ones last. */
  deadlines: DeadlineFact[];
  docket: {
    total: number;
    newest: DocketFact[];
    /** Complaints, summonses, service, answers, judgments and what is said of a default, wherever they stand. */
    telling: DocketFact[];
  };
  summonses: SummonsFact[];
  discovery: DiscoveryFact[];
  /** The newest answer to a complaint made here; `needsAnswer` of its paragraphs wait for the person. */
  answer: { id: string; createdAt: Date; needsAnswer: number; total: number } | null;
}

/** A row of the facts as one line, with the name by which an answer refers to it ('F12'). */
export interface FactLine {
  ref: string;
  record: CaseRecord;
}
