import { runsFromItself } from '#src/intake/own-paper.ts';
import type { Day, Proposal } from '#src/intake/schema.ts';
import { takenAfterJudgment } from '#src/law/service-doubts.ts';
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
  if (proposal.asks === 'letter' || runsFromItself(proposal) || proposal.role.value === 'plaintiff')
    return null;
  const what = isHearing ? 'If you are not there' : 'If you do nothing';
  const then = isMotionResponse(day.what)
    ? 'the judge can grant the motion without hearing your side. If the motion asks for a judgment, you can lose the case that way. What you do not dispute may count as true.'
    : proposal.bankruptcy
      ? 'and it is your bankruptcy, the case can be dismissed. If they owe you, a claim that comes late may not be paid.'
      : proposal.protection?.isNotice
        ? 'the judge can make orders without you that last for years.'
        : proposal.calls === 'keep-away'
          ? 'the judge can make the order longer without you.'
          : proposal.kind.value === 'eviction'
            ? 'the judge can decide without you and order you to leave.'
            : proposal.kind.value === 'family'
              ? 'the judge can decide without you.'
              : `the judge can decide without you. ${takenAfterJudgment(proposal.state.value)}`;
  return (
    <p className="rounded-card border border-line bg-surface p-4">
      <strong>{what},</strong> <Explained>{then}</Explained>
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
