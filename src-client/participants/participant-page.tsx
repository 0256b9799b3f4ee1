import { Navigate, useParams, useSearchParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { caseLabel } from '#src/cases/title.ts';
import { roleLabel } from '#src/participants/labels.ts';
import { participantName } from '#src/participants/name.ts';
import { PARTICIPANT_ROLES } from '#src/participants/schema.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ParticipantForm } from './participant-form.tsx';
import { participantFailed, participantsFailed } from './participants-screen-failure.ts';

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
  const waiting = { heading: 'Participant', text: 'Loading the participant' };
  const ofCase = loaded({ item: found });
  if (ofCase.missing) {
    return (
      <QueryScreen
        missing={ofCase.missing}
        waiting={waiting}
        failed={participantsFailed(caseId, 'Error Loading Participant')}
      />
    );
  }
  // What is typed stays when somebody else has deleted the person meanwhile: saving says so.
  const ofPerson = isNew || one.data !== undefined ? null : loaded({ person: one });
  if (ofPerson?.missing) {
    return (
      <QueryScreen
        missing={ofPerson.missing}
        waiting={waiting}
        failed={participantFailed(caseId, 'Error Loading Participant')}
      />
    );
  }
  const { item } = ofCase.data;
  if (one.data && one.data.caseId !== caseId) {
    return <Navigate to={paths.participant(one.data.caseId, one.data.id)} replace />;
  }
  const canWrite = can(item.memberRole, 'participant:write');
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
              { label: caseLabel(item), to: paths.workspace(caseId), wideOnly: true },
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
