import { FileText, FolderOpen, Upload } from 'lucide-react';
import { caseTitle } from '#src/cases/schema.ts';
import { TimelineArea } from '../deadlines/timeline-area.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { CaseSearch } from './case-search.tsx';
import { useDocumentsArea } from './documents-layout.tsx';
import { ReadingSummary } from './reading-summary.tsx';

/** The documents area with no document open: search the whole case, or begin. */
export function DocumentsPage() {
  const { caseId, item, documents, canEdit, openUpload, openList } = useDocumentsArea();
  const isEmpty = documents?.length === 0;
  const start = (
    <Empty
      icon={<FileText />}
      title="Select a Document"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {canEdit && (
            <Button onClick={openUpload}>
              <Upload aria-hidden="true" />
              Upload New Documents
            </Button>
          )}
          <Button variant="secondary" className="lg:hidden" onClick={openList}>
            <FolderOpen aria-hidden="true" />
            Browse Documents
          </Button>
        </div>
      }
    >
      {isEmpty
        ? 'Upload the papers of this case: what was served on you, what you filed, letters, e-mails and photos. Each is read and sorted for you.'
        : 'Choose a document from the list to read it, see its analysis and ask about it.'}
    </Empty>
  );
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 py-6 sm:px-6">
      <title>{`Documents · ${item ? caseTitle(item) : 'Case'} · Proceed`}</title>
      <TimelineArea
        caseId={caseId}
        item={item}
        documents={
          <div className="flex flex-col gap-6">
            {documents && <ReadingSummary documents={documents} />}
            {isEmpty ? start : <CaseSearch caseId={caseId}>{start}</CaseSearch>}
          </div>
        }
      />
    </div>
  );
}
