import { CASE_KIND_WORDS } from '../law/courts/case-kinds.ts';
import { amount } from '../text/words.ts';
import { subjectsFor } from './asked-object.ts';
import { type BuiltinReply, Draft } from './draft.ts';
import { countParties, sums } from './fact-complaint.ts';
import { decisions, judge } from './fact-court.ts';
import { answerDue, hearing, nextDeadline, overdue } from './fact-days.ts';
import { answered, countEntries, lastEntry, served } from './fact-docket.ts';
import { countDocuments, discovery, draftAnswer, listDocuments, unread } from './fact-papers.ts';
import { caseNumber, court, parties, side } from './fact-people.ts';
import type { FactReplier } from './fact-replier.ts';
import { type FactTopic, factTopic, isRuleTopic } from './fact-topics.ts';
import { late, moreTime, ofOtherKind, silence } from './rule-answering.ts';
import { countedDay } from './rule-counting.ts';
import { atHearing, putOut } from './rule-hearing.ts';
import { admissions, amended, appeal, counterclaim, garnishment, jury } from './rule-papers.ts';
import { company, selfService } from './rule-persons.ts';
import { responseDue } from './rule-response.ts';
import type { Situation } from './situation.ts';
import { sayTopicFacts } from './topic-facts.ts';

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
  'counted-day': countedDay,
  company,
  'self-service': selfService,
  admissions,
  garnishment,
  appeal,
  jury,
  counterclaim,
  amended,
  late,
  'more-time': moreTime,
  'put-out': putOut,
  'at-hearing': atHearing,
  silence,
  'response-due': responseDue,
};

/** What says by itself that a case is not civil. */
const OF_ANY_KIND: readonly FactTopic[] = ['answer-due', 'response-due', 'at-hearing'];

/** Of an answer out of a court's rules: how many of them were read in a source is not counted. */
const SURE_OF_RULES = 0.6;
const SURE_OF_NONE = 0.3;

/** What the rows of the case and the rules of its court say to a question about them; null where they say nothing. */
export function factReply(question: string, situation: Situation): BuiltinReply | null {
  const asked = factTopic(question);
  if (asked === null) return null;
  const isOfComplaint = asked !== 'answer-due' || subjectsFor(question, situation).join() === 'answer';
  const topic = isOfComplaint ? asked : 'response-due';
  const draft = new Draft(situation.facts);
  const isOfRules = isRuleTopic(topic);
  // What courts usually do is said of civil cases only.
  const isOther = isOfRules && !situation.isCivil && !OF_ANY_KIND.includes(topic);
  const answerer = isOther ? ofOtherKind : ANSWERERS[topic];
  const said = sayTopicFacts(draft, topic, situation, question);
  if (!isOfRules) draft.fromCase();
  if (!answerer({ situation, draft, question }) && said === 0) return null;
  const answer = draft.finish();
  // What was quoted is not looked up.
  if (answer.quotes.length > 0) return answer;
  const rows = amount(answer.records.length, 'row');
  if (isOfRules) {
    const { whyNoRules, courtWords, kind } = situation;
    return {
      ...answer,
      confidence: whyNoRules === null ? SURE_OF_RULES : SURE_OF_NONE,
      because:
        whyNoRules === null
          ? `It is put together from the rules of ${courtWords} for ${CASE_KIND_WORDS[kind]} that are kept here and ${rows} of your case. It is general information, not advice about your case.`
          : 'No rule is kept here for this court and kind of case, so it names none. It is general information, not advice about your case.',
    };
  }
  return {
    ...answer,
    confidence: 0.9,
    because: `It was looked up in the rows of your case (${rows}), as they are entered; it does not say whether they are complete.`,
  };
}
