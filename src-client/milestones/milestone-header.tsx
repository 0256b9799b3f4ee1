import { ArrowLeft, CalendarArrowUp, CircleCheck, Ellipsis, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { caseLabel } from '#src/cases/title.ts';
import { paths } from '../paths.ts';
import { DayDoubt } from '../timeline/day-doubt.tsx';
import { DeleteDeadlineDialog } from '../timeline/delete-deadline-dialog.tsx';
import { FinishDialog } from '../timeline/finish-dialog.tsx';
import { MilestoneDate } from '../timeline/milestone-date.tsx';
import { MoveDeadlineDialog } from '../timeline/move-deadline-dialog.tsx';
import { StageMenu } from '../timeline/stage-menu.tsx';
import { useTimelineActions } from '../timeline/use-timeline-actions.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { RenameField } from '../ui/rename-field.tsx';
import type { MilestonePageProps } from './page-props.ts';

interface MilestoneHeaderProps extends MilestonePageProps {
  /** The screen's own primary action is elsewhere. */
  quiet?: boolean;
  /** What to do next, as the one filled button of an entry with a day. */
  next?: { label: string; to: string };
  /** Under the date: what the screen wants to say first. */
  children?: ReactNode;
}

/** The head of every milestone's screen: where one is, its name, its day, how it stands, and what can be done to it. */
export function MilestoneHeader({
  item,
  stage,
  stages,
  today,
  quiet = false,
  next,
  children,
}: MilestoneHeaderProps) {
  const navigate = useNavigate();
  const actions = useTimelineActions(item.memberRole);
  const [opened, setOpened] = useState<'move' | 'delete' | null>(null);
  const { canEdit, busy, change } = actions;
  const onClose = () => setOpened(null);
  const isDone = stage.finishedAt !== null;
  return (
    <>
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
          {actions.renaming === stage.id ? (
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
          <DayDoubt
            doubts={isDone ? null : stage.doubts}
            busy={busy}
            onCheck={canEdit ? () => change(stage, { isChecked: true }) : null}
          />
          {children}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {canEdit && stage.date === null && (
            <Button variant={quiet ? 'secondary' : 'primary'} onClick={() => setOpened('move')}>
              <CalendarArrowUp aria-hidden="true" />
              Set a Date
            </Button>
          )}
          {next && !isDone && (stage.date !== null || !canEdit) && <NextLink {...next} />}
          {canEdit && (
            <Button
              variant="secondary"
              aria-busy={busy || undefined}
              onClick={() => actions.finish(stage, !isDone)}
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
            onFinish={(isFinished) => actions.finish(stage, isFinished)}
            onMove={() => setOpened('move')}
            onTakeDateAway={() => actions.takeDateAway(stage)}
            onRename={() => actions.rename(stage.id)}
            onDelete={() => setOpened('delete')}
          />
        </div>
      </header>
      <FinishDialog actions={actions} key={actions.finishing?.stage.id} />
      {opened === 'move' && (
        <MoveDeadlineDialog milestone={stage} caseState={item.state} today={today} onClose={onClose} />
      )}
      {opened === 'delete' && (
        <DeleteDeadlineDialog
          milestone={stage}
          counted={stages.filter((each) => each.triggerMilestoneId === stage.id).map(({ kind }) => kind)}
          onClose={onClose}
          onDeleted={() => navigate(paths.timeline(item.id), { replace: true })}
        />
      )}
    </>
  );
}

/** A place on this page is scrolled to by the browser itself. */
function NextLink({ label, to }: { label: string; to: string }) {
  return to.startsWith('#') ? (
    <a href={to} className={buttonClass()}>
      {label}
    </a>
  ) : (
    <Link to={to} className={buttonClass()}>
      {label}
    </Link>
  );
}
