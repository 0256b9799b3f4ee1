import { Link, Navigate, useSearchParams } from 'react-router';
import { scheduledFor } from '#src/motions/case-papers.ts';
import { MOTIONS } from '#src/motions/catalog.ts';
import type { Motion } from '#src/motions/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { DeadlineCards } from '../milestones/deadline-cards.tsx';
import { MilestoneHeader } from '../milestones/milestone-header.tsx';
import { MilestoneLayout } from '../milestones/milestone-layout.tsx';
import type { MilestonePageProps } from '../milestones/page-props.ts';
import { paths } from '../paths.ts';
import type { Stage } from '../timeline/use-timeline.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { MotionIcon } from './motion-icon.tsx';
import { MotionPapers } from './motion-papers.tsx';
import { PriorityBadge } from './priority-badge.tsx';
import { Schedule } from './schedule.tsx';

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

/** What the page is for, for somebody who never filed a motion. */
function AboutCard() {
  return (
    <Card>
      <CardHeader title="About Motion Practice" />
      <CardBody className="flex flex-col gap-3">
        <p className="max-w-[70ch]">
          A motion is a written request to the judge. It may ask to end a claim, to make the other side
          answer, or to keep something out. One side files it, the other responds, the first may reply, and
          then the judge decides, with or without a hearing.
        </p>
        <p className="max-w-[70ch]">
          Each motion here has a page that says what it is for, when it is filed, what has to be in it and
          what to think of before you file it, with the rules of your court. Priority says how much usually
          turns on a motion. It says nothing about how soon yours is due.
        </p>
        <p className="max-w-[70ch]">
          If one of these was filed against you, open its page too: the time to respond stands there. If you
          do not respond, the judge may decide without you.
        </p>
        <p className="max-w-[70ch] text-sm text-muted">
          This is general information, not legal advice. Rules change, and your judge’s orders come before
          them.
        </p>
      </CardBody>
    </Card>
  );
}

interface MotionCardProps {
  motion: Motion;
  to: string;
  stages: readonly Stage[];
  today: string;
}

/** One motion among the others; the whole card opens its page. */
function MotionCard({ motion, to, stages, today }: MotionCardProps) {
  return (
    <li className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-4 transition-colors duration-150 focus-within:border-line-strong hover:border-line-strong sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <MotionIcon id={motion.id} className="mt-0.5 size-5 shrink-0 text-muted" />
        <PriorityBadge priority={motion.priority} />
      </div>
      <h3 className="font-semibold">
        <Link
          to={to}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {motion.title}
        </Link>
      </h3>
      <p className="-mt-2 text-sm text-muted">{motion.description}</p>
      <div className="mt-auto border-t border-line pt-3">
        <Schedule stage={scheduledFor(motion.id, stages)} today={today} title={motion.title} />
      </div>
    </li>
  );
}
