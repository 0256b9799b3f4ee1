import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceCard } from '#client/reminders/device-card.tsx';
import type { PushDevice } from '#src/reminders/push-schema.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const PUBLIC_KEY = `B${'A'.repeat(86)}`;
const GIVEN = { endpoint: 'https://push.example.org/1', keys: { p256dh: PUBLIC_KEY, auth: 'A'.repeat(22) } };

function makeDevice(change: Partial<PushDevice> = {}): PushDevice {
  return {
    id: 'phone',
    device: 'Chrome on Android',
    current: true,
    showsDetails: false,
    createdAt: new Date('2026-03-01T18:00:00Z'),
    lastSentAt: null,
    ...change,
  };
}

let server: FakeServer;
let devices: PushDevice[];

beforeEach(() => {
  devices = [];
  server = startFakeServer({
    'reminders.devices': () => ({ publicKey: PUBLIC_KEY, devices }),
    'reminders.addDevice': () => {
      const made = makeDevice();
      devices = [made];
      return made;
    },
    'reminders.changeDevice': ({ showsDetails }) => {
      devices = devices.map((device) => ({ ...device, showsDetails }));
      return { message: 'Changed' };
    },
    'reminders.tryDevice': () => ({ message: 'A test reminder is on its way.' }),
    'reminders.removeDevice': () => {
      devices = [];
      return { message: 'Removed' };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser that can push, and what its person answers when it asks. */
function allowPushing(answer: NotificationPermission) {
  const unsubscribe = vi.fn(async () => true);
  const pushManager = {
    getSubscription: async () => ({ unsubscribe }),
    subscribe: async () => ({ toJSON: () => GIVEN }),
  };
  const registration = { pushManager, unregister: async () => true };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  const notification = { permission: 'default', requestPermission: async () => answer };
  notification.requestPermission = async () => {
    notification.permission = answer;
    return answer;
  };
  vi.stubGlobal('Notification', notification);
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { unsubscribe };
}

describe('a browser', () => {
  it('that can push is turned on, tried, opened up and turned off', async () => {
    const { unsubscribe } = allowPushing('granted');
    const { person } = renderScreen(<DeviceCard />, makeUser());
    await person.click(await screen.findByRole('button', { name: 'Turn On Reminders Here' }));
    expect(await screen.findByText('Chrome on Android')).toBeTruthy();
    expect(server.sent('reminders.addDevice')).toEqual([GIVEN]);
    expect(screen.queryByRole('button', { name: 'Turn On Reminders Here' })).toBeNull();
    expect(screen.getByText('This browser')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Send a Test' }));
    expect(await screen.findByText('A test is on its way')).toBeTruthy();
    await person.click(screen.getByRole('switch', { name: 'Name the date and the case' }));
    await waitFor(() =>
      expect(server.sent('reminders.changeDevice')).toEqual([{ id: 'phone', showsDetails: true }]),
    );
    unsubscribe.mockClear();
    await person.click(screen.getByRole('button', { name: 'Turn off reminders on Chrome on Android' }));
    expect(await screen.findByRole('button', { name: 'Turn On Reminders Here' })).toBeTruthy();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('whose person says no is told how to allow it', async () => {
    allowPushing('denied');
    const { person } = renderScreen(<DeviceCard />, makeUser());
    await person.click(await screen.findByRole('button', { name: 'Turn On Reminders Here' }));
    expect(await screen.findByText('This browser blocks messages from Proceed')).toBeTruthy();
    expect(server.sent('reminders.addDevice')).toEqual([]);
  });

  it('that cannot push says so, and shows the others of the person', async () => {
    vi.stubGlobal('isSecureContext', true);
    devices = [makeDevice({ current: false })];
    renderScreen(<DeviceCard />, makeUser());
    expect(await screen.findByText('This browser cannot show reminders')).toBeTruthy();
    const card = within(screen.getByLabelText('Reminders on your phone'));
    expect(card.getByText('Chrome on Android')).toBeTruthy();
    expect(card.queryByText('This browser')).toBeNull();
  });

  it('of an iPhone says to install Proceed first', async () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', {
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
      maxTouchPoints: 5,
    });
    renderScreen(<DeviceCard />, makeUser());
    expect(await screen.findByText('First put Proceed on your home screen')).toBeTruthy();
  });

  it('at an address without https says why it cannot', async () => {
    vi.stubGlobal('isSecureContext', false);
    renderScreen(<DeviceCard />, makeUser());
    expect(await screen.findByText('This address is not secure')).toBeTruthy();
  });
});
