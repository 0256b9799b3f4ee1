import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#client/routes.tsx';
import type { AccountSafety } from '#src/auth/schema.ts';
import type { Transfer } from '#src/cases/transfer-schema.ts';
import { CASE_ID, makeListedCase } from '#tests/factories/cases.ts';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';
import '../list-layout.ts';

let server: FakeServer;
let safety: AccountSafety;
let offers: Transfer[];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  offers = [];
  safety = {
    email: 'ada@example.org',
    emailConfirmed: false,
    pendingEmail: null,
    hasPassword: true,
    sendsMail: true,
    deleteAt: null,
    casesThatGo: [],
    backedUpAt: null,
  };
  server = startFakeServer({
    'auth.session': () => makeUser(),
    'auth.config': () => makeAuthConfig(),
    'auth.safety': () => safety,
    'auth.confirmAgain': () => ({ message: 'A mail is on its way to ada@example.org.' }),
    'auth.keepAccount': () => {
      safety = { ...safety, deleteAt: null };
      return { message: 'Your account stays.' };
    },
    'cases.listWithParticipants': () => [makeListedCase()],
    'cases.offered': () => offers,
    'cases.takeOver': () => {
      offers = [];
      return { message: 'The case is yours now' };
    },
    'cases.endTransfer': () => {
      offers = [];
      return { message: 'You said no' };
    },
    'next.all': () => ({ steps: [] }),
  });
});

const open = (at = '/profile') => renderRoutes(routes, at).person;
const notice = (name: string) => screen.findByRole('region', { name });
const SAID = /Confirm your e-mail, or no reminder/;
const READY = { level: 1, name: 'Ada Quill' };

describe('an address that nobody confirmed', () => {
  it.each(['/profile', '/'])('is named above %s, and the mail is sent again', async (at) => {
    const person = open(at);
    const bar = within(await notice('Your e-mail address'));
    expect(bar.getByText(/We sent a link to ada@example\.org/)).toBeTruthy();
    await person.click(bar.getByRole('button', { name: 'Send Again' }));
    expect(await screen.findByText('A mail is on its way to ada@example.org.')).toBeTruthy();
  });

  it('can be put right', async () => {
    const person = open();
    const bar = within(await notice('Your e-mail address'));
    await person.click(bar.getByRole('button', { name: 'Change Address' }));
    expect(await screen.findByRole('dialog', { name: 'Change your e-mail address' })).toBeTruthy();
  });

  it('that waits to take the place of it is where the mail went', async () => {
    safety = { ...safety, pendingEmail: 'ada@example.com' };
    open();
    expect((await notice('Your e-mail address')).textContent).toContain('to ada@example.com');
  });

  it('of an identity provider is changed there, not here', async () => {
    safety = { ...safety, hasPassword: false };
    open();
    const bar = within(await notice('Your e-mail address'));
    expect(bar.queryByRole('button', { name: 'Change Address' })).toBeNull();
  });

  it('is not spoken of again until the next visit', async () => {
    const person = open();
    const bar = within(await notice('Your e-mail address'));
    await person.click(bar.getByRole('button', { name: 'Close for now' }));
    expect(screen.queryByText(SAID)).toBeNull();
    cleanup();
    open();
    await screen.findByRole('heading', READY);
    await waitFor(() => expect(server.sent('auth.safety').length).toBeGreaterThan(1));
    expect(screen.queryByText(SAID)).toBeNull();
    cleanup();
    window.sessionStorage.clear();
    open();
    expect(await screen.findByText(SAID)).toBeTruthy();
  });

  it.each<[string, Partial<AccountSafety>]>([
    ['the server sends no mail', { sendsMail: false }],
    ['the address is confirmed', { emailConfirmed: true }],
    ['there is no address', { email: null }],
  ])('nothing is said where %s', async (_why, change) => {
    safety = { ...safety, ...change };
    open();
    await screen.findByRole('heading', READY);
    await screen.findByRole('button', { name: 'Delete My Account' });
    expect(screen.queryByText(SAID)).toBeNull();
  });

  it('a failure to ask is not spoken of', async () => {
    server.answer('auth.safety', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    open();
    await screen.findByRole('heading', READY);
    expect(screen.queryByText(SAID)).toBeNull();
  });
});

describe('an account that is marked to be deleted', () => {
  it.each(['/profile', '/'])('is spoken of above %s with the day, and can be kept', async (at) => {
    safety = { ...safety, emailConfirmed: true, deleteAt: new Date(2026, 3, 6, 12) };
    const person = open(at);
    const bar = within(await notice('Your account'));
    expect(bar.getByText(/deleted on Monday, April 6, 2026/)).toBeTruthy();
    await person.click(bar.getByRole('button', { name: 'Keep My Account' }));
    expect(await screen.findByText('Your account stays.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your account' })).toBeNull());
  });
});

describe('a case that is offered', () => {
  beforeEach(() => {
    safety = { ...safety, emailConfirmed: true };
    offers = [
      {
        caseId: CASE_ID,
        title: 'Harlow v. Brandt Properties',
        from: { userId: 'jo', name: 'Jo Fenn' },
        to: { userId: 'ada', name: 'Ada Quill' },
        state: 'waiting',
        offeredAt: new Date(2026, 2, 3),
        expiresAt: new Date(2026, 2, 17),
      },
    ];
  });

  async function look() {
    const person = open();
    const bar = within(await notice('Offer of Harlow v. Brandt Properties'));
    await person.click(bar.getByRole('button', { name: 'See What It Means' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this case over?' }));
    expect(dialog.getByText(/Its papers use your storage space/)).toBeTruthy();
    expect(server.sent('cases.takeOver')).toEqual([]);
    return { person, dialog };
  }

  it('is taken over after it was said what that means', async () => {
    const { person, dialog } = await look();
    await person.click(dialog.getByRole('button', { name: 'Take the Case Over' }));
    expect(await screen.findByText('The case is yours now')).toBeTruthy();
    expect(server.sent('cases.takeOver')).toEqual([{ caseId: CASE_ID }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: /Offer of/ })).toBeNull());
  });

  it('is declined', async () => {
    const { person, dialog } = await look();
    await person.click(dialog.getByRole('button', { name: 'No, Leave It There' }));
    await waitFor(() => expect(server.sent('cases.endTransfer')).toEqual([{ caseId: CASE_ID }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Offer of/ })).toBeNull());
  });

  it('for which there is no room says so, and stays', async () => {
    server.answer('cases.takeOver', () => {
      throw new Refusal(507, 'INSUFFICIENT_STORAGE', { message: 'You have room for 3 MB more.' });
    });
    const { person, dialog } = await look();
    await person.click(dialog.getByRole('button', { name: 'Take the Case Over' }));
    expect(await dialog.findByText('You have room for 3 MB more.')).toBeTruthy();
  });
});
