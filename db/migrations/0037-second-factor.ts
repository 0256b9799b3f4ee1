import { type Kysely, sql } from 'kysely';

/** What a person gives beside the password: passkeys, authenticator apps, recovery codes; and steps that are half done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table account_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('passkey', 'totp')),
  name text not null,
  credential_id text unique,
  public_key text,
  counter bigint,
  transports jsonb not null default '[]',
  secret text,
  last_step bigint,
  created_at timestamptz not null,
  last_used_at timestamptz,
  check (kind <> 'passkey' or (credential_id is not null and public_key is not null and counter is not null)),
  check (kind <> 'totp' or (secret is not null and last_step is not null))
);
create index account_factors_user_id_idx on account_factors (user_id, created_at);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table factor_steps (
  token_hash text not null,
  purpose text not null check (purpose in ('sign-in', 'add-passkey', 'add-totp')),
  user_id uuid not null references users on delete cascade,
  challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (token_hash, purpose)
);
create index factor_steps_user_id_idx on factor_steps (user_id);
create index factor_steps_expires_at_idx on factor_steps (expires_at);
`)
    .execute(db);
}
