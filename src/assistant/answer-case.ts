import type { ActionType } from './answer-schema.ts';
import { lineRefs } from './fact-lines.ts';
import type { CaseFacts } from './facts-schema.ts';
import { amount } from './words.ts';

/** A passage that search found for the question; `text` stands at `start` of the document's extracted text. */
export interface CasePassage {
  documentId: string;
  filename: string;
  page: number;
  start: number;
  text: string;
}

/** Put together by rule. `records` are names of fact lines; each quote stands at `start` of its document's text. */
export interface BuiltinAnswer {
  found: boolean;
  message: string;
  quotes: { documentId: string; text: string; page: number; start: number }[];
  records: string[];
  /** 0–1, computed from what was found. */
  confidence: number;
  because: string;
}

export interface CaseQuestion {
  question: string;
  actionType: ActionType;
  facts: CaseFacts;
  passages: readonly CasePassage[];
}

/** The answer out of the rows and papers of a case; null where the question has to be put to the documents alone. */
export function answerFromCase({ actionType, facts }: CaseQuestion): BuiltinAnswer | null {
  if (actionType === 'document-question') return null;
  const ref = lineRefs(facts).get('document:total');
  return {
    found: true,
    message: `From your case: ${amount(facts.documents.total, 'document')}.`,
    quotes: [],
    records: ref === undefined ? [] : [ref],
    confidence: 0.9,
    because: 'Counted in the database.',
  };
}
