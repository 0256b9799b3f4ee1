import { startEvent } from '../facts/own-start.ts';
import { countOrderedTime } from '../law/count-order.ts';
import { plainEnd } from '../law/plain-count.ts';
import type { Draft } from './draft.ts';
import { nearestNamedDay } from './named-days.ts';
import type { PaperFact } from './said-facts.ts';
import type { Situation } from './situation.ts';
import { day, dayAndDistance } from './words.ts';

/** Counted back from a day, or from nothing that is named. */
const NOT_FORWARD = /^\s*$|^(?:before|prior|until|in advance)\b|\b(?:before|prior to)\b/i;

/**
 * A time that a paper gives from an event ('14 days after the meeting'), counted from the day that the question names for
 * it. Service has a way of its own, by the rules of the court; nothing is counted where several such times were told.
 */
export function sayPeriodFromNamedDay(
  draft: Draft,
  told: readonly PaperFact[],
  { question, situation }: { question: string; situation: Situation },
): void {
  const named = nearestNamedDay(question, situation.today);
  if (named === null) return;
  const periods = told.flatMap(({ paper, fact }) => {
    if (fact.kind !== 'deadline' || fact.certainty === 'unsure' || fact.value.date) return [];
    const { period } = fact.value;
    if (!period || NOT_FORWARD.test(period.from) || startEvent(period.from, paper.docType) !== 'other')
      return [];
    return [{ paper, fact, period }];
  });
  const [only, ...others] = periods;
  if (only === undefined || others.length > 0) return;
  const { paper, fact, period } = only;
  const from = period.from.replace(/^(?:after|from|of|following)\s+/i, '');
  const counted =
    situation.court === null
      ? null
      : countOrderedTime({
          jurisdiction: situation.court,
          count: period.count,
          unit: period.unit,
          started: named,
          event: `the day of ${from}`,
        });
  const last = counted?.dueDate ?? plainEnd(named, period);
  const by = counted === null ? ', every day counted' : `, by ${counted.citation}`;
  draft.point(
    `If ${day(named)} is the day of ${from}, day 1 is the day after, and the last day for this is ${dayAndDistance(last, situation.today)}${by}: ${fact.label}. If it is another day, count from that one.`,
    `document:${paper.documentId}`,
  );
}
