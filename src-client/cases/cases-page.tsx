import { BriefcaseBusiness, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CaseWithParticipants } from '#src/cases/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { CaseCard } from './case-card.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { DeleteCaseDialog } from './delete-case-dialog.tsx';
import { MembersDialog } from './members-dialog.tsx';

type Opened =
  | { dialog: 'create' }
  | { dialog: 'edit' | 'delete' | 'members'; item: CaseWithParticipants }
  | null;

export function CasesPage() {
  const cases = trpc.cases.listWithParticipants.useQuery(undefined, { meta: { silent: true } });
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const create = () => setOpened({ dialog: 'create' });
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <title>My cases · Proceed</title>
      <PageHeader
        title="My Cases"
        actions={
          <Button onClick={create}>
            <Plus aria-hidden="true" />
            New Case
          </Button>
        }
      />
      {cases.isPending && <CaseSkeletons />}
      {cases.isError && (
        <Alert
          tone="danger"
          title="We couldn't load your cases"
          actions={
            <Button variant="secondary" busy={cases.isFetching} onClick={() => cases.refetch()}>
              Retry
            </Button>
          }
        >
          They are safe on the server. Please check your internet connection and try again.
        </Alert>
      )}
      {cases.data?.length === 0 && (
        <Card>
          <Empty
            icon={<BriefcaseBusiness />}
            title="No Cases Found"
            action={
              <Button variant="secondary" onClick={create}>
                Create Case
              </Button>
            }
          >
            A case keeps the papers, dates and people of one lawsuit together.
          </Empty>
        </Card>
      )}
      {cases.data !== undefined && cases.data.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-2">
          {cases.data.map((item) => (
            <li key={item.id} className="min-w-0">
              <CaseCard
                item={item}
                onEdit={() => setOpened({ dialog: 'edit', item })}
                onDelete={() => setOpened({ dialog: 'delete', item })}
                onMembers={() => setOpened({ dialog: 'members', item })}
              />
            </li>
          ))}
        </ul>
      )}
      {opened?.dialog === 'create' && <CaseDialog onClose={close} />}
      {opened?.dialog === 'edit' && <CaseDialog editing={opened.item} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteCaseDialog item={opened.item} onClose={close} />}
      {opened?.dialog === 'members' && <MembersDialog item={opened.item} onClose={close} />}
    </div>
  );
}

function CaseSkeletons() {
  return (
    <SkeletonGroup text="Loading your cases">
      <div className="grid gap-3 md:grid-cols-2">
        {[1, 2, 3, 4].map((row) => (
          <Card key={row} className="flex flex-col gap-3 p-4">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-5 w-16" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
