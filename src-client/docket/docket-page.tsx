import { useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { LOAD_FAILURE, MILESTONE_NOT_FOUND } from '#src/milestones/page-kind.ts';
import { useUser } from '../auth/use-user.ts';
import { useTimeline } from '../deadlines/use-timeline.ts';
import { useDocuments } from '../documents/use-documents.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { MilestoneFailure } from '../milestones/milestone-failure.tsx';
import { MilestoneLayout } from '../milestones/milestone-layout.tsx';
import { DocketHeader } from './docket-header.tsx';
import { DocketSkeleton } from './docket-skeleton.tsx';
import { DocketTextCard } from './docket-text-card.tsx';
import { EntryProvider } from './entry-provider.tsx';
import { MasterDocket } from './master-docket.tsx';

/** The docket of a case as it is kept at one of its milestones. */
export function DocketPage() {
  const { caseId = '', milestoneId = '' } = useParams();
  const user = useUser();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const list = trpc.docket.list.useQuery({ caseId }, { meta: { silent: true } });
  const timeline = useTimeline(caseId, found.data?.state ?? null);
  // Watches the case too: what others save here is shown.
  const documents = useDocuments(caseId);
  const item = found.data;
  const stage = timeline.stages?.find(({ id }) => id === milestoneId);
  const isGone =
    readFailure(found.error).code === 'NOT_FOUND' || (timeline.stages !== undefined && stage === undefined);

  if (isGone) return <MilestoneFailure text={MILESTONE_NOT_FOUND} caseId={item && caseId} />;
  if (found.isError || timeline.failed || (list.isError && list.data === undefined)) {
    return (
      <MilestoneFailure
        text={LOAD_FAILURE.docket}
        caseId={item && caseId}
        onRetry={() => {
          if (found.isError) void found.refetch();
          if (timeline.failed) timeline.retry();
          if (list.isError) void list.refetch();
        }}
      />
    );
  }
  if (!item || !stage || !list.data) return <DocketSkeleton />;
  const canWrite = can(item.memberRole, 'docket:write');
  const docket = list.data.find((each) => each.milestoneId === stage.id);
  return (
    <EntryProvider item={item} documents={documents.data}>
      <MilestoneLayout>
        <DocketHeader item={item} stage={stage} today={timeline.today} />
        <DocketTextCard
          key={stage.id}
          place={{ userId: user.id, caseId, milestoneId: stage.id }}
          docket={docket}
          canWrite={canWrite}
        />
        <MasterDocket
          key={`master ${stage.id}`}
          item={item}
          stage={stage}
          stages={timeline.stages ?? []}
          dockets={list.data}
          today={timeline.today}
          canWrite={canWrite}
        />
      </MilestoneLayout>
    </EntryProvider>
  );
}
