import type { CaseKind } from '../law/courts/case-kinds.ts';
import type { Situation } from './situation.ts';

const FREE = 'if you cannot pay for a lawyer, ask the court to appoint one before you do anything else';

/** What has to be said of a kind of case before anything else; the others say only why no rule holds. */
const WORDS: Readonly<Partial<Record<CaseKind, string>>> = {
  criminal: `This is a criminal case. The rules of this product are those of civil cases and do not hold here; ${FREE}.`,
  family:
    'This is a family case. The rules of this product are those of other civil cases; family courts have rules and forms of their own. Ask the clerk or the court’s self-help center.',
  probate:
    'This is a probate case. The rules of this product are those of other civil cases; probate has rules and forms of its own. Ask the clerk.',
  bankruptcy:
    'This is a bankruptcy case. The rules of this product are those of other civil cases; bankruptcy has rules, forms and short times of its own. Ask the clerk or a lawyer.',
  appeal:
    'This is an appeal. The rules of this product are those of trial courts in civil cases; appeals have rules and times of their own. Ask the clerk of the court of appeals.',
};

/** What has to be said first where no rule of civil cases holds; empty in a civil case, and where the kind has rules of its own here. */
export function notCivil({ isCivil, kind, whyNoRules }: Situation): string[] {
  if (isCivil || whyNoRules === null) return [];
  return [WORDS[kind] ?? whyNoRules];
}
