import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addDays, format } from 'date-fns';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePdf } from '#tests/factories/papers.ts';
import { sharedBrowser } from '#tests/setup/browser.ts';
import { copyDataDirectory, embeddedTemplate } from '#tests/setup/embedded-template.ts';
import { unzip } from '#tests/setup/load-files.ts';
import { type MailServer, startMailServer } from '#tests/setup/mail-server.ts';
import { freePort } from '#tests/setup/postgres-server.ts';
import { makeRunDirectory } from '#tests/setup/run-directory.ts';
import { startServer } from '#tests/setup/server-process.ts';
import { check, LOOKS } from './looks.ts';
import { OwnStand, openOwnStand, type Person, type Stand, unexpected } from './stand.ts';

const PASSWORD = 'a long sentence about a furnace';
const NEW_PASSWORD = 'twelve open windows in March';
const OPERATOR_COMMAND = join(import.meta.dirname, '../../src-server/operator/command.ts');
/** A refusal is an answer to a person, which Chromium writes down as an error. */
const REFUSED = /status of 400 \(Bad Request\)/;

let mail: MailServer;
/** Its mail arrives. */
let mailing: OwnStand;
/** It sends none. */
let silent: OwnStand;
beforeAll(async () => {
  mail = await startMailServer();
  [mailing, silent] = await Promise.all([openMailingStand(), openOwnStand()]);
});
afterAll(async () => {
  await Promise.all([mailing.close(), silent.close()]);
  await mail.close();
});

/** A server that knows its own address, so that its mails hold links, and whose mails arrive here. */
async function openMailingStand(): Promise<OwnStand> {
  const dataDir = makeRunDirectory();
  await copyDataDirectory(await embeddedTemplate(), dataDir);
  const port = await freePort();
  const env = {
    APP_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Proceed <mail@proceed.example>',
  };
  const [browser, server] = await Promise.all([sharedBrowser(), startServer({ dataDir, port, env })]);
  return new OwnStand(browser, server, { dataDir, env });
}

async function newcomer(stand: Stand): Promise<{ email: string; person: Person }> {
  const email = `willa-${randomUUID()}@example.org`;
  const person = await stand.personWith({ cookies: [], origins: [] });
  await person.post('/api/auth/register', { email, password: PASSWORD, firstName: 'Willa' });
  await person.post('/api/auth/onboarding', { role: 'plaintiff', state: 'NM' });
  return { email, person };
}

/** Waits for a mail of this subject and returns path and code of the one link in it. */
async function mailedLink(to: string, subject: string): Promise<string> {
  const arrived = () =>
    mail.received.find((received) => received.to.includes(to) && received.mail.subject === subject);
  const { mail: found } = await vi.waitUntil(arrived, { timeout: 60_000, interval: 50 });
  const [link, ...others] = found.text?.match(/https?:\S+/g) ?? [];
  expect(others).toEqual([]);
  const { origin, pathname, hash } = new URL(link ?? '');
  expect(origin).toBe(mailing.url);
  return pathname + hash;
}

/** What a command of the operator prints about the server without mail, while it runs. */
async function operate(...args: string[]): Promise<string> {
  const { INIT_CWD: _, DATABASE_URL: __, APP_URL: ___, ...env } = process.env;
  const child = spawn(process.execPath, [OPERATOR_COMMAND, ...args], {
    env: { ...env, DATA_DIR: silent.dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const printed = await text(child.stdout);
  expect(await ended).toBe(0);
  return printed;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const signInCard = (page: Page) => page.getByRole('region', { name: 'Signing in' });
const mailCard = (page: Page) => page.getByRole('region', { name: 'Mail from Proceed' });
const dataCard = (page: Page) => page.getByRole('region', { name: 'Your data' });

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign In');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign Out', exact: true }).click();
  await page.getByRole('link', { name: 'Open Your Case File' }).waitFor();
}

describe.each(LOOKS)('an account in trouble: %s', (look, options) => {
  it('a forgotten password is replaced through the link in a mail, once', async () => {
    const { email, person } = await newcomer(mailing);
    const window = await mailing.open(options);
    const { page, problems, go } = window;
    await go('/account');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Your e-mail address').fill(email);
    await check(window, `${look}-accounts-01-forgot`);
    await press(page, 'Send me a link');
    await page.getByText('Look at your mail').waitFor();
    await check(window, `${look}-accounts-02-sent`);

    const link = await mailedLink(email, 'Choose a new password for Proceed');
    await go(link);
    await page.getByLabel('New password').fill('password123');
    await press(page, 'Change password');
    await page.getByLabel('New password').and(page.locator('[aria-invalid]')).waitFor();
    await check(window, `${look}-accounts-03-guessable`);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await press(page, 'Change password');
    await page.getByText('Every browser that was signed in is signed out.').waitFor();
    await check(window, `${look}-accounts-04-changed`);
    expect((await person.api.get('/api/auth/user')).status()).toBe(401);

    await page.getByRole('link', { name: 'Sign In', exact: true }).last().click();
    await signIn(page, email, NEW_PASSWORD);
    await page.getByRole('heading', { name: 'What is due' }).waitFor();
    await go(link);
    await page.getByLabel('New password').fill('another long sentence');
    await press(page, 'Change password');
    await page.getByText(/used already or is too old/).waitFor();
    await check(window, `${look}-accounts-05-used`);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    expect(unexpected(problems, REFUSED)).toEqual([]);
    await window.close();
  });

  it('where no mail is sent, a forgotten password is replaced through whoever runs the server', async () => {
    const { email } = await newcomer(silent);
    const window = await silent.open(options);
    const { page, problems, go } = window;
    await go('/account');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByText('This server sends no mail. Ask whoever runs it.').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await check(window, `${look}-accounts-06-no-mail`);

    const printed = await operate('admin', 'reset-link', email);
    const code = /\/reset-password#(\S+)/.exec(printed)?.[1] ?? '';
    expect(code).not.toBe('');
    await page.getByRole('link', { name: 'I have a code' }).click();
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await check(window, `${look}-accounts-07-code`);
    await press(page, 'Change password');
    await page.getByText('Every browser that was signed in is signed out.').waitFor();
    await page.getByRole('link', { name: 'Sign In', exact: true }).last().click();
    await signIn(page, email, NEW_PASSWORD);
    await page.getByRole('heading', { name: 'What is due' }).waitFor();
    expect(unexpected(problems)).toEqual([]);
    await window.close();
  });

  it('a mistyped address is put right', async () => {
    const name = `willa-${randomUUID()}`;
    const window = await mailing.open(options);
    const { page, problems, go } = window;
    await go('/account');
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await page.getByLabel('E-mail').fill(`${name}@gmial.com`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByText(`Did you mean ${name}@gmail.com?`, { exact: false }).waitFor();
    await check(window, `${look}-accounts-08-mistyped`);
    await press(page, 'Create Account');
    await page.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
    const profile = { role: 'plaintiff', state: 'NM' };
    const headers = { origin: mailing.url };
    const begun = await page.request.post(`${mailing.url}/api/auth/onboarding`, { data: profile, headers });
    expect(begun.ok()).toBe(true);

    await go('/profile');
    await signInCard(page).getByText('Please confirm this address').waitFor();
    await signInCard(page).scrollIntoViewIfNeeded();
    await check(window, `${look}-accounts-09-unconfirmed`);
    await press(page, 'Change E-mail Address');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New e-mail address').fill(`${name}@gmial.com`);
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByText(`Did you mean ${name}@gmail.com?`, { exact: false }).waitFor();
    await dialog.getByLabel('New e-mail address').fill(`${name}@gmail.com`);
    await dialog.getByText('Did you mean', { exact: false }).waitFor({ state: 'detached' });
    await check(window, `${look}-accounts-10-change`);
    await press(page, 'Change Address');
    await signInCard(page).getByText(`${name}@gmail.com is not confirmed yet`).waitFor();
    await signInCard(page).getByText(`${name}@gmial.com`, { exact: true }).waitFor();
    await check(window, `${look}-accounts-11-waiting`);

    await go(await mailedLink(`${name}@gmail.com`, 'Confirm your e-mail address for Proceed'));
    await page.getByRole('button', { name: 'Confirm this address' }).waitFor();
    await check(window, `${look}-accounts-12-confirm`);
    await press(page, 'Confirm this address');
    await page.getByText(`${name}@gmail.com is confirmed.`, { exact: false }).waitFor();
    await check(window, `${look}-accounts-13-confirmed`);

    await go('/profile');
    await signInCard(page).getByText(`${name}@gmail.com`, { exact: true }).waitFor();
    await signInCard(page).getByText('Confirmed', { exact: true }).waitFor();
    expect(await page.getByText(/gmial/).count()).toBe(0);
    await signOut(page);
    await go('/account');
    await signIn(page, `${name}@gmail.com`, PASSWORD);
    await page.getByRole('heading', { name: 'What is due' }).waitFor();
    expect(unexpected(problems)).toEqual([]);
    await window.close();
  });

  it('an account is marked to be deleted, and kept', async () => {
    const { email, person } = await newcomer(silent);
    await person.createCase('Hargrove v. Copper Mesa Properties LLC');
    const window = await person.open(options);
    const { page, problems, go } = window;
    await go('/profile');
    await press(page, 'Delete My Account');
    const dialog = page.getByRole('dialog', { name: 'Delete your account' });
    await dialog.getByRole('listitem').getByText('Hargrove v. Copper Mesa Properties LLC').waitFor();
    await dialog.getByLabel('Your password', { exact: true }).fill('not my password');
    await dialog.getByRole('button', { name: 'Delete My Account' }).click();
    await dialog.getByText('That is not your password.').waitFor();
    await check(window, `${look}-accounts-14-delete`);
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    const asked = new Date();
    await dialog.getByRole('button', { name: 'Delete My Account' }).click();
    await dialog.waitFor({ state: 'detached' });
    const days = [asked, new Date()].map((moment) => format(addDays(moment, 14), 'MMMM d, yyyy'));
    const said = await dataCard(page)
      .getByText(/^Your account will be deleted on/)
      .textContent();
    expect(days.map((day) => `Your account will be deleted on ${day}`)).toContain(said);
    await mailCard(page)
      .getByText(/^Your Proceed account will be deleted on/)
      .waitFor();
    await dataCard(page).scrollIntoViewIfNeeded();
    await check(window, `${look}-accounts-15-marked`);

    // Everything works until then, and the way back is where the mail says.
    await signOut(page);
    await go('/account?returnTo=%2Fprofile');
    await signIn(page, email, PASSWORD);
    await dataCard(page).getByRole('button', { name: 'Keep My Account' }).waitFor();
    await page.getByRole('region', { name: 'Your account', exact: true }).getByRole('button').click();
    await page.getByRole('button', { name: 'Delete My Account' }).waitFor();
    await mailCard(page).getByText('Your Proceed account stays').waitFor();
    await check(window, `${look}-accounts-16-kept`);
    await page.reload();
    await page.getByRole('button', { name: 'Delete My Account' }).waitFor();
    expect(await page.getByText(/^Your account will be deleted on/).count()).toBe(0);
    expect(unexpected(problems, REFUSED)).toEqual([]);
    await window.close();
  });

  it('everything is downloaded in one archive, which opens', async () => {
    const { email, person } = await newcomer(silent);
    const bytes = await makePdf(['NOTICE TO LANDLORD', 'The furnace has not worked since November 9, 2024.']);
    const paper = { name: 'Notice to landlord.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
    const caseId = await person.createCase('Hargrove v. Copper Mesa Properties LLC');
    await person.upload(caseId, [paper]);
    const window = await person.open(options);
    const { page, problems, go } = window;
    await go('/profile');
    const link = dataCard(page).getByRole('link', { name: 'Download Everything' });
    await link.scrollIntoViewIfNeeded();
    await check(window, `${look}-accounts-17-everything`);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('Everything in Proceed.zip');
    const files = await unzip(await readFile(await download.path()));
    const named = [...files].find(([name]) => name.endsWith(`/papers/${paper.name}`));
    expect(named?.[0]).toContain('Hargrove v. Copper Mesa Properties LLC');
    expect(named?.[1].equals(paper.buffer)).toBe(true);
    expect(files.get('account.json')?.toString()).toContain(email);
    expect(unexpected(problems)).toEqual([]);
    await window.close();
  });
});
