import { format } from 'date-fns';
import { Pencil, Trash2, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { type CaseWithParticipants, caseTitle } from '#src/cases/schema.ts';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { caseTypeLabel } from './case-type.ts';

interface CaseCardProps {
  item: CaseWithParticipants;
  onEdit(): void;
  onDelete(): void;
  onMembers(): void;
}

export function CaseCard({ item, onEdit, onDelete, onMembers }: CaseCardProps) {
  const title = caseTitle(item);
  const role = item.memberRole;
  return (
    <Card className="relative flex h-full flex-col gap-3 p-4 transition-colors duration-150 hover:border-line-strong">
      <h2 className="text-lg leading-snug font-semibold wrap-anywhere">
        <Link
          to={paths.documents(item.id)}
          className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {title}
        </Link>
      </h2>
      <div className="flex flex-wrap gap-1.5">
        <Badge>{caseTypeLabel(item.caseType)}</Badge>
        {item.state !== null && <Badge>{item.state}</Badge>}
        {role !== 'owner' && (
          <Badge tone="accent">{role === 'viewer' ? 'You can view' : 'You can edit'}</Badge>
        )}
      </div>
      <div className="relative mt-auto">
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm">
          <Row label="Case No">{item.caseNumber ?? 'Not assigned'}</Row>
          <Row label="Created">
            <DateText date={item.createdAt} />
          </Row>
          <Row label="Updated">
            <DateText date={item.updatedAt} />
          </Row>
        </dl>
        <div className="absolute -right-2 -bottom-2 flex">
          {can(role, 'case:members') && (
            <IconButton
              label={`People with access to ${title}`}
              icon={<UserPlus aria-hidden="true" />}
              onClick={onMembers}
            />
          )}
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
    </Card>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function DateText({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{format(date, 'MMM d, yyyy')}</time>;
}
