import { Navigate, useSearchParams } from 'react-router';
import { MOTIONS } from '#src/motions/catalogue.ts';
import { trpc } from '../lib/trpc.ts';
import { DeadlineCards } from '../milestones/deadline-cards.tsx';
import { MilestoneHeader } from '../milestones/milestone-header.tsx';
import { MilestoneLayout } from '../milestones/milestone-layout.tsx';
import type { MilestonePageProps } from '../milestones/page-props.ts';
import { paths } from '../paths.ts';
import { AboutCard } from './about-card.tsx';
import { MotionCard } from './motion-card.tsx';
import { MotionPapers } from './motion-papers.tsx';

const HEADING = 'Motion Practice';

/** The milestone 'Motion Practice': the six motions to choose from, and the motion papers of the case. */
export function MotionPracticePage(props: MilestonePageProps) {
  const { item, stage, stages, today } = props;
  const [query] = useSearchParams();
  const documents = trpc.documents.list.useQuery({ caseId: item.id }, { meta: { silent: true } });
  const wanted = query.get('motion');
  if (wanted !== null) {
    return <Navigate replace to={paths.motion(item.id, stage.id, encodeURIComponent(wanted))} />;
  }
  return (
    <MilestoneLayout>
      <MilestoneHeader {...props} quiet />
      <section aria-labelledby="motions" className="flex flex-col gap-4">
        <h2 id="motions" className="text-lg font-semibold">
          {stage.kind.trim() === HEADING ? 'Choose a Motion' : HEADING}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {MOTIONS.map((motion) => (
            <MotionCard
              key={motion.id}
              motion={motion}
              to={paths.motion(item.id, stage.id, motion.id)}
              stages={stages}
              today={today}
            />
          ))}
        </ul>
      </section>
      <AboutCard />
      <MotionPapers
        item={item}
        documents={documents.data}
        failed={documents.isError}
        onRetry={() => void documents.refetch()}
      />
      <DeadlineCards {...props} />
    </MilestoneLayout>
  );
}
