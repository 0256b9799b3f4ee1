import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { JURISDICTIONS, systemOf } from './court-systems.ts';
import { CaseKind } from './courts/case-kind-schema.ts';
import { EVENT_KEYS } from './events.ts';

const EventKey = z.enum(EVENT_KEYS);

export const CHOOSE_A_COURT = 'Please choose a court from the list.';
export const Jurisdiction = z.enum(JURISDICTIONS, CHOOSE_A_COURT);
export type Jurisdiction = z.infer<typeof Jurisdiction>;

export const SERVICE_METHODS = ['personal', 'mail', 'electronic'] as const;
const CHOOSE_A_WAY = 'Please choose how it was served: in person, by mail or electronically.';
export const ServiceMethod = z.enum(SERVICE_METHODS, CHOOSE_A_WAY);
export type ServiceMethod = z.infer<typeof ServiceMethod>;

/** The further ways in which a summons reaches somebody; 'unknown' counts from the way that leaves least time. */
export const SUMMONS_WAYS = [
  'home',
  'work',
  'posted',
  'receipt',
  'publication',
  'waiver',
  'unknown',
] as const;
export const ServiceWay = z.enum([...SERVICE_METHODS, ...SUMMONS_WAYS], CHOOSE_A_WAY);
export type ServiceWay = z.infer<typeof ServiceWay>;

/** Where the papers were mailed from and to, seen from California (CCP 1013(a), 1005(b)). */
export const MAILED_FROM = ['california', 'other_state', 'abroad'] as const;
export const MailedFrom = z.enum(MAILED_FROM, 'Please choose where it was mailed.');
export type MailedFrom = z.infer<typeof MailedFrom>;

/** The days of other events that a rule asks for. */
const GivenDays = z.partialRecord(EventKey, CalendarDate);

/** POST /api/deadlines/calculate. Without `deadlineType` every rule of the jurisdiction is calculated. */
export const CalculateInput = z.object({
  triggerDate: CalendarDate,
  jurisdiction: Jurisdiction,
  /** Only rules that hold in such a case; every rule of the jurisdiction where it is not known. */
  kind: CaseKind.nullish(),
  /** A person or a paper said the kind: it is no longer asked whether it is another. */
  isKindSaid: z.boolean().nullish(),
  serviceMethod: ServiceWay.default('personal'),
  /** The rule's key, or its name lowercased with underscores. */
  deadlineType: z.string().trim().min(1, 'Please choose a deadline type.').max(200).nullish(),
  /** The day of the hearing, for rules that count back from it. */
  hearingDate: CalendarDate.nullish(),
  mailedFrom: MailedFrom.nullish(),
  /** The number of days the court's local rule or the judge's order gives, where no general rule does. */
  localDays: z
    .number('Please enter the number of days.')
    .int('Please enter whole days.')
    .min(1, 'Please enter at least 1 day.')
    .max(365, 'Please enter at most 365 days.')
    .nullish(),
  /** Days on which this court is closed beyond its holidays (weather, local closures). */
  closures: z.array(CalendarDate).max(60, 'Please enter at most 60 closed days.').nullish(),
  given: GivenDays.nullish(),
});
export type CalculateInput = z.infer<typeof CalculateInput>;

/** A jurisdiction by its own name or by that of its courts. */
const JurisdictionName = z.preprocess(
  (name) => (typeof name === 'string' ? (systemOf(name)?.key ?? name) : name),
  Jurisdiction,
);

const text = (max: number) => z.string().trim().max(max).nullish();

/**
 * POST /api/deadlines/calculate. The court is named by its jurisdiction, by a case, or by what is known of one; then
 * only rules of the case's kind are counted.
 */
export const CalculateRequest = CalculateInput.omit({ jurisdiction: true }).extend({
  jurisdiction: JurisdictionName.nullish(),
  caseId: z.string().max(100).nullish(),
  courtName: text(300),
  caseNumber: text(100),
  state: text(2),
  caseType: text(30),
  title: text(300),
});
export type CalculateRequest = z.infer<typeof CalculateRequest>;

/** The two ways of counting: the product's business days, and the rule as a court reads it. */
export const CountingMethod = z.enum(['business-day', 'court-rule']);
export type CountingMethod = z.infer<typeof CountingMethod>;

export const CourtRuleDate = z.object({
  /** The date to keep; where readings differ, the earliest of them. */
  dueDate: z.string(),
  /** HH:MM at the court; null where the day alone counts. */
  dueTime: z.string().nullable(),
  earliest: z.string(),
  latest: z.string(),
  /** What a person does with a paper calendar, in order. */
  steps: z.array(z.string()),
  citation: z.string(),
  /** Events whose day the rule asks for too and that were not given: the date is the earliest it can be. */
  needs: z.array(z.object({ event: EventKey, question: z.string() })),
  /** What is uncertain, and what would change the date. */
  caveats: z.array(z.string()),
});
export type CourtRuleDate = z.infer<typeof CourtRuleDate>;

/** What a date was counted with, so that anybody can say later why it was that day. */
export const Receipt = z.object({
  ruleKey: z.string(),
  /** Of the rule's row as it read; `hash` at GET /api/rules. */
  ruleVersion: z.string(),
  /** Of the court's holidays. */
  calendarVersion: z.string(),
  /** Of what ways of service add, and of how the court counts. */
  countingVersion: z.string(),
  /** Of the program that counts. */
  engineVersion: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

/** How somebody else reads a rule, and where that was read: the rule is disputed while there is one. */
const RuleReading = z.object({
  says: z.string(),
  source: z.object({ title: z.string(), address: z.string(), retrieved: z.string() }),
});

export const CalculatedDeadline = z.object({
  name: z.string(),
  /** The name lowercased, spaces as underscores. */
  deadlineType: z.string(),
  ruleReference: z.string(),
  /** The business-day date; null for a rule that is counted the court's way only. */
  dueDate: z.string().nullable(),
  /** 7, 3 and 1 days before the recommended date, those still to come. */
  reminderDates: z.array(z.string()),
  isAutoCalculated: z.literal(true),
  /** Whether the rule's words were quoted from a source and read by somebody else. */
  status: z.enum(['verified', 'unverified', 'disputed']),
  readings: z.array(RuleReading),
  courtRule: CourtRuleDate.nullable(),
  recommended: CountingMethod,
  /** By how many calendar days the recommended date is earlier than the other; 0 when they agree. */
  daysEarlier: z.number().int(),
  /** What the person must read before relying on either date. */
  warnings: z.array(z.string()),
  /** What the rule is about, in plain words. */
  description: z.string(),
  /** The event the count starts from, such as 'the day the summons was served'. */
  startsFrom: z.string(),
  receipt: Receipt,
});
export type CalculatedDeadline = z.infer<typeof CalculatedDeadline>;

/** What a stored deadline was calculated with. */
export const Calculation = z.object({
  jurisdiction: Jurisdiction,
  deadlineType: z.string(),
  serviceMethod: ServiceWay,
  triggerDate: CalendarDate,
  hearingDate: CalendarDate.nullable().default(null),
  mailedFrom: MailedFrom.nullable().default(null),
  localDays: z.number().int().min(1).max(365).nullable().default(null),
  closures: z.array(CalendarDate).max(60).default([]),
  given: GivenDays.nullish(),
  method: CountingMethod,
  /**
   * Written by the server when the deadline is stored; null for one that was stored before receipts were kept, and
   * without `countingVersion` where it was not kept yet.
   */
  receipt: Receipt.partial({ countingVersion: true })
    .extend({ steps: z.array(z.string()) })
    .nullish(),
});
export type Calculation = z.infer<typeof Calculation>;
