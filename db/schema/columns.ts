import type { ColumnType } from 'kysely';

/** A value as it stands in a jsonb column. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Filled by the database when the insert leaves it out. */
export type Defaulted<S> = ColumnType<S, S | undefined, S>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

// Written as JSON text: the driver would turn a JavaScript array into a PostgreSQL array.
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
