import { runsFromItself } from '#src/intake/own-paper.ts';
import type { Day, Proposal } from '#src/intake/schema.ts';
import { type ToldBy, withoutYou } from '#src/next/if-missed.ts';
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
  const saysItself =
    proposal.asks === 'letter' || runsFromItself(proposal) || proposal.role.value === 'plaintiff';
  if (saysItself && proposal.command !== 'subpoena') return null;
  const what = isHearing && proposal.command !== 'subpoena' ? 'If you are not there' : 'If you do nothing';
  const then = withoutYou({
    ...{ name: day.what, kind: proposal.kind.value, state: proposal.state.value },
    told: toldIn(proposal),
  });
  return (
    <p className="rounded-card border border-line bg-surface p-4">
      <strong>{what},</strong> <Explained>{then}</Explained>
    </p>
  );
}

/** What the papers are about, where that is no lawsuit; nobody loses one by a subpoena. */
function toldIn({ command, bankruptcy, protection, calls }: Proposal): ToldBy | null {
  if (command === 'subpoena') return 'subpoena';
  if (bankruptcy) return 'bankruptcy';
  if (protection?.isNotice) return 'protection-notice';
  return calls === 'keep-away' ? 'protection' : null;
}
