import { Participant, ParticipantInput } from '#src/participants/schema.ts';
import { CASE_ID } from '../deadlines/samples.ts';

let count = 0;

/** An invented participant of the case; everything not named is empty or its default. */
export function makePerson(change: Partial<Participant> = {}): Participant {
  count += 1;
  return Participant.parse({
    ...ParticipantInput.parse({ role: 'witness' }),
    id: `person-${count}`,
    caseId: CASE_ID,
    userId: null,
    createdAt: new Date('2026-03-02T12:00:00Z'),
    ...change,
  });
}

export const INES = makePerson({
  id: 'ines',
  role: 'attorney',
  firstName: 'Ines',
  middleName: 'M.',
  lastName: 'Calloway',
  organization: 'Calloway & Teague',
  jobTitle: 'Attorney at Law',
  email: 'ines@example.org',
  phone: '505-555-0142 ext. 3',
  altPhone: 'ask Otto',
  addressLine1: '9 Mesa Rd',
  city: 'Taos',
  state: 'NM',
  postalCode: '87571',
  website: 'https://example.org/team',
  notes: 'Represents the other side.',
  displayName: 'Ines M. Calloway',
  isPrimary: true,
});
