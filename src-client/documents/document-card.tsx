import { Paperclip, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { DocumentRow } from '#src/documents/schema.ts';
import { visibleName } from '#src/text/visible-name.ts';
import { FileName } from '../text/file-name.tsx';
import { documentDay } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useDocumentLink } from './document-link.ts';
import { PaperPicture } from './paper-picture.tsx';
import { ReadingState } from './reading-state.tsx';

interface DocumentCardProps {
  document: DocumentRow;
  /** How many e-mails above it in the list it came in. */
  depth: number;
  /** It is the one that is open. */
  selected: boolean;
  canDelete: boolean;
  /** Handlers must stay the same from one drawing to the next: scrolling draws the list again and again. */
  onDelete(document: DocumentRow): void;
  /** Whether it is among those chosen. */
  isChosen: boolean;
  /** Boxes show without hovering. */
  isChoosing: boolean;
  onChoose(id: string, isRange: boolean): void;
}

/** A mail in a mail in a mail is indented no further. */
const INDENT = ['', 'ml-5', 'ml-10'];

/**
 * First page, file name, type and date; the box, which stands over the page, and the delete button show on hover and
 * focus, and where nothing can hover.
 */
export const DocumentCard = memo(function DocumentCard(props: DocumentCardProps) {
  const { document, depth, selected, canDelete, onDelete, isChosen, isChoosing, onChoose } = props;
  const linkTo = useDocumentLink();
  const name = visibleName(document.filename);
  const isTitled = saysMore(document);
  return (
    <div
      className={classNames(
        'group relative flex items-start gap-1 border-b border-line py-2.5 pr-1 pl-2.5',
        depth > 0 && 'border-l-2 border-l-line-strong',
        INDENT[Math.min(depth, INDENT.length - 1)],
        isChoosing ? 'touch:pl-12' : 'touch:pl-3',
        selected || isChosen ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <label
        className={classNames(
          'absolute inset-y-0 left-0 z-10 flex w-14 cursor-pointer justify-center pt-3.5 touch:w-12',
          !isChoosing && 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:hidden',
        )}
      >
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isChosen}
          readOnly
          onClick={(event) => onChoose(document.id, event.shiftKey)}
          className="size-4 cursor-pointer accent-accent-fill touch:size-5"
        />
      </label>
      <PaperPicture
        document={document}
        className={classNames(
          'mr-1 h-11.5 w-9 touch:opacity-100',
          isChoosing ? 'opacity-30' : 'group-focus-within:opacity-30 group-hover:opacity-30',
        )}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <Link
          to={linkTo(document)}
          data-row-focus
          title={name}
          aria-current={selected ? 'page' : undefined}
          className={classNames(
            'block truncate text-sm after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent',
            isTitled ? 'text-muted' : 'font-medium',
          )}
        >
          <FileName name={document.filename} />
        </Link>
        {isTitled && (
          <p className="-order-1 truncate text-sm font-medium" title={document.title}>
            {document.title}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <Badge>{document.docType ?? 'Other'}</Badge>
          <time dateTime={document.docDate ?? document.uploadedAt.toISOString()}>
            {documentDay(document)}
          </time>
          {document.parentDocumentId !== null && (
            <Paperclip aria-label="Attachment of an e-mail" className="size-3.5" />
          )}
          {document.duplicateOf !== null && <span>Duplicate</span>}
        </div>
        <ReadingState document={document} />
      </div>
      {canDelete && !isChoosing && (
        <IconButton
          label={`Delete ${name}`}
          variant="danger-quiet"
          icon={<Trash2 aria-hidden="true" />}
          className="relative opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100"
          onClick={() => onDelete(document)}
        />
      )}
    </div>
  );
});

/** Whether what the paper is called tells more than its file's name and its category do. */
function saysMore({ title, filename, docType }: DocumentRow): boolean {
  return title !== undefined && title !== docType && !filename.toLowerCase().startsWith(title.toLowerCase());
}
