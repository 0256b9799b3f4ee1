import { lazy, Suspense, useState } from 'react';
import type { ReviewDocument } from '#src/review/schema.ts';
import { visibleName } from '#src/text/visible-name.ts';
import { imageAddress } from '../documents/image-address.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { useSettled } from '../ui/use-settled.ts';

const DocumentViewer = lazy(async () => ({
  default: (await import('../viewer/document-viewer.tsx')).DocumentViewer,
}));

interface PreviewCardProps {
  document: ReviewDocument;
  /** The paper itself stands below the codes while the reviewer goes from one to the next. */
  isOpen: boolean;
  onToggle(): void;
}

/** A picture at once; any other paper, its text with it, once the reviewer asks to read along. */
export function PreviewCard({ document, isOpen, onToggle }: PreviewCardProps) {
  if (document.mimeType?.includes('image')) return <PicturePreview key={document.id} document={document} />;
  return (
    <Card>
      <CardHeader
        title="Document"
        actions={
          <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? 'Hide the Document' : 'Read It Here'}
          </Button>
        }
      />
      <CardBody className={isOpen ? 'px-0 pb-0 sm:px-0 sm:pb-0' : 'py-2 sm:py-2'}>
        {isOpen && <PaperPreview id={document.id} />}
      </CardBody>
    </Card>
  );
}

function PicturePreview({ document }: { document: ReviewDocument }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <Card>
      <CardHeader title="Document Preview" />
      <CardBody>
        {isBroken ? (
          <Alert tone="danger" title="This picture cannot be shown here">
            Open the document to read its text, or download the file.
          </Alert>
        ) : (
          <img
            src={imageAddress(document)}
            alt={visibleName(document.filename)}
            onError={() => setBroken(true)}
            className="mx-auto max-w-full rounded-control border border-line object-contain"
            style={{ maxHeight: 600 }}
          />
        )}
      </CardBody>
    </Card>
  );
}

const PAUSE_MS = 250;

/** Whoever steps through quickly does not load every paper on the way. */
function PaperPreview({ id }: { id: string }) {
  const settled = useSettled(id, PAUSE_MS);
  const found = trpc.documents.get.useQuery({ id }, { enabled: settled === id, meta: { silent: true } });
  const waiting = (
    <SkeletonGroup text="Loading the document">
      <div className="flex flex-col gap-3 p-5">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
      </div>
    </SkeletonGroup>
  );
  if (found.isError) {
    return (
      <PanelFailure
        title="The document could not be loaded"
        onRetry={() => void found.refetch()}
        className="m-4"
      />
    );
  }
  return (
    <div className="relative h-[min(44rem,75dvh)] overflow-y-auto rounded-b-card border-t border-line bg-paper">
      {found.data === undefined || settled !== id ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <DocumentViewer key={id} document={found.data} place={null} canEdit={false} />
        </Suspense>
      )}
    </div>
  );
}
