import { CircleCheck } from 'lucide-react';
import type { LedgerDocument } from '#src/answers/schema.ts';
import { amount } from '#src/text/words.ts';
import { PaperGaps } from '../facts/paper-gaps.tsx';
import { PaperTitle } from '../papers/paper-name.tsx';
import { Alert } from '../ui/alert.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Group } from './ledger-rows.ts';

const UNREAD = new Set(['queued', 'reading']);

/** Which complaint the paragraphs below are of, and what must be known of how it was read. */
export function DocumentHead({ document, canEdit }: { document: LedgerDocument; canEdit: boolean }) {
  const { documentId, filename, title, status, paragraphs, isNumbered, warnings, reading } = document;
  return (
    <div className="flex flex-col gap-2 pt-2">
      <h2 className="text-lg leading-snug font-semibold wrap-anywhere">
        <PaperTitle filename={filename} title={title} />
      </h2>
      {UNREAD.has(status) && (
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <Spinner /> This complaint is still being read. Its paragraphs appear here by themselves.
        </p>
      )}
      {status === 'failed' && (
        <Alert tone="danger" title="This complaint could not be read">
          Its paragraphs cannot be listed. Upload a clearer copy, or answer it on paper.
        </Alert>
      )}
      {status === 'ready' && !isNumbered && warnings.length === 0 && (
        <Alert tone="due" title="No numbered paragraphs were found in this complaint">
          Compare it with the paper. If its paragraphs are numbered there, upload a clearer copy.
        </Alert>
      )}
      {status === 'ready' && paragraphs > 0 && (
        <p className="figures text-sm text-muted">{amount(paragraphs, 'numbered paragraph')}</p>
      )}
      {reading && (
        <PaperGaps
          documentId={documentId}
          problems={reading.problems}
          isAcknowledged={reading.isAcknowledged}
          canEdit={canEdit}
          missing="What stands there is not among these paragraphs, and what is not answered may count as admitted."
        />
      )}
      {warnings.map((warning) => (
        <Alert key={warning} tone="due">
          {warning}
        </Alert>
      ))}
    </div>
  );
}

/** A heading of the complaint over its paragraphs. */
export function GroupHead({ group: { title, open, total } }: { group: Group }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 pt-3">
      <h2 className="min-w-0 font-serif font-semibold wrap-anywhere">{title}</h2>
      <span className="figures inline-flex items-center gap-1 text-sm text-muted">
        {open === 0 && <CircleCheck aria-hidden="true" className="size-3.5 text-done" />}
        {open === 0 ? 'all answered' : `${total - open} of ${total} answered`}
      </span>
    </div>
  );
}
