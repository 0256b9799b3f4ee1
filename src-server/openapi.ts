import type { AnyRouter } from '@trpc/server';
import { z } from 'zod';
import type { App } from './app.ts';
import { type RestProcedure, restProcedures } from './rest.ts';

type JsonObject = Record<string, unknown>;

function jsonSchema(schema: unknown, io: 'input' | 'output'): JsonObject {
  if (!(schema instanceof z.ZodType)) return {};
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: target }) {
      if (zodSchema instanceof z.ZodDate) Object.assign(target, { type: 'string', format: 'date-time' });
    },
  });
}

function operation({ name, rest, meta, inputs, output }: RestProcedure): JsonObject {
  const pathNames = [...rest.path.matchAll(/:([^/]+)/g)].map((match) => match[1] ?? '');
  const properties: JsonObject = {};
  const required: string[] = [];
  for (const input of inputs) {
    const { properties: own, required: needed } = jsonSchema(input, 'input') as {
      properties?: JsonObject;
      required?: string[];
    };
    for (const [key, value] of Object.entries(own ?? {}))
      if (!pathNames.includes(key)) properties[key] = value;
    required.push(...(needed ?? []).filter((key) => !pathNames.includes(key)));
  }
  const body = rest.method !== 'GET' && rest.method !== 'DELETE' && Object.keys(properties).length > 0;
  const query = rest.query === undefined ? {} : (jsonSchema(rest.query, 'input').properties as JsonObject);
  return {
    operationId: name,
    'x-access': meta.access,
    parameters: [
      ...pathNames.map((key) => ({ name: key, in: 'path', required: true, schema: { type: 'string' } })),
      ...Object.entries(query ?? {}).map(([key, schema]) => ({ name: key, in: 'query', schema })),
    ],
    ...(body && {
      requestBody: { content: { 'application/json': { schema: { type: 'object', properties, required } } } },
    }),
    responses: {
      [rest.status ?? 200]: {
        description: 'Success',
        content: { 'application/json': { schema: jsonSchema(output, 'output') } },
      },
      default: { description: 'Failure', content: { 'application/json': { schema: ERROR_BODY } } },
    },
  };
}

const ERROR_BODY = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'array', items: { type: 'string' } },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    choices: { type: 'array', items: { type: 'string' } },
    requestId: { type: 'string' },
  },
};

/** The REST paths of every procedure as an OpenAPI 3.1 document, from the schemas that check them. */
function openApiDocument(router: AnyRouter): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const procedure of restProcedures(router)) {
    const path = procedure.rest.path.replaceAll(/:([^/]+)/g, '{$1}');
    paths[path] = { ...paths[path], [procedure.rest.method.toLowerCase()]: operation(procedure) };
  }
  return { openapi: '3.1.0', info: { title: 'Proceed', version: '1' }, paths };
}

export function mountOpenApi(app: App, router: AnyRouter): void {
  let document: JsonObject | undefined;
  app.get('/api/openapi.json', (c) => {
    document ??= openApiDocument(router);
    return c.json(document);
  });
}
