import type { RuleSource } from './court-rule.ts';

const READ = '2026-11-23';
const RULES = 'https://casetext.com/rule/new-mexico-court-rules/';

/** Said of a rule that was read of one of the two kinds of limited courts. */
export const OF_MAGISTRATES_ONLY =
  'We read the rule of the magistrate courts. The metropolitan court has a rule of its own: verify with its clerk.';

/** The folders of the sets of rules in the published copies. */
const SETS = {
  district: 'new-mexico-rules-of-civil-procedure-for-the-district-courts/',
  magistrate: 'new-mexico-rules-of-civil-procedure-for-the-magistrate-courts/',
  appellate: 'new-mexico-rules-of-appellate-procedure/',
} as const;

/**
 * A copy of a rule at casetext.com: `what` as 'Rule 1-012 NMRA', `amended` the day through which the copy is, as it
 * says itself; null where it says none.
 */
export function casetextCopy(
  what: string,
  amended: string | null,
  set: keyof typeof SETS,
  page: string,
): RuleSource {
  const through = amended === null ? '' : ` as amended through ${amended}`;
  return {
    title: `${what}${through}, copy at casetext.com`,
    address: `${RULES}${SETS[set]}${page}`,
    retrieved: READ,
  };
}

/** A copy elsewhere: what it is and where. */
export function copyAt(title: string, address: string): RuleSource {
  return { title, address, retrieved: READ };
}
