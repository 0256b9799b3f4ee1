import { describe, expect, it } from 'vitest';
import { checkedReturnPath, withReturnPath } from '#src/auth/return-path.ts';

describe('the way back after signing in', () => {
  it.each([
    '/',
    '/cases/1/documents?document=2#page',
    '/invitations/a%20b',
    '/ai-assistant?case=1',
    '/apiary',
  ])('leads to %s', (path) => {
    expect(checkedReturnPath(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'cases/1',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/cases\\..\\..',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /cases/1',
    '/x/..//evil.example',
    '/./%2e%2e//evil.example',
    '/api/logout',
    '/API/auth/logout',
    '/x/../api/logout',
    '/api',
    '/%61pi/logout',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%E0%A4%A',
    `/cases/${'1'.repeat(1000)}`,
  ])('refuses %j', (path) => {
    expect(checkedReturnPath(path)).toBeNull();
  });

  it('stands in the address of the sign-in, unless it is the start page', () => {
    expect(withReturnPath('/api/login', '/cases/1?document=2')).toBe(
      '/api/login?returnTo=%2Fcases%2F1%3Fdocument%3D2',
    );
    expect(withReturnPath('/api/login', '/')).toBe('/api/login');
    expect(withReturnPath('/api/login', null)).toBe('/api/login');
  });
});
