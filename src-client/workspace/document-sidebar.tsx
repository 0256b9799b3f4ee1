import { FileText, ListChecks, Upload } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentRow } from '#src/documents/schema.ts';
import { BulkBar } from '../documents/bulk-bar.tsx';
import { useSelection } from '../documents/bulk-selection.ts';
import { countByCategory, filterCategories, matchesFilter } from '../documents/categories.ts';
import { DeleteDocumentDialog } from '../documents/delete-document-dialog.tsx';
import { DocumentCard } from '../documents/document-card.tsx';
import { inFamilies } from '../documents/family.ts';
import { RecentlyDeletedDialog } from '../documents/recently-deleted-dialog.tsx';
import { useMatching } from '../documents/use-matching.ts';
import { useMilestoneKinds } from '../documents/use-milestone-kinds.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { useEscape } from '../ui/use-escape.ts';
import { VirtualList } from '../ui/virtual-list.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { SidebarFooter } from './sidebar-footer.tsx';

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

const NONE: readonly DocumentRow[] = [];

export function DocumentSidebar(props: DocumentSidebarProps) {
  const { caseId, documents, selectedId, canEdit, inDrawer = false } = props;
  const kinds = useMilestoneKinds(caseId);
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('All');
  const [deleting, setDeleting] = useState<DocumentRow | null>(null);
  const [isTrashOpen, setTrashOpen] = useState(false);
  const filters = useMemo(() => filterCategories(kinds), [kinds]);
  const matching = useMatching(caseId, documents, typed);
  const rows = useMemo(
    () => inFamilies(matching.documents.filter(({ docType }) => matchesFilter(docType, filter, filters))),
    [matching.documents, filter, filters],
  );
  const shown = useMemo(() => rows.map(({ document }) => document), [rows]);
  const counts = useMemo(() => countByCategory(documents ?? []), [documents]);
  const selection = useSelection(documents ?? NONE, shown);
  const toggle = useRef(selection.toggle);
  useEffect(() => {
    toggle.current = selection.toggle;
  });
  const choose = useCallback((id: string, isRange: boolean) => toggle.current(id, isRange), []);
  const root = useRef<HTMLDivElement>(null);
  useEscape(root, selection.isOn, selection.clear);
  const leave = (gone: ReadonlySet<string>) => {
    if (selectedId !== null && gone.has(selectedId)) props.onDeletedSelected();
  };

  return (
    <div ref={root} className="flex h-full min-h-0 flex-col bg-surface">
      <div className="flex flex-col gap-2.5 border-b border-line p-3">
        <div className="flex items-center justify-between gap-2">
          {!inDrawer && <h2 className="font-semibold">Documents</h2>}
          {canEdit && (
            <Button
              size="small"
              // Where there are none, the page beside it begins with them.
              variant={documents?.length === 0 && !inDrawer ? 'secondary' : 'primary'}
              className={inDrawer ? 'flex-1' : ''}
              onClick={props.onUpload}
            >
              <Upload aria-hidden="true" />
              Upload
            </Button>
          )}
          {inDrawer && !selection.isOn && documents !== undefined && documents.length > 0 && (
            <Button size="small" variant="secondary" onClick={selection.begin}>
              <ListChecks aria-hidden="true" />
              Select
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
          <PanelFailure title="The documents could not be loaded" onRetry={props.onRetry} className="m-4" />
        ) : documents === undefined ? (
          <Waiting
            text="Loading documents..."
            className="p-4"
            blocks={['h-12', 'h-12', 'h-12', 'h-12', 'h-12']}
          />
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
          <p className="px-6 py-10 text-center text-muted">
            {matching.looked === null ? 'No documents match your search' : 'Looking through the texts…'}
          </p>
        ) : (
          <VirtualList
            className="h-full"
            label="Documents"
            items={rows}
            itemKey={({ document }) => document.id}
            estimate={66}
            render={({ document, depth }) => (
              <DocumentCard
                document={document}
                depth={depth}
                selected={document.id === selectedId}
                canDelete={canEdit}
                onDelete={setDeleting}
                isChosen={selection.ids.has(document.id)}
                isChoosing={selection.isOn}
                onChoose={choose}
              />
            )}
          />
        )}
      </div>

      {selection.isOn && documents !== undefined && (
        <BulkBar
          caseId={caseId}
          documents={documents}
          shown={shown}
          selection={selection}
          canEdit={canEdit}
          onDeleted={leave}
        />
      )}
      {documents !== undefined && (
        <SidebarFooter
          shown={shown.length}
          total={documents.length}
          counts={selection.isOn ? [] : counts}
          matching={matching}
          onOpenTrash={() => setTrashOpen(true)}
        />
      )}
      {deleting && (
        <DeleteDocumentDialog
          document={deleting}
          documents={documents ?? NONE}
          onClose={() => setDeleting(null)}
          onDeleted={(gone) => {
            setDeleting(null);
            leave(gone);
          }}
        />
      )}
      {isTrashOpen && <RecentlyDeletedDialog caseId={caseId} onClose={() => setTrashOpen(false)} />}
    </div>
  );
}
