import { isByCourt, isMotion, kindFor, legalSignificance } from '../papers/kind-of.ts';
import type { AnalysisStatement, Evidence, SummaryAnalysis } from '../papers/schema.ts';
import { amount, listed } from '../text/words.ts';
import { rulingsOf } from './analysis-rulings.ts';
import { wantedSums } from './analysis-sums.ts';
import { shownTitle } from './analysis-what.ts';
import { type Clause, clausesOf, sentence, toldThing } from './analysis-words.ts';
import { doubted } from './doubted.ts';
import { ofKind, type ReadFact, sourceOf } from './read-fact.ts';

export interface Point {
  text: string;
  evidence: Evidence;
  /** The paper’s own sentence, not a fact. */
  isQuoted?: boolean;
}

const MOST_POINTS = 12;
const MOST_ISSUES = 6;
const MOST_TIMES = 6;

/**
 * What a paper comes to, point by point: what was to be decided or is asked, what is to be done by when, what happens
 * otherwise, and its telling sentences. `told` are the sentences alone.
 */
export function pointsOf(
  analysis: SummaryAnalysis,
  facts: readonly ReadFact[],
  docType: string,
): { all: Point[]; told: Point[] } {
  const told = analysis.key_points.flatMap((text, index) => {
    const evidence = analysis.key_point_sources[index];
    return evidence ? [{ text, evidence }] : [];
  });
  const issues = issuesOf(analysis, facts, docType);
  const asked = [
    ...clausesOf(ofKind(facts, 'offer')).slice(0, 2),
    ...clausesOf(ofKind(facts, 'hearing')).slice(0, 3),
    ...dutiesFirst(ofKind(facts, 'deadline').filter(({ label }) => label !== 'A day is named')).slice(
      0,
      MOST_TIMES,
    ),
    ...clausesOf(ofKind(facts, 'consequence')).slice(0, 1),
  ].map(pointOf);
  // What is asked for or ordered in the words of a duty is told as the duty.
  const own = [
    ...issues.filter(
      ({ isQuoted, evidence }) => !isQuoted || !asked.some((each) => overlaps(each.evidence, evidence)),
    ),
    ...asked,
  ];
  // What a fact holds is not told once more in the words of the paper.
  const rest = told.filter(({ evidence }) => !own.some((point) => overlaps(point.evidence, evidence)));
  return { all: [...own, ...rest].slice(0, MOST_POINTS), told: isByCourt(docType) ? told : rest };
}

/** Times that somebody has to keep, then those of what is only allowed. */
function dutiesFirst(times: readonly ReadFact[]): Clause[] {
  const clauses = clausesOf(times);
  return [...clauses.filter(({ isAllowed }) => !isAllowed), ...clauses.filter(({ isAllowed }) => isAllowed)];
}

function overlaps(a: Evidence, b: Evidence): boolean {
  return a.start < b.end && b.start < a.end;
}

function pointOf({ text, isUnsure, source }: Clause): Point {
  return { text: isUnsure ? doubted(text) : sentence(text), evidence: source };
}

/** A hearing takes place, days hold, and a judgment stands. */
function stands(of: string): string {
  if (/^(?:the\s)?(?:[\w'’-]+\s){0,5}?(?:dates?|days?|deadlines?|schedule)\b/i.test(of)) {
    const isSeveral = /\b(?:dates|days|deadlines)\b/i.test(of) || /\sand\s/.test(of);
    return `Whether ${of} still ${isSeveral ? 'hold' : 'holds'}`;
  }
  if (
    /^(?:the\s)?(?:[\w'’-]+\s){0,4}?(?:hearing|conference|trial(?! court)|argument|mediation|call)\b/i.test(
      of,
    )
  )
    return `Whether ${of} takes place`;
  return `Whether ${of} stands`;
}

/** Outcomes and the question that each answers. */
const QUESTIONS: readonly (readonly [outcome: RegExp, ask: (of: string) => string])[] = [
  [/grant|den|moot|advisement|submission|allowed|withdrawn/, (of) => `Whether to grant ${of}`],
  [/affirm|revers|vacat|remand|set aside/, stands],
  [/sustain|overrul/, (of) => `Whether to sustain ${of}`],
  [/dismiss|quash|stricken|strik/, (of) => `Whether ${of} can go on`],
  [/approv|adopt/, (of) => `Whether to approve ${of}`],
];

function issuesOf({ structure }: SummaryAnalysis, facts: readonly ReadFact[], docType: string): Point[] {
  const { said, title } = rulingsOf(structure?.title ?? null, facts, docType);
  const decided = said.flatMap((fact) => {
    const thing = toldThing(fact);
    return thing === null ? [] : [{ text: question(thing, fact.value.outcome), evidence: sourceOf(fact) }];
  });
  const titled = title.map(({ of, outcome, evidence }) => ({ text: question(of, outcome), evidence }));
  const points = [...titled, ...decided].slice(0, MOST_ISSUES);
  if (points.length > 0) return points;
  const responses = structure?.responses ?? null;
  if (responses !== null)
    return [
      {
        text: `Which paragraphs are in dispute: ${responded(responses)}`,
        evidence: responses.evidence,
      },
    ];
  return [
    ...titleQuestion(structure?.title ?? null, docType),
    ...requested(structure?.request ?? null, docType),
  ];
}

function titleQuestion(title: AnalysisStatement | null, docType: string): Point[] {
  const words = isMotion(docType) ? shownTitle(title, kindFor(docType)) : null;
  if (words === null || title === null) return [];
  return [{ text: `Whether to grant what is asked for in “${words}”`, evidence: title.evidence }];
}

function requested(request: AnalysisStatement | null, docType: string): Point[] {
  return request === null
    ? []
    : [
        {
          text: `${isByCourt(docType) ? 'It orders' : 'It asks'}: “${request.text}”`,
          evidence: request.evidence,
          isQuoted: true,
        },
      ];
}

function question(of: string, outcome: string): string {
  const thing = withArticle(of);
  const ask = QUESTIONS.find(([words]) => words.test(outcome))?.[1];
  return ask === undefined ? `What is decided about ${thing}` : ask(thing);
}

/** 'the motion', but 'Plaintiff's motion'. */
function withArticle(of: string): string {
  if (
    /^(?:the|this|that|these|those|all|any|an?|his|her|its|their|defendants?|plaintiffs?|petitioners?|respondents?)\b|^\S+['’]s?\s/i.test(
      of,
    )
  )
    return /^(?:the|this|that|these|those|all|any|an?|his|her|its|their)\b/i.test(of)
      ? of.charAt(0).toLowerCase() + of.slice(1)
      : of;
  // 'Count III' is a name; of 'Case Management Conference' each word is.
  if (/^\p{Lu}\p{Ll}+\s(?:[IVXL]+|\d+|[A-Z])\b(?!['’])/u.test(of)) return of;
  const [first = '', second = ''] = of.split(' ');
  const isName = /^\p{Lu}{2}|\d/u.test(first) || (/^\p{Lu}/u.test(first) && /^\p{Lu}\p{Ll}/u.test(second));
  return `the ${isName ? of : of.charAt(0).toLowerCase() + of.slice(1)}`;
}

/** 'it denies 4 at least in part, admits 3, and says of 2 that it does not know'. */
export function responded({
  denied,
  admitted,
  unknown,
}: {
  denied: number;
  admitted: number;
  unknown: number;
}): string {
  return listed([
    ...(denied > 0 ? [`it denies ${denied} at least in part`] : []),
    ...(admitted > 0 ? [`it admits ${admitted}`] : []),
    ...(unknown > 0 ? [`it says of ${unknown} that it does not know`] : []),
  ]);
}

const MOST_DECISIONS = 8;
const MOST_SUMS = 3;
const MOST_SET = 4;

/** What it comes to: of a paper of the court what it decided, then what its kind means for whoever holds it. */
export function conclusionOf(
  { structure }: Pick<SummaryAnalysis, 'structure'>,
  facts: readonly ReadFact[],
  docType: string,
): string {
  const asks = legalSignificance(docType);
  if (!isByCourt(docType)) return asks;
  const { said, title } = rulingsOf(structure?.title ?? null, facts, docType);
  const decided = clausesOf(said);
  const titled = title.slice(0, 1).map(({ words }) => `By its title it decides: “${words}”.`);
  const ordered = wantedSums(facts, docType).filter(({ label }) => label === 'The court orders');
  const all = [...decided.slice(0, MOST_DECISIONS), ...clausesOf(ordered).slice(0, MOST_SUMS)];
  if (all.length === 0) {
    if (titled.length > 0) return [...titled, asks].join(' ');
    const set = clausesOf([...ofKind(facts, 'hearing'), ...ofKind(facts, 'deadline')]).filter(
      ({ isUnsure }) => !isUnsure,
    );
    if (set.length > 0)
      return `It sets: ${set
        .slice(0, MOST_SET)
        .map(({ text }) => text)
        .join('; ')}. ${asks}`;
    const request = structure?.request ?? null;
    return request === null
      ? `What it decides could not be told from its words: read its last part yourself. ${asks}`
      : `It orders: “${request.text}” Read its last part yourself for the rest. ${asks}`;
  }
  const sure = all.filter(({ isUnsure }) => !isUnsure).map(({ text }) => text);
  const unsure = all.filter(({ isUnsure }) => isUnsure).map(({ text }) => doubted(text));
  const left = decided.length - MOST_DECISIONS;
  const more = left > 0 ? `; and ${amount(left, 'more decision')}` : '';
  const begin = kindFor(docType).id === 'report' ? 'Recommended, not decided yet' : 'Decided';
  return [sure.length > 0 ? `${begin}: ${sure.join('; ')}${more}.` : '', ...unsure, ...titled, asks]
    .filter((part) => part !== '')
    .join(' ');
}
