import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#client/routes.tsx';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer({
    'auth.session': () => null,
    'auth.signIn': () => makeUser(),
    'cases.listWithParticipants': () => [],
  });
});

async function openAccount(search = '') {
  const opened = renderRoutes(routes, `/account${search}`);
  await screen.findByRole('tab', { name: 'Sign In' });
  return opened;
}

async function signIn(person: Awaited<ReturnType<typeof openAccount>>['person']) {
  await person.type(screen.getByLabelText('E-mail'), 'ada@example.org');
  await person.type(screen.getByLabelText('Password'), 'a quiet sentence');
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('local account', () => {
  it('signs in and goes home', async () => {
    const { person, router } = await openAccount();
    await signIn(person);
    expect(await screen.findByRole('heading', { name: 'My Cases' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
  });

  it('shows a wrong password at the form, once, and keeps the e-mail address', async () => {
    server.answer('auth.signIn', () => {
      throw new Refusal(401, 'UNAUTHORIZED', { message: 'The e-mail address or the password is not right.' });
    });
    const { person } = await openAccount();
    await person.type(screen.getByLabelText('E-mail'), 'ada@example.org');
    await person.type(screen.getByLabelText('Password'), 'wrong');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    const shown = await screen.findAllByText('The e-mail address or the password is not right.');
    expect(shown).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@example.org');
  });

  it('checks a new account before it is sent', async () => {
    const { person } = await openAccount();
    await person.click(screen.getByRole('tab', { name: 'Create Account' }));
    await person.type(screen.getByLabelText('E-mail'), 'not an address');
    await person.type(screen.getByLabelText('Password'), 'short');
    await person.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Please enter a valid e-mail address')).toBeTruthy();
    expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
    expect(server.sent('auth.register')).toEqual([]);
  });

  it('asks once whether a provider was mistyped, and goes on with what was typed all the same', async () => {
    server.answer('auth.register', () => makeUser());
    const { person } = await openAccount();
    await person.click(screen.getByRole('tab', { name: 'Create Account' }));
    await person.type(screen.getByLabelText('E-mail'), 'ada@gmial.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    await person.tab();
    expect(await screen.findByText(/Did you mean ada@gmail\.com\?/)).toBeTruthy();
    await person.type(screen.getByLabelText('Password'), 'a quiet sentence');
    await person.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(server.sent('auth.register')).toMatchObject([{ email: 'ada@gmial.com' }]));
  });

  it('says nothing of an address that looks right, nor once it is put right', async () => {
    const { person } = await openAccount();
    await person.click(screen.getByRole('tab', { name: 'Create Account' }));
    const field = screen.getByLabelText('E-mail');
    await person.type(field, 'ada@gmial.com');
    await person.tab();
    await screen.findByText(/Did you mean/);
    await person.clear(field);
    await person.type(field, 'ada@gmail.com');
    await person.tab();
    await waitFor(() => expect(screen.queryByText(/Did you mean/)).toBeNull());
  });

  it('comes back to an invitation that was opened before signing in', async () => {
    renderRoutes(routes, '/invitations/secret-token');
    const link = await screen.findByRole('link', { name: 'Sign In to Accept' });
    const { search } = new URL(link.getAttribute('href') ?? '', window.location.href);
    const { person, router } = await openAccount(search);
    await signIn(person);
    await waitFor(() => expect(router.state.location.pathname).toBe('/invitations/secret-token'));
    expect(await screen.findByRole('button', { name: 'Accept Invitation' })).toBeTruthy();
  });

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', '/api/logout'])(
    'goes home and not to %s',
    async (returnTo) => {
      const { person, router } = await openAccount(`?${new URLSearchParams({ returnTo })}`);
      await signIn(person);
      expect(await screen.findByRole('heading', { name: 'My Cases' })).toBeTruthy();
      expect(router.state.location.pathname).toBe('/');
    },
  );
});
