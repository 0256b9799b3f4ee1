import type { Insertable, Selectable } from 'kysely';

type Base<S> = [S] extends [boolean]
  ? 'boolean'
  : [S] extends [number]
    ? 'integer' | 'bigint' | 'real'
    : [S] extends [Date]
      ? 'timestamptz'
      : [S] extends [Buffer]
        ? 'bytea'
        : [S] extends [string]
          ? 'text' | 'uuid' | 'date'
          : 'jsonb' | 'vector' | 'integer[]';

type Nullability<S> = null extends S ? `${Base<NonNullable<S>>}?` : Base<S>;

/** How each column must be described: its SQL type, `?` when it may be null, `=` when the database fills it. */
export type Described<Table> = {
  [K in keyof Table & keyof Insertable<Table> & keyof Selectable<Table>]: null extends Selectable<Table>[K]
    ? Nullability<Selectable<Table>[K]>
    : undefined extends Insertable<Table>[K]
      ? `${Nullability<Selectable<Table>[K]>}=`
      : Nullability<Selectable<Table>[K]>;
};
