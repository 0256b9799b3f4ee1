import type { CourtRuleDate, ServiceMethod } from '../law/calculation-schema.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { subjectsFor } from './asked-object.ts';
import { plainWords } from './plain-words.ts';
import { type RuleSubject, rulesOn } from './rule-lines.ts';
import { countRule, type Situation } from './situation.ts';
import { type StatedDay, statedDay } from './stated-day.ts';

/** A time counted from a day. */
export interface CountedTime {
  rule: CourtRule;
  court: CourtRuleDate;
}

const BY_MAIL = /\bmail(?:ed|ing)?\b|\bpost office\b|\bposted to\b/;
const BY_WIRE = /\be-?mail(?:ed)?\b|\belectronic|\be-?serv|\be-?fil/;

function serviceMethodOf(plain: string): ServiceMethod {
  if (BY_WIRE.test(plain)) return 'electronic';
  return BY_MAIL.test(plain) ? 'mail' : 'personal';
}

export interface CountFromQuestion {
  day: StatedDay;
  serviceMethod: ServiceMethod;
  /** What the time is asked for. */
  subjects: readonly RuleSubject[];
  /** What there are rules for here, on what the question is about. */
  rules: readonly CourtRule[];
  /** The day is still to come, where it should have passed. */
  isFuture: boolean;
  counted: readonly CountedTime[];
}

/** What the rules of the case count from the day that a question names; null where it names none. */
export function countFromQuestion(question: string, situation: Situation): CountFromQuestion | null {
  const day = statedDay(question, situation.today);
  if (day === null) return null;
  const plain = plainWords(question);
  const serviceMethod = serviceMethodOf(plain);
  const subjects = subjectsFor(question, situation);
  const isHearing = /\bhearing\b/.test(plain);
  const all = subjects.flatMap((subject) => rulesOn(subject, situation));
  // A time to appeal that another paper starts is not counted from this one.
  const rules = all.filter(
    ({ direction, event }) =>
      ((direction === 'backward') === isHearing || !isHearing) &&
      (!subjects.includes('appeal') || event === all[0]?.event),
  );
  const isFuture = day.date > situation.today && !rules.some(({ direction }) => direction === 'backward');
  const counted = isFuture
    ? []
    : rules.flatMap((rule) => {
        if (rule.direction === 'backward' && !isHearing) return [];
        const court = countRule(rule, situation, { date: day.date, serviceMethod });
        return court === null ? [] : [{ rule, court }];
      });
  return { day, serviceMethod, subjects, rules, isFuture, counted };
}
