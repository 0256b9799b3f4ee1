import { CircleAlert, Clock } from 'lucide-react';
import type { DocumentRow } from '#src/documents/schema.ts';
import { Spinner } from '../ui/spinner.tsx';

type Reading = Pick<DocumentRow, 'status' | 'readStage' | 'readPage' | 'readPages'>;

/** 'Reading page 3 of 12', in words that need no explanation. */
export function readingWords({ status, readStage, readPage, readPages }: Reading): string {
  if (status === 'queued') return 'Waiting to be read';
  if (status === 'failed') return 'Could not be read';
  if (status === 'ready') return 'Read';
  const verb = readStage === 'ocr' ? 'Reading the scan' : 'Reading';
  if (readPage === null) return `${verb}…`;
  return readPages === null ? `${verb}, page ${readPage}` : `${verb}, page ${readPage} of ${readPages}`;
}

/** How far the reading has come; nothing once a document is ready. */
export function ReadingState({ document }: { document: Reading }) {
  if (document.status === 'ready') return null;
  const failed = document.status === 'failed';
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm ${failed ? 'text-danger' : 'text-muted'}`}>
      {failed && <CircleAlert aria-hidden="true" className="size-4 shrink-0" />}
      {document.status === 'queued' && <Clock aria-hidden="true" className="size-4 shrink-0" />}
      {document.status === 'reading' && <Spinner className="text-accent" />}
      <span className="figures">{readingWords(document)}</span>
    </span>
  );
}
