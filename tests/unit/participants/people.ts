import { Participant, ParticipantInput } from '#src/participants/schema.ts';

/** An invented participant; everything not named is empty or its default. */
export function makePerson(change: Partial<Participant> = {}): Participant {
  return Participant.parse({
    ...ParticipantInput.parse({ role: 'witness', isPrimary: false }),
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    caseId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    userId: null,
    createdAt: new Date('2026-03-02T12:00:00Z'),
    ...change,
  });
}
