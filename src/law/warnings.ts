import { byTime } from '../text/day-words.ts';
import { amount } from '../text/words.ts';
import { type DeadlineRule, missesHolidays } from './business-days.ts';
import type { CalculateInput, CourtRuleDate } from './calculation-schema.ts';
import { dayNumber, daysBetween, spell } from './calendar-days.ts';
import type { CountMove } from './count.ts';
import { anchorOf, type CourtRule } from './court-rule.ts';
import { COURT_SYSTEMS, hearsEvictions } from './court-systems.ts';
import { MAIL_ADDS_NONE } from './proof.ts';

interface Result {
  rule: CourtRule;
  /** The product's own business-day rule and its count, where it has one. */
  listed: DeadlineRule | null;
  move: CountMove | null;
  court: CourtRuleDate | null;
  /** The recommended date. */
  kept: string;
  today: string;
  given: Pick<
    CalculateInput,
    'serviceMethod' | 'triggerDate' | 'hearingDate' | 'localDays' | 'kind' | 'isKindSaid' | 'jurisdiction'
  >;
}

function inDays(days: number): string {
  return amount(days, 'day');
}

/** What to enter where a rule counts back and its day is not known; the form calls every such day the hearing date. */
export function enterAnchor(rule: CourtRule): string {
  const anchor = anchorOf(rule);
  const what = anchor === 'the hearing' ? 'the hearing date' : `${rule.startsFrom} as the hearing date`;
  return `This deadline counts back from ${anchor}. Enter ${what}.`;
}

function onHearing({ rule, court }: Result): string[] {
  if (rule.direction === 'forward') return [];
  if (court === null) {
    return [enterAnchor(rule)];
  }
  return [
    `This deadline counts back from ${anchorOf(rule)}. With the ${anchorOf(rule) === 'the hearing' ? 'hearing date' : 'day'} you entered: ${spell(dayNumber(court.dueDate))}.`,
  ];
}

function onDifference({ rule, move, court }: Result): string[] {
  if (move === null || court === null) return [];
  const courtDay = dayNumber(court.dueDate);
  const days = inDays(Math.abs(move.to - courtDay));
  if (move.to < courtDay && rule.direction === 'backward') {
    return [
      `The business-day date is ${days} earlier than the date by the court's rule, ${spell(courtDay)}: it counts forward from the start date, the court back from the hearing. The earlier date is the safe one.`,
    ];
  }
  if (move.to < courtDay) {
    return [
      `The business-day date is ${days} earlier than the date by the court's rule, ${spell(courtDay)}. Use the earlier date.`,
    ];
  }
  if (move.to === courtDay) return [];
  if (rule.direction === 'backward') {
    return [
      `This method counts business days forward. Counted back from the hearing, the real deadline is ${days} earlier: ${spell(courtDay)}. Use the earlier date.`,
    ];
  }
  return [
    `This method counts business days. Courts count every day, so the real deadline is usually ${days} earlier: ${spell(courtDay)}. Use the earlier date.`,
  ];
}

function onService({ rule, court, given }: Result): string[] {
  if (given.serviceMethod !== 'mail') return [];
  const addsNone = rule.extension === 'none' || court?.steps.includes(MAIL_ADDS_NONE);
  return addsNone ? [MAIL_ADDS_NONE] : [];
}

function onLocalRules({ rule, given }: Result): string[] {
  if (rule.localDefault === undefined) return [];
  const set = "Set by your court's local rules and the judge's orders.";
  return [given.localDays ? set : `${set} Enter your court's number.`];
}

/** An eviction is entered as a civil case by those who do not know the word, and has other days. Not told to who said that it is none. */
function onEvictions({ rule, given: { kind, isKindSaid, jurisdiction } }: Result): string[] {
  const mayBe = isKindSaid !== true && (kind === null || kind === undefined || kind === 'civil');
  if (!rule.isAnswer || !mayBe || rule.kinds.includes('eviction') || !hearsEvictions(jurisdiction)) return [];
  const own = COURT_SYSTEMS[jurisdiction].rules.find(
    ({ isAnswer, kinds }) => isAnswer && kinds.includes('eviction'),
  );
  const day =
    own === undefined
      ? 'the day of the trial stands on your summons: be there, and ask the clerk whether a written answer is due before it'
      : `you have less time: change the kind of case to “Eviction” and count “${own.name}”`;
  return [`If your landlord wants you out of the place you rent, this is probably an eviction, and ${day}.`];
}

function onYears({ listed, move }: Result): string[] {
  if (listed === null || move === null || !missesHolidays(listed, move)) return [];
  return [
    'The business-day count knows the holidays of 2025 and 2026 only. In other years it leaves out weekends only.',
  ];
}

/**
 * What to say of a rule that was last compared with its text before today, or before the day that it is counted from;
 * empty while it was looked after. Days are YYYY-MM-DD.
 */
export function comparedNotes(
  { checkedThrough }: Pick<CourtRule, 'checkedThrough'>,
  countedFrom: string,
  today: string,
): string[] {
  if (checkedThrough === null || (today <= checkedThrough && countedFrom <= checkedThrough)) return [];
  return [
    `We last compared this rule with its text for days through ${spell(dayNumber(checkedThrough))}; ask the clerk whether it still reads so.`,
  ];
}

function onAge({ rule, given, today }: Result): string[] {
  const { triggerDate, hearingDate } = given;
  return comparedNotes(
    rule,
    rule.direction === 'forward' ? triggerDate : (hearingDate ?? triggerDate),
    today,
  );
}

/** What to say of a deadline that is today or has passed; empty while it is to come. `time` is HH:MM at the court. */
export function lateNotes(kept: string, today: string, time: string | null = null): string[] {
  const days = daysBetween(today, kept);
  if (days > 0) return [];
  if (days === 0) return [`This deadline is today${time === null ? '' : `${byTime(time)} at the court`}.`];
  return ['This date has passed. Ask the clerk or a lawyer today what you can still do.'];
}

/** What a person must read before relying on a calculated date, the most urgent first. */
export function warningsFor(result: Result): string[] {
  const { kept, today, court } = result;
  return [
    ...lateNotes(kept, today, court?.dueDate === kept ? court.dueTime : null),
    ...onEvictions(result),
    ...onHearing(result),
    ...onDifference(result),
    ...onService(result),
    ...onLocalRules(result),
    ...onAge(result),
    ...result.rule.warnings,
    ...onYears(result),
  ];
}
