import { dayNumber, spell } from '../law/calendar-days.ts';
import { type CourtRule, periodOf } from '../law/court-rule.ts';
import { rulesStarted, SETS_ASIDE } from '../next/judgment-rules.ts';
import { countFromPaper } from './by-rule.ts';
import type { Counting } from './counting.ts';

/** A time of months is the longest that a judge may take, and no time that anybody has: it is told, and stands among no days. */
export const isLongest = ({ unit }: Pick<CourtRule, 'unit'>): boolean => unit === 'month';

const isReasonable = ({ text, caveats }: CourtRule) =>
  [text ?? '', ...caveats].some((words) => /\breasonable time\b/i.test(words));

/** By when a rule of months can be used at all; a default is entered before the judgment, on a day that this paper need not tell. */
function endOf(rule: CourtRule, { law: { jurisdiction }, proposal }: Counting): string {
  if (rule.event === 'default-entered')
    return `Never later than ${periodOf(rule)} from the day the default was entered. That is an earlier day than the judgment’s: ask the clerk for it.`;
  const started = proposal.runsFrom ?? null;
  const court =
    jurisdiction === null || started === null ? null : countFromPaper(rule, { jurisdiction, started });
  return court === null
    ? `Never later than ${periodOf(rule)} after ${rule.startsFrom}.`
    : `Never later than ${spell(dayNumber(court.dueDate))}.`;
}

/** What can be asked for long, and must be asked for now. */
export function reliefWords(counting: Counting): string[] {
  return rulesStarted(counting.law, SETS_ASIDE)
    .filter(isLongest)
    .map((rule) => {
      const time = isReasonable(rule) ? ' It must come within a reasonable time.' : '';
      return `Ask the judge for relief at once (${rule.citation}).${time} ${endOf(rule, counting)}`;
    });
}
