import type { Document } from '#src/documents/schema.ts';
import type { Place } from '../documents/place.ts';
import { TextView } from '../documents/text-view.tsx';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { EmailView } from './email-view.tsx';
import { isEmail } from './file-kind.ts';

interface DocumentTextProps {
  document: Document;
  place: Place | null;
  /** The file itself is not there any more. */
  isGone: boolean;
}

/** The text of a document: fetched, else what came with the document, else a sentence. */
export function DocumentText({ document, place, isGone }: DocumentTextProps) {
  const isPdf = document.mimeType === 'application/pdf';
  // The text comes with a PDF already; for other files it is asked for by itself.
  const fetched = trpc.documents.text.useQuery(
    { id: document.id },
    { enabled: !isPdf, meta: { silent: true } },
  );
  if (!isPdf && fetched.isPending) {
    return (
      <SkeletonGroup text="Loading text...">
        <div className="mx-auto flex max-w-[80ch] flex-col gap-3 p-6">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </SkeletonGroup>
    );
  }
  if (fetched.isError && !document.extractedText) {
    return (
      <Alert tone="danger" title="Unable to Load Document" className="m-4">
        The text could not be loaded. Download the file to read it instead.
      </Alert>
    );
  }
  const text = fetched.data?.extractedText || document.extractedText || '';
  return (
    <>
      {isGone && (
        <Alert tone="danger" title="Unable to Load Document" className="m-4">
          The file itself cannot be shown. Try to download the file to read it instead.
        </Alert>
      )}
      <Words document={document} text={text} place={place} />
    </>
  );
}

function Words({ document, text, place }: { document: Document; text: string; place: Place | null }) {
  if (text.trim() === '') return <p className="p-6 text-muted">No text content available.</p>;
  if (isEmail(document.mimeType)) return <EmailView document={document} text={text} place={place} />;
  return <TextView text={text} place={place} />;
}
