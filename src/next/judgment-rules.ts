import { type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import type { CaseKind } from '../law/courts/case-kinds.ts';
import type { DocketStart } from '../law/courts/court-system.ts';

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

/** Which court hears it is what the caveats tell: a name that says one would be wrong for some. */
const WHERE_TO = / to (?:the )?(?:District|County|Superior) Court\b/;
const WHICH_CASE = / in a \w+ Case\b/;

/** What a rule has a person do: 'Notice of Appeal', 'Motion to Set Aside Default Judgment'. */
export function actOf({ name }: Pick<CourtRule, 'name'>): string {
  return name
    .replace(/ Due\b/, '')
    .replace(WHERE_TO, '')
    .replace(WHICH_CASE, '');
}

const OF_EVICTIONS = /^In an eviction\b/i;
const OF_OTHERS = /\bother than an eviction\b/i;

/** What is to be known of a rule in a case of this kind. */
export function caveatsOf({ caveats }: Pick<CourtRule, 'caveats'>, kind: CaseKind): string[] {
  const isOther = kind === 'eviction' ? OF_OTHERS : OF_EVICTIONS;
  return caveats.filter((caveat) => !isOther.test(caveat));
}
