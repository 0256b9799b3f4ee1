import { isServers } from '../facts/addressed.ts';
import { periodWords } from '../facts/fact-words.ts';
import { isPermission } from '../facts/permissions.ts';
import { isSaidAgain } from '../facts/said-again.ts';
import { isSameTime } from '../facts/same-time.ts';
import { ABOUT_DAYS } from '../facts/schema.ts';
import { beginsCase, isCorrespondence, kindOf, onlyKindOf } from '../papers/kind-of.ts';
import type { Source } from '../text/source.ts';
import { reckon } from './counted.ts';
import { dayName } from './day-name.ts';
import { NEEDS_NOBODY } from './day-names.ts';

import { isOfferAgain, namedDays } from './named-days.ts';
import { ANSWER, isNamedFor, isUnnamed, needOf } from './needs.ts';
import { nameInPaper, withOwner } from './paper-names.ts';
import type { CaseOfSteps, Dated, Deadline, KeptFact, Named, PaperOfCase } from './paper-of-case.ts';
import type { NextStep } from './schema.ts';
import { isSendersAct } from './their-acts.ts';

const MOST_SOURCES = 3;
const ALLOWED = 'The paper allows this and does not demand it.';
/** Nobody has to take an offer either. */
const mayBe = (fact: KeptFact): boolean =>
  fact.kind === 'offer' || (fact.kind === 'deadline' && isPermission(fact));
/** By the name that the card of its paper has for it. */
function nameOf({ paper, fact }: Named<KeptFact>): string {
  const naming = namingOf(paper);
  if (fact.kind === 'hearing') return nameInPaper(fact, naming)?.name ?? fact.label;
  if (fact.kind !== 'deadline') return fact.label;
  const isLetter = isCorrespondence(naming.kind) && paper.isOfClerk !== true;
  return dayName(fact, { ...naming, isLetter, facts: paper.facts });
}

const namingOf = ({ docType, head = '', beginning }: PaperOfCase) => ({
  kind: kindOf(docType),
  head,
  beginning,
});

/** Whether an entry of the timeline was kept from a paper by the name that its card has for this fact. */
function isKept({ kind, documentId }: CaseOfSteps['timeline'][number], named: Named<KeptFact>): boolean {
  return documentId === named.paper.documentId && kind === nameOf(named);
}
const DOUBT = 'It could not be read for sure: compare it with the paper.';

/** Whose duty a paper names: this side's, or of an attorney any party's. */
export function isMine(fact: Deadline, { side, command }: Pick<CaseOfSteps, 'side' | 'command'>): boolean {
  const { who, date } = fact.value;
  if (who === 'unsaid' || who === 'both') return true;
  // Who has nothing but a subpoena is most likely whom it commands.
  if (who === 'other' && date && command === 'subpoena') return !isServers(fact);
  return side === 'attorney' ? who !== 'court' && who !== 'other' : who === side;
}

function sourceOf({ documentId, filename }: PaperOfCase, fact: KeptFact, n: number): Source {
  const { page, quote, start, end } = fact;
  return { n, documentId, filename, page, quote, start, end, verified: fact.isCurrent };
}

/** What was not read for sure, and nobody has said anything of. */
export function isDoubted({ certainty, status }: KeptFact): boolean {
  return certainty === 'unsure' && status === 'found';
}

/** The surest first, of these the one that leaves the least time. */
function byTimeLeft({ fact: one }: Named<Deadline>, { fact: other }: Named<Deadline>): number {
  const days = ({ value: { period } }: Deadline) => (period ? period.count * ABOUT_DAYS[period.unit] : 0);
  const names = ({ label }: Deadline) => Number(isUnnamed(label));
  return (
    Number(isDoubted(one)) - Number(isDoubted(other)) || days(one) - days(other) || names(one) - names(other)
  );
}

/** HH:MM at the court. */
function timeOf(fact: Dated): string | null {
  return fact.kind === 'offer' ? null : (fact.value.time ?? null);
}

/** The surest first, of these the one that tells the hour. */
function byFullness({ fact: one }: Named<Dated>, { fact: other }: Named<Dated>): number {
  return (
    Number(isDoubted(one)) - Number(isDoubted(other)) ||
    Number(timeOf(other) !== null) - Number(timeOf(one) !== null)
  );
}

/** The papers that name it, and the facts that are shown with it: of nothing else may somebody say that it is not so. */
function shown(named: readonly Named<KeptFact>[]): Pick<NextStep, 'sources' | 'factIds'> {
  const first = named.slice(0, MOST_SOURCES);
  return {
    sources: first.map(({ paper, fact }, index) => sourceOf(paper, fact, index + 1)),
    factIds: first.map(({ fact }) => fact.id),
  };
}

/** What the paper says follows, in its own words, as a source of its own. */
function consequenceOf(paper: PaperOfCase, n: number): Source[] {
  const fact = paper.facts.find(({ kind, certainty }) => kind === 'consequence' && certainty !== 'unsure');
  return fact === undefined ? [] : [sourceOf(paper, fact, n)];
}

/** What else is on the timeline that day: whether it is the same, a person says. */
function besides(item: CaseOfSteps, date: string): string {
  const others = item.timeline.filter((entry) => entry.date === date).map(({ kind }) => `“${kind}”`);
  return others.length === 0
    ? ''
    : ` That day your timeline has ${others.join(', ')}: if that is the same, choose “Not so”.`;
}

function datedStep(item: CaseOfSteps, date: string, all: readonly Named<Dated>[]): NextStep {
  const named = all.toSorted(byFullness);
  const [first] = named as [Named<Dated>];
  const { sources, factIds } = shown(named);
  const [source] = sources as [Source];
  const isOffer = first.fact.kind === 'offer';
  const title = nameOf(first);
  const why = [
    `${first.paper.title} names this day. It is not on your timeline yet.`,
    ...(isOffer ? ['It is an offer: after that day it may be gone.'] : []),
    ...(mayBe(first.fact) && !isOffer ? [ALLOWED] : []),
    ...(isDoubted(first.fact) ? [DOUBT] : []),
  ].join(' ');
  return {
    key: `day ${date} ${first.fact.id}`,
    title,
    why: `${why}${besides(item, date)}`,
    state: 'unknown',
    date,
    time: timeOf(first.fact),
    ...(first.fact.kind === 'hearing' && !NEEDS_NOBODY.has(title) && { takesPlace: true }),
    action: { label: 'Look and keep', path: cardPath(item.caseId, source.documentId) },
    sources,
    factIds,
    ...(named.every(({ fact }) => mayBe(fact)) && { isAllowed: true }),
  };
}

/** 'the summons'; of what is no kind of paper, 'this paper'. */
function nameOfKind(docType: string | null): string {
  return docType === null || onlyKindOf(docType) === null ? 'this paper' : `the ${docType.toLowerCase()}`;
}

/** The card of the paper asks when it came and counts the day, or takes the day that a person enters. */
function actionFor({ caseId }: CaseOfSteps, need: string, { documentId }: PaperOfCase): NextStep['action'] {
  return {
    label: need === ANSWER ? 'Count the day' : 'Enter the day',
    path: cardPath(caseId, documentId),
  };
}

const cardPath = (caseId: string, documentId: string) => `/cases/${caseId}/papers/${documentId}`;

function clockStep(item: CaseOfSteps, need: string, all: readonly Named<Deadline>[]): NextStep {
  const named = all.toSorted(byTimeLeft);
  const [first] = named as [Named<Deadline>];
  const { paper, fact } = first;
  const period = fact.value.period;
  const { sources, factIds } = shown(named);
  const whole = period ? `${nameOf(first)}: ${periodWords(period)}` : nameOf(first);
  const back = period ? (fact.value.latest ?? null) : null;
  const reckoned = back === null ? reckon(fact, paper.docType, item.law) : null;
  const followed = [...sources, ...consequenceOf(paper, sources.length + 1)];
  const allowed = named.every((each) => mayBe(each.fact)) && { isAllowed: true };
  const step = { key: `clock ${need}`, state: 'unknown', time: null, factIds, ...allowed } as const;
  const doubt = `${mayBe(fact) ? ` ${ALLOWED}` : ''}${isDoubted(fact) ? ` ${DOUBT}` : ''}`;
  if (back !== null && period) {
    return {
      ...step,
      title: nameOf(first),
      why: `${paper.title} gives ${periodWords(period)}, and names that day. Counted back from it this is the last day; check it before you rely on it.${doubt}${besides(item, back)}`,
      date: back,
      action: { label: 'Look and keep', path: cardPath(item.caseId, paper.documentId) },
      sources,
    };
  }
  if (reckoned !== null && 'day' in reckoned) {
    const { day, started } = reckoned;
    const { dueDate: date, ...counted } = day;
    const start = { ...sourceOf(paper, fact, sources.length + 1), ...placeOf(started) };
    return {
      ...step,
      title: nameOf(first),
      why: `${paper.title} gives ${period ? periodWords(period) : 'a time'}, and says itself when that began. Counted by ${day.citation}; check it before you rely on it.${doubt}${besides(item, date)}`,
      date,
      counted,
      action: { label: 'Look and keep', path: cardPath(item.caseId, start.documentId) },
      sources: [...sources, start],
    };
  }
  const ask = reckoned === null ? '' : ` ${reckoned.ask}`;
  return {
    ...step,
    ...(reckoned?.isOfService && { question: `When did you get ${nameOfKind(paper.docType)}?` }),
    title: whole,
    why: `${paper.title} says so. The day is not on your timeline yet: it is counted from the day on which the time began.${ask}${doubt}`,
    date: null,
    action: actionFor(item, need, paper),
    sources: followed,
  };
}

const placeOf = ({ page, start, end, quote }: Pick<Source, 'page' | 'start' | 'end' | 'quote'>) => ({
  page,
  start,
  end,
  quote,
});

/** What follows from being late is no duty beside those of the same paper whose time it says again. */
const isThreat = ({ facts }: PaperOfCase, fact: Deadline): boolean =>
  isSaidAgain(fact) &&
  facts.some(
    (each) =>
      each.kind === 'deadline' && !isSaidAgain(each) && each.value.period?.count === fact.value.period?.count,
  );

/** The time itself, or where it has no name the one of the same paper, length and event that has. */
function namedTwin({ facts }: PaperOfCase, fact: Deadline): Deadline {
  const { period } = fact.value;
  if (!period || !isUnnamed(fact.label)) return fact;
  const twins = facts.filter(
    (each): each is Deadline =>
      each.kind === 'deadline' &&
      !each.value.date &&
      each.value.period != null &&
      isSameTime(each.value.period, period) &&
      !isSaidAgain(each),
  );
  return twins.find(({ label }) => !isUnnamed(label)) ?? twins[0] ?? fact;
}

/** The times that papers give from a day nobody has entered, each need once, the answer to the lawsuit first. */
function namedTimes({ timeline }: CaseOfSteps, facts: readonly Named<KeptFact>[]) {
  const needs = new Map<string, Named<Deadline>[]>();
  for (const { paper, fact } of facts) {
    if (fact.kind !== 'deadline' || fact.value.date || !fact.value.period || isThreat(paper, fact)) continue;
    const isOfFirstPaper = beginsCase(paper.docType);
    const need = needOf(namedTwin(paper, fact), paper.documentId, { isOfFirstPaper });
    if (timeline.some((entry) => isKept(entry, { paper, fact }) || isNamedFor(entry.kind, fact, need)))
      continue;
    needs.set(need, [...(needs.get(need) ?? []), { paper, fact }]);
  }
  return [...needs].sort(([one], [other]) => Number(other === ANSWER) - Number(one === ANSWER));
}

/**
 * What the papers of a case demand and its timeline does not hold: times without a day first, then days from today on,
 * the soonest first. One need is one step, however many papers name it.
 */
export function stepsFromPapers(item: CaseOfSteps): NextStep[] {
  const facts = item.papers
    .flatMap((paper) => paper.facts.map((fact) => ({ paper, fact: withOwner(fact, namingOf(paper)) })))
    .filter(
      ({ fact, paper }) =>
        fact.kind !== 'deadline' || (isMine(fact, item) && !isSendersAct(fact, paper.docType)),
    );
  const may = facts.filter(({ fact }) => mayBe(fact));
  const must = facts.filter((each) => !mayBe(each.fact) && !isOfferAgain(each, may));
  return [must, may].flatMap((own) => [
    ...namedTimes(item, own).map(([need, named]) => clockStep(item, need, named)),
    ...namedDays(item, own, isKept).flatMap(([date, groups]) =>
      groups.map((named) => datedStep(item, date, named)),
    ),
  ]);
}
