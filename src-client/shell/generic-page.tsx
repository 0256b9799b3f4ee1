import { FolderOpen, ListOrdered } from 'lucide-react';
import { Link } from 'react-router';
import { lawOf } from '#src/law/case-law.ts';
import { DISPUTE } from '#src/next/day-names.ts';
import { LETTER_PLACE } from '#src/next/dispute-letter.ts';
import { isMotionResponse } from '#src/next/motion-response.ts';
import { milestoneTopic } from '#src/timeline/page-kind.ts';
import { DeadlineCards } from '../milestones/deadline-cards.tsx';
import { DisputeLetterCard } from '../milestones/dispute-letter.tsx';
import { IfMissed } from '../milestones/if-missed.tsx';
import { MilestoneHeader } from '../milestones/milestone-header.tsx';
import { MilestoneLayout } from '../milestones/milestone-layout.tsx';
import { NextSteps, toSteps } from '../milestones/next-steps.tsx';
import type { MilestonePageProps } from '../milestones/page-props.ts';
import { StatusAlert } from '../milestones/status-alert.tsx';
import { paths } from '../paths.ts';
import { SummonsSection } from '../summons/summons-section.tsx';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';

/** A milestone that has no screen of its own: its state, what belongs to it by its name, and the cards of its date. */
export function GenericPage(props: MilestonePageProps) {
  const { item, stage, today } = props;
  const topic = milestoneTopic(stage.kind);
  const steps = isMotionResponse(stage.kind) ? 'motion-response' : topic;
  const ofPaper = stage.derivedFromDocId;
  const isDispute = stage.kind === DISPUTE;
  const next =
    toSteps(steps) ??
    (isDispute ? { label: 'See what to write', to: `#${LETTER_PLACE}` } : undefined) ??
    (ofPaper === null
      ? { label: 'Look at your papers', to: paths.documents(item.id) }
      : { label: 'Look at the paper', to: paths.document(item.id, ofPaper) });
  const isQuiet = topic === 'docket' || topic === 'service';
  return (
    <MilestoneLayout>
      <MilestoneHeader {...props} quiet={isQuiet} {...(!isQuiet && { next })}>
        <IfMissed stage={stage} />
      </MilestoneHeader>
      <StatusAlert stage={stage} />
      {topic === 'docket' && <DocketCard caseId={item.id} milestoneId={stage.id} />}
      {topic === 'service' && <SummonsSection item={item} milestoneId={stage.id} today={today} />}
      {isDispute && <DisputeLetterCard stage={stage} />}
      <NextSteps topic={steps} kind={lawOf(item).kind} />
      <Alert
        title="Document Review"
        actions={
          <Link
            to={paths.documents(item.id)}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <FolderOpen aria-hidden="true" />
            View Case Documents
          </Link>
        }
      >
        Look through the papers of this case before this day. Names, dates and sums should be the same in all
        of them. The papers you need should be here.
      </Alert>
      <DeadlineCards {...props} />
    </MilestoneLayout>
  );
}

function DocketCard({ caseId, milestoneId }: { caseId: string; milestoneId: string }) {
  return (
    <Card>
      <CardHeader
        title="Docket"
        description="The court’s own list of everything filed in your case."
        actions={
          <Link to={paths.docket(caseId, milestoneId)} className={buttonClass()}>
            <ListOrdered aria-hidden="true" />
            Open the Docket
          </Link>
        }
      />
      <CardBody>
        <p className="max-w-[70ch]">
          Paste the docket from the court’s website. You see what is new since the last time, what each entry
          means in plain words, and which deadline it may start.
        </p>
      </CardBody>
    </Card>
  );
}
