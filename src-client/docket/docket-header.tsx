import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import { caseLabel } from '#src/cases/title.ts';
import { paths } from '../paths.ts';
import { dayText, dueText } from '../text/due-text.ts';
import { StandingBadge } from '../timeline/standing.tsx';
import type { Stage } from '../timeline/use-timeline.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { buttonClass } from '../ui/button-class.ts';

interface DocketHeaderProps {
  item: Case;
  stage: Stage;
  today: string;
}

/** Where one is, and the milestone the docket belongs to: its name, how it stands, its day. */
export function DocketHeader({ item, stage, today }: DocketHeaderProps) {
  return (
    <div data-furniture="" className="flex flex-col gap-4">
      <title>{`Docket: ${stage.kind} · Proceed`}</title>
      <div className="flex items-center gap-2">
        <Link
          to={paths.milestone(item.id, stage.id)}
          aria-label="Back to the milestone"
          className={buttonClass({ variant: 'quiet', size: 'icon', className: '-ml-2' })}
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <Breadcrumb
          items={[
            { label: 'Cases', to: paths.home },
            { label: caseLabel(item), to: paths.timeline(item.id) },
            { label: stage.kind, to: paths.milestone(item.id, stage.id), wideOnly: true },
            { label: 'Docket Management' },
          ]}
        />
      </div>
      <header>
        <h1 className="text-2xl leading-tight font-semibold tracking-tight wrap-anywhere">{stage.kind}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          {stage.date === null ? (
            <span className="text-lg text-muted">Pending: no date yet</span>
          ) : (
            <time dateTime={stage.date} className="figures text-lg font-semibold">
              {stage.stands === 'done'
                ? dayText(stage.date, today)
                : dueText(stage.date, today, stage.dueTime, stage.takesPlace)}
              {stage.doubts !== null && ' (please check)'}
            </time>
          )}
          <StandingBadge stands={stage.stands} />
        </p>
      </header>
    </div>
  );
}
