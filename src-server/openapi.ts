import type { AnyRouter } from '@trpc/server';
import type { App } from './http.ts';
import { describedRoutes } from './openapi-routes.ts';
import {
  COMPONENTS,
  FAILURE,
  type JsonObject,
  json,
  jsonSchema,
  pathNames,
  pathParameters,
} from './openapi-schema.ts';
import { type RestProcedure, restProcedures } from './rest.ts';

interface ObjectSchema {
  properties?: JsonObject;
  required?: string[];
}

/** 'documents.regenerateSummary' as 'Documents: regenerate summary'. */
function summaryOf(name: string): string {
  const [room = '', ...rest] = name.split('.');
  const words = rest.join(' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${room.charAt(0).toUpperCase()}${room.slice(1)}: ${words}`;
}

/** What a procedure takes beside its path: its chained inputs together. */
function fieldsOf(inputs: readonly unknown[], names: readonly string[]): Required<ObjectSchema> {
  const properties: JsonObject = {};
  const required = new Set<string>();
  for (const input of inputs) {
    const own: ObjectSchema = jsonSchema(input, 'input');
    for (const [key, value] of Object.entries(own.properties ?? {})) {
      if (!names.includes(key)) properties[key] = value;
    }
    for (const key of own.required ?? []) if (!names.includes(key)) required.add(key);
  }
  return { properties, required: [...required] };
}

function operationOf({ name, rest, meta, inputs, output }: RestProcedure): JsonObject {
  const { properties, required } = fieldsOf(inputs, pathNames(rest.path));
  const query: ObjectSchema = rest.query === undefined ? {} : jsonSchema(rest.query, 'input');
  const needed = [...(query.required ?? []), ...required];
  // What is deleted after the password was given says it in a body, since addresses are written into logs.
  const isQuery = rest.method === 'GET' || (rest.method === 'DELETE' && rest.query !== undefined);
  const takesBody = !isQuery && Object.keys(properties).length > 0;
  const schema = { type: 'object', properties, required, additionalProperties: false };
  return {
    operationId: name,
    summary: summaryOf(name),
    tags: [name.split('.')[0]],
    'x-access': meta.access,
    ...(meta.access === 'public' && { security: [] }),
    parameters: [
      ...pathParameters(rest.path),
      ...Object.entries(query.properties ?? {}).map(([key, value]) => ({
        ...{ name: key, in: 'query', required: needed.includes(key), schema: value },
      })),
    ],
    ...(takesBody && { requestBody: { required: required.length > 0, content: json(schema) } }),
    responses: {
      [rest.status ?? 200]: { description: 'Success', content: json(jsonSchema(output, 'output')) },
      ...FAILURE,
    },
  };
}

/** Every address below /api as an OpenAPI 3.1 document, from the schemas that check what comes and goes. */
function openApiDocument(router: AnyRouter): JsonObject {
  const procedures = restProcedures(router).map((procedure) => ({
    ...{ method: procedure.rest.method, path: procedure.rest.path, operation: operationOf(procedure) },
  }));
  const paths: Record<string, JsonObject> = {};
  for (const { method, path: mounted, operation } of [...procedures, ...describedRoutes()]) {
    const path = mounted.replaceAll(/:([^/]+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Proceed',
      version: '1',
      description:
        'An unknown key in a body is refused by its name. Timestamps are ISO 8601 in UTC, calendar days YYYY-MM-DD. What is not yours is 404.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: COMPONENTS,
  };
}

export function mountOpenApi(app: App, router: AnyRouter): void {
  let document: JsonObject | undefined;
  app.get('/api/openapi.json', (c) => {
    document ??= openApiDocument(router);
    return c.json(document);
  });
}
