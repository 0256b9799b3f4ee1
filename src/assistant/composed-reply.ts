import { chooseFacts } from './choose-facts.ts';
import { type BuiltinReply, Draft, type Place } from './draft.ts';
import { sayTopic, sureOf, topicOf } from './fact-reply.ts';
import type { FactTopic } from './fact-topics.ts';
import { isRuleTopic } from './fact-topics.ts';
import { asksToJudge } from './judging.ts';
import { areMet, lacksFigure, NOT_MET } from './met-facts.ts';
import { factsOnNamedDays } from './named-days.ts';
import { nearBlocks } from './near-blocks.ts';
import { inPaperWords } from './paper-words.ts';
import { sayPeriodFromNamedDay } from './period-counting.ts';
import { plainWords } from './plain-words.ts';
import { practicalTopics } from './practical-topics.ts';
import { sayPrintedTime } from './printed-time.ts';
import { questionParts } from './question-parts.ts';
import { sayCountedFromPapers, sayRulesNamed } from './rule-find.ts';
import { type PaperFact, placeOf } from './said-facts.ts';
import { lacksReason, sayBeside, sayChosen, sureOfFact } from './said-reply.ts';
import { sayFact } from './say-fact.ts';
import { answersPractical, sayPractical } from './say-practical.ts';
import type { Situation } from './situation.ts';
import { widePassages } from './wide-passages.ts';

const NO_FORECAST =
  'No paper can say how somebody will decide, who will win, or whether something is fair or true. What can be said:';
const SURE_OF_PRACTICE = 0.6;
const MOST_CLOSEST = 3;
/** A clause is shown whole. */
const LONGEST_CLAUSE = 500;

/** What was said to one of the questions of a message. */
interface Said {
  topic: FactTopic | null;
  facts: readonly PaperFact[];
  places: readonly Place[];
  rules: number;
  /** Whether what was said answers, and does not only come close. */
  isMet: boolean;
}

interface Asked {
  question: string;
  situation: Situation;
  passages: readonly Place[];
}

/** The time that a question counts is in the whole of it: the day stands in one sentence, the question in another. */
function partsOf({ question, situation }: Asked): string[] {
  return topicOf(question, situation) === 'counted-day' ? [question] : questionParts(question);
}

/** Rows that say that nothing is there, where they quote nothing and name no row. */
const OF_ROWS: readonly FactTopic[] = ['judge', 'decisions', 'last-entry'];

/** What a reply rests on, and what of it is no rule. */
type Rests = Pick<Draft, 'rests' | 'restsBesideRules'>;

/** Whether the rows or the rules of a topic said something that answers: without rules it is only said whom to ask. */
function answersTopic(topic: FactTopic, since: Rests, now: Rests, { whyNoRules }: Situation): boolean {
  // The time itself does not say whether more of it can be had.
  if (isRuleTopic(topic) && whyNoRules !== null)
    return topic !== 'more-time' && now.restsBesideRules > since.restsBesideRules;
  return now.rests > since.rests || isRuleTopic(topic) || !OF_ROWS.includes(topic);
}

/** What facts alone make an answer rest on: their quotations and their papers. */
function restOf(facts: readonly PaperFact[]): number {
  return facts.length + new Set(facts.map(({ paper }) => paper.documentId)).size;
}

/** Asks for oneself, or what one must or may do: advice answers it. What is or was is no matter of advice. */
const FOR_ONESELF =
  /\b(?:i|we|my|our|me|us|you|your)\b|\b(?:must|can|may|should|have to|has to|need to|needs to|allowed|supposed|do people|does (?:one|somebody|anybody))\b/;

/** What somebody else will do: advice to whoever asks does not tell it. */
const WHAT_OTHERS_WILL =
  /^(?:(?:and|so|but|ok|do you think) )*(?:(?:will|would|might|could) (?:he|she|they|him|her|them|(?:the|my|his|her|their) \w+|\w+)|(?:is|are) (?:he|she|they|(?:the|my|his|her|their) \w+|\w+)(?: \w+)? (?:going|about) to)\b/;
const OF_THE_CASE =
  /^\W*(?:\w+ )?(?:will|would|might|could|is|are) (?:i|we|you|it|there|this|that|what|anybody|somebody|someone|people)\b|\b(?:will|is|are|would) (?:the|my|this|that|their) (?:\w+ )?(?:hearing|trial|case|court|judge|clerk|sheriff|order|judgment|deadline|lawsuit|answer|money|wages?|paycheck|account)\b/;

function sayPart(draft: Draft, part: string, { situation, passages }: Asked): Said {
  const { facts } = situation;
  const first = draft.words.length;
  const hasFigure = () => !lacksFigure(part, draft.words.slice(first));
  const practical = practicalTopics(part);
  const advised = practical.map((each) => {
    const said = sayPractical(draft, each, { question: part, situation, passages });
    return { said, isAnswer: answersPractical(each, part, said) };
  });
  const places = advised.flatMap(({ said }) => said);
  const found = topicOf(part, situation);
  const topic = practical.some(({ insteadOf = [] }) => found !== null && insteadOf.includes(found))
    ? null
    : found;
  const plain = plainWords(part);
  const isOfOthers = WHAT_OTHERS_WILL.test(plain) && !OF_THE_CASE.test(plain);
  const isAdvised = advised.some(({ isAnswer }) => isAnswer) && FOR_ONESELF.test(plain) && !isOfOthers;
  const onDays = topic === null ? [] : factsOnNamedDays(part, facts);
  for (const each of onDays) sayFact(draft, each, facts.today);
  const before = { rests: draft.rests, restsBesideRules: draft.restsBesideRules };
  if (topic !== null && sayTopic(draft, topic, { situation, question: part, passages })) {
    sayCountedFromPapers(draft, topic, { question: part, situation, passages });
    sayPrintedTime(draft, topic, { question: part, situation });
    const rested = draft.rests - before.rests;
    const chosen = isRuleTopic(topic) ? [] : chooseFacts(part, facts);
    const isReasonless = !isRuleTopic(topic) && lacksReason({ question: part, facts, passages }, chosen);
    const isMet =
      (isAdvised && hasFigure()) ||
      onDays.length > 0 ||
      (!isReasonless &&
        answersTopic(topic, before, draft, situation) &&
        (rested > restOf(chosen) ||
          chosen.length === 0 ||
          areMet(part, chosen, { passages, today: facts.today })));
    return { topic, facts: onDays, places: [...places, ...onDays.map(placeOf)], rules: 0, isMet };
  }
  const mended = inPaperWords(part, facts, passages);
  const told = sayChosen(draft, { question: mended, facts, passages });
  sayPeriodFromNamedDay(draft, told, { question: part, situation });
  const rules = topic === null ? sayRulesNamed(draft, part, { situation, passages }) : 0;
  return {
    topic: null,
    facts: told,
    places: [...places, ...told.map(placeOf)],
    rules: rules + practical.length,
    isMet:
      ((isAdvised || rules > 0) && hasFigure()) ||
      (areMet(mended, told, { passages, today: facts.today }) &&
        !lacksReason({ question: mended, facts, passages }, told)),
  };
}

/** A clause or a row of a form whose own title is what was asked for; the places that were quoted. */
function sayTitled(draft: Draft, question: string, passages: readonly Place[]): Place[] {
  const titled = nearBlocks(question, passages).filter(({ answers }) => answers);
  if (titled.length > 0) draft.fromDocuments();
  for (const { place } of titled)
    draft.point(`${place.filename}, page ${place.page}: ${draft.quote(place, LONGEST_CLAUSE)}`);
  return titled.map(({ place }) => place);
}

/**
 * The reply to a question, put together once, from what was found: the facts of the papers, then the rows and the rules
 * of the court, then the sentences that answer too. Null where nothing is about it.
 */
export function composedReply(given: Asked): BuiltinReply | null {
  const { situation } = given;
  const { facts } = situation;
  const passages = widePassages(facts, given.passages);
  const { question } = given;
  const asked = { question, situation, passages };
  const draft = new Draft(facts, passages);
  const isForecast = asksToJudge(plainWords(question));
  if (isForecast) draft.say(NO_FORECAST);
  const before = draft.lines;
  const said = partsOf(asked).map((part) => sayPart(draft, part, asked));
  const mended = inPaperWords(question, facts, passages);
  const titled = draft.lines > before || isForecast ? [] : sayTitled(draft, mended, passages);
  if (draft.lines === before) return null;
  const told = [...titled, ...said.flatMap(({ places }) => places)];
  const [fact] = said.flatMap((each) => each.facts);
  const topic = said.find((each) => each.topic !== null)?.topic ?? null;
  const isMet = said.some((each) => each.isMet);
  // Beside what rules and facts say stands what the papers of the case say of it.
  const beside = { told, isOpen: true, most: MOST_CLOSEST, ...(isMet ? {} : { least: 0 }) };
  const isFound = !isForecast && (sayBeside(draft, { question: mended, facts, passages }, beside) || isMet);
  // Where no rule is known that says so itself.
  const isWithoutRules = topic !== null && isRuleTopic(topic) && situation.whyNoRules !== null;
  if (!isFound && !isForecast && !isWithoutRules) {
    draft.asClosest();
    return { ...draft.finish({ found: false }), ...NOT_MET };
  }
  const answer = draft.finish({ found: isFound });
  if (topic !== null) return { ...answer, ...sureOf(topic, answer, situation) };
  if (fact !== undefined) return { ...answer, ...sureOfFact(fact) };
  return { ...answer, confidence: Math.min(answer.confidence, SURE_OF_PRACTICE) };
}
