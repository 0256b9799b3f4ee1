import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPushService } from '#tests/setup/push-service.ts';
import { check, LOOKS } from './looks.ts';
import { type OwnStand, openOwnStand, unexpected } from './stand.ts';

let stand: OwnStand;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
  const opened = await openOwnStand({ env: { PUSH_SERVICES: service.origin } });
  stand = opened;
});
afterAll(async () => {
  await stand.close();
  await service.close();
});

/** A browser without a way to its maker's push service is given one on this machine. */
async function givePushService(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((given) => {
    PushManager.prototype.subscribe = async () =>
      Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => given });
    PushManager.prototype.getSubscription = async () => null;
  }, service.subscribe());
}

it.each(LOOKS)('a browser is turned on, is sent a test and shows it: %s', async (look, options) => {
  const person = await stand.person();
  const opened = await person.open({ ...options, serviceWorkers: 'allow' });
  const { page, problems, shoot } = opened;
  await givePushService(page);
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.goto(`${stand.url}/profile`);
  const card = page.getByRole('region', { name: 'Reminders on your phone' });
  await card.getByRole('button', { name: 'Turn On Reminders Here' }).click();
  await card.getByText('This browser').waitFor();
  await card.scrollIntoViewIfNeeded();
  await shoot(`reminders-device-${look}`);
  await check(opened, 'reminders-device');
  await card.getByRole('button', { name: 'Send a Test' }).click();
  await page.getByText('A test is on its way').first().waitFor();
  const sent = service.received.at(-1)?.message;
  expect(sent).toMatchObject({ body: 'This is a test. Your reminders will look like this.' });
  // What the service took is handed to the browser, as its maker's would.
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: `${stand.url}/`,
    registrationId: await registered,
    data: JSON.stringify(sent),
  });
  await page.waitForFunction(async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    return ((await worker?.getNotifications()) ?? []).length > 0;
  });
  expect(unexpected(problems)).toEqual([]);
});
