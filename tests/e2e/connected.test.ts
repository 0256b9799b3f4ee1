import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { hashPassword } from '#server/auth/password.ts';
import { insertUser } from '#tests/factories/users.ts';
import { sharedBrowser } from '#tests/setup/browser.ts';
import { copyDataDirectory, embeddedTemplate } from '#tests/setup/embedded-template.ts';
import { type IdentityProvider, startIdentityProvider } from '#tests/setup/identity-provider.ts';
import { type MailServer, startMailServer } from '#tests/setup/mail-server.ts';
import { freePort } from '#tests/setup/postgres-server.ts';
import { makeRunDirectory } from '#tests/setup/run-directory.ts';
import { startServer } from '#tests/setup/server-process.ts';
import { check, LOOKS } from './looks.ts';
import { OwnStand, unexpected } from './stand.ts';

const PASSWORD = 'a long sentence about a furnace';
/** A refusal is an answer to a person, which Chromium writes down as an error. */
const REFUSED = /status of 400 \(Bad Request\)/;
/** People of before the provider came: one for each look, and one who forgot the password. */
const emails = Object.fromEntries(
  LOOKS.map(([look]) => [look, { knows: `willa-${look}@example.org`, forgot: `ada-${look}@example.org` }]),
);

let mail: MailServer;
let provider: IdentityProvider;
let stand: OwnStand;
let host: string;

async function fill(dataDir: string): Promise<void> {
  const handle = await openDatabase({ dataDir });
  const password = await hashPassword(PASSWORD);
  for (const { knows, forgot } of Object.values(emails)) {
    for (const email of [knows, forgot]) {
      await insertUser(handle.db, { email, password, role: 'plaintiff', emailVerifiedAt: new Date() });
    }
  }
  await handle.close();
}

beforeAll(async () => {
  mail = await startMailServer();
  const port = await freePort();
  provider = await startIdentityProvider(`http://127.0.0.1:${port}/api/auth/callback`);
  host = new URL(provider.issuer).host;
  const dataDir = makeRunDirectory();
  await copyDataDirectory(await embeddedTemplate(), dataDir);
  await fill(dataDir);
  const env = {
    APP_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Proceed <mail@proceed.example>',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  };
  const [browser, server] = await Promise.all([sharedBrowser(), startServer({ dataDir, port, env })]);
  stand = new OwnStand(browser, server, { dataDir, env });
});
afterAll(async () => {
  await stand.close();
  await Promise.all([mail.close(), provider.stop()]);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const card = (page: Page) => page.getByRole('region', { name: 'Connected sign-ins' });
const isHome = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

async function giveDialogPassword(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

describe.each(LOOKS)('signing in through another service: %s', (look, options) => {
  it('an account of before is connected with its password, disconnected, connected again, and signed out of', async () => {
    const email = emails[look]?.knows ?? '';
    provider.person = { sub: randomUUID(), email, email_verified: true, name: `Willa ${look}` };
    const window = await stand.open(options);
    const { page, problems, go } = window;
    await go('/login');
    await page.getByRole('link', { name: 'Use a password' }).waitFor();
    await check(window, `connected-${look}-sign-in`);
    await page.getByRole('link', { name: 'Use a password' }).click();
    await page.getByRole('link', { name: `Sign In With ${host}` }).waitFor();
    await check(window, `connected-${look}-password`);
    await page.getByRole('link', { name: `Sign In With ${host}` }).click();
    await page.getByRole('heading', { name: 'You already have an account' }).waitFor();
    await page.getByText(email, { exact: true }).waitFor();
    await check(window, `connected-${look}-asked`);
    await press(page, 'Cancel');
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await page.getByLabel('Password of your Proceed account').fill('not it at all');
    await press(page, `Connect ${host}`);
    await page.getByText('That is not the password of this account.').waitFor();
    await page.getByLabel('Password of your Proceed account').fill(PASSWORD);
    await press(page, `Connect ${host}`);
    await page.waitForURL(`${stand.url}/`);
    await isHome(page);

    await go('/profile');
    await card(page).getByText(host, { exact: true }).waitFor();
    await card(page).scrollIntoViewIfNeeded();
    await check(window, `connected-${look}-profile`);
    await card(page).getByRole('button', { name: 'Disconnect' }).click();
    await giveDialogPassword(page, 'Disconnect');
    await card(page)
      .getByText(/^None\./)
      .waitFor();
    await card(page)
      .getByRole('button', { name: `Connect ${host}` })
      .click();
    await check(window, `connected-${look}-dialog`);
    await giveDialogPassword(page, 'Continue');
    await page.getByText(/That sign-in is connected/).waitFor();
    await card(page).getByText(host, { exact: true }).waitFor();
    await check(window, `connected-${look}-made`);

    // The session of this browser came of the provider, before it was disconnected.
    await page.getByRole('link', { name: 'Sign Out', exact: true }).first().click();
    await page.getByText('You are signed out of Proceed').waitFor();
    await check(window, `connected-${look}-signed-out`);
    await page.getByRole('link', { name: 'Sign Out There Too' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL(`${stand.url}/login**`);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(unexpected(problems, REFUSED)).toEqual([]);
    await window.close();
  });

  it('who forgot the password shows by mail that the account is theirs; a link in another browser connects nothing', async () => {
    const email = emails[look]?.forgot ?? '';
    provider.person = { sub: randomUUID(), email, email_verified: true, name: `Ada ${look}` };
    const window = await stand.open(options);
    const { page, problems, go } = window;
    await go('/api/login');
    await press(page, 'Send me a mail');
    await page.getByText('Look at your mail').waitFor();
    await check(window, `connected-${look}-mailed`);
    const subject = `Connect ${host} to your Proceed account`;
    const arrived = () => mail.received.find((one) => one.to.includes(email) && one.mail.subject === subject);
    const found = await vi.waitUntil(arrived, { timeout: 60_000, interval: 50 });
    const [link = ''] = found.mail.text?.match(/https?:\S+/g) ?? [];
    const { pathname, hash } = new URL(link);
    const elsewhere = await stand.open(options);
    await elsewhere.go(pathname + hash);
    await elsewhere.page.getByText(/works only in the browser where you began/).waitFor();
    await check(elsewhere, `connected-${look}-elsewhere`);
    await elsewhere.close();
    await page.goto('about:blank');
    await go(pathname + hash);
    await page.getByRole('button', { name: `Connect ${host}` }).waitFor();
    await check(window, `connected-${look}-link`);
    await press(page, `Connect ${host}`);
    await page.waitForURL(`${stand.url}/`);
    await go('/profile');
    await card(page).getByText(host, { exact: true }).waitFor();
    expect(unexpected(problems)).toEqual([]);
    await window.close();
  });

  it('a newcomer agrees to the terms, reads what is missing, and keeps the only way in', async () => {
    provider.person = { sub: randomUUID(), email: `new-${look}@example.org`, given_name: 'Nora' };
    const window = await stand.open(options);
    const { page, problems, go } = window;
    await go('/api/login');
    await page.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
    await page.getByText(/has put up no terms to agree to/).waitFor();
    await check(window, `connected-${look}-newcomer`);
    const answer = await page.request.post(`${stand.url}/api/auth/onboarding`, {
      data: { role: 'plaintiff', state: 'NM' },
      headers: { origin: stand.url },
    });
    expect(answer.status()).toBe(200);
    await go('/profile');
    await page.getByText('You have no confirmed e-mail address').waitFor();
    await card(page)
      .getByText(/this is the only way in/)
      .waitFor();
    await check(window, `connected-${look}-only-way`);
    expect(unexpected(problems)).toEqual([]);
    await window.close();
  });
});
