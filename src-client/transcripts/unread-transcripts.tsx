import { Link } from 'react-router';
import type { DocumentRow } from '#src/documents/schema.ts';
import { ReadingState } from '../documents/reading-state.tsx';
import { PaperName } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useMakeTranscript } from './use-make-transcript.ts';

interface UnreadTranscriptsProps {
  caseId: string;
  /** Documents filed as transcripts of which none was made. */
  documents: readonly DocumentRow[];
  canWrite: boolean;
}

/** What is still being read, what could not be, and papers that only look like transcripts. */
export function UnreadTranscripts({ caseId, documents, canWrite }: UnreadTranscriptsProps) {
  const make = useMakeTranscript(caseId);
  const waiting = documents.filter(({ status }) => status === 'queued' || status === 'reading');
  const failed = documents.filter(({ status }) => status === 'failed');
  const ready = documents.filter(({ status }) => status === 'ready');
  const link = ({ id, filename, title }: DocumentRow) => (
    <Link to={paths.document(caseId, id)} className="font-medium wrap-anywhere underline underline-offset-4">
      <PaperName filename={filename} title={title} />
    </Link>
  );
  return (
    <>
      {waiting.length > 0 && (
        <Alert
          title={
            waiting.length === 1
              ? 'A transcript is on its way'
              : `${waiting.length} transcripts are on their way`
          }
        >
          <ul className="mt-1 flex flex-col gap-1">
            {waiting.map((document) => (
              <li key={document.id} className="flex flex-wrap items-center gap-x-3">
                {link(document)}
                <ReadingState document={document} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {failed.length > 0 && (
        <Alert tone="danger" title="Filed as a transcript, and could not be read">
          <ul className="mt-1 flex flex-col gap-1">
            {failed.map((document) => (
              <li key={document.id}>{link(document)}</li>
            ))}
          </ul>
          <p className="mt-1">Open the document to see why, and to have it read again.</p>
        </Alert>
      )}
      {canWrite && ready.length > 0 && (
        <Alert title="Filed as a transcript, not read as one yet">
          <ul className="mt-1 flex flex-col gap-2">
            {ready.map((document) => (
              <li key={document.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {link(document)}
                <Button
                  variant="secondary"
                  size="small"
                  busy={make.isPending && make.variables.documentId === document.id}
                  onClick={() => make.mutate({ caseId, documentId: document.id })}
                >
                  Read as Transcript
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
