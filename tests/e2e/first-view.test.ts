import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DESKTOP, openStand, type Person, type Stand, unexpected } from './stand.ts';

const BUILT = join(import.meta.dirname, '../../dist/client');
const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).default([]) }),
);

/** Bytes of the script that these chunks need before they can run, and in how many files. */
async function weigh(...chunks: string[]) {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(BUILT, '.vite/manifest.json'), 'utf8')));
  const keys = new Set(
    chunks.map((chunk) => {
      const key = Object.keys(manifest).find((name) => name === chunk || manifest[name]?.name === chunk);
      if (key === undefined) throw new Error(`The build has no ${chunk}.`);
      return key;
    }),
  );
  let brotli = 0;
  let gzip = 0;
  for (const key of keys) {
    const { file, imports } = manifest[key] ?? { file: '', imports: [] };
    for (const imported of imports) keys.add(imported);
    const [plain, br, gz] = await Promise.all(
      ['', '.br', '.gz'].map((end) => readFile(join(BUILT, `${file}${end}`))),
    );
    if (plain === undefined || br === undefined || gz === undefined) throw new Error(`No ${file}`);
    if (!brotliDecompressSync(br).equals(plain) || !gunzipSync(gz).equals(plain)) {
      throw new Error(`The smaller forms of ${file} are of another build.`);
    }
    brotli += br.length;
    gzip += gz.length;
  }
  return { brotli, gzip, files: keys.size };
}

describe('the build', () => {
  it('shows a signed-in person the cases for 180 kB of compressed script', async () => {
    const { brotli, gzip, files } = await weigh('app', 'home');
    console.log(`home: ${brotli} bytes as Brotli, ${gzip} as gzip, ${files} files`);
    expect(brotli).toBeLessThanOrEqual(180_000);
    expect(files).toBeLessThanOrEqual(10);
  });

  it('draws the landing page before any script, and lets it take papers for 5 kB of it', async () => {
    const page = await readFile(join(BUILT, 'landing.html'), 'utf8');
    expect(page).toContain('You were served.');
    const { brotli, files } = await weigh('landing.html');
    console.log(`landing: ${brotli} bytes of script as Brotli`);
    expect(brotli).toBeLessThanOrEqual(5_000);
    expect(files).toBeLessThanOrEqual(2);
  });
});

let stand: Stand;
let person: Person;

beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
  await person.createCase('Hargrove v. Pinto');
});
afterAll(() => stand.close());

/** Every answer that a page gets, with what it weighed on the wire. */
async function watch(page: Page) {
  const wire = await page.context().newCDPSession(page);
  const answers = new Map<string, { url: string; type: string; bytes: number }>();
  await wire.send('Network.enable');
  wire.on('Network.responseReceived', ({ requestId, type, response: { url } }) =>
    answers.set(requestId, { url, type, bytes: 0 }),
  );
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer !== undefined) answer.bytes = encodedDataLength;
  });
  return {
    count: () => answers.size,
    scripts: () => [...answers.values()].filter(({ type }) => type === 'Script'),
    bytes: () =>
      [...answers.values()].reduce((sum, { type, bytes }) => sum + (type === 'Script' ? bytes : 0), 0),
  };
}

describe('in Chromium', () => {
  it('the first view of a signed-in person is light, and the other screens follow while nothing happens', async () => {
    const window = await person.open({ isSavingData: false });
    const seen = await watch(window.page);
    await window.go('/');
    await window.page.getByRole('link', { name: 'Hargrove v. Pinto' }).first().waitFor();
    await window.page.waitForLoadState('networkidle');
    console.log(`home in Chromium: ${seen.bytes()} bytes of script, ${seen.count()} requests`);
    expect(seen.bytes()).toBeLessThanOrEqual(180_000);
    expect(seen.count()).toBeLessThanOrEqual(25);
    const fetched = () => seen.scripts().map(({ url }) => url.replace(/.*\/(.+)-.{8}\.js$/, '$1'));
    await expect
      .poll(fetched, { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['documents-layout', 'workspace-page', 'summons-page']));
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });

  it('the landing page is there without script, and leads to the sign-in', async () => {
    const window = await stand.open({ ...DESKTOP, javaScriptEnabled: false });
    await window.go('/');
    await window.shoot('landing');
    expect(await window.page.title()).toBe('Proceed: your case, in order');
    await window.page.getByRole('link', { name: 'Log In' }).click();
    expect(new URL(window.page.url()).pathname).toBe('/account');
    await window.close();
  });

  it('a browser whose session has ended finds the landing page too', async () => {
    const window = await stand.open();
    await window.page.context().addCookies([{ name: 'proceed_session', value: 'ended', url: stand.url }]);
    await window.go('/');
    await window.page.getByRole('heading', { name: 'You were served.' }).waitFor();
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });

  it('a screen that is asked for without a line says so in its place, and comes with the line', async () => {
    const window = await person.open();
    const { page } = window;
    let isCut = false;
    await page.route('**/assets/**', (route) => (isCut ? route.abort() : route.continue()));
    await window.go('/');
    await page.getByRole('link', { name: 'Hargrove v. Pinto' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    isCut = true;
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'AI Assistant' }).click();
    await page.getByText('You are offline').waitFor();
    await page.getByRole('banner').waitFor();
    await window.shoot('offline-screen');
    await page.unroute('**/assets/**');
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'AI Legal Assistant' }).waitFor();
    await window.close();
  });

  it('a part that is asked for without a line leaves the screen as it is, and says what to do', async () => {
    const window = await person.open();
    const { page } = window;
    await window.go('/');
    await page.getByRole('link', { name: 'Hargrove v. Pinto' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort());
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByText(/This part of the page could not be fetched/).waitFor();
    await page.getByRole('link', { name: 'Hargrove v. Pinto' }).first().waitFor();
    await window.shoot('offline-part');
    await page.unroute('**/assets/**');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('link', { name: 'Hargrove v. Pinto' }).first().waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    await window.close();
  });

  it('a page that does not exist says so to programs too', async () => {
    const window = await person.open();
    const response = await window.page.goto(`${stand.url}/elsewhere`);
    expect(response?.status()).toBe(404);
    await window.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    expect(unexpected(window.problems, /status of 404/)).toEqual([]);
    await window.close();
  });
});

describe('somebody who follows a link without being signed in', () => {
  it('signs up and lands where the link leads', async () => {
    const window = await stand.open();
    const { page } = window;
    const asked =
      '/cases/0d9a4a52-53a4-4b0e-8a07-5f1c9fd24f01/milestones/5d7a1c9b-2f53-4a7f-9f41-40d1b3a0c2e1?from=mail';
    await window.go(asked);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await page.getByLabel('E-mail').fill('late@example.org');
    await page.getByLabel('Password', { exact: true }).fill('a long sentence about a furnace');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
    await page.getByText('Plaintiff').first().click();
    await page.getByLabel('State').selectOption('NM');
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await page.waitForURL(stand.url + asked);
    await window.close();
  });

  it('is never led to another site', async () => {
    const window = await stand.open();
    const { page } = window;
    await window.go('/login?returnTo=%2F%2Fevil.example%2F');
    expect(await page.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/api/login');
    const response = await page.request.get(`${stand.url}/api/login?returnTo=%2F%5Cevil.example`, {
      maxRedirects: 0,
    });
    expect(response.headers().location).toBe('/account');
    await window.close();
  });
});
