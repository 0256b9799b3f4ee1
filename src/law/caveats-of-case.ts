import type { CaseLaw } from './case-law.ts';
import type { CourtRule } from './court-rule.ts';
import type { Court } from './courts/court.ts';

const OF_EVICTIONS = /^In an eviction\b/i;
const OF_OTHERS = /\bother than an eviction\b/i;
/** One rule serves two kinds of court, and says of the other what is different there. */
const OF_METROPOLITAN = /\bmetropolitan court\b/i;

/** Those that hold at this court; all of them where it is not known which it is. */
export function caveatsAt(caveats: readonly string[], court: Pick<Court, 'name'> | null): string[] {
  const isMetropolitan = court !== null && OF_METROPOLITAN.test(court.name);
  return caveats.filter((caveat) => court === null || isMetropolitan || !OF_METROPOLITAN.test(caveat));
}

/** What is to be known of a rule in a case of this kind at this court. */
export function caveatsOf(
  { caveats }: Pick<CourtRule, 'caveats'>,
  { kind, court = null }: Pick<CaseLaw, 'kind'> & Partial<Pick<CaseLaw, 'court'>>,
): string[] {
  const isOther = kind === 'eviction' ? OF_OTHERS : OF_EVICTIONS;
  return caveatsAt(caveats, court).filter((caveat) => !isOther.test(caveat));
}
