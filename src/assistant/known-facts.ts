import { isAnswerType } from '../law/rule-days.ts';
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

/** The time to answer after a waiver is no court's usual one, and yet a deadline to answer. */
const ANSWER_DUE = 'answer_to_complaint_due';

/** Whether a deadline of this type, as the calculator names it, is one to answer the paper that began the case. */
export function isAnswerDeadline(deadlineType: string | null): boolean {
  return deadlineType !== null && (deadlineType.startsWith(ANSWER_DUE) || isAnswerType(deadlineType));
}
