import { CASE_KIND_WORDS } from '../law/courts/case-kinds.ts';
import { isMotion } from '../papers/kind-of.ts';
import { objectsOf, subjectsFor } from './asked-object.ts';
import { LETTER_FOLLOWS } from './before-case.ts';
import type { Draft, Place } from './draft.ts';
import { sayOrders } from './fact-orders.ts';
import type { FactQuestion, FactReplier } from './fact-replier.ts';
import { notCivil } from './not-civil.ts';
import { plainWords } from './plain-words.ts';
import { sayFromPapers } from './rule-find.ts';
import {
  ABSENCE_FOLLOWS,
  consequenceOf,
  extensionSentence,
  hearingWords,
  missedSentence,
  type RuleSubject,
  ruleSentence,
  rulesOn,
  sayAfterJudgment,
  sayNoAnswerRule,
  sayNoRules,
  sayRules,
  subjectOf,
} from './rule-lines.ts';
import { sentencesOf } from './said-sentences.ts';
import { sayQuotes } from './say-quotes.ts';
import type { Situation } from './situation.ts';
import { day, dayAndDistance, shortened } from './words.ts';

const SEVERAL = /\b(?:those|these|them)\b/;

/** Which paper is not answered, late or in need of more time: the one that the question names or points to. */
export function subjectAsked(question: string, situation: Situation): RuleSubject {
  const plain = plainWords(question);
  const named = subjectOf(plain);
  if (named !== 'answer') return named;
  const [object] = objectsOf(plain).filter((each) => each !== 'other');
  if (object !== undefined) return object;
  return SEVERAL.test(plain) ? (subjectsFor(question, situation)[0] ?? named) : named;
}

const DEFAULT_FOLLOWS =
  'Who does not answer in time can lose without being heard: the other side may ask the court for a default.';
const NO_ARREST = 'Nobody is arrested for not answering a lawsuit';

/** What the case's own papers show of a default, and what was looked at. */
function sayDefaultSeen(draft: Draft, { inDefault, facts }: Situation): void {
  if (inDefault !== null) {
    const when = inDefault.date === null ? '' : ` (${day(inDefault.date)})`;
    draft.point(
      `The docket kept here speaks of a default${when}: ‘${shortened(inDefault.text, 160)}’. See whether it is against you.`,
      inDefault.key,
    );
    return;
  }
  draft.point(
    facts.docket.total === 0
      ? 'No docket is kept here, so it is not known whether a default was asked for or entered. The clerk can tell you today.'
      : 'The docket kept here names no default that was asked for or entered. The court’s own docket may be newer: ask the clerk today.',
    'docket:total',
  );
}

/** The rule by which a default is set aside, or which one to ask for. */
function sayRelief(draft: Draft, situation: Situation): void {
  const found = sayRules(draft, situation, 'default-relief', 'setting aside a default');
  if (found)
    draft.point(
      'Do not wait for the last of these days: ask at once, and say why you were late. The court looks at how fast you came.',
    );
  if (found || situation.whyNoRules !== null) return;
  draft.point(
    'Ask for the rule on setting aside a default and a default judgment, and by which day to ask the court.',
  );
}

/** What to do when the time to answer may have passed. */
export function sayLate(draft: Draft, situation: Situation, missed: 'answer' | 'hearing' = 'answer'): void {
  const { answered, answerDue, today, isEviction, answerRule, court, whyNoRules } = situation;
  if (answerDue !== null && answerDue.date < today)
    draft.point(
      `On your timeline the answer was due ${dayAndDistance(answerDue.date, today)}.`,
      `deadline:${answerDue.id}`,
    );
  if (answerDue !== null && answerDue.date >= today)
    draft.point(
      `On your timeline the answer is due ${dayAndDistance(answerDue.date, today)}, so that day has not passed. Check it against the summons.`,
      `deadline:${answerDue.id}`,
    );
  if (answered !== null)
    draft.point(`An answer is here: ${answered.text}. Make sure that the court has it.`, answered.key);
  sayDefaultSeen(draft, situation);
  const isOfHearing = isEviction && answerRule === null;
  if (isOfHearing && missed === 'answer' && whyNoRules === null) draft.point(hearingWords(situation));
  // A court that is not known may well want an answer.
  if (!isOfHearing || court === null)
    draft.point(
      'File your answer at once, today if you can, and send the other side a copy. An answer that reaches the court before a default is entered can still count.',
    );
  draft.point(
    'Ask the clerk today: Was a default asked for or entered against me? Will you take my answer now? Which form asks the court to set a default aside?',
  );
  sayRelief(draft, situation);
}

export const OTHER_PAPERS: Readonly<Partial<Record<RuleSubject, string>>> = {
  admissions: 'requests for admission',
  discovery: 'discovery requests',
  counterclaim: 'a counterclaim',
  amended: 'an amended complaint',
  motion: 'a motion',
  'after-denial': 'the answer after a motion of yours was decided',
  reply: 'a reply to a response',
  subpoena: 'a subpoena',
  'summary-judgment': 'a motion for summary judgment',
  appeal: 'an appeal',
  jury: 'a jury',
};

const HEARING = /\b(?:hearing|court date|court appearance)\b/i;

export const late: FactReplier = (asked) => {
  const { situation, draft, question } = asked;
  const subject = subjectAsked(question, situation);
  sayOrders(asked, subject);
  const other = OTHER_PAPERS[subject];
  sayNoRules(draft, situation);
  const missed = HEARING.test(question) ? 'hearing' : 'answer';
  if (situation.isEviction || missed === 'hearing')
    draft.say(
      'If you missed a hearing, call the clerk now: ask what the court decided, and how to ask for it to be reopened.',
    );
  if (other !== undefined) {
    draft.say(`You ask about ${other}. Its time is one of the court’s rules:`);
    const found = sayRules(draft, situation, subject, other);
    for (const rule of found ? rulesOn(subject, situation) : []) {
      const missed = missedSentence(rule);
      if (missed !== null) draft.point(missed);
      draft.point(extensionSentence(rule));
    }
    draft.point('Do it now if you can, and ask the clerk today how to ask the court to accept it late.');
    return true;
  }
  if (situation.facts.side === 'plaintiff')
    draft.say(
      'You are the plaintiff here. If you mean the other side’s answer: its time is on the timeline or the summons page. If you have to answer something yourself:',
    );
  if (situation.isEviction && missed === 'hearing') sayAfterJudgment(draft, situation);
  sayLate(draft, situation, missed);
  return true;
};

const OTHER_SIDE =
  /\b(?:they|he|she|the (?:defendant|tenant|other side|other party|company|respondent)|somebody|someone|nobody)\b (?:\w+ ){0,3}(?:not|never|ignore\w*|nothing|refuse\w*|no)\b|\bnobody\b/;

const ADMITTED = /\b(?:admitted|granted|conceded|unopposed|waived|consent\w*)\b/i;
const UNANSWERED = /\b(?:unless|fail\w*|not|without|no (?:response|opposition))\b/i;

/** What a motion itself says of who does not respond to it. */
function admittedIn({ situation: { facts }, passages = [] }: FactQuestion, subject: RuleSubject): Place[] {
  if (subject !== 'summary-judgment' && subject !== 'motion') return [];
  const motions = new Set(
    facts.documents.listed.flatMap(({ id, docType }) => (isMotion(docType) ? [id] : [])),
  );
  return sentencesOf(facts, passages)
    .filter(({ documentId, text }) => motions.has(documentId) && ADMITTED.test(text) && UNANSWERED.test(text))
    .slice(0, 1);
}

/** 'Can I ignore it until the hearing?': a question that no or yes answers. */
const MAY_IGNORE =
  /^(?:(?:and|so|but|ok) )?(?:can|could|may|should|do|is it (?:ok|okay|fine|safe) (?:if i|to)) (?:i |we )?(?:just |simply )?(?:ignore|do nothing|wait|skip|not (?:answer|respond|file|do))\b/;

export const silence: FactReplier = (asked) => {
  const { situation, draft, question, passages = [] } = asked;
  const plain = plainWords(question);
  const subject = subjectAsked(question, situation);
  const isOrdered = sayOrders(asked, subject);
  const isTheirs = situation.facts.side === 'plaintiff' || OTHER_SIDE.test(plain);
  const hasNoRules = subject === 'answer' ? sayNoAnswerRule(draft, situation) : sayNoRules(draft, situation);
  const found = rulesOn(subject, situation);
  if (subject !== 'answer' && !hasNoRules) {
    const follows = found.map(consequenceOf).filter((each) => each !== null);
    if (isOrdered) {
      draft.say('Where no order set another time, the rules give:');
      sayRules(draft, situation, subject, OTHER_PAPERS[subject] ?? 'this');
      return true;
    }
    if (MAY_IGNORE.test(plain) && follows.length > 0 && found.length > 0)
      draft.say(
        'No. A written response has a time of its own, and it ends whether or not there is a hearing:',
      );
    sayRules(draft, situation, subject, OTHER_PAPERS[subject] ?? 'this');
    const [rule] = found;
    if (rule !== undefined) sayFromPapers(draft, rule, { situation, passages });
    // What counts as admitted follows for requests to admit, which a question of other requests does not mean.
    const words = follows.filter((each) => subject !== 'discovery' || !/\badmi(?:t|tted)\b/i.test(each));
    for (const each of new Set(words)) draft.point(each);
    sayQuotes(draft, admittedIn(asked, subject));
    if (words.length === 0 && (subject === 'motion' || subject === 'summary-judgment'))
      draft.point(
        'The judge can decide a motion without your side. In many courts one that nobody answers may be granted for that alone.',
      );
    if (words.length === 0)
      draft.point(
        'What follows if nothing is answered was not read here. Do not count on nothing happening: ask the clerk or the court’s self-help center.',
      );
    return true;
  }
  if (situation.isBeforeCase) {
    draft.say(LETTER_FOLLOWS);
    return true;
  }
  const [rule] = found;
  const consequence = rule === undefined ? null : consequenceOf(rule);
  draft.say(
    consequence ??
      `${situation.isEviction && situation.answerRule === null ? ABSENCE_FOLLOWS : DEFAULT_FOLLOWS} This is how courts usually go about it; the rule of this court was not read here.`,
  );
  if (rule !== undefined)
    draft.point(`${isTheirs ? 'For the side that has to answer: ' : ''}${ruleSentence(rule)}`, 'case:court');
  sayDefaultSeen(draft, situation);
  draft.point(
    isTheirs
      ? 'Is the other side the one who is silent? First check that it was served and the proof is filed. Then ask the clerk what the court needs before it enters a default.'
      : situation.isEviction
        ? `${NO_ARREST}, but you can be put out of your home. Answering or coming keeps your say in the case.`
        : `${NO_ARREST}, but a judgment can be collected from wages and accounts. An answer keeps your say in the case.`,
  );
  return true;
};

/** Words of a paper by which a time goes on, whatever else is done: talks, an offer, another request. */
const GOES_ON =
  /\b(?:does|do|did|will|shall|would|may|can) ?(?:not|never)\b.{0,40}\b(?:exten\w+|lengthen\w*|chang\w+|stop\w*|toll\w*|stay\w*|suspend\w*|postpon\w+|delay\w*|mov\w+|affect\w*|alter\w*|paus\w+|hold)\b.{0,60}\b(?:time|times|deadlines?|dates?|days?|clock|case|obligation|duty)\b|\bno (?:extension|more time|further time|continuances?)\b/i;
const MOST_GOING_ON = 2;

export const moreTime: FactReplier = ({ situation, draft, question, passages = [] }) => {
  const subject = subjectAsked(question, situation);
  if (subject === 'answer') sayNoAnswerRule(draft, situation);
  else sayNoRules(draft, situation);
  const found = rulesOn(subject, situation);
  for (const rule of found) {
    draft.point(ruleSentence(rule), 'case:court');
    draft.point(extensionSentence(rule));
  }
  if (found.length === 0 && subject !== 'answer' && situation.whyNoRules === null)
    sayRules(draft, situation, subject, OTHER_PAPERS[subject] ?? 'this');
  const goesOn = sentencesOf(situation.facts, passages).filter(({ text }) =>
    GOES_ON.test(text.replace(/\s+/g, ' ')),
  );
  sayQuotes(draft, goesOn.slice(0, MOST_GOING_ON));
  draft.point('Talking with the other side, and an offer of theirs, give you no more time by themselves.');
  draft.point(
    'Ask before the time runs out: first the other side, in writing, whether it agrees; then the court, by a motion or the clerk’s form. Having asked does not stop the clock: until a judge says otherwise, the old day counts.',
  );
  return true;
};

/** A question of procedure in a case that is not civil: the rows of its own court and kind, and the clerk. */
export const ofOtherKind: FactReplier = ({ situation, draft, question }) => {
  const [words] = notCivil(situation);
  if (words === undefined) {
    const subject = subjectAsked(question, situation);
    const found = [
      ...rulesOn(subject, situation),
      ...(subject === 'answer' ? rulesOn('default-relief', situation) : []),
    ];
    if (found.length === 0)
      draft.say(
        `Among the rules of ${situation.courtWords} that are kept here for ${CASE_KIND_WORDS[situation.kind]}, none on this was found.`,
        'case:court',
        'case:type',
      );
    for (const rule of found) {
      draft.point(ruleSentence(rule), 'case:court');
      const missed = missedSentence(rule);
      if (missed !== null) draft.point(missed);
      draft.point(extensionSentence(rule));
    }
  } else draft.say(words, 'case:type', 'case:court');
  draft.point('Ask the clerk today which rule and which form hold for this, and by which day.');
  return true;
};
