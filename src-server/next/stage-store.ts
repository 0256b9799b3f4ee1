import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#db/schema/index.ts';
import { eventOf } from '#src/docket/entry-event.ts';
import { compareEntries } from '#src/docket/reconcile.ts';
import { KeptEntry } from '#src/docket/requests-schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { StageEvidence } from '#src/next/stage.ts';
import { finerOf, onlyKindOf } from '#src/papers/kind-of.ts';
import { titleWithFile } from '#src/papers/paper-title.ts';
import { sureType } from '../papers/sure-type.ts';

type Db = Kysely<Database>;

const Kept = z.array(KeptEntry);

const HEARING = /\b(?:hearing|trial)\b/i;

/** The days that papers name for a hearing and nobody put aside; what could not be read for sure is none. */
async function listHearingDays(db: Db, caseId: AuthorizedCaseId): Promise<string[]> {
  const rows = await db
    .selectFrom('facts')
    .innerJoin('documents', 'documents.id', 'facts.documentId')
    .select(sql<string>`facts.value->>'date'`.as('day'))
    .distinct()
    .where('facts.caseId', '=', caseId)
    .where('facts.kind', '=', 'hearing')
    .where('facts.status', '<>', 'dismissed')
    .where((eb) => eb.or([eb('facts.certainty', '<>', 'unsure'), eb('facts.status', '<>', 'found')]))
    .whereRef('facts.textNumber', '=', 'documents.textNumber')
    .where('documents.deletedAt', 'is', null)
    .where(sql<boolean>`facts.value->>'date' is not null`)
    .execute();
  return rows.map(({ day }) => day);
}

/** What the stage of a case is told by; no text of a paper is read. */
export async function findStageEvidence(
  db: Db,
  caseId: AuthorizedCaseId,
  side: StageEvidence['side'],
): Promise<Omit<StageEvidence, 'today' | 'kind' | 'isAtCourt'>> {
  const papers = await db
    .selectFrom('documents')
    .select(['id', 'filename', 'docType', 'docDate', sureType().as('suggestedDocType')])
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .orderBy('uploadedAt')
    .orderBy('id')
    .execute();
  const entries = await db
    .selectFrom('milestones')
    .select(['kind', 'date', 'finishedAt', 'takesPlace', 'derivedFromDocId as documentId'])
    .where('caseId', '=', caseId)
    .execute();
  const dockets = await db
    .selectFrom('docketEntries')
    .select('parsedEntries')
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
  const ahead = entries.flatMap(({ kind, date, takesPlace }) =>
    date !== null && (takesPlace || HEARING.test(kind)) ? [date] : [],
  );
  return {
    side,
    papers: papers.map(({ id, filename, docType, suggestedDocType, docDate }) => {
      const title = titleWithFile({ filename, docType, suggestedDocType });
      return { id, title, kind: onlyKindOf(finerOf(docType, suggestedDocType)), date: docDate };
    }),
    docket: dockets
      // One in a shape that is not known any more counts as none.
      .flatMap(({ parsedEntries }) => Kept.safeParse(parsedEntries ?? []).data ?? [])
      .sort(compareEntries)
      .map((entry) => ({ text: entry.description, event: eventOf(entry), date: entry.date })),
    timeline: entries.map(({ kind, finishedAt, date, documentId }) => ({
      ...{ kind, date, documentId },
      isDone: finishedAt !== null,
    })),
    hearings: [...ahead, ...(await listHearingDays(db, caseId))],
  };
}
