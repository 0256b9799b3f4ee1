import type { Participant } from './schema.ts';

export const UNNAMED = 'Unnamed Participant';

type NameFields = Pick<
  Participant,
  'displayName' | 'firstName' | 'middleName' | 'lastName' | 'suffix' | 'organization'
>;

/** The name made of the other fields: the parts joined, else the organization, else ''. */
export function generatedName(person: Omit<NameFields, 'displayName'>): string {
  const { firstName, middleName, lastName, suffix, organization } = person;
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ') || organization;
}

/** What a participant is called everywhere: display name, else the parts joined, else the organization. */
export function participantName(person: NameFields): string {
  return person.displayName || generatedName(person) || UNNAMED;
}
