import { useDeferredValue, useState } from 'react';
import { rolesLabel } from '#src/participants/labels.ts';
import { PARTICIPANT_ROLES, type Participant, type ParticipantRole } from '#src/participants/schema.ts';
import { amount } from '#src/text/words.ts';
import { Button } from '../ui/button.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Select } from '../ui/select.tsx';
import { DeleteParticipantDialog } from './delete-participant-dialog.tsx';
import { countRoles, filterParticipants } from './filter-participants.ts';
import { ParticipantCard } from './participant-card.tsx';

/** More than these, and finding somebody takes a search. */
const A_HANDFUL = 6;
/** Cards that are drawn at first, and with each press for more. */
const STEP = 60;

interface ParticipantGridProps {
  people: readonly Participant[];
  canWrite: boolean;
}

/** The cards of everybody in a case; a search and a choice of role once there are more than a handful. */
export function ParticipantGrid({ people, canWrite }: ParticipantGridProps) {
  const [text, setText] = useState('');
  const [role, setRole] = useState<ParticipantRole | null>(null);
  const [most, setMost] = useState(STEP);
  const [leaving, setLeaving] = useState<Participant | null>(null);
  const wanted = useDeferredValue(text);
  const isLong = people.length > A_HANDFUL;
  const matching = filterParticipants(people, isLong ? { text: wanted, role } : { text: '', role: null });
  const shown = matching.slice(0, most);
  const count = amount(people.length, 'participant');
  const roles = countRoles(people).map(([each, number]) => ({
    value: each,
    label: `${rolesLabel(each)} (${number})`,
  }));
  return (
    <>
      {isLong && (
        <div className="flex flex-wrap items-center gap-3">
          <div className="flex min-w-0 flex-1 basis-64">
            <SearchInput label="Search participants" value={text} onChange={setText} />
          </div>
          <Select
            aria-label="Role"
            className="w-full sm:w-52"
            placeholder="All roles"
            options={roles}
            value={role ?? ''}
            onChange={(event) =>
              setRole(PARTICIPANT_ROLES.find((each) => each === event.target.value) ?? null)
            }
          />
          <p role="status" className="text-sm text-muted tabular-nums">
            {matching.length === people.length ? count : `${matching.length} of ${count}`}
          </p>
        </div>
      )}
      {matching.length === 0 && (
        <p className="py-6 text-center text-muted">
          Nobody matches.{' '}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setText('');
              setRole(null);
            }}
          >
            Show everybody
          </Button>
        </p>
      )}
      <ul aria-label="Participants" className="grid items-stretch gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((person) => (
          <li key={person.id} className="min-w-0">
            <ParticipantCard person={person} onDelete={canWrite ? () => setLeaving(person) : undefined} />
          </li>
        ))}
      </ul>
      {shown.length < matching.length && (
        <Button variant="secondary" className="self-center" onClick={() => setMost(most + STEP)}>
          Show {Math.min(STEP, matching.length - shown.length)} more
        </Button>
      )}
      {leaving && <DeleteParticipantDialog person={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
