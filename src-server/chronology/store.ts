import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#db/schema/index.ts';
import type { RecordEntry, RecordMilestone, RecordPerson } from '#src/chronology/record.ts';
import { KeptEntry } from '#src/docket/requests-schema.ts';
import { NOTHING_TOLD, type Told } from '#src/facts/read-facts.ts';
import { READER_VERSION } from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { LAW_FIELDS } from '#src/law/case-law.ts';
import { paperTitle } from '#src/papers/paper-title.ts';
import { isOriginalPage } from '../documents/original-pages.ts';
import { listParticipants } from '../participants/store.ts';

type Db = Kysely<Database>;

const place = { page: z.number(), start: z.number(), end: z.number() };
const StoredTold: z.ZodType<Told> = z.object({
  days: z.array(
    z.object({
      ...{ ...place, date: z.string(), isYearInferred: z.boolean(), text: z.string() },
      ...{ dayStart: z.number(), dayEnd: z.number() },
    }),
  ),
  sums: z.array(z.object({ ...place, amount: z.number(), what: z.string(), quote: z.string() })),
});

export interface ReadPaper {
  id: string;
  title: string;
  filename: string;
  docDate: string | null;
  told: Told;
  /** Its text, as it counts, was read for its facts by the reader of today. */
  isRead: boolean;
}

/** The papers of a case, the first uploaded first, with what they tell; what is stored in an unknown shape counts as nothing. */
export async function listPapersWithTold(db: Db, caseId: AuthorizedCaseId): Promise<ReadPaper[]> {
  const rows = await db
    .selectFrom('documents')
    .leftJoin('documentFacts as whole', (join) =>
      join
        .onRef('whole.documentId', '=', 'documents.id')
        .onRef('whole.textNumber', '=', 'documents.textNumber')
        .on('whole.readerVersion', '>', 0),
    )
    .select(['documents.id', 'documents.filename', 'documents.docType', 'documents.suggestedDocType'])
    .select(['documents.docDate', 'whole.told', 'whole.readerVersion'])
    .where('documents.caseId', '=', caseId)
    .where('documents.deletedAt', 'is', null)
    .where(sql<boolean>`not ${isOriginalPage}`)
    .orderBy('documents.uploadedAt')
    .orderBy('documents.id')
    .execute();
  return rows.map(({ told, readerVersion, ...row }) => ({
    ...{ id: row.id, title: paperTitle(row), filename: row.filename, docDate: row.docDate },
    told: StoredTold.safeParse(told).data ?? NOTHING_TOLD,
    isRead: readerVersion === READER_VERSION,
  }));
}

const Kept = z.array(KeptEntry);

/** Dated entries of all dockets of a case, each once where two dockets hold the same. */
export async function listEntries(db: Db, caseId: AuthorizedCaseId): Promise<RecordEntry[]> {
  const rows = await db
    .selectFrom('docketEntries')
    .select(['milestoneId', 'parsedEntries'])
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const entries = rows.flatMap(({ milestoneId, parsedEntries }) =>
    (Kept.safeParse(parsedEntries ?? []).data ?? []).flatMap(({ entryNumber, date, description }) =>
      date === null ? [] : [{ milestoneId, entryNumber, date, description }],
    ),
  );
  const keyOf = ({ entryNumber, date, description }: RecordEntry) => `${entryNumber}|${date}|${description}`;
  return [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values()].toReversed();
}

/** What stands on the timeline with a day. */
export async function listDated(db: Db, caseId: AuthorizedCaseId): Promise<RecordMilestone[]> {
  return db
    .selectFrom('milestones')
    .select(['id', 'kind', 'date', 'dueTime', 'takesPlace', 'place', 'doubts', 'derivedFromDocId'])
    .select(sql<boolean>`finished_at is not null`.as('isDone'))
    .where('caseId', '=', caseId)
    .where('date', 'is not', null)
    .orderBy('date')
    .orderBy('id')
    .$narrowType<{ date: string }>()
    .execute();
}

/** Everybody whom the case itself names: its two sides and its participants. */
export async function listNamed(db: Db, caseId: AuthorizedCaseId): Promise<RecordPerson[]> {
  const { plaintiffName, defendantName } = await getHead(db, caseId);
  const sides = [
    { name: plaintiffName, role: 'Plaintiff' },
    { name: defendantName, role: 'Defendant' },
  ];
  const participants = await listParticipants(db, caseId);
  return [
    ...sides.flatMap(({ name, role }) => (name === null ? [] : [{ name, role }])),
    ...participants.map(({ displayName, role }) => ({
      name: displayName,
      role: `${role.charAt(0).toUpperCase()}${role.slice(1).replaceAll('_', ' ')}`,
    })),
  ];
}

/** What stands above a chronology that is printed. */
export async function getHead(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('cases')
    .select(LAW_FIELDS)
    .select(['plaintiffName', 'defendantName'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}
