import { useState } from 'react';
import { CalculationCard } from '../timeline/calculation-card.tsx';
import { CreateDeadlineDialog } from '../timeline/create-deadline-dialog.tsx';
import { FollowersCard } from '../timeline/followers-card.tsx';
import { RemindersCard } from '../timeline/reminders-card.tsx';
import { useTimelineActions } from '../timeline/use-timeline-actions.ts';
import { MilestoneTranscriptsCard } from '../transcripts/milestone-transcripts-card.tsx';
import { AttachmentsCard } from './attachments-card.tsx';
import { MilestoneCaseCard, MilestoneDetailsCard } from './milestone-facts.tsx';
import { NotesCard } from './notes-card.tsx';
import type { MilestonePageProps } from './page-props.ts';

/**
 * What every milestone has, under the screen's own content: how its date was counted, its attachments and notes, who
 * is reminded, what depends on it, and which case it belongs to.
 */
export function DeadlineCards({ item, stage, stages, today }: MilestonePageProps) {
  const { canEdit, canCreate, busy, change } = useTimelineActions(item.memberRole);
  const [isCounting, setCounting] = useState(false);
  const followers = stages.filter(({ triggerMilestoneId }) => triggerMilestoneId === stage.id);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        <CalculationCard
          stage={stage}
          stages={stages}
          today={today}
          onChange={canEdit ? (date) => change(stage, { date }) : null}
        />
        <AttachmentsCard item={item} milestoneId={stage.id} />
        <MilestoneTranscriptsCard milestoneId={stage.id} />
        <NotesCard item={item} milestoneId={stage.id} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <RemindersCard
          stage={stage}
          today={today}
          canEdit={canEdit}
          busy={busy}
          onChange={(reminderDates, onDone, isUsual) =>
            change(stage, { reminderDates, ...(isUsual && { remindMore: true }) }, onDone)
          }
        />
        <FollowersCard
          stage={stage}
          followers={followers}
          today={today}
          onCount={canCreate ? () => setCounting(true) : null}
        />
        <MilestoneCaseCard item={item} />
        <MilestoneDetailsCard stage={stage} />
      </div>
      {isCounting && stage.date !== null && (
        <CreateDeadlineDialog
          caseId={item.id}
          caseState={item.state}
          prefill={{ tab: 'calculate', trigger: { date: stage.date, milestoneId: stage.id } }}
          onClose={() => setCounting(false)}
        />
      )}
    </div>
  );
}
