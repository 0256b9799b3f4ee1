import { z } from 'zod';
import { SESSION_DAYS } from '#src/auth/schema.ts';

export type JsonObject = Record<string, unknown>;

/** The JSON schema (2020-12, as OpenAPI 3.1 takes it) of what a zod schema reads or writes on the REST wire. */
export function jsonSchema(schema: unknown, io: 'input' | 'output'): JsonObject {
  if (!(schema instanceof z.ZodType)) return {};
  const { $schema: _, ...found } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: target }) {
      if (zodSchema instanceof z.ZodDate) Object.assign(target, { type: 'string', format: 'date-time' });
    },
  });
  return found;
}

export const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

/** The names in a path: '/api/cases/:caseId' has `caseId`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/:([^/]+)/g)].map((match) => match[1] ?? '');
}

export const pathParameters = (path: string): JsonObject[] =>
  pathNames(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

export const FAILURE = { default: { $ref: '#/components/responses/Failure' } };

/** The description of a handler that is no procedure: 'GET /api/health'. */
export type Routes = Record<string, JsonObject>;

export const BYTES = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
export const text = { schema: { type: 'string' } };
export const integer = { schema: { type: 'integer' } };
export const PUBLIC = { security: [], 'x-access': 'public' };
export const header = (
  name: string,
  about: string,
  required = false,
  schema: JsonObject = { type: 'string' },
) => ({
  ...{ name, in: 'header', description: about, required, schema },
});
export const query = (name: string, about: string, schema: JsonObject) => ({
  ...{ name, in: 'query', description: about, required: false, schema },
});

export const success = (description: string, schema: z.ZodType) => ({
  description,
  content: json(jsonSchema(schema, 'output')),
});

/** What every operation refers to. */
export const COMPONENTS: JsonObject = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'proceed_session',
      description: `Set by POST /api/auth/register and POST /api/auth/sign-in; ${SESSION_DAYS} days, sliding.`,
    },
  },
  responses: {
    Failure: {
      description: 'What went wrong, in one shape at every address.',
      headers: {
        'Retry-After': {
          description: 'Seconds until a further try makes sense.',
          schema: { type: 'integer' },
        },
      },
      content: json({ $ref: '#/components/schemas/ErrorBody' }),
    },
  },
  schemas: {
    ErrorBody: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string', description: 'A sentence for a person.' },
        errors: { type: 'array', items: { type: 'string' } },
        fields: {
          type: 'object',
          description: 'A sentence for each entry that is wrong, by its dotted path.',
          additionalProperties: { type: 'string' },
        },
        choices: { type: 'array', items: { type: 'string' } },
        requestId: { type: 'string' },
      },
    },
  },
};
