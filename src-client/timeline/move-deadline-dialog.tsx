import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { isCalendarDate } from '#src/calendar-date.ts';
import { deadlineTypeOf } from '#src/law/calculate.ts';
import { amount } from '#src/text/words.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { dayText, dueText } from '../text/due-text.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CreateDeadlineDialog } from './create-deadline-dialog.tsx';
import { DayMeaning, type Meaning } from './day-meaning.tsx';
import { DependentList } from './dependent-list.tsx';
import { useChangeMilestone } from './use-change-milestone.ts';

interface MoveDeadlineDialogProps {
  milestone: Milestone;
  caseState: string | null;
  today: string;
  onClose(): void;
}

const FORM_ID = 'move-deadline';
const LABEL = { due: 'New date', got: 'The day you got it' } as const;

/** A new date for a milestone. Deadlines that were counted from the old one are shown first and move if chosen. */
export function MoveDeadlineDialog({ milestone, caseState, today, onClose }: MoveDeadlineDialogProps) {
  const { caseId, id } = milestone;
  const [date, setDate] = useState(milestone.date ?? '');
  const [meaning, setMeaning] = useState<Meaning | null>(milestone.date === null ? null : 'due');
  const [isCounting, setCounting] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const timeline = trpc.milestones.list.useQuery({ caseId }, { meta: { silent: true } });
  // After a conflict this is what the other person left.
  const current = timeline.data?.find((each) => each.id === id) ?? milestone;
  const isNew = isCalendarDate(date) && date !== current.date;
  const isMove = isNew && meaning === 'due';
  const isToCount = isNew && meaning === 'got';
  const dependents = trpc.milestones.dependents.useQuery(isMove ? { id, date } : skipToken, {
    meta: { silent: true },
    staleTime: 0,
    gcTime: 0,
  });
  // One that cannot be counted again must not hold this one back.
  const isUncountable = dependents.isError && readFailure(dependents.error).code === 'BAD_REQUEST';
  const { change, busy, error, forget } = useChangeMilestone({ silent: true });
  const failure = error ? readFailure(error) : null;
  const triggers = new Map(timeline.data?.map((each) => [each.id, each.triggerMilestoneId]));
  const following = isMove ? (dependents.data ?? []) : [];
  const isLeft = (each: string): boolean => {
    const trigger = triggers.get(each);
    if (left.includes(each)) return true;
    return Boolean(
      trigger && trigger !== id && following.some((other) => other.id === trigger) && isLeft(trigger),
    );
  };
  const moving = following.filter((each) => !isLeft(each.id)).map((each) => each.id);

  const isSetting = current.date === null;

  // What is done is not overdue, however long ago it was.
  const say = (day: string, time: string | null = null) =>
    (current.finishedAt === null ? dueText : dayText)(day, today, time, current.takesPlace);

  function actionName(): string {
    if (meaning === 'got') return 'Calculate the Deadline';
    if (moving.length > 0) return `${isSetting ? 'Set' : 'Move'} with ${amount(moving.length, 'deadline')}`;
    return isSetting ? 'Set the Date' : 'Move Deadline';
  }
  function move() {
    if (isToCount) return setCounting(true);
    if (!isMove || dependents.isFetching) return;
    change(current, { date, ...(moving.length > 0 && { recalculate: moving }) }, () => {
      showToast({
        title: isSetting ? 'Date Set' : 'Deadline Moved',
        description: `${current.kind} is on ${dayText(date, today)}.${moving.length > 0 ? ` ${amount(moving.length, 'deadline')} moved with it.` : ''}`,
      });
      onClose();
    });
  }
  if (isCounting) {
    const prefill = { tab: 'calculate', trigger: { date, milestoneId: null } } as const;
    const deadlineType = current.deadlineType ?? deadlineTypeOf(current.kind);
    return (
      <CreateDeadlineDialog
        caseId={caseId}
        caseState={caseState}
        prefill={{ ...prefill, deadlineType }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isSetting ? `Set a date for ${current.kind}` : `Move ${current.kind}`}
      description={current.date === null ? undefined : `Now on ${say(current.date, current.dueTime)}.`}
      dismissible={!isNew && !busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            busy={busy}
            disabled={
              !isToCount && (!isMove || dependents.isFetching || (dependents.isError && !isUncountable))
            }
          >
            {actionName()}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        {failure && (
          <Alert
            tone="danger"
            title={failure.code === 'CONFLICT' ? 'Somebody else was first' : 'It was not moved'}
          >
            {failure.message ?? 'Please check your internet connection and try again.'}
            {failure.code === 'CONFLICT' &&
              current.date !== null &&
              ` It is on ${dayText(current.date, today)} now.`}
          </Alert>
        )}
        {isSetting && <DayMeaning value={meaning} onChange={setMeaning} />}
        <Field
          label={LABEL[meaning ?? 'due']}
          error={failure?.fields.date}
          hint={
            current.isAutoCalculated
              ? 'This date was counted by a rule. Moved by hand, it no longer follows that rule.'
              : undefined
          }
        >
          <DateInput
            value={date}
            onChange={(value) => {
              setDate(value);
              forget();
            }}
          />
        </Field>
        {isMove && (
          <p className="figures text-xl font-semibold tracking-tight" aria-live="polite">
            {say(date)}
          </p>
        )}
        {isMove && dependents.isFetching && (
          <p role="status" className="flex items-center gap-2 text-sm text-muted">
            <Spinner /> Looking for deadlines counted from this date...
          </p>
        )}
        {isMove && dependents.isError && (
          <PanelFailure
            title="We couldn't look up the deadlines counted from this date"
            onRetry={() => void dependents.refetch()}
          >
            {readFailure(dependents.error).message}
            {isUncountable && ' You can move this one alone; what was counted from it stays where it is.'}
          </PanelFailure>
        )}
        {following.length > 0 && (
          <DependentList
            dependents={following}
            today={today}
            isMoving={(each) => !isLeft(each)}
            waitsFor={(each) => {
              const trigger = triggers.get(each);
              return trigger && trigger !== id && isLeft(trigger)
                ? (following.find((other) => other.id === trigger)?.kind ?? null)
                : null;
            }}
            onChange={(each, isMoving) =>
              setLeft(isMoving ? left.filter((other) => other !== each) : [...left, each])
            }
          />
        )}
      </form>
    </Dialog>
  );
}
