import { Navigate, useParams, useSearchParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { caseLabel } from '#src/cases/schema.ts';
import { roleLabel } from '#src/participants/labels.ts';
import { PARTICIPANT_ROLES, participantName } from '#src/participants/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ParticipantForm } from './participant-form.tsx';
import { ParticipantsFailure } from './participants-failure.tsx';
import { ParticipantSkeleton } from './participants-skeleton.tsx';
import { useWatchParticipants } from './use-participants.ts';

/** One participant: entered anew, edited, or for those who may only look shown. */
export function ParticipantPage() {
  const { caseId = '', participantId } = useParams();
  const [query] = useSearchParams();
  const isNew = participantId === undefined;
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const list = trpc.participants.list.useQuery({ caseId }, { meta: { silent: true } });
  const one = trpc.participants.get.useQuery(
    { id: participantId ?? '' },
    { enabled: !isNew, meta: { silent: true } },
  );
  useWatchParticipants(caseId);
  const retry = () => {
    if (found.isError) void found.refetch();
    if (one.isError) void one.refetch();
  };
  if (found.isError) {
    return (
      <ParticipantsFailure
        title="Error Loading Participant"
        error={found.error}
        caseId={caseId}
        onRetry={retry}
      />
    );
  }
  if (one.data === undefined && one.isError) {
    return (
      <ParticipantsFailure
        title="Error Loading Participant"
        error={one.error}
        caseId={caseId}
        isOne
        onRetry={retry}
      />
    );
  }
  if (!found.data || (!isNew && !one.data)) return <ParticipantSkeleton />;
  if (one.data && one.data.caseId !== caseId) {
    return <Navigate to={paths.participant(one.data.caseId, one.data.id)} replace />;
  }
  const canWrite = can(found.data.memberRole, 'participant:write');
  const person = one.data;
  const title = person === undefined ? 'Add Participant' : canWrite ? 'Edit Participant' : 'Participant';
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-4 sm:px-6">
      <title>{`${title} · Proceed`}</title>
      <PageHeader
        above={
          <Breadcrumb
            items={[
              { label: 'Cases', to: paths.home },
              { label: caseLabel(found.data), to: paths.workspace(caseId), wideOnly: true },
              { label: 'Participants', to: paths.participants(caseId) },
              { label: person === undefined ? 'Add' : participantName(person) },
            ]}
          />
        }
        title={title}
        description={person && participantName(person)}
        meta={
          person && (
            <>
              <Badge>{roleLabel(person.role)}</Badge>
              {person.isPrimary && <Badge tone="accent">Primary</Badge>}
            </>
          )
        }
      />
      <ParticipantForm
        key={participantId ?? 'new'}
        caseId={caseId}
        editing={person}
        role={PARTICIPANT_ROLES.find((role) => role === query.get('role')) ?? 'plaintiff'}
        others={(list.data ?? []).filter(({ id }) => id !== participantId)}
        canWrite={canWrite}
      />
    </div>
  );
}
