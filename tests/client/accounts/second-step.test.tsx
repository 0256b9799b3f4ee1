import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#client/routes.tsx';
import type { Factor, FactorChallenge } from '#src/auth/factor-schema.ts';
import type { AccountSafety, User } from '#src/auth/schema.ts';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCC${index}`);
const day = new Date('2026-11-23T10:00:00Z');
const app: Factor = { id: 'f1', kind: 'totp', name: 'Authenticator app', createdAt: day, lastUsedAt: null };

let server: FakeServer;
let user: User | null;
let factors: Factor[];
let left: number;
let challenge: FactorChallenge;

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

beforeEach(() => {
  user = makeUser();
  factors = [];
  left = 10;
  challenge = { kinds: ['totp'], passkey: null };
  server = startFakeServer({
    'auth.session': () => user,
    'auth.config': () => makeAuthConfig(),
    'auth.safety': () => safety,
    'auth.sessions': () => [],
    'auth.factors': () => factors,
    'auth.recoveryCodes': () => ({ left }),
    'auth.beginFactor': () => ({
      kind: 'totp',
      secret: SECRET,
      uri: `otpauth://totp/Proceed:ada?secret=${SECRET}`,
      options: null,
    }),
    'auth.signIn': () => ({ next: 'factor' }),
    'auth.factorChallenge': () => challenge,
    'auth.verifyFactor': () => {
      user = makeUser();
      return { user, factor: null, recoveryCodes: null, recoveryCodesLeft: left };
    },
    'auth.removeFactor': () => {
      factors = [];
      return { message: 'Authenticator app is removed.' };
    },
    'auth.renewRecoveryCodes': () => ({ codes: CODES }),
  });
});

describe('the profile', () => {
  const card = () => screen.findByRole('region', { name: 'Second step at sign-in' });

  async function open() {
    const { person } = renderRoutes(routes, '/profile');
    return { person, inside: within(await card()) };
  }

  it('says that nothing is set up, and sets an app up: password, key, code, recovery codes', async () => {
    server.answer('auth.verifyFactor', () => {
      factors = [app];
      return { user: makeUser(), factor: app, recoveryCodes: CODES, recoveryCodesLeft: 10 };
    });
    const { person, inside } = await open();
    expect(await inside.findByText(/^Not set up\./)).toBeTruthy();
    await person.click(inside.getByRole('button', { name: 'Add an Authenticator App' }));
    const first = within(await screen.findByRole('dialog'));
    await person.type(first.getByLabelText('Your password'), 'eleven green doors');
    await person.click(first.getByRole('button', { name: 'Continue' }));
    const second = within(await screen.findByRole('dialog', { name: /^Scan this/ }));
    expect(second.getByText(SECRET.replaceAll(/.{4}(?=.)/g, '$& '))).toBeTruthy();
    expect(second.getByRole('img', { name: /scan/ })).toBeTruthy();
    expect(second.getByRole('link', { name: 'Open the App' }).getAttribute('href')).toContain('otpauth://');
    await person.type(second.getByLabelText('Code that the app shows'), '123 456');
    await person.click(second.getByRole('button', { name: 'Add App' }));
    const third = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    expect(third.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    // Escape does not take them away unread.
    await person.keyboard('{Escape}');
    await person.click(third.getByRole('button', { name: 'I Have Kept Them' }));
    expect(await inside.findByText('Authenticator app')).toBeTruthy();
    expect(server.sent('auth.beginFactor')).toEqual([{ kind: 'totp', password: 'eleven green doors' }]);
    expect(server.sent('auth.verifyFactor')).toEqual([{ code: '123456' }]);
  });

  it('shows a wrong password and a wrong code at their fields', async () => {
    server.answer('auth.verifyFactor', () => {
      throw new Refusal(400, 'BAD_REQUEST', { message: 'No.', fields: { code: 'That code is not right.' } });
    });
    server.answer('auth.removeFactor', () => {
      throw new Refusal(400, 'BAD_REQUEST', {
        message: 'No.',
        fields: { password: 'That is not your password.' },
      });
    });
    factors = [app];
    const { person, inside } = await open();
    await person.click(await inside.findByRole('button', { name: 'Remove Authenticator app' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/It is your last one/)).toBeTruthy();
    await person.type(dialog.getByLabelText('Your password'), 'wrong');
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText('That is not your password.')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await person.click(inside.getByRole('button', { name: 'Add an Authenticator App' }));
    const first = within(await screen.findByRole('dialog'));
    await person.type(first.getByLabelText('Your password'), 'eleven green doors');
    await person.click(first.getByRole('button', { name: 'Continue' }));
    const second = within(await screen.findByRole('dialog', { name: /^Scan this/ }));
    await person.type(second.getByLabelText('Code that the app shows'), '123456');
    await person.click(second.getByRole('button', { name: 'Add App' }));
    expect(await second.findByText('That code is not right.')).toBeTruthy();
  });

  it('warns of few recovery codes and makes new ones', async () => {
    factors = [app];
    left = 1;
    const { person, inside } = await open();
    expect(await inside.findByText('Only 1 recovery code is left')).toBeTruthy();
    await person.click(inside.getByRole('button', { name: 'Make New Codes' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Your password'), 'eleven green doors');
    await person.click(dialog.getByRole('button', { name: 'Make New Codes' }));
    expect(await screen.findByText('AAAA-BBBB-CCC9')).toBeTruthy();
  });

  it('leaves it to whoever else signs the person in', async () => {
    server.answer('auth.safety', () => ({ ...safety, hasPassword: false }));
    const { inside } = await open();
    expect(await inside.findByText(/Another service signs you in here/)).toBeTruthy();
    expect(inside.queryByRole('button')).toBeNull();
  });
});

describe('signing in', () => {
  async function half() {
    user = null;
    const { person, router } = renderRoutes(routes, '/account?returnTo=%2Fprofile');
    await person.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
    await person.type(screen.getByLabelText('Password'), 'eleven green doors');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByRole('heading', { name: 'One more step' });
    return { person, router };
  }

  it('asks for the code and goes where the person wanted to go', async () => {
    const { person, router } = await half();
    await person.type(await screen.findByLabelText('Code from your authenticator app'), '123456');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('button', { name: 'Change Password' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('leads from what is lost to a recovery code, and says how many are left', async () => {
    left = 2;
    const { person } = await half();
    await person.click(screen.getByRole('button', { name: 'I lost it' }));
    await person.type(await screen.findByLabelText('Recovery code'), 'aaaa-bbbb-ccc1');
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('2 recovery codes left')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to My Cases' }).getAttribute('href')).toBe('/profile');
    expect(server.sent('auth.verifyFactor')).toEqual([{ recoveryCode: 'aaaabbbbccc1' }]);
  });

  it('leads back to the password when the ten minutes are over', async () => {
    user = null;
    server.answer('auth.factorChallenge', () => {
      throw new Refusal(401, 'UNAUTHORIZED', { message: 'Please sign in again.' });
    });
    renderRoutes(routes, '/account/second-step?returnTo=%2Fprofile');
    expect(await screen.findByText('Please sign in again.')).toBeTruthy();
    const again = screen.getByRole('link', { name: 'Sign In Again' });
    expect(again.getAttribute('href')).toBe('/account?returnTo=%2Fprofile');
  });
});
