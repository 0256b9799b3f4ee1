import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AnalysisFact, CaseFacts, DatedPassage, DeadlineFact } from '#src/assistant/facts-schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { LAW_FIELDS } from '#src/law/case-law.ts';
import { BY_COURT_NAMES, finerOf, TELLING_NAMES } from '#src/papers/kind-of.ts';
import { titleWithFile } from '#src/papers/paper-title.ts';
import { Analysis } from '#src/papers/schema.ts';
import { standing } from '#src/timeline/status.ts';
import { findNewestCounts } from '../answers/versions-store.ts';
import { loadPaperFacts } from '../facts/said-store.ts';
import { loadDiscoveryFacts, loadDocketFacts, loadSummonsFacts } from './facts-parts.ts';

type Db = Kysely<Database>;

const MOST_PARTICIPANTS = 100;
const MOST_DEADLINES = 300;
const MOST_TYPES = 60;
const MOST_LISTED = 80;
const MOST_OF_A_TYPE = 5;
const MOST_UNREAD = 20;
const MOST_ANALYSES = 14;
const MOST_ANALYSES_OF_A_KIND = 3;
const MOST_DATED = 60;
const MOST_DATED_OF_ONE = 6;
const JUDGES_OF_ONE = 2;
/** Orders, notices and summonses whose passages are looked through for days, the newest. */
const MOST_LOOKED_THROUGH = 24;

/** What somebody chose; 'Other' is what an upload gets where its file name says nothing. */
const CHOSEN = sql<string | null>`nullif(nullif(trim(doc_type), ''), 'Other')`;
/** What a document is filed as, or what its words say where nobody filed it. */
const TYPE = sql<string | null>`coalesce(${CHOSEN}, suggested_doc_type, doc_type)`;
const IS_SUGGESTED = sql<boolean>`(${CHOSEN} is null and coalesce(suggested_doc_type, 'Other') <> 'Other')`;

async function loadCase(db: Db, caseId: AuthorizedCaseId, userId: string) {
  const { role, ...row } = await db
    .selectFrom('cases')
    .select(LAW_FIELDS)
    .select(['id', 'plaintiffName', 'defendantName', 'description'])
    .select((eb) =>
      eb.selectFrom('users').select('users.role').where('users.id', '=', userId).limit(1).as('role'),
    )
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return { item: row, side: role ?? ('attorney' as const) };
}

async function loadParticipants(db: Db, caseId: AuthorizedCaseId): Promise<CaseFacts['participants']> {
  const rows = await db
    .selectFrom('caseParticipants')
    .select(['id', 'role', 'displayName', 'isPrimary', 'organization'])
    .where('caseId', '=', caseId)
    .orderBy('isPrimary', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MOST_PARTICIPANTS)
    .execute();
  return rows.map(({ displayName, organization, ...row }) => ({
    ...row,
    name: displayName,
    organization: organization === '' ? null : organization,
  }));
}

async function countDocuments(db: Db, caseId: AuthorizedCaseId) {
  const { rows } = await sql<
    Record<'count' | 'suggested' | 'ready' | 'failed', number> & {
      filed: string | null;
      read: string | null;
    }
  >`
    select doc_type as filed, suggested_doc_type as read, count(*)::int as count,
      (count(*) filter (where ${IS_SUGGESTED}))::int as suggested,
      (count(*) filter (where status = 'ready'))::int as ready,
      (count(*) filter (where status = 'failed'))::int as failed
    from documents where case_id = ${caseId} and deleted_at is null
    group by 1, 2`.execute(db);
  const sum = (of: 'count' | 'ready' | 'failed') => rows.reduce((total, row) => total + row[of], 0);
  // A landlord's notice is filed under 'Notice', and is no paper of a court.
  const types = Map.groupBy(rows, ({ filed, read }) => finerOf(filed, read));
  const byType = [...types]
    .map(([type, each]) => ({
      type,
      count: each.reduce((total, { count }) => total + count, 0),
      suggested: each.reduce((total, { suggested }) => total + suggested, 0),
    }))
    .toSorted((a, b) => b.count - a.count || a.type.localeCompare(b.type));
  return {
    total: sum('count'),
    ready: sum('ready'),
    failed: sum('failed'),
    byType: byType.slice(0, MOST_TYPES),
  };
}

/** Under the name that people read: what it is, with its file's name where that says another thing. */
function called<Row extends { filename: string; docType: string | null }>(row: Row): Row {
  return { ...row, filename: titleWithFile({ ...row, suggestedDocType: null }) };
}

type ListedRow = Omit<CaseFacts['documents']['listed'][number], 'docType'> & {
  filed: string | null;
  read: string | null;
};

async function listDocuments(db: Db, caseId: AuthorizedCaseId): Promise<CaseFacts['documents']['listed']> {
  const { rows } = await sql<ListedRow>`
    select id, filename, filed, read, is_suggested, doc_date, uploaded_at, page_count from (
      select id, filename, doc_type as filed, suggested_doc_type as read, ${IS_SUGGESTED} as is_suggested, doc_date, uploaded_at, page_count,
        row_number() over (partition by ${TYPE} order by uploaded_at desc, id) as place
      from documents where case_id = ${caseId} and deleted_at is null
    ) ranked where place <= ${MOST_OF_A_TYPE}
    order by uploaded_at desc, id limit ${MOST_LISTED}`.execute(db);
  return rows.map(({ filed, read, ...row }) => called({ ...row, docType: finerOf(filed, read) }));
}

async function listUnread(db: Db, caseId: AuthorizedCaseId): Promise<CaseFacts['documents']['unread']> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'filename', 'status', 'statusReason'])
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .where('status', '!=', 'ready')
    .orderBy(sql`status = 'failed'`, 'desc')
    .orderBy('uploadedAt', 'desc')
    .orderBy('id')
    .limit(MOST_UNREAD)
    .execute();
  return rows.map(({ id, filename, status, statusReason }) => ({
    id,
    filename,
    isFailed: status === 'failed',
    reason: statusReason,
  }));
}

/** What matters most stands first: a complaint, what a judge or clerk sent, what asks something of the other side. */
const KIND_RANK = sql<number>`case
  when ai_analysis->>'type' = 'complaint' then 0
  when doc_type ~* ${BY_COURT_NAMES} and doc_type !~* 'proposed' then 1
  when doc_type ~* 'summons|service' then 2
  when doc_type ~* 'notice|subpoena' then 3
  when doc_type ~* 'answer' then 4
  when doc_type ~* 'motion|response|reply|memorandum' then 5
  else 6 end`;

async function listAnalyses(db: Db, caseId: AuthorizedCaseId): Promise<AnalysisFact[]> {
  const { rows } = await sql<Omit<AnalysisFact, 'analysis'> & { aiAnalysis: unknown }>`
    select id as document_id, filename, doc_type, doc_date, uploaded_at, ai_analysis from (
      select *, row_number() over (partition by rank order by uploaded_at desc, id) as place from (
        select id, filename, doc_type, doc_date, uploaded_at, ai_analysis, ${KIND_RANK} as rank
        from (select id, filename, ${TYPE} as doc_type, doc_date, uploaded_at, ai_analysis from documents
          where case_id = ${caseId} and deleted_at is null and status = 'ready' and ai_analysis is not null) own
      ) kinds
    ) ranked where place <= ${MOST_ANALYSES_OF_A_KIND}
    order by rank, uploaded_at desc, id limit ${MOST_ANALYSES}`.execute(db);
  return rows.flatMap(({ aiAnalysis, ...row }) => {
    // One that was stored under another shape counts as none.
    const analysis = Analysis.safeParse(aiAnalysis).data;
    return analysis === undefined ? [] : [{ ...called(row), analysis }];
  });
}

/** Asks for something by a day, or decides something. */
const SAYS_WHEN =
  '\\y(?:must|shall|due|deadline|hearing|conference|trial|appear|answer|respond|serve)\\y.*\\y(?:by|within|before|than|on|for|at|is|are)\\y';

const DECIDES =
  '\\y(?:it is (?:hereby |further |therefore |so )*ordered|(?:is|are|will be) (?:hereby )?(?:granted|denied|dismissed)|court (?:hereby )?(?:grants|denies|dismisses))\\y';

/** The last such passages of each paper: an order says at its end what is ordered. */
async function listDated(db: Db, caseId: AuthorizedCaseId): Promise<DatedPassage[]> {
  const { rows } = await sql<DatedPassage>`
    select document_id, filename, doc_type, page, start, text from (
      select c.document_id, d.filename, d.doc_type, c.page, c.char_start as start, c.content as text,
        d.uploaded_at, c.chunk_index,
        row_number() over (partition by c.document_id order by c.chunk_index desc) as place
      from (
        select id, filename, doc_type, uploaded_at from (
          select id, filename, ${TYPE} as doc_type, uploaded_at from documents
          where case_id = ${caseId} and deleted_at is null and status = 'ready'
        ) own where doc_type ~* ${TELLING_NAMES} and doc_type !~* 'proposed'
        order by uploaded_at desc, id limit ${MOST_LOOKED_THROUGH}
      ) d
      join document_chunks c on c.document_id = d.id and c.case_id = ${caseId}
      where (c.content ~* ${SAYS_WHEN} and c.content ~* '[0-9]') or c.content ~* ${DECIDES}
    ) found where place <= ${MOST_DATED_OF_ONE}
    order by uploaded_at desc, document_id, chunk_index limit ${MOST_DATED}`.execute(db);
  return rows.map(called);
}

const NAMES_JUDGE = '\\y(?:hon\\.|honou?rable|(?:judge|justice)s?:?\\y)';

/** The head and the end of each paper say before whom it is and who signed it. */
async function listJudges(db: Db, caseId: AuthorizedCaseId): Promise<DatedPassage[]> {
  const { rows } = await sql<DatedPassage>`
    select document_id, filename, doc_type, page, start, text from (
      select c.document_id, d.filename, d.doc_type, c.page, c.char_start as start, c.content as text,
        d.uploaded_at, c.chunk_index,
        row_number() over (partition by c.document_id order by c.chunk_index) as from_start,
        row_number() over (partition by c.document_id order by c.chunk_index desc) as from_end
      from (
        select id, filename, ${TYPE} as doc_type, uploaded_at from documents
        where case_id = ${caseId} and deleted_at is null and status = 'ready'
        order by uploaded_at desc, id limit ${MOST_LOOKED_THROUGH}
      ) d
      join document_chunks c on c.document_id = d.id and c.case_id = ${caseId}
      where c.content ~* ${NAMES_JUDGE}
    ) found where from_start <= ${JUDGES_OF_ONE} or from_end <= ${JUDGES_OF_ONE}
    order by uploaded_at desc, document_id, chunk_index limit ${MOST_DATED}`.execute(db);
  return rows.map(called);
}

async function listDeadlines(db: Db, caseId: AuthorizedCaseId, today: string): Promise<DeadlineFact[]> {
  const rows = await db
    .selectFrom('milestones')
    .select([
      'id',
      'kind',
      'date',
      'status',
      'finishedAt',
      'deadlineType',
      'ruleReference',
      'isAutoCalculated',
      'doubts',
    ])
    .where('caseId', '=', caseId)
    .orderBy(sql`finished_at is not null`)
    .orderBy('date', (order) => order.asc().nullsLast())
    .orderBy('position')
    .orderBy('id')
    .limit(MOST_DEADLINES)
    .execute();
  return rows.map(({ finishedAt, status, ...row }) => ({
    ...row,
    status: standing({ ...row, status, finishedAt }, today),
  }));
}

/**
 * What the database knows of a case, in a fixed number of queries and bounded lists. `today` is the calendar day where
 * the court sits, 'YYYY-MM-DD'; `userId` is the person who asks, on whose side the answer is.
 */
export async function loadCaseFacts(
  db: Db,
  caseId: AuthorizedCaseId,
  { userId, today }: { userId: string; today: string },
): Promise<CaseFacts> {
  const { item, side } = await loadCase(db, caseId, userId);
  const newest = await findNewestCounts(db, caseId);
  return {
    today,
    case: item,
    side,
    participants: await loadParticipants(db, caseId),
    documents: {
      ...(await countDocuments(db, caseId)),
      listed: await listDocuments(db, caseId),
      unread: await listUnread(db, caseId),
      analyses: await listAnalyses(db, caseId),
      dated: await listDated(db, caseId),
      says: (await loadPaperFacts(db, caseId)).map(called),
      judges: await listJudges(db, caseId),
    },
    deadlines: await listDeadlines(db, caseId, today),
    docket: await loadDocketFacts(db, caseId),
    summonses: await loadSummonsFacts(db, caseId, item, today),
    discovery: await loadDiscoveryFacts(db, caseId, { item, side, today }),
    answer: newest
      ? { id: newest.id, createdAt: newest.generatedAt, total: newest.total, needsAnswer: newest.needsAnswer }
      : null,
  };
}
