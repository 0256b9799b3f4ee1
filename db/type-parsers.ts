import pg from 'pg';

const OID = {
  int8: 20,
  date: 1082,
  textArray: 1009,
  int8Array: 1016,
  dateArray: 1182,
} as const;

type Parse = (raw: string) => unknown;

// A timestamp or date is never allowed to pass through the local time zone of the process, and a count
// above 2^53 would be silently wrong: better an error than a false number.
function parseInt8(raw: string): number {
  const value = Number(raw);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${raw} is too large for a number.`);
  return value;
}

function parseArrayOf(parse: Parse): Parse {
  const parseTextArray: (raw: string) => unknown = Reflect.apply(pg.types.getTypeParser, pg.types, [
    OID.textArray,
  ]);
  return (raw) => {
    const items: unknown = parseTextArray(raw);
    return Array.isArray(items)
      ? items.map((item) => (typeof item === 'string' ? parse(item) : item))
      : items;
  };
}

const asText: Parse = (raw) => raw;

const OVERRIDES = new Map<number, Parse>([
  [OID.int8, parseInt8],
  [OID.date, asText],
  [OID.int8Array, parseArrayOf(parseInt8)],
  [OID.dateArray, parseArrayOf(asText)],
]);

/**
 * How column values arrive in code: `date` → 'YYYY-MM-DD', `timestamptz` → Date, `int8` → number, arrays of
 * these likewise; everything else as node-postgres does it. Given to a pool, so the driver's global table
 * stays untouched.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : OVERRIDES.get(oid)) ??
    pg.types.getTypeParser(oid, format ?? 'text')) as pg.CustomTypesConfig['getTypeParser'],
};
