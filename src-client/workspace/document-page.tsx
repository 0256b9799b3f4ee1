import { ArrowLeft, FileText, MessageSquare, ScrollText } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { paperTitle } from '#src/papers/paper-title.ts';
import { ChatPanel } from '../conversations/chat-panel.tsx';
import { CardStrip } from '../documents/card-strip.tsx';
import { DetailsPanel } from '../documents/details-panel.tsx';
import { DocumentHeading } from '../documents/document-heading.tsx';
import { usePlace } from '../documents/place.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { DocumentViewer } from '../viewer/document-viewer.tsx';
import { useDocumentsArea } from './documents-layout.tsx';
import { TranscriptLink } from './transcript-link.tsx';

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

  if (found.isPending)
    return (
      <Waiting
        text="Loading document..."
        className="p-6"
        blocks={['h-7 w-1/2', 'h-4 w-1/3', 'h-[50dvh] w-full']}
      />
    );
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
      <title>{`${paperTitle(document)} · Proceed`}</title>
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
      <CardStrip document={document} />
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
