import { ArrowLeft, ContactRound, UserPlus, Users } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { caseTitle } from '#src/cases/title.ts';
import { CaseBreadcrumb } from '../layouts/case-breadcrumb.tsx';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Guide } from '../ui/guide.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ParticipantGrid } from './participant-grid.tsx';
import { participantsFailed } from './participants-screen-failure.ts';

/** With fewer people than this the screen says who else may belong on it. */
const FEW = 4;

const WHO_ELSE = [
  {
    title: 'The other side’s lawyer',
    text: 'Once somebody has a lawyer in the case, your later papers go to the lawyer. The name and address stand on their papers, most often at the end or at the top of the first page.',
  },
  {
    title: 'Witnesses',
    text: 'Who saw or heard what happened, and how to reach them. Write it down while people still remember.',
  },
  {
    title: 'The court',
    text: 'The clerk’s telephone number, and the name of your judge’s assistant if you were given one.',
  },
] as const;

/** Everybody in a case, with how to reach them. */
export function ParticipantsPage() {
  const { caseId = '' } = useParams();
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const list = trpc.participants.list.useQuery({ caseId }, { meta: { silent: true } });
  const { data, missing } = loaded({ item: found, people: list });
  if (missing) {
    return (
      <QueryScreen
        missing={missing}
        waiting={{ heading: 'Participants', text: 'Loading the participants' }}
        failed={participantsFailed(caseId, 'Error Loading Participants')}
      />
    );
  }
  const { item, people } = data;
  const canWrite = can(item.memberRole, 'participant:write');
  const isEmpty = people.length === 0;
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
        <ParticipantGrid people={people} canWrite={canWrite} />
      )}
      {canWrite && people.length < FEW && <Guide label="Who else belongs here" parts={WHO_ELSE} />}
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
