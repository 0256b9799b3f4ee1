import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { CaseWithParticipants } from '#src/cases/schema.ts';
import { participantName } from '#src/participants/name.ts';
import type { Participant, ParticipantRole } from '#src/participants/schema.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';

export function ParticipantsCard({ item }: { item: CaseWithParticipants }) {
  const { plaintiffName, defendantName, participants, memberRole } = item;
  const summary = participantSummary(participants);
  const parties = [
    { label: 'Plaintiff', value: plaintiffName },
    { label: 'Defendant', value: defendantName },
  ].filter(({ value }) => value);
  return (
    <Card>
      <CardHeader
        title="Participants"
        actions={
          <>
            {can(memberRole, 'participant:write') && (
              <Link
                to={paths.newParticipant(item.id)}
                aria-label="Add a participant"
                className={buttonClass({ variant: 'quiet', size: 'small' })}
              >
                <UserPlus aria-hidden="true" />
                Add
              </Link>
            )}
            <Link
              to={paths.participants(item.id)}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              View Participants
            </Link>
          </>
        }
      />
      <CardBody className="flex flex-col gap-3">
        {parties.length === 0 && summary.length === 0 && <p className="text-muted">No participants listed</p>}
        {parties.length > 0 && <Facts items={parties} />}
        {summary.length > 0 && (
          <div className={parties.length > 0 ? 'border-t border-line pt-3' : ''}>
            <h3 className="sr-only">In the list of participants</h3>
            <Facts items={summary} />
          </div>
        )}
      </CardBody>
    </Card>
  );
}

const NAMES: readonly [ParticipantRole, string, string][] = [
  ['plaintiff', 'plaintiff', 'plaintiffs'],
  ['defendant', 'defendant', 'defendants'],
  ['attorney', 'attorney', 'attorneys'],
  ['witness', 'witness', 'witnesses'],
  ['expert', 'expert', 'experts'],
  ['other', 'other', 'others'],
];

/** For each role that occurs: '2 defendants' and who of them comes first: the primary one, else the first entered. */
function participantSummary(participants: readonly Participant[]): { label: string; value: string }[] {
  return NAMES.flatMap(([role, one, many]) => {
    const inRole = participants.filter((participant) => participant.role === role);
    const first = inRole.find(({ isPrimary }) => isPrimary) ?? inRole[0];
    if (first === undefined) return [];
    const rest = inRole.length - 1;
    return [
      {
        label: `${inRole.length} ${inRole.length === 1 ? one : many}`,
        value: `${participantName(first)}${first.isPrimary ? ' (primary)' : ''}${rest > 0 ? ` and ${rest} more` : ''}`,
      },
    ];
  });
}
