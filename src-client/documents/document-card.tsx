import { Paperclip, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentRow } from '#src/documents/schema.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { useDocumentLink } from './document-link.ts';
import { formatDay } from './format.ts';
import { ReadingState } from './reading-state.tsx';

interface DocumentCardProps {
  document: DocumentRow;
  selected: boolean;
  canDelete: boolean;
  onDelete(): void;
}

/** File name, type and date; the delete button shows on hover and on touch screens. */
export function DocumentCard({ document, selected, canDelete, onDelete }: DocumentCardProps) {
  const linkTo = useDocumentLink();
  return (
    <div
      className={classNames(
        'group relative flex items-start gap-1 border-b border-line py-2.5 pr-1 pl-3',
        selected ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <div className="min-w-0 flex-1">
        <Tooltip content={<bdi>{document.filename}</bdi>}>
          <Link
            to={linkTo(document)}
            aria-current={selected ? 'page' : undefined}
            className="block truncate text-sm font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            <bdi>{document.filename}</bdi>
          </Link>
        </Tooltip>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <Badge>{document.docType ?? 'Other'}</Badge>
          <time dateTime={document.docDate ?? document.uploadedAt.toISOString()}>
            {formatDay(document.docDate ?? document.uploadedAt)}
          </time>
          {document.parentDocumentId !== null && (
            <Paperclip aria-label="Attachment of an e-mail" className="size-3.5" />
          )}
          {document.duplicateOf !== null && <span>Duplicate</span>}
        </div>
        <ReadingState document={document} />
      </div>
      {canDelete && (
        <IconButton
          label={`Delete ${document.filename}`}
          variant="danger-quiet"
          icon={<Trash2 aria-hidden="true" />}
          className="relative opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100"
          onClick={onDelete}
        />
      )}
    </div>
  );
}
