import { participantName } from '#src/participants/name.ts';
import { PARTICIPANT_ROLES, type Participant, type ParticipantRole } from '#src/participants/schema.ts';

export interface ParticipantFilter {
  /** Words that must all stand somewhere in what is kept of the person. */
  text: string;
  role: ParticipantRole | null;
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function textOf(person: Participant): string {
  const { jobTitle, organization, email, phone, altPhone, addressLine1, city, state, notes } = person;
  const digits = `${phone} ${altPhone}`.replace(/[^\d ]/g, '');
  const parts = [participantName(person), jobTitle, organization, email, phone, altPhone, digits];
  return folded([...parts, addressLine1, city, state, notes, person.firstName, person.lastName].join(' '));
}

/** Those that match, by role in the order of a caption, primary ones first within it. */
export function filterParticipants(
  people: readonly Participant[],
  { text, role }: ParticipantFilter,
): Participant[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const matching = people.filter((person) => {
    if (role !== null && person.role !== role) return false;
    if (words.length === 0) return true;
    const all = textOf(person);
    return words.every((word) => all.includes(word));
  });
  const rank = ({ role: own }: Participant) => PARTICIPANT_ROLES.indexOf(own);
  return matching.sort((a, b) => rank(a) - rank(b) || Number(b.isPrimary) - Number(a.isPrimary));
}

/** How many there are of each role that occurs. */
export function countRoles(people: readonly Participant[]): [role: ParticipantRole, count: number][] {
  return PARTICIPANT_ROLES.flatMap((role): [ParticipantRole, number][] => {
    const count = people.filter((person) => person.role === role).length;
    return count === 0 ? [] : [[role, count]];
  });
}
