import { type Kysely, sql } from 'kysely';

/** Sign-ins of an identity provider that people connect to their account, and what ends them there too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table users add column oidc_connected_at timestamptz;
update users set oidc_connected_at = created_at where oidc_subject is not null;

alter table sessions
  add column oidc_issuer text,
  add column id_token text;

create table identity_proofs (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  issuer text not null,
  subject text not null,
  email text,
  id_token text,
  mail_hash text unique,
  shown_by text check (shown_by in ('password', 'mail')),
  step_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index identity_proofs_user_id_idx on identity_proofs (user_id);
create index identity_proofs_expires_at_idx on identity_proofs (expires_at);

alter table factor_steps drop constraint factor_steps_purpose_check;
alter table factor_steps add constraint factor_steps_purpose_check
  check (purpose in ('sign-in', 'add-passkey', 'add-totp', 'connect'));
`)
    .execute(db);
}
