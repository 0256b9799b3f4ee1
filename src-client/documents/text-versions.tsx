import { format } from 'date-fns';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Document } from '#src/documents/schema.ts';
import type { TextVersion } from '#src/documents/text-versions-schema.ts';
import { amount } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { readingWords } from './reading-state.tsx';

const HOW = {
  text: 'from the letters in the file',
  recognition: 'recognized from a scan or picture',
  both: 'partly recognized from a scan',
} as const;

function factsOf({ pageCount, length, readAt, readBy }: TextVersion): string {
  return [
    readAt === null ? null : format(readAt, 'MMM d, yyyy h:mm a'),
    readBy === null ? null : HOW[readBy],
    pageCount === null ? null : `${amount(pageCount, 'page')}`,
    `${length.toLocaleString('en-US')} characters`,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}

/** The texts that reading a document gave, and another reading where one is not good enough. */
export function TextVersions({ document, canEdit }: { document: Document; canEdit: boolean }) {
  const { id, status, rereadStatus, rereadNote } = document;
  const [looking, setLooking] = useState<number | null>(null);
  const texts = trpc.documents.texts.useQuery(
    { id },
    { enabled: status === 'ready', meta: { silent: true } },
  );
  const reread = trpc.documents.reread.useMutation({
    meta: { errorTitle: 'Reading Failed' },
  });
  const takeBack = trpc.documents.takeBackText.useMutation({
    meta: { errorTitle: 'Update Failed' },
    onSuccess(_, { number }) {
      setLooking(null);
      showToast({ title: `Reading ${number} is used again`, description: 'Search and quotations follow.' });
    },
  });
  if (status !== 'ready') return null;
  const isReading = rereadStatus !== null;
  return (
    <Card>
      <CardHeader title="Text" />
      <CardBody>
        <div className="flex flex-col gap-4">
          {rereadNote !== null && !isReading && (
            <Alert tone="danger" title="The document was read again without a new text">
              {rereadNote} The text below still counts.
            </Alert>
          )}
          <ul aria-label="Readings of this document" className="figures flex flex-col divide-y divide-line">
            {texts.data?.map((version) => (
              <li
                key={version.number}
                className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0"
              >
                <div className="min-w-0 flex-1 basis-60">
                  <p className="flex items-center gap-2 text-sm font-medium">
                    Reading {version.number}
                    {version.isCurrent && <Badge tone="accent">In use</Badge>}
                  </p>
                  <p className="text-sm text-muted">{factsOf(version)}</p>
                </div>
                <Button variant="secondary" size="small" onClick={() => setLooking(version.number)}>
                  Look at it
                </Button>
                {canEdit && !version.isCurrent && (
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={isReading}
                    busy={takeBack.isPending && takeBack.variables.number === version.number}
                    onClick={() => takeBack.mutate({ id, number: version.number })}
                  >
                    Use this text
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {isReading ? (
            <p className="figures flex items-center gap-2 text-sm" aria-live="polite">
              <Spinner className="text-accent" />
              {rereadStatus === 'queued'
                ? 'Waiting to be read again'
                : readingWords({ ...document, status: 'reading' })}
              . The present text is used meanwhile.
            </p>
          ) : (
            canEdit && (
              <div className="flex flex-wrap items-center gap-3">
                <Button
                  variant="secondary"
                  size="small"
                  busy={reread.isPending}
                  onClick={() => reread.mutate({ id })}
                >
                  <RefreshCw aria-hidden="true" />
                  Read again
                </Button>
                <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
                  For a text that came out wrong. The present one is kept, and you can take it back.
                </p>
              </div>
            )
          )}
        </div>
      </CardBody>
      {looking !== null && <TextDialog id={id} number={looking} onClose={() => setLooking(null)} />}
    </Card>
  );
}

function pagesOf(text: string): { page: number; words: string }[] {
  return text.split('\f').map((words, index) => ({ page: index + 1, words }));
}

function TextDialog({ id, number, onClose }: { id: string; number: number; onClose(): void }) {
  const text = trpc.documents.textVersion.useQuery({ id, number }, { meta: { silent: true } });
  return (
    <Dialog open onOpenChange={onClose} title={`Reading ${number}`} size="large">
      {text.isError ? (
        <PanelFailure title="This text could not be loaded" onRetry={() => void text.refetch()} />
      ) : text.data === undefined ? (
        <Waiting text="Loading text..." blocks={['h-40 w-full']} />
      ) : (
        pagesOf(text.data.extractedText).map(({ page, words }) => (
          <section key={page} aria-label={`Page ${page}`} className="border-b border-line py-4 first:pt-0">
            <p className="figures mb-2 text-sm text-muted">Page {page}</p>
            <p className="max-w-[70ch] font-serif wrap-anywhere whitespace-pre-wrap">{words}</p>
          </section>
        ))
      )}
    </Dialog>
  );
}
