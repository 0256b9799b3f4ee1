import { useState } from 'react';
import { useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { useToday } from '../deadlines/use-today.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { EditSummons } from './edit-summons.tsx';
import { SummonsDetails } from './summons-details.tsx';
import { SummonsFailure } from './summons-failure.tsx';
import { SummonsSkeleton } from './summons-skeleton.tsx';
import { useWatchSummons } from './use-summons-data.ts';

const silent = { meta: { silent: true } } as const;

/** One summons: the paper and its service, or the form in which it is changed. */
export function SummonsPage() {
  const { caseId = '', summonsId = '' } = useParams();
  return <OneSummons key={summonsId} caseId={caseId} summonsId={summonsId} />;
}

function OneSummons({ caseId, summonsId }: { caseId: string; summonsId: string }) {
  const found = trpc.cases.get.useQuery({ caseId }, silent);
  const opened = trpc.summons.get.useQuery({ id: summonsId }, silent);
  const milestoneId = opened.data?.milestoneId ?? null;
  const siblings = trpc.summons.ofMilestone.useQuery(
    { id: milestoneId ?? '' },
    { ...silent, enabled: milestoneId !== null },
  );
  const timeline = trpc.milestones.list.useQuery({ caseId }, { ...silent, enabled: milestoneId !== null });
  const today = useToday(opened.data?.state ?? found.data?.state ?? null);
  const [isEditing, setEditing] = useState(false);
  useWatchSummons(caseId);

  if (readFailure(found.error).code === 'NOT_FOUND') return <SummonsFailure text="Case not found." />;
  const isElsewhere = opened.data !== undefined && opened.data.caseId !== caseId;
  if (readFailure(opened.error).code === 'NOT_FOUND' || isElsewhere) {
    return <SummonsFailure text="Summons not found" caseId={found.data && caseId} />;
  }
  if ((found.isError && !found.data) || (opened.isError && !opened.data)) {
    return (
      <SummonsFailure
        text="The summons could not be loaded."
        caseId={found.data && caseId}
        onRetry={() => {
          if (found.isError) void found.refetch();
          if (opened.isError) void opened.refetch();
        }}
      />
    );
  }
  if (!found.data || !opened.data) {
    return <SummonsSkeleton title="Summons Details" text="Loading the summons" />;
  }
  const item = found.data;
  const summons = opened.data;
  const kind = timeline.data?.find(({ id }) => id === milestoneId)?.kind ?? null;
  const milestone = milestoneId === null ? null : { id: milestoneId, kind };
  return (
    <>
      <title>{`Summons for ${summons.defendantName} · Proceed`}</title>
      {isEditing && can(item.memberRole, 'summons:write') ? (
        <EditSummons summons={summons} item={item} milestone={milestone} onClose={() => setEditing(false)} />
      ) : (
        <SummonsDetails
          summons={summons}
          item={item}
          milestone={milestone}
          list={siblings.data ?? []}
          today={today}
          onEdit={() => setEditing(true)}
        />
      )}
    </>
  );
}
