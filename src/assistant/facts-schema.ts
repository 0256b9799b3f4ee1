import type { Analysis } from '../analysis/schema.ts';
import type { CaseRecord } from './answer-schema.ts';

/** What the database knows of a case on one day; plain values, no clock. Dates are 'YYYY-MM-DD'. */
export interface CaseFacts {
  /** Today where the court sits. */
  today: string;
  case: {
    id: string;
    title: string;
    caseNumber: string | null;
    caseType: string | null;
    state: string | null;
    courtName: string | null;
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
    byType: { type: string; count: number }[];
    /** The newest first, at most as many as the answer can use. */
    listed: {
      id: string;
      filename: string;
      docType: string | null;
      docDate: string | null;
      uploadedAt: Date;
      pageCount: number | null;
    }[];
    /** Analyses that are there, of the papers that matter most first. */
    analyses: { documentId: string; filename: string; analysis: Analysis }[];
  };
  deadlines: {
    id: string;
    kind: string;
    date: string | null;
    status: string;
    ruleReference: string | null;
    isAutoCalculated: boolean;
  }[];
  docket: {
    total: number;
    newest: {
      id: string;
      entryNumber: string | null;
      date: string | null;
      description: string;
      documentType: string | null;
    }[];
  };
  summonses: {
    id: string;
    defendantName: string;
    status: string;
    serviceStatus: string;
    issuedDate: string | null;
    servedDate: string | null;
    responseDeadlineDays: number;
    attempts: number;
  }[];
  discovery: {
    id: string;
    title: string;
    direction: 'ours' | 'theirs';
    items: number;
    answered: number;
    dueDate: string | null;
  }[];
  /** The newest answer to a complaint made here. */
  answer: { id: string; createdAt: Date; needsAnswer: number } | null;
}

/** A row of the facts as one line, with the name by which an answer refers to it ('F12'). */
export interface FactLine {
  ref: string;
  record: CaseRecord;
}
