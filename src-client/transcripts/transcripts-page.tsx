import { ArrowLeft, MessagesSquare, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { caseTitle } from '#src/cases/title.ts';
import { TRANSCRIPT_CATEGORY, type TranscriptSummary } from '#src/transcripts/schema.ts';
import { useDocuments } from '../documents/use-documents.ts';
import { CaseBreadcrumb } from '../layouts/case-breadcrumb.tsx';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { useTimeline } from '../timeline/use-timeline.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Guide } from '../ui/guide.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { UploadHere } from '../uploads/upload-here.tsx';
import { UploadStrip } from '../uploads/upload-strip.tsx';
import { useLeaveWarning } from '../uploads/use-uploads.ts';
import { transcriptsFailed } from './transcript-failure.ts';
import { TranscriptRow } from './transcript-row.tsx';
import { UnreadTranscripts } from './unread-transcripts.tsx';

const MANY = 8;

const ABOUT = [
  {
    title: 'What it is',
    text: 'What was said at a deposition or a hearing, word for word, with the number of each page and line.',
  },
  {
    title: 'How to get one',
    text: 'Ask the court reporter who was there, or the clerk of the court. Most charge by the page. Ask what it costs before you order.',
  },
  {
    title: 'What you can do with it here',
    text: 'Search it, go to a page and line, and take words with their place into your papers.',
  },
] as const;

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
  const { data, missing } = loaded({ item: found, transcripts: list });
  if (missing) {
    return (
      <QueryScreen
        missing={missing}
        waiting={{ heading: 'Transcripts', text: 'Loading transcripts...' }}
        failed={transcriptsFailed(caseId)}
      />
    );
  }
  const { item, transcripts } = data;
  const canWrite = can(item.memberRole, 'transcript:write');
  const canUpload = canWrite && can(item.memberRole, 'document:create');
  const unread = (documents.data ?? []).filter(
    ({ id, docType }) =>
      docType === TRANSCRIPT_CATEGORY && !transcripts.some(({ documentId }) => documentId === id),
  );
  const shown = transcripts.filter((transcript) => matches(transcript, sought));
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
            {canUpload && transcripts.length > 0 && uploadButton}
          </>
        }
      />
      {!isUploading && <UploadStrip caseId={caseId} onOpen={() => setUploading(true)} />}
      <UnreadTranscripts caseId={caseId} documents={unread} canWrite={canWrite} />
      {transcripts.length > MANY && (
        <SearchInput
          label="Find a transcript"
          placeholder="Title, witness or reporter"
          value={sought}
          onChange={setSought}
        />
      )}
      {transcripts.length === 0 ? (
        <>
          <Card>
            <Empty icon={<MessagesSquare />} title="No transcripts yet" action={canUpload && uploadButton}>
              {canUpload
                ? 'Upload the PDF or text file that the court reporter sent. Its pages, lines and speakers are read for you.'
                : 'When somebody who may edit this case adds a transcript, it is shown here.'}
            </Empty>
          </Card>
          <Guide label="About transcripts" parts={ABOUT} />
        </>
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
