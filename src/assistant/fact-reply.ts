import { CASE_KIND_WORDS } from '../law/courts/case-kinds.ts';
import { amount } from '../text/words.ts';
import { subjectsFor } from './asked-object.ts';
import { daysAhead } from './days-ahead.ts';
import { sayAfterDecision } from './decided-papers.ts';
import { type BuiltinReply, Draft, type Place } from './draft.ts';
import { countParties, sums } from './fact-complaint.ts';
import { decisions, judge } from './fact-court.ts';
import { answerDue, hearing, nextDeadline, overdue } from './fact-days.ts';
import { answered, countEntries, lastEntry, served } from './fact-docket.ts';
import { countDocuments, discovery, draftAnswer, listDocuments, unread } from './fact-papers.ts';
import { caseNumber, court, parties, side, writer } from './fact-people.ts';
import type { FactQuestion, FactReplier } from './fact-replier.ts';
import { type FactTopic, factTopic, isRuleTopic } from './fact-topics.ts';
import { hearingsAhead, isSitting } from './hearings-ahead.ts';
import { plainWords } from './plain-words.ts';
import { late, moreTime, ofOtherKind, silence, subjectAsked } from './rule-answering.ts';
import { countedDay } from './rule-counting.ts';
import { atHearing, putOut } from './rule-hearing.ts';
import { admissions, amended, appeal, counterclaim, garnishment, jury } from './rule-papers.ts';
import { mustPay } from './rule-paying.ts';
import { company, selfService } from './rule-persons.ts';
import { responseDue } from './rule-response.ts';
import { asksForFact } from './rule-topics.ts';
import { dayOfFact, saidFacts } from './said-facts.ts';
import type { Situation } from './situation.ts';
import { sayTopicFacts } from './topic-facts.ts';

const ANSWERERS: Readonly<Record<FactTopic, FactReplier>> = {
  writer,
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
  'must-pay': mustPay,
  'at-hearing': atHearing,
  silence,
  'response-due': responseDue,
};

/** What says by itself that a case is not civil. */
const OF_ANY_KIND: readonly FactTopic[] = ['answer-due', 'response-due', 'at-hearing', 'counted-day'];

/** Of an answer out of a court's rules: how many of them were read in a source is not counted. */
const SURE_OF_RULES = 0.6;
const SURE_OF_NONE = 0.3;

/** What follows, where it hangs on which paper is meant. */
const OF_ONE_PAPER: readonly FactTopic[] = ['silence', 'late', 'more-time'];

/** What a decision of the court makes a question of another time. */
const OF_ANSWER: readonly FactTopic[] = ['answer-due', 'silence', 'late'];

/** Whether somebody asks about answering the complaint in a case that is civil. */
function isPastAnswer(topic: FactTopic, question: string, situation: Situation): boolean {
  if (!situation.isCivil || !OF_ANSWER.includes(topic)) return false;
  return topic === 'answer-due' || ['answer', 'garnishment'].includes(subjectAsked(question, situation));
}

/** Whether a paper or the timeline sets a day to come on which somebody has to be at the court. */
function hasHearing({ facts, today }: Situation): boolean {
  return (
    saidFacts(facts, ['hearing']).some((each) => (dayOfFact(each) ?? '') >= today) ||
    hearingsAhead({ facts }).length > 0
  );
}

/** What a question asks of rows and rules, as the papers of the case let it be understood. */
export function topicOf(question: string, situation: Situation): FactTopic | null {
  const asked = factTopic(question);
  if (asked !== null && isRuleTopic(asked) && asksForFact(plainWords(question))) return null;
  if (asked === 'at-hearing' && !isSitting(question) && !hasHearing(situation)) return null;
  const isOfComplaint = asked !== 'answer-due' || subjectsFor(question, situation).join() === 'answer';
  return isOfComplaint ? asked : 'response-due';
}

/** Whether the timeline has the day that a topic asks for. */
function isKept(topic: FactTopic, { answerDue: due, facts }: Situation): boolean {
  if (topic === 'answer-due') return due !== null;
  if (topic !== 'next-deadline') return false;
  return daysAhead(facts).length > 0;
}

/** Says what the papers, the rows of the case and the rules of its court hold on a topic; false where they hold nothing. */
export function sayTopic(
  draft: Draft,
  topic: FactTopic,
  { situation, question, passages = [] }: Omit<FactQuestion, 'draft'>,
): boolean {
  const isOfRules = isRuleTopic(topic);
  // What courts usually do is said of civil cases only.
  const isOther = isOfRules && !situation.isCivil && !OF_ANY_KIND.includes(topic);
  const answerer = isOther ? ofOtherKind : ANSWERERS[topic];
  if (isPastAnswer(topic, question, situation) && sayAfterDecision(draft, situation, passages)) return true;
  // What a summons says of who does not answer it holds for no other paper.
  const isOfOther = OF_ONE_PAPER.includes(topic) && subjectAsked(question, situation) !== 'answer';
  const sayPapers = () => (isOfOther ? 0 : sayTopicFacts(draft, topic, situation, question));
  // A day that a person keeps comes before the words that it was counted from.
  if (isKept(topic, situation)) {
    draft.fromCase();
    const isSaid = answerer({ situation, draft, question, passages });
    return sayPapers() > 0 || isSaid;
  }
  const said = sayPapers();
  if (!isOfRules) draft.fromCase();
  return answerer({ situation, draft, question, passages }) || said > 0;
}

/** How sure an answer out of rows or rules is, and why. */
export function sureOf(
  topic: FactTopic,
  answer: BuiltinReply,
  situation: Situation,
): Pick<BuiltinReply, 'confidence' | 'because'> {
  // What was quoted is not looked up.
  if (answer.quotes.length > 0) return answer;
  const rows = amount(answer.records.length, 'row');
  if (isRuleTopic(topic)) {
    const { whyNoRules, courtWords, kind } = situation;
    return {
      confidence: whyNoRules === null ? SURE_OF_RULES : SURE_OF_NONE,
      because:
        whyNoRules === null
          ? `It is put together from the rules of ${courtWords} for ${CASE_KIND_WORDS[kind]} that are kept here and ${rows} of your case. It is general information, not advice about your case.`
          : 'No rule is kept here for this court and kind of case, so it names none. It is general information, not advice about your case.',
    };
  }
  return {
    confidence: 0.9,
    because: `It was looked up in the rows of your case (${rows}), as they are entered; it does not say whether they are complete.`,
  };
}

/** What the rows of the case and the rules of its court say to a question about them; null where they say nothing. */
export function factReply(
  question: string,
  situation: Situation,
  passages: readonly Place[] = [],
): BuiltinReply | null {
  const topic = topicOf(question, situation);
  if (topic === null) return null;
  const draft = new Draft(situation.facts);
  if (!sayTopic(draft, topic, { situation, question, passages })) return null;
  const answer = draft.finish();
  return { ...answer, ...sureOf(topic, answer, situation) };
}
