import { type Concept, conceptsOf, withoutConcepts } from '../conversations/concepts.ts';
import { asksForForecast } from '../conversations/forecast.ts';
import { relatedTerms } from '../search/related.ts';
import { STOP_WORDS } from '../text/stem.ts';
import { indexTerms, tokenize } from '../text/tokenize.ts';
import type { CaseFacts } from './facts-schema.ts';
import { plainWords } from './plain-words.ts';
import { dayOfFact, type PaperFact, saidFacts } from './said-facts.ts';

const MOST_CHOSEN = 3;
/** Share of what a question names beside its topic that a fact has to hold. */
const LEAST_NAMED = 0.5;

/** Words in which people ask, of which no fact has to speak. */
const FRAME = new Set(
  `case court paper papers document documents thing things they them people person say says said tell know need needed
  much many want wants today now really just exactly what when who where how which does doing about please this that
  these those here there lawsuit suit thing get got have has had will would could should can may must also still any all
  nothing something anything everything less more else whom day days time date back right mean supposed going give me my our us they're whats whos im dont cant`.split(
    /\s+/,
  ),
);

/** What is told first where a question asks for several things; of the rest only what stands in `TOGETHER`. */
const FIRST = [
  'consequence',
  'contact',
  'offer',
  'decision',
  'sum demanded',
  'judge',
  'lawyer',
  'plaintiff',
  'case number',
  'hearing',
  'deadline',
];
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  contact: ['lawyer'],
  offer: ['sum demanded'],
};

function topicsOf(question: string): Concept[] {
  const asked = conceptsOf(question).filter(({ facts }) => facts !== undefined);
  const main = FIRST.flatMap((word) => asked.find((concept) => concept.word === word) ?? [])[0];
  if (main === undefined) return [];
  const beside = TOGETHER[main.word] ?? [];
  return [main, ...asked.filter(({ word }) => beside.includes(word))];
}

/** Index terms that a question names beside its topics. */
function namedTerms(question: string, concepts: readonly Concept[]): string[] {
  const words = tokenize(withoutConcepts(question, concepts)).filter(
    ({ word }) => word.length > 2 && !STOP_WORDS.has(word) && !FRAME.has(word),
  );
  return [...new Set(words.map(({ term }) => term))];
}

function shareHeld(terms: readonly string[], { paper, fact }: PaperFact): number {
  if (terms.length === 0) return 1;
  const held = new Set(indexTerms([fact.label, fact.quote, paper.filename, paper.docType ?? ''].join(' ')));
  const holds = (term: string) => held.has(term) || relatedTerms(term).some((other) => held.has(other));
  return terms.filter(holds).length / terms.length;
}

/** Days to come before those that passed, the nearest first; what has none keeps its place. */
function byDay(today: string) {
  const rank = (each: PaperFact) => {
    const day = dayOfFact(each);
    return day === null ? 1 : day >= today ? 0 : 2;
  };
  return (a: PaperFact, b: PaperFact) => {
    const [x, y] = [dayOfFact(a) ?? '', dayOfFact(b) ?? ''];
    return rank(a) - rank(b) || (x === y ? 0 : x < y === (rank(a) === 0) ? -1 : 1);
  };
}

/** Past days answer only where no other does: nobody asks for them with 'when do I have to'. */
function timely(found: readonly PaperFact[], today: string): PaperFact[] {
  const coming = found.filter((each) => (dayOfFact(each) ?? today) >= today);
  return coming.length > 0 ? coming : [...found];
}

function sayTwice(a: PaperFact, b: PaperFact): boolean {
  return a.fact.kind === b.fact.kind && JSON.stringify(a.fact.value) === JSON.stringify(b.fact.value);
}

/** The facts of the papers that answer a question, the surest first; none where it asks for something else. */
export function chooseFacts(question: string, facts: CaseFacts): PaperFact[] {
  const plain = plainWords(question);
  if (asksForForecast(plain)) return [];
  const topics = topicsOf(plain);
  const terms = namedTerms(plain, conceptsOf(plain));
  return topics.flatMap(({ facts: of }) => {
    const found = saidFacts(facts, of?.kinds ?? []).filter(
      ({ fact }) => fact.kind !== 'party' || of?.role === undefined || of.role.test(fact.value.role),
    );
    const held = found.map((each) => ({ each, share: shareHeld(terms, each) }));
    const best = Math.max(0, ...held.map(({ share }) => share));
    if (best < LEAST_NAMED) return [];
    const fitting = timely(
      held.filter(({ share }) => share === best).map(({ each }) => each),
      facts.today,
    ).sort(byDay(facts.today));
    return fitting
      .filter((each, at) => fitting.findIndex((other) => sayTwice(each, other)) === at)
      .slice(0, MOST_CHOSEN);
  });
}
