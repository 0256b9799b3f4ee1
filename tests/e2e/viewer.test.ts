import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeLargePdf, makeLockedPdf } from '#tests/factories/large-pdf.ts';
import { makeEml, makePdf } from '#tests/factories/papers.ts';
import { check, LOOKS } from './looks.ts';
import type { Paper } from './papers.ts';
import { DESKTOP, openOwnStand, type Person, PHONE, type Stand, unexpected, type Window } from './stand.ts';
import { roundTrips } from './wire.ts';

const LEASE = [
  'RESIDENTIAL LEASE\n\nThe house at 219 Larkspur Court is let from June 1, 2023.\nThe rent is $1,480.00 a month.',
  'The Tenant pays a security deposit of $2,150.00 before moving in.\nThe Landlord returns it within thirty days,',
  'less an itemized list of deductions.\nThe Landlord repairs the furnace within seven days of a notice.',
];
const EMAIL = makeEml({
  subject: 'Re: furnace at 219 Larkspur Court',
  body: 'Dear Ms. Hargrove,\n\nA technician will come on December 20, 2024.\n\nOdette Farrow',
  attachments: [
    { filename: 'work-order.txt', mimeType: 'text/plain', content: 'Work order 88213: replace the igniter.' },
    { filename: 'invoice.txt', mimeType: 'text/plain', content: 'Invoice 4471: $310.00.' },
  ],
});
const PAGES = 2000;
// The browser's own viewer asks for a password.
const FRAME = /Blocked autofocusing/;
const Stored = z.object({ extractedText: z.string() });

function pdf(name: string, bytes: Uint8Array): Paper {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

async function makePicture(): Promise<Buffer> {
  const page = await stand.browser.newPage({ viewport: { width: 1700, height: 2200 } });
  await page.setContent('<body style="margin:120px;font:48px serif">RECEIPT No. 4471<p>Received $2,150.00');
  const bytes = await page.screenshot();
  await page.close();
  return bytes;
}

let stand: Stand;
let person: Person;
let caseId: string;
let ids: Map<string, string>;
beforeAll(async () => {
  // Its reader is busy with two thousand pages until the end.
  stand = await openOwnStand();
  person = await stand.person();
  caseId = await person.createCase('Hargrove v. Copper Mesa Properties');
  const large = await makeLargePdf(PAGES);
  await person.upload(caseId, [
    pdf('Lease.pdf', await makePdf(LEASE)),
    pdf('Torn.pdf', Buffer.from('%PDF-1.7\nthe rest of this file was lost\n%%EOF')),
    pdf('Locked.pdf', makeLockedPdf()),
    { name: 'Receipt.png', mimeType: 'image/png', buffer: await makePicture() },
    { name: 'Re furnace.eml', mimeType: 'message/rfc822', buffer: Buffer.from(EMAIL) },
  ]);
  await person.read(caseId, 7, 2);
  // Nobody has to wait until it has been read.
  await person.upload(caseId, [pdf('Exhibits.pdf', large)]);
  ids = new Map((await person.documents(caseId)).map(({ filename, id }) => [filename, id]));
});
afterAll(() => stand.close());

async function withWindow(options: Parameters<Person['open']>[0], use: (window: Window) => Promise<void>) {
  const window = await person.open(options);
  try {
    await use(window);
  } finally {
    await window.close();
  }
}

function open(window: Window, name: string, place = ''): Promise<void> {
  return window.go(`/cases/${caseId}/documents/${ids.get(name)}${place}`);
}

/** The address of words in the text that the server has of a document. */
async function sourcePlace(name: string, words: string): Promise<string> {
  const { extractedText } = Stored.parse(
    await (await person.api.get(`/api/documents/${ids.get(name)}/text`)).json(),
  );
  const start = extractedText.indexOf(words);
  if (start < 0) throw new Error(`${name} has no '${words}'.`);
  const page = extractedText.slice(0, start).split('\f').length;
  return `?page=${page}&quote=${start}-${start + words.length}`;
}

/** A page is drawn when its canvas has ink on it. */
async function drawn(page: Page, number: number): Promise<void> {
  const canvas = page.locator(`article[data-page="${number}"] canvas`);
  await canvas.waitFor();
  const hasInk = await canvas.evaluate((element: HTMLCanvasElement) => {
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data;
    return pixels?.some((value, index) => index % 4 === 0 && value < 128) ?? false;
  });
  expect(hasInk, `page ${number} is drawn`).toBe(true);
}

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('a PDF on a %s', (_, device) => {
  it('has the quote marked on its page, also across two', async () => {
    await withWindow(device, async (window) => {
      const { page, problems } = window;
      await open(window, 'Lease.pdf', await sourcePlace('Lease.pdf', 'security deposit of $2,150.00'));
      const mark = page.locator('article[data-page="2"] mark');
      await mark.waitFor();
      expect(await mark.allTextContents()).toEqual(['security deposit of $2,150.00']);
      expect(await mark.evaluate(isInSight)).toBe(true);
      await drawn(page, 2);

      const across = (await sourcePlace('Lease.pdf', 'within thirty days,')).match(/quote=(\d+)/)?.[1];
      const length = 'within thirty days,\fless an itemized list'.length;
      await open(window, 'Lease.pdf', `?page=2&quote=${across}-${Number(across) + length}`);
      await page.locator('article[data-page="3"] mark').waitFor();
      await expect
        .poll(() => page.locator('article mark').allTextContents())
        .toEqual(['within thirty days,', 'less an itemized list']);
      expect(unexpected(problems)).toEqual([]);
    });
  });

  it('of 2,000 pages opens at once: few pages, few bytes', async () => {
    await withWindow(device, async (window) => {
      const { page, problems } = window;
      let bytes = 0;
      page.on('response', (response) => {
        if (!response.url().includes('/download')) return;
        bytes += Number(response.headers()['content-length'] ?? 0);
      });
      const size =
        (await person.documents(caseId)).find(({ filename }) => filename === 'Exhibits.pdf')?.size ?? 0;
      await open(window, 'Exhibits.pdf', '?page=1200');
      await drawn(page, 1200);
      await page.getByText('of 2,000').waitFor();
      const field = page.getByLabel('Page number');
      await field.fill('1');
      await field.press('Enter');
      await drawn(page, 1);
      await field.fill('1500');
      await field.press('Enter');
      await drawn(page, 1500);
      await page.getByText('Exhibit 1500', { exact: true }).waitFor();
      await expect.poll(() => page.locator('article[data-page]').count()).toBeLessThanOrEqual(8);
      expect(size).toBeGreaterThan(15_000_000);
      expect(bytes).toBeLessThan(size / 10);
      await page.locator('article[data-page="1501"] canvas').waitFor({ state: 'attached' });
      await page.getByRole('region', { name: 'Pages' }).focus();
      await page.keyboard.press('End');
      await expect.poll(() => field.inputValue()).toBe('2000');
      expect(unexpected(problems)).toEqual([]);
    });
  });
});

describe('a PDF', () => {
  it('zooms, and finds words', async () => {
    await withWindow(DESKTOP, async (window) => {
      const { page, problems } = window;
      await open(window, 'Lease.pdf');
      await drawn(page, 1);
      const width = () => page.locator('article[data-page="1"]').evaluate((element) => element.clientWidth);
      const before = await width();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect.poll(width).toBeGreaterThan(before);
      await page.getByRole('button', { name: 'Fit width' }).click();
      await expect.poll(width).toBe(before);

      await page.keyboard.press('Control+f');
      await page.getByLabel('Find in this document').fill('the landlord');
      await page.getByText('1 of 2', { exact: true }).waitFor();
      await expect.poll(() => page.locator('article mark').allTextContents()).toEqual(['The Landlord']);
      await page.keyboard.press('Enter');
      await page.locator('article[data-page="3"] mark').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('article mark').count()).toBe(0);
      expect(unexpected(problems)).toEqual([]);
    });
  });

  it('that is torn or locked says so; the frame is there', async () => {
    await withWindow(DESKTOP, async (window) => {
      const { page, problems } = window;
      await open(window, 'Torn.pdf');
      await page.getByText('This file could not be read').waitFor();
      await page.getByText('No text content available.').waitFor();
      await page.getByRole('button', { name: 'Original' }).click();
      await page.getByText(/This PDF is damaged and cannot be shown page by page/).waitFor();
      expect(await page.locator('iframe[title="Torn.pdf"]').getAttribute('src')).toMatch(
        /\/download\?inline=true#/,
      );

      await open(window, 'Locked.pdf');
      await page.getByText(/This PDF is protected by a password. Your browser asks for it below/).waitFor();
      await page.locator('iframe[title="Locked.pdf"]').waitFor();
      await check(window, 'viewer-desktop-light-locked');
      expect(unexpected(problems, FRAME)).toEqual([]);
    });
  });

  it('that is left while it opens leaves nothing behind', async () => {
    await withWindow(DESKTOP, async ({ page, problems, go }) => {
      let asked = 0;
      const left = Promise.withResolvers<void>();
      await page.route(/inline=true/, async (route) => {
        asked += 1;
        await left.promise;
        await route.continue().catch(() => undefined);
      });
      await go(`/cases/${caseId}/documents/${ids.get('Exhibits.pdf')}`);
      await expect.poll(() => asked).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Text', exact: true }).click();
      await page.getByRole('button', { name: 'Text', exact: true, pressed: true }).waitFor();
      const before = asked;
      left.resolve();
      await roundTrips(page, 20);
      expect(asked - before).toBeLessThan(10);
      expect(unexpected(problems)).toEqual([]);
    });
  });

  it('whose bytes do not arrive says so, and Retry brings them', async () => {
    await withWindow(DESKTOP, async (window) => {
      const { page, problems } = window;
      await page.route(/inline=true/, (route) => route.abort());
      await open(window, 'Lease.pdf');
      await page.getByText('Unable to Load Document').waitFor();
      await page.unroute(/inline=true/);
      await page.getByRole('button', { name: 'Retry' }).click();
      await drawn(page, 1);
      expect(unexpected(problems, /ERR_FAILED/)).toEqual([]);
    });
  });
});

describe('other papers', () => {
  it('a picture fits, zooms and is dragged', async () => {
    await withWindow(DESKTOP, async (window) => {
      const { page, problems } = window;
      await open(window, 'Receipt.png');
      const picture = page.getByRole('img', { name: 'Receipt.png' });
      const pane = page.getByRole('region', { name: 'Picture' });
      await page.getByRole('button', { name: 'Zoom in' }).waitFor();
      const height = () => picture.evaluate((element) => element.clientHeight);
      expect(await height()).toBeLessThanOrEqual(await pane.evaluate((element) => element.clientHeight));
      await pane.focus();
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('+');
      await expect.poll(height).toBeGreaterThan(1200);
      const at = await pane.evaluate((element) => element.scrollTop);
      await pane.hover();
      await page.mouse.down();
      await page.mouse.move(700, 300);
      await page.mouse.move(700, 200);
      await page.mouse.up();
      expect(await pane.evaluate((element) => element.scrollTop)).not.toBe(at);
      await page.keyboard.press('0');
      await check(window, 'viewer-desktop-light-picture');
      await page.getByRole('button', { name: 'Text', exact: true }).click();
      await page.getByText(/RECEIPT No\. 4471/).waitFor();
      expect(unexpected(problems)).toEqual([]);
    });
  });

  it('an e-mail has its header, its words and its attachments', async () => {
    await withWindow(PHONE, async (window) => {
      const { page, problems } = window;
      await open(window, 'Re furnace.eml');
      await page.getByText('Tobias Fenwright <tobias.fenwright@example.org>').waitFor();
      await page.getByText('A technician will come on December 20, 2024.').waitFor();
      const attachments = page.getByRole('region', { name: 'Attachments' }).getByRole('link');
      await expect
        .poll(() => attachments.allTextContents())
        .toEqual(['invoice.txtText · 1 KB', 'work-order.txtText · 1 KB']);
      await attachments.last().click();
      await page.getByText(/Work order 88213/).waitFor();
      await page.getByRole('link', { name: 'Re furnace.eml' }).first().click();
      await page.getByText('Tobias Fenwright <tobias.fenwright@example.org>').waitFor();
      expect(unexpected(problems)).toEqual([]);
    });
  });
});

describe.each(LOOKS)('looks: %s', (look, options) => {
  it('everybody can use it', async () => {
    await withWindow(options, async (window) => {
      const { page, problems } = window;
      await open(window, 'Lease.pdf', await sourcePlace('Lease.pdf', 'security deposit of $2,150.00'));
      await page.locator('article mark').waitFor();
      await drawn(page, 2);
      await check(window, `viewer-${look}-pdf`);
      await open(window, 'Re furnace.eml');
      await page.getByRole('region', { name: 'Attachments' }).waitFor();
      await check(window, `viewer-${look}-email`);
      expect(unexpected(problems)).toEqual([]);
    });
  });
});
