import { ArrowLeft, CalendarArrowUp, CircleCheck, Ellipsis, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { type Case, caseLabel } from '#src/cases/schema.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { CalculationCard } from './calculation-card.tsx';
import { CreateDeadlineDialog } from './create-deadline-dialog.tsx';
import { DeleteDeadlineDialog } from './delete-deadline-dialog.tsx';
import { FollowersCard } from './followers-card.tsx';
import { MilestoneDate } from './milestone-date.tsx';
import { MilestoneCaseCard, MilestoneDetailsCard } from './milestone-facts.tsx';
import { MilestoneSkeleton } from './milestone-skeleton.tsx';
import { MoveDeadlineDialog } from './move-deadline-dialog.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { RenameField } from './rename-field.tsx';
import { StageMenu } from './stage-menu.tsx';
import { type Stage, useTimeline } from './use-timeline.ts';
import { useTimelineActions } from './use-timeline-actions.ts';

/** One milestone of a case: its date, how that was counted, who is reminded, what depends on it. */
export function MilestonePage() {
  const { caseId = '', milestoneId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const timeline = useTimeline(caseId, found.data?.state ?? null);
  const item = found.data;
  const stage = timeline.stages?.find(({ id }) => id === milestoneId);
  const isGone =
    readFailure(found.error).code === 'NOT_FOUND' || (timeline.stages !== undefined && stage === undefined);

  if (isGone) return <MilestoneFailure caseId={item && caseId} />;
  if (found.isError || timeline.failed) {
    return (
      <MilestoneFailure
        caseId={item && caseId}
        onRetry={() => {
          if (found.isError) void found.refetch();
          if (timeline.failed) timeline.retry();
        }}
      />
    );
  }
  if (!item || !stage) return <MilestoneSkeleton />;
  return <MilestoneView item={item} stage={stage} stages={timeline.stages ?? []} today={timeline.today} />;
}

interface MilestoneViewProps {
  item: Case;
  stage: Stage;
  stages: readonly Stage[];
  today: string;
}

type OpenedOver = 'move' | 'delete' | 'count' | null;

function MilestoneView({ item, stage, stages, today }: MilestoneViewProps) {
  const navigate = useNavigate();
  const actions = useTimelineActions(item.id, item.memberRole);
  const [opened, setOpened] = useState<OpenedOver>(null);
  const { canEdit, busy, change } = actions;
  const onClose = () => setOpened(null);
  const followers = stages.filter(({ triggerMilestoneId }) => triggerMilestoneId === stage.id);
  const isDone = stage.finishedAt !== null;
  const isRenaming = actions.renaming === stage.id;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-4 sm:px-6">
      <title>{`${stage.kind} · Proceed`}</title>
      <div className="flex items-center gap-2">
        <Link
          to={paths.timeline(item.id)}
          aria-label="Back to the timeline"
          className={buttonClass({ variant: 'quiet', size: 'icon', className: '-ml-2' })}
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <Breadcrumb
          items={[
            { label: 'Cases', to: paths.home },
            { label: caseLabel(item), to: paths.timeline(item.id) },
            { label: stage.kind },
          ]}
        />
      </div>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          {isRenaming ? (
            <>
              <h1 className="sr-only">{stage.kind}</h1>
              <RenameField
                name={stage.kind}
                busy={busy}
                onSave={(kind) => change(stage, { kind }, () => actions.rename(null))}
                onCancel={() => actions.rename(null)}
              />
            </>
          ) : (
            <h1 className="text-2xl leading-tight font-semibold tracking-tight wrap-anywhere">
              {stage.kind}
            </h1>
          )}
          <MilestoneDate stage={stage} today={today} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {canEdit && stage.date === null && (
            <Button onClick={() => setOpened('move')}>
              <CalendarArrowUp aria-hidden="true" />
              Set a Date
            </Button>
          )}
          {canEdit && (
            <Button
              variant={isDone || stage.date === null ? 'secondary' : 'primary'}
              aria-busy={busy || undefined}
              onClick={() => change(stage, { isFinished: !isDone })}
            >
              {isDone ? <RotateCcw aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
              {isDone ? 'Reopen' : 'Mark as Done'}
            </Button>
          )}
          {canEdit && stage.date !== null && (
            <Button variant="secondary" onClick={() => setOpened('move')}>
              <CalendarArrowUp aria-hidden="true" />
              Move
            </Button>
          )}
          <StageMenu
            stage={stage}
            canEdit={canEdit}
            canDelete={actions.canDelete}
            without={['finish', 'move']}
            trigger={
              <Button variant="secondary">
                <Ellipsis aria-hidden="true" />
                More
              </Button>
            }
            onFinish={(isFinished) => change(stage, { isFinished })}
            onMove={() => setOpened('move')}
            onRename={() => actions.rename(stage.id)}
            onDelete={() => setOpened('delete')}
          />
        </div>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <CalculationCard stage={stage} stages={stages} today={today} />
          <RemindersCard
            stage={stage}
            today={today}
            canEdit={canEdit}
            busy={busy}
            onChange={(reminderDates, onDone) => change(stage, { reminderDates }, onDone)}
          />
          <FollowersCard
            stage={stage}
            followers={followers}
            today={today}
            onCount={actions.canCreate ? () => setOpened('count') : null}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <MilestoneCaseCard item={item} />
          <MilestoneDetailsCard stage={stage} />
        </div>
      </div>
      {opened === 'move' && <MoveDeadlineDialog milestone={stage} today={today} onClose={onClose} />}
      {opened === 'delete' && (
        <DeleteDeadlineDialog
          milestone={stage}
          counted={followers.map(({ kind }) => kind)}
          onClose={onClose}
          onDeleted={() => navigate(paths.timeline(item.id), { replace: true })}
        />
      )}
      {opened === 'count' && stage.date !== null && (
        <CreateDeadlineDialog
          caseId={item.id}
          caseState={item.state}
          prefill={{ tab: 'calculate', trigger: { date: stage.date, milestoneId: stage.id } }}
          onClose={onClose}
        />
      )}
    </div>
  );
}

function MilestoneFailure({ caseId, onRetry }: { caseId: string | undefined; onRetry?(): void }) {
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <title>Milestone not available · Proceed</title>
      <h1 className="sr-only">Milestone not available</h1>
      <Alert
        tone="danger"
        title={
          onRetry
            ? 'Failed to load milestone details. Please try again later.'
            : 'The requested milestone or case could not be found.'
        }
        actions={
          <>
            {onRetry && (
              <Button variant="secondary" size="small" onClick={onRetry}>
                Retry
              </Button>
            )}
            <Link
              to={caseId === undefined ? paths.home : paths.timeline(caseId)}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              {caseId === undefined ? 'Back to Cases' : 'Back to the Timeline'}
            </Link>
          </>
        }
      />
    </div>
  );
}
