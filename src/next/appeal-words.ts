import type { CaseLaw } from '../law/case-law.ts';
import { type CourtRule, lengthOf, periodOf } from '../law/court-rule.ts';
import { isNamed } from '../law/courts/court.ts';
import { APPEALS, isAppeal, rulesStarted } from './judgment-rules.ts';

type Law = Pick<CaseLaw, 'jurisdiction' | 'kind'> & Partial<Pick<CaseLaw, 'court'>>;

export const WHAT_AN_APPEAL_IS =
  'An appeal asks a higher court to look at the judgment again. Most courts want a fee for it.';
const OTHER_WAY = 'You do not have to appeal. You can also ask the judge to set the judgment aside.';
/** Only from whom it is against can anything be taken. */
const OTHER_WAYS = `${OTHER_WAY} And you can say what may not be taken from you.`;
const NOT_BY_ITSELF = 'An appeal by itself may not stop the other side';

/** The rule of the court by which a judgment is appealed, the shortest time first; undefined where none is known. */
function appealRule(law: Law): CourtRule | undefined {
  return rulesStarted(law, APPEALS)
    .filter(isAppeal)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))[0];
}

/** What an appeal is, how it is made from the court of the case, and which other ways there are. */
function appealInShort(law: Law, rule: CourtRule | undefined = appealRule(law), ways = OTHER_WAYS): string {
  const from = law.court == null || !isNamed(law.court) ? 'From your court' : `From ${law.court.called}`;
  const how =
    rule === undefined
      ? ''
      : ` ${from}: ${rule.description.charAt(0).toLowerCase()}${rule.description.slice(1)}`;
  return `${WHAT_AN_APPEAL_IS}${how} ${ways}`;
}

/** What an appeal of an eviction needs beside it; null where the law of the court has no such rule here. */
export function rentOnAppeal(law: Law): string | null {
  const [rent] = law.kind === 'eviction' ? rulesStarted(law, ['rent-on-appeal']) : [];
  return rent === undefined
    ? null
    : `${NOT_BY_ITSELF}. It does only if you also pay the rent within ${periodOf(rent)} after you appeal (${rent.citation}).`;
}

/** Of a kept day to appeal: whoever sued and lost has nothing taken, and stops nobody. */
export function appealOfEntry(
  law: Law,
  rule: CourtRule | undefined,
  side: 'plaintiff' | 'defendant' | 'attorney',
): string {
  if (side === 'plaintiff') return appealInShort(law, rule, OTHER_WAY);
  return `${appealInShort(law, rule)} ${rentOnAppeal(law) ?? `${NOT_BY_ITSELF}.`}`;
}

/** The same with what to ask before one is paid for. */
export function appealWords(law: Law): string {
  return `${appealInShort(law)} ${NOT_BY_ITSELF}: ask the clerk what does. If you cannot pay the fee, ask for the form that says so.`;
}
