import { isSummons, tellsWhatToDo } from '../papers/kind-of.ts';
import { chooseFacts } from './choose-facts.ts';
import type { Draft } from './draft.ts';
import { sayCaseNumbers } from './fact-numbers.ts';
import { lacksCounty } from './fact-people.ts';
import type { FactTopic } from './fact-topics.ts';
import type { CaseFacts } from './facts-schema.ts';
import { isOthersFailure } from './own-duties.ts';
import { plainWords } from './plain-words.ts';
import { saidDays } from './said-days.ts';
import { type PaperFact, saidFacts } from './said-facts.ts';
import { sayFact } from './say-fact.ts';
import type { Situation } from './situation.ts';

const MOST = 3;
const ANSWERING = /\b(?:answer|respond|response|reply|plead)\w*/i;
const APPEALING =
  /\bappeal|\bnew trial\b|\breject\w* the award\b|\bdemand\w* removal\b|\bobjections? to\b.{0,40}\bdecision\b/i;
const COMING_TO_COURT = /\b(?:appear|attend|hearing|trial|conference|court)\b/i;

/** Once each: several papers name the same party. */
function byName(facts: readonly PaperFact[]): PaperFact[] {
  const nameOf = ({ fact }: PaperFact) => ('name' in fact.value ? fact.value.name.toLowerCase() : fact.quote);
  return facts.filter((each, at) => facts.findIndex((other) => nameOf(other) === nameOf(each)) === at);
}

/** Days and times to come that are for something. */
function comingFor(facts: CaseFacts, words: RegExp): PaperFact[] {
  return saidDays(facts).flatMap(({ said, date }) =>
    (date === null || date >= facts.today) && words.test(`${said.fact.label} ${said.fact.quote}`)
      ? [said]
      : [],
  );
}

/** Papers and motions that are answered too, and pleadings that are changed: none of them is the lawsuit. */
const OF_OTHER_PAPERS =
  /\b(?:motions?|summary judgment|interrogator\w+|discovery|requests?|disclosures?|amend\w*|repl(?:y|ies) to|counter-?claims?|subpoenas?|briefs?|letters?|disput\w+|affidavit\w*|expenses|fees)\b/i;
const THE_LAWSUIT = /\b(?:lawsuit|complaint|petition|summons|answer)\b/i;

/** The time to answer the lawsuit: as the summons says it first, then as other papers of the case set it. */
export function answerTimes(facts: CaseFacts): PaperFact[] {
  const rank = ({ paper }: PaperFact) =>
    isSummons(paper.docType) ? 0 : tellsWhatToDo(paper.docType) ? 1 : 2;
  return comingFor(facts, ANSWERING)
    .filter(({ paper, fact }) => {
      const words = `${fact.label} ${fact.quote}`;
      const who = fact.kind === 'deadline' ? fact.value.who : 'unsaid';
      if (who === 'plaintiff' || who === 'court') return false;
      // A summons calls whom it is for by many words.
      if (who === 'other' && !isSummons(paper.docType)) return false;
      return isSummons(paper.docType) || (THE_LAWSUIT.test(words) && !OF_OTHER_PAPERS.test(words));
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** What if they do not come: what follows for them is asked. */
const OF_OTHERS =
  /\b(?:they|he|she|somebody|someone|(?:the|my|an?) (?:\w+ )?\w+)(?: \w+)? (?:do|does|did|will|would) not\b|\b(?:they|he|she|(?:the|my) \w+) (?:never|ignores?|misses|skips?|stays? away)\b/;

/** What follows for who asks; for the others, where it is asked what follows for them. */
function consequencesOf(facts: CaseFacts, words: RegExp, question: string): PaperFact[] {
  const isOfOthers = OF_OTHERS.test(plainWords(question));
  const found = saidFacts(facts, ['consequence']).filter(
    ({ fact }) => isOfOthers || !isOthersFailure(fact.quote, facts.side),
  );
  const fitting = found.filter(({ fact }) => words.test(`${fact.label} ${fact.quote}`));
  return fitting.length > 0 ? fitting : found;
}

type Chosen = (situation: Situation, question: string) => readonly PaperFact[];
const asked: Chosen = ({ facts }, question) => chooseFacts(question, facts);

/** Of some topics, the facts of the papers that come before what rows and rules say. */
const CHOSEN: Readonly<Partial<Record<FactTopic, Chosen>>> = {
  hearing: asked,
  sums: asked,
  decisions: asked,
  judge: ({ facts }) => byName(saidFacts(facts, ['judge'])),
  'next-deadline': ({ facts }) => comingFor(facts, /./).slice(0, 2),
  'answer-due': ({ facts }) => (facts.side === 'plaintiff' ? [] : answerTimes(facts)),
  'more-time': ({ facts }) => answerTimes(facts),
  appeal: ({ facts }) => comingFor(facts, APPEALING),
  silence: ({ facts }, question) => consequencesOf(facts, ANSWERING, question),
  late: ({ facts }, question) => consequencesOf(facts, ANSWERING, question),
  'at-hearing': ({ facts }, question) => [
    ...saidDays(facts).flatMap(({ said, date }) =>
      said.fact.kind === 'hearing' && date !== null && date >= facts.today ? [said] : [],
    ),
    ...consequencesOf(facts, COMING_TO_COURT, question).slice(0, 1),
  ],
  court: ({ facts }, question) =>
    facts.case.courtName === null
      ? byName(saidFacts(facts, ['court'])).filter(({ fact }) => !lacksCounty(question, fact.quote))
      : [],
  'case-number': ({ facts }) =>
    facts.case.caseNumber === null ? saidFacts(facts, ['case-number']).slice(0, 1) : [],
  parties: ({ complaint, facts }, question) =>
    complaint === null ? byName(chooseFacts(question, facts)) : [],
};

/** Says the facts of the papers on a topic; how many. */
export function sayTopicFacts(
  draft: Draft,
  topic: FactTopic,
  situation: Situation,
  question: string,
): number {
  const facts = (CHOSEN[topic]?.(situation, question) ?? []).slice(0, MOST);
  if (topic === 'answer-due' || topic === 'more-time') sayCaseNumbers(draft, situation.facts);
  if (facts.length > 0) draft.fromDocuments();
  for (const each of facts) sayFact(draft, each, situation.today);
  return facts.length;
}
