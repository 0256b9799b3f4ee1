import { FolderOpen, Upload } from 'lucide-react';
import { useState } from 'react';
import type { DocumentRow } from '#src/documents/schema.ts';
import { isComplaint } from '#src/timeline/page-kind.ts';
import { ChooseDocumentsDialog } from '../documents/choose-documents-dialog.tsx';
import { ReadingState } from '../documents/reading-state.tsx';
import { trpc } from '../lib/trpc.ts';
import { PaperName } from '../papers/paper-name.tsx';
import { documentDay } from '../text/format.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Waiting } from '../ui/waiting.tsx';

interface ComplaintListProps {
  caseId: string;
  /** Undefined while the documents load. */
  complaints: readonly DocumentRow[] | undefined;
  selectedId: string | null;
  canEdit: boolean;
  onChoose(id: string): void;
  /** Null where nothing can be added. */
  onUpload: (() => void) | null;
}

/** The complaints of the case, and how another comes to them. */
export function ComplaintList(props: ComplaintListProps) {
  const { caseId, complaints, selectedId, canEdit, onChoose, onUpload } = props;
  const [isMarking, setMarking] = useState(false);
  return (
    <Card>
      <CardHeader
        title="Complaint Document"
        actions={
          onUpload && (
            <Button variant="secondary" size="small" onClick={onUpload}>
              <Upload aria-hidden="true" />
              Upload
            </Button>
          )
        }
      />
      <CardBody className="flex flex-col gap-3">
        {complaints === undefined ? (
          <Waiting text="Loading the complaints" blocks={['h-14']} />
        ) : complaints.length === 0 ? (
          <Alert tone="due" title="No Complaint Document Uploaded">
            The complaint is the paper that began the lawsuit. It came with the summons.
          </Alert>
        ) : (
          <ul aria-label="Complaint documents" className="-mx-2 flex flex-col gap-1">
            {complaints.map((document) => (
              <li key={document.id}>
                <button
                  type="button"
                  aria-pressed={document.id === selectedId}
                  onClick={() => onChoose(document.id)}
                  className={classNames(
                    'flex min-h-11 w-full flex-col items-start rounded-control border px-3 py-2 text-left',
                    document.id === selectedId
                      ? 'border-accent bg-accent-soft'
                      : 'border-transparent hover:bg-sunken',
                  )}
                >
                  <span className="font-medium wrap-anywhere">
                    <PaperName filename={document.filename} title={document.title} />
                  </span>
                  <span className="figures text-sm text-muted">{documentDay(document)}</span>
                  <ReadingState document={document} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {canEdit && complaints !== undefined && (
          <Button variant="quiet" size="small" className="-ml-3 self-start" onClick={() => setMarking(true)}>
            <FolderOpen aria-hidden="true" />
            Choose from your documents
          </Button>
        )}
      </CardBody>
      {isMarking && (
        <MarkAsComplaint
          caseId={caseId}
          onClose={() => setMarking(false)}
          onMarked={(id) => {
            setMarking(false);
            onChoose(id);
          }}
        />
      )}
    </Card>
  );
}

interface MarkAsComplaintProps {
  caseId: string;
  onClose(): void;
  onMarked(id: string): void;
}

/** Files a document of the case under Complaint, where its name did not tell. */
function MarkAsComplaint({ caseId, onClose, onMarked }: MarkAsComplaintProps) {
  const update = trpc.documents.update.useMutation({
    meta: {
      errorTitle: 'Update Failed',
      errorFallback: 'Failed to update document category. Please try again.',
    },
    onSuccess: (_, { id }) => onMarked(id),
  });
  return (
    <ChooseDocumentsDialog
      caseId={caseId}
      title="Which document is the complaint?"
      description="It is filed under Complaint and shown here."
      without={isComplaint}
      confirmLabel={() => 'File as Complaint'}
      limit={1}
      busy={update.isPending}
      onChoose={([id]) => id !== undefined && update.mutate({ id, docType: 'Complaint' })}
      onClose={onClose}
    />
  );
}
