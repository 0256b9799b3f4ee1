import type { Milestone } from '#src/timeline/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Explained } from '../ui/explained.tsx';

/** What follows for whoever misses the day of an entry, as home says it; nothing where nothing is known, or it is done. */
export function IfMissed({ stage: { id, caseId, finishedAt } }: { stage: Milestone }) {
  const { data } = trpc.next.ofCase.useQuery({ caseId }, { meta: { silent: true } });
  const missed = data?.steps.find(({ deadline }) => deadline?.id === id)?.ifMissed;
  if (missed === undefined || finishedAt !== null) return null;
  return (
    <p className="mt-3 max-w-[66ch] border-l-2 border-line-strong pl-3">
      <Explained>{missed}</Explained>
    </p>
  );
}
