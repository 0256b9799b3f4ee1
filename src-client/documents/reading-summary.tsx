import type { DocumentRow } from '#src/documents/schema.ts';
import { amount } from '#src/text/words.ts';
import { FileName } from '../text/file-name.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { readingWords } from './reading-state.tsx';

/** What is being read right now, for people who have the list closed; nothing once all is read. */
export function ReadingSummary({ documents }: { documents: readonly DocumentRow[] }) {
  const unread = documents.filter(({ status }) => status === 'queued' || status === 'reading');
  const current = unread.find(({ status }) => status === 'reading');
  if (unread.length === 0) return null;
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 text-sm"
    >
      <Spinner className="mt-0.5 text-accent" />
      <div className="min-w-0">
        <p className="figures font-medium">
          {amount(unread.length, 'document is being read', 'documents are being read')}
        </p>
        {current && (
          <p className="figures wrap-anywhere text-muted">
            <FileName name={current.filename} />: {readingWords(current)}
          </p>
        )}
      </div>
    </div>
  );
}
