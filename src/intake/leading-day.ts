import { DISPUTE, standsBehind, THEY_WILL } from '../next/day-names.ts';
import type { Day, Proposal } from './schema.ts';
import { isObjection } from './subpoena-days.ts';

/** What the other side asks for in a paper of its own: whoever does it by that day has still not answered the lawsuit. */
const THEY_ASK = /^(?:pay|move out|leave|vacate|call|accept|sign)\b/i;

/** The day that is shown first: of those to come a letter's right to dispute, then what binds everybody, the soonest. */
export function leading(
  all: readonly Day[],
  { command, begins }: Proposal,
  answer: Day | null,
): Day | undefined {
  const open = all.filter(({ daysLeft }) => daysLeft >= 0);
  const isSued = begins === true && answer !== null && open.includes(answer);
  const names = open.map(({ what }) => what);
  const mayLead = ({ what }: Day) =>
    !standsBehind(what, names) &&
    !what.startsWith(THEY_WILL) &&
    !(command === 'subpoena' && isObjection(what)) &&
    !(isSued && THEY_ASK.test(what));
  return open.find(({ what }) => what === DISPUTE) ?? open.find(mayLead) ?? open[0];
}
