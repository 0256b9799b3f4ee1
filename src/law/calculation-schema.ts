import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { CaseKind } from './courts/case-kinds.ts';

export const JURISDICTIONS = [
  'federal',
  'california',
  'new_mexico_district',
  'new_mexico_magistrate',
] as const;
export const Jurisdiction = z.enum(
  JURISDICTIONS,
  'Please choose a court: federal, California, New Mexico district, or New Mexico magistrate and metropolitan.',
);
export type Jurisdiction = z.infer<typeof Jurisdiction>;

export const SERVICE_METHODS = ['personal', 'mail', 'electronic'] as const;
export const ServiceMethod = z.enum(
  SERVICE_METHODS,
  'Please choose how it was served: in person, by mail or electronically.',
);
export type ServiceMethod = z.infer<typeof ServiceMethod>;

/** Where the papers were mailed from and to, seen from California (CCP 1013(a), 1005(b)). */
export const MAILED_FROM = ['california', 'other_state', 'abroad'] as const;
export const MailedFrom = z.enum(MAILED_FROM, 'Please choose where it was mailed.');
export type MailedFrom = z.infer<typeof MailedFrom>;

/** POST /api/deadlines/calculate. Without `deadlineType` every rule of the jurisdiction is calculated. */
export const CalculateInput = z.object({
  triggerDate: CalendarDate,
  jurisdiction: Jurisdiction,
  /** Only rules that hold in such a case; every rule of the jurisdiction where it is not known. */
  kind: CaseKind.nullish(),
  serviceMethod: ServiceMethod.default('personal'),
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
});
export type CalculateInput = z.infer<typeof CalculateInput>;

/** The two ways of counting: the product's business days, and the rule as a court reads it. */
export const CountingMethod = z.enum(['business-day', 'court-rule']);
export type CountingMethod = z.infer<typeof CountingMethod>;

export const CourtRuleDate = z.object({
  /** The date to keep; where readings differ, the earliest of them. */
  dueDate: z.string(),
  earliest: z.string(),
  latest: z.string(),
  /** What a person does with a paper calendar, in order. */
  steps: z.array(z.string()),
  citation: z.string(),
  /** What is uncertain, and what would change the date. */
  caveats: z.array(z.string()),
});
export type CourtRuleDate = z.infer<typeof CourtRuleDate>;

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
});
export type CalculatedDeadline = z.infer<typeof CalculatedDeadline>;

/** What a stored deadline was calculated with. */
export const Calculation = z.object({
  jurisdiction: Jurisdiction,
  deadlineType: z.string(),
  serviceMethod: ServiceMethod,
  triggerDate: CalendarDate,
  hearingDate: CalendarDate.nullable().default(null),
  mailedFrom: MailedFrom.nullable().default(null),
  localDays: z.number().int().min(1).max(365).nullable().default(null),
  closures: z.array(CalendarDate).max(60).default([]),
  method: CountingMethod,
});
export type Calculation = z.infer<typeof Calculation>;
