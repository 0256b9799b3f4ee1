import { ArrowLeft, FileText, MessageSquare, ScrollText } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { visibleName } from '#src/documents/visible-name.ts';
import { trpc } from '../lib/trpc.ts';
import { TranscriptLink } from '../transcripts/transcript-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { DocumentHeading } from './document-heading.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { useDocumentsArea } from './documents-layout.tsx';
import { usePlace } from './place.ts';

const TABS = ['document', 'details', 'chat'];

/** One document: the paper itself, what the analysis found, and questions about it. */
export function DocumentPage() {
  const { documentId = '' } = useParams();
  const { caseId, canEdit, leaveDocument } = useDocumentsArea();
  const [search, setSearch] = useSearchParams();
  const place = usePlace();
  const found = trpc.documents.get.useQuery({ id: documentId }, { meta: { silent: true } });
  const asked = search.get('tab') ?? '';
  const tab = TABS.includes(asked) ? asked : 'document';

  if (found.isPending) return <DocumentSkeleton />;
  if (found.isError || found.data.caseId !== caseId) {
    return (
      <div className="p-6">
        <title>Document not available · Proceed</title>
        <h1 className="sr-only">Document not available</h1>
        <Alert
          tone="danger"
          title="Failed to load document details. Please try again later."
          actions={
            <>
              <Button variant="secondary" size="small" onClick={() => leaveDocument(null)}>
                Go Back
              </Button>
              <Button variant="secondary" size="small" onClick={() => void found.refetch()}>
                Retry
              </Button>
            </>
          }
        />
      </div>
    );
  }
  const document = found.data;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <title>{`${visibleName(document.filename)} · Proceed`}</title>
      <DocumentHeading
        document={document}
        level={1}
        before={
          <IconButton
            label="Back to documents"
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={() => leaveDocument(document.id)}
          />
        }
        actions={<TranscriptLink document={document} canEdit={canEdit} />}
      />
      <Tabs
        label="Document"
        className="flex-1 bg-surface"
        panelClassName="relative flex-1 overflow-auto bg-paper"
        value={tab}
        onValueChange={(value) => setSearch(value === 'document' ? {} : { tab: value }, { replace: true })}
        tabs={[
          {
            value: 'document',
            label: 'Document',
            icon: <FileText aria-hidden="true" />,
            content: <DocumentViewer key={document.id} document={document} place={place} canEdit={canEdit} />,
          },
          {
            value: 'details',
            label: 'Details',
            icon: <ScrollText aria-hidden="true" />,
            content: <DetailsPanel key={document.id} document={document} canEdit={canEdit} />,
          },
          {
            value: 'chat',
            label: 'Chat',
            icon: <MessageSquare aria-hidden="true" />,
            content: <ChatPanel key={document.id} document={document} canAsk={canEdit} />,
          },
        ]}
      />
    </div>
  );
}

function DocumentSkeleton() {
  return (
    <SkeletonGroup text="Loading document...">
      <div className="flex flex-col gap-4 p-6">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-[50dvh] w-full" />
      </div>
    </SkeletonGroup>
  );
}
