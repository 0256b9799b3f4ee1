import { addDays } from '../law/calendar-days.ts';
import { daysOf } from './days.ts';
import { isDayNamed } from './proposal-lines.ts';
import type { Proposal, Service } from './schema.ts';

/** Far enough from one another that a time counted from them ends on other days, whatever closes the court. */
const TRIED = [-1, -31, -61];

function tried(proposal: Proposal, service: Service, today: string): string | null {
  try {
    const { day, others } = daysOf(proposal, service, today);
    return JSON.stringify([...(day === null ? [] : [day]), ...others].map(({ what, date }) => [what, date]));
  } catch {
    // A paper that contradicts the day that was tried depends on it.
    return null;
  }
}

/**
 * Whether the days of a proposal depend on when and how its papers came: only then is it asked. A paper that names its
 * hearing, in a court that takes no answer, needs no day of service; a letter that names its day needs none either.
 */
export function needsService(proposal: Proposal, today: string): boolean {
  if (proposal.asks === 'nothing') return false;
  if (proposal.asks === 'filed-when') return true;
  if (proposal.asks === 'how-served' && !isDayNamed(proposal)) return true;
  const found = TRIED.map((days) =>
    tried(proposal, { date: addDays(today, days), method: 'personal' }, today),
  );
  const [first] = found;
  return first === null || found.some((each) => each !== first) || first === undefined;
}
