import { BookOpenText, MessageSquare, ScrollText } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigation, useSearchParams } from 'react-router';
import { caseTitle } from '#src/cases/title.ts';
import type { Document } from '#src/documents/schema.ts';
import { ChatPanel } from '../conversations/chat-panel.tsx';
import { CardStrip } from '../documents/card-strip.tsx';
import { DetailsPanel } from '../documents/details-panel.tsx';
import { DocumentHeading } from '../documents/document-heading.tsx';
import { firstToOpen } from '../documents/family.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Panes } from '../ui/panes.tsx';
import { LoadingScreen } from '../ui/spinner.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { useDocumentsArea } from './documents-layout.tsx';
import { SelectDocument } from './select-document.tsx';

/** Below this, two panes over one another would leave neither room to read. */
const ROOM_FOR_PANES = '(min-width: 48rem) and (min-height: 38rem)';

/** '/cases/{id}': the list, and of one document what was found in it above and questions about it below. */
export function WorkspacePage() {
  const { item, documents, listFailed, retryList } = useDocumentsArea();
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const selectedId = search.get('document');
  const firstId = documents && firstToOpen(documents)?.id;

  // A press on a link whose page is still being fetched would be taken back by what is opened here.
  const isLeaving = useNavigation().state !== 'idle';

  useEffect(() => {
    if (selectedId !== null || firstId === undefined || isLeaving) return;
    setSearch(
      (before) => {
        before.set('document', firstId);
        return before;
      },
      // Nobody went anywhere: what was opened here stays open.
      { replace: true, state: { sameAs: key } },
    );
  }, [selectedId, firstId, isLeaving, key, setSearch]);

  const content = () => {
    if (listFailed && documents === undefined) {
      return (
        <>
          <PanelFailure
            title="The documents could not be loaded"
            onRetry={retryList}
            className="m-4 lg:hidden"
          />
          {/* Where the list stands beside this, it says so itself and has the Retry. */}
          <div className="hidden lg:block">
            <SelectDocument>Nothing is lost: your documents come back with the list.</SelectDocument>
          </div>
        </>
      );
    }
    if (item === undefined || documents === undefined) return <LoadingScreen text="Loading workspace..." />;
    if (selectedId !== null) return <SelectedDocument key={selectedId} id={selectedId} />;
    if (firstId !== undefined) return <LoadingScreen text="Loading workspace..." />;
    return <SelectDocument />;
  };
  return (
    <>
      <title>{`${item ? caseTitle(item) : 'Case'} · Proceed`}</title>
      {content()}
    </>
  );
}

function SelectedDocument({ id }: { id: string }) {
  const { caseId } = useDocumentsArea();
  const found = trpc.documents.get.useQuery({ id }, { meta: { silent: true } });
  const isGone =
    (found.isError && readFailure(found.error).code === 'NOT_FOUND') ||
    (found.isSuccess && found.data.caseId !== caseId);
  if (isGone) {
    return (
      <SelectDocument>
        The document at this address is not in this case, or not any more. Choose another one.
      </SelectDocument>
    );
  }
  if (found.isError) {
    return (
      <PanelFailure
        title="Failed to load document details. Please try again later."
        onRetry={() => void found.refetch()}
        className="m-4"
      />
    );
  }
  if (found.isPending) return <LoadingScreen text="Loading workspace..." />;
  return <Open document={found.data} />;
}

function Open({ document }: { document: Document }) {
  const { canEdit } = useDocumentsArea();
  const [search, setSearch] = useSearchParams();
  const hasRoom = useMediaQuery(ROOM_FOR_PANES);
  const analysis = <DetailsPanel document={document} canEdit={canEdit} isBesideChat={hasRoom} />;
  const chat = <ChatPanel document={document} canAsk={canEdit} />;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <DocumentHeading
        document={document}
        level={2}
        className={hasRoom ? 'border-b border-line pb-3' : ''}
        actions={
          <Link
            to={paths.document(document.caseId, document.id)}
            className={buttonClass({ variant: hasRoom ? 'primary' : 'secondary', size: 'small' })}
          >
            <BookOpenText aria-hidden="true" />
            <span className="max-sm:sr-only">Open Document</span>
          </Link>
        }
      />
      <CardStrip document={document} />
      {hasRoom ? (
        <Panes
          direction="column"
          label="Height of the analysis"
          rememberAs="workspace"
          className="flex-1"
          panes={[
            {
              id: 'analysis',
              defaultSize: 65,
              minSize: 30,
              content: (
                <section aria-label="Analysis and details" className="relative h-full overflow-y-auto">
                  {analysis}
                </section>
              ),
            },
            {
              id: 'chat',
              defaultSize: 35,
              minSize: 20,
              content: (
                <section aria-label="Chat" className="h-full [container-type:size]">
                  {chat}
                </section>
              ),
            },
          ]}
        />
      ) : (
        <Tabs
          label="Document"
          className="flex-1 bg-surface"
          panelClassName="relative flex-1 overflow-auto bg-paper"
          value={search.get('tab') === 'chat' ? 'chat' : 'analysis'}
          onValueChange={(value) =>
            setSearch(
              (before) => {
                if (value === 'chat') before.set('tab', 'chat');
                else before.delete('tab');
                return before;
              },
              { replace: true },
            )
          }
          tabs={[
            {
              value: 'analysis',
              label: 'Analysis',
              icon: <ScrollText aria-hidden="true" />,
              content: analysis,
            },
            { value: 'chat', label: 'Chat', icon: <MessageSquare aria-hidden="true" />, content: chat },
          ]}
        />
      )}
    </div>
  );
}
