import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes } from '#client/routes.tsx';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

function signedOut() {
  return startFakeServer({
    'auth.session': () => null,
  });
}

function signedIn(change = {}) {
  return startFakeServer({
    'auth.session': () => makeUser(change),
    'auth.config': () => makeAuthConfig(),
    'cases.listWithParticipants': () => [],
    'cases.list': () => [],
  });
}

describe('signed out', () => {
  it('shows the landing page, whose every login button goes to /api/login', async () => {
    signedOut();
    renderRoutes(routes);
    expect(screen.getByText('Loading...')).toBeTruthy();
    const links = [
      await screen.findByRole('link', { name: 'Log In' }),
      screen.getByRole('link', { name: "Get Started - It's Free" }),
    ];
    for (const link of links) expect(link.getAttribute('href')).toBe('/api/login');
  });

  it.each(['/profile', '/ai-assistant', '/cases/1/documents', '/cases/1'])(
    'redirects %s to /login',
    async (path) => {
      signedOut();
      const { router } = renderRoutes(routes, path);
      expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
      expect(router.state.location.pathname).toBe('/login');
      expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
        `/api/login?${new URLSearchParams({ returnTo: path })}`,
      );
    },
  );

  it('has a 404 page for any other path', async () => {
    signedOut();
    renderRoutes(routes, '/elsewhere');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });

  it('is not asked twice: the look-up is never retried and shows no notice', async () => {
    const server = signedOut();
    renderRoutes(routes, '/elsewhere');
    await screen.findByRole('heading', { name: '404 Page Not Found' });
    expect(server.sent('auth.session')).toHaveLength(1);
    expect(screen.queryByText('Error')).toBeNull();
  });
});

describe('signed in', () => {
  it('shows the cases with the role as a badge and an invitation to begin', async () => {
    signedIn();
    renderRoutes(routes);
    expect(await screen.findByRole('heading', { name: 'My Cases' })).toBeTruthy();
    expect(screen.getByText('Plaintiff')).toBeTruthy();
    expect(await screen.findByText('No Cases Found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'AI Assistant' }).getAttribute('href')).toBe('/ai-assistant');
  });

  it('shows another role as a badge', async () => {
    const server = signedIn();
    server.answer('auth.session', () => makeUser({ role: 'attorney' }));
    renderRoutes(routes);
    expect(await screen.findByText('Attorney')).toBeTruthy();
  });

  it('opens the assistant, which has no case to be asked about yet', async () => {
    signedIn();
    renderRoutes(routes, '/ai-assistant');
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Legal Assistant' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'New Case' })).toBeTruthy();
  });

  it.each(['/elsewhere', '/cases/1/elsewhere', '/login', '/ai-assistant/more'])(
    'has the 404 page for %s, with a way home',
    async (path) => {
      signedIn();
      renderRoutes(routes, path);
      expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
    },
  );

  it('signs out of the documents workspace at an address of its own', async () => {
    const server = signedIn();
    server.answer('documents.list', () => []);
    const { person } = renderRoutes(routes, '/cases/1/documents');
    await person.click(await screen.findByRole('button', { name: 'User menu' }));
    expect((await screen.findByRole('menuitem', { name: 'Sign Out' })).getAttribute('href')).toBe(
      '/api/logout',
    );
  });

  it('completes the profile first', async () => {
    signedIn({ state: null });
    renderRoutes(routes, '/profile');
    expect(await screen.findByRole('heading', { name: 'Complete Your Profile' })).toBeTruthy();
  });

  it('signs out by navigation, from a menu whose Settings do nothing', async () => {
    signedIn();
    const { person, router } = renderRoutes(routes);
    await person.click(await screen.findByRole('button', { name: 'User menu' }));
    expect((await screen.findByRole('menuitem', { name: 'Sign Out' })).getAttribute('href')).toBe(
      '/api/auth/logout',
    );
    await person.click(screen.getByRole('menuitem', { name: 'Settings' }));
    expect(router.state.location.pathname).toBe('/');
  });

  it('shows and edits the profile', async () => {
    const server = signedIn();
    server.answer('auth.updateProfile', () => makeUser({ role: 'attorney' }));
    const { person } = renderRoutes(routes, '/profile');
    expect(await screen.findByRole('heading', { name: 'Ada Quill' })).toBeTruthy();
    expect(screen.getByText('New Mexico')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await person.selectOptions(screen.getByLabelText('Role in Legal Proceedings'), 'attorney');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull());
  });
});
