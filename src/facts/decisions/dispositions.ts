import type { Paper } from '../../papers/paper.ts';
import type { FoundFact } from '../schema.ts';
import { factAt, factIn, mostImportant, type PaperView } from '../statements.ts';
import { shortened } from '../times/clause.ts';
import type { Passage } from '../times/passage.ts';
import { commandsIn } from './commands.ts';
import {
  isOfBench,
  isOfOpinion,
  isOpinion,
  isUnnamedDecision,
  namedAlone,
  saidOnce,
  withoutOnTheWay,
  withoutShortNames,
  withoutTitles,
} from './opinion.ts';
import { inParts, movesSitting, outcomeOf } from './outcomes.ts';
import { LONGEST } from './patterns.ts';
import { recommendedIn } from './recommended.ts';
import { type Ruling, rulingsIn } from './rulings.ts';
import { nameOf } from './things.ts';
import { tickedIn } from './ticked.ts';
import { wholeStatements } from './whole-statements.ts';

const MOST = 40;
/** An opinion of fewer letters than this has no room for another court's story. */
const SHORT_OPINION = 4000;

/** Papers in which a court speaks, or that tell what it did. */
const COURT_SPEAKS =
  /order|judgment|opinion|decree|minute|decision|docket|electronic filing|ruling|writ|recommendation/i;
const NOT_THE_COURT = /proposed/i;
const RECOMMENDS = /recommendation/i;
/** Papers that only pass on what a court decided: there it has to be printed as courts print it. */
const PASSES_ON = /e-?mail|notice|letter/i;

/** 'GRANTED', 'ORDER granting'. */
const SHOUTED = /\b(?:ORDER\b|ORDERED|GRANT|DEN(?:Y|IE)|DISMISS|AFFIRM|REVERS|VACAT|REMAND|SUSTAIN|OVERRUL)/;

/** What an entry of a docket says that the court decided, in the words of the entry. */
export function dispositionsOf(paper: Paper, passage: Passage): FoundFact[] {
  return decisionsIn(paper, passage).map(({ fact }) => fact);
}

export function findDispositions(view: PaperView): FoundFact[] {
  const { docType } = view;
  if (docType === null) return [];
  if (RECOMMENDS.test(docType)) return recommendations(view);
  if (NOT_THE_COURT.test(docType)) return [];
  const isPassedOn =
    !COURT_SPEAKS.test(docType) && !isJudges(view) && !isUnnamedDecision(view) && !isOfBench(view);
  if (isPassedOn && !PASSES_ON.test(docType)) return [];
  const found = new Map<string, Decided>();
  const isLong = isOpinion(view);
  const isShort = view.paper.text.length < SHORT_OPINION;
  const whole = wholeStatements(view);
  let isListed = false;
  for (const statement of whole) {
    const isOrdered: boolean = isListed && ITEM.test(statement.passage.text);
    isListed =
      isOrdered ||
      (isListed && !ENDS_LIST.test(statement.passage.text)) ||
      LISTS.test(statement.passage.text);
    const place = statement.start / view.paper.text.length;
    for (const decided of decisionsIn(
      view.paper,
      statement.passage,
      (ruling) => namedAlone(view, ruling),
      isOrdered,
    )) {
      const { fact, ruling } = decided;
      if (isLong && !isOfOpinion(ruling, statement.passage.text, place, isShort)) continue;
      if (fact.kind !== 'disposition') continue;
      if (isPassedOn && !SHOUTED.test(fact.quote) && !movesSitting(docType, fact)) continue;
      const key = `${fact.value.of} ${fact.value.outcome}`.toLowerCase().replace(/[^a-z\d]+|\bthe\b/g, '');
      const before = found.get(key);
      if (!before || isBetter(decided, before) || (isLong && !isBetter(before, decided)))
        found.set(key, decided);
    }
  }
  if (!isPassedOn) withTicks(view, found);
  const all = [...found.values()].sort((a, b) => a.fact.start - b.fact.start);
  const told = inParts(toldOnce(all, isLong ? view.paper.text.length : null));
  const from = isLong ? endOf(told, view.paper.text.length) : 0;
  // Of an order that decides nothing else the analysis tells item by item.
  const commands =
    ORDERS.test(docType) && told.length > 0
      ? commandsIn(
          view,
          whole.filter(({ start }) => start >= from),
          told,
        )
      : [];
  return mostImportant(
    [...told, ...commands].sort((a, b) => a.start - b.start),
    MOST,
  );
}

/** Adds what was ticked of the choices of a form, and takes away what belongs to the others. */
function withTicks({ paper }: PaperView, found: Map<string, Decided>): void {
  const { chosen, left } = tickedIn(paper);
  for (const [key, { fact }] of found)
    if (left.some(({ start, end }) => start <= fact.start && fact.start < end)) found.delete(key);
  for (const ruling of chosen) {
    const { start, end } = ruling;
    const of = nameOf(ruling.of);
    if (of === null || [...found.values()].some(({ fact }) => fact.start < end && start < fact.end)) continue;
    const outcome = outcomeOf(ruling.outcome);
    const value = { what: `${of}: ${outcome}`, of, outcome };
    const wording = { label: 'The court decided', certainty: 'certain' } as const;
    const fact = factAt(paper, start, end, { kind: 'disposition', value }, wording);
    found.set(`ticked ${start}`, { fact, isHead: false, ruling });
  }
}

/** 'It is ORDERED that:' before a list, an item of it, and where it ends. */
const LISTS = /\b(?:ordered|adjudged|decreed|orders)\b[^.;]{0,40}:\s*$/i;
const ITEM = /^\s*\(?(?:\d{1,2}|[a-z])[.)]\s/;
const ENDS_LIST = /\b(?:done and ordered|so ordered|dated|this the \d|judge|justice)\b/i;
/** Papers that are the court's own orders, not lists of them. */
const ORDERS = /\b(?:order|judgment|decree|minute|ruling|opinion)/i;
/** Only at its end does an opinion tell anybody what to do. */
const ENDING = 0.85;
const LATE = 0.6;

/** Where an opinion comes to its end: in its last pages, or where it sends the case back. */
const endOf = (told: readonly FoundFact[], length: number): number =>
  Math.min(
    ENDING * length,
    ...told.flatMap((fact) =>
      fact.kind === 'disposition' && fact.start > LATE * length && /\bremanded\b/.test(fact.value.outcome)
        ? [fact.start]
        : [],
    ),
  );

/** `length`: the letters of an opinion, null of another paper. */
function toldOnce(all: readonly Decided[], length: number | null): FoundFact[] {
  const said = all.map(({ fact, isHead }) => ({
    fact,
    isHead,
    start: fact.start,
    place: length === null ? 1 : fact.start / length,
    certainty: fact.certainty,
    ...(fact.kind === 'disposition' ? fact.value : { of: '', outcome: '' }),
  }));
  const once = withoutTitles(said);
  return withoutShortNames(length === null ? once : saidOnce(withoutOnTheWay(once))).map(({ fact }) => fact);
}

/** The last part of a report, by its heading. */
const CONCLUSION = /^\W{0,3}(?:[IVX]{1,4}\.\s)?(?:RECOMMENDATIONS?|CONCLUSION|Recommendation|Conclusion)\b/;

/** What a report advises, marked as advice. */
function recommendations(view: PaperView): FoundFact[] {
  const { paper } = view;
  let concludes = false;
  const found = wholeStatements(view).flatMap(({ passage }) => {
    concludes ||= CONCLUSION.test(passage.text);
    return recommendedIn(passage.text, concludes).map(({ of, outcome, start, end }) =>
      factIn(
        paper,
        passage,
        { start, end },
        {
          kind: 'disposition',
          value: { what: shortened(passage.text.slice(start, end), LONGEST), of, outcome },
        },
        { label: 'Recommended, not decided yet', certainty: 'certain' },
      ),
    );
  });
  const keys = new Set<string>();
  const once = found.filter((fact) => {
    const key = fact.kind === 'disposition' ? `${fact.value.of} ${fact.value.outcome}`.toLowerCase() : '';
    return !keys.has(key) && keys.add(key);
  });
  return mostImportant(once, MOST);
}

interface Decided {
  fact: FoundFact;
  /** A title says it. */
  isHead: boolean;
  ruling: Ruling;
}

/** What is ordered stands for what a title says of it, and what is sure for what is not. */
function isBetter(decided: Decided, before: Decided): boolean {
  if (decided.isHead !== before.isHead) return before.isHead;
  return before.fact.certainty !== 'certain' && decided.fact.certainty === 'certain';
}

const SIGNED = 1500;
/** 'Judge, 5th District Court' under a name, 'JUDGE PRESIDING': what closes a letter that a judge wrote. */
const JUDGES_LINE =
  /^\s*(?:the\s)?(?:\d{1,3}(?:st|nd|rd|th)\s)?(?:(?:presiding|associate|administrative|district|circuit|county|superior|chief|senior|magistrate|municipal|probate|family|court|judicial)\s){0,3}(?:judge|justice)(?:\s(?:presiding|of the\s.{3,50}))?(?:,.{0,60})?\s*$/imu;

/** A letter in which a judge rules. */
function isJudges({ paper, docType }: PaperView): boolean {
  if (!/letter/i.test(docType ?? '')) return false;
  return JUDGES_LINE.test(paper.text.slice(-SIGNED));
}

/** What a passage says was decided, each with its words. */
function decisionsIn(
  paper: Paper,
  passage: Passage,
  nameAlone: (ruling: Ruling) => Ruling = (ruling) => ruling,
  isOrdered = false,
): Decided[] {
  return rulingsIn(passage.text, isOrdered).map((given) => {
    const ruling = nameAlone(given);
    const { of, outcome, start, end, isSure, isHead = false } = ruling;
    const what = shortened(passage.text.slice(start, end), LONGEST);
    const fact = factIn(
      paper,
      passage,
      { start, end },
      { kind: 'disposition', value: { what, of, outcome } },
      { label: 'The court decided', certainty: isSure ? 'certain' : 'likely' },
    );
    return { fact, isHead, ruling };
  });
}
