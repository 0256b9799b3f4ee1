import { Ellipsis, FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { caseLabel } from '#src/cases/title.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { useTimeline } from '../timeline/use-timeline.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Menu } from '../ui/menu.tsx';
import { RemoveTranscriptDialog } from './remove-transcript-dialog.tsx';
import { TranscriptDetailsDialog } from './transcript-details-dialog.tsx';
import { transcriptFailed } from './transcript-failure.ts';
import { TranscriptReader } from './transcript-reader.tsx';
import { factsOf } from './transcript-words.ts';

/** One transcript: what it is above, its lines below. */
export function TranscriptPage() {
  const { caseId = '', transcriptId = '' } = useParams();
  const navigate = useNavigate();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const open = trpc.transcripts.get.useQuery({ id: transcriptId }, { meta: { silent: true } });
  const timeline = useTimeline(caseId, found.data?.state ?? null);
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null);
  const { data, missing } = loaded({ item: found, transcript: open });
  if (missing) {
    return (
      <QueryScreen
        missing={missing}
        waiting={{ heading: 'Transcript', text: 'Opening the transcript...' }}
        failed={transcriptFailed(caseId)}
      />
    );
  }
  const { item, transcript } = data;
  const canWrite = can(item.memberRole, 'transcript:write');
  const milestone = timeline.stages?.find(({ id }) => id === transcript.relatedMilestoneId);
  const close = () => setOpened(null);
  return (
    <div className="flex h-[calc(100dvh-3.5rem-var(--notices,0px)-var(--case-bar,0px))] min-h-0 flex-col">
      <title>{`${transcript.title} · Proceed`}</title>
      <header className="flex items-start gap-3 border-b border-line bg-surface px-3 py-2 sm:px-4">
        <div className="min-w-0 flex-1">
          <Breadcrumb
            heading
            items={[
              { label: 'Cases', to: paths.home, wideOnly: true },
              { label: caseLabel(item), to: paths.workspace(caseId), wideOnly: true },
              { label: 'Transcripts', to: paths.transcripts(caseId) },
              { label: transcript.title },
            ]}
          />
          <p className="figures text-sm text-muted max-sm:truncate">
            {factsOf(transcript).join(' · ')}
            {milestone && (
              <>
                {' · '}
                <Link
                  to={paths.milestone(caseId, milestone.id)}
                  className="text-accent underline underline-offset-4"
                >
                  {milestone.kind}
                </Link>
              </>
            )}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-2">
          <Link
            to={paths.document(caseId, transcript.documentId)}
            className={buttonClass({ variant: 'secondary', size: 'small', className: 'max-md:hidden' })}
          >
            <FileText aria-hidden="true" />
            Open Document
          </Link>
          {canWrite && (
            <Button
              variant="secondary"
              size="small"
              className="max-md:hidden"
              onClick={() => setOpened('edit')}
            >
              <Pencil aria-hidden="true" />
              Edit Details
            </Button>
          )}
          <Menu
            trigger={<IconButton label="More" icon={<Ellipsis aria-hidden="true" />} />}
            items={[
              {
                label: 'Open the Document',
                icon: <FileText aria-hidden="true" />,
                onSelect: () => navigate(paths.document(caseId, transcript.documentId)),
              },
              ...(canWrite
                ? [
                    {
                      label: 'Edit Details',
                      icon: <Pencil aria-hidden="true" />,
                      onSelect: () => setOpened('edit'),
                    },
                    {
                      label: 'Remove Transcript',
                      icon: <Trash2 aria-hidden="true" />,
                      tone: 'danger' as const,
                      separated: true,
                      onSelect: () => setOpened('remove'),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </header>
      <TranscriptReader key={transcript.id} transcript={transcript} />
      {opened === 'edit' && (
        <TranscriptDetailsDialog transcript={transcript} stages={timeline.stages ?? []} onClose={close} />
      )}
      {opened === 'remove' && (
        <RemoveTranscriptDialog
          transcript={transcript}
          onClose={close}
          onRemoved={() => void navigate(paths.transcripts(caseId), { replace: true })}
        />
      )}
    </div>
  );
}
