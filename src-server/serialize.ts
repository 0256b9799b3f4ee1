import superjson from 'superjson';

interface Serialized {
  json: unknown;
  /** In superjson's form: the places of what JSON cannot hold. */
  meta?: object;
}

type Dates = Record<string, ['Date']>;

// Deeper than any answer; what goes on is a circle, which superjson ends.
const MAX_DEPTH = 50;

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** What stands in JSON as it is; a field that is not there is left out. */
function isBare(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

/** A key as superjson writes it into a path; null for those that it refuses. */
function segment(key: string): string | null {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') return null;
  return key.includes('.') || key.includes('\\') ? key.replaceAll(/[\\.]/g, '\\$&') : key;
}

/** Notes where the dates of an object are; false when something in it needs more than that. */
function noteDates(value: object, path: string, depth: number, dates: Dates): boolean {
  if (value instanceof Date) {
    dates[path] = ['Date'];
    return !Number.isNaN(value.getTime());
  }
  const start = depth === 0 ? '' : `${path}.`;
  const inner = (item: unknown, key: string | number) =>
    typeof item === 'object' && item !== null && noteDates(item, start + key, depth + 1, dates);
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item, index) => isBare(item) || inner(item, index));
  if (!isPlain(value)) return false;
  for (const key of Object.keys(value)) {
    const item: unknown = Reflect.get(value, key);
    const name = segment(key);
    if (name === null || !(item === undefined || isBare(item) || inner(item, name))) return false;
  }
  return true;
}

/**
 * Serializes an answer for superjson to read, once it has gone through `JSON.stringify`. What most answers are, plain
 * values and dates, is not copied: only the places of its dates are written down, which on a long list takes a small
 * part of superjson's time. Everything else is left to superjson.
 */
export function serialize(value: unknown): Serialized {
  const dates: Dates = {};
  const isEasy =
    typeof value === 'object' && value !== null && !(value instanceof Date) && noteDates(value, '', 0, dates);
  if (!isEasy) return superjson.serialize(value);
  return Object.keys(dates).length === 0 ? { json: value } : { json: value, meta: { values: dates, v: 1 } };
}
