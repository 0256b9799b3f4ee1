import { FileQuestionMark, FolderOpen, MousePointerClick } from 'lucide-react';
import { Link } from 'react-router';
import type { CaseWithParticipants } from '#src/cases/schema.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Empty } from '../ui/empty.tsx';
import { part } from '../ui/part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LoadingScreen } from '../ui/spinner.tsx';
import { Begin } from './begin.tsx';
import { CaseChoice } from './case-choice.tsx';
import { CasePane } from './case-pane.tsx';
import type { Opened } from './home-dialogs.tsx';
import type { Next } from './use-next.ts';
import { WhatIsDue } from './what-is-due.tsx';

const TaskList = part(async () => (await import('./task-list.tsx')).TaskList, <Skeleton className="h-96" />);

interface DetailPaneProps {
  /** Undefined while they load. */
  cases: readonly CaseWithParticipants[] | undefined;
  next: Next;
  selectedId: string | null;
  /** Opens the list, where it is not beside this pane. */
  onBrowse: (() => void) | undefined;
  show(opened: Opened): void;
}

export function DetailPane({ cases, next, selectedId, onBrowse, show }: DetailPaneProps) {
  const item = cases?.find(({ id }) => id === selectedId);
  return (
    <div key={selectedId} className="relative h-full overflow-y-auto">
      {item === undefined && <title>My cases · Proceed</title>}
      {cases === undefined ? (
        <LoadingScreen text="Loading workspace..." />
      ) : item !== undefined ? (
        <CasePane
          item={item}
          next={next}
          onMembers={() => show({ dialog: 'members', item })}
          onCreateDeadline={() => show({ dialog: 'deadline', item })}
        />
      ) : selectedId !== null ? (
        <UnknownCase />
      ) : (
        <NoSelection cases={cases} next={next} onBrowse={onBrowse} />
      )}
    </div>
  );
}

function UnknownCase() {
  return (
    <Empty
      level={1}
      icon={<FileQuestionMark />}
      title="The requested case could not be found."
      action={
        <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
          Back to Cases
        </Link>
      }
    >
      It may have been deleted, or it is no longer shared with you. Your other cases are in the list.
    </Empty>
  );
}

function NoSelection({
  cases,
  next,
  onBrowse,
}: Pick<DetailPaneProps, 'next' | 'onBrowse'> & { cases: readonly CaseWithParticipants[] }) {
  const [only, ...others] = cases;
  if (only === undefined) {
    return (
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-6 sm:px-6 lg:px-8">
        <Begin />
        <Empty
          level={2}
          icon={<MousePointerClick />}
          title="Select a Case"
          action={
            onBrowse && (
              <Button variant="secondary" onClick={onBrowse}>
                <FolderOpen aria-hidden="true" />
                Browse Cases
              </Button>
            )
          }
        >
          Your first case will show here once you have created it.
        </Empty>
      </div>
    );
  }
  return (
    <div className="@container mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:px-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">
          <h1 className="text-2xl font-semibold tracking-tight">What is due</h1>
          <WhatIsDue next={next} cases={cases} />
          {others.length === 0 && <TaskList caseId={only.id} />}
        </div>
        <CaseChoice cases={cases} next={next} onBrowse={onBrowse} />
      </div>
    </div>
  );
}
