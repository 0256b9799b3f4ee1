import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#client/routes.tsx';
import type { AccountSafety, Session } from '#src/auth/schema.ts';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

let server: FakeServer;
let safety: AccountSafety;
let sessions: Session[];
const day = new Date('2026-11-23T10:00:00Z');

describe('a forgotten password', () => {
  beforeEach(() => {
    server = startFakeServer({
      'auth.session': () => null,
      'auth.config': () => makeAuthConfig({ sendsMail: true }),
      'auth.operatorTexts': () => ({
        name: 'the Marsh Street Clinic',
        contact: 'help@clinic.example',
        terms: null,
        privacy: null,
      }),
      'auth.forgotPassword': () => ({ message: 'A mail is on its way.' }),
      'auth.resetPassword': () => ({ message: 'Your password is changed. Sign in with the new one.' }),
      'auth.verifyEmail': () => ({ message: 'ada@example.org is confirmed.' }),
    });
  });

  it('is found from the sign-in form, and answers the same whoever asks', async () => {
    const { person } = renderRoutes(routes, '/account');
    await person.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await person.type(await screen.findByLabelText('Your e-mail address'), 'ada@example.org');
    await person.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText('A mail is on its way.')).toBeTruthy();
    expect(server.sent('auth.forgotPassword')).toEqual([{ email: 'ada@example.org' }]);
  });

  it('names whom to ask on a server without mail', async () => {
    server.answer('auth.config', () => makeAuthConfig({ sendsMail: false }));
    renderRoutes(routes, '/forgot-password');
    expect(await screen.findByText('This server sends no mail. Ask whoever runs it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull();
    expect(await screen.findByText('It is run by the Marsh Street Clinic.')).toBeTruthy();
    expect(screen.getByText('You reach them at help@clinic.example.')).toBeTruthy();
    expect(screen.getByText('admin reset-link')).toBeTruthy();
  });

  it('says what to ask for where nobody gave a name', async () => {
    server.answer('auth.config', () => makeAuthConfig({ sendsMail: false }));
    server.answer('auth.operatorTexts', () => ({ name: null, contact: null, terms: null, privacy: null }));
    renderRoutes(routes, '/forgot-password');
    expect(await screen.findByText(/Tell them the e-mail address that you sign in with/)).toBeTruthy();
    expect(screen.queryByText(/It is run by|You reach them/)).toBeNull();
  });

  it('is replaced by the link’s code', async () => {
    const { person } = renderRoutes(routes, '/reset-password#the-code');
    await person.type(await screen.findByLabelText('New password'), 'twelve open windows');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(server.sent('auth.resetPassword')).toEqual([
      { token: 'the-code', password: 'twelve open windows' },
    ]);
  });

  it('shows a link that is too old at the form, with the way to a new one', async () => {
    server.answer('auth.resetPassword', () => {
      throw new Refusal(400, 'BAD_REQUEST', { message: 'This link has been used already.' });
    });
    const { person } = renderRoutes(routes, '/reset-password#the-code');
    await person.type(await screen.findByLabelText('New password'), 'twelve open windows');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('This link has been used already.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('an address is confirmed by a press, not by the visit', async () => {
    const { person } = renderRoutes(routes, '/confirm-email#the-code');
    const button = await screen.findByRole('button', { name: 'Confirm this address' });
    expect(server.sent('auth.verifyEmail')).toEqual([]);
    await person.click(button);
    expect(await screen.findByText('ada@example.org is confirmed.')).toBeTruthy();
  });
});

describe('the profile', () => {
  beforeEach(() => {
    safety = {
      email: 'ada@example.org',
      emailConfirmed: true,
      pendingEmail: null,
      hasPassword: true,
      sendsMail: true,
      deleteAt: null,
      casesThatGo: [{ id: 'a', title: 'Quill v. Orlov', members: 2 }],
      backedUpAt: null,
    };
    const session = { createdAt: day, lastSeenAt: day };
    sessions = [
      { id: '1', current: true, device: 'Firefox on Windows', ...session },
      { id: '2', current: false, device: 'Chrome on Android', ...session },
    ];
    server = startFakeServer({
      'auth.session': () => makeUser(),
      'auth.config': () => makeAuthConfig(),
      'auth.safety': () => safety,
      'auth.sessions': () => sessions,
      'auth.confirmAgain': () => ({ message: 'A mail is on its way.' }),
      'auth.changePassword': () => ({ message: 'Your password is changed.' }),
      'auth.endSession': () => ({ message: 'That browser is signed out.' }),
      'auth.deleteAccount': () => ({ deleteAt: new Date('2026-12-07T10:00:00Z') }),
    });
  });

  async function open() {
    const { person } = renderRoutes(routes, '/profile');
    await screen.findByRole('button', { name: 'Change Password' });
    return person;
  }

  it('asks for an address to be confirmed, and says what that costs until then', async () => {
    safety = { ...safety, emailConfirmed: false };
    const person = await open();
    expect(screen.getByText(/no reminder of a deadline leaves this server/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText('A mail is on its way.')).toBeTruthy();
  });

  it('signs another browser out, and not this one', async () => {
    const person = await open();
    const card = await screen.findByLabelText('Where you are signed in');
    expect(within(card).getByText('This browser')).toBeTruthy();
    expect(within(card).queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull();
    await person.click(within(card).getByRole('button', { name: 'Sign out Chrome on Android' }));
    expect(await screen.findByText('That browser is signed out')).toBeTruthy();
    expect(server.sent('auth.endSession')).toEqual([{ id: '2' }]);
  });

  it('shows a wrong password at its field', async () => {
    server.answer('auth.changePassword', () => {
      throw new Refusal(400, 'BAD_REQUEST', {
        message: 'That is not your password.',
        fields: { currentPassword: 'That is not your password.' },
      });
    });
    const person = await open();
    await person.click(screen.getByRole('button', { name: 'Change Password' }));
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByLabelText('Your password now'), 'wrong');
    await person.type(within(dialog).getByLabelText('New password'), 'twelve open windows');
    await person.click(within(dialog).getByRole('button', { name: 'Change Password' }));
    expect(await within(dialog).findByText('That is not your password.')).toBeTruthy();
  });

  it('asks once whether the provider of a new address was mistyped', async () => {
    const person = await open();
    await person.click(screen.getByRole('button', { name: 'Change E-mail Address' }));
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByLabelText('New e-mail address'), 'ada@gmial.com');
    expect(within(dialog).queryByText(/Did you mean/)).toBeNull();
    await person.tab();
    expect(await within(dialog).findByText(/Did you mean ada@gmail\.com\?/)).toBeTruthy();
    // Gone before the field is left: what vanishes under a press moves the button away from it.
    const field = within(dialog).getByLabelText('New e-mail address');
    await person.clear(field);
    await person.type(field, 'ada@gmail.com');
    expect(document.activeElement).toBe(field);
    expect(within(dialog).queryByText(/Did you mean/)).toBeNull();
  });

  it('names the cases that go before the account is deleted', async () => {
    const person = await open();
    await person.click(await screen.findByRole('button', { name: 'Delete My Account' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Quill v. Orlov (2 other people will lose access)')).toBeTruthy();
    await person.type(within(dialog).getByLabelText('Your password'), 'eleven green doors');
    await person.click(within(dialog).getByRole('button', { name: 'Delete My Account' }));
    expect(await screen.findByText('Your account will be deleted on December 7, 2026')).toBeTruthy();
  });

  it('keeps an account that was to be deleted', async () => {
    safety = { ...safety, deleteAt: new Date('2026-12-07T10:00:00Z') };
    await open();
    expect(await screen.findByText('Your account will be deleted on December 7, 2026')).toBeTruthy();
    const card = within(screen.getByRole('region', { name: 'Your data' }));
    expect(card.getByRole('button', { name: 'Keep My Account' })).toBeTruthy();
  });
});
