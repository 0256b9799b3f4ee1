import { chooseFacts } from '#src/assistant/choose-facts.ts';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { dayOfFact, type PaperFact, saidFacts, wordsOfFact } from '#src/assistant/said-facts.ts';
import type { FactKind } from '#src/facts/schema.ts';
import type { Passage } from './engine.ts';

/** What reading a paper found, in words that may be wrong, with the words of the paper that show it. */
export interface SaidLine {
  /** 'unsure: Court hearing: Thu, Apr 2, 2026 (in 15 days), Room 4'. */
  text: string;
  /** Its quotation, to be cited like any passage. */
  passage: Passage;
}

const MOST = 40;
/** What people are harmed by not knowing, first. */
const KINDS: readonly FactKind[] = [
  'deadline',
  'hearing',
  'consequence',
  'disposition',
  'offer',
  'sum',
  'judge',
  'attorney',
  'contact',
  'party',
  'court',
  'case-number',
  'filed',
];

const HOW_SURE = { certain: 'read beyond doubt', likely: 'probably so', unsure: 'UNSURE' } as const;

function standing({ fact: { status, certainty } }: PaperFact): string {
  if (status === 'confirmed' || status === 'corrected') return `${status} by the person`;
  return HOW_SURE[certainty];
}

function lineOf(each: PaperFact, today: string): SaidLine {
  const { paper, fact } = each;
  const passage: Passage = {
    documentId: paper.documentId,
    filename: paper.filename,
    page: fact.page,
    start: fact.start,
    end: fact.end,
    text: fact.quote,
  };
  return { text: `${standing(each)}: ${fact.kind}: ${wordsOfFact(each, today)}`, passage };
}

/** Days to come first, then what has none, then what has passed. */
function byDay(today: string) {
  const rank = (each: PaperFact) => {
    const day = dayOfFact(each);
    return day === null ? 1 : day >= today ? 0 : 2;
  };
  return (a: PaperFact, b: PaperFact) => rank(a) - rank(b);
}

/** The facts of the papers that a model is shown for a question: those that answer it first; none that somebody dismissed. */
export function saidLines(question: string, facts: CaseFacts): SaidLine[] {
  const chosen = chooseFacts(question, facts);
  const rest = KINDS.flatMap((kind) => saidFacts(facts, [kind]).sort(byDay(facts.today)));
  const all = [...chosen, ...rest.filter(({ fact }) => !chosen.some((one) => one.fact === fact))];
  return all.slice(0, MOST).map((each) => lineOf(each, facts.today));
}
