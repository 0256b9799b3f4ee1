import { AppError } from '../errors.ts';
import { businessDayRules, countBusinessDays, type DeadlineRule } from './business-days.ts';
import { calculateCourtRule, ENGINE_VERSION } from './calculate-court.ts';
import {
  type CalculatedDeadline,
  type CalculateInput,
  type Calculation,
  type CountingMethod,
  type CourtRuleDate,
  type Jurisdiction,
  Receipt,
  SERVICE_METHODS,
  type ServiceMethod,
  type ServiceWay,
} from './calculation-schema.ts';
import { dateOf, dayNumber, daysBetween } from './calendar-days.ts';
import { rulesFor } from './case-law.ts';
import { countingVersion } from './counting-version.ts';
import type { CourtRule } from './court-rule.ts';
import { COURT_SYSTEMS, isYearChecked } from './court-systems.ts';
import { CASE_KIND_WORDS, type CaseKind } from './courts/case-kinds.ts';
import { FOLDERS } from './courts/index.ts';
import { EVENTS } from './events.ts';
import { calendarVersion } from './holidays.ts';
import { stepsOf } from './proof.ts';
import { reminderDates } from './reminders.ts';
import { ruleHash, ruleStatus } from './rule-status.ts';
import { enterAnchor, lateNotes, warningsFor } from './warnings.ts';

/** A deadline's type: its name lowercased, spaces as underscores. */
export function deadlineTypeOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '_');
}

type ListedRules = Extract<Jurisdiction, 'federal' | 'california'>;

function isListed(jurisdiction: Jurisdiction): jurisdiction is ListedRules {
  return jurisdiction === 'federal' || jurisdiction === 'california';
}

/** The product's own business-day rule of a deadline; New Mexico's courts have none. */
function businessRuleOf(jurisdiction: Jurisdiction, name: string): DeadlineRule | null {
  if (!isListed(jurisdiction)) return null;
  return businessDayRules(jurisdiction).find((rule) => rule.name === name) ?? null;
}

/** The rule of a deadline type, which is its name, its id or a name that it had before; undefined where there is none. */
export function ruleNamed(jurisdiction: Jurisdiction, deadlineType: string): CourtRule | undefined {
  const type = deadlineTypeOf(deadlineType);
  return COURT_SYSTEMS[jurisdiction].rules.find(({ id, name, formerly }) =>
    [id, name, ...formerly].some((known) => deadlineTypeOf(known) === type),
  );
}

function getRule(jurisdiction: Jurisdiction, deadlineType: string, kind: CaseKind | null): CourtRule {
  const found = ruleNamed(jurisdiction, deadlineType);
  if (found !== undefined && kind !== null && !found.kinds.includes(kind)) {
    const unfit = `“${found.name}” is no deadline of ${CASE_KIND_WORDS[kind]} in this court. Please choose one from the list.`;
    throw new AppError('BAD_REQUEST', unfit, { fields: { deadlineType: unfit } });
  }
  if (found !== undefined) return found;
  const message = 'This court has no such deadline in our list. Please choose one from the list.';
  throw new AppError('BAD_REQUEST', message, { fields: { deadlineType: message } });
}

type Given = Omit<CalculateInput, 'deadlineType'>;

/** The product's own list knows three ways of service; of others it adds nothing. */
function inBusinessDays(way: ServiceWay): ServiceMethod {
  return SERVICE_METHODS.find((known) => known === way) ?? 'personal';
}

function isFromHearing(rule: CourtRule): boolean {
  return rule.direction === 'backward';
}

function courtRuleDate(rule: CourtRule, given: Given): CourtRuleDate | null {
  const anchor = isFromHearing(rule) ? given.hearingDate : given.triggerDate;
  if (anchor === null || anchor === undefined) return null;
  return calculateCourtRule({
    rule,
    system: COURT_SYSTEMS[given.jurisdiction],
    anchor,
    triggerDate: given.triggerDate,
    servedBy: given.serviceMethod,
    mailedFrom: given.mailedFrom ?? null,
    localDays: given.localDays ?? null,
    closures: given.closures ?? [],
    given: given.given ?? {},
  });
}

function receiptOf(rule: CourtRule, jurisdiction: Jurisdiction): Receipt {
  return {
    ruleKey: rule.id,
    ruleVersion: ruleHash(rule),
    calendarVersion: calendarVersion(COURT_SYSTEMS[jurisdiction].calendar),
    countingVersion: countingVersion(COURT_SYSTEMS[jurisdiction]),
    engineVersion: ENGINE_VERSION,
  };
}

const VERSIONS = Receipt.keyof().options;

/** Whether a stored deadline was counted with what is counted with now, so that it has the same day still. */
export function isCountedAsNow({ jurisdiction, deadlineType, receipt }: Calculation): boolean {
  const rule = ruleNamed(jurisdiction, deadlineType);
  if (rule === undefined || !receipt) return false;
  const now = receiptOf(rule, jurisdiction);
  return VERSIONS.every((version) => receipt[version] === now[version]);
}

/** Refuses a day in a year for which nobody checked when the court is closed: most are slips of the pen. */
function checkYear(jurisdiction: Jurisdiction, date: string, field: 'triggerDate' | 'hearingDate'): void {
  if (isYearChecked(jurisdiction, date)) return;
  const { courts, calendar } = COURT_SYSTEMS[jurisdiction];
  const { checkedYears } = FOLDERS[calendar].calendar;
  const year = date.slice(0, 4);
  const message = `${courts}: we have checked their holidays for ${checkedYears.from} to ${checkedYears.to} only, so no date is counted in ${year}. Please check the year.`;
  throw new AppError('BAD_REQUEST', message, { fields: { [field]: message } });
}

function checkHearing(rule: CourtRule, given: Given): void {
  if (!isFromHearing(rule) || !given.hearingDate || given.hearingDate >= given.triggerDate) return;
  const message = 'The hearing is before the start date you entered. Please check both dates.';
  throw new AppError('BAD_REQUEST', message, { fields: { hearingDate: message } });
}

function calculateRule(rule: CourtRule, given: Given, today: string): CalculatedDeadline {
  checkHearing(rule, given);
  checkYear(given.jurisdiction, given.triggerDate, 'triggerDate');
  if (given.hearingDate) checkYear(given.jurisdiction, given.hearingDate, 'hearingDate');
  const listed = businessRuleOf(given.jurisdiction, rule.name);
  const move = listed && countBusinessDays(listed, given.triggerDate, inBusinessDays(given.serviceMethod));
  const dueDate = move && dateOf(move.to);
  const court = courtRuleDate(rule, given);
  if (court !== null && rule.direction === 'forward')
    checkYear(given.jurisdiction, court.dueDate, 'triggerDate');
  const recommended: CountingMethod =
    court === null || (dueDate !== null && dueDate < court.dueDate) ? 'business-day' : 'court-rule';
  const kept = recommended === 'court-rule' ? court?.dueDate : dueDate;
  if (kept === null || kept === undefined) {
    const message = enterAnchor(rule);
    throw new AppError('BAD_REQUEST', message, { fields: { hearingDate: message } });
  }
  return {
    name: rule.name,
    deadlineType: deadlineTypeOf(rule.name),
    ruleReference: listed?.ruleReference ?? rule.citation,
    dueDate,
    reminderDates: reminderDates(kept, today),
    isAutoCalculated: true,
    status: ruleStatus(rule, today),
    readings: [...rule.readings],
    courtRule: court,
    recommended,
    daysEarlier: dueDate === null || court === null ? 0 : Math.abs(daysBetween(dueDate, court.dueDate)),
    warnings: warningsFor({ rule, listed, move, court, kept, today, given }),
    description: rule.description,
    startsFrom: rule.startsFrom,
    receipt: receiptOf(rule, given.jurisdiction),
  };
}

/**
 * Counts one deadline of a jurisdiction, or all of them, in both ways: the product's business days, and the
 * rule as a court counts it. Dates are 'YYYY-MM-DD'; `today` is the calendar date at the court. Without a
 * deadline type, rules that count back from a hearing are left out unless the hearing is given.
 * Throws BAD_REQUEST with `fields` for an unknown deadline type, a missing hearing date, or a hearing
 * before the start date.
 */
export function calculateDeadlines(input: CalculateInput, today: string): CalculatedDeadline[] {
  const { deadlineType, ...given } = input;
  const kind = given.kind ?? null;
  if (deadlineType) return [calculateRule(getRule(given.jurisdiction, deadlineType, kind), given, today)];
  return rulesFor(given.jurisdiction, kind)
    .filter(
      (rule) =>
        !isFromHearing(rule) || given.hearingDate || businessRuleOf(given.jurisdiction, rule.name) !== null,
    )
    .map((rule) => calculateRule(rule, given, today));
}

/**
 * A rule as its court counts it from a day that a paper tells; null where nobody checked the holidays of those years: a
 * misread day is nothing to refuse.
 */
export function countRule(rule: CourtRule, given: Given): CourtRuleDate | null {
  const date = courtRuleDate(rule, given);
  const days = [given.triggerDate, ...(date === null ? [] : [date.dueDate])];
  return days.every((day) => isYearChecked(given.jurisdiction, day)) ? date : null;
}

/** A deadline counted again from another day. */
export interface Recalculated {
  date: string;
  steps: string[];
  calculation: Calculation;
}

/**
 * Counts a stored deadline again from `newAnchor`, in the way it was counted before. The anchor takes the
 * place of the hearing for a deadline kept by a rule that counts back, else of the start date. A rule the
 * product's own list lacks is always counted the court's way. Throws BAD_REQUEST when the deadline type
 * is not known any more.
 */
export function recalculate(calculation: Calculation, newAnchor: string, today: string): Recalculated {
  checkYear(calculation.jurisdiction, newAnchor, 'triggerDate');
  const rule = getRule(calculation.jurisdiction, calculation.deadlineType, null);
  const listed = businessRuleOf(calculation.jurisdiction, rule.name);
  if (calculation.method === 'business-day' && listed !== null) {
    const move = countBusinessDays(listed, newAnchor, inBusinessDays(calculation.serviceMethod));
    const service =
      calculation.serviceMethod === 'mail' ? `Mail adds 3 of these ${move.days} business days.` : null;
    const notes = { openDays: 'business days', service } as const;
    const startsFrom = isFromHearing(rule) ? 'the day you entered' : rule.startsFrom;
    const date = dateOf(move.to);
    const steps = stepsOf(dayNumber(newAnchor), startsFrom, [move], notes);
    const receipt = { ...receiptOf(rule, calculation.jurisdiction), steps };
    return {
      date,
      steps: [...steps, ...lateNotes(date, today)],
      calculation: { ...calculation, triggerDate: newAnchor, receipt },
    };
  }
  const moved: Calculation = {
    ...calculation,
    method: 'court-rule',
    ...(isFromHearing(rule) ? { hearingDate: newAnchor } : { triggerDate: newAnchor }),
  };
  const court = courtRuleDate(rule, moved);
  if (court === null) throw new AppError('BAD_REQUEST');
  const steps = [...court.steps, ...lateNotes(court.dueDate, today)];
  const receipt = { ...receiptOf(rule, calculation.jurisdiction), steps: court.steps };
  return { date: court.dueDate, steps, calculation: { ...moved, receipt } };
}

/** A deadline that can be calculated, for a list to choose from. */
export interface DeadlineOption {
  deadlineType: string;
  name: string;
  ruleReference: string;
  /** It counts back from a hearing, so that its date is needed. */
  fromHearing: boolean;
  /** The court's local rules or the judge set the days. */
  needsLocalDays: boolean;
  /** The event that starts the count, as words that follow 'counted from'. */
  startsFrom: string;
  /** Events whose day the rule asks for too, because it gives the later or the earlier of two days. */
  needs: CourtRuleDate['needs'];
  description: string;
}

/** The deadlines of a jurisdiction, in one kind of case where it is known, those of the product's own list first. */
export function deadlineOptions(jurisdiction: Jurisdiction, kind: CaseKind | null): DeadlineOption[] {
  return rulesFor(jurisdiction, kind).map((rule) => ({
    deadlineType: deadlineTypeOf(rule.name),
    name: rule.name,
    ruleReference: businessRuleOf(jurisdiction, rule.name)?.ruleReference ?? rule.citation,
    fromHearing: isFromHearing(rule),
    needsLocalDays: rule.localDefault !== undefined,
    startsFrom: rule.startsFrom,
    needs: [...rule.laterOf, ...rule.earlierOf].map(({ event }) => ({
      event,
      question: EVENTS[event].question,
    })),
    description: rule.description,
  }));
}
