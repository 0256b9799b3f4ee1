import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { UsageCard } from '#client/accounts/usage-card.tsx';
import { RoomNotice } from '#client/uploads/room-notice.tsx';
import type { Usage } from '#src/auth/usage-schema.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const GB = 1024 ** 3;
let server: FakeServer;
let usage: Usage;

beforeEach(() => {
  usage = {
    bytes: { used: 1.5 * GB, allowed: 100 * GB },
    cases: { used: 3, allowed: 500 },
    uploads: { used: 0, allowed: 100 },
  };
  server = startFakeServer({ 'auth.usage': () => usage });
});

async function open() {
  renderScreen(<UsageCard />, makeUser());
  const text = await screen.findByText('Papers');
  return within(text.closest('section') ?? document.body);
}

it('says what is taken of what there is', async () => {
  const card = await open();
  expect(card.getByText('1.5 GB of 100 GB')).toBeTruthy();
  expect(card.getByText('3 of 500 cases')).toBeTruthy();
  expect(card.getByText('No upload of yours is under way.')).toBeTruthy();
  expect(card.getByRole('progressbar', { name: 'Papers: 1.5 GB of 100 GB' })).toBeTruthy();
  expect(card.queryByText(/When it is full|There is no room/)).toBeNull();
});

it('says near the end what will happen, and at the end what has', async () => {
  usage = {
    ...usage,
    bytes: { used: 95 * GB, allowed: 100 * GB },
    cases: { used: 500, allowed: 500 },
    uploads: { used: 2, allowed: 100 },
  };
  const card = await open();
  expect(card.getByText(/Room for 5 GB more. When it is full, no paper can be added/)).toBeTruthy();
  expect(card.getByText(/No more cases can be made or taken over/)).toBeTruthy();
  expect(card.getByText(/2 uploads of yours are under way, of 100 at most/)).toBeTruthy();
});

it('says that it could not be loaded', async () => {
  server.answer('auth.usage', () => {
    throw new Refusal(500, 'INTERNAL');
  });
  renderScreen(<UsageCard />, makeUser());
  expect(await screen.findByText("We couldn't load this")).toBeTruthy();
});

it.each([
  [{ isOwner: true, isNearlyFull: true, left: 3 * 1024 }, 1024, 'There is room for 3 KB more'],
  [{ isOwner: false, isNearlyFull: true, left: 0 }, 0, 'There is no room for more papers'],
  [
    { isOwner: true, isNearlyFull: true, left: 1024 },
    2048,
    'These files are 2 KB, and there is room for 1 KB',
  ],
])('an upload is told beforehand: %j', async (room, bytes, said) => {
  server.answer('cases.room', () => room);
  renderScreen(<RoomNotice caseId="case" bytes={bytes} />, makeUser());
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByText(room.isOwner ? /Delete papers/ : /Ask them to make room/)).toBeTruthy();
});
