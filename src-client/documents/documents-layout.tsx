import { FolderOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  Link,
  Outlet,
  useLocation,
  useNavigate,
  useOutletContext,
  useParams,
  useSearchParams,
} from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { type Case, caseTitle } from '#src/cases/schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { TimelineStrip } from '../deadlines/timeline-strip.tsx';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Drawer } from '../ui/drawer.tsx';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { UploadStrip } from '../upload/upload-strip.tsx';
import { useLeaveWarning } from '../upload/use-uploads.ts';
import { DocumentSidebar } from './document-sidebar.tsx';
import { useDocuments } from './use-documents.ts';

export interface DocumentsArea {
  caseId: string;
  item: Case | undefined;
  documents: readonly DocumentRow[] | undefined;
  canEdit: boolean;
  openUpload(): void;
  openList(): void;
}

/** What the documents area offers to the page inside it. */
export function useDocumentsArea(): DocumentsArea {
  return useOutletContext<DocumentsArea>();
}

/** Sidebar beside the page on large screens, in a drawer on small ones; the upload dialog of the case. */
export function DocumentsLayout() {
  const { caseId = '', documentId = null } = useParams();
  const navigate = useNavigate();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const list = useDocuments(caseId);
  const [uploading, setUploading] = useState(false);
  const { key } = useLocation();
  // The drawer belongs to the place it was opened at: choosing a document closes it.
  const [listOpenAt, setListOpenAt] = useState<string | null>(null);
  const listOpen = listOpenAt === key;
  const setListOpen = (open: boolean) => setListOpenAt(open ? key : null);
  useLeaveWarning();
  const item = found.data;
  const canEdit = item !== undefined && can(item.memberRole, 'document:create');
  const [search, setSearch] = useSearchParams();
  const asksForUpload = search.get('upload') === 'new';
  useEffect(() => {
    if (!asksForUpload || item === undefined) return;
    setUploading(canEdit);
    setSearch({}, { replace: true });
  }, [asksForUpload, item, canEdit, setSearch]);
  const area: DocumentsArea = {
    caseId,
    item,
    documents: list.data,
    canEdit,
    openUpload: () => setUploading(true),
    openList: () => setListOpen(true),
  };
  const sidebar = (inDrawer: boolean) => (
    <DocumentSidebar
      inDrawer={inDrawer}
      caseId={caseId}
      documents={list.data}
      failed={list.isError}
      selectedId={documentId}
      canEdit={canEdit}
      onRetry={() => void list.refetch()}
      onUpload={() => {
        setListOpen(false);
        setUploading(true);
      }}
      onDeletedSelected={() => navigate(paths.documents(caseId))}
    />
  );
  if (found.isError) return <CaseFailure error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <div className="flex h-[calc(100dvh-3.5rem)] min-h-0 flex-col">
      <div className="flex items-center justify-between gap-3 border-b border-line bg-surface px-4 py-2 sm:px-5 touch:py-0.5">
        <Breadcrumb
          items={[
            { label: 'Cases', to: paths.home },
            {
              label: item ? caseTitle(item) : 'Case',
              ...(documentId ? { to: paths.documents(caseId) } : {}),
            },
          ]}
        />
        <Button variant="quiet" size="small" className="-mr-3 lg:hidden" onClick={() => setListOpen(true)}>
          <FolderOpen aria-hidden="true" />
          Documents{list.data ? ` (${list.data.length})` : ''}
        </Button>
      </div>
      <TimelineStrip caseId={caseId} item={item} className={documentId ? 'hidden lg:flex' : ''} />
      {!uploading && <UploadStrip caseId={caseId} onOpen={() => setUploading(true)} />}
      <div className="flex min-h-0 flex-1">
        <aside aria-label="Documents" className="hidden w-80 shrink-0 border-r border-line lg:block">
          {sidebar(false)}
        </aside>
        <div className="relative min-h-0 min-w-0 flex-1 overflow-y-auto">
          <Outlet context={area} />
        </div>
      </div>
      <Drawer open={listOpen} onOpenChange={setListOpen} title="Documents">
        {sidebar(true)}
      </Drawer>
      {uploading && (
        <UploadDialog
          caseId={caseId}
          documentCount={list.data?.length ?? 0}
          onClose={() => setUploading(false)}
        />
      )}
    </div>
  );
}

function CaseFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const isGone = readFailure(error).code === 'NOT_FOUND';
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <title>Case not available · Proceed</title>
      <h1 className="sr-only">Case not available</h1>
      <Alert
        tone="danger"
        title={
          isGone
            ? 'The requested case could not be found.'
            : 'Failed to load case details. Please try again later.'
        }
        actions={
          <>
            <Link to={paths.home} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              Back to Cases
            </Link>
            {!isGone && (
              <Button variant="secondary" size="small" onClick={onRetry}>
                Retry
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
