import { periodWords } from '../facts/fact-words.ts';
import { startEvent } from '../facts/own-start.ts';
import { plainEnd } from '../law/plain-count.ts';
import { subjectsFor } from './asked-object.ts';
import type { Draft } from './draft.ts';
import type { FactTopic } from './fact-topics.ts';
import { plainWords } from './plain-words.ts';
import { type PaperFact, placeOf } from './said-facts.ts';
import type { Situation } from './situation.ts';
import { statedDay } from './stated-day.ts';
import { answerTimes } from './topic-facts.ts';
import { day, dayAndDistance } from './words.ts';

const TOPICS: readonly FactTopic[] = ['answer-due', 'counted-day'];
/** A time of those who were served in one way, of several. */
const ONE_OF_SEVERAL = /[;,]\s*or\W*$|\bif\b[^.;]*\bserv(?:ed|ice)\b/i;
/** A time of those who were served far away, which is the longer one. */
const FAR_AWAY = /\bout(?:side)? (?:of )?(?:the |this )?(?:state|united states|county|country)\b/i;
/** The other one of the two, where nothing but the place tells them apart. */
const NEAR = /\b(?:within|inside|in) (?:the |this )?(?:state|united states|county|country)\b/i;
const BY_WAY =
  /\bpersonal|\bhand|\bmail|\bpublication|\bdeliver|\bleft\b|\bposted\b|\bother (?:than|person|means)\b/i;

/** 'Within three days after you have served it': what runs from the person's own serving is another time. */
const OWN_SERVING = /\byou (?:have |had )?served?\b/i;

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function runsFromService({ paper, fact }: PaperFact): boolean {
  if (fact.kind !== 'deadline' || fact.certainty === 'unsure') return false;
  const { period } = fact.value;
  if (OWN_SERVING.test(period?.from ?? '')) return false;
  return period != null && startEvent(period.from, paper.docType) === 'service';
}

/**
 * The time to answer that the papers print, counted from the day that the question names: what is left where no rule of
 * the court is kept here. Nothing is counted where the papers print several such times, since none of them is known to
 * be the person's.
 */
export function sayPrintedTime(
  draft: Draft,
  topic: FactTopic,
  { question, situation }: { question: string; situation: Situation },
): void {
  const { facts, today, whyNoRules } = situation;
  if (whyNoRules === null || facts.side === 'plaintiff' || !TOPICS.includes(topic)) return;
  if (subjectsFor(question, situation).join() !== 'answer') return;
  const served = statedDay(question, today);
  if (served === null || served.date > today) return;
  const times = answerTimes(facts).filter(runsFromService);
  const [near, ...more] = times.filter(({ fact }) => !FAR_AWAY.test(oneLine(fact.quote)));
  // Of two times for two places the one near by is counted: it ends first.
  const isByPlace =
    near !== undefined &&
    more.length === 0 &&
    times.length > 1 &&
    NEAR.test(oneLine(near.fact.quote)) &&
    !BY_WAY.test(near.fact.quote) &&
    !FAR_AWAY.test(plainWords(question));
  const [first, ...others] = isByPlace ? [near] : times;
  if (first?.fact.kind !== 'deadline' || !first.fact.value.period) return;
  const { period } = first.fact.value;
  const isAlike = ({ fact }: PaperFact) =>
    fact.kind === 'deadline' &&
    fact.value.period?.count === period.count &&
    fact.value.period.unit === period.unit;
  if (!others.every(isAlike) || (!isByPlace && ONE_OF_SEVERAL.test(first.fact.quote))) return;
  const far = isByPlace ? times.find((each) => each !== near) : undefined;
  draft.fromDocuments();
  draft.point(
    `${first.paper.filename} gives ${periodWords(period)}${draft.cite(placeOf(first))}. If it was served on you on ${day(served.date)}, the day after is day 1, and the last day is ${dayAndDistance(plainEnd(served.date, period), today)}. Hand your answer in before that day, and ask the clerk today on which day your answer is due.`,
    `document:${first.paper.documentId}`,
  );
  if (far?.fact.kind === 'deadline' && far.fact.value.period)
    draft.point(
      `The paper names another time, ${periodWords(far.fact.value.period)}, for who got it somewhere else: ${draft.quote(placeOf(far))}`,
      `document:${far.paper.documentId}`,
    );
}
