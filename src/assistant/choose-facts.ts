import { COUNTERCLAIM, type Concept, conceptsOf, withoutConcepts } from '../conversations/concepts.ts';
import { asksForForecast } from '../conversations/forecast.ts';
import { relatedTerms } from '../search/related.ts';
import { STOP_WORDS } from '../text/stem.ts';
import { indexTerms, tokenize } from '../text/tokenize.ts';
import { ALL_ELSE } from './fact-court.ts';
import type { CaseFacts, PaperSays } from './facts-schema.ts';
import { isOthersFailure } from './own-duties.ts';
import { plainWords } from './plain-words.ts';
import { dayOfFact, type PaperFact, saidFacts } from './said-facts.ts';

const MOST_CHOSEN = 3;
/** Share of what a question names beside its topic that a fact has to hold: of two things both, of three two. */
const LEAST_NAMED = 0.6;
/** The same of days, and of what follows: shown as what comes closest where more was named than they hold. */
const LEAST_NAMED_OF_DAYS = 0.3;

/** Sums as people write them too: '900' for '$900.00', '4350' for '$4,350'. */
export function withPlainSums(text: string): string {
  return text.replace(
    /\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d)?/g,
    (sum, whole: string) => `${sum} ${whole.replaceAll(',', '')}`,
  );
}

/** Words in which people ask, of which no fact has to speak. */
const FRAME = new Set(
  `case court paper papers document documents thing things they them people person say says said tell know need needed
  much many want wants today now really just exactly what when who where how which does doing about please this that
  these those here there lawsuit suit thing get got have has had will would could should can may must also still any all
  nothing something anything everything less more else whom day days time date back right mean supposed going give me my our us they're whats whos im dont cant
  start starts begin begins happen happens set scheduled heard good place room hour hours address over again too there which either each both money why`.split(
    /\s+/,
  ),
);

/** What is told first where a question asks for several things; of the rest only what stands in `TOGETHER`. */
const FIRST = [
  'consequence',
  'contact',
  'offer',
  'decision',
  'counterclaim',
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

const nameOfPaper = ({ docType, filename }: PaperSays) => `${docType ?? ''} ${filename}`;
const isCounterclaim = (paper: PaperSays) => COUNTERCLAIM.test(nameOfPaper(paper));

/** What somebody is said to owe, or is asked to pay, who asks this. */
const AGAINST_SELF = /\b(?:i|we) (?:still )?owe\b|\bdo (?:i|we) owe\b|\b(?:from|of|off) (?:me|us)\b/;

/** What is claimed of whoever sued is a counterclaim. */
function isOfCounterclaim(question: string, { side, documents }: CaseFacts): boolean {
  return side === 'plaintiff' && AGAINST_SELF.test(question) && (documents.says ?? []).some(isCounterclaim);
}

function topicsOf(question: string, facts?: CaseFacts): Concept[] {
  const concepts = conceptsOf(question);
  if (facts !== undefined && isOfCounterclaim(question, facts)) concepts.push(...conceptsOf('counterclaim'));
  const asked = concepts.filter((concept) => concept.facts !== undefined);
  const main = FIRST.flatMap((word) => asked.find((concept) => concept.word === word) ?? [])[0];
  if (main === undefined) return [];
  const beside = TOGETHER[main.word] ?? [];
  return [main, ...asked.filter(({ word }) => beside.includes(word))];
}

/** Words of a topic that say which one is meant: a day of trial is no day of a hearing on a motion. */
const WHICH_ONE = /\b(?:trial|mediat|arbitrat|arraign|sentenc|conference)/i;

const OWN = /\b(?:i|we)\b/;

/** Asks when something was done: a day that is still to come is no answer. */
const WAS_DONE = /\bwhen (?:was|were|did)\b/i;

const IN_ALL = /\b(?:in (?:all|total)|altogether|all together|total(?:ly)?|overall|combined|added up)\b/;
/** How papers say what is asked for in all. */
const TOTAL = /^They ask for\b|\btotal\b/i;

/** What a question names beside its topics: index terms, and what papers have words of their own for. */
interface Named {
  terms: string[];
  concepts: readonly Concept[];
  /** The stage that its topic is of, in the question's own word. */
  which: string | null;
  /** The sum of all that is claimed, whatever of it is named. */
  isTotal: boolean;
}

/** Whom one meets in court: a sitting of the case is with all of them, whether or not its notice names them. */
const WITH_WHOM = new Set(
  indexTerms(
    'tenant resident occupant lessee landlord landlady lessor renter owner boss supervisor employer manager neighbor ex husband wife dealer contractor company bank insurer adjuster judge court other side party plaintiff defendant',
  ),
);

function namedBeside(question: string, topics: readonly Concept[]): Named {
  const concepts = conceptsOf(question);
  const isSitting = topics.some(({ word }) => word === 'hearing');
  const words = tokenize(withoutConcepts(question, concepts)).filter(
    ({ word, term }) =>
      word.length > 2 &&
      !STOP_WORDS.has(word) &&
      !FRAME.has(word) &&
      !(isSitting && (WITH_WHOM.has(term) || WHICH_ONE.test(word))),
  );
  return {
    terms: [...new Set(words.map(({ term }) => term))],
    // What has facts of its own is a topic that was not chosen; what has none is named like any other thing.
    concepts: concepts.filter((concept) => concept.facts === undefined && !topics.includes(concept)),
    which: WHICH_ONE.exec(question)?.[0].toLowerCase() ?? null,
    isTotal: IN_ALL.test(question),
  };
}

function shareHeld(named: Named, { paper, fact }: PaperFact): number {
  const { terms, concepts, which } = named;
  const said = [fact.label, fact.quote, paper.filename, paper.docType ?? ''].join(' ');
  if (which !== null && fact.kind === 'hearing' && !said.toLowerCase().includes(which)) return 0;
  const isWhole = fact.kind === 'sum' && named.isTotal && TOTAL.test(`${fact.label} ${fact.quote}`);
  const all = terms.length + concepts.length;
  if (all === 0 || isWhole) return 1;
  const held = new Set(indexTerms(withPlainSums(said)));
  const holds = (term: string) => held.has(term) || relatedTerms(term).some((other) => held.has(other));
  const meant = concepts.filter((concept) => concept.said.test(said));
  return (terms.filter(holds).length + meant.length) / all;
}

/** Share of what a question names beside its topic that some facts hold together, in the words of their sentences. */
export function shareMet(question: string, told: readonly PaperFact[], around: string): number {
  const plain = plainWords(question);
  const named = namedBeside(plain, topicsOf(plain));
  const all = named.terms.length + named.concepts.length;
  if (all === 0) return 1;
  const words = told.map(
    ({ fact, paper }) => `${fact.label} ${fact.quote} ${paper.filename} ${paper.docType ?? ''}`,
  );
  const said = [...words, around].join(' ');
  const held = new Set(indexTerms(withPlainSums(said)));
  const holds = (term: string) => held.has(term) || relatedTerms(term).some((other) => held.has(other));
  const meant = named.concepts.filter((concept) => concept.said.test(said));
  return (named.terms.filter(holds).length + meant.length) / all;
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

/** The same said again, or another thing in the very words of one that is told. */
function sayTwice(a: PaperFact, b: PaperFact): boolean {
  if (a.fact.kind !== b.fact.kind) return false;
  const isSame = JSON.stringify(a.fact.value) === JSON.stringify(b.fact.value);
  const isSamePlace = a.paper.documentId === b.paper.documentId && a.fact.quote === b.fact.quote;
  return isSame || (isSamePlace && a.fact.label === b.fact.label);
}

/** The facts of the papers that answer a question, the surest first; none where it asks for something else. */
export function chooseFacts(question: string, facts: CaseFacts): PaperFact[] {
  const plain = plainWords(question);
  if (asksForForecast(plain)) return [];
  const topics = topicsOf(plain, facts);
  const named = namedBeside(plain, topics);
  return topics.flatMap(({ facts: of }) => {
    const found = saidFacts(facts, of?.kinds ?? []).filter(
      ({ fact, paper }) =>
        of?.unless?.test(fact.label) !== true &&
        of?.papers?.test(nameOfPaper(paper)) !== false &&
        (fact.kind !== 'party' || of?.role === undefined || of.role.test(fact.value.role)) &&
        (fact.kind !== 'deadline' || !WAS_DONE.test(question)) &&
        (fact.kind !== 'disposition' || !ALL_ELSE.test(fact.value.of)) &&
        // What follows for the other side is no answer to whoever asks what follows for them.
        (fact.kind !== 'consequence' || !OWN.test(plain) || !isOthersFailure(fact.quote, facts.side)),
    );
    const held = found.map((each) => ({ each, share: shareHeld(named, each) }));
    const best = Math.max(0, ...held.map(({ share }) => share));
    if (best < (of?.kinds.includes('sum') ? LEAST_NAMED : LEAST_NAMED_OF_DAYS)) return [];
    const fitting = timely(
      held.filter(({ share }) => share === best).map(({ each }) => each),
      facts.today,
    ).sort(byDay(facts.today));
    return fitting
      .filter((each, at) => fitting.findIndex((other) => sayTwice(each, other)) === at)
      .slice(0, MOST_CHOSEN);
  });
}
