import { type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { actOf } from './judgment-rules.ts';

type Entry = { kind: string; ruleReference: string | null };

/** The rule that an entry of a timeline names as its own, told apart by its name where several share a citation; null where none does. */
export function ruleOfEntry(law: CaseLaw, { kind, ruleReference }: Entry): CourtRule | null {
  if (ruleReference === null) return null;
  const cited = rulesOfCase(law).filter(({ citation }) => citation === ruleReference);
  const name = kind.toLowerCase();
  const named = cited.filter(
    (rule) => name === rule.name.toLowerCase() || name.endsWith(actOf(rule, law).toLowerCase()),
  );
  return named[0] ?? (cited.length === 1 ? (cited[0] ?? null) : null);
}
