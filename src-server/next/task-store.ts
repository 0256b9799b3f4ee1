import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { AppError } from '#src/errors.ts';
import { givesPlaceBack } from '#src/facts/gives-back.ts';
import { ORDERING, stayAmong } from '#src/facts/stay-among.ts';
import { tenancyAmong } from '#src/facts/tenancy.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { protectionFormIn } from '#src/law/protection-forms.ts';
import type { TenancyInCase } from '#src/next/decided-tasks.ts';
import type { CaseCounts } from '#src/next/schema.ts';
import type { TaskEvidence } from '#src/next/tasks.ts';
import { beginsCase, decides, finerOf, onlyKindOf } from '#src/papers/kind-of.ts';
import type { KindId } from '#src/papers/kinds.ts';
import { pageTitled } from '#src/papers/page-titles.ts';
import { titleWithFile } from '#src/papers/paper-title.ts';
import { isOriginalPage } from '../documents/original-pages.ts';
import { sureType } from '../papers/sure-type.ts';

type Db = Kysely<Database>;

/** The second page of a summons may be the first of the complaint. */
const MANY_PAGES = 2;
/** So many summonses are looked through for a page that is titled as a complaint, and so much of each. */
const MOST_LOOKED_THROUGH = 5;
const LETTERS = 60_000;
const BEGINS_CASE: ReadonlySet<KindId> = new Set(['complaint', 'petition']);

/** Whether a paper speaks of a motion to win without a trial. */
export async function isOfSummaryJudgment(
  db: Db,
  caseId: AuthorizedCaseId,
  documentId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('documents')
    .select('id')
    .where('caseId', '=', caseId)
    .where('id', '=', documentId)
    .where(sql<boolean>`left(extracted_text, ${LETTERS}) ~* 'summary\\s+(judgment|adjudication)'`)
    .executeTakeFirst();
  return found !== undefined;
}

const MOST_FORMS = 20;
/** So much of a form holds its name, in letters. */
const FORM_NAME = 600;

/** The form by which an order to keep away, or the notice of its hearing, is answered: 'DV-120'; null where none is here. */
export async function findProtectionAnswer(
  db: Db,
  caseId: AuthorizedCaseId,
  state: string | null,
): Promise<string | null> {
  const rows = await db
    .selectFrom('documents')
    .select(sql<string>`left(coalesce(extracted_text, ''), ${sql.lit(FORM_NAME)})`.as('head'))
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'ready')
    .orderBy('uploadedAt', 'desc')
    .orderBy('id')
    .limit(MOST_FORMS)
    .execute();
  const found = rows.flatMap(({ head }) => protectionFormIn(head, state) ?? []);
  const open = found.find(({ number, forms: { numbers } }) => number !== numbers.orderAfter);
  return open === undefined ? null : `${open.family}-${open.forms.numbers.answer}`;
}

/** Papers that may speak of a place that somebody rents. */
const OF_TENANCY: ReadonlySet<KindId> = new Set<KindId>([
  ...ORDERING,
  'eviction-notice',
  'complaint',
  'petition',
]);
const MOST_OF_TENANCY = 30;

/** What the papers of a case tell of a place that somebody rents: of the newest ones the texts are read. */
export async function findTenancy(db: Db, caseId: AuthorizedCaseId, today: string): Promise<TenancyInCase> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'filename', 'docType', 'suggestedDocType', 'docDate'])
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'ready')
    .orderBy('uploadedAt', 'desc')
    .orderBy('id')
    .execute();
  const known = rows
    .map((row) => ({ ...row, kind: onlyKindOf(finerOf(row.docType, row.suggestedDocType)) }))
    .filter(({ kind }) => kind !== null && (OF_TENANCY.has(kind) || decides(kind)))
    .slice(0, MOST_OF_TENANCY);
  const texts =
    known.length === 0
      ? []
      : await textsOf(
          db,
          caseId,
          known.map(({ id }) => id),
        );
  const papers = known.map((row) => ({ ...row, text: texts.find(({ id }) => id === row.id)?.text ?? '' }));
  const found = stayAmong(papers);
  return {
    today,
    stay:
      found === null
        ? null
        : { title: titleWithFile(found.paper), documentId: found.paper.id, read: found.stay },
    ...tenancyAmong(papers),
    givesBack: papers.some(({ kind, text }) => decides(kind) && givesPlaceBack(text)),
  };
}

async function textsOf(db: Db, caseId: AuthorizedCaseId, ids: readonly string[]) {
  return db
    .selectFrom('documents')
    .select(['id', sql<string>`left(coalesce(extracted_text, ''), ${sql.lit(LETTERS)})`.as('text')])
    .where('caseId', '=', caseId)
    .where('id', 'in', [...ids])
    .execute();
}

/** What the rooms hold of the papers that this side writes; of their texts that of a summons alone, for a complaint among its pages. */
export async function findTaskEvidence(
  db: Db,
  caseId: AuthorizedCaseId,
  state: string | null,
): Promise<Pick<TaskEvidence, 'defenses' | 'version' | 'summonses' | 'likelyComplaint' | 'longSummons'>> {
  const choices = await db
    .selectFrom('answerDefenses')
    .select(['choice', sql<number>`count(*)::int`.as('count')])
    .where('caseId', '=', caseId)
    .groupBy('choice')
    .execute();
  const version = await db
    .selectFrom('generatedAnswers')
    .select(['version', 'generatedAt'])
    .where('caseId', '=', caseId)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  const summonses = await db
    .selectFrom('summons')
    .select(['id', 'defendantName', 'status', 'serviceStatus', 'servedDate'])
    .where('caseId', '=', caseId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const suggested = await db
    .selectFrom('documents')
    .select(['id', 'filename'])
    .select(['docType', sureType().as('suggestedDocType')])
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'ready')
    .where(sureType(), 'is not', null)
    .where((eb) => eb.or([eb('docType', 'is', null), eb(sql`lower(trim(doc_type))`, '=', 'other')]))
    .orderBy('uploadedAt')
    .orderBy('id')
    .execute();
  const likely = suggested.find(({ suggestedDocType }) => beginsCase(suggestedDocType));
  const long = await db
    .selectFrom('documents')
    .select(['id', 'filename', 'docType', 'suggestedDocType', 'pageCount'])
    .select(sql<string>`left(coalesce(extracted_text, ''), ${sql.lit(LETTERS)})`.as('beginning'))
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'ready')
    .where('pageCount', '>=', MANY_PAGES)
    .where((eb) => eb.or([eb('docType', 'ilike', 'summons'), eb('suggestedDocType', 'ilike', 'summons')]))
    .orderBy('uploadedAt')
    .orderBy('id')
    .limit(MOST_LOOKED_THROUGH)
    .execute();
  const looked = long.map((row) => ({ ...row, complaintOn: pageTitled(row.beginning, BEGINS_CASE) }));
  const holder = looked.find(({ complaintOn }) => complaintOn !== null) ?? looked[0];
  const count = (which: string) => choices.find(({ choice }) => choice === which)?.count ?? 0;
  return {
    defenses: { chosen: count('chosen'), declined: count('declined') },
    version: version
      ? { number: version.version, date: dateIn(courtTimeZone(state), version.generatedAt) }
      : null,
    longSummons: holder
      ? {
          ...{ id: holder.id, title: titleWithFile(holder), pages: holder.pageCount ?? 0 },
          complaintOn: holder.complaintOn,
        }
      : null,
    likelyComplaint: likely ? { id: likely.id, title: titleWithFile(likely) } : null,
    summonses: summonses.map(({ id, defendantName, status, serviceStatus, servedDate }) => {
      const isReturnFiled = status === 'filed' || serviceStatus === 'filed';
      const isServed = isReturnFiled || status === 'served' || serviceStatus === 'served';
      return { id, defendantName, isServed, isReturnFiled, servedDate };
    }),
  };
}

/** How much there is of everything a case's navigation names, in one query. */
export async function countCase(db: Db, caseId: AuthorizedCaseId, userId: string): Promise<CaseCounts> {
  const { rows } = await sql<CaseCounts>`
    select
      (select count(*) from documents
        where case_id = ${caseId} and deleted_at is null and not ${isOriginalPage})::int as papers,
      (select count(*) from milestones where case_id = ${caseId} and finished_at is null and date is not null)::int as dates,
      (select count(*) from case_participants where case_id = ${caseId})::int as people,
      (select count(*) from transcripts where case_id = ${caseId})::int as transcripts,
      (select case when count(privilege_status) > 0 then count(*) - count(privilege_status) else 0 end
        from documents where case_id = ${caseId} and deleted_at is null)::int as to_review,
      (select count(*) from summons where case_id = ${caseId})::int as summonses,
      m.role as member_role
    from case_members m where m.case_id = ${caseId} and m.user_id = ${userId}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new AppError('NOT_FOUND', 'Case not found');
  return found;
}
