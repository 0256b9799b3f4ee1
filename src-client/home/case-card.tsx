import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { caseKindLabel } from '../cases/case-type.ts';
import { paths } from '../paths.ts';
import { dueText } from '../text/due-text.ts';
import { STANDING } from '../timeline/standing.tsx';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { DateText } from '../ui/date-text.tsx';
import type { DueDeadline } from './use-next.ts';

interface CaseCardProps {
  item: Case;
  selected: boolean;
  /** The open deadline that comes first; undefined while none is known. */
  next: DueDeadline | undefined;
  onSelect(): void;
  onEdit(): void;
  onDelete(): void;
}

export function CaseCard({ item, selected, next, onSelect, onEdit, onDelete }: CaseCardProps) {
  const title = caseTitle(item);
  const role = item.memberRole;
  return (
    <article
      className={classNames(
        'relative flex flex-col gap-1.5 border-b border-l-2 border-b-line py-3 pr-2 pl-3.5 transition-colors duration-150',
        selected ? 'border-l-accent bg-accent-soft' : 'border-l-transparent hover:bg-sunken',
      )}
    >
      <div className="flex items-start gap-1">
        <h3 className="line-clamp-2 min-w-0 flex-1 leading-snug font-semibold wrap-anywhere">
          <Link
            to={paths.selectedCase(item.id)}
            aria-current={selected || undefined}
            data-row-focus=""
            onClick={onSelect}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {title}
          </Link>
        </h3>
        <div className="relative -my-1.5 flex shrink-0 touch:-my-2.5">
          {can(role, 'case:update') && (
            <IconButton label={`Edit ${title}`} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
          )}
          {can(role, 'case:delete') && (
            <IconButton
              label={`Delete ${title}`}
              icon={<Trash2 aria-hidden="true" />}
              variant="danger-quiet"
              onClick={onDelete}
            />
          )}
        </div>
      </div>
      <DueLine deadline={next} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <Badge>{caseKindLabel(item)}</Badge>
        {role !== 'owner' && (
          <Badge tone="accent">{role === 'viewer' ? 'You can view' : 'You can edit'}</Badge>
        )}
        <span className="figures min-w-0 wrap-anywhere">Case No: {item.caseNumber ?? 'Not assigned'}</span>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span className="whitespace-nowrap">
          Created: <DateText date={item.createdAt} />
        </span>
        <span className="whitespace-nowrap">
          Updated: <DateText date={item.updatedAt} />
        </span>
      </p>
    </article>
  );
}

/** A deadline in one line: how it stands, its day, its name. */
export function DueLine({ deadline }: { deadline: DueDeadline | undefined }) {
  if (deadline === undefined) return null;
  const { text, word, icon: Icon } = STANDING[deadline.standing];
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-sm">
      <span className={classNames('flex min-w-0 items-start gap-x-1.5', text)}>
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="sr-only">{word}: </span>
        <time dateTime={deadline.date} className="min-w-0 font-semibold">
          {dueText(deadline.date, deadline.today, deadline.dueTime, deadline.takesPlace)}
          {deadline.doubts !== null && ' (please check)'}
        </time>
      </span>
      <span className="max-w-full truncate">{deadline.kind}</span>
    </p>
  );
}
