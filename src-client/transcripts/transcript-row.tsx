import { CalendarDays, Ellipsis, FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { TranscriptSummary } from '#src/transcripts/schema.ts';
import { paths } from '../paths.ts';
import type { Stage } from '../timeline/use-timeline.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { RemoveTranscriptDialog } from './remove-transcript-dialog.tsx';
import { TranscriptDetailsDialog } from './transcript-details-dialog.tsx';
import { factsOf } from './transcript-words.ts';

interface TranscriptRowProps {
  transcript: TranscriptSummary;
  stages: readonly Stage[];
  canWrite: boolean;
}

/** One transcript of the list: what it is, when, and what it belongs to. */
export function TranscriptRow({ transcript, stages, canWrite }: TranscriptRowProps) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null);
  const { id, caseId, documentId, title, relatedMilestoneId } = transcript;
  const milestone = stages.find((stage) => stage.id === relatedMilestoneId);
  const close = () => setOpened(null);
  return (
    <div className="flex items-start gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1">
        <Link
          to={paths.transcript(caseId, id)}
          className="inline-flex min-h-9 items-center font-medium wrap-anywhere underline-offset-4 hover:underline touch:min-h-11"
        >
          {title}
        </Link>
        <p className="figures text-sm text-muted">{factsOf(transcript).join(' · ')}</p>
        {milestone && (
          <Link
            to={paths.milestone(caseId, milestone.id)}
            className="mt-1 inline-flex items-center gap-1.5 text-sm text-accent underline-offset-4 hover:underline touch:min-h-11 [&_svg]:size-4"
          >
            <CalendarDays aria-hidden="true" />
            {milestone.kind}
          </Link>
        )}
      </div>
      <Menu
        trigger={<IconButton label={`More for ${title}`} icon={<Ellipsis aria-hidden="true" />} />}
        items={[
          {
            label: 'Open the Document',
            icon: <FileText aria-hidden="true" />,
            onSelect: () => navigate(paths.document(caseId, documentId)),
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
      {opened === 'edit' && (
        <TranscriptDetailsDialog transcript={transcript} stages={stages} onClose={close} />
      )}
      {opened === 'remove' && <RemoveTranscriptDialog transcript={transcript} onClose={close} />}
    </div>
  );
}
