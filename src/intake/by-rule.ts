import { calculateDeadlines, countRule } from '../law/calculate.ts';
import type { CourtRuleDate } from '../law/calculation-schema.ts';
import { addDays } from '../law/calendar-days.ts';
import { caveatsAt } from '../law/caveats-of-case.ts';
import type { CourtRule } from '../law/court-rule.ts';
import type { Jurisdiction } from '../law/court-systems.ts';
import type { EventKey } from '../law/events.ts';
import { completionOf } from '../law/substituted.ts';
import { amount } from '../text/words.ts';
import type { Counting } from './counting.ts';

/** What a rule of the court gives from the day of service; null where no rule holds, or nobody knows when the time began. */
export function countByRule(
  { law, started, service, today }: Counting,
  rule: CourtRule,
  { isKindSaid }: { isKindSaid?: boolean } = {},
): CourtRuleDate | null {
  if (law.jurisdiction === null || started === null || service === null) return null;
  const [counted] = calculateDeadlines(
    {
      ...{ triggerDate: started, jurisdiction: law.jurisdiction, deadlineType: rule.id },
      ...{ serviceMethod: service.method, kind: law.kind },
      ...(isKindSaid !== undefined && { isKindSaid }),
    },
    today,
  );
  const court = counted?.courtRule ?? null;
  return court === null ? null : { ...court, caveats: caveatsAt(court.caveats, law.court) };
}

interface Left {
  jurisdiction: Jurisdiction | null;
  /** Left with somebody, or posted. */
  way: 'left' | 'posted';
  /** The day on which the papers were left, and that of the mailing that followed, YYYY-MM-DD. */
  left: string;
  mailed: string;
}

/** When service is complete that a mailing follows. */
interface CompleteService {
  /** YYYY-MM-DD. It is nobody's last day: no weekend and no holiday moves it. */
  date: string;
  /** How long after the mailing: '10 days'. */
  within: string;
  citation: string;
  caveat: string;
}

/** The day on which such service is complete by the law of the court; null where that was not read, or changes before. */
export function completeService({ jurisdiction, way, left, mailed }: Left): CompleteService | null {
  const complete = completionOf(jurisdiction, way);
  if (complete === null || left >= complete.readUntil) return null;
  const { days, citation, caveat } = complete;
  return { date: addDays(mailed, days), within: amount(days, 'day'), citation, caveat };
}

/** The day from which a paper itself lets a time run, YYYY-MM-DD, and days of other events that it tells. */
interface FromPaper {
  jurisdiction: Jurisdiction | null;
  started: string | null;
  given?: Partial<Record<EventKey, string>>;
}

/** What a rule of the court gives from a day that a paper tells: no way of service adds to that. */
export function countFromPaper(
  rule: CourtRule,
  { jurisdiction, started, given = {} }: FromPaper,
): CourtRuleDate | null {
  if (jurisdiction === null || started === null) return null;
  return countRule(rule, { triggerDate: started, jurisdiction, serviceMethod: 'personal', given });
}

/** What a rule gives that counts back from a hearing; `served` is the day on which the paper that names it came. */
export function countBackFrom(
  rule: CourtRule,
  { jurisdiction, hearing, served }: { jurisdiction: Jurisdiction | null; hearing: string; served: string },
): CourtRuleDate | null {
  if (jurisdiction === null) return null;
  const given = { triggerDate: served, hearingDate: hearing, serviceMethod: 'personal' } as const;
  return countRule(rule, { ...given, jurisdiction });
}
