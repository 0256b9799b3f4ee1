import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { UserRole } from '#src/auth/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { CARD } from '#src/intake/card-lines.ts';
import { fillsOf, keptOtherwise } from '#src/intake/case-fields.ts';
import { LineField } from '#src/intake/lines-schema.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { LAW_FIELDS } from '#src/law/case-law.ts';
import { caseNumberKey } from '#src/law/case-number.ts';
import { checkCourt } from '../cases/service.ts';
import { updateCase } from '../cases/store.ts';
import { confirmFound } from '../facts/store.ts';
import { addPeople } from './people-store.ts';
import { keepSum } from './said-lines.ts';

type Db = Kysely<Database>;

interface CardSaid {
  said: Proposal;
  /** As it was read; undefined where that is not known any more. */
  read: Proposal | undefined;
  /** Lines that the case says itself, and that the card did not show. */
  known: readonly LineField[];
  /** The documents of its papers. */
  papers: readonly string[];
  /** What the person's profile said before; null of whoever had said nothing there. */
  profile: UserRole | null;
}

/**
 * Keeps what a person left or said on the card of papers of a case: what the case does not say goes there, a line left as
 * it was read is confirmed, and whom they name are its participants. Returns what the case or the profile says otherwise,
 * and goes on saying, as sentences.
 */
export async function keepCaseLines(
  db: Db,
  caseId: AuthorizedCaseId,
  { said, read, known, papers, profile }: CardSaid,
  { userId, now, nextId }: { userId: string; now: Date; nextId(): string },
): Promise<string[]> {
  const item = await db
    .selectFrom('cases')
    .select([...LAW_FIELDS, 'plaintiffName', 'defendantName'])
    .where('id', '=', caseId)
    // What somebody else says of the case meanwhile is not written over.
    .forUpdate()
    .executeTakeFirstOrThrow();
  const fills = fillsOf(item, said);
  checkCourt(fills);
  const key = fills.caseNumber ? { caseNumberKey: caseNumberKey(fills.caseNumber) } : {};
  await updateCase(db, caseId, { ...fills, ...key, updatedAt: now });
  const isShown = (field: LineField) => !known.includes(field);
  for (const id of leftAsRead(said, read, isShown)) await confirmFound(db, caseId, id, { userId, now });
  if (read !== undefined) await keepSum(db, caseId, { said, read }, { userId, now });
  if (isShown('parties'))
    await addPeople(db, caseId, said.parties.value, { userId, at: now, nextId, papers });
  return keptOtherwise(
    { ...item, side: profile === 'attorney' ? null : profile },
    said,
    (field) => isShown(field) || !isSame(said[field].value, read?.[field].value),
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a person left as it was read is confirmed; what they changed is theirs, and the paper goes on saying what it says. */
function leftAsRead(
  said: Proposal,
  read: Proposal | undefined,
  isShown: (field: LineField) => boolean,
): Set<string> {
  if (read === undefined) return new Set();
  const fields = LineField.options.flatMap((field) =>
    CARD[field].hasWords && isShown(field) && isSame(said[field].value, read[field].value)
      ? read[field].factIds
      : [],
  );
  return new Set(fields);
}
