import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStand, type Person, type Stand, unexpected, type Window } from './stand.ts';
import { holdCall } from './wire.ts';

interface Named {
  given: string;
  /** As the product shows it: what would mislead the eye stands there as a sign. */
  shown: string;
  /** As a browser saves it. */
  saved: string;
}

const LONG = `${'ü'.repeat(125)}x.txt`;

const NAMES: Record<string, Named> = {
  'a way up the folders': { given: '../../x.pdf', shown: '../../x.pdf', saved: '_.._x.pdf' },
  'letters from right to left': {
    given: 'Receipt \u202Efdp.txt',
    shown: 'Receipt [U+202E]fdp.txt',
    saved: 'Receipt _fdp.txt',
  },
  '255 bytes': { given: LONG, shown: LONG, saved: LONG },
  'a script': {
    given: '<script>alert(1)</script>.txt',
    shown: '<script>alert(1)</script>.txt',
    saved: '_script_alert(1)__script_.txt',
  },
  'a picture and what breaks lines': {
    given: '\u{1F4C4} first\u2028second\u0085third.txt',
    shown: '\u{1F4C4} first second third.txt',
    saved: '\u{1F4C4} first second third.txt',
  },
};

let stand: Stand;
let person: Person;
let caseId: string;
let window: Window;
const dialogs: string[] = [];
beforeAll(async () => {
  expect(Buffer.byteLength(LONG)).toBe(255);
  stand = await openStand();
  person = await stand.person();
  caseId = await person.createCase('Hargrove v. Copper Mesa Properties');
  window = await person.open();
  window.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
});
afterAll(async () => {
  await window.close();
  await stand.close();
});

it('are taken by the upload dialog, which shows what they are', async () => {
  const { page } = window;
  await window.go(`/cases/${caseId}`);
  await page.getByRole('button', { name: 'Upload New Documents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Documents' });
  await dialog.locator('input[type=file]').setInputFiles(
    Object.values(NAMES).map(({ given }) => ({
      name: given,
      mimeType: given.endsWith('.pdf') ? 'application/pdf' : 'text/plain',
      buffer: Buffer.from(`This file is called ${given}.`),
    })),
  );
  const rows = dialog.getByRole('list', { name: 'Files' });
  await rows.getByText('Receipt [U+202E]fdp.txt').waitFor();
  await rows.getByText('<script>alert(1)</script>.txt').waitFor();
  await window.shoot('names-upload');
  await dialog.getByRole('button', { name: 'Upload 5 File(s)' }).click();
  await dialog.getByRole('button', { name: 'Complete (5 uploaded)' }).click();
  expect(unexpected(window.problems)).toEqual([]);
  expect(dialogs).toEqual([]);
});

describe.each(Object.entries(NAMES))('a name with %s', (_what, { shown, saved }) => {
  it('is shown as what it is, and nothing runs', async () => {
    const { page } = window;
    await window.go(`/cases/${caseId}/documents`);
    await page.getByRole('complementary').getByText(shown, { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: shown, exact: true }).waitFor();
    // A tab names the paper, not its file: the ending is left out.
    expect(await page.title()).toBe(`${shown.replace(/\.[A-Za-z0-9]{1,5}$/, '')} · Proceed`);
    expect(dialogs).toEqual([]);
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('is downloaded as what it is', async () => {
    const { page } = window;
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download', exact: true }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(saved);
    const answer = await person.api.head(new URL(download.url()).pathname);
    const header = answer.headers()['content-disposition'] ?? '';
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"(; filename\*=UTF-8''[\w%.~-]+)?$/);
    const extended = /filename\*=UTF-8''(.+)$/.exec(header)?.[1];
    const plain = /filename="([^"]*)"/.exec(header)?.[1];
    expect(extended === undefined ? plain : decodeURIComponent(extended)).toBe(saved);
  });
});

it('are shown whole in the list of a phone, none wider than the screen', async () => {
  const { page } = window;
  await page.setViewportSize({ width: 390, height: 844 });
  // Opened before the list has arrived and its first paper was chosen.
  const held = await holdCall(page, 'documents.list');
  await window.go(`/cases/${caseId}`);
  await page.getByRole('button', { name: /^Documents/ }).click();
  await held.restore();
  await page.getByRole('dialog', { name: 'Documents' }).getByText('../../x.pdf').waitFor();
  await window.shoot('names-phone');
  const sticksOut = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sticksOut()).toBeLessThanOrEqual(0);
  expect(unexpected(window.problems)).toEqual([]);
});
