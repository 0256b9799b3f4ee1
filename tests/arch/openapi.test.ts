import SwaggerParser from '@apidevtools/swagger-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { procedures, restProcedures } from '#server/rest.ts';
import { appRouter } from '#server/router.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { BEYOND, DOCUMENTED, PLAIN_ROUTES, pathKey } from './documented-paths.ts';
import { mountedRoutes } from './mounted-routes.ts';

const server = await makeTestApp();
afterAll(() => server.close());

const Parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
});
const Content = z.record(z.string(), z.object({ schema: z.looseObject({}) }));
const Operation = z.looseObject({
  operationId: z.string().min(1),
  summary: z.string().min(5),
  parameters: z.array(Parameter),
  security: z.array(z.unknown()).optional(),
  requestBody: z.object({ required: z.boolean().optional(), content: Content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: Content.optional() })),
});
const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

const answered: unknown = await (await server.request('/api/openapi.json')).json();
const { paths } = Document.parse(answered);
const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({
    key: pathKey(method.toUpperCase(), path),
    path,
    operation,
  })),
);
const TRPC = ['GET /api/trpc/{}', 'POST /api/trpc/{}'];

describe('/api/openapi.json', () => {
  test('is an OpenAPI 3.1 document', async () => {
    const copy = z.custom<Parameters<typeof SwaggerParser.validate>[0]>().parse(structuredClone(answered));
    const checked = await SwaggerParser.validate(copy);
    expect(checked.info.title).toBe('Proceed');
  });

  test('describes everything that is mounted, and nothing else', () => {
    const mounted = mountedRoutes(server.app).map(({ key }) => key);
    // One mount answers every method there; these two are what tRPC speaks.
    expect(server.app.routes.some(({ method, path }) => method === 'ALL' && path === '/api/trpc/*')).toBe(
      true,
    );
    expect(operations.map(({ key }) => key).sort()).toEqual([...mounted, ...TRPC].sort());
  });

  test('says what is sent beside an address that deletes', () => {
    const bodyOf = (key: string) => operations.find((one) => one.key === key)?.operation.requestBody;
    const [factors, account] = ['DELETE /api/auth/factors', 'DELETE /api/auth/account'].map(bodyOf);
    expect(factors?.required).toBe(true);
    expect(factors?.content['application/json']?.schema).toMatchObject({ required: ['id', 'password'] });
    expect(account?.content['application/json']?.schema).toMatchObject({ properties: { password: {} } });
    expect(bodyOf('DELETE /api/cases/{}')).toBeUndefined();
  });

  test('describes every path that is documented', () => {
    const described = new Set(operations.map(({ key }) => key));
    const keys = [...DOCUMENTED.map(({ method, path }) => pathKey(method, path)), ...Object.keys(BEYOND)];
    expect(keys.filter((key) => !described.has(key))).toEqual([]);
  });

  test('names each operation once, and every parameter of its path', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{[^}]+\}/g) ?? []);
    }
  });

  test('says of each who may call it, and what a failure looks like', () => {
    for (const { key, operation } of operations.filter((found) => !TRPC.includes(found.key))) {
      const isPublic = operation['x-access'] === 'public';
      expect(operation.security, key).toEqual(isPublic ? [] : undefined);
      if (key in PLAIN_ROUTES) expect(operation['x-access'], key).toBe(PLAIN_ROUTES[key]);
      if (!isPublic)
        expect(operation.responses.default, key).toEqual({ $ref: '#/components/responses/Failure' });
    }
  });

  test('describes every procedure that is on REST, with its status, from the schemas that check it', () => {
    const byName = new Map(
      operations.map(({ key, operation }) => [operation.operationId, { key, operation }]),
    );
    for (const { name, rest } of restProcedures(appRouter)) {
      const found = byName.get(name);
      expect(found?.key, name).toBe(pathKey(rest.method, rest.path));
      expect(found?.operation.responses[String(rest.status ?? 200)], name).toBeDefined();
    }
    expect(procedures(appRouter).length).toBeGreaterThan(100);
    const change = paths['/api/cases/{caseId}']?.put?.requestBody?.content['application/json']?.schema;
    expect(Object.keys(Object(change?.properties))).toContain('title');
    expect(Object.keys(Object(change?.properties))).not.toContain('caseId');
    expect(change?.additionalProperties).toBe(false);
    const user = JSON.stringify(paths['/api/auth/user']?.get?.responses['200']);
    expect(user).toContain('"createdAt":{"type":"string","format":"date-time"}');
    expect(user).not.toContain('password');
    expect(paths['/api/search']?.get?.parameters).toContainEqual(
      expect.objectContaining({ name: 'q', in: 'query' }),
    );
  });

  test('refers to nothing that is not in it', () => {
    const refs = [...JSON.stringify(answered).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
    expect([...new Set(refs)].sort()).toEqual([
      '#/components/responses/Failure',
      '#/components/schemas/ErrorBody',
    ]);
  });

  test('names the types of files, and the headers of uploads', () => {
    const pdf = paths['/api/summons/{id}/summons.pdf']?.get?.responses['200']?.content;
    expect(Object.keys(pdf ?? {})).toEqual(['application/pdf']);
    const send = paths['/api/uploads/{id}']?.patch;
    expect(send?.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)).toEqual(
      ['Tus-Resumable', 'Upload-Offset', 'Upload-Checksum'],
    );
    expect(Object.keys(send?.requestBody?.content ?? {})).toEqual(['application/offset+octet-stream']);
  });
});
