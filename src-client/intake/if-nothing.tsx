import { runsFromItself } from '#src/intake/own-paper.ts';
import type { Day, Proposal } from '#src/intake/schema.ts';
import { SUING_MOTION, withoutYou } from '#src/next/if-missed.ts';
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
  if (proposal.command === 'subpoena') return <IfNotObeyed />;
  // A form that asks to be sent back, and a judgment, say themselves what follows.
  if (proposal.asks === 'letter' || runsFromItself(proposal)) return null;
  if (proposal.role.value === 'plaintiff')
    return isMotionResponse(day.what) ? <IfSuing proposal={proposal} /> : null;
  const isArrest = isHearing && threatensArrest(proposal);
  const what = isArrest ? 'If you do not come' : isHearing ? 'If you are not there' : 'If you do nothing';
  const then = proposal.bankruptcy
    ? 'and it is your bankruptcy, the case can be dismissed. If they owe you, a claim that comes late may not be paid.'
    : proposal.protection?.isNotice
      ? 'the judge can make orders without you that last for years.'
      : withoutYou({
          ...{ name: day.what, kind: proposal.kind.value, state: proposal.state.value },
          isProtection: proposal.calls === 'keep-away',
          isArrest,
        });
  return (
    <p className="rounded-card border border-line bg-surface p-4">
      <strong>{what},</strong> <Explained>{then}</Explained>
    </p>
  );
}

/** Whoever is ordered to come is not sued once more: the court has them brought. */
const threatensArrest = ({ calls, otherwise }: Proposal) =>
  calls === 'come' || /\barrest(?:ed)?\b|\bwarrant\b/i.test(otherwise?.quote ?? '');

/** What whoever sues can lose by a motion of the other side. */
function IfSuing({ proposal: { motion } }: { proposal: Proposal }) {
  return (
    <p className="rounded-card border border-line bg-surface p-4">
      <strong>If you do nothing,</strong>{' '}
      <Explained>{motion?.isToDismiss === true ? 'your case can be dismissed.' : SUING_MOTION}</Explained>
    </p>
  );
}

/** Nobody loses a lawsuit by a subpoena: the court makes people obey it. */
function IfNotObeyed() {
  return (
    <p className="rounded-card border border-line bg-surface p-4">
      <strong>If you do nothing,</strong>{' '}
      <Explained>
        the court can hold you in contempt. It can make you pay a fine, or have you arrested and brought in.
        If you cannot do what it asks, do not just stay away: object in writing, or ask the court before that
        day to cancel or change it.
      </Explained>
    </p>
  );
}
