import type { ActionType } from './answer-schema.ts';
import { deadlinesAnswer } from './deadlines-answer.ts';
import type { BuiltinAnswer, Place } from './draft.ts';
import { factAnswer } from './fact-answer.ts';
import type { CaseFacts } from './facts-schema.ts';
import { readSituation } from './situation.ts';
import { strategyAnswer } from './strategy-answer.ts';
import { summaryAnswer } from './summary-answer.ts';
import { papersAnswer, stepsAnswer } from './todo-answer.ts';

export interface CaseQuestion {
  question: string;
  actionType: ActionType;
  facts: CaseFacts;
  /** What search found for the question; each `text` stands at `start` of its document's text. */
  passages: readonly Place[];
}

/**
 * The answer out of the rows and papers of a case, put together by rule: for the five suggested questions, and for
 * facts that the rows hold. Null where the question has to be put to the documents.
 */
export function answerFromCase({
  question,
  actionType,
  facts,
  passages,
}: CaseQuestion): BuiltinAnswer | null {
  const situation = readSituation(facts);
  switch (actionType) {
    case 'summary':
      return summaryAnswer(situation, passages);
    case 'deadlines':
      return deadlinesAnswer(situation, passages);
    case 'strategy':
      return strategyAnswer(situation, passages);
    case 'documents-to-prepare':
      return papersAnswer(situation, passages);
    case 'next-steps':
      return stepsAnswer(situation, passages);
    case 'case-fact':
      return factAnswer(question, situation);
    case 'document-question':
      return null;
  }
}
