import { Calculator as CalculatorIcon, CalendarDays, CalendarPlus, FileText, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { calendarOf } from '#src/law/case-law.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { CreateDeadlineDialog } from './create-deadline-dialog.tsx';
import { DeadlineCalculatorCard } from './deadline-calculator-card.tsx';
import { DeleteDeadlineDialog } from './delete-deadline-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { MoveDeadlineDialog } from './move-deadline-dialog.tsx';
import { TimelineList } from './timeline-list.tsx';
import { TimelineMonth } from './timeline-month.tsx';
import { type Timeline, useTimeline } from './use-timeline.ts';
import { type TimelineActions, useTimelineActions } from './use-timeline-actions.ts';

const VIEWS = ['list', 'month', 'calculator'] as const;

interface TimelineAreaProps {
  caseId: string;
  item: Case | undefined;
  /** What stands here while the timeline is not open. */
  documents: ReactNode;
}

/** Title of the case; its documents, timeline, month and calculator, one at a time; the address says which (`?timeline=`). */
export function TimelineArea({ caseId, item, documents }: TimelineAreaProps) {
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((each) => each === search.get('timeline')) ?? 'documents';
  const isTimeline = view === 'list' || view === 'month';
  const state = item?.state ?? null;
  const timeline = useTimeline(caseId, state);
  const actions = useTimelineActions(item?.memberRole);
  const { stages, today } = timeline;

  const ofTimeline = (content: (known: NonNullable<typeof stages>) => ReactNode) => {
    if (timeline.failed) {
      return (
        <PanelFailure title="We couldn't load the timeline" onRetry={timeline.retry}>
          Your deadlines are safe on the server. Until they show here, rely on the dates on your papers.
        </PanelFailure>
      );
    }
    if (stages === undefined) {
      return <Waiting text="Loading the timeline" blocks={['h-10 w-44', 'h-20', 'h-20', 'h-20']} />;
    }
    return content(stages);
  };
  return (
    <>
      {item ? (
        <PageHeader
          title={caseTitle(item)}
          actions={
            isTimeline &&
            actions.canCreate &&
            stages !== undefined && (
              <Button onClick={() => actions.open({ dialog: 'create' })}>
                <CalendarPlus aria-hidden="true" />
                Create Deadline
              </Button>
            )
          }
        />
      ) : (
        <Skeleton className="h-10 w-2/3" />
      )}
      <Tabs
        label="Documents and timeline"
        value={view}
        panelClassName="pt-5"
        onValueChange={(value) => setSearch(value === 'documents' ? {} : { timeline: value })}
        tabs={[
          {
            value: 'documents',
            label: 'Documents',
            icon: <FileText aria-hidden="true" className="hidden sm:block" />,
            content: documents,
          },
          {
            value: 'list',
            label: 'Timeline',
            icon: <ListChecks aria-hidden="true" className="hidden sm:block" />,
            content: ofTimeline((known) => <TimelineList stages={known} today={today} actions={actions} />),
          },
          {
            value: 'month',
            label: 'Month',
            icon: <CalendarDays aria-hidden="true" className="hidden sm:block" />,
            content: ofTimeline((known) => (
              <TimelineMonth
                stages={known}
                today={today}
                calendar={calendarOf({ state, courtName: item?.courtName, caseNumber: item?.caseNumber })}
                actions={actions}
              />
            )),
          },
          {
            value: 'calculator',
            label: 'Calculator',
            icon: <CalculatorIcon aria-hidden="true" className="hidden sm:block" />,
            content: <DeadlineCalculatorCard caseId={caseId} caseState={state} canAdd={actions.canCreate} />,
          },
        ]}
      />
      <TimelineDialogs caseId={caseId} caseState={state} timeline={timeline} actions={actions} />
    </>
  );
}

interface TimelineDialogsProps {
  caseId: string;
  caseState: string | null;
  timeline: Timeline;
  actions: TimelineActions;
}

function TimelineDialogs({ caseId, caseState, timeline, actions }: TimelineDialogsProps) {
  const { opened, open } = actions;
  const onClose = () => open(null);
  if (opened === null) return <FinishDialog actions={actions} key={actions.finishing?.stage.id} />;
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
    return (
      <MoveDeadlineDialog milestone={stage} caseState={caseState} today={timeline.today} onClose={onClose} />
    );
  }
  const counted = (timeline.stages ?? []).filter(({ triggerMilestoneId }) => triggerMilestoneId === stage.id);
  return (
    <DeleteDeadlineDialog milestone={stage} counted={counted.map(({ kind }) => kind)} onClose={onClose} />
  );
}
