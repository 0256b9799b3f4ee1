import { CalendarCheck, ChevronDown, ChevronUp, Upload } from 'lucide-react';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { otherParty } from '#src/discovery/duties.ts';
import type { RequestPaper } from '#src/discovery/schema.ts';
import { ReadingState } from '../documents/reading-state.tsx';
import { PaperName, PaperTitle } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { dayText } from '../text/due-text.ts';
import { CreateDeadlineDialog } from '../timeline/create-deadline-dialog.tsx';
import type { Stage } from '../timeline/use-timeline.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody } from '../ui/card.tsx';
import { countsText } from './discovery-words.ts';
import { DueBlock } from './due-block.tsx';
import { RequestItems } from './request-items.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { SilenceAlert } from './silence-alert.tsx';
import { type DiscoveryCourt, dutyOf, isPressing } from './standing-due.ts';

export interface RequestPaperProps {
  paper: RequestPaper;
  court: DiscoveryCourt;
  caseState: string | null;
  stages: readonly Stage[];
  canWrite: boolean;
  canCreate: boolean;
  /** Opens the upload dialog for the answers to this paper; null for somebody who may not. */
  onUploadAnswers: (() => void) | null;
  /** A warning leads here: it comes into sight and takes the focus. */
  isSought: boolean;
  onFound(): void;
}

const SERVED = { personal: 'by hand', mail: 'by mail', electronic: 'electronically' } as const;
const SET = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;

function setText(set: number | null): string | null {
  if (set === null) return null;
  const word = SET[set - 1];
  return word === undefined ? `Set ${set}` : `${word} set`;
}

/** One paper of requests: what it asks, by when, who answers, and what is open. */
export function RequestPaperCard(props: RequestPaperProps) {
  const { paper, court, caseState, stages, canWrite, canCreate, onUploadAnswers } = props;
  const { isSought, onFound } = props;
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'service' | string | null>(null);
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const found = useRef(onFound);
  found.current = onFound;
  useEffect(() => {
    if (!isSought) return;
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.focus({ preventScroll: true });
    found.current();
  }, [isSought]);
  const duty = dutyOf(paper, court);
  const { askedBy, answerer, dues, warning, open } = duty;
  const { service, tally, counts, isRead, status } = paper;
  const total = tally.answered + tally.objection + tally.not_answered + tally.unclear;
  const who = answerer === 'you' ? 'You answer these' : `The ${otherParty(askedBy)} answers these`;
  const facts = [setText(paper.set), countsText(counts), who].filter(Boolean).join(' · ');
  const creating = dues.find(({ deadlineType }) => deadlineType === dialog);
  return (
    <Card
      ref={card}
      id={`paper-${paper.id}`}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className="min-w-0 scroll-mt-20"
    >
      <CardBody className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h4 id={`${id}-name`} className="font-semibold wrap-anywhere">
              <Link
                to={paths.document(paper.caseId, paper.id)}
                className="underline-offset-4 hover:underline"
              >
                <PaperName filename={paper.filename} title={paper.title} />
              </Link>
            </h4>
            <p className="text-sm text-muted">{facts}</p>
            <ReadingState document={{ ...paper, readStage: null, readPage: null, readPages: null }} />
          </div>
          {total > 0 && <TallyLine paper={paper} total={total} />}
        </div>
        {paper.askedBy !== null && paper.askedBy !== paper.party && (
          <Alert tone="due" title={`By its title this is the ${paper.askedBy}’s paper`}>
            It is filed under the {paper.party}. The dates and the side that answers go by the title. If the
            title is right, change the category of the document.
          </Alert>
        )}
        {/* What presses stands above the tabs already. */}
        {warning !== null && !isPressing(duty) && (
          <SilenceAlert warning={warning} isTheirs={answerer === 'they'} />
        )}
        {service !== null && (
          <div className="flex flex-col gap-4">
            {dues.map((due) => (
              <DueBlock
                key={due.deadlineType}
                due={due}
                service={service}
                isSettled={open === 0}
                isOneOfSeveral={dues.length > 1}
                stages={stages}
                today={court.today}
                onCreate={canCreate ? () => setDialog(due.deadlineType) : null}
              />
            ))}
            {dues.length === 0 && (
              <p className="max-w-[70ch] text-sm">
                We do not know this court’s rule on the time to answer, so no day is counted. See the paper
                itself and ask the clerk.
              </p>
            )}
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ServedLine {...props} onEdit={() => setDialog('service')} />
          {onUploadAnswers && open !== 0 && (
            <Button variant="secondary" size="small" onClick={onUploadAnswers}>
              <Upload aria-hidden="true" />
              Upload answers
            </Button>
          )}
          {total > 0 && (
            <Button
              variant="quiet"
              size="small"
              aria-expanded={isOpen}
              aria-controls={`${id}-items`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
              {isOpen ? 'Hide the requests' : total === 1 ? 'Show the request' : `Show the ${total} requests`}
            </Button>
          )}
        </div>
        {paper.answeredIn.length > 0 && <AnsweredIn paper={paper} />}
        {isRead && total === 0 && (
          <p className="max-w-[70ch] text-sm text-muted">
            No numbered requests were found in this paper. Open it and look: a scan may be too faint, or the
            requests may have no numbers.
          </p>
        )}
        {!isRead && status === 'ready' && <p className="text-sm text-muted">The requests are being read.</p>}
        {paper.warnings.map((text) => (
          <p key={text} className="max-w-[70ch] text-sm text-due">
            {text}
          </p>
        ))}
        <div id={`${id}-items`} hidden={!isOpen}>
          {isOpen && <RequestItems paper={paper} canWrite={canWrite} />}
        </div>
      </CardBody>
      {dialog === 'service' && (
        <ServiceDialog
          paper={paper}
          jurisdiction={court.jurisdiction}
          today={court.today}
          onClose={() => setDialog(null)}
        />
      )}
      {creating && service && (
        <CreateDeadlineDialog
          caseId={paper.caseId}
          caseState={caseState}
          prefill={{
            tab: 'calculate',
            trigger: { date: service.servedOn, milestoneId: null },
            deadlineType: creating.deadlineType,
            service: { serviceMethod: service.serviceMethod, mailedFrom: service.mailedFrom },
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </Card>
  );
}

function TallyLine({ paper, total }: { paper: RequestPaper; total: number }) {
  const { answered, objection, unclear } = paper.tally;
  const parts = [
    `${answered} of ${total} answered`,
    ...(objection > 0 ? [`${objection} met with objections only`] : []),
    ...(unclear > 0 ? [`${unclear} to look at`] : []),
  ];
  const isDone = answered + objection === total;
  return (
    <p className={`figures text-sm font-medium ${isDone ? 'text-done' : 'text-due'}`}>{parts.join(' · ')}</p>
  );
}

function ServedLine({ paper, court, canWrite, onEdit }: RequestPaperProps & { onEdit(): void }) {
  const { service } = paper;
  if (service === null) {
    if (!canWrite) return <p className="text-sm text-muted">The day of service is not entered yet.</p>;
    return (
      <Button variant="secondary" size="small" onClick={onEdit}>
        <CalendarCheck aria-hidden="true" />
        Enter the day of service
      </Button>
    );
  }
  return (
    <p className="figures flex flex-wrap items-center gap-x-2 text-sm text-muted">
      Served {dayText(service.servedOn, court.today)}, {SERVED[service.serviceMethod]}
      {canWrite && (
        <Button variant="quiet" size="small" onClick={onEdit}>
          Change
          <span className="sr-only"> the day of service</span>
        </Button>
      )}
    </p>
  );
}

function AnsweredIn({ paper }: { paper: RequestPaper }) {
  return (
    <p className="text-sm text-muted">
      Answers read in{' '}
      {paper.answeredIn.map(({ id, filename, title }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link
            to={paths.document(paper.caseId, id)}
            className="wrap-anywhere underline underline-offset-4 hover:text-accent"
          >
            <PaperTitle filename={filename} title={title} />
          </Link>
        </Fragment>
      ))}
      .
    </p>
  );
}
