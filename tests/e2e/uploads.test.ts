import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLine } from './line.ts';
import {
  DESKTOP,
  type OwnStand,
  openOwnStand,
  type Person,
  PHONE,
  unexpected,
  type Window,
} from './stand.ts';
import { roundTrips } from './wire.ts';

const MB = 1024 * 1024;
const SIZE = 24 * MB;
const BYTES_PER_SECOND = 6 * MB;

let stand: OwnStand;
let person: Person;
let file: { path: string; name: string; sha256: string };
beforeAll(async () => {
  stand = await openOwnStand();
  person = await stand.person();
  const bytes = randomBytes(SIZE);
  const name = 'Deposition video transcript.pdf';
  const path = join(stand.dataDir, name);
  await writeFile(path, bytes);
  file = { path, name, sha256: createHash('sha256').update(bytes).digest('hex') };
});
afterAll(() => stand.close());

let caseId: string;
let window: Window;
let page: Page;
beforeEach(async () => {
  caseId = await person.createCase('Hargrove v. Copper Mesa Properties');
  window = await person.open(DESKTOP);
  page = window.page;
  page.on('dialog', (dialog) => void dialog.accept());
  await window.go(`/cases/${caseId}/documents`);
});
afterEach(() => window.close());

/** Slows the way up to what a phone has, so that there is a middle to break. */
async function throttle(bytesPerSecond = BYTES_PER_SECOND): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/** Offsets at which the browser began to send, in order. */
function watchOffsets(): number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
}

function dialog() {
  return page.getByRole('dialog', { name: 'Upload Documents' });
}

function percent(): Promise<number> {
  const bar = dialog().getByRole('progressbar', { name: `Progress of ${file.name}` });
  return bar.getAttribute('aria-valuenow').then(Number, () => 0);
}

async function choose(): Promise<void> {
  await page.getByRole('button', { name: 'Upload New Documents' }).click();
  await dialog().locator('input[type=file]').setInputFiles(file.path);
  await dialog().getByLabel(`Category of ${file.name}`).selectOption('Discovery');
}

async function start(): Promise<void> {
  await dialog().getByRole('button', { name: 'Upload 1 File(s)' }).click();
}

async function reach(wanted: number): Promise<void> {
  await expect.poll(percent, { interval: 50 }).toBeGreaterThanOrEqual(wanted);
}

async function finish(): Promise<void> {
  // The last of its own tries comes a minute after the line broke.
  await dialog().getByRole('button', { name: 'Complete (1 uploaded)' }).waitFor({ timeout: 120_000 });
}

/** The document has the very bytes of the file: by the server's hash, and as downloaded. */
async function expectWhole(): Promise<void> {
  const documents = await person.documents(caseId);
  expect(documents).toMatchObject([{ filename: file.name, size: SIZE, hash: file.sha256 }]);
  const answer = await person.api.get(`/api/documents/${documents[0]?.id}/download`);
  expect(
    createHash('sha256')
      .update(await answer.body())
      .digest('hex'),
  ).toBe(file.sha256);
}

const NETWORK = /Failed to load resource: net::ERR_|WebSocket|status of 423/;

describe('an upload goes on where it stopped', () => {
  it('after the connection was lost', async () => {
    const line = await openLine(stand.url);
    const offsets = watchOffsets();
    await page.goto(`${line.url}/cases/${caseId}/documents`);
    await throttle();
    await choose();
    await start();
    await reach(30);
    line.cut();
    await expect.poll(() => line.refused()).toBeGreaterThan(0);
    line.restore();
    await finish();
    expect(offsets[0]).toBe(0);
    expect(offsets.length).toBeGreaterThan(1);
    expect(offsets.at(-1)).toBeGreaterThan(SIZE / 20);
    await expectWhole();
    expect(unexpected(window.problems, NETWORK)).toEqual([]);
    await line.close();
  });

  it('after the page was loaded again and the same file chosen', async () => {
    await throttle();
    await choose();
    await start();
    await reach(30);
    await page.reload();
    const offsets = watchOffsets();
    await choose();
    // The notice goes once the file has been chosen again.
    await expect.poll(() => dialog().getByText('1 upload was interrupted: continue').count()).toBe(0);
    await throttle(-1);
    await start();
    await finish();
    expect(offsets[0]).toBeGreaterThan(SIZE / 20);
    await expectWhole();
    expect(unexpected(window.problems, NETWORK)).toEqual([]);
  });

  it('after the server was killed and started again', async () => {
    const offsets = watchOffsets();
    await throttle();
    await choose();
    await start();
    await reach(30);
    await stand.crash();
    await finish();
    // Random bytes are no PDF: what became of it arrives over the watch, which found its way back too.
    await page.locator('aside').getByText('Could not be read').waitFor();
    expect(offsets.length).toBeGreaterThan(1);
    expect(offsets.at(-1)).toBeGreaterThan(SIZE / 20);
    await expectWhole();
    expect(unexpected(window.problems, NETWORK, /status of 50[0-9]/)).toEqual([]);
  });
});

describe('an upload under way', () => {
  it('is announced after a reload, and can be forgotten', async () => {
    await throttle();
    await choose();
    await start();
    await reach(10);
    await page.reload();
    await page.getByRole('button', { name: 'Upload New Documents' }).click();
    await dialog().getByText('1 upload was interrupted: continue').waitFor();
    await window.shoot('upload-interrupted');
    await dialog().getByRole('button', { name: 'Forget it' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Upload New Documents' }).click();
    await dialog().getByText('Drag and drop files here').waitFor();
    await expect.poll(() => dialog().getByText('interrupted').count()).toBe(0);
  });

  it('pauses, resumes, and goes on while the dialog is closed', async () => {
    await throttle();
    await choose();
    await start();
    await reach(10);
    await dialog()
      .getByRole('button', { name: `Pause ${file.name}` })
      .click();
    await dialog().getByText('Paused').waitFor();
    const paused = await percent();
    await roundTrips(page, 20);
    expect(await percent()).toBe(paused);
    await dialog()
      .getByRole('button', { name: `Resume ${file.name}` })
      .click();
    await dialog().getByRole('button', { name: 'Continue in the background' }).click();
    const strip = page.getByRole('region', { name: 'Uploads' });
    await strip.getByText(/Uploading 1 file, \d+%/).waitFor();
    await window.shoot('upload-background');
    await throttle(-1);
    await page.getByText('Successfully uploaded 1 document(s)').first().waitFor();
    await expect.poll(() => strip.count()).toBe(0);
    await expectWhole();
    expect(unexpected(window.problems, NETWORK)).toEqual([]);
  });

  it('can be canceled: the server forgets the bytes', async () => {
    await throttle();
    await choose();
    await start();
    await reach(10);
    const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await dialog()
      .getByRole('button', { name: `Cancel ${file.name}` })
      .click();
    expect((await ended).status()).toBe(204);
    await expect.poll(() => dialog().getByRole('listitem').count()).toBe(0);
    expect(await person.documents(caseId)).toEqual([]);
    expect(unexpected(window.problems, NETWORK)).toEqual([]);
  });

  it('shows on a phone what arrives', async () => {
    await window.close();
    window = await person.open(PHONE);
    page = window.page;
    await window.go(`/cases/${caseId}/documents`);
    await throttle();
    await choose();
    await start();
    await reach(20);
    await window.shoot('upload-phone');
    const first = await percent();
    await reach(first + 10);
    await throttle(-1);
    await finish();
    await expectWhole();
  });
});
