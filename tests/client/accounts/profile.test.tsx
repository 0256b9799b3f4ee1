import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#client/routes.tsx';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { noticeTitle, renderRoutes } from '../render-screen.tsx';

let server: FakeServer;
let user: ReturnType<typeof makeUser>;

beforeEach(() => {
  user = makeUser();
  server = startFakeServer({
    'auth.session': () => user,
    'auth.config': () => makeAuthConfig(),
    'auth.updateProfile': () => user,
  });
});

async function open() {
  const { person } = renderRoutes(routes, '/profile');
  await screen.findByRole('heading', { level: 1, name: 'Ada Quill' });
  return person;
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const sent = () => server.sent('auth.updateProfile');

describe('profile', () => {
  it('shows who is signed in and leads home and out', async () => {
    await open();
    for (const text of ['Plaintiff', 'New Mexico', user.id, 'ada@example.org']) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(await screen.findByText('E-mail and password, kept on this server')).toBeTruthy();
    expect(href('Back to home')).toBe('/');
    expect(href('Sign Out')).toBe('/api/auth/logout');
  });

  it('names an identity provider where one signs people in', async () => {
    server.answer('auth.config', () => makeAuthConfig({ oidc: true }));
    await open();
    expect(await screen.findByText('Identity provider')).toBeTruthy();
  });

  it('says when an attorney has verified a phone', async () => {
    user = makeUser({ role: 'attorney', phoneVerified: true });
    await open();
    expect(screen.getByText('Phone verified')).toBeTruthy();
  });

  it('saves role and state and is a view again', async () => {
    const person = await open();
    await person.click(screen.getByRole('button', { name: 'Edit Profile' }));
    const state = screen.getByLabelText<HTMLSelectElement>('State/Jurisdiction');
    expect(state.value).toBe('NM');
    expect([...state.options].filter(({ value }) => value !== '')).toHaveLength(50);
    await person.selectOptions(screen.getByLabelText('Role in Legal Proceedings'), 'defendant');
    await person.selectOptions(state, 'CA');
    user = makeUser({ role: 'defendant', state: 'CA' });
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(await screen.findByText('California')).toBeTruthy();
    expect(sent()[0]).toEqual({ role: 'defendant', state: 'CA' });
  });

  it('forgets an edit that is canceled', async () => {
    const person = await open();
    await person.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await person.selectOptions(screen.getByLabelText('State/Jurisdiction'), 'CA');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('New Mexico')).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it('asks for a state', async () => {
    const person = await open();
    await person.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await person.selectOptions(screen.getByLabelText('State/Jurisdiction'), '');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('State must be a 2-letter code')).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it.each([
    [new Refusal(503, 'UNAVAILABLE', { message: 'The server is busy.' }), 'The server is busy.'],
    [new TypeError('Failed to fetch'), 'Failed to update profile'],
  ])('keeps the edit when it could not be saved: %s', async (failure, words) => {
    const person = await open();
    server.answer('auth.updateProfile', () => {
      throw failure;
    });
    await person.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await person.selectOptions(screen.getByLabelText('State/Jurisdiction'), 'CA');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await noticeTitle(words)).toBe('Error');
    expect(screen.getByLabelText<HTMLSelectElement>('State/Jurisdiction').value).toBe('CA');
  });

  it('opens the role dialog', async () => {
    const person = await open();
    await person.click(screen.getByRole('button', { name: 'Change Role' }));
    expect(screen.getByRole('dialog', { name: 'Select Your Role' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
