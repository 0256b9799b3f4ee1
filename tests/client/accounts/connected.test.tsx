import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#client/routes.tsx';
import type { Connection, WaitingConnection } from '#src/auth/connection-schema.ts';
import type { AccountSafety, User } from '#src/auth/schema.ts';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const PROVIDER = 'id.example.org';
const safety: AccountSafety = {
  email: 'ada@example.org',
  emailConfirmed: true,
  pendingEmail: null,
  hasPassword: true,
  sendsMail: true,
  deleteAt: null,
  casesThatGo: [],
  backedUpAt: null,
};

let server: FakeServer;
let user: User | null;
let connections: Connection[];
let waiting: WaitingConnection | null;

beforeEach(() => {
  user = null;
  connections = [];
  waiting = { provider: PROVIDER, email: 'ada@example.org', hasPassword: true, sendsMail: true };
  server = startFakeServer({
    'auth.session': () => user,
    'auth.config': () => ({ ...makeAuthConfig(), oidc: true, provider: PROVIDER }),
    'auth.safety': () => safety,
    'auth.sessions': () => [],
    'auth.factors': () => [],
    'auth.recoveryCodes': () => ({ left: 10 }),
    'auth.connections': () => connections,
    'auth.waitingConnection': () => waiting,
    'auth.confirmConnection': () => ({ next: 'factor' }),
    'auth.factorChallenge': () => ({ kinds: ['totp'], passkey: null }),
    'auth.mailConnection': () => ({ message: 'A mail is on its way.' }),
    'auth.cancelConnection': () => {
      waiting = null;
      return { message: 'Nothing was connected.' };
    },
    'auth.forgotPassword': () => ({ message: 'A mail with a link is on its way.' }),
    'auth.disconnect': () => {
      connections = [];
      return { message: `${PROVIDER} is disconnected.` };
    },
  });
});

describe('an account that has the address', () => {
  it('is connected with its password, and asks for its second step', async () => {
    const { person, router } = renderRoutes(routes, '/account/connect?returnTo=%2Frules');
    expect(await screen.findByRole('heading', { name: 'You already have an account' })).toBeDefined();
    const press = () => person.click(screen.getByRole('button', { name: `Connect ${PROVIDER}` }));
    await press();
    expect(await screen.findByText('Please enter your password')).toBeDefined();
    server.answer('auth.confirmConnection', () => {
      throw new Refusal(400, 'BAD_REQUEST', {
        message: 'That is not the password of this account.',
        fields: { password: 'That is not the password of this account.' },
      });
    });
    await person.type(screen.getByLabelText('Password of your Proceed account'), 'not it');
    await press();
    expect(await screen.findByText('That is not the password of this account.')).toBeDefined();
    server.answer('auth.confirmConnection', () => ({ next: 'factor' }));
    await press();
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeDefined();
    expect(router.state.location).toMatchObject({
      pathname: '/account/second-step',
      search: '?returnTo=%2Frules',
    });
  });

  it('is connected with the code of a mail', async () => {
    const { person } = renderRoutes(routes, '/account/connect');
    await person.click(await screen.findByRole('button', { name: 'Send me a mail' }));
    expect(await screen.findByText('A mail is on its way.')).toBeDefined();
    await person.type(screen.getByLabelText('Code from the mail'), 'abc');
    await person.click(screen.getByRole('button', { name: `Connect ${PROVIDER}` }));
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeDefined();
    expect(server.sent('auth.confirmConnection')).toEqual([{ token: 'abc' }]);
  });

  it('is not connected by a visit of the link, but by a press', async () => {
    const { person } = renderRoutes(routes, '/account/connect#secret');
    const press = await screen.findByRole('button', { name: `Connect ${PROVIDER}` });
    expect(server.sent('auth.confirmConnection')).toEqual([]);
    expect(screen.queryByLabelText('Code from the mail')).toBeNull();
    await person.click(press);
    await screen.findByRole('heading', { name: 'One more step' });
    expect(server.sent('auth.confirmConnection')).toEqual([{ token: 'secret' }]);
  });

  it('stays as it is where one cancels', async () => {
    const { person } = renderRoutes(routes, '/account/connect');
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeDefined();
    expect(server.sent('auth.confirmConnection')).toEqual([]);
  });

  it('without password and mail: whom to ask', async () => {
    waiting = { provider: PROVIDER, email: 'ada@example.org', hasPassword: false, sendsMail: false };
    renderRoutes(routes, '/account/connect');
    expect(await screen.findByText('Ask whoever runs this server')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send me a mail' })).toBeNull();
  });

  it('in another browser, or too late: a sentence and the way to begin again', async () => {
    waiting = null;
    renderRoutes(routes, '/account/connect#secret');
    expect(await screen.findByText(/works only in the browser where you began/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
  });
});

describe('the sign-in page', () => {
  it('offers to sign out at the provider too', async () => {
    renderRoutes(routes, '/login?signedOut=provider');
    const link = await screen.findByRole('link', { name: 'Sign Out There Too' });
    expect(link.getAttribute('href')).toBe('/api/auth/logout/provider');
    expect(await screen.findByText(new RegExp(`still signed in at ${PROVIDER}`))).toBeDefined();
  });

  it('leads to a password too, where no account is made', async () => {
    const { person } = renderRoutes(routes, '/login?returnTo=%2Frules');
    await person.click(await screen.findByRole('link', { name: 'Use a password' }));
    const link = await screen.findByRole('link', { name: `Sign In With ${PROVIDER}` });
    expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Frules');
    expect(screen.queryByRole('tab', { name: 'Create Account' })).toBeNull();
  });

  it.each([
    ['other', /connected to another sign-in/],
    ['busy', /wait an hour/],
    ['sign-out', /sign out there yourself/],
  ])('says what went wrong: %s', async (error, text) => {
    renderRoutes(routes, `/login?error=${error}`);
    expect(await screen.findByText(text)).toBeDefined();
  });
});

describe('the profile', () => {
  beforeEach(() => {
    user = makeUser();
  });
  const card = () => screen.findByRole('region', { name: 'Connected sign-ins' });

  it('connects with the password', async () => {
    server.answer('auth.connect', () => {
      throw new Refusal(503, 'UNAVAILABLE', { message: 'The sign-in service did not answer.' });
    });
    const { person } = renderRoutes(routes, '/profile');
    await person.click(await within(await card()).findByRole('button', { name: `Connect ${PROVIDER}` }));
    await person.type(await screen.findByLabelText('Your password'), 'a sentence');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The sign-in service did not answer.')).toBeDefined();
    expect(server.sent('auth.connect')).toEqual([{ password: 'a sentence' }]);
  });

  it('disconnects with the password', async () => {
    connections = [{ provider: PROVIDER, connectedAt: new Date('2026-11-23T10:00:00Z') }];
    const { person } = renderRoutes(routes, '/profile?connection=made');
    expect(await screen.findByText(/That sign-in is connected/)).toBeDefined();
    expect(await within(await card()).findByText('Connected Nov 23, 2026')).toBeDefined();
    await person.click(within(await card()).getByRole('button', { name: 'Disconnect' }));
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByLabelText('Your password'), 'a sentence');
    await person.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    expect(await within(await card()).findByText(/^None\./)).toBeDefined();
    expect(server.sent('auth.disconnect')).toEqual([{ password: 'a sentence' }]);
  });

  it('keeps the only way in, and helps to a password', async () => {
    connections = [{ provider: PROVIDER, connectedAt: null }];
    server.answer('auth.safety', () => ({ ...safety, hasPassword: false }));
    const { person } = renderRoutes(routes, '/profile');
    await person.click(await within(await card()).findByRole('button', { name: 'Set a Password' }));
    expect(await screen.findByText('A mail with a link is on its way.')).toBeDefined();
    expect(server.sent('auth.forgotPassword')).toEqual([{ email: 'ada@example.org' }]);
    expect(within(await card()).queryByRole('button', { name: 'Disconnect' })).toBeNull();
  });

  it('says what to do where the provider vouched for no address', async () => {
    server.answer('auth.safety', () => ({
      ...safety,
      email: null,
      emailConfirmed: false,
      hasPassword: false,
    }));
    renderRoutes(routes, '/profile');
    expect(await screen.findByText('You have no confirmed e-mail address')).toBeDefined();
    expect(screen.getByText(/Confirm your address there, then sign out here/)).toBeDefined();
  });

  it('has no such card on a server without a provider', async () => {
    server.answer('auth.config', () => makeAuthConfig());
    renderRoutes(routes, '/profile');
    await screen.findByRole('region', { name: 'Signing in' });
    expect(screen.queryByRole('region', { name: 'Connected sign-ins' })).toBeNull();
  });
});
