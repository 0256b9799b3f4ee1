import { ruleNamed } from './calculate.ts';
import type { Calculation } from './calculation-schema.ts';
import type { CaseLaw } from './case-law.ts';
import { COURT_SYSTEMS } from './court-systems.ts';
import { CASE_KIND_WORDS } from './courts/case-kinds.ts';

type Counted = Pick<Calculation, 'jurisdiction' | 'deadlineType'>;

/**
 * Why a stored day may not be this case's: it was counted by another court's rules, or by one that does not hold in
 * cases of this kind, as happens when the court or the kind is put right later. Null where it fits, and while the court
 * is not known.
 */
export function unfitReason(
  { jurisdiction, deadlineType }: Counted,
  { court, kind, jurisdiction: own }: Pick<CaseLaw, 'court' | 'kind' | 'jurisdiction'>,
): string | null {
  if (court === null) return null;
  if (own !== jurisdiction) {
    return `This day was counted by the rules of ${COURT_SYSTEMS[jurisdiction].courts}, and this case is in ${court.called}. Count it again.`;
  }
  const rule = ruleNamed(jurisdiction, deadlineType);
  if (rule === undefined || rule.kinds.includes(kind)) return null;
  return `The rule this day was counted by does not hold in ${CASE_KIND_WORDS[kind]}. Keep to the days that your papers name, and count it again or change the kind of case.`;
}
