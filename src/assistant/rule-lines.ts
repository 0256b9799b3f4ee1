import type { SuggestedAction } from '../conversations/reply-schema.ts';
import { deadlineTypeOf } from '../law/calculate.ts';
import { type CourtRule, lengthOf, periodOf, termOf } from '../law/court-rule.ts';
import { CASE_KIND_WORDS } from '../law/courts/case-kinds.ts';
import { EVENTS } from '../law/events.ts';
import { kindsNamed } from '../papers/kinds.ts';
import { timeOfDay } from '../text/day-words.ts';
import { withoutEnd } from '../text/sentence-end.ts';
import { amount } from '../text/words.ts';
import type { Draft } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';
import { ruleWords, type Situation } from './situation.ts';

/** What a rule gives a time for, found by the words of its name. */
const SUBJECTS = {
  admissions: /\badmi(?:t|ssions?)\b|^(?:discovery responses|answers to interrogatories)/i,
  discovery: /\bdiscovery responses\b|\banswers to interrogatories\b|\bresponse to request for documents\b/i,
  'summary-judgment': /^(?:response to summary judgment motion|summary judgment opposition) due$/i,
  motion: /^(?:(?:response|opposition) to motion|written opposition in eviction) due$/i,
  'after-denial': /^answer after (?:denied|ruling)/i,
  reply: /^reply (?:to (?:response|opposition)|on summary judgment) due$/i,
  subpoena: /\bobjections? to subpoena\b/i,
  counterclaim: /\b(?:to|on) (?:a |the )?(?:counterclaim|cross-?complaint)\b/i,
  amended: /\banswer to amended\b|\bresponse to amended\b|\bamended complaint\b/i,
  appeal: /^(?:notice of appeal|(?:small claims|eviction) appeal|appeal to county court)\b/i,
  jury: /\bjury\b/i,
  writ: /\bwrit of restitution\b|\bstay eviction\b/i,
  garnishment: /\bgarnish|\bexemption\b|\blevy\b/i,
  'default-relief':
    /\bset(?:ting)? aside\b|\brelief from\b|\bvacate\b.*\b(?:default|judgment)\b|\bdefault\b.*\b(?:relief|vacate)\b/i,
} as const;
export type RuleSubject = keyof typeof SUBJECTS | 'answer';

/** The rules of a case on a subject, in the order of its court's list; empty where it has none. */
export function rulesOn(subject: RuleSubject, { rules, answerRule }: Situation): readonly CourtRule[] {
  if (subject === 'answer') return answerRule === null ? [] : [answerRule];
  return rules.filter(({ name }) => SUBJECTS[subject].test(name));
}

/** What a question that `plainWords` put in one form is about, as far as times differ by it. */
export function subjectOf(plain: string): RuleSubject {
  const found = (
    [
      ['admissions', /\badmi(?:t|ssions?)\b|\brfas?\b/],
      [
        'counterclaim',
        /\bcounterclaim|\bcountersu|\bcross-? ?(?:claim|complaint)|\bsu(?:ed|ing|es|e) (?:me|us) (?:back|too|as well|in (?:his|her|their|its) answer)\b/,
      ],
      ['amended', /\b(?:amend|new (?:complaint|petition)|second complaint)/],
      ['summary-judgment', /\bsummary judgment\b/],
      ['motion', /\bmotions?\b/],
      ['discovery', /\bdiscovery\b|\binterrogator|\brequests?\b/],
      ['garnishment', /\bgarnish|\blev(?:y|ied)\b|\bexempt|\bfro(?:ze|zen)\b/],
      [
        'appeal',
        /\bappeal|\bjudgment (?:was |is )?(?:entered|signed|filed|issued)\b|\b(?:entered|signed|filed|issued) (?:a |the )?(?:final )?judgment\b/,
      ],
      ['jury', /\bjury\b/],
    ] as const
  ).find(([, words]) => words.test(plain));
  return found?.[0] ?? 'answer';
}

function laterWords({ laterOf }: CourtRule): string {
  return laterOf
    .map(({ event, days }) =>
      days === 0 ? `, or ${EVENTS[event].words}` : `, or ${amount(days, 'day')} from ${EVENTS[event].words}`,
    )
    .join('');
}

/** 'N days counted from the day the summons and complaint were served on you'. */
function timeOf(rule: CourtRule): string {
  if (rule.localDefault !== undefined)
    return `the local rules of your court set the time; in ${rule.localDefault} it is ${periodOf(rule)}, counted from ${rule.startsFrom}`;
  const way = rule.direction === 'backward' ? 'counted back from' : 'counted from';
  const later = laterWords(rule);
  const which = later === '' ? '' : `${later}, whichever is later`;
  return `${termOf(rule)} ${way} ${rule.startsFrom}${which}${rule.dueTime === null ? '' : `, by ${timeOfDay(rule.dueTime)}`}`;
}

/** 'File the notice of appeal: N days counted from … (Rule 12-201(A) NMRA).' */
export function ruleSentence(rule: CourtRule): string {
  return `${withoutEnd(rule.description)}: ${timeOf(rule)} (${ruleWords(rule)}).`;
}

const FOLLOWS_FROM = /\bcounts? as admitted\b|\b(?:lose|lost|waived?|default)\b/i;

/** What a rule's row says of who misses it; null where it says nothing. */
export function consequenceOf({ consequence, caveats }: CourtRule): string | null {
  return consequence ?? caveats.find((caveat) => FOLLOWS_FROM.test(caveat)) ?? null;
}

/** What follows for who misses the time of a rule; null where its row does not say. */
export function missedSentence(rule: CourtRule): string | null {
  const consequence = consequenceOf(rule);
  return consequence === null ? null : `If you miss it: ${consequence}`;
}

/** Who can give more time, by the row. */
export function extensionSentence({ mayExtend }: Pick<CourtRule, 'mayExtend'>): string {
  switch (mayExtend) {
    case 'court':
      return 'The court can give more time for this. Ask in writing, and before the time runs out.';
    case 'nobody':
      return 'The court cannot give more time for this: keep to the day.';
    case 'unread':
      return 'Whether the court can give more time for this was not read here. Ask the clerk, and before the time runs out.';
  }
}

const ASK_COURT =
  'The clerk of the court that is named on your papers can tell you which rule holds. Often the summons or the paper says how long you have.';
const GO_TO_HEARING =
  'The summons names the day of the hearing. Be there. Ask the clerk today if you also have to answer in writing.';

/** While no summons is in the case nobody knows what one names. */
const ASK_FOR_HEARING =
  'A summons or a notice of the court names the day of the hearing. Be there. Ask the clerk today for that day, and if you also have to answer in writing.';

const HEARING_IF_NAMED =
  'If the summons or a notice names the day of a hearing, be there. If it names days to answer, answer within them.';
export const ABSENCE_FOLLOWS =
  'If you do not come to the hearing of an eviction, you can lose without being heard. The court may order the home given back.';

/** What counts in an eviction that no rule here gives a time to answer for. */
export function hearingWords({ court, facts }: Pick<Situation, 'court' | 'facts'>): string {
  if (court === null) return HEARING_IF_NAMED;
  return hasSummons(facts) ? GO_TO_HEARING : ASK_FOR_HEARING;
}

/** Whether a summons is in the case: kept, or among its papers. */
function hasSummons({ summonses, documents }: CaseFacts): boolean {
  const types = [
    ...documents.byType.map(({ type }) => type),
    ...(documents.says ?? []).map(({ docType }) => docType ?? ''),
  ];
  return summonses.length > 0 || types.some((type) => kindsNamed(type).includes('summons'));
}

/** What to do about a defense to the service, after 'If you were never served,'. */
export function keepDefense({ court }: Pick<Situation, 'court'>): string {
  return court === 'california'
    ? 'say so by a motion to quash, filed before your answer or together with it and by the last day to answer (CCP 418.10): that defense can be lost.'
    : 'say so early, in the first paper that you file: that defense can be lost.';
}

/** Says first why no rule holds in a case, with the way on; false where rules hold. */
export function sayNoRules(draft: Draft, situation: Situation): boolean {
  const { whyNoRules, isEviction, isBeforeCase, court } = situation;
  if (whyNoRules === null) return false;
  draft.say(whyNoRules, 'case:court', 'case:type');
  if (isBeforeCase) return true;
  if (isEviction) draft.say(hearingWords(situation));
  if (!isEviction || court === null) draft.say(ASK_COURT);
  return true;
}

/** Says that no rule here gives the time to answer, and what counts instead; false where one does. */
export function sayNoAnswerRule(draft: Draft, situation: Situation): boolean {
  if (sayNoRules(draft, situation)) return true;
  const { answerRule, isEviction, courtWords, kind } = situation;
  if (answerRule !== null) return false;
  draft.say(
    `Among the rules of ${courtWords} that are kept here for ${CASE_KIND_WORDS[kind]}, none gives a number of days to answer. ${isEviction ? GO_TO_HEARING : ASK_COURT}`,
    'case:court',
  );
  return true;
}

/** Says the rules on a subject, or which rule to ask the clerk for; false where none is here. */
export function sayRules(draft: Draft, situation: Situation, subject: RuleSubject, what: string): boolean {
  const found = rulesOn(subject, situation);
  for (const rule of found) draft.point(ruleSentence(rule), 'case:court');
  if (found.length > 0) return true;
  if (situation.whyNoRules === null)
    draft.point(
      `Among the rules of ${situation.courtWords} that are kept here for ${CASE_KIND_WORDS[situation.kind]}, none on ${what} was found. Ask the clerk which rule of this court gives it.`,
      'case:court',
    );
  return false;
}

/** The name of a rule's deadline, its key and the day it is counted from, for the dialog that makes one. */
export function countAction(rule: CourtRule, label: string, triggerDate: string | null): SuggestedAction {
  return {
    type: 'create-deadline',
    label,
    name: rule.name,
    date: null,
    deadlineType: deadlineTypeOf(rule.name),
    triggerDate,
  };
}

/** The times that a judgment for eviction starts, the shortest danger first; false where no rule here gives them. */
export function sayAfterJudgment(draft: Draft, situation: Situation): boolean {
  const after = (['writ', 'default-relief', 'appeal'] as const)
    .flatMap((subject) => rulesOn(subject, situation))
    .sort((a, b) => lengthOf(a) - lengthOf(b));
  if (after.length > 0) draft.say('If there is a judgment against you, these times run:');
  for (const rule of after) {
    const consequence = consequenceOf(rule);
    draft.point(
      `${ruleSentence(rule)}${consequence === null ? '' : ` If you miss it: ${consequence}`}`,
      'case:court',
    );
  }
  return after.length > 0;
}
