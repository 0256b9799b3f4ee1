import { type Kysely, sql } from 'kysely';

/**
 * Bates numbers as ranges, and the person's words of a privilege log. No two ranges in use share a number: their
 * numbers, moved apart by the number of their prefix, exclude one another, which needs no extension. Numbers that were
 * typed in before get their ranges; of two that overlap the older document keeps its own, the other its text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table bates_series (
  id serial primary key,
  case_id uuid not null references cases on delete cascade,
  prefix text not null,
  created_at timestamptz not null default now(),
  unique (case_id, prefix),
  unique (id, case_id, prefix)
);

create table bates_ranges (
  id uuid primary key default gen_random_uuid(),
  series_id integer not null,
  case_id uuid not null references cases on delete cascade,
  document_id uuid references documents on delete set null,
  filename text not null,
  prefix text not null,
  first_number integer not null check (first_number >= 1),
  last_number integer not null,
  width integer not null check (width between 5 and 8),
  assigned_at timestamptz not null default now(),
  released_at timestamptz,
  produced_at timestamptz,
  check (last_number >= first_number and last_number < power(10, width)),
  check (released_at is null or produced_at is null),
  foreign key (series_id, case_id, prefix) references bates_series (id, case_id, prefix) on delete cascade,
  constraint bates_ranges_apart exclude using gist (
    int8range(series_id::bigint * 1000000000 + first_number, series_id::bigint * 1000000000 + last_number, '[]')
    with &&) where (released_at is null)
);
create index bates_ranges_series_id_idx on bates_ranges (series_id, case_id, prefix);
create index bates_ranges_case_id_idx on bates_ranges (case_id);
create index bates_ranges_document_id_idx on bates_ranges (document_id);
create unique index bates_ranges_one_idx on bates_ranges (document_id) where released_at is null;

create table privilege_entries (
  document_id uuid primary key references documents on delete cascade,
  case_id uuid not null references cases on delete cascade,
  description text,
  basis text,
  author text,
  recipients text,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null default now()
);
create index privilege_entries_case_id_idx on privilege_entries (case_id);
create index privilege_entries_updated_by_idx on privilege_entries (updated_by);

create temporary table typed on commit drop as
select d.id, d.case_id, d.filename, d.uploaded_at, m[1] as prefix, m[2]::integer as first_number,
  m[2]::integer + greatest(1, case when d.mime_type = 'application/pdf' then coalesce(d.page_count, 1) else 1 end) - 1
    as last_number,
  length(m[2]) as width
from documents d, regexp_match(upper(trim(d.bates_number)), '^([A-Z](?:[A-Z0-9._-]{0,18}[A-Z._-])?)(\\d{5,8})$') m
where m is not null and m[2]::integer > 0 and d.status in ('ready', 'failed');
delete from typed where last_number >= power(10, width);
insert into bates_series (case_id, prefix) select distinct case_id, prefix from typed;
insert into bates_ranges (series_id, case_id, document_id, filename, prefix, first_number, last_number, width)
select s.id, t.case_id, t.id, t.filename, t.prefix, t.first_number, t.last_number, t.width
from typed t join bates_series s on s.case_id = t.case_id and s.prefix = t.prefix
order by t.uploaded_at, t.id
on conflict do nothing;
`)
    .execute(db);
}
