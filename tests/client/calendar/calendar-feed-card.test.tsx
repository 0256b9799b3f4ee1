import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CalendarFeedCard } from '#client/calendar/calendar-feed-card.tsx';
import type { CalendarFeed } from '#src/calendar/schema.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

let server: FakeServer;
let feed: CalendarFeed | null;
let made: number;
let origin: string;

beforeEach(() => {
  feed = null;
  made = 0;
  origin = 'https://proceed.example';
  server = startFakeServer({
    'calendar.feed': () => feed,
    'calendar.createFeed': () => {
      made += 1;
      feed = { url: null, createdAt: new Date(2026, 2, 20, 15, 10), lastReadAt: null };
      return { url: `${origin}/api/calendar/secret${made}.ics` };
    },
    'calendar.revokeFeed': () => {
      feed = null;
      return { message: 'Calendar feed revoked' };
    },
  });
});

const show = () => renderScreen(<CalendarFeedCard />, makeUser()).person;
const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' });
const existing = () => {
  feed = { url: null, createdAt: new Date(2026, 2, 1, 9), lastReadAt: new Date(2026, 2, 20, 15) };
};

describe('the calendar feed', () => {
  it('is made, shown once with its instructions, and copied', async () => {
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Create Calendar Address' }));
    expect((await address()).value).toBe('https://proceed.example/api/calendar/secret1.ics');
    for (const program of ['Google Calendar', 'Outlook', 'Apple Calendar']) {
      expect(screen.getByText(program)).toBeTruthy();
    }
    expect(await screen.findByText(/No calendar has read it yet/)).toBeTruthy();
    expect(screen.queryByText('This address works on this computer alone')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Address copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('https://proceed.example/api/calendar/secret1.ics');
  });

  it('says when nobody outside can reach it', async () => {
    origin = 'http://localhost:3000';
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Create Calendar Address' }));
    expect(await screen.findByText('This address works on this computer alone')).toBeTruthy();
  });

  it('that is there is told without its address, with when it was read', async () => {
    existing();
    show();
    expect(await screen.findByText('Mar 20, 2026, 3 pm')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create Calendar Address' })).toBeNull();
  });

  it('is replaced after a question', async () => {
    existing();
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Replace Address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Replace the calendar address' });
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(made).toBe(0);
    await person.click(screen.getByRole('button', { name: 'Replace Address' }));
    await person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace Address' }),
    );
    expect((await address()).value).toContain('secret1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is revoked after a question, and its address is gone from the screen', async () => {
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Create Calendar Address' }));
    await address();
    await person.click(await screen.findByRole('button', { name: 'Revoke Address' }));
    await person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke Address' }),
    );
    expect(await screen.findByText('Calendar address revoked')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Create Calendar Address' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that could not be revoked stays', async () => {
    existing();
    server.answer('calendar.revokeFeed', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Revoke Address' }));
    await person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke Address' }),
    );
    expect(await screen.findByText(/went wrong on our side/)).toBeTruthy();
    expect(screen.getByText(/A calendar last read it/)).toBeTruthy();
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.answer('calendar.feed', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    const person = show();
    expect(await screen.findByText("We couldn't load this")).toBeTruthy();
    server.answer('calendar.feed', () => null);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Create Calendar Address' })).toBeTruthy();
  });
});
