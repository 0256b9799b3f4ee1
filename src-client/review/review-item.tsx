import { CornerDownRight, Sparkles } from 'lucide-react';
import { memo } from 'react';
import type { ReviewDocument } from '#src/review/schema.ts';
import { visibleName } from '#src/text/visible-name.ts';
import { FileName } from '../text/file-name.tsx';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { PrivilegeBadge } from './privilege-badge.tsx';
import { ReviewLink } from './review-link.tsx';
import type { ReviewRow } from './review-order.ts';
import { batesText } from './review-words.ts';

interface ReviewItemProps {
  document: ReviewDocument;
  depth: number;
  relation: ReviewRow['relation'];
  /** The oldest document with the same bytes. */
  originalName: string | null;
  to: string;
  isCurrent: boolean;
  isChosen: boolean;
  isChoosing: boolean;
  canChoose: boolean;
  /** Must stay the same from one drawing to the next: scrolling draws the list again and again. */
  onChoose(id: string, isRange: boolean): void;
  onOpen(id: string): void;
}

const INDENT_REM = 1.25;
const DEEPEST = 3;

/** Name, type and codes of a document; what belongs to the one above stands further in. */
export const ReviewItem = memo(function ReviewItem(props: ReviewItemProps) {
  const {
    document,
    depth,
    relation,
    originalName,
    to,
    isCurrent,
    isChosen,
    isChoosing,
    canChoose,
    onChoose,
    onOpen,
  } = props;
  const name = visibleName(document.filename);
  const bates = batesText(document);
  return (
    <div
      className={classNames(
        'group relative flex items-start gap-1.5 border-b border-line py-2.5 pr-3',
        canChoose ? 'pl-10' : 'pl-4',
        canChoose && (isChoosing ? 'touch:pl-12' : 'touch:pl-4'),
        isCurrent ? 'bg-accent-soft' : isChosen ? 'bg-sunken' : 'hover:bg-sunken',
      )}
    >
      {isCurrent && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-1 bg-accent" />}
      {canChoose && (
        <label
          className={classNames(
            'absolute inset-y-0 left-0 z-10 flex w-10 cursor-pointer justify-center pt-3.5 touch:w-12',
            !isChoosing && 'touch:hidden',
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
      )}
      {depth > 0 && (
        <span
          className="flex shrink-0 justify-end pt-0.5 text-muted"
          style={{ width: `${Math.min(depth, DEEPEST) * INDENT_REM}rem` }}
        >
          <CornerDownRight aria-hidden="true" className="size-4" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <ReviewLink
          documentId={document.id}
          to={to}
          onOpen={onOpen}
          data-review-row={document.id}
          title={name}
          aria-current={isCurrent ? 'true' : undefined}
          className="block truncate text-sm font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          <FileName name={document.filename} />
        </ReviewLink>
        <p className="mt-0.5 truncate text-sm text-muted">
          {document.documentCategory !== null && document.documentCategory !== document.docType && (
            <>{document.documentCategory} · </>
          )}
          <span>{document.docType ?? 'Document'}</span>
          {relation === 'attachment' && ' · attachment'}
        </p>
        <div className="mt-1 flex flex-wrap gap-1">
          <PrivilegeBadge status={document.privilegeStatus} />
          {bates !== null && (
            <Badge className="figures">
              <span className="sr-only">Bates </span>
              {bates}
            </Badge>
          )}
          {document.isAnalyzed && <Badge icon={<Sparkles aria-hidden="true" />}>Analyzed</Badge>}
          {originalName !== null && (
            <Badge>
              Duplicate of <FileName name={originalName} />
            </Badge>
          )}
        </div>
      </div>
    </div>
  );
});
