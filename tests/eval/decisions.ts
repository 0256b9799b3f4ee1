import { z } from 'zod';
import type { FoundFact } from '#src/facts/schema.ts';
import { type Figure, shareOf, showFigure } from './folder/figure.ts';
import { sameCourt, sameNumber } from './folder/same.ts';
import { holdsWords, keyWords, likeness, type ReadPaper, readLabeled } from './labeled-folder.ts';
import { heading } from './report.ts';

const Outcome = z.object({
  what: z.string(),
  by: z.string().nullish(),
  result: z.string(),
  prejudice: z.string().nullish(),
  sentence: z.string(),
});
type Outcome = z.infer<typeof Outcome>;
const Ordered = z.object({
  who: z.string().nullish(),
  what: z.string(),
  date: z.string().nullish(),
  period: z.object({ count: z.number(), unit: z.string() }).nullish(),
  sentence: z.string(),
});
type Ordered = z.infer<typeof Ordered>;
const Truth = z.object({
  court: z.string().nullish(),
  case_number: z.string().nullish(),
  outcome: z.array(Outcome),
  orders: z.array(Ordered),
  closes_case: z.boolean().nullish(),
  authorities: z.array(z.string()).nullish(),
});
type Truth = z.infer<typeof Truth>;
type Decision = ReadPaper<Truth>;
type Disposition = Extract<FoundFact, { kind: 'disposition' }>;

/** What a labeled result may be called. */
const RESULTS: Readonly<Record<string, RegExp>> = {
  granted:
    /^(?:granted|disbarred|suspended|allowed|approved|adopted|accepted|extended|awarded|sustained|entered)/,
  denied: /^(?:denied|declined|overruled|rejected|.*\bmoot\b)/,
  'granted in part': /\bin part\b|^granted,? as to/,
  affirmed: /^affirmed/,
  reversed: /^reversed/,
  'affirmed in part': /^(?:affirmed|modified)/,
  vacated: /^(?:vacated|annulled|set aside|stricken|reversed|withdrawn|quashed)/,
  remanded: /remanded|remitted/,
  sustained: /^sustained/,
  overruled: /^overruled/,
  dismissed: /dismissed/,
  recommended: /recommend/,
  entered: /^(?:entered|granted|awarded|affirmed|declared)/,
  set: /^(?:set|continued|rescheduled|reset|adjourned|postponed)/,
};
const ENOUGH_OF_SENTENCE = 0.5;
const ENOUGH_OF_THING = 0.34;

/** How much of a labeled sentence stands in some words. */
function shareOfSentence(words: string, sentence: string): number {
  const own = new Set(keyWords(words));
  const wanted = keyWords(sentence);
  return wanted.filter((word) => own.has(word)).length / Math.max(1, Math.min(wanted.length, own.size));
}

/** So short a sentence, 'Affirmed.', may stand in several places, and each of them says it. */
const WORDS_OF_SHORT = 4;

/** The places of a labeled sentence, by its first words, however its lines are broken; the first of a longer one. */
function placesOf(text: string, sentence: string): { start: number; end: number }[] {
  const words = sentence.trim().split(/\s+/).slice(0, 12);
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const all = [...text.matchAll(new RegExp(pattern, 'gi'))];
  return all.slice(0, words.length > WORDS_OF_SHORT ? 1 : all.length).map((found) => ({
    start: found.index,
    end: found.index + Math.max(found[0].length, sentence.length),
  }));
}

function isOf(paper: Decision, fact: FoundFact, sentence: string): boolean {
  const places = placesOf(paper.text, sentence);
  if (places.length > 0) return places.some((place) => fact.start < place.end && place.start < fact.end);
  return shareOfSentence(fact.quote, sentence) >= ENOUGH_OF_SENTENCE;
}

/** 'The decision under review', 'the judgment of the trial court': the whole of what an appeal is about. */
const WHOLE =
  /^(?:decision under review|(?:[\w’'.]+\s){0,4}?(?:judgment|order|decision|ruling|commission|court)s?)\b(?!.*\b(?:motion|counts?|in holding)\b)/i;
const ON_APPEAL = /\b(?:cross-)?appeals?\b|\breview\b/i;

const dispositionsOf = ({ read }: Decision) =>
  read.facts.filter((fact): fact is Disposition => fact.kind === 'disposition');

function isSameOutcome(paper: Decision, wanted: Outcome, fact: Disposition): boolean {
  const { of, outcome } = fact.value;
  const isThere =
    isOf(paper, fact, wanted.sentence) ||
    likeness(of, wanted.what) >= ENOUGH_OF_THING ||
    (WHOLE.test(of) && ON_APPEAL.test(wanted.what));
  return isThere && (RESULTS[wanted.result]?.test(outcome) ?? true);
}

function isOutcomeFound(paper: Decision, wanted: Outcome): boolean {
  if (dispositionsOf(paper).some((fact) => isSameOutcome(paper, wanted, fact))) return true;
  const isTime = (fact: FoundFact) => fact.kind === 'hearing' || fact.kind === 'deadline';
  if (wanted.result === 'set' || wanted.result === 'other')
    return (
      paper.read.facts.some((fact) => isTime(fact) && isOf(paper, fact, wanted.sentence)) ||
      (wanted.result === 'other' && isTold(paper, wanted.sentence))
    );
  if (wanted.result === 'entered')
    return paper.read.facts.some((fact) => fact.kind === 'sum' && isOf(paper, fact, wanted.sentence));
  return false;
}

/** Whether what the panel says holds most of these words. */
function isTold({ analysis }: Decision, words: string): boolean {
  if (analysis.type !== 'summary') return false;
  const { lead = [], key_points, legal_significance, summary } = analysis;
  const all = new Set(
    keyWords([...lead.map(({ text }) => text), ...key_points, legal_significance, summary].join(' ')),
  );
  const wanted = keyWords(words);
  return wanted.filter((word) => all.has(word)).length >= 0.8 * wanted.length;
}

function isOrderFound(paper: Decision, { date, period, what, sentence }: Ordered): boolean {
  const there = paper.read.facts.filter((fact) => isOf(paper, fact, sentence));
  if (date)
    return paper.read.facts.some(
      (fact) =>
        (fact.kind === 'deadline' && (fact.value.date ?? fact.value.earliest) === date) ||
        (fact.kind === 'hearing' && fact.value.date === date) ||
        (fact.kind === 'offer' && fact.value.until === date),
    );
  if (period)
    return paper.read.facts.some(
      (fact) =>
        fact.kind === 'deadline' &&
        fact.value.period?.count === period.count &&
        fact.value.period.unit.replace(/^.*_/, '') === period.unit.replace(/^.*[_ ]/, ''),
    );
  return (
    there.some(({ kind }) => /deadline|hearing|disposition|sum|consequence/.test(kind)) ||
    isTold(paper, what) ||
    isTold(paper, sentence)
  );
}

const MANNERS: Readonly<Record<string, RegExp>> = {
  with: /\bwith prejudice/,
  without: /\bwithout prejudice/,
  'leave to amend': /(?<!without )leave to (?:amend|refile|replead)/,
};

function isMannerFound(paper: Decision, wanted: Outcome): boolean {
  const manner = MANNERS[wanted.prejudice ?? ''];
  return dispositionsOf(paper).some(({ value }) => manner?.test(value.outcome));
}

/** A paper of joined cases bears the number of each; its term is no part of it. */
const numbersOf = (label: string): string[] =>
  label
    .replace(/,\s\w{3,9}\.?\sTerm,?\s\d{4}/gi, '')
    .split(/;\s*|\s&\s|,\s(?=[A-Z]*\d)/)
    .map((each) => each.replace(/\([^)]*\)/g, '').trim());

function figuresOf(papers: readonly Decision[]): Figure[] {
  const outcomes = papers.flatMap((paper) => paper.truth.outcome.map((wanted) => ({ paper, wanted })));
  const given = papers.flatMap((paper) => dispositionsOf(paper).map((fact) => ({ paper, fact })));
  const orders = papers.flatMap((paper) => paper.truth.orders.map((wanted) => ({ paper, wanted })));
  const courts = papers.flatMap((paper) => (paper.truth.court ? [{ paper, court: paper.truth.court }] : []));
  const numbers = papers.flatMap((paper) =>
    paper.truth.case_number ? [{ paper, number: paper.truth.case_number }] : [],
  );
  const cited = papers.flatMap((paper) => (paper.truth.authorities ?? []).map((words) => ({ paper, words })));
  return [
    shareOf(
      'outcomes that are found',
      outcomes,
      ({ paper, wanted }) => isOutcomeFound(paper, wanted),
      ({ paper, wanted }) =>
        `${paper.path} (${paper.docType}): ${wanted.what}: ${wanted.result}: “${wanted.sentence}”`,
    ),
    shareOf(
      'outcomes given that are labeled',
      given,
      ({ paper, fact }) => isExplained(paper, fact),
      ({ paper, fact }) =>
        `${paper.path} gives ${fact.value.of}: ${fact.value.outcome} (${fact.certainty}): “${fact.quote}”`,
    ),
    shareOf(
      'with or without prejudice, leave to amend',
      outcomes.filter(({ wanted }) => MANNERS[wanted.prejudice ?? '']),
      ({ paper, wanted }) => isMannerFound(paper, wanted),
      ({ paper, wanted }) => `${paper.path}: ${wanted.prejudice}: “${wanted.sentence}”`,
    ),
    shareOf(
      'orders that are found',
      orders,
      ({ paper, wanted }) => isOrderFound(paper, wanted),
      ({ paper, wanted }) =>
        `${paper.path} (${paper.docType}): ${wanted.who}: ${wanted.what} ${wanted.date ?? ''} ${JSON.stringify(wanted.period ?? '')}: “${wanted.sentence}”`,
    ),
    shareOf(
      'orders of which a day or a period was found',
      orders.filter(({ wanted }) => wanted.date || wanted.period),
      ({ paper, wanted }) => isOrderFound(paper, wanted),
      ({ paper, wanted }) => `${paper.path}: ${wanted.what}`,
    ),
    shareOf(
      'authorities',
      cited,
      ({ paper, words }) =>
        (paper.analysis.authorities ?? []).some(
          ({ text }) => holdsWords(text, words) || holdsWords(words, text),
        ),
      ({ paper, words }) => `${paper.path}: ${words}`,
    ),
    shareOf(
      'court',
      courts,
      ({ paper, court }) =>
        paper.read.facts.some((fact) => fact.kind === 'court' && sameCourt(fact.value.name, court)),
      ({ paper, court }) => `${paper.path}: ${court}`,
    ),
    shareOf(
      'case number',
      numbers,
      ({ paper, number }) =>
        paper.read.facts.some(
          (fact) =>
            fact.kind === 'case-number' &&
            numbersOf(number).some((each) => sameNumber(fact.value.number, each)),
        ),
      ({ paper, number }) => `${paper.path}: ${number}`,
    ),
  ];
}

/** A decision that a label tells of, by its thing or in its sentence. */
function isExplained(paper: Decision, fact: Disposition): boolean {
  return (
    paper.truth.outcome.some(
      (wanted) => isSameOutcome(paper, wanted, fact) || isOf(paper, fact, wanted.sentence),
    ) || paper.truth.orders.some((wanted) => isOf(paper, fact, wanted.sentence))
  );
}

/** Outcomes and orders of the decisions of a folder, each with its counts. */
export async function evalDecisions(folder: string, showsMisses: boolean): Promise<void> {
  const papers = await readLabeled(folder, Truth);
  heading(`Decisions (${papers.length} of ${folder.split('/').at(-1)})`);
  for (const each of figuresOf(papers)) {
    console.log(showFigure(each));
    if (showsMisses) for (const miss of each.misses) console.log(`      ${miss}`);
  }
}
