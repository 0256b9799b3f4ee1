import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { type Case, caseTitle } from '#src/cases/schema.ts';
import type { Jurisdiction } from '#src/deadlines/calculation-schema.ts';
import { jurisdictionOf } from '#src/deadlines/jurisdiction.ts';
import { LOAD_FAILURE, MILESTONE_NOT_FOUND } from '#src/milestones/page-kind.ts';
import { scheduledFor } from '#src/motions/case-papers.ts';
import { findMotion } from '#src/motions/catalogue.ts';
import { dutiesFor, pointsIn } from '#src/motions/duties.ts';
import type { Motion } from '#src/motions/schema.ts';
import { type Stage, useTimeline } from '../deadlines/use-timeline.ts';
import { useDocumentsArea } from '../documents/documents-layout.tsx';
import { MilestoneFailure } from '../milestones/milestone-failure.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { CourtChoice, courtLabel } from './court-choice.tsx';
import { HelpCard } from './help-card.tsx';
import { MotionNotFound } from './motion-not-found.tsx';
import { MotionPapers } from './motion-papers.tsx';
import { ExplainedParagraph, MotionPoints } from './motion-points.tsx';
import { MotionSkeleton } from './motion-skeleton.tsx';
import { PriorityBadge } from './priority-badge.tsx';
import { Schedule } from './schedule.tsx';
import { TimelineCard } from './timeline-card.tsx';

/** One motion, for the court of this case. Beside it stands the list of documents. */
export function MotionPage() {
  const { milestoneId = '', motionId } = useParams();
  const { caseId, item } = useDocumentsArea();
  const timeline = useTimeline(caseId, item?.state ?? null);
  const motion = findMotion(motionId);
  const back = paths.milestone(caseId, milestoneId);

  if (motion === undefined) return <MotionNotFound back={back} />;
  if (timeline.failed && timeline.stages === undefined) {
    return (
      <MilestoneFailure
        text={LOAD_FAILURE.motions}
        back={{ to: back, label: 'Back to Motion Practice' }}
        onRetry={timeline.retry}
      />
    );
  }
  if (item === undefined || timeline.stages === undefined) return <MotionSkeleton />;
  if (!timeline.stages.some(({ id }) => id === milestoneId)) {
    return <MilestoneFailure text={MILESTONE_NOT_FOUND} caseId={caseId} />;
  }
  return (
    <MotionView motion={motion} item={item} back={back} stages={timeline.stages} today={timeline.today} />
  );
}

interface MotionViewProps {
  motion: Motion;
  item: Case;
  /** Address of the list of motions. */
  back: string;
  stages: readonly Stage[];
  today: string;
}

function MotionView({ motion, item, back, stages, today }: MotionViewProps) {
  const { documents, listFailed, retryList } = useDocumentsArea();
  const [chosen, setChosen] = useState<Jurisdiction | null>(null);
  const jurisdiction = chosen ?? jurisdictionOf(item);
  const common = { jurisdiction, isChecklist: true };
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-5 sm:px-6 print:max-w-none print:gap-3 print:p-0 print:text-[11pt] print:[&_*]:text-ink!">
      <title>{`${motion.title} · Proceed`}</title>
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
          <Link to={back} className={buttonClass({ variant: 'quiet', size: 'small', className: '-ml-3' })}>
            <ArrowLeft aria-hidden="true" />
            Back to Motion Practice
          </Link>
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print Checklist
          </Button>
        </div>
        <p className="hidden print:block">
          {caseTitle(item)}
          {item.caseNumber && ` · ${item.caseNumber}`}
          {item.courtName && ` · ${item.courtName}`}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="text-2xl leading-tight font-semibold tracking-tight">{motion.title}</h1>
          <PriorityBadge priority={motion.priority} />
        </div>
        <p className="max-w-[70ch] text-muted">{motion.description}</p>
        <Schedule stage={scheduledFor(motion.id, stages)} today={today} title={motion.title} isLarge />
      </header>
      <CourtChoice item={item} jurisdiction={jurisdiction} onChange={setChosen} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:block print:[&_h2]:text-base print:[&_li>div]:max-w-none print:[&_section]:border-0 print:[&_section>div]:px-0 print:[&_section>div]:py-1.5 print:[&_ul,&_ol]:gap-1.5">
        <div className="flex min-w-0 flex-col gap-5 print:block">
          <Card>
            <CardHeader title="Purpose" />
            <CardBody className="max-w-[75ch]">
              <ExplainedParagraph text={motion.purpose} />
            </CardBody>
          </Card>
          <TimelineCard motion={motion} item={item} jurisdiction={jurisdiction} />
          <Card>
            <CardHeader title="Requirements" description="What has to be in it, or go with it." />
            <CardBody>
              <MotionPoints points={pointsIn(jurisdiction, motion.requirements)} {...common} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title="Strategic Considerations" description="What to think of before you file it." />
            <CardBody>
              <MotionPoints points={pointsIn(jurisdiction, motion.considerations)} {...common} />
            </CardBody>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-5 print:block">
          <HelpCard caseId={item.id} motionId={motion.id} />
          <Card>
            <CardHeader title="Steps for Every Motion" description={courtLabel(jurisdiction)} />
            <CardBody>
              <MotionPoints points={dutiesFor(jurisdiction, motion.id)} isOrdered {...common} />
            </CardBody>
          </Card>
          <div className="print:hidden">
            <MotionPapers
              item={item}
              documents={documents}
              failed={listFailed}
              onRetry={retryList}
              motionId={motion.id}
            />
          </div>
        </div>
      </div>
      <p className="max-w-[70ch] text-sm text-muted">
        General information, not legal advice. What says ‘Verify with the clerk’ we could not read in the rule
        itself. Your judge’s orders come before everything here.
      </p>
    </div>
  );
}
