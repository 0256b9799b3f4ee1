import { ArrowLeft, ContactRound, UserPlus, Users } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { caseTitle } from '#src/cases/schema.ts';
import { CaseBreadcrumb } from '../cases/case-breadcrumb.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ParticipantGrid } from './participant-grid.tsx';
import { ParticipantsFailure } from './participants-failure.tsx';
import { ParticipantsSkeleton } from './participants-skeleton.tsx';
import { useWatchParticipants } from './use-participants.ts';

/** Everybody in a case, with how to reach them. */
export function ParticipantsPage() {
  const { caseId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const list = trpc.participants.list.useQuery({ caseId }, { meta: { silent: true } });
  useWatchParticipants(caseId);
  const error = found.error ?? (list.data === undefined ? list.error : null);
  if (error) {
    return (
      <ParticipantsFailure
        title="Error Loading Participants"
        error={error}
        caseId={caseId}
        onRetry={() => {
          if (found.isError) void found.refetch();
          if (list.isError) void list.refetch();
        }}
      />
    );
  }
  if (!found.data || !list.data) return <ParticipantsSkeleton />;
  const item = found.data;
  const canWrite = can(item.memberRole, 'participant:write');
  const isEmpty = list.data.length === 0;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-4 sm:px-6">
      <title>{`Participants · ${caseTitle(item)} · Proceed`}</title>
      <PageHeader
        above={<CaseBreadcrumb item={item} below={[{ label: 'Participants' }]} />}
        title="Participants"
        description={caseTitle(item)}
        actions={
          <>
            <Link to={paths.workspace(caseId)} className={buttonClass({ variant: 'secondary' })}>
              <ArrowLeft aria-hidden="true" />
              Back to Case
            </Link>
            {!isEmpty && (
              <a
                href={serverPaths.participantsVcard(caseId)}
                download
                className={buttonClass({ variant: 'secondary' })}
              >
                <ContactRound aria-hidden="true" />
                Save All as Contacts
              </a>
            )}
            {canWrite && !isEmpty && <AddLink caseId={caseId}>Add Participant</AddLink>}
          </>
        }
      />
      {isEmpty ? (
        <Card>
          <Empty
            icon={<Users />}
            title="No participants yet"
            action={canWrite && <AddLink caseId={caseId}>Add First Participant</AddLink>}
          >
            {canWrite
              ? 'Parties, lawyers, witnesses and experts, with how to reach them. Their names and addresses are then offered for the papers of this case.'
              : 'When somebody who may edit this case adds its people, they are shown here.'}
          </Empty>
        </Card>
      ) : (
        <ParticipantGrid people={list.data} canWrite={canWrite} />
      )}
    </div>
  );
}

function AddLink({ caseId, children }: { caseId: string; children: string }) {
  return (
    <Link
      to={paths.newParticipant(caseId)}
      className={buttonClass({ className: 'max-sm:order-first max-sm:w-full' })}
    >
      <UserPlus aria-hidden="true" />
      {children}
    </Link>
  );
}
