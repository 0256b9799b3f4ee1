import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { AUDIT_ACTIONS } from '#src/auth/audit.ts';
import { personName } from '#src/auth/person-name.ts';
import { type AuditPerson, type AuditRow, NOBODY } from '#src/cases/audit-schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { stripBidiControls } from '#src/text/bidi-controls.ts';

type Db = Kysely<Database>;

interface Person {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  username: string | null;
}

interface Row {
  id: string;
  at: Date;
  action: string;
  what: string;
  actor: Person | null;
  other: Person | null;
}

const PERSON = (
  table: string,
) => sql`case when ${sql.ref(table)}.id is null then null else jsonb_build_object(
  'id', ${sql.ref(table)}.id, 'firstName', ${sql.ref(table)}.first_name, 'lastName', ${sql.ref(table)}.last_name,
  'email', ${sql.ref(table)}.email, 'username', ${sql.ref(table)}.username) end`;

/** Of these actions it is said whom they were about. */
const ABOUT_SOMEBODY = new Set<string>([
  'access-removed',
  'transfer-offered',
  'transfer-taken-back',
  'transfer-declined',
  'transferred',
]);

/** What a reader cannot tell apart is one name. */
function folded(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The names that do not say who it was: two people of the case have them, or they read like nobody's. */
async function listSharedNames(db: Db, caseId: AuthorizedCaseId): Promise<Set<string>> {
  const { rows } = await sql<Person>`
    select u.id, u.first_name, u.last_name, u.email, u.username from users u where u.id in (
      select user_id from case_members where case_id = ${caseId}
      union select actor_id from case_audit where case_id = ${caseId} and action <> 'stranger-refused'
      union select other_id from case_audit where case_id = ${caseId}
    )`.execute(db);
  const seen = new Set<string>(Object.values(NOBODY).map(folded));
  const shared = new Set(seen);
  for (const person of rows) {
    const name = folded(personName(person));
    if (seen.has(name)) shared.add(name);
    seen.add(name);
  }
  return shared;
}

function told(person: Person, shared: ReadonlySet<string>): AuditPerson {
  const name = personName(person);
  return { id: person.id, name, email: shared.has(folded(name)) ? (person.email ?? person.username) : null };
}

function inWords({ id, at, action, what, actor, other }: Row, shared: ReadonlySet<string>): AuditRow {
  const isStranger = action === 'stranger-refused';
  const who = isStranger || actor === null ? null : told(actor, shared);
  const isAboutSomebody = ABOUT_SOMEBODY.has(action);
  const about = isAboutSomebody && other !== null ? told(other, shared) : null;
  return {
    ...{ id, at, who, about },
    whoKind: isStranger ? 'stranger' : who === null ? 'gone' : 'person',
    action: AUDIT_ACTIONS.find((known) => known === action) ?? 'unknown',
    aboutKind: isAboutSomebody ? (about === null ? 'gone' : 'person') : null,
    what: stripBidiControls(what),
  };
}

/** What was done in a case, the last first; `before` is the id of an entry. */
export async function listAudit(
  db: Db,
  caseId: AuthorizedCaseId,
  { before, limit }: { before: string | null; limit: number },
): Promise<AuditRow[]> {
  const earlier =
    before === null
      ? sql``
      : sql`and (a.at, a.id) < (select b.at, b.id from case_audit b where b.id = ${before} and b.case_id = ${caseId})`;
  const { rows } = await sql<Row>`
    select a.id, a.at, a.action, a.what, ${PERSON('actor')} as actor, ${PERSON('other')} as other
    from case_audit a
    left join users actor on actor.id = a.actor_id
    left join users other on other.id = a.other_id
    where a.case_id = ${caseId} ${earlier}
    order by a.at desc, a.id desc limit ${limit}`.execute(db);
  if (rows.length === 0) return [];
  const shared = await listSharedNames(db, caseId);
  return rows.map((row) => inWords(row, shared));
}
