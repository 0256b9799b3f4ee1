import type { CalculatedDeadline, CalculateInput, CountingMethod } from '#src/law/calculation-schema.ts';
import { reminderDates } from '#src/law/reminders.ts';
import { statusFor } from '#src/timeline/status.ts';
import type { NewDeadline } from './use-create-deadlines.ts';

/** The date of a calculated deadline in one of the two ways of counting. */
export function dateBy(result: CalculatedDeadline, method: CountingMethod): string | null {
  return method === 'court-rule' ? (result.courtRule?.dueDate ?? null) : result.dueDate;
}

/** The time of day that goes with that date, HH:MM at the court; null where the day alone counts. */
export function timeBy({ courtRule }: CalculatedDeadline, method: CountingMethod): string | null {
  return method === 'court-rule' ? (courtRule?.dueTime ?? null) : null;
}

/** Whether something is missing, such as the hearing that a deadline counts back from: no date to rely on then. */
export function isIncomplete(result: CalculatedDeadline): boolean {
  return result.courtRule === null && result.warnings.length > 0;
}

/** The way of counting to keep to; none where its date is not known yet. */
export function keptMethod(result: CalculatedDeadline): CountingMethod | null {
  return isIncomplete(result) || dateBy(result, result.recommended) === null ? null : result.recommended;
}

/** The way of counting that is chosen for the person: none by a rule that nobody has verified. */
export function preselected(result: CalculatedDeadline): CountingMethod | null {
  return result.status === 'verified' ? keptMethod(result) : null;
}

interface TakeOver {
  method: CountingMethod;
  asked: CalculateInput;
  today: string;
  remind: boolean;
  triggerMilestoneId: string | null;
}

/** What goes on the timeline for a calculated deadline; nothing where this way of counting has no date. */
export function takeOver(result: CalculatedDeadline, options: TakeOver): NewDeadline[] {
  const { method, asked, today, remind, triggerMilestoneId } = options;
  const date = dateBy(result, method);
  if (date === null) return [];
  const reminders = reminderDates(date, today);
  return [
    {
      kind: result.name,
      date,
      status: statusFor(date, today),
      deadlineType: result.deadlineType,
      ruleReference: (method === 'court-rule' && result.courtRule?.citation) || result.ruleReference,
      reminderDates: remind && reminders.length > 0 ? reminders : null,
      remindMore: remind && reminders.length > 0,
      isAutoCalculated: true,
      triggerMilestoneId,
      calculation: {
        jurisdiction: asked.jurisdiction,
        deadlineType: result.deadlineType,
        serviceMethod: asked.serviceMethod,
        triggerDate: asked.triggerDate,
        hearingDate: asked.hearingDate ?? null,
        mailedFrom: asked.mailedFrom ?? null,
        localDays: asked.localDays ?? null,
        closures: asked.closures ?? [],
        ...(asked.given && { given: asked.given }),
        method,
      },
    },
  ];
}
