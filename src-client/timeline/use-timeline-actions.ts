import { useState } from 'react';
import { can, type MemberRole } from '#src/auth/permissions.ts';
import { isFiling } from '#src/timeline/page-kind.ts';
import { showToast } from '../ui/toast-store.ts';
import { useNow } from '../ui/use-now.ts';
import { isAhead } from './ahead.ts';
import { useChangeMilestone } from './use-change-milestone.ts';
import type { Stage } from './use-timeline.ts';

/** The dialog over the timeline. */
export type OpenedOver =
  | { dialog: 'create'; date?: string }
  | { dialog: 'move' | 'delete'; stage: Stage }
  | null;

/** What a person may do to the timeline of a case, and what they are about to do. */
export function useTimelineActions(role: MemberRole | undefined) {
  const { change, busy } = useChangeMilestone();
  const now = useNow();
  const [opened, open] = useState<OpenedOver>(null);
  const [renaming, rename] = useState<string | null>(null);
  const [asked, ask] = useState<{ stage: Stage; onDone: (() => void) | undefined } | null>(null);
  /** The milestone is undated again, until its day is known. */
  function takeDateAway(stage: Stage): void {
    const { kind, date, status, reminderDates } = stage;
    change(stage, { date: null }, (after) =>
      showToast({
        title: 'Date Removed',
        description: `${kind} has no date now, and nobody is reminded of it.`,
        action: { label: 'Undo', onPress: () => change(after, { date, status, reminderDates }) },
      }),
    );
  }
  /**
   * Done, or open again; what has to be filed is asked about first: it is not done before there is proof. Nor is a day at
   * the court that has not come.
   */
  function finish(stage: Stage, isFinished: boolean, onDone?: () => void): void {
    if (isFinished && (isFiling(stage.kind) || isAhead(stage, now))) ask({ stage, onDone });
    else setFinished(stage, isFinished, onDone);
  }
  /** One press hides a day from every list, so that it says so and can be taken back. */
  function setFinished(stage: Stage, isFinished: boolean, onDone?: () => void): void {
    change(stage, { isFinished }, (after) => {
      ask(null);
      onDone?.();
      if (!isFinished) return;
      showToast({
        title: 'Marked as Done',
        description: `${stage.kind} is not shown as due now, and nobody is reminded of it. Leave it so only if it is done.`,
        action: { label: 'Undo', onPress: () => change(after, { isFinished: false }) },
      });
    });
  }
  return {
    finish,
    /** What is about to be marked as done; null while nothing is. */
    finishing: asked && {
      stage: asked.stage,
      onConfirm: () => setFinished(asked.stage, true, asked.onDone),
      onCancel: () => ask(null),
    },
    canCreate: role !== undefined && can(role, 'deadline:create'),
    canEdit: role !== undefined && can(role, 'deadline:update'),
    canDelete: role !== undefined && can(role, 'deadline:delete'),
    change,
    takeDateAway,
    busy,
    opened,
    open,
    /** Id of the milestone whose name is being edited. */
    renaming,
    rename,
  };
}

export type TimelineActions = ReturnType<typeof useTimelineActions>;
