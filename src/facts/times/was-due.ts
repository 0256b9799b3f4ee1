import type { FoundFact } from '../schema.ts';
import { isSameThing } from './one-duty.ts';

/** 'The response was due on December 4': told of a day, and nothing that anybody shall do. */
const WAS_DUE = /\b(?:was|were|had\sbeen)\s(?:\w+\s){0,2}?(?:due|to\sbe\s(?:filed|served|made|paid))\b/i;
const COMMANDS = /\b(?:shall|must|ordered|extended|no\slater\sthan|on\sor\sbefore)\b/i;

/**
 * Facts without a day on which something was due, where the same side has a later day for the same thing: an order that
 * gives more time tells first which time there was. Without a later day it is kept.
 */
export function withoutWasDue(facts: readonly FoundFact[]): FoundFact[] {
  return facts.filter((fact) => {
    if (fact.kind !== 'deadline' || !WAS_DUE.test(fact.quote) || COMMANDS.test(fact.quote)) return true;
    const { date, who } = fact.value;
    return !facts.some(
      (other) =>
        other.kind === 'deadline' &&
        date &&
        other.value.date &&
        other.value.date > date &&
        other.value.who === who &&
        isSameThing(fact, other),
    );
  });
}
