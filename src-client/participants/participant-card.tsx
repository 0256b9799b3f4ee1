import { ContactRound, Pencil, Star, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { roleLabel } from '#src/participants/labels.ts';
import { participantName } from '#src/participants/name.ts';
import type { Participant } from '#src/participants/schema.ts';
import { paths, serverPaths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { ContactDetails } from './contact-details.tsx';

interface ParticipantCardProps {
  person: Participant;
  /** Left out for those who may only look. */
  onDelete?: (() => void) | undefined;
}

export function ParticipantCard({ person, onDelete }: ParticipantCardProps) {
  const { id, caseId, jobTitle, organization, notes } = person;
  const name = participantName(person);
  const position = [jobTitle, organization].filter((text) => text !== '' && text !== name).join(', ');
  return (
    <Card className="flex h-full flex-col">
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div className="flex flex-col gap-1.5">
          <h2 className="font-semibold wrap-anywhere">
            <Link
              to={paths.participant(caseId, id)}
              className="underline-offset-4 hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
            >
              {name}
            </Link>
          </h2>
          {position && <p className="text-sm text-muted wrap-anywhere">{position}</p>}
          <div className="flex flex-wrap gap-1.5">
            <Badge>{roleLabel(person.role)}</Badge>
            {person.isPrimary && (
              <Badge tone="accent" icon={<Star aria-hidden="true" />}>
                Primary
              </Badge>
            )}
          </div>
        </div>
        <ContactDetails person={person} />
        {notes && (
          <p className="line-clamp-3 border-t border-line pt-3 text-sm whitespace-pre-line text-muted wrap-anywhere">
            {notes}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-1 border-t border-line px-2 py-1.5">
        {onDelete && (
          <Link
            to={paths.participant(caseId, id)}
            aria-label={`Edit ${name}`}
            className={buttonClass({ variant: 'quiet', size: 'small' })}
          >
            <Pencil aria-hidden="true" />
            Edit
          </Link>
        )}
        <a
          href={serverPaths.participantVcard(id)}
          download
          aria-label={`Save ${name} as a contact`}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          <ContactRound aria-hidden="true" />
          Contact
        </a>
        {onDelete && (
          <Button
            variant="danger-quiet"
            size="small"
            className="ml-auto"
            aria-label={`Delete ${name}`}
            onClick={onDelete}
          >
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
        )}
      </div>
    </Card>
  );
}
