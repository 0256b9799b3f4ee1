import { Download, Unlink } from 'lucide-react';
import { Link } from 'react-router';
import type { MilestoneAttachment } from '#src/timeline/attachments-schema.ts';
import { ReadingState } from '../documents/reading-state.tsx';
import { PaperName, paperName } from '../papers/paper-name.tsx';
import { paths, serverPaths } from '../paths.ts';
import { formatDay, formatSize } from '../text/format.ts';
import { IconButton } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { fileKind } from '../viewer/file-kind.ts';

interface AttachmentRowProps {
  attachment: MilestoneAttachment;
  isBusy: boolean;
  /** Null where nothing can be changed. */
  onDetach: (() => void) | null;
}

/** A document that is attached: its name, what it is, when it was attached. */
export function AttachmentRow({ attachment, isBusy, onDetach }: AttachmentRowProps) {
  const { caseId, documentId, filename, title, mimeType, size, docType, uploadedAt, attachedBy } = attachment;
  const name = paperName(attachment);
  const facts = [
    ...(docType ? [docType] : []),
    fileKind(mimeType, filename),
    formatSize(size),
    `Attached ${formatDay(uploadedAt)}${attachedBy ? ` by ${attachedBy}` : ''}`,
  ];
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Link
          to={paths.document(caseId, documentId)}
          className="font-medium underline underline-offset-4 wrap-anywhere hover:text-accent"
        >
          <PaperName filename={filename} title={title} />
        </Link>
        <p className="figures text-sm text-muted">
          <bdi>{facts.join(' · ')}</bdi>
        </p>
        <ReadingState document={attachment} />
      </div>
      <a
        href={serverPaths.download(documentId)}
        download
        aria-label={`Download ${name}`}
        title={`Download ${name}`}
        className={buttonClass({ variant: 'quiet', size: 'icon' })}
      >
        <Download aria-hidden="true" />
      </a>
      {onDetach && (
        <IconButton
          label={`Detach ${name}`}
          variant="danger-quiet"
          busy={isBusy}
          icon={isBusy ? null : <Unlink aria-hidden="true" />}
          onClick={onDetach}
        />
      )}
    </div>
  );
}
