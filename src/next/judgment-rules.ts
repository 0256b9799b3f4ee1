import { type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import { caveatsOf } from '../law/caveats-of-case.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import type { DocketStart } from '../law/courts/court-system.ts';
import { isAppealDay } from './day-names.ts';

/** What starts the time to appeal a judgment, and to ask that it be set aside. */
export const APPEALS: readonly DocketStart[] = ['judgment-entered', 'judgment-noticed', 'judgment-signed'];
export const SETS_ASIDE: readonly DocketStart[] = ['set-aside', 'set-aside-small-claims'];

/** The rules of a case that these starts begin, counted forward. */
export function rulesStarted(
  law: Pick<CaseLaw, 'jurisdiction' | 'kind'>,
  starts: readonly DocketStart[],
): CourtRule[] {
  if (law.jurisdiction === null) return [];
  const system = COURT_SYSTEMS[law.jurisdiction];
  const ids = new Set(starts.flatMap((start) => system.starts[start] ?? []));
  return rulesOfCase(law).filter(({ id, direction }) => ids.has(id) && direction === 'forward');
}

/** Where another court may hear it, a name that says one would be wrong for some. */
const ELSEWHERE = /\bCourt of Appeals instead\b/;
const WHERE_TO = / to (?:the )?(?:District|County|Superior) Court\b/;
const WHICH_CASE = / in a \w+ Case\b/;

/** What a rule has a person do in such a case: 'Notice of Appeal', 'Motion to Set Aside Default Judgment'. */
export function actOf(
  rule: Pick<CourtRule, 'name' | 'caveats'>,
  law: Pick<CaseLaw, 'kind'> & Partial<Pick<CaseLaw, 'court'>>,
): string {
  const act = rule.name.replace(/ Due\b/, '').replace(WHICH_CASE, '');
  return caveatsOf(rule, law).some((caveat) => ELSEWHERE.test(caveat)) ? act.replace(WHERE_TO, '') : act;
}

/** Whether an act of that name is an appeal. */
export const isAppeal = ({ name }: Pick<CourtRule, 'name'>): boolean => isAppealDay(name);
