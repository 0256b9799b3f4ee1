import { type Kysely, sql } from 'kysely';

/** Who did what in a case, which nobody can change afterwards, and cases that wait for a new owner to agree. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table case_audit (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  at timestamptz not null,
  actor_id uuid references users on delete set null,
  action text not null,
  what text not null default '',
  other_id uuid references users on delete set null
);
create index case_audit_case_id_at_idx on case_audit (case_id, at desc, id desc);
create index case_audit_actor_id_idx on case_audit (actor_id, case_id);
create index case_audit_other_id_idx on case_audit (other_id);

-- A row goes with its case, and forgets a person with their account; nothing else happens to it.
create function case_audit_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from cases where id = old.case_id) then
      raise exception 'what happened in a case is not taken back';
    end if;
    return old;
  end if;
  if (new.id, new.case_id, new.at, new.action, new.what) is distinct from (old.id, old.case_id, old.at, old.action, old.what)
    or (new.actor_id is distinct from old.actor_id and new.actor_id is not null)
    or (new.other_id is distinct from old.other_id and new.other_id is not null) then
    raise exception 'what happened in a case is not changed';
  end if;
  return new;
end $$;
create trigger case_audit_stays before update or delete on case_audit
  for each row execute function case_audit_stays();

create table case_transfers (
  case_id uuid primary key references cases on delete cascade,
  from_user_id uuid not null references users on delete cascade,
  to_user_id uuid not null references users on delete cascade,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  declined_at timestamptz
);
create index case_transfers_from_user_id_idx on case_transfers (from_user_id);
create index case_transfers_to_user_id_idx on case_transfers (to_user_id);
`)
    .execute(db);
}
