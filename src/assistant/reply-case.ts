import type { ActionType } from '../conversations/reply-schema.ts';
import { composedReply } from './composed-reply.ts';
import type { BuiltinReply, Place } from './draft.ts';
import { factReply } from './fact-reply.ts';
import { factTopic } from './fact-topics.ts';
import type { CaseFacts } from './facts-schema.ts';
import { deadlinesReply } from './reply-deadlines.ts';
import { strategyReply } from './reply-strategy.ts';
import { summaryReply } from './reply-summary.ts';
import { papersReply, stepsReply } from './reply-to-do.ts';
import { readSituation } from './situation.ts';
import { worryReply } from './worry-reply.ts';

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
export function replyFromCase({ question, actionType, facts, passages }: CaseQuestion): BuiltinReply | null {
  const situation = readSituation(facts, question);
  switch (actionType) {
    case 'summary':
      return summaryReply(situation, passages);
    case 'deadlines':
      return (
        (factTopic(question) === 'response-due' ? factReply(question, situation, passages) : null) ??
        deadlinesReply(situation, passages)
      );
    case 'strategy':
      return strategyReply(situation, passages);
    case 'documents-to-prepare':
      return papersReply(situation, passages, question);
    case 'next-steps':
      return stepsReply(situation, passages, question);
    case 'case-fact':
    case 'document-question':
      return (
        worryReply({ question, situation, passages }) ?? composedReply({ question, situation, passages })
      );
  }
}
