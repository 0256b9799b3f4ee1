import { subMinutes } from 'date-fns';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { type AuditAction, TRIED } from '#src/auth/audit.ts';
import type { CaseAction } from '#src/auth/permissions.ts';
import { stripBidiControls, TURNING_MARKS } from '#src/text/bidi-controls.ts';

type Db = Kysely<Database>;

/** A title of 300 characters before and after a change, and what stands around them. */
const LONGEST = 700;
/** A browser asks for a file in pieces, and a screen asks again and again: that is one download, one knock at the door. */
const ONCE_IN_MINUTES = { download: 10, refusal: 60 } as const;

export interface AuditEntry {
  caseId: string;
  /** Who did it. */
  by: string;
  at: Date;
  action: AuditAction;
  /** What it was done to, in plain words. */
  what?: string;
  /** Who else it is about. */
  other?: string;
}

function inBounds(what = ''): string {
  return stripBidiControls(what).slice(0, LONGEST).toWellFormed();
}

/** Writes down what was done in a case; `db` is the transaction that does it, so that neither is there alone. */
export async function recordAudit(db: Db, entries: AuditEntry | readonly AuditEntry[]): Promise<void> {
  const values = [entries].flat().map(({ caseId, by, at, action, what, other }) => ({
    caseId,
    actorId: by,
    at,
    action,
    what: inBounds(what),
    otherId: other ?? null,
  }));
  if (values.length > 0) await db.insertInto('caseAudit').values(values).execute();
}

/** The same for papers of the case, a row for each, with the name that it has now. */
export async function recordPapers(
  db: Db,
  { caseId, by, at, action }: Pick<AuditEntry, 'caseId' | 'by' | 'at' | 'action'>,
  ids: readonly string[],
): Promise<void> {
  await sql`
    insert into case_audit (case_id, actor_id, at, action, what)
    select d.case_id, ${by}::uuid, ${at}, ${action}, translate(d.filename, ${TURNING_MARKS}, '') from documents d
    where d.case_id = ${caseId} and d.id = any(${ids}::uuid[])`.execute(db);
}

/** Something was taken along that changes nothing here; the same within minutes is one thing. */
export async function recordDownload(db: Db, entry: AuditEntry): Promise<void> {
  const { caseId, by, at, action } = entry;
  const kept = inBounds(entry.what);
  await sql`
    insert into case_audit (case_id, actor_id, at, action, what)
    select ${caseId}::uuid, ${by}::uuid, ${at}, ${action}, ${kept}
    where not exists (
      select from case_audit a where a.case_id = ${caseId} and a.actor_id = ${by} and a.action = ${action}
        and a.what = ${kept} and a.at > ${subMinutes(at, ONCE_IN_MINUTES.download)}
    )`.execute(db);
}

/**
 * Somebody was refused. Who never had to do with the case is told apart, since their name is no business of the owner.
 * Nothing where there is no such case.
 */
export async function recordRefusal(
  db: Db,
  { caseId, by, at, wanted }: { caseId: string; by: string; at: Date; wanted: CaseAction },
): Promise<void> {
  await sql`
    with known as (
      select exists (select from case_members m where m.case_id = ${caseId} and m.user_id = ${by}) or exists (
        select from case_audit a where a.case_id = ${caseId} and a.action <> 'stranger-refused'
          and (a.actor_id = ${by} or a.other_id = ${by})
      ) as is_known
    ), told as (
      select c.id, case when is_known then 'refused' else 'stranger-refused' end as action,
        case when is_known then ${TRIED[wanted]}::text else '' end as what
      from cases c, known where c.id = ${caseId}
    )
    insert into case_audit (case_id, actor_id, at, action, what)
    select told.id, ${by}::uuid, ${at}, told.action, told.what from told
    where not exists (
      select from case_audit a where a.case_id = told.id and a.actor_id = ${by} and a.action = told.action
        and a.what = told.what and a.at > ${subMinutes(at, ONCE_IN_MINUTES.refusal)}
    )`.execute(db);
}
