import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { CaseFacts, DiscoveryFact, DocketFact, SummonsFact } from '#src/assistant/facts-schema.ts';
import { discoveryDues } from '#src/discovery/due.ts';
import { otherParty } from '#src/discovery/duties.ts';
import { standingRequests } from '#src/discovery/overview.ts';
import type { RequestPaper } from '#src/discovery/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { type LawSource, lawOf } from '#src/law/case-law.ts';
import { responseDeadline } from '#src/service/answer-clock.ts';
import { Summons } from '#src/summons/schema.ts';
import { listPapers } from '../discovery/store.ts';

type Db = Kysely<Database>;

const NEWEST_ENTRIES = 25;
const TELLING_ENTRIES = 40;
const MOST_SUMMONSES = 50;
const MOST_REQUESTS = 30;
const LONGEST_ENTRY = 600;

/** The newest entries of the case's dockets, and those that say how far the case is. */
export async function loadDocketFacts(db: Db, caseId: AuthorizedCaseId): Promise<CaseFacts['docket']> {
  const { rows } = await sql<DocketFact & { total: number; place: number; isTelling: boolean }>`
    select id, entry_number, date, description, document_type, total, place, is_telling from (
      select *, row_number() over (partition by is_telling order by place) as telling_place from (
        select d.id, e.entry->>'entryNumber' as entry_number, e.entry->>'date' as date,
          left(e.entry->>'description', ${LONGEST_ENTRY}) as description,
          e.entry->>'documentType' as document_type,
          count(*) over () as total,
          row_number() over (order by e.entry->>'date' desc nulls last, e.place desc) as place,
          e.entry->>'documentType' in ('Complaint', 'Summons', 'Service', 'Answer', 'Judgment')
            or e.entry->>'description' ~* '\\ydefault|\\yjudge .{0,140}(?:added|assigned)|(?:case|action) (?:re)?assign'
            as is_telling
        from docket_entries d
        cross join lateral jsonb_array_elements(d.parsed_entries) with ordinality as e(entry, place)
        where d.case_id = ${caseId} and d.deleted_at is null and d.parsed_entries is not null
      ) entries
    ) ranked where place <= ${NEWEST_ENTRIES} or (is_telling and telling_place <= ${TELLING_ENTRIES})
    order by place`.execute(db);
  const entryOf = ({ id, entryNumber, date, description, documentType }: DocketFact): DocketFact => ({
    id,
    entryNumber,
    date,
    description,
    documentType,
  });
  return {
    total: Number(rows[0]?.total ?? 0),
    newest: rows.filter(({ place }) => Number(place) <= NEWEST_ENTRIES).map(entryOf),
    telling: rows.filter(({ isTelling }) => isTelling).map(entryOf),
  };
}

const COLUMNS = Summons.keyof().options.map((column) => `summons.${column}` as const);

/** The summonses of a case, the newest first, with how often service was attempted. */
export async function loadSummonsFacts(
  db: Db,
  caseId: AuthorizedCaseId,
  item: LawSource,
  today: string,
): Promise<SummonsFact[]> {
  const rows = await db
    .selectFrom('summons')
    .select(COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('returnOfServiceAttempts as attempts')
        .select((count) => count.fn.countAll().as('count'))
        .whereRef('attempts.summonsId', '=', 'summons.id')
        .where('attempts.caseId', '=', caseId)
        .as('attempts'),
    )
    .where('summons.caseId', '=', caseId)
    .orderBy('summons.createdAt', 'desc')
    .orderBy('summons.id')
    .limit(MOST_SUMMONSES)
    .execute();
  return rows.map(({ attempts, ...summons }) => ({
    id: summons.id,
    defendantName: summons.defendantName,
    judgeName: summons.judgeName,
    status: summons.status,
    serviceStatus: summons.serviceStatus,
    issuedDate: summons.issuedDate,
    servedDate: summons.servedDate,
    responseDeadlineDays: summons.responseDeadlineDays,
    attempts: Number(attempts ?? 0),
    response: responseDeadline(summons, item, today),
  }));
}

interface Reader {
  item: LawSource;
  side: CaseFacts['side'];
  today: string;
}

function dueDate(paper: RequestPaper, { item, today }: Reader): string | null {
  const { jurisdiction, kind } = lawOf(item);
  if (paper.service === null || jurisdiction === null) return null;
  const kinds = (['interrogatory', 'production', 'admission'] as const).filter(
    (kind) => paper.counts[kind] > 0,
  );
  const dues = discoveryDues({
    jurisdiction,
    kind,
    kinds,
    service: paper.service,
    askedOf: otherParty(paper.askedBy ?? paper.party),
    summonsServedOn: null,
    today,
  });
  return dues.map(({ date }) => date).sort()[0] ?? null;
}

/** Requests of discovery and how far they are answered; papers that nobody looked through yet have no items. */
export async function loadDiscoveryFacts(
  db: Db,
  caseId: AuthorizedCaseId,
  reader: Reader,
): Promise<DiscoveryFact[]> {
  const standing = standingRequests(await listPapers(db, caseId)).slice(0, MOST_REQUESTS);
  return standing.map(({ paper, items }) => {
    const party = paper.askedBy ?? paper.party;
    return {
      id: paper.id,
      title: paper.title ?? paper.filename,
      party,
      direction: reader.side === 'attorney' ? 'unknown' : reader.side === party ? 'ours' : 'theirs',
      items: items.length,
      answered: paper.tally.answered + paper.tally.objection,
      hasAdmissions: paper.counts.admission > 0 || paper.repository === 'admissions',
      dueDate: dueDate(paper, reader),
    };
  });
}
