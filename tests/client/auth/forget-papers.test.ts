import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAtSignOut, leaveFor } from '#client/auth/forget-papers.ts';
import { serverPaths } from '#client/paths.ts';

const deleted: string[] = [];
let stop: () => void = () => {};
beforeEach(() => {
  deleted.length = 0;
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) });
  localStorage.setItem('proceed.papers.one', '{}');
  localStorage.setItem('proceed.papers.two', '{}');
  localStorage.setItem('proceed.note.u.m', 'what was typed');
  localStorage.setItem('tus::proceed::1', '{}');
  localStorage.setItem('proceed.panes.home', '3');
  localStorage.setItem('proceed:single-keys', 'off');
  sessionStorage.setItem('proceed.docket.c', 'a docket');
  stop = forgetAtSignOut(document);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function press(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.innerHTML = '<span>Go</span>';
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  link.querySelector('span')?.click();
}

/** How somebody likes the screens. */
const KEPT = ['proceed.panes.home', 'proceed:single-keys'];
const kept = () => Object.keys(localStorage).sort();

test.each([serverPaths.logout, serverPaths.workspaceLogout])(
  '%s takes what was kept of papers along',
  (path) => {
    press(path);
    expect(kept()).toEqual(KEPT);
    expect(sessionStorage.length).toBe(0);
    expect(deleted).toEqual(['proceed-papers']);
  },
);

test('so does the keyboard, where it leads there', () => {
  const assign = vi.fn();
  leaveFor(serverPaths.logout, assign);
  expect(assign).toHaveBeenCalledWith(serverPaths.logout);
  expect(kept()).toEqual(KEPT);
});

test('any other link leaves it', () => {
  press('/profile');
  leaveFor('/api/auth/export', vi.fn());
  expect(kept()).toEqual([
    'proceed.note.u.m',
    'proceed.panes.home',
    'proceed.papers.one',
    'proceed.papers.two',
    'proceed:single-keys',
    'tus::proceed::1',
  ]);
  expect(sessionStorage.length).toBe(1);
  expect(deleted).toEqual([]);
});
