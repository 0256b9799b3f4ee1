import { useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { lawOf } from '#src/law/case-law.ts';
import { LOAD_FAILURE, MILESTONE_NOT_FOUND } from '#src/timeline/page-kind.ts';
import { useUser } from '../auth/use-user.ts';
import { useDocuments } from '../documents/use-documents.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { milestoneFailed } from '../milestones/milestone-failure.ts';
import { MilestoneLayout } from '../milestones/milestone-layout.tsx';
import { LawDoubt } from '../timeline/law-doubt.tsx';
import { useTimeline } from '../timeline/use-timeline.ts';
import { ScreenFailure } from '../ui/screen-failure.tsx';
import { DocketHeader } from './docket-header.tsx';
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
  const documents = useDocuments(caseId);
  const { data, missing } = loaded({ item: found, stages: timeline.asked, dockets: list });
  if (missing) {
    const known = found.data && caseId;
    return (
      <QueryScreen
        missing={missing}
        waiting={{ heading: 'Docket', text: 'Loading the docket' }}
        failed={({ isGone }) => milestoneFailed(isGone ? MILESTONE_NOT_FOUND : LOAD_FAILURE.docket, known)}
      />
    );
  }
  const { item, stages, dockets } = data;
  const stage = stages.find(({ id }) => id === milestoneId);
  if (!stage) return <ScreenFailure {...milestoneFailed(MILESTONE_NOT_FOUND, caseId)} />;
  const canWrite = can(item.memberRole, 'docket:write');
  const docket = dockets.find((each) => each.milestoneId === stage.id);
  return (
    <EntryProvider item={item} documents={documents.data}>
      <MilestoneLayout>
        <DocketHeader item={item} stage={stage} today={timeline.today} />
        <LawDoubt caseId={caseId} law={lawOf(item)} />
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
          stages={stages}
          dockets={dockets}
          today={timeline.today}
          canWrite={canWrite}
        />
      </MilestoneLayout>
    </EntryProvider>
  );
}
