import { deadlineTypeOf } from './calculate.ts';
import { periodOf } from './court-rule.ts';
import { COURT_SYSTEMS, type Jurisdiction } from './court-systems.ts';
import type { EventKey } from './events.ts';

const RULES = Object.values(COURT_SYSTEMS).flatMap(({ rules }) => rules);

function ruleOf(id: string) {
  const rule = RULES.find((each) => each.id === id);
  if (rule === undefined) throw new Error(`There is no rule ${id}.`);
  return rule;
}

const ANSWER_TYPES: ReadonlySet<string> = new Set(
  RULES.filter(({ isAnswer }) => isAnswer).flatMap(({ name, formerly }) =>
    [name, ...formerly].map(deadlineTypeOf),
  ),
);

/** Whether a deadline of this type is the time to answer the paper that began a case. */
export function isAnswerType(deadlineType: string): boolean {
  return ANSWER_TYPES.has(deadlineType);
}

/** '30 days', '16 court days': what the rule of this id gives. Throws where there is no such rule. */
export function daysOf(id: string): string {
  return periodOf(ruleOf(id));
}

/** '14 days after the day you got notice of the court's decision'; of a rule that counts forward. */
export function timeOf(id: string): string {
  return `${daysOf(id)} after ${ruleOf(id).startsFrom}`;
}

/** '30': the number alone. */
export function numberOf(id: string): string {
  return String(ruleOf(id).days);
}

/** '60 days (FRCP 12(a)(2))': the rule that counts from this event, the first of several. Throws where there is none. */
export function citedTimeFrom(event: EventKey): string {
  const rule = RULES.find((each) => each.event === event);
  if (rule === undefined) throw new Error(`No rule counts from ${event}.`);
  return `${periodOf(rule)} (${rule.citation})`;
}

/** '20-30 days': what some courts give to answer an ordinary complaint. */
export function answerSpan(courts: readonly Jurisdiction[]): string {
  const rules = courts.flatMap((court) => COURT_SYSTEMS[court].rules);
  const days = rules
    .filter(({ isAnswer, kinds }) => isAnswer && kinds.includes('civil'))
    .map(({ days: each }) => each);
  return `${Math.min(...days)}-${Math.max(...days)} days`;
}
