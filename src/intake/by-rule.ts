import { calculateDeadlines } from '../law/calculate.ts';
import type { CourtRule } from '../law/court-rule.ts';
import type { Counting } from './counting.ts';

/** What a rule of the court gives from the day of service; null where no rule holds, or nobody knows when the time began. */
export function countByRule(
  { law, started, service, today }: Counting,
  rule: CourtRule,
  { isKindSaid }: { isKindSaid?: boolean } = {},
) {
  if (law.jurisdiction === null || started === null || service === null) return null;
  const [counted] = calculateDeadlines(
    {
      ...{ triggerDate: started, jurisdiction: law.jurisdiction, deadlineType: rule.id },
      ...{ serviceMethod: service.method, kind: law.kind },
      ...(isKindSaid !== undefined && { isKindSaid }),
    },
    today,
  );
  return counted?.courtRule ?? null;
}
