import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import {
  LOAD_FAILURE,
  MILESTONE_NOT_FOUND,
  type MilestonePageKind,
  milestonePageKind,
} from '#src/milestones/page-kind.ts';
import { useTimeline } from '../deadlines/use-timeline.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { MilestoneFailure } from './milestone-failure.tsx';
import { MilestoneSkeleton } from './milestone-skeleton.tsx';
import type { MilestonePageProps } from './page-props.ts';

const ComplaintPage = lazy(async () => ({ default: (await import('./complaint-page.tsx')).ComplaintPage }));
const GenericPage = lazy(async () => ({ default: (await import('./generic-page.tsx')).GenericPage }));

const MotionPracticePage = lazy(async () => ({
  default: (await import('../motions/motion-practice-page.tsx')).MotionPracticePage,
}));

const DiscoveryPage = lazy(async () => ({
  default: (await import('../discovery/discovery-page.tsx')).DiscoveryPage,
}));

const AnswerPage = lazy(async () => ({ default: (await import('../answers/answer-page.tsx')).AnswerPage }));

const PAGES: Record<MilestonePageKind, ComponentType<MilestonePageProps>> = {
  complaint: ComplaintPage,
  answer: AnswerPage,
  motions: MotionPracticePage,
  discovery: DiscoveryPage,
  generic: GenericPage,
};

/** One milestone of a case: its name decides which screen it opens. */
export function MilestonePage() {
  const { caseId = '', milestoneId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const timeline = useTimeline(caseId, found.data?.state ?? null);
  const item = found.data;
  const stage = timeline.stages?.find(({ id }) => id === milestoneId);
  const isGone =
    readFailure(found.error).code === 'NOT_FOUND' || (timeline.stages !== undefined && stage === undefined);
  const page = milestonePageKind(stage?.kind ?? '');

  if (isGone) return <MilestoneFailure text={MILESTONE_NOT_FOUND} caseId={item && caseId} />;
  if (found.isError || timeline.failed) {
    return (
      <MilestoneFailure
        text={LOAD_FAILURE[page]}
        caseId={item && caseId}
        onRetry={() => {
          if (found.isError) void found.refetch();
          if (timeline.failed) timeline.retry();
        }}
      />
    );
  }
  if (!item || !stage) return <MilestoneSkeleton />;
  const Page = PAGES[page];
  return (
    <Suspense fallback={<MilestoneSkeleton />}>
      <Page key={stage.id} item={item} stage={stage} stages={timeline.stages ?? []} today={timeline.today} />
    </Suspense>
  );
}
