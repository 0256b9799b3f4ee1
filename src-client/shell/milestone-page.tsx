import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import {
  LOAD_FAILURE,
  MILESTONE_NOT_FOUND,
  type MilestonePageKind,
  milestonePageKind,
} from '#src/timeline/page-kind.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { milestoneFailed } from '../milestones/milestone-failure.ts';
import type { MilestonePageProps } from '../milestones/page-props.ts';
import { useTimeline } from '../timeline/use-timeline.ts';
import { ScreenFailure } from '../ui/screen-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';

const ComplaintPage = lazy(async () => ({
  default: (await import('../milestones/complaint-page.tsx')).ComplaintPage,
}));
const GenericPage = lazy(async () => ({
  default: (await import('./generic-page.tsx')).GenericPage,
}));

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
  const { data, missing } = loaded({ item: found, stages: timeline.asked });
  const known = found.data && caseId;
  const stage = timeline.stages?.find(({ id }) => id === milestoneId);
  const page = milestonePageKind(stage?.kind ?? '');
  const waiting = { heading: 'Milestone', text: 'Loading the milestone' };
  if (missing) {
    return (
      <QueryScreen
        missing={missing}
        waiting={waiting}
        failed={({ isGone }) => milestoneFailed(isGone ? MILESTONE_NOT_FOUND : LOAD_FAILURE[page], known)}
      />
    );
  }
  if (!stage) return <ScreenFailure {...milestoneFailed(MILESTONE_NOT_FOUND, caseId)} />;
  const { item, stages } = data;
  const Page = PAGES[page];
  return (
    <Suspense fallback={<Waiting {...waiting} />}>
      <Page key={stage.id} item={item} stage={stage} stages={stages} today={timeline.today} />
    </Suspense>
  );
}
