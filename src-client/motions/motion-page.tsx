import { ArrowLeft, FileQuestionMark, FileSearch, FolderOpen, Printer, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { scheduledFor } from '#src/motions/case-papers.ts';
import { findMotion } from '#src/motions/catalog.ts';
import { dutiesFor, pointsIn } from '#src/motions/duties.ts';
import type { Motion, MotionCourt, MotionId } from '#src/motions/schema.ts';
import { suggestedMotionCourt } from '#src/motions/suggested-court.ts';
import {
  LOAD_FAILURE,
  MILESTONE_NOT_FOUND,
  MOTION_NOT_FOUND,
  MOTION_NOT_FOUND_TEXT,
} from '#src/timeline/page-kind.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { milestoneFailed } from '../milestones/milestone-failure.ts';
import { paths } from '../paths.ts';
import { type Stage, useTimeline } from '../timeline/use-timeline.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { ScreenFailure } from '../ui/screen-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useDocumentsArea } from '../workspace/documents-layout.tsx';
import { CourtChoice, courtLabel } from './court-choice.tsx';
import { MotionPapers } from './motion-papers.tsx';
import { ExplainedParagraph, MotionPoints } from './motion-points.tsx';
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
  const { data, missing } = loaded({ stages: timeline.asked });
  const waiting = { heading: 'Motion', text: 'Loading the motion' };
  if (missing) {
    return (
      <QueryScreen
        missing={missing}
        waiting={waiting}
        failed={() => ({
          ...milestoneFailed(LOAD_FAILURE.motions),
          back: { to: back, label: 'Back to Motion Practice' },
        })}
      />
    );
  }
  if (item === undefined) return <Waiting {...waiting} />;
  if (!data.stages.some(({ id }) => id === milestoneId)) {
    return <ScreenFailure {...milestoneFailed(MILESTONE_NOT_FOUND, caseId)} />;
  }
  return <MotionView motion={motion} item={item} back={back} stages={data.stages} today={timeline.today} />;
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
  const [chosen, setChosen] = useState<MotionCourt | null>(null);
  const jurisdiction = chosen ?? suggestedMotionCourt(item);
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

function HelpCard({ caseId, motionId }: { caseId: string; motionId: MotionId }) {
  return (
    <Card className="print:hidden">
      <CardHeader title="Need Help with This Motion?" />
      <CardBody className="flex flex-col gap-4">
        <p className="text-sm text-muted">
          The AI works from the documents of this case and shows where each thing it says stands. It can be
          wrong, and it is no lawyer: check what it writes before you file it.
        </p>
        <div className="flex flex-col gap-2">
          <Link to={paths.answer(caseId, motionId)} className={buttonClass()}>
            <Sparkles aria-hidden="true" />
            Get AI Help
          </Link>
          <Link to={paths.documents(caseId)} className={buttonClass({ variant: 'secondary' })}>
            <FolderOpen aria-hidden="true" />
            View Case Documents
          </Link>
          <Link to={paths.checkDraft(caseId)} className={buttonClass({ variant: 'quiet' })}>
            <FileSearch aria-hidden="true" />
            Check a Draft from Elsewhere
          </Link>
        </div>
      </CardBody>
    </Card>
  );
}

/** An address that names no motion we know. */
function MotionNotFound({ back }: { back: string }) {
  return (
    <>
      <title>{`${MOTION_NOT_FOUND} · Proceed`}</title>
      <Empty
        level={1}
        icon={<FileQuestionMark />}
        title={MOTION_NOT_FOUND}
        className="min-h-[50dvh] justify-center"
        action={
          <Link to={back} className={buttonClass()}>
            <ArrowLeft aria-hidden="true" />
            Back to Motion Practice
          </Link>
        }
      >
        {MOTION_NOT_FOUND_TEXT}
      </Empty>
    </>
  );
}
