import type { Situation } from './situation.ts';

const FREE = 'if you cannot pay for a lawyer, ask the court to appoint one before you do anything else';

const WORDS: Readonly<Record<string, string>> = {
  criminal: `This is a criminal case. The rules of this product are those of civil cases and do not hold here; ${FREE}.`,
  family:
    'This is a family case. The rules of this product are those of other civil cases; family courts have rules and forms of their own. Ask the clerk or the court’s self-help center.',
  probate:
    'This is a probate case. The rules of this product are those of other civil cases; probate has rules and forms of its own. Ask the clerk.',
  bankruptcy:
    'This is a bankruptcy case. The rules of this product are those of other civil cases; bankruptcy has rules, forms and short times of its own. Ask the clerk or a lawyer.',
  appeals:
    'This is an appeal. The rules of this product are those of trial courts in civil cases; appeals have rules and times of their own. Ask the clerk of the court of appeals.',
};
const OTHER =
  'The rules of this product are those of civil cases, and this case is not entered as one. Ask the clerk which rules hold.';

/** What has to be said before anything else where the rules of civil cases do not hold; empty in a civil case. */
export function notCivil({ isCivil, facts }: Situation): string[] {
  return isCivil ? [] : [WORDS[facts.case.caseType ?? ''] ?? OTHER];
}
