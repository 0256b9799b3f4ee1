import { callsOtherSide } from '#src/intake/called.ts';
import { runsFromItself } from '#src/intake/own-paper.ts';
import type { Day, Proposal } from '#src/intake/schema.ts';
import {
  ASKED_FOR_ORDER,
  isOfProtection,
  isOrderedToCome,
  MUST_COME,
  SUING_MOTION,
  type ToldBy,
  withoutYou,
} from '#src/next/if-missed.ts';
import { isMotionResponse } from '#src/next/motion-response.ts';
import { Explained } from '../ui/explained.tsx';

/** What happens otherwise, in plain words. */
export function IfNothing({
  proposal,
  day,
  isHearing,
}: {
  proposal: Proposal;
  day: Day;
  isHearing: boolean;
}) {
  // A form that asks to be sent back, and a judgment, say themselves what follows.
  const isCommand = proposal.command === 'subpoena';
  if (!isCommand && (proposal.asks === 'letter' || runsFromItself(proposal))) return null;
  const told = toldIn(proposal, isHearing);
  if (told === 'arrest')
    return (
      <p className="rounded-card border border-line bg-surface p-4">
        <strong>{MUST_COME}</strong>
      </p>
    );
  if (isHearing && !isCommand && proposal.role.value === 'plaintiff' && isOfProtection(told))
    return (
      <p className="rounded-card border border-line bg-surface p-4">
        <strong>If you are not there,</strong> {ASKED_FOR_ORDER}
      </p>
    );
  if (!isCommand && proposal.role.value === 'plaintiff')
    return isMotionResponse(day.what) ? <IfSuing proposal={proposal} /> : null;
  // Nobody loses by staying away where only the other side is ordered to come.
  const sitting = proposal.hearings.find(({ label, date }) => label === day.what && date === day.date);
  if (isHearing && sitting !== undefined && callsOtherSide(proposal, sitting)) return null;
  const isThere = isHearing && !isCommand && told !== 'sale';
  const what = isThere ? 'If you are not there' : 'If you do nothing';
  const then = withoutYou({
    ...{ name: day.what, kind: proposal.kind.value, state: proposal.state.value },
    told,
  });
  return (
    <p className="rounded-card border border-line bg-surface p-4">
      <strong>{what},</strong> <Explained>{then}</Explained>
    </p>
  );
}

/** What the papers are about, where that is no lawsuit; nobody loses one by a subpoena. */
function toldIn(
  { command, bankruptcy, protection, calls, mustCome, role }: Proposal,
  isHearing: boolean,
): ToldBy | null {
  if (command === 'subpoena') return 'subpoena';
  // Whoever is ordered to come is not sued once more: the court has them brought.
  if (isHearing && isOrderedToCome(mustCome ?? null, role.value)) return 'arrest';
  if (calls === 'stop-sale') return 'sale';
  if (bankruptcy) return 'bankruptcy';
  if (protection?.isNotice) return 'protection-notice';
  return calls === 'keep-away' ? 'protection' : null;
}

/** What whoever sues can lose by a motion of the other side. */
function IfSuing({ proposal: { motion } }: { proposal: Proposal }) {
  return (
    <p className="rounded-card border border-line bg-surface p-4">
      <strong>If you do nothing,</strong>{' '}
      <Explained>{motion?.isToDismiss === true ? 'your case can be dismissed.' : SUING_MOTION}</Explained>
    </p>
  );
}
