import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { CaseWithParticipants } from '#src/cases/schema.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Facts } from './facts.tsx';
import { participantSummary } from './participant-summary.ts';

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
