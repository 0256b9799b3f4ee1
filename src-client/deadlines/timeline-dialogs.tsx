import { CreateDeadlineDialog } from './create-deadline-dialog.tsx';
import { DeleteDeadlineDialog } from './delete-deadline-dialog.tsx';
import { MoveDeadlineDialog } from './move-deadline-dialog.tsx';
import type { Timeline } from './use-timeline.ts';
import type { TimelineActions } from './use-timeline-actions.ts';

interface TimelineDialogsProps {
  caseId: string;
  caseState: string | null;
  timeline: Timeline;
  actions: TimelineActions;
}

export function TimelineDialogs({ caseId, caseState, timeline, actions }: TimelineDialogsProps) {
  const { opened, open } = actions;
  const onClose = () => open(null);
  if (opened === null) return null;
  if (opened.dialog === 'create') {
    return (
      <CreateDeadlineDialog
        caseId={caseId}
        caseState={caseState}
        prefill={opened.date === undefined ? {} : { date: opened.date }}
        onClose={onClose}
      />
    );
  }
  const { stage } = opened;
  if (opened.dialog === 'move') {
    return <MoveDeadlineDialog milestone={stage} today={timeline.today} onClose={onClose} />;
  }
  const counted = (timeline.stages ?? []).filter(({ triggerMilestoneId }) => triggerMilestoneId === stage.id);
  return (
    <DeleteDeadlineDialog milestone={stage} counted={counted.map(({ kind }) => kind)} onClose={onClose} />
  );
}
