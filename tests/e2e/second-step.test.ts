import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '#tests/setup/second-step.ts';
import { check, LOOKS } from './looks.ts';
import { openStand, Stand, unexpected, type Window } from './stand.ts';

const PASSWORD = 'a long sentence about a furnace';
/** A refused code is an answer to a person, which Chromium writes down as an error. */
const REFUSED = /status of 400 \(Bad Request\)/;

let stand: Stand;
beforeAll(async () => {
  const shared = await openStand();
  // A passkey is made for a name, not for a number.
  stand = new Stand(shared.browser, shared.url.replace('127.0.0.1', 'localhost'));
});
afterAll(() => stand.close());

/** Somebody with an account of this address, in a window that is signed in. */
async function newcomer(options: Parameters<Stand['open']>[0]): Promise<{ email: string; window: Window }> {
  const email = `second-step-${randomUUID()}@example.org`;
  const person = await stand.personWith({ cookies: [], origins: [] });
  await person.post('/api/auth/register', { email, password: PASSWORD, firstName: 'Willa' });
  await person.post('/api/auth/onboarding', { role: 'plaintiff', state: 'NM' });
  return { email, window: await person.open(options) };
}

/** A phone or computer that makes passkeys and signs with them when asked, without a person's finger. */
async function givePasskeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const card = (page: Page) => page.getByRole('region', { name: 'Second step at sign-in' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function giveDialogPassword(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

/** Reads the codes and says that they are kept. */
async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await dialog.getByRole('listitem').nth(9).waitFor();
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I Have Kept Them' }).click();
  await dialog.waitFor({ state: 'detached' });
  return codes;
}

/** Adds an app and returns its key, with the code that was used up for it. */
async function addApp(window: Window, name?: string): Promise<{ secret: string; used: string }> {
  const { page } = window;
  await press(page, 'Add an Authenticator App');
  await giveDialogPassword(page, 'Continue');
  const dialog = page.getByRole('dialog', { name: 'Scan this with your authenticator app' });
  await dialog.getByRole('img', { name: 'Code to scan with an authenticator app' }).waitFor();
  const secret = (await dialog.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).allTextContents())
    .join('')
    .replaceAll(' ', '');
  if (name !== undefined) await check(window, name);
  const used = codeOf(secret, new Date());
  await dialog.getByLabel('Code that the app shows').fill(used);
  await dialog.getByRole('button', { name: 'Add App' }).click();
  await dialog.waitFor({ state: 'detached' });
  return { secret, used };
}

/** Signs out and gives the password, on the way to the profile. */
async function signInAgain({ page, go }: Window, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign Out', exact: true }).click();
  await page.getByRole('link', { name: 'Open Your Case File' }).waitFor();
  await go('/account?returnTo=%2Fprofile');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign In');
  await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
}

describe.each(LOOKS)('a second step at sign-in: %s', (look, options) => {
  it('a passkey and an app are set up; each of them signs in', async () => {
    const { email, window } = await newcomer(options);
    const { page, problems, go } = window;
    await givePasskeys(page);
    await go('/profile');
    await card(page).getByText('Not set up.').waitFor();
    await press(page, 'Add a Passkey');
    await page.getByLabel('Your password', { exact: true }).waitFor();
    await check(window, `${look}-second-step-1-password`);
    await giveDialogPassword(page, 'Continue');
    await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
    await check(window, `${look}-second-step-2-codes`);
    await keepCodes(page);
    const { secret, used } = await addApp(window, `${look}-second-step-3-app`);
    await card(page).getByText('Authenticator app', { exact: true }).waitFor();
    expect(await card(page).getByRole('listitem').count()).toBe(2);
    await card(page).scrollIntoViewIfNeeded();
    await check(window, `${look}-second-step-4-card`);

    await signInAgain(window, email);
    await page.getByRole('button', { name: 'Use My Passkey' }).waitFor();
    await check(window, `${look}-second-step-5-asked`);
    // The page outlives a reload, and whoever is half signed in is nobody elsewhere.
    await page.reload();
    await page.getByRole('button', { name: 'Use My Passkey' }).click();
    await page.getByRole('link', { name: 'Sign Out', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    await card(page)
      .getByText(/last used/)
      .waitFor();

    await signInAgain(window, email);
    const field = page.getByLabel('Or the code from your authenticator app');
    await field.fill(used);
    await press(page, 'Sign In');
    await page.getByText(/was used already/).waitFor();
    // The code of the next half minute, as of a phone whose clock is a little fast.
    await field.fill(codeOf(secret, new Date(Date.now() + 30_000)));
    await press(page, 'Sign In');
    await page.getByRole('link', { name: 'Sign Out', exact: true }).waitFor();
    expect(unexpected(problems, REFUSED)).toEqual([]);
    await window.close();
  });

  it('lost, a recovery code opens the account, and what is lost is removed', async () => {
    const { email, window } = await newcomer(options);
    const { page, problems, go } = window;
    await go('/profile');
    await addApp(window);
    const [code = ''] = await keepCodes(page);
    await signInAgain(window, email);
    await press(page, 'I lost it');
    await page.getByLabel('Recovery code').fill('AAAA-AAAA-AAAA');
    await press(page, 'Sign In');
    await page.getByText('That is none of your recovery codes').waitFor();
    await check(window, `${look}-second-step-6-lost`);
    await page.getByLabel('Recovery code').fill(code.toLowerCase());
    await press(page, 'Sign In');
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
    await page.getByText('9 recovery codes left').waitFor();
    await check(window, `${look}-second-step-7-signed-in`);
    await page.getByRole('link', { name: 'Change My Second Step' }).click();
    const top = async () => (await card(page).boundingBox())?.y ?? -1;
    await expect.poll(top).toBeLessThan(300);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await press(page, 'Remove Authenticator app');
    await page.getByRole('dialog').getByText('It is your last one', { exact: false }).waitFor();
    await check(window, `${look}-second-step-8-remove`);
    await giveDialogPassword(page, 'Remove');
    await card(page).getByText('Not set up.').waitFor();
    expect(unexpected(problems, REFUSED)).toEqual([]);
    await window.close();
  });
});
