import { FileText, Upload } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { DocumentRow } from '#src/documents/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { SearchInput } from '../ui/search-input.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { countByCategory, filterCategories, matchesFilter } from './categories.ts';
import { DeleteDocumentDialog } from './delete-document-dialog.tsx';
import { DocumentCard } from './document-card.tsx';
import { useMilestoneKinds } from './use-milestone-kinds.ts';

interface DocumentSidebarProps {
  caseId: string;
  documents: readonly DocumentRow[] | undefined;
  failed: boolean;
  selectedId: string | null;
  canEdit: boolean;
  /** In the drawer, whose own title says 'Documents'. */
  inDrawer?: boolean;
  onRetry(): void;
  onUpload(): void;
  /** After the open document has been deleted. */
  onDeletedSelected(): void;
}

const SHORTEST_TEXT_SEARCH = 2;

/** The documents whose name or text holds what was typed. */
function useMatching(caseId: string, documents: readonly DocumentRow[] | undefined, typed: string) {
  const needle = useDeferredValue(typed.trim());
  const inText = trpc.documents.withText.useQuery(
    { caseId, contains: needle },
    {
      enabled: needle.length >= SHORTEST_TEXT_SEARCH,
      meta: { silent: true },
      placeholderData: (before) => before,
    },
  );
  return useMemo(() => {
    if (needle === '') return documents ?? [];
    const ids = new Set(needle.length >= SHORTEST_TEXT_SEARCH ? inText.data : []);
    const lower = needle.toLowerCase();
    return (documents ?? []).filter(
      ({ id, filename }) => ids.has(id) || filename.toLowerCase().includes(lower),
    );
  }, [documents, needle, inText.data]);
}

export function DocumentSidebar(props: DocumentSidebarProps) {
  const { caseId, documents, selectedId, canEdit } = props;
  const kinds = useMilestoneKinds(caseId);
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('All');
  const [deleting, setDeleting] = useState<DocumentRow | null>(null);
  const filters = filterCategories(kinds);
  const matching = useMatching(caseId, documents, typed);
  const shown = matching.filter(({ docType }) => matchesFilter(docType, filter, filters));
  const counts = countByCategory(documents ?? []);

  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <div className="flex flex-col gap-2.5 border-b border-line p-3">
        <div className="flex items-center justify-between gap-2">
          {!props.inDrawer && <h2 className="font-semibold">Documents</h2>}
          {canEdit && (
            <Button size="small" className={props.inDrawer ? 'w-full' : ''} onClick={props.onUpload}>
              <Upload aria-hidden="true" />
              Upload
            </Button>
          )}
        </div>
        <SearchInput
          label="Search documents"
          placeholder="Search documents..."
          value={typed}
          onChange={setTyped}
        />
        <fieldset
          aria-label="Category"
          className="relative -mx-3 flex max-h-31 min-w-0 flex-wrap gap-1 overflow-y-auto px-3 py-0.5 touch:flex-nowrap touch:overflow-x-auto touch:pb-1"
        >
          {filters.map((category) => (
            <button
              key={category}
              type="button"
              aria-pressed={filter === category}
              onClick={() => setFilter(category)}
              className={classNames(
                'min-h-6 max-w-full shrink-0 truncate rounded-full border px-2 text-xs font-medium touch:min-h-11 touch:px-4',
                filter === category
                  ? 'border-transparent bg-accent-fill text-on-fill'
                  : 'border-line text-muted hover:bg-sunken hover:text-ink',
              )}
            >
              {category}
            </button>
          ))}
        </fieldset>
      </div>

      <div className="min-h-0 flex-1">
        {props.failed ? (
          <Alert
            tone="danger"
            title="The documents could not be loaded"
            className="m-4"
            actions={
              <Button variant="secondary" size="small" onClick={props.onRetry}>
                Retry
              </Button>
            }
          />
        ) : documents === undefined ? (
          <SidebarSkeleton />
        ) : documents.length === 0 ? (
          <div className="flex flex-col items-center gap-3 px-6 py-10 text-center text-muted">
            <FileText aria-hidden="true" className="size-8 stroke-[1.5]" />
            <p>No documents uploaded yet</p>
            {canEdit && (
              <Button variant="secondary" onClick={props.onUpload}>
                Upload Your First Document
              </Button>
            )}
          </div>
        ) : shown.length === 0 ? (
          <p className="px-6 py-10 text-center text-muted">No documents match your search</p>
        ) : (
          <VirtualList
            className="h-full"
            label="Documents"
            items={shown}
            itemKey={({ id }) => id}
            estimate={68}
            render={(document) => (
              <DocumentCard
                document={document}
                selected={document.id === selectedId}
                canDelete={canEdit}
                onDelete={() => setDeleting(document)}
              />
            )}
          />
        )}
      </div>

      {documents !== undefined && documents.length > 0 && (
        <footer className="figures relative flex max-h-24 flex-wrap items-center gap-x-2 gap-y-1 overflow-y-auto border-t border-line px-3 py-2.5 text-sm text-muted">
          <p aria-live="polite">
            {shown.length} of {documents.length} documents
          </p>
          <ul aria-label="Documents per category" className="contents">
            {counts.map(([category, count]) => (
              <li key={category}>
                <Badge>
                  {category} {count}
                </Badge>
              </li>
            ))}
          </ul>
        </footer>
      )}
      {deleting && (
        <DeleteDocumentDialog
          document={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            if (deleting.id === selectedId) props.onDeletedSelected();
          }}
        />
      )}
    </div>
  );
}

function SidebarSkeleton() {
  return (
    <SkeletonGroup text="Loading documents...">
      <ul>
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <li key={row} className="flex flex-col gap-2 border-b border-line px-4 py-3">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
