import { z } from 'zod';

/**
 * What a DTO looks like on the REST wire: timestamps are ISO strings in UTC, and an object has exactly the
 * fields that are named, so that nothing (a password, say) slips out beside them.
 */
export function onTheWire(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDate) return z.iso.datetime();
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries<z.ZodType>(schema.shape);
    return z.strictObject(Object.fromEntries(shape.map(([key, value]) => [key, onTheWire(value)])));
  }
  if (schema instanceof z.ZodArray) return z.array(onTheWire(inner(schema.element)));
  if (schema instanceof z.ZodNullable) return onTheWire(inner(schema.unwrap())).nullable();
  if (schema instanceof z.ZodOptional) return onTheWire(inner(schema.unwrap())).optional();
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((option) => onTheWire(inner(option))));
  if (schema instanceof z.ZodRecord) return z.record(z.string(), onTheWire(inner(schema.valueType)));
  return schema;
}

function inner(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('This part of a schema is not a zod 4 type.');
}
