import type { ComplaintAnalysis } from '../papers/schema.ts';
import type { AnalysisFact } from './facts-schema.ts';

/** Something that is known, and the fact line that says so. */
export interface KnownFact {
  /** See `lineRefs`. */
  key: string;
  text: string;
}

export interface KnownDate extends KnownFact {
  /** YYYY-MM-DD */
  date: string;
}

export interface ReadComplaint extends AnalysisFact {
  analysis: ComplaintAnalysis;
}

/** Deadlines to answer a complaint, as the calculator names their type. */
export const ANSWER_DUE = 'answer_to_complaint_due';
