import { Camera, FolderOpen, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Panes } from '../ui/panes.tsx';
import { part } from '../ui/part.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { Begin } from './begin.tsx';
import { CaseList } from './case-list.tsx';
import { DetailPane } from './detail-pane.tsx';
import { HomeDialogs, type Opened } from './home-dialogs.tsx';
import { NoCases } from './no-cases.tsx';
import { useNext } from './use-next.ts';

const Drawer = part(async () => (await import('../ui/drawer.tsx')).Drawer);

const WaitingPapers = part(async () => (await import('./waiting-paper.tsx')).WaitingPapers);

const WIDE = '(min-width: 64rem)';

/** '/': the list of cases beside the selected one; on small screens the list is a drawer. */
export function CasesWorkspace() {
  const cases = trpc.cases.listWithParticipants.useQuery(undefined, { meta: { silent: true } });
  const next = useNext();
  const papers = trpc.intake.open.useQuery(undefined, {
    meta: { silent: true },
    // Papers come and are kept on another screen.
    refetchOnMount: 'always',
  });
  const waiting = papers.data?.filter(({ isOwn, waits }) => isOwn && waits) ?? [];
  const selection = useSelectedCase();
  const isWide = useMediaQuery(WIDE);
  const [opened, setOpened] = useState<Opened>(null);
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const asksForNew = search.get('new') === 'case';
  const given = search.get('number') ?? undefined;
  useEffect(() => {
    if (!asksForNew) return;
    setOpened({ dialog: 'create', caseNumber: given });
    setSearch({}, { replace: true });
  }, [asksForNew, given, setSearch]);
  const asksForEdit = search.get('edit') === 'case';
  const asksForDeadline = search.get('new') === 'deadline';
  const named = search.get('name') ?? undefined;
  const isListed = cases.data !== undefined;
  const selectedItem = cases.data?.find(({ id }) => id === selection.caseId);
  useEffect(() => {
    if (!asksForEdit || !isListed) return;
    if (selectedItem !== undefined && can(selectedItem.memberRole, 'case:update')) {
      setOpened({ dialog: 'edit', item: selectedItem });
    }
    setSearch(selectedItem === undefined ? {} : { case: selectedItem.id }, { replace: true });
  }, [asksForEdit, isListed, selectedItem, setSearch]);
  useEffect(() => {
    if (!asksForDeadline || !isListed) return;
    if (selectedItem !== undefined && can(selectedItem.memberRole, 'deadline:create')) {
      setOpened({ dialog: 'deadline', item: selectedItem, name: named });
    }
    setSearch(selectedItem === undefined ? {} : { case: selectedItem.id }, { replace: true });
  }, [asksForDeadline, isListed, named, selectedItem, setSearch]);
  // The drawer belongs to the place it was opened at: going anywhere closes it.
  const [listOpenAt, setListOpenAt] = useState<string | null>(null);
  const listOpen = listOpenAt === key;

  /** A dialog does not open over the drawer. */
  const show = (dialog: Opened) => {
    setListOpenAt(null);
    setOpened(dialog);
  };
  if (cases.data === undefined && cases.isError) {
    return (
      <div className="mx-auto flex w-full max-w-xl flex-col gap-4 p-6">
        <title>My cases · Proceed</title>
        <h1 className="text-2xl font-semibold tracking-tight">My Cases</h1>
        <PanelFailure title="We couldn't load your cases" onRetry={cases.refetch} busy={cases.isFetching}>
          They are safe on the server. Please check your internet connection and try again.
        </PanelFailure>
      </div>
    );
  }
  const list = (inDrawer: boolean) => (
    <CaseList
      inDrawer={inDrawer}
      cases={cases.data}
      next={next}
      selectedId={selection.caseId}
      onChosen={() => setListOpenAt(null)}
      onCreate={() => show({ dialog: 'create' })}
      onEdit={(item) => show({ dialog: 'edit', item })}
      onDelete={(item) => show({ dialog: 'delete', item })}
    />
  );
  const detail = (
    <DetailPane
      cases={cases.data}
      next={next}
      selectedId={selection.caseId}
      onBrowse={isWide ? undefined : () => setListOpenAt(key)}
      show={show}
    />
  );
  return (
    <div className="flex h-[calc(100dvh-3.5rem-var(--notices,0px)-var(--case-bar,0px))] min-h-0 flex-col">
      {waiting.length > 0 && <WaitingPapers waiting={waiting} />}
      {isWide ? (
        <Panes
          label="Width of the case list"
          rememberAs="cases"
          className="flex-1"
          panes={[
            { id: 'list', defaultSize: 25, minSize: 20, maxSize: 40, content: list(false) },
            { id: 'detail', defaultSize: 75, minSize: 60, content: detail },
          ]}
        />
      ) : (
        <>
          <div className="flex shrink-0 items-center justify-between gap-2 border-b border-line bg-surface px-1 py-1 sm:px-3">
            <Button variant="quiet" onClick={() => setListOpenAt(key)}>
              <FolderOpen aria-hidden="true" />
              My Cases{cases.data ? ` (${cases.data.length})` : ''}
            </Button>
            <span className="flex">
              {/* A case has it in the bar below, and nobody begins twice. */}
              {selection.caseId === null && cases.data?.length !== 0 && (
                <Link
                  to={paths.start}
                  className={buttonClass({ variant: 'quiet', className: 'px-3 sm:hidden' })}
                >
                  <Camera aria-hidden="true" />
                  Add<span className="sr-only"> a paper</span>
                </Link>
              )}
              <Button variant="quiet" className="px-3" onClick={() => show({ dialog: 'create' })}>
                <Plus aria-hidden="true" />
                New Case
              </Button>
            </span>
          </div>
          <div className="min-h-0 flex-1">
            {cases.data?.length === 0 ? (
              <>
                <title>My cases · Proceed</title>
                <div className="flex h-full flex-col gap-6 overflow-y-auto px-4 py-6 sm:px-6">
                  <Begin />
                  <NoCases onCreate={() => show({ dialog: 'create' })} />
                </div>
              </>
            ) : (
              detail
            )}
          </div>
          {listOpen && (
            <Drawer open onOpenChange={() => setListOpenAt(null)} title="My Cases">
              {list(true)}
            </Drawer>
          )}
        </>
      )}
      <HomeDialogs
        opened={opened}
        onClose={() => setOpened(null)}
        onCreated={({ id }) => selection.select(id)}
        onDeleted={({ id }) => {
          if (id === selection.caseId) selection.clear();
        }}
      />
    </div>
  );
}

const PARAMETER = 'case';

/** The case named in the address, so that a reload and the browser's Back keep it. */
function useSelectedCase() {
  const [search, setSearch] = useSearchParams();
  return {
    caseId: search.get(PARAMETER) || null,
    select: (caseId: string) => setSearch({ [PARAMETER]: caseId }),
    /** Takes the place of the address, which leads nowhere once the case is gone. */
    clear: () => setSearch({}, { replace: true }),
  };
}
