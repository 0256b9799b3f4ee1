import { z } from 'zod';
import { AppError } from '#src/errors.ts';

/** So many are named; a body may hold a hundred thousand. */
const MOST_NAMED = 20;
const LONGEST_NAME = 100;

/** What stands inside of optionals, defaults, pipes, unions: the schemas that know keys, elements or values. */
function bases(schema: unknown): unknown[] {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  ) {
    return bases(schema.def.innerType);
  }
  if (schema instanceof z.ZodPipe) {
    return bases(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in);
  }
  if (schema instanceof z.ZodUnion) return schema.def.options.flatMap(bases);
  if (schema instanceof z.ZodIntersection) return [...bases(schema.def.left), ...bases(schema.def.right)];
  if (schema instanceof z.ZodLazy) return bases(schema.def.getter());
  return [schema];
}

function knowsKeys(schema: unknown): boolean {
  return schema instanceof z.ZodObject || schema instanceof z.ZodRecord;
}

/** The schemas of what stands at a key; undefined when no schema knows the key. */
function schemasAt(known: readonly unknown[], key: string): unknown[] | undefined {
  const found = known.flatMap((schema): unknown[] => {
    if (schema instanceof z.ZodRecord) return [schema.def.valueType];
    if (!(schema instanceof z.ZodObject)) return [];
    if (Object.hasOwn(schema.def.shape, key)) return [schema.def.shape[key]];
    return schema.def.catchall === undefined || schema.def.catchall instanceof z.ZodNever
      ? []
      : [schema.def.catchall];
  });
  return found.length === 0 ? undefined : found;
}

/**
 * Dotted paths of what is in `value`, at any depth, and in none of the schemas, which count together: each of a
 * procedure's chained inputs knows a part of its body. What a schema leaves open is not looked into.
 */
export function unknownKeys(schemas: readonly unknown[], value: unknown, at = ''): string[] {
  const known = schemas.flatMap(bases);
  const path = (key: string | number) => (at === '' ? String(key) : `${at}.${key}`);
  if (Array.isArray(value)) {
    const elements = known.flatMap((schema) =>
      schema instanceof z.ZodArray ? bases(schema.def.element) : [],
    );
    // Ten thousand ids are not looked into one by one.
    if (!elements.some((schema) => knowsKeys(schema) || schema instanceof z.ZodArray)) return [];
    return value.flatMap((element, index) => unknownKeys(elements, element, path(index)));
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  if (!known.some(knowsKeys)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (inner === undefined) return [];
    const below = schemasAt(known, key);
    return below === undefined ? [path(key)] : unknownKeys(below, inner, path(key));
  });
}

/** BAD_REQUEST, naming each of the keys. */
export function unknownKeyError(names: readonly string[]): AppError {
  const fields = Object.fromEntries(
    names
      .slice(0, MOST_NAMED)
      .map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name))
      .map((name) => [name, `“${name}” is not known here. Please leave it out, or check its spelling.`]),
  );
  const errors = Object.values(fields);
  return new AppError('BAD_REQUEST', errors[0], { errors, fields });
}

/** Throws BAD_REQUEST, naming each key that no schema knows; without any schema no key is known. */
export function refuseUnknownKeys(schemas: readonly unknown[], body: unknown): void {
  const names = unknownKeys([z.object({}), ...schemas], body);
  if (names.length > 0) throw unknownKeyError(names);
}
