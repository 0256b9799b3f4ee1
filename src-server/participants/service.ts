import { caseTitle } from '#src/cases/title.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { roleLabel } from '#src/participants/labels.ts';
import { generatedName, participantName } from '#src/participants/name.ts';
import { type Participant, type ParticipantInput, PRIMARY_TAKEN } from '#src/participants/schema.ts';
import { vcard } from '#src/participants/vcard.ts';
import type { Asker } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import {
  deleteParticipant,
  getCaseName,
  getParticipant,
  insertParticipant,
  listParticipants,
  updateParticipant,
} from './store.ts';

type Db = Deps['db'];

/** PostgreSQL's unique_violation. The table's one unique index beside its key is that of the primary participant. */
function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}

/** Of two primary participants with one role the database lets in one, however closely they come. */
async function save(write: () => Promise<Participant>): Promise<Participant> {
  try {
    return await write();
  } catch (error) {
    if (isTaken(error)) throw new AppError('CONFLICT', PRIMARY_TAKEN);
    throw error;
  }
}

/** A display name that is left blank is made of the other names. */
function named(input: ParticipantInput): ParticipantInput {
  return { ...input, displayName: input.displayName || generatedName(input) };
}

/** Adds a participant. CONFLICT when it is primary and the case has a primary one with this role. */
export async function addParticipant(
  deps: Deps,
  { user, caseId }: { user: Asker; caseId: AuthorizedCaseId },
  input: ParticipantInput,
): Promise<Participant> {
  const { db, ids, clock, events } = deps;
  const made = { id: ids.next(), userId: user.id, createdAt: clock.now() };
  const saved = await save(() => insertParticipant(db, caseId, { ...named(input), ...made }));
  events.publish(caseId, { type: 'participants-changed' });
  return saved;
}

/** Replaces everything that is kept of a participant. CONFLICT as in `addParticipant`. */
export async function replaceParticipant(
  deps: Deps,
  caseId: AuthorizedCaseId,
  id: string,
  input: ParticipantInput,
): Promise<Participant> {
  const saved = await save(() => updateParticipant(deps.db, caseId, id, named(input)));
  deps.events.publish(caseId, { type: 'participants-changed' });
  return saved;
}

/** Deletes a participant. What papers already say of them stays. */
export async function removeParticipant(deps: Deps, caseId: AuthorizedCaseId, id: string): Promise<void> {
  await deleteParticipant(deps.db, caseId, id);
  deps.events.publish(caseId, { type: 'participants-changed' });
}

export interface ContactFile {
  text: string;
  filename: string;
}

function cardOf(person: Participant, title: string): string {
  return vcard(person, { note: `${roleLabel(person.role)} in ${title}` });
}

/** One participant as a file for an address book. */
export async function getContact(db: Db, caseId: AuthorizedCaseId, id: string): Promise<ContactFile> {
  const person = await getParticipant(db, caseId, id);
  const title = caseTitle(await getCaseName(db, caseId));
  return { text: cardOf(person, title), filename: `${participantName(person)}.vcf` };
}

/** All participants of a case as one file. NOT_FOUND when there is nobody: an empty file imports as an error. */
export async function getContacts(db: Db, caseId: AuthorizedCaseId): Promise<ContactFile> {
  const people = await listParticipants(db, caseId);
  if (people.length === 0) throw new AppError('NOT_FOUND', 'This case has no participants yet.');
  const title = caseTitle(await getCaseName(db, caseId));
  return {
    text: people.map((person) => cardOf(person, title)).join(''),
    filename: `${title} - participants.vcf`,
  };
}
