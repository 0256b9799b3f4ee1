import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { type CaseCaption, captionOf } from '#src/next/caption.ts';
import { getCase } from '../cases/store.ts';
import { factsOfCase } from '../facts/service.ts';
import { paperTitles } from '../papers/titles-store.ts';

/** What the papers of a case tell of its head, where its number is missing. */
export async function findCaption(
  db: Kysely<Database>,
  caseId: AuthorizedCaseId,
  userId: string,
): Promise<CaseCaption> {
  const { caseNumber, state } = await getCase(db, caseId, userId);
  if (caseNumber !== null) return { paper: null };
  const facts = [
    ...(await factsOfCase(db, caseId, 'case-number')),
    ...(await factsOfCase(db, caseId, 'court')),
    ...(await factsOfCase(db, caseId, 'party')),
  ];
  const titles = await paperTitles(
    db,
    caseId,
    facts.map(({ documentId }) => documentId),
  );
  return { paper: captionOf(facts, titles, state) };
}
