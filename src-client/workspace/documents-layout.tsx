import { FolderOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { DocumentLinkContext } from '../documents/document-link.ts';
import { useDocuments } from '../documents/use-documents.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { TimelineStrip } from '../timeline/timeline-strip.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { UploadDialog } from '../uploads/upload-dialog.tsx';
import { UploadStrip } from '../uploads/upload-strip.tsx';
import { useLeaveWarning } from '../uploads/use-uploads.ts';
import { caseFailed } from './case-failure.ts';
import { DocumentSidebar } from './document-sidebar.tsx';
import { trailOf } from './trail.ts';

export interface DocumentsArea {
  caseId: string;
  item: Case | undefined;
  documents: readonly DocumentRow[] | undefined;
  listFailed: boolean;
  canEdit: boolean;
  openUpload(): void;
  /** Brings the list of documents: the drawer, or the focus where the list stands beside the page. */
  openList(): void;
  retryList(): void;
  /** From a document's page to where it was opened from. */
  leaveDocument(documentId: string | null): void;
}

/** What the documents area offers to the page inside it. */
export function useDocumentsArea(): DocumentsArea {
  return useOutletContext<DocumentsArea>();
}

/** Width from which the list stands beside the page (Tailwind's lg). */
const WIDE = '(min-width: 64rem)';

/**
 * Everything about the papers of a case: the list beside the page, in a drawer on small screens, the timeline strip
 * and the upload dialog. Inside it stand the workspace, the documents and timeline area, or one document's page.
 */
export function DocumentsLayout() {
  const { caseId = '', documentId = null, milestoneId = '', motionId } = useParams();
  const motion = motionId === undefined ? null : { id: motionId, milestoneId };
  const navigate = useNavigate();
  const { key, state, pathname, search } = useLocation();
  const [query] = useSearchParams();
  const isWorkspace = pathname.replace(/\/$/, '') === paths.workspace(caseId);
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const list = useDocuments(caseId);
  const [uploading, setUploading] = useUploadDialog(found.data !== undefined);
  // The drawer belongs to the place it was opened at: choosing a document closes it.
  const [listOpenAt, setListOpenAt] = useState<string | null>(null);
  const place = sourcePlace(key, state);
  const listOpen = listOpenAt === place;
  const setListOpen = (open: boolean) => setListOpenAt(open ? place : null);
  const beside = useRef<HTMLElement>(null);
  const cameFrom = useRef<string | null>(null);
  useEffect(() => {
    if (documentId === null) cameFrom.current = isWorkspace ? null : pathname + search;
  }, [documentId, isWorkspace, pathname, search]);
  useLeaveWarning();
  const item = found.data;
  const canEdit = item !== undefined && can(item.memberRole, 'document:create');
  const area: DocumentsArea = {
    caseId,
    item,
    documents: list.data,
    listFailed: list.isError,
    canEdit,
    openUpload: () => setUploading(true),
    openList: () => {
      if (!window.matchMedia(WIDE).matches) setListOpen(true);
      else beside.current?.querySelector<HTMLElement>('li a, input')?.focus();
    },
    retryList: () => void list.refetch(),
    leaveDocument: (id) => navigate(cameFrom.current ?? paths.workspace(caseId, id ?? undefined)),
  };
  const sidebar = (inDrawer: boolean) => (
    <DocumentSidebar
      inDrawer={inDrawer}
      caseId={caseId}
      documents={list.data}
      failed={list.isError}
      selectedId={documentId ?? (isWorkspace ? query.get('document') : null)}
      canEdit={canEdit}
      onRetry={() => void list.refetch()}
      onUpload={() => {
        setListOpen(false);
        setUploading(true);
      }}
      onDeletedSelected={() =>
        navigate(isWorkspace ? paths.workspace(caseId) : paths.documents(caseId), { replace: true })
      }
    />
  );
  const { missing } = loaded({ item: found });
  if (missing?.error) {
    return <QueryScreen missing={missing} waiting={{ text: 'Loading the case' }} failed={caseFailed} />;
  }
  return (
    <DocumentLinkContext value={isWorkspace ? inWorkspace : onPage}>
      <div className="flex h-[calc(100dvh-3.5rem-var(--notices,0px)-var(--case-bar,0px))] min-h-0 flex-col print:block print:h-auto">
        <div className="flex items-center justify-between gap-3 border-b border-line bg-surface px-4 py-2 sm:px-5 print:hidden touch:py-0.5">
          <Breadcrumb
            heading={isWorkspace}
            items={trailOf({
              caseId,
              item,
              isWorkspace,
              filename: documentId && nameOf(list.data?.find(({ id }) => id === documentId)),
              motion,
            })}
          />
          <Button
            variant="quiet"
            size="small"
            className="-mr-3 shrink-0 lg:hidden"
            onClick={() => setListOpen(true)}
          >
            <FolderOpen aria-hidden="true" />
            <span className={isWorkspace ? '' : 'max-sm:sr-only'}>Documents</span>
            {list.data ? ` (${list.data.length})` : ''}
          </Button>
        </div>
        <TimelineStrip
          caseId={caseId}
          item={item}
          className={documentId || motion || query.get('tab') === 'chat' ? 'hidden lg:flex' : ''}
        />
        {!uploading && <UploadStrip caseId={caseId} onOpen={() => setUploading(true)} />}
        <div className="flex min-h-0 flex-1 print:block">
          <aside
            ref={beside}
            aria-label="Documents"
            className="hidden w-80 shrink-0 border-r border-line lg:block print:hidden"
          >
            {sidebar(false)}
          </aside>
          <div className="relative min-h-0 min-w-0 flex-1 overflow-y-auto print:overflow-visible">
            <Outlet context={area} />
          </div>
        </div>
        <Drawer open={listOpen} onOpenChange={setListOpen} title="Documents">
          {sidebar(true)}
        </Drawer>
        {uploading && canEdit && (
          <UploadDialog
            caseId={caseId}
            documentCount={list.data?.length ?? 0}
            onClose={() => setUploading(false)}
            onComplete={([first]) => {
              if (isWorkspace && first !== undefined) navigate(paths.workspace(caseId, first));
            }}
          />
        )}
      </div>
    </DocumentLinkContext>
  );
}

/** What a paper is called to people, else its file's name. */
function nameOf(row: DocumentRow | undefined): string {
  return row?.title ?? row?.filename ?? 'Document';
}

function inWorkspace({ id, caseId }: { id: string; caseId: string }): string {
  return paths.workspace(caseId, id);
}

function onPage({ id, caseId }: { id: string; caseId: string }): string {
  return paths.document(caseId, id);
}

/** Opened by a button, or from elsewhere by the address (`?upload=new`), once the case is known. */
function useUploadDialog(isKnown: boolean): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get('upload') === 'new';
  useEffect(() => {
    if (!isAsked || !isKnown) return;
    setOpen(true);
    setQuery(
      (before) => {
        before.delete('upload');
        return before;
      },
      { replace: true },
    );
  }, [isAsked, isKnown, setQuery]);
  return [isOpen, setOpen];
}

/** The key of the place, which stays when a document is chosen there by itself. */
function sourcePlace(key: string, state: unknown): string {
  const isSame = typeof state === 'object' && state !== null && 'sameAs' in state;
  return isSame && typeof state.sameAs === 'string' ? state.sameAs : key;
}
