import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { dayText, dueText } from '../text/due-text.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { RenameField } from '../ui/rename-field.tsx';
import { nearestOf } from './nearest-row.ts';
import { StageMenu } from './stage-menu.tsx';
import { STANDING } from './standing.tsx';
import type { Stage } from './use-timeline.ts';
import type { TimelineActions } from './use-timeline-actions.ts';
import { useUnfit } from './use-unfit.ts';

interface TimelineRowProps {
  stage: Stage;
  today: string;
  actions: TimelineActions;
}

/** A milestone in the list: its day first, then its name and rule. */
export function TimelineRow({ stage, today, actions }: TimelineRowProps) {
  const { canEdit, canDelete, busy, renaming, open, change } = actions;
  const { text } = STANDING[stage.stands];
  const unfit = useUnfit(stage);
  const isDone = stage.stands === 'done';
  return (
    <article
      className={classNames(
        'flex items-start gap-2 p-3 sm:gap-3 sm:px-4',
        stage.stands === 'overdue' ? 'bg-danger-soft' : 'bg-surface',
      )}
    >
      {canEdit && (
        <IconButton
          label={isDone ? `Reopen ${stage.kind}` : `Mark ${stage.kind} as done`}
          data-finish=""
          onClick={(event) => {
            // The row goes to another group; the focus stays where the work is.
            const next = nearestOf(event.currentTarget, '[data-finish]', '[data-stages]');
            actions.finish(stage, !isDone, () => next?.focus());
          }}
          className={classNames('-my-1 -ml-2', isDone ? 'text-done' : 'text-muted')}
          icon={
            isDone ? (
              <CircleCheck aria-hidden="true" className="size-5!" />
            ) : (
              <Circle aria-hidden="true" className="size-5!" />
            )
          }
        />
      )}
      <div className="min-w-0 flex-1">
        <p
          className={classNames(
            'figures leading-6 font-semibold tracking-tight',
            isDone || stage.date === null ? 'text-muted' : `text-lg ${text}`,
          )}
        >
          {stage.date === null ? (
            'Pending'
          ) : (
            <time dateTime={stage.date}>
              {isDone
                ? dayText(stage.date, today)
                : dueText(stage.date, today, stage.dueTime, stage.takesPlace)}
            </time>
          )}
        </p>
        {renaming === stage.id ? (
          <RenameField
            className="py-1"
            name={stage.kind}
            busy={busy}
            onSave={(kind) => change(stage, { kind }, () => actions.rename(null))}
            onCancel={() => actions.rename(null)}
          />
        ) : (
          <p className="font-medium wrap-anywhere">
            <Link
              data-row-focus=""
              to={paths.milestone(stage.caseId, stage.id)}
              className="underline-offset-4 hover:underline touch:inline-flex touch:min-h-8 touch:items-center"
            >
              {stage.kind}
            </Link>
          </p>
        )}
        {stage.ruleReference !== null && <p className="text-sm text-muted">{stage.ruleReference}</p>}
        {stage.doubts !== null && !isDone && (
          <p className="text-sm font-medium text-due">Please check this day.</p>
        )}
        {unfit !== null && <p className="text-sm font-medium">{unfit}</p>}
      </div>
      <div className="-my-1 -mr-2">
        <StageMenu
          stage={stage}
          canEdit={canEdit}
          canDelete={canDelete}
          onFinish={(isFinished) => actions.finish(stage, isFinished)}
          onMove={() => open({ dialog: 'move', stage })}
          onTakeDateAway={() => actions.takeDateAway(stage)}
          onRename={() => actions.rename(stage.id)}
          onDelete={() => open({ dialog: 'delete', stage })}
        />
      </div>
    </article>
  );
}
