import { RotateCcw } from 'lucide-react';
import type { Document } from '#src/documents/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ReadingState } from './reading-state.tsx';

/** How the reading of a document goes, why it failed, or what it could not read. */
export function ReadingNotice({ document, canEdit }: { document: Document; canEdit: boolean }) {
  const retry = trpc.documents.retry.useMutation();
  if (document.status === 'queued' || document.status === 'reading') {
    return (
      <div className="border-b border-line px-4 py-2" aria-live="polite">
        <ReadingState document={document} />
      </div>
    );
  }
  if (document.status === 'failed') {
    return (
      <Alert
        tone="danger"
        title="This file could not be read"
        className="m-4"
        actions={
          canEdit && (
            <Button
              variant="secondary"
              size="small"
              busy={retry.isPending}
              onClick={() => retry.mutate({ id: document.id })}
            >
              <RotateCcw aria-hidden="true" />
              Retry
            </Button>
          )
        }
      >
        {document.statusReason}
      </Alert>
    );
  }
  if (document.notes.length === 0) return null;
  return (
    <Alert tone="due" className="m-4" title="About this reading">
      <ul className="list-disc pl-4">
        {document.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Alert>
  );
}
