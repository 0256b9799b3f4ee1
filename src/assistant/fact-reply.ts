import { amount } from '../text/words.ts';
import { type BuiltinReply, Draft } from './draft.ts';
import { countParties, sums } from './fact-complaint.ts';
import { decisions, judge } from './fact-court.ts';
import { answerDue, hearing, nextDeadline, overdue } from './fact-days.ts';
import { answered, countEntries, lastEntry, served } from './fact-docket.ts';
import { countDocuments, discovery, draftAnswer, listDocuments, unread } from './fact-papers.ts';
import { caseNumber, court, parties, side } from './fact-people.ts';
import type { FactReplier } from './fact-replier.ts';
import { type FactTopic, factTopic } from './fact-topics.ts';
import type { Situation } from './situation.ts';

const ANSWERERS: Readonly<Record<FactTopic, FactReplier>> = {
  judge,
  sums,
  decisions,
  'party-count': countParties,
  unread,
  overdue,
  discovery,
  hearing,
  'answer-due': answerDue,
  'next-deadline': nextDeadline,
  'last-entry': lastEntry,
  'entry-count': countEntries,
  served,
  answered,
  'draft-answer': draftAnswer,
  'document-count': countDocuments,
  'document-list': listDocuments,
  'case-number': caseNumber,
  court,
  parties,
  side,
};

/** What the rows of the case say to a question about them; null where they say nothing. */
export function factReply(question: string, situation: Situation): BuiltinReply | null {
  const topic = factTopic(question);
  if (topic === null) return null;
  const draft = new Draft(situation.facts);
  draft.fromCase();
  if (!ANSWERERS[topic]({ situation, draft, question })) return null;
  const answer = draft.finish();
  // What was quoted is not looked up.
  if (answer.quotes.length > 0) return answer;
  return {
    ...answer,
    confidence: 0.9,
    because: `It was looked up in the rows of your case (${amount(answer.records.length, 'row')}), as they are entered; it does not say whether they are complete.`,
  };
}
