import type { Period } from '../facts/schema.ts';
import { dayNumber } from '../law/calendar-days.ts';
import { rulesFor } from '../law/case-law.ts';
import { closedDays } from '../law/court-days.ts';
import { COURT_SYSTEMS, JURISDICTIONS } from '../law/court-systems.ts';
import { FOLDERS } from '../law/courts/index.ts';
import { countFromPaper } from './by-rule.ts';
import { isLandlords } from './own-paper.ts';
import type { Proposal } from './schema.ts';
import { homesNote } from './writ-words.ts';

const ASK_HELP = 'Ask legal help if the law still gives this time.';

/** What the last day of a landlord's notice needs where it is a closed one: it stays, and nobody may be there to take the money. */
export const EARLIER = 'Pay earlier if you can: offices may be closed on that day.';

/** A day that the law of a state gives for what a landlord's notice asks. */
interface NoticeDay {
  date: string;
  steps: string[];
  citation: string;
  ruleKey: string;
  caveats: readonly string[];
}

/**
 * The day by the law on notices that come before an eviction, where the state has one rule of this very length; null where
 * it has none here, and for every other paper.
 */
export function dayByNoticeLaw(
  proposal: Pick<Proposal, 'asks' | 'kind' | 'state' | 'tenancy'>,
  { count, unit }: Pick<Period, 'count' | 'unit'>,
  started: string,
): NoticeDay | null {
  const { value: state, certainty } = proposal.state;
  if (state === null || certainty === 'unsure' || unit !== 'days' || !isLandlords(proposal)) return null;
  const found = JURISDICTIONS.filter(
    (jurisdiction) => FOLDERS[COURT_SYSTEMS[jurisdiction].calendar].state === state,
  ).flatMap((jurisdiction) =>
    rulesFor(jurisdiction, 'eviction')
      .filter(({ event, days }) => event === 'eviction-notice-served' && days === count)
      .map((rule) => ({ jurisdiction, rule })),
  );
  const [first, ...others] = found;
  if (first === undefined || others.some(({ rule }) => rule.citation !== first.rule.citation)) return null;
  const { jurisdiction, rule } = first;
  const law = countFromPaper(rule, { jurisdiction, started });
  if (law === null) return null;
  const { calendar } = COURT_SYSTEMS[jurisdiction];
  const isClosed =
    closedDays({ calendar, closures: [], keepsFridays: true })(dayNumber(law.dueDate)) !== null;
  // No clerk knows of a notice that comes before a case.
  const caveats = law.caveats.filter((caveat) => !/\bclerk\b/i.test(caveat));
  return {
    ...{ date: law.dueDate, steps: law.steps, citation: law.citation, ruleKey: rule.id },
    caveats: [...(isClosed ? [EARLIER] : []), ...homesNote(rule, proposal), ...caveats, ASK_HELP],
  };
}
