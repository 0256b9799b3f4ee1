import { Calculator as CalculatorIcon, CalendarDays, CalendarPlus, FileText, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type Case, caseTitle } from '#src/cases/schema.ts';
import { calendarOf } from '#src/deadlines/jurisdiction.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { DeadlineCalculatorCard } from './deadline-calculator-card.tsx';
import { TimelineDialogs } from './timeline-dialogs.tsx';
import { TimelineList } from './timeline-list.tsx';
import { TimelineMonth } from './timeline-month.tsx';
import { useTimeline } from './use-timeline.ts';
import { useTimelineActions } from './use-timeline-actions.ts';

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
  const actions = useTimelineActions(caseId, item?.memberRole);
  const { stages, today } = timeline;

  const ofTimeline = (content: (known: NonNullable<typeof stages>) => ReactNode) => {
    if (timeline.failed) return <TimelineFailure onRetry={timeline.retry} />;
    if (stages === undefined) return <TimelineSkeleton />;
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
                calendar={calendarOf({ state, courtName: item?.courtName })}
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

function TimelineFailure({ onRetry }: { onRetry(): void }) {
  return (
    <Alert
      tone="danger"
      title="We couldn't load the timeline"
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      Your deadlines are safe on the server. Until they show here, rely on the dates on your papers.
    </Alert>
  );
}

function TimelineSkeleton() {
  return (
    <SkeletonGroup text="Loading the timeline">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-10 w-44" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </SkeletonGroup>
  );
}
