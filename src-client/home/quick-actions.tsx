import {
  CalendarDays,
  CalendarPlus,
  Camera,
  FilePlus2,
  FileSearch,
  FolderOpen,
  History,
  MessagesSquare,
  ScanSearch,
  Sparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { useUser } from '../auth/use-user.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';

const look = { variant: 'secondary', className: 'justify-start' } as const;

export function QuickActions({ item, onCreateDeadline }: { item: Case; onCreateDeadline(): void }) {
  const { role } = useUser();
  return (
    <Card>
      <CardHeader title="Quick Actions" />
      <CardBody className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {can(item.memberRole, 'document:create') && (
          <ActionLink to={paths.addPaper(item.id)} icon={<Camera aria-hidden="true" />}>
            Add a Paper
          </ActionLink>
        )}
        <ActionLink to={paths.documents(item.id)} icon={<FolderOpen aria-hidden="true" />}>
          Manage Documents
        </ActionLink>
        <ActionLink to={paths.timeline(item.id)} icon={<CalendarDays aria-hidden="true" />}>
          View Timeline
        </ActionLink>
        <ActionLink to={paths.assistantFor(item.id)} icon={<Sparkles aria-hidden="true" />}>
          AI Assistant
        </ActionLink>
        {can(item.memberRole, 'deadline:create') && (
          <Button {...look} onClick={onCreateDeadline}>
            <CalendarPlus aria-hidden="true" />
            Create Deadline
          </Button>
        )}
        {role !== 'defendant' && can(item.memberRole, 'summons:write') && (
          <ActionLink to={paths.createSummons(item.id)} icon={<FilePlus2 aria-hidden="true" />}>
            Create Summons
          </ActionLink>
        )}
        <ActionLink to={paths.ediscovery(item.id)} icon={<ScanSearch aria-hidden="true" />}>
          E-Discovery Review
        </ActionLink>
        <ActionLink to={paths.checkDraft(item.id)} icon={<FileSearch aria-hidden="true" />}>
          Check a Draft
        </ActionLink>
        <ActionLink to={paths.transcripts(item.id)} icon={<MessagesSquare aria-hidden="true" />}>
          Transcripts
        </ActionLink>
        {can(item.memberRole, 'case:audit') && (
          <ActionLink to={paths.history(item.id)} icon={<History aria-hidden="true" />}>
            History
          </ActionLink>
        )}
      </CardBody>
    </Card>
  );
}

function ActionLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass(look)}>
      {icon}
      {children}
    </Link>
  );
}
