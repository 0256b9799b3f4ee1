import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MailCard } from '#client/mail/mail-card.tsx';
import type { Mail } from '#src/mail/schema.ts';
import { makeMail } from '#tests/factories/reminders.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

let server: FakeServer;
let mails: Mail[];
let sendsMail: boolean;

beforeEach(() => {
  mails = [makeMail()];
  sendsMail = false;
  server = startFakeServer({ 'mail.list': () => mails, 'mail.settings': () => ({ sendsMail }) });
});

describe('mail from Proceed', () => {
  it('says when nothing leaves this server, and keeps what was written', async () => {
    const { person } = renderScreen(<MailCard />, makeUser());
    expect(await screen.findByText('This server sends no e-mail')).toBeTruthy();
    expect(screen.getByText('Kept here')).toBeTruthy();
    expect(screen.getByText('Fri, Mar 20, 2026, 9:05 am')).toBeTruthy();
    await person.click(screen.getByText('In 3 days: Answer to Complaint Due (Harlow v. Brandt)'));
    expect(screen.getByText(/Due: Monday, March 23, 2026/)).toBeTruthy();
  });

  it('says where it goes, and what became of each', async () => {
    sendsMail = true;
    mails = [
      makeMail({ id: '1', sentAt: new Date() }),
      makeMail({ id: '2' }),
      makeMail({ id: '3', failedAt: new Date() }),
    ];
    renderScreen(<MailCard />, makeUser());
    expect(await screen.findByText('ada@example.org')).toBeTruthy();
    for (const state of ['Sent', 'Waiting to be sent', 'Not delivered']) {
      expect(screen.getByText(state)).toBeTruthy();
    }
    expect(screen.queryByText('This server sends no e-mail')).toBeNull();
  });

  it('says when there is no address to send to', async () => {
    renderScreen(<MailCard />, makeUser({ email: null }));
    expect(await screen.findByText('Your account has no e-mail address')).toBeTruthy();
  });

  it('shows five, and the others when asked', async () => {
    mails = Array.from({ length: 12 }, (_, index) => makeMail({ id: `${index}`, subject: `Mail ${index}` }));
    const { person } = renderScreen(<MailCard />, makeUser());
    await person.click(await screen.findByRole('button', { name: 'Show 7 more' }));
    expect(screen.getAllByText(/^Mail \d+$/)).toHaveLength(12);
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
  });

  it('says that there is none yet', async () => {
    mails = [];
    renderScreen(<MailCard />, makeUser());
    expect(await screen.findByText(/Nothing yet/)).toBeTruthy();
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.answer('mail.list', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const { person } = renderScreen(<MailCard />, makeUser());
    expect(await screen.findByText("We couldn't load your mail")).toBeTruthy();
    server.answer('mail.list', () => mails);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Kept here')).toBeTruthy();
  });
});
