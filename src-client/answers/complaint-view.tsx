import { ArrowLeft, Copy, ExternalLink, FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { DocumentRow } from '#src/documents/schema.ts';
import type { Place } from '../documents/place.ts';
import { ReadingState } from '../documents/reading-state.tsx';
import { TextView } from '../documents/text-view.tsx';
import { CONNECTION_TEXT } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { PaperName, paperName } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Empty } from '../ui/empty.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { copyText } from './copy-text.ts';

interface ComplaintViewProps {
  caseId: string;
  complaints: readonly DocumentRow[];
  /** The complaint to bring into sight, and the passage of it. */
  openedId: string | null;
  place: Place | null;
  onReturn(): void;
}

/** The text of each complaint, with the way back to the answer. */
export function ComplaintView({ caseId, complaints, openedId, place, onReturn }: ComplaintViewProps) {
  return (
    <div className="flex flex-col gap-4">
      <Button variant="secondary" className="self-start" onClick={onReturn}>
        <ArrowLeft aria-hidden="true" />
        Return to Canvas
      </Button>
      {complaints.length === 0 && (
        <Empty icon={<FileText />} title="No Complaint Documents">
          Upload the complaint you were served with, in the category Complaint. Its text is shown here.
        </Empty>
      )}
      {complaints.map((paper) => (
        <ComplaintText
          key={paper.id}
          caseId={caseId}
          paper={paper}
          isOpened={openedId === paper.id}
          place={openedId === paper.id ? place : null}
        />
      ))}
    </div>
  );
}

interface ComplaintTextProps {
  caseId: string;
  paper: DocumentRow;
  isOpened: boolean;
  place: Place | null;
}

function ComplaintText({ caseId, paper, isOpened, place }: ComplaintTextProps) {
  const section = useRef<HTMLElement>(null);
  const fetched = trpc.documents.text.useQuery(
    { id: paper.id },
    { enabled: paper.status === 'ready', meta: { silent: true } },
  );
  const text = fetched.data?.extractedText ?? '';
  useEffect(() => {
    if (isOpened && place === null) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened, place]);
  return (
    <section
      ref={section}
      aria-label={paperName(paper)}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2">
        <h2 className="min-w-0 font-semibold wrap-anywhere">
          <PaperName filename={paper.filename} title={paper.title} />
        </h2>
        <div className="flex flex-wrap gap-1">
          <Link
            to={paths.document(caseId, paper.id)}
            className={buttonClass({ variant: 'quiet', size: 'small' })}
          >
            <ExternalLink aria-hidden="true" />
            Original
          </Link>
          <Button
            variant="secondary"
            size="small"
            disabled={text === ''}
            onClick={() =>
              void copyText(text, {
                done: 'Content Copied',
                failed: 'Unable to copy content. Please try again.',
              })
            }
          >
            <Copy aria-hidden="true" />
            Copy Content
          </Button>
        </div>
      </header>
      {paper.status !== 'ready' && (
        <p className="p-4">
          <ReadingState document={paper} />
        </p>
      )}
      {paper.status === 'ready' && fetched.isPending && (
        <Waiting text="Loading text..." className="p-6" blocks={['h-4 w-full', 'h-4 w-11/12', 'h-4 w-4/5']} />
      )}
      {fetched.isError && (
        <Alert
          tone="danger"
          title="Failed to Load Document Text"
          className="m-4"
          actions={
            <Button
              variant="secondary"
              size="small"
              busy={fetched.isFetching}
              onClick={() => void fetched.refetch()}
            >
              Retry
            </Button>
          }
        >
          {CONNECTION_TEXT}
        </Alert>
      )}
      {fetched.data && text.trim() === '' && <p className="p-4 text-muted">No text content available.</p>}
      {text.trim() !== '' && (
        <div
          {...{ role: 'region', tabIndex: 0, 'aria-label': `Text of ${paperName(paper)}` }}
          className="h-[70dvh] overflow-y-auto bg-paper -outline-offset-2"
        >
          {/* The headings of the pages stop under a bar of this height. */}
          <p className="sticky top-0 z-10 flex h-12 items-center border-b border-line bg-paper px-4 text-xs text-muted sm:px-6 touch:h-14">
            The words that were read in the file. The original may be laid out differently.
          </p>
          <TextView text={text} place={place} />
        </div>
      )}
    </section>
  );
}
