import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { participantName } from '#src/participants/name.ts';
import { isOrganization } from '#src/participants/organization.ts';
import { areSame, nameApart } from '#src/participants/same-name.ts';
import { sideOfRole } from '#src/participants/side-of-role.ts';
import { isUnnamed } from '#src/participants/unnamed.ts';
import { oneLine } from '#src/text/bidi-controls.ts';
import { insertParticipant, listParticipants } from '../participants/store.ts';

type Party = Proposal['parties']['value'][number];

function namesOf(name: string) {
  // 'All other occupants' has no given name.
  if (isOrganization(name) || isUnnamed(name)) return { organization: name.slice(0, 300) };
  const words = name.split(' ');
  return {
    firstName: words.slice(0, -1).join(' ').slice(0, 100),
    lastName: (words.at(-1) ?? '').slice(0, 100),
  };
}

/** The lawyers whom these papers name, as sure as they were read, with whom they speak for. */
async function listAttorneys(db: Kysely<Database>, caseId: AuthorizedCaseId, documentIds: readonly string[]) {
  if (documentIds.length === 0) return [];
  const rows = await db
    .selectFrom('facts')
    .innerJoin('documents', 'documents.id', 'facts.documentId')
    .select([sql<string>`facts.value->>'name'`.as('name'), sql<string | null>`facts.value->>'for'`.as('of')])
    .where('facts.caseId', '=', caseId)
    .where('facts.documentId', 'in', documentIds)
    .where('facts.kind', '=', 'attorney')
    .where('facts.certainty', '<>', 'unsure')
    .where('facts.status', '<>', 'dismissed')
    .whereRef('facts.textNumber', '=', 'documents.textNumber')
    .orderBy('facts.documentId')
    .orderBy('facts.charStart')
    .execute();
  return rows.map(({ name, of }) => ({
    name,
    // Whose lawyer it is, a person says: one of the other side is no lawyer whose mail is privileged here.
    role: 'other' as const,
    notes: of === null ? 'A lawyer, by the papers.' : `Lawyer for ${of}, by the papers.`,
  }));
}

/** The people whom the papers name and their lawyers, each once, as participants of the case. */
export async function addPeople(
  db: Kysely<Database>,
  caseId: AuthorizedCaseId,
  parties: readonly Party[],
  { userId, at, nextId, papers }: { userId: string; at: Date; nextId(): string; papers: readonly string[] },
): Promise<void> {
  const known = (await listParticipants(db, caseId)).map((person) => nameApart(participantName(person)));
  const attorneys = await listAttorneys(db, caseId, papers);
  const lawyers = attorneys.map(({ name, notes }) => ({ name: nameApart(name), notes }));
  const people = [
    ...parties.map(({ name, role }) => {
      const written = nameApart(name);
      return {
        name,
        role: sideOfRole(role) ?? ('other' as const),
        // Who wrote a letter may be a lawyer.
        notes: lawyers.find((lawyer) => areSame(lawyer.name, written, 'same'))?.notes ?? '',
      };
    }),
    ...attorneys,
  ];
  for (const [place, party] of people.entries()) {
    const name = oneLine(party.name);
    const written = nameApart(name);
    if (name === '' || known.some((other) => areSame(other, written, 'same'))) continue;
    known.push(written);
    await insertParticipant(db, caseId, {
      ...{ id: nextId(), userId, createdAt: new Date(at.getTime() + place) },
      ...namesOf(name),
      ...{ role: party.role, notes: party.notes },
      displayName: name.slice(0, 300),
    });
  }
}
