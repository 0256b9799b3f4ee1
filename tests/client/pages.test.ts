import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { routes } from '#client/routes.tsx';
import { isPage, PAGES } from '#src/pages.ts';

function addressesOf(list: readonly RouteObject[], above = ''): string[] {
  return list.flatMap((route) => {
    const path = route.path === undefined ? above : `${above}/${route.path}`;
    if (route.children !== undefined) return addressesOf(route.children, path);
    return path.endsWith('*') ? [] : [path || '/'];
  });
}

it('the server knows the screens of the client, and no others', () => {
  expect([...PAGES].sort()).toEqual(addressesOf(routes).sort());
});

it.each(['/', '/login/', '/LOGIN', '/cases/1', '/cases/1/documents/2', '/cases/1/summons/create'])(
  'there is a screen at %s',
  (path) => {
    expect(isPage(path)).toBe(true);
  },
);

it.each(['/elsewhere', '/cases', '/cases/1/elsewhere', '/ai-assistant/more', '/invitations', '/profile/1'])(
  'there is none at %s',
  (path) => {
    expect(isPage(path)).toBe(false);
  },
);

it('takes no long path apart', () => {
  expect(isPage(`/cases/${'/'.repeat(100_000)}x`)).toBe(false);
  expect(isPage('/rules///')).toBe(true);
});
