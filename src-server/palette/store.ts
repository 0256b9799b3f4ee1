import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { MARKS, piecesOf } from '#src/palette/names.ts';
import type { FoundCase, FoundDeadline, FoundDocument } from '#src/palette/schema.ts';

type Db = Kysely<Database>;

/** How a word stands in a row's name; several words are compared by their sum. */
export const LEVEL = { nowhere: 0, perhapsMistyped: 1, elsewhere: 2, inside: 3, start: 4, whole: 5 } as const;

export interface Wanted {
  caseIds: readonly AuthorizedCaseId[];
  /** Folded, see `foldName`; none asks for the latest. */
  words: readonly string[];
  limit: number;
}

/** A row with its name and how each word stands in it, in the order of the words. */
export type Candidate<Row> = Row & { name: string; levels: number[] };

/**
 * Lower case without accents, as `foldName` has it; what parts the words stays. Names of plain letters, the most,
 * are spared the slower half.
 */
function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`case when octet_length(${text}) = char_length(${text}) then lower(${text})
    else regexp_replace(lower(normalize(${text}, NFKD)), ${`[${MARKS}]`}, '', 'g') end`;
}

const BREAK = '[^[:alnum:]]';

/** The level of a word by the folded name `own`, or by `elsewhere`, what the row belongs to. Words hold no signs. */
function levelOf(word: string): RawBuilder<number> {
  const pieces = piecesOf(word).map((piece) => sql`strpos(own, ${piece}) > 0`);
  const mistyped =
    pieces.length === 0
      ? sql``
      : sql`when ${sql.join(pieces, sql` or `)} then ${sql.lit(LEVEL.perhapsMistyped)}`;
  return sql`case
    when strpos(own, ${word}) > 0 then case
      when own ~ ${`(^|${BREAK})${word}($|${BREAK})`} then ${sql.lit(LEVEL.whole)}
      when own ~ ${`(^|${BREAK})${word}`} then ${sql.lit(LEVEL.start)}
      else ${sql.lit(LEVEL.inside)} end
    when strpos(elsewhere, ${word}) > 0 then ${sql.lit(LEVEL.elsewhere)}
    ${mistyped} else ${sql.lit(LEVEL.nowhere)} end`;
}

interface Named {
  /** Tables beside `held c`, the cases with the folded text `c.elsewhere` of each. */
  from: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  /** What a row may be known by beside its name, of its case. */
  elsewhere: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
  /** Between rows that match alike. */
  order: RawBuilder<unknown>;
  /** What is listed when nothing is typed. */
  recent: { where: RawBuilder<boolean>; order: RawBuilder<unknown> };
}

/** Rows in which every word stands somewhere and one in the name itself, best first; in one query. */
async function listNamed<Row>(db: Db, named: Named, wanted: Wanted): Promise<Candidate<Row>[]> {
  const { from, columns, name, elsewhere, where, order, recent } = named;
  const { caseIds, words, limit } = wanted;
  if (caseIds.length === 0) return [];
  if (words.length === 0) {
    const { rows } = await sql<Candidate<Row>>`
      select ${columns}, ${name} as name, array[]::int[] as levels from cases c ${from}
      where c.id = any(${caseIds}::uuid[]) and ${where} and ${recent.where}
      order by ${recent.order} limit ${limit}`.execute(db);
    return rows;
  }
  const { rows } = await sql<Candidate<Row>>`
    with held as materialized (
      select c.*, ${folded(elsewhere)} as elsewhere from cases c where c.id = any(${caseIds}::uuid[])
    ), named as materialized (
      select ${columns}, ${name} as name, ${folded(name)} as own, c.elsewhere from held c ${from} where ${where}
    ), rated as materialized (
      select *, array[${sql.join(words.map(levelOf))}] as levels from named
    )
    select * from rated
    where ${sql.lit(LEVEL.nowhere)} <> all(levels) and ${sql.lit(LEVEL.elsewhere)} <> any(levels)
    order by (select sum(level) from unnest(levels) as each(level)) desc, ${order}
    limit ${limit}`.execute(db);
  return rows;
}

const ALWAYS = sql<boolean>`true`;
/** Without its dashes too: a number is often typed in one go. */
const NUMBER = sql`concat(c.case_number, ' ', regexp_replace(c.case_number, '[^[:alnum:]]', '', 'g'))`;

type CaseRow = Omit<FoundCase, 'title'> & { title: string; updatedAt: Date };

/** Cases by title, number, court or a party's name. */
export async function listCasesNamed(db: Db, userId: string, wanted: Wanted): Promise<Candidate<CaseRow>[]> {
  return listNamed<CaseRow>(
    db,
    {
      from: sql`join case_members m on m.case_id = c.id and m.user_id = ${userId}`,
      columns: sql`c.id, c.title, c.case_number, c.court_name, c.updated_at, m.role as member_role`,
      name: sql`concat(c.title, ' ', ${NUMBER}, ' ', c.plaintiff_name, ' ', c.defendant_name)`,
      elsewhere: sql`coalesce(c.court_name, '')`,
      where: ALWAYS,
      order: sql`updated_at desc, id`,
      recent: { where: ALWAYS, order: sql`c.updated_at desc, c.id` },
    },
    wanted,
  );
}

interface OfCase {
  title: string;
  caseNumber: string | null;
}
type DocumentRow = Omit<FoundDocument, 'caseTitle' | 'title'> & OfCase & { suggestedDocType: string | null };

/** Documents by the names of their files and kinds, and by the case they are in beside it. */
export async function listDocumentsNamed(db: Db, wanted: Wanted): Promise<Candidate<DocumentRow>[]> {
  return listNamed<DocumentRow>(
    db,
    {
      from: sql`join documents d on d.case_id = c.id`,
      columns: sql`d.id, d.case_id, d.filename, d.doc_type, d.suggested_doc_type, d.doc_date, d.uploaded_at, c.title, c.case_number`,
      name: sql`concat_ws(' ', d.filename, d.doc_type, d.suggested_doc_type)`,
      elsewhere: sql`concat(c.title, ' ', ${NUMBER})`,
      where: sql<boolean>`d.deleted_at is null`,
      order: sql`uploaded_at desc, id`,
      recent: { where: ALWAYS, order: sql`d.uploaded_at desc, d.id` },
    },
    wanted,
  );
}

type DeadlineRow = Omit<FoundDeadline, 'caseTitle'> & OfCase;

/** Deadlines by name and date ('2026-03-23', 'March 23', '3/23/2026', 'Monday'); those that are done come last. */
export async function listDeadlinesNamed(db: Db, wanted: Wanted): Promise<Candidate<DeadlineRow>[]> {
  return listNamed<DeadlineRow>(
    db,
    {
      from: sql`join milestones s on s.case_id = c.id`,
      columns: sql`s.id, s.case_id, s.kind, s.date, s.status, s.finished_at, s.is_auto_calculated, s.position, c.title, c.case_number,
        c.state as case_state`,
      name: sql`concat(s.kind, ' ', to_char(s.date, 'YYYY-MM-DD FMMM/FMDD/YYYY FMMonth FMDD Mon FMDay'))`,
      elsewhere: sql`concat(c.title, ' ', ${NUMBER})`,
      where: ALWAYS,
      order: sql`finished_at is not null, date is null, date, position, id`,
      recent: {
        where: sql<boolean>`s.finished_at is null and s.date is not null`,
        order: sql`s.date, s.position, s.id`,
      },
    },
    wanted,
  );
}
