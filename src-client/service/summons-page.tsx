import { useState } from 'react';
import { useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { useToday } from '../law/use-today.ts';
import { readFailure } from '../lib/errors.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { EditSummons } from '../summons/edit-summons.tsx';
import { summonsFailed } from '../summons/summons-failure.ts';
import { ScreenFailure } from '../ui/screen-failure.tsx';
import { SummonsDetails } from './summons-details.tsx';

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

  const known = found.data && caseId;
  const { data, missing } = loaded({ item: found, summons: opened });
  if (missing) {
    const isCaseGone = readFailure(found.error).code === 'NOT_FOUND';
    return (
      <QueryScreen
        missing={missing}
        waiting={{ heading: 'Summons Details', text: 'Loading the summons' }}
        failed={({ isGone }) => {
          if (isCaseGone) return summonsFailed('Case not found.');
          return summonsFailed(isGone ? 'Summons not found' : 'The summons could not be loaded.', known);
        }}
      />
    );
  }
  const { item, summons } = data;
  if (summons.caseId !== caseId) return <ScreenFailure {...summonsFailed('Summons not found', caseId)} />;
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
