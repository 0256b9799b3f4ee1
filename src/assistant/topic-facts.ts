import { chooseFacts } from './choose-facts.ts';
import type { Draft } from './draft.ts';
import type { FactTopic } from './fact-topics.ts';
import type { CaseFacts } from './facts-schema.ts';
import { saidDays } from './said-days.ts';
import { type PaperFact, saidFacts } from './said-facts.ts';
import { sayFact } from './say-fact.ts';
import type { Situation } from './situation.ts';

const MOST = 3;
const ANSWERING = /\b(?:answer|respond|response|reply|plead)\w*/i;
const APPEALING = /\bappeal|\bnew trial\b/i;
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

function consequencesOf(facts: CaseFacts, words: RegExp): PaperFact[] {
  const found = saidFacts(facts, ['consequence']);
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
  'answer-due': ({ facts }) => (facts.side === 'plaintiff' ? [] : comingFor(facts, ANSWERING)),
  'more-time': ({ facts }) => comingFor(facts, ANSWERING),
  appeal: ({ facts }) => comingFor(facts, APPEALING),
  silence: ({ facts }) => consequencesOf(facts, ANSWERING),
  late: ({ facts }) => consequencesOf(facts, ANSWERING),
  'at-hearing': ({ facts }) => [
    ...saidDays(facts).flatMap(({ said, date }) =>
      said.fact.kind === 'hearing' && date !== null && date >= facts.today ? [said] : [],
    ),
    ...consequencesOf(facts, COMING_TO_COURT).slice(0, 1),
  ],
  court: ({ facts }) => (facts.case.courtName === null ? byName(saidFacts(facts, ['court'])) : []),
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
  if (facts.length > 0) draft.fromDocuments();
  for (const each of facts) sayFact(draft, each, situation.today);
  return facts.length;
}
