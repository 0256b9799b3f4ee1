import type { CaseLaw } from '../law/case-law.ts';
import { type CourtRule, lengthOf } from '../law/court-rule.ts';
import { isNamed } from '../law/courts/court.ts';
import { APPEALS, isAppeal, rulesStarted } from './judgment-rules.ts';

type Law = Pick<CaseLaw, 'jurisdiction' | 'kind'> & Partial<Pick<CaseLaw, 'court'>>;

export const WHAT_AN_APPEAL_IS =
  'An appeal asks a higher court to look at the judgment again. Most courts want a fee for it.';
const OTHER_WAYS =
  'You do not have to appeal. You can also ask the judge to set the judgment aside. And you can say what may not be taken from you.';

/** The rule of the court by which a judgment is appealed, the shortest time first; undefined where none is known. */
function appealRule(law: Law): CourtRule | undefined {
  return rulesStarted(law, APPEALS)
    .filter(isAppeal)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))[0];
}

/** What an appeal is, how it is made from the court of the case, and which other ways there are. */
export function appealInShort(law: Law, rule: CourtRule | undefined = appealRule(law)): string {
  const from = law.court == null || !isNamed(law.court) ? 'From your court' : `From ${law.court.called}`;
  const how =
    rule === undefined
      ? ''
      : ` ${from}: ${rule.description.charAt(0).toLowerCase()}${rule.description.slice(1)}`;
  return `${WHAT_AN_APPEAL_IS}${how} ${OTHER_WAYS}`;
}

/** The same with what to ask before one is paid for. */
export function appealWords(law: Law): string {
  return `${appealInShort(law)} An appeal by itself may not stop the other side: ask the clerk what does. If you cannot pay the fee, ask for the form that says so.`;
}
