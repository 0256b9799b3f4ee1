import type { CourtRule } from '../law/court-rule.ts';
import { lateNotes } from '../law/warnings.ts';
import { STOP_WORDS } from '../text/stem.ts';
import { indexTerms, tokenize } from '../text/tokenize.ts';
import { subjectsFor } from './asked-object.ts';
import type { Draft, Place } from './draft.ts';
import { eventDay } from './event-days.ts';
import type { FactTopic } from './fact-topics.ts';
import { plainWords } from './plain-words.ts';
import { missedSentence, type RuleSubject, ruleSentence, rulesOn } from './rule-lines.ts';
import { servedPaper } from './rule-served.ts';
import { asksForFact, asksForTime } from './rule-topics.ts';
import { countRule, ruleWords, type Situation } from './situation.ts';
import { day, dayAndDistance } from './words.ts';

const MOST_RULES = 2;
/** Share of the telling words of a rule's name that a question has to hold. */
const LEAST_NAMED = 0.6;

/** How people name what the name of a rule calls otherwise. */
const COURT_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sen[dt]|sending|go|move[ds]?|kick\w*) (?:it |this |that |my case |the case |us )?back (?:to|down|in)\b/,
    'remand',
  ],
  [
    /\b(?:do|try|have|get|start) (?:it|this|the trial|the case) (?:all )?over(?: again)?\b|\banother trial\b|\bretrial\b/,
    'new trial',
  ],
  [
    /\b(?:another|different|new|change|switch|other) (?:the )?judge\b|\bget rid of (?:the|this) judge\b/,
    'excusal challenge judge',
  ],
  [
    /\b(?:show|give|send|exchange|hand)\b.{0,30}\b(?:proof|evidence|witness(?:es)?|exhibits|documents)\b/,
    'disclosure evidence',
  ],
  [
    /\bchange (?:my|the) (?:complaint|answer|petition)\b|\badd to (?:my|the) (?:complaint|answer)\b/,
    'amended pleading',
  ],
  [
    /\b(?:think|look) (?:it |about it |at it )?(?:over )?again\b|\bchange (?:his|her|their|its) mind\b/,
    'reconsideration',
  ],
  [/\bmove (?:it|this|the case) to federal court\b/, 'removal'],
];

/** Words in the name of many rules, which tell none from another. */
const COMMON = new Set(
  indexTerms(
    'due notice notices motion motions answer response reply complaint petition case court time after before own party of to in for by served day days order judgment denied mailed',
  ),
);
/** To hear from somebody is to get word, and no hearing. */
const WORD_FROM = /\bhear(?:d|ing)? (?:(?:anything|something|it|nothing) )?(?:back|from|about|of)\b/g;
const ASKS_WHEN =
  /\b(?:when|by when|how (?:long|soon|late|many days|much time)|last day|deadline|time limit|until|till|too late|what (?:day|date)|can|could|may|how do)\b/;

function telling(words: string): string[] {
  const terms = tokenize(words)
    .filter(({ word }) => !STOP_WORDS.has(word))
    .map(({ term }) => term);
  return [...new Set(terms)].filter((term) => !COMMON.has(term));
}

function heldOf(own: readonly string[], asked: ReadonlySet<string>) {
  const held = own.filter((term) => asked.has(term)).length;
  return { held, share: own.length === 0 ? 0 : held / own.length };
}

/** The rules of the case whose names a question speaks of, the closest first; none where it asks for no time or right. */
export function rulesNamed(question: string, { rules }: Pick<Situation, 'rules'>): CourtRule[] {
  const plain = plainWords(question);
  if (asksForFact(plain) || (!ASKS_WHEN.test(plain) && !asksForTime(plain))) return [];
  const court = COURT_WORDS.flatMap(([said, words]) => (said.test(plain) ? [words] : []));
  const asked = new Set(indexTerms(`${plain.replace(WORD_FROM, ' ')} ${court.join(' ')}`));
  const fits = rules.flatMap((rule) => {
    const ways = rule.name.replace(/\([^)]*\)/g, ' ').split(/\bor\b/);
    const best = ways
      .map((way) => heldOf(telling(way), asked))
      .sort((a, b) => b.held - a.held || b.share - a.share)[0];
    return best !== undefined && best.share >= LEAST_NAMED ? [{ rule, ...best }] : [];
  });
  const most = Math.max(0, ...fits.map(({ held }) => held));
  return fits
    .filter(({ held }) => held === most)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_RULES)
    .map(({ rule }) => rule);
}

/** The day that a rule gives, counted from the day and the way that the paper's own certificate of service names. */
function sayFromCertificate(
  draft: Draft,
  rule: CourtRule,
  { situation, passages }: { situation: Situation; passages: readonly Place[] },
): boolean {
  const served = servedPaper(rule, situation.facts, passages);
  if (served === null) return false;
  const { date, way, paper, place } = served;
  const counted = countRule(rule, situation, { date, serviceMethod: way });
  if (counted === null) return false;
  const how = way === 'personal' ? '' : way === 'mail' ? ', by mail' : ', electronically';
  draft.point(
    `${paper.filename} says that it was sent on ${day(date)}${how}: ${draft.quote(place)}. By ${ruleWords(rule)} the last day is then ${dayAndDistance(counted.dueDate, situation.today)}. If it reached you in another way, that day can be another.`,
    `document:${paper.id}`,
    'case:court',
  );
  for (const step of counted.steps)
    draft.say(`  ${step.replace(/: \w{3}, \w{3} \d{1,2} is day \d+ … .*$/, '.')}`);
  for (const note of lateNotes(counted.dueDate, situation.today)) draft.point(note);
  return true;
}

/** The day that a rule gives where a paper of the case shows when its time began; false where none does. */
export function sayFromPapers(
  draft: Draft,
  rule: CourtRule,
  { situation, passages }: { situation: Situation; passages: readonly Place[] },
): boolean {
  const { facts, today } = situation;
  if (sayFromCertificate(draft, rule, { situation, passages })) return true;
  const known = rule.direction === 'backward' ? null : eventDay(rule.event, facts, passages);
  if (known === null) return false;
  const counted = countRule(rule, situation, { date: known.date });
  if (counted === null) return false;
  draft.point(
    `${known.paper.filename} is of ${day(known.date)}. If that is ${rule.startsFrom}, the last day is ${dayAndDistance(counted.dueDate, today)}, by ${ruleWords(rule)}. Check that day first: nobody has confirmed it here.`,
    `document:${known.paper.id}`,
    'case:court',
  );
  for (const note of lateNotes(counted.dueDate, today)) draft.point(note);
  return true;
}

const BY_SUBJECT: Readonly<Partial<Record<FactTopic, RuleSubject>>> = {
  appeal: 'appeal',
  counterclaim: 'counterclaim',
  admissions: 'admissions',
  silence: 'answer',
  'answer-due': 'answer',
};

/** Counts the first rule of a topic from the day that the papers show for its event, where nothing else has counted it. */
export function sayCountedFromPapers(
  draft: Draft,
  topic: FactTopic,
  { question, situation, passages }: { question: string; situation: Situation; passages: readonly Place[] },
): void {
  const named = BY_SUBJECT[topic];
  const subjects =
    topic === 'response-due' ? subjectsFor(question, situation) : named === undefined ? [] : [named];
  const isOwnAnswer = situation.facts.side !== 'plaintiff' && situation.answerDue === null;
  for (const subject of subjects.filter((each) => each !== 'answer' || isOwnAnswer)) {
    const [rule] = rulesOn(subject, situation);
    if (rule !== undefined) sayFromPapers(draft, rule, { situation, passages });
  }
}

/** Says the rules that a question speaks of by their names; how many. */
export function sayRulesNamed(
  draft: Draft,
  question: string,
  given: { situation: Situation; passages: readonly Place[] },
): number {
  const found = rulesNamed(question, given.situation);
  for (const rule of found) {
    draft.point(`${rule.name.replace(/ Due$/, '')}: ${ruleSentence(rule)}`, 'case:court');
    sayFromPapers(draft, rule, given);
    const missed = missedSentence(rule);
    if (missed !== null) draft.point(missed);
  }
  return found.length;
}
