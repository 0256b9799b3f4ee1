import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '#tests/factories/papers.ts';
import { check, LOOKS } from './looks.ts';
import { type OwnStand, openOwnStand, unexpected } from './stand.ts';

const PASSWORD = 'a long sentence about a furnace';
const EMAIL = 'willa@example.org';
const OPERATOR_COMMAND = join(import.meta.dirname, '../../src-server/operator/command.ts');
/** A refusal is an answer to a person, which Chromium writes down as an error. */
const REFUSED = /status of 403 \(Forbidden\)/;

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-journey-'));
  file = join(folder, 'proceed-backup.zip');
  const former = await openOwnStand();
  const person = await former.personWith({ cookies: [], origins: [] });
  await person.post('/api/auth/register', { email: EMAIL, password: PASSWORD, firstName: 'Willa' });
  await person.post('/api/auth/onboarding', { role: 'plaintiff', state: 'NM' });
  const caseId = await person.createCase('Hargrove v. Tamarack Heating');
  const buffer = Buffer.from(await makePdf(['COMPLAINT\n1. The furnace was never repaired.']));
  await person.upload(caseId, [{ name: 'complaint.pdf', mimeType: 'application/pdf', buffer }]);
  await person.read(caseId, 1);
  await operate(former, 'backup', file);
  await former.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a command of the operator prints about a server, while it runs. */
async function operate(stand: OwnStand, ...args: string[]): Promise<string> {
  const { INIT_CWD: _, DATABASE_URL: __, APP_URL: ___, ...env } = process.env;
  const child = spawn(process.execPath, [OPERATOR_COMMAND, ...args], {
    env: { ...env, DATA_DIR: stand.dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const printed = await text(child.stdout);
  expect(await ended).toBe(0);
  return printed.trim();
}

describe.each(LOOKS)('an empty installation: %s', (look, options) => {
  it('is filled from a backup; the offer goes, and people sign in with their passwords', async () => {
    const stand = await openOwnStand();
    const window = await stand.open(options);
    const { page, problems, go } = window;
    await go('/');
    await page.getByRole('heading', { name: 'Nobody has an account here yet' }).waitFor();
    await check(window, `${look}-restore-01-welcome`);
    await page.getByRole('link', { name: 'Restore from a backup' }).click();
    const restore = page.getByRole('button', { name: 'Restore', exact: true });
    await restore.click();
    await page.getByText('Please choose the file of the backup.').waitFor();
    await check(window, `${look}-restore-02-form`);

    const choose = page.locator('input[type=file]');
    const whole = await readFile(file);
    const cut = join(folder, `${look}-cut.zip`);
    await writeFile(cut, whole.subarray(0, whole.length / 2));
    await choose.setInputFiles(cut);
    await page.getByLabel('Code').fill('AAAA-AAAA-AAAA-AAAA');
    await restore.click();
    await page.getByText(/This is not the code/).waitFor();
    await check(window, `${look}-restore-03-code`);
    await page.getByLabel('Code').fill((await operate(stand, 'admin', 'restore-code')).toLowerCase());
    await restore.click();
    await page.getByText(/-cut.zip” is not a whole backup of Proceed/).waitFor();
    await check(window, `${look}-restore-04-refused`);

    await choose.setInputFiles(file);
    // It stands still while it is looked at.
    const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/api/restore/*', async (route) => {
      if (route.request().method() === 'GET') await looked;
      await route.continue();
    });
    await restore.click();
    await page.getByRole('progressbar', { name: 'Checking every byte of it' }).waitFor();
    await check(window, `${look}-restore-05-progress`);
    goOn();
    await page.getByText('Everything is back').waitFor();
    await page.getByText(/1 account, 1 paper\./).waitFor();
    await check(window, `${look}-restore-06-done`);

    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('heading', { name: 'What is due' }).waitFor();
    const cases = await page.request.get(`${stand.url}/api/cases`);
    expect(await cases.text()).toContain('Hargrove v. Tamarack Heating');
    expect(unexpected(problems, REFUSED)).toEqual([]);
    await window.close();

    const later = await stand.open(options);
    await later.go('/');
    await later.page.getByRole('link', { name: 'Open Your Case File' }).waitFor();
    expect(await later.page.getByText('Nobody has an account here yet').count()).toBe(0);
    await later.go('/restore');
    await later.page.getByText('Somebody has an account here already').waitFor();
    await check(later, `${look}-restore-07-closed`);
    expect(unexpected(later.problems)).toEqual([]);
    await stand.close();
  });
});
