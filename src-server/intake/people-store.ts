import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { participantName } from '#src/participants/name.ts';
import type { ParticipantRole } from '#src/participants/schema.ts';
import { oneLine } from '#src/text/bidi-controls.ts';
import { insertParticipant, listParticipants } from '../participants/store.ts';

type Party = Proposal['parties']['value'][number];

const ORGANIZATION =
  /\b(?:llc|l\.l\.c|inc|corp(?:oration)?|company|co|ltd|l\.?p|llp|bank|n\.a|credit union|association|trust|fund|funding|capital|properties|apartments|management|services?|university|school|department|county|city|state|hospital|church|partners|group)\b\.?/i;

function roleOf(role: string): ParticipantRole {
  if (/^(?:plaintiff|petitioner|appellant)$/i.test(role)) return 'plaintiff';
  return /^(?:defendant|respondent|appellee)$/i.test(role) ? 'defendant' : 'other';
}

function namesOf(name: string) {
  if (ORGANIZATION.test(name)) return { organization: name.slice(0, 300) };
  const words = name.split(' ');
  return {
    firstName: words.slice(0, -1).join(' ').slice(0, 100),
    lastName: (words.at(-1) ?? '').slice(0, 100),
  };
}

/** The people whom the papers name, each once, as participants of the case. */
export async function addPeople(
  db: Kysely<Database>,
  caseId: AuthorizedCaseId,
  parties: readonly Party[],
  { userId, at, nextId }: { userId: string; at: Date; nextId(): string },
): Promise<void> {
  const known = new Set(
    (await listParticipants(db, caseId)).map((person) => participantName(person).toLowerCase()),
  );
  for (const [place, party] of parties.entries()) {
    const name = oneLine(party.name);
    if (name === '' || known.has(name.toLowerCase())) continue;
    known.add(name.toLowerCase());
    await insertParticipant(db, caseId, {
      ...{ id: nextId(), userId, createdAt: new Date(at.getTime() + place) },
      ...namesOf(name),
      role: roleOf(party.role),
      displayName: name.slice(0, 300),
    });
  }
}
