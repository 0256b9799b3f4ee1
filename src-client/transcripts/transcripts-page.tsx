import { ArrowLeft, MessagesSquare, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { caseTitle } from '#src/cases/schema.ts';
import { TRANSCRIPT_CATEGORY, type TranscriptSummary } from '#src/transcripts/schema.ts';
import { CaseBreadcrumb } from '../cases/case-breadcrumb.tsx';
import { useTimeline } from '../deadlines/use-timeline.ts';
import { useDocuments } from '../documents/use-documents.ts';
import { trpc } from '../lib/trpc.ts';
import { UploadHere } from '../milestones/upload-here.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { UploadStrip } from '../upload/upload-strip.tsx';
import { useLeaveWarning } from '../upload/use-uploads.ts';
import { TranscriptFailure } from './transcript-failure.tsx';
import { TranscriptRow } from './transcript-row.tsx';
import { UnreadTranscripts } from './unread-transcripts.tsx';
import { useWatchTranscripts } from './use-watch-transcripts.ts';

const MANY = 8;

/** The transcripts of a case, and what may become one. */
export function TranscriptsPage() {
  const { caseId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const list = trpc.transcripts.listOfCase.useQuery({ caseId }, { meta: { silent: true } });
  const documents = useDocuments(caseId);
  const timeline = useTimeline(caseId, found.data?.state ?? null);
  const [isUploading, setUploading] = useState(false);
  const [sought, setSought] = useState('');
  useLeaveWarning();
  useWatchTranscripts(caseId, list.data?.map(({ documentId }) => documentId) ?? []);
  const error = found.error ?? (list.data === undefined ? list.error : null);
  if (error) {
    return (
      <TranscriptFailure
        error={error}
        caseId={caseId}
        onRetry={() => {
          if (found.isError) void found.refetch();
          if (list.isError) void list.refetch();
        }}
      />
    );
  }
  if (!found.data || !list.data) return <ListSkeleton />;
  const item = found.data;
  const canWrite = can(item.memberRole, 'transcript:write');
  const canUpload = canWrite && can(item.memberRole, 'document:create');
  const unread = (documents.data ?? []).filter(
    ({ id, docType }) =>
      docType === TRANSCRIPT_CATEGORY && !list.data.some(({ documentId }) => documentId === id),
  );
  const shown = list.data.filter((transcript) => matches(transcript, sought));
  const uploadButton = (
    <Button onClick={() => setUploading(true)}>
      <Upload aria-hidden="true" />
      Upload Transcript
    </Button>
  );
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-5 px-4 py-4 sm:px-6">
      <title>{`Transcripts · ${caseTitle(item)} · Proceed`}</title>
      <PageHeader
        above={<CaseBreadcrumb item={item} below={[{ label: 'Transcripts' }]} />}
        title="Transcripts"
        description="Depositions and hearings, read by page and line."
        actions={
          <>
            <Link to={paths.workspace(caseId)} className={buttonClass({ variant: 'secondary' })}>
              <ArrowLeft aria-hidden="true" />
              Back to Case
            </Link>
            {canUpload && list.data.length > 0 && uploadButton}
          </>
        }
      />
      {!isUploading && <UploadStrip caseId={caseId} onOpen={() => setUploading(true)} />}
      <UnreadTranscripts caseId={caseId} documents={unread} canWrite={canWrite} />
      {list.data.length > MANY && (
        <SearchInput
          label="Find a transcript"
          placeholder="Title, witness or reporter"
          value={sought}
          onChange={setSought}
        />
      )}
      {list.data.length === 0 ? (
        <Card>
          <Empty icon={<MessagesSquare />} title="No transcripts yet" action={canUpload && uploadButton}>
            {canUpload
              ? 'Upload the PDF or text file that the court reporter sent. Its pages, lines and speakers are read for you.'
              : 'When somebody who may edit this case adds a transcript, it is shown here.'}
          </Empty>
        </Card>
      ) : (
        <Card>
          <ul aria-label="Transcripts" className="divide-y divide-line">
            {shown.map((transcript) => (
              <li key={transcript.id}>
                <TranscriptRow transcript={transcript} stages={timeline.stages ?? []} canWrite={canWrite} />
              </li>
            ))}
          </ul>
          {shown.length === 0 && <p className="p-5 text-muted">No transcript matches “{sought}”.</p>}
        </Card>
      )}
      {isUploading && (
        <UploadHere caseId={caseId} startCategory={TRANSCRIPT_CATEGORY} onClose={() => setUploading(false)} />
      )}
    </div>
  );
}

function matches({ title, witness, courtReporter, filename }: TranscriptSummary, sought: string): boolean {
  const words = sought.trim().toLowerCase();
  return [title, witness, courtReporter, filename].some((text) => text?.toLowerCase().includes(words));
}

function ListSkeleton() {
  return (
    <SkeletonGroup text="Loading transcripts...">
      <div className="mx-auto flex w-full max-w-5xl flex-col gap-5 px-4 py-4 sm:px-6">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </SkeletonGroup>
  );
}
