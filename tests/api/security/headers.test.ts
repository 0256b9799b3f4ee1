import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

await testDatabase();
const server = await makeTestApp();
const https = await makeTestApp({ env: { APP_URL: 'https://proceed.example' } });
afterAll(() => Promise.all([server.close(), https.close()]));

const SCREENS = ['/', '/login', '/cases/x/documents'];
const PAGES = [...SCREENS, '/cases', '/nothing/here'];
const OTHERS = ['/api/health', '/api/auth/user', '/api/nothing', '/api/openapi.json', '/assets/nothing.js'];

function policyOf(response: Response): Map<string, string> {
  const policy = response.headers.get('content-security-policy') ?? '';
  const directives = policy.split(';').map((directive): [string, string] => {
    const [name = '', ...sources] = directive.trim().split(' ');
    return [name, sources.join(' ')];
  });
  return new Map(directives);
}

describe.each([...PAGES, ...OTHERS])('%s', (path) => {
  test('runs, loads and frames nothing that is not the product’s own', async () => {
    const policy = policyOf(await server.request(path));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
  });

  test('has the other headers', async () => {
    const { headers } = await server.request(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });
});

test('on https browsers are told to stay there, and the cookie with them', async () => {
  const response = await https.request('/api/auth/user', { headers: { cookie: 'proceed_session=gone' } });
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  expect(response.headers.get('set-cookie')).toMatch(/; Secure/);
});

test('another site may not ask what it may do', async () => {
  const response = await server.request('/api/cases', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

test('an answer of the API is never kept by a browser or a proxy', async () => {
  for (const path of ['/api/auth/user', '/api/auth/config', '/api/trpc/auth.config', '/api/nothing']) {
    expect((await server.request(path)).headers.get('cache-control'), path).toContain('no-store');
  }
});

describe('the built client', () => {
  const folder = 'dist/client';
  const mark = `${folder}/assets/mark-4711.js`;
  const isBuilt = existsSync(`${folder}/index.html`);
  beforeAll(() => {
    mkdirSync(`${folder}/assets`, { recursive: true });
    for (const page of isBuilt ? [] : ['index', 'landing']) {
      writeFileSync(`${folder}/${page}.html`, '<!doctype html><title>Proceed</title>');
    }
    writeFileSync(mark, 'export {};');
  });
  afterAll(() => {
    rmSync(mark);
    for (const page of isBuilt ? [] : ['index', 'landing']) rmSync(`${folder}/${page}.html`);
  });

  test.each(PAGES)('%s is the page, asked for anew each time', async (path) => {
    const response = await server.request(path);
    expect(response.status).toBe(SCREENS.includes(path) ? 200 : 404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toContain('Cookie');
    expect(await response.text()).toContain('<!doctype html>');
  });

  test('a hashed asset is kept for a year, one that is not there is a 404 and no page', async () => {
    const found = await server.request('/assets/mark-4711.js');
    expect(found.headers.get('content-type')).toContain('javascript');
    expect(found.headers.get('cache-control')).toContain('immutable');
    const missing = await server.request('/assets/nothing.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).not.toContain('html');
    expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/%00',
    '/%E0%A4%A',
  ])('%s leads nowhere else', async (path) => {
    const response = await server.request(path);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain('"dependencies"');
  });
});
