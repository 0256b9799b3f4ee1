import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routes } from '#client/routes.tsx';
import { BeginRestoreInput, type RestoreProgress } from '#src/backup/schema.ts';
import { startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const ID = '9d7f0c52-3b1e-4c58-8a0f-2f6f6f1f6a11';
const MIB = 1024 * 1024;
const file = new File([new Uint8Array(5 * MIB)], 'all.zip', { lastModified: 1_700_000_000_000 });

/** What the server does with each request for a restore, in the order of the requests. */
interface Restoring {
  offered: boolean;
  code: string;
  /** Bytes that have come. */
  done: number;
  /** States that are told after the last byte, one after the other. */
  after: Partial<RestoreProgress>[];
  /** Requests with bytes that get no answer. */
  lost: number;
  sent: { offset: string | null; bytes: number }[];
}
let restoring: Restoring;

function progress(): RestoreProgress {
  const base: RestoreProgress = {
    ...{ id: ID, state: 'receiving', done: restoring.done, of: file.size },
    ...{ message: null, restored: null },
  };
  if (restoring.done < file.size) return base;
  const [next = {}, ...others] = restoring.after;
  if (others.length > 0) restoring.after = others;
  return { ...base, ...next };
}

async function answer(url: string, init: RequestInit | undefined): Promise<Response> {
  const method = init?.method ?? 'GET';
  if (url === '/api/restore' && method === 'GET') return Response.json({ offered: restoring.offered });
  if (method === 'POST') {
    const input = BeginRestoreInput.parse(JSON.parse(String(init?.body)));
    if (input.code === restoring.code) return Response.json(progress(), { status: 201 });
    return Response.json({ message: 'This is not the code.', fields: { code: '' } }, { status: 403 });
  }
  if (method === 'PATCH') {
    const body = init?.body;
    const bytes = body instanceof Blob ? body.size : 0;
    restoring.sent.push({ offset: new Headers(init?.headers).get('upload-offset'), bytes });
    if (restoring.lost > 0) {
      restoring.lost -= 1;
      // Half of it came through.
      restoring.done += MIB;
      throw new TypeError('Failed to fetch');
    }
    restoring.done += bytes;
  }
  return Response.json(progress());
}

beforeEach(() => {
  restoring = { offered: true, code: 'ABCD', done: 0, after: [], lost: 0, sent: [] };
  startFakeServer({
    'auth.session': () => null,
  });
  const others = window.fetch;
  vi.stubGlobal('fetch', (url: RequestInfo | URL, init?: RequestInit) =>
    String(url).startsWith('/api/restore') ? answer(String(url), init) : others(url, init),
  );
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function begin(code = 'ABCD') {
  const { person } = renderRoutes(routes, '/restore');
  await person.upload(await screen.findByLabelText('Choose a file'), file);
  await person.type(screen.getByLabelText('Code'), code);
  await person.click(screen.getByRole('button', { name: 'Restore' }));
  return person;
}

const RESTORED: Partial<RestoreProgress> = {
  state: 'restored',
  restored: { createdAt: '2026-11-20T10:00:00.000Z', people: 2, papers: 31 },
};

it('a backup is sent in pieces, followed to its end, and people sign in', async () => {
  restoring.after = [
    { state: 'checking', done: 30, of: 100 },
    { state: 'rows', done: 60, of: 100 },
    RESTORED,
  ];
  await begin();
  expect(await screen.findByText('30%')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Checking every byte of it' })).toBeTruthy();
  expect(await screen.findByText('Everything is back', {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByText(/2 accounts, 31 papers/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/account');
  expect(restoring.sent).toEqual([
    { offset: '0', bytes: 2 * MIB },
    { offset: String(2 * MIB), bytes: 2 * MIB },
    { offset: String(4 * MIB), bytes: MIB },
  ]);
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

it('after a lost line it goes on from what has come', async () => {
  restoring.lost = 1;
  restoring.after = [RESTORED];
  await begin();
  expect(await screen.findByText('Everything is back', {}, { timeout: 8000 })).toBeTruthy();
  expect(restoring.sent.map(({ offset }) => Number(offset) / MIB)).toEqual([0, 1, 3]);
});

it('a wrong code is said at its field, and nothing is sent', async () => {
  const person = await begin('WRONG');
  await waitFor(() => expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('This is not the code.')).toBeTruthy();
  expect(restoring.sent).toEqual([]);
  restoring.after = [RESTORED];
  await person.clear(screen.getByLabelText('Code'));
  await person.type(screen.getByLabelText('Code'), 'ABCD');
  await person.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Everything is back', {}, { timeout: 5000 })).toBeTruthy();
});

it('what is missing is asked for', async () => {
  const { person } = renderRoutes(routes, '/restore');
  await person.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByText('Please choose the file of the backup.')).toBeTruthy();
  await person.upload(screen.getByLabelText('Choose a file'), file);
  await person.click(screen.getByRole('button', { name: 'Restore' }));
  expect(screen.getByText('Please enter the code that the server printed.')).toBeTruthy();
});

it('a file that is refused is named, and another can be chosen', async () => {
  restoring.after = [{ state: 'refused', message: '“all.zip” is damaged. Nothing was restored.' }];
  await begin();
  expect(await screen.findByText('“all.zip” is damaged. Nothing was restored.')).toBeTruthy();
  expect(screen.getByLabelText('Another file')).toBeTruthy();
  expect(screen.getByLabelText('Code')).toHaveProperty('value', 'ABCD');
});

it('a window that is loaded anew follows what goes on', async () => {
  sessionStorage.setItem('proceed.restore', ID);
  restoring.done = file.size;
  restoring.after = [{ state: 'papers', done: 5, of: 10 }, RESTORED];
  renderRoutes(routes, '/restore');
  expect(await screen.findByText('50%')).toBeTruthy();
  expect(await screen.findByText('Everything is back', {}, { timeout: 5000 })).toBeTruthy();
});

it('where somebody is there already it is not offered', async () => {
  restoring.offered = false;
  renderRoutes(routes, '/restore');
  expect(await screen.findByText('Somebody has an account here already')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});
