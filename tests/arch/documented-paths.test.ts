import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { procedures, restProcedures } from '#server/rest.ts';
import { appRouter } from '#server/router.ts';
import type { ProcedureMeta } from '#server/trpc.ts';
import { type CaseAction, can } from '#src/auth/permissions.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import {
  BEYOND,
  CHECKED_WITHIN,
  DOCUMENTED,
  OF_OTHER_RIGHTS,
  PLAIN_ROUTES,
  pathKey,
  READ_BY_MUTATION,
  READ_BY_POST,
} from './documented-paths.ts';
import { mountedRoutes } from './mounted-routes.ts';

const server = await makeTestApp();
afterAll(() => server.close());

const mounted = new Set(mountedRoutes(server.app).map((route) => route.key));
const keyOf = ({ method, path }: { method: string; path: string }) => pathKey(method, path);
const rest = restProcedures(appRouter);

describe('documented paths', () => {
  test('are each named once', () => {
    const keys = DOCUMENTED.map(keyOf);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('are mounted, every one of them', () => {
    expect(DOCUMENTED.map(keyOf).filter((key) => !mounted.has(key))).toEqual([]);
  });

  test('or an entry of their own stand behind everything that is mounted', () => {
    const known = new Set([...DOCUMENTED.map(keyOf), ...Object.keys(BEYOND)]);
    expect([...mounted].filter((key) => !known.has(key))).toEqual([]);
    expect(Object.keys(BEYOND).filter((key) => !mounted.has(key))).toEqual([]);
    expect(Object.keys(BEYOND).filter((key) => DOCUMENTED.some((entry) => keyOf(entry) === key))).toEqual([]);
  });

  test('are procedures, or handlers that are listed with who may call them', () => {
    const called = new Set(rest.map((procedure) => keyOf(procedure.rest)));
    const plain = [...mounted].filter((key) => !called.has(key));
    expect(plain.sort()).toEqual(Object.keys(PLAIN_ROUTES).sort());
  });
});

describe('procedures', () => {
  const all = procedures(appRouter);
  const isCaseAction = (access: ProcedureMeta['access']): access is CaseAction =>
    access !== undefined && access !== 'public' && access !== 'user' && access !== 'onboarded';

  test('all say who may call them', () => {
    expect(all.filter(({ meta }) => meta.access === undefined).map(({ name }) => name)).toEqual([]);
  });

  test('that change something ask for more than reading, those that read for no more', () => {
    const wrong = all.filter(({ name, type, meta }) => {
      const changes = type === 'mutation' && !READ_BY_MUTATION.includes(name);
      return isCaseAction(meta.access) && changes === can('viewer', meta.access);
    });
    expect(wrong.map(({ name }) => name).sort()).toEqual([...OF_OTHER_RIGHTS].sort());
  });

  test('all are on REST too, save the streams', () => {
    const without = all.filter(
      ({ type, meta }) => meta.rest === undefined && type !== 'subscription' && meta.isStreamed !== true,
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test('use GET to read and another method to change', () => {
    const wrong = rest.filter(
      (procedure) => (procedure.rest.method === 'GET') !== (procedure.type === 'query'),
    );
    expect(wrong.map(({ name }) => name)).toEqual(READ_BY_POST);
  });

  test('take from their path what their input knows, and nothing is asked for that cannot be sent', () => {
    const wrong = rest.flatMap(({ name, inputs, rest: { method, path, query } }) => {
      const shapes = inputs.flatMap((input) => (input instanceof z.ZodObject ? [input.shape] : []));
      const fields: Record<string, unknown> = Object.assign({}, ...shapes);
      const inPath = [...path.matchAll(/:([^/]+)/g)].map(([, key = '']) => key);
      const unknown = inPath.filter((key) => !(key in fields)).map((key) => `${name}: no input ${key}`);
      const needed = Object.entries(fields)
        .filter(
          ([key, field]) =>
            !inPath.includes(key) && !z.custom<z.ZodType>().parse(field).safeParse(undefined).success,
        )
        .map(([key]) => key);
      const hasBody = method !== 'GET';
      const stranded =
        hasBody || query !== undefined ? [] : needed.map((key) => `${name}: ${key} has no place`);
      return [...unknown, ...stranded];
    });
    expect(wrong).toEqual([]);
  });

  test('say what they answer, so that nothing else gets out', () => {
    const silent = all.filter(({ type, output }) => type !== 'subscription' && output === undefined);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('take a case or a thing of a case only through the access check', () => {
    const ids = ['caseId', 'documentId', 'documentIds', 'milestoneId', 'summonsId', 'participantId'];
    const loose = all.filter(({ meta, inputs }) => {
      if (isCaseAction(meta.access)) return false;
      return inputs.some((input) => input instanceof z.ZodObject && ids.some((id) => id in input.shape));
    });
    expect(loose.map(({ name }) => name)).toEqual(CHECKED_WITHIN);
  });
});
