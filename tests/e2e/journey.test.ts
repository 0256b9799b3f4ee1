import { basename } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpusDirectory } from '#tests/setup/corpus.ts';
import { pickSamples } from './corpus.ts';
import { makePapers, type Paper } from './papers.ts';
import { DESKTOP, openStand, PHONE, type Stand, unexpected } from './stand.ts';

let stand: Stand;
let papers: Awaited<ReturnType<typeof makePapers>>;
beforeAll(async () => {
  stand = await openStand();
  papers = await makePapers(stand.browser);
});
afterAll(() => stand.close());

async function createAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Open Your Case File' }).click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('First name').fill('Willa');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long sentence about a furnace');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('radio', { name: /Plaintiff/ }).check();
  await page.getByLabel('State').selectOption('NM');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
}

async function createCase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Case' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Case Title *').fill('Hargrove v. Copper Mesa Properties');
  await dialog.getByLabel('Case Type *').selectOption('civil');
  await dialog.getByLabel('State *').selectOption('NM');
  await dialog.getByLabel('Court Name *').fill('First Judicial District Court');
  await dialog.getByRole('button', { name: 'Create Case' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hargrove v. Copper Mesa Properties' }).waitFor();
  await page.getByRole('link', { name: 'Case Timeline' }).click();
}

/** Lets the files fall onto the drop area, as from a file manager. */
async function drop(page: Page, files: readonly Paper[]): Promise<void> {
  const sent = files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString('base64') }));
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer();
    for (const { name, mimeType, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    return data;
  }, sent);
  const area = page.getByRole('group', { name: 'Drag and drop files here' });
  await area.dispatchEvent('dragover', { dataTransfer: transfer });
  await area.dispatchEvent('drop', { dataTransfer: transfer });
}

/** Notes every state of reading that the screen shows from now on. */
async function watchReading(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenStates: seen });
    new MutationObserver(() => {
      for (const [state] of document.body.textContent.matchAll(
        /Waiting to be read|Reading the scan, page \d of \d/g,
      ))
        seen.add(state);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'seenStates') ?? [])]);
}

function listOf(page: Page, isPhone: boolean): Locator {
  return isPhone ? page.getByRole('dialog', { name: 'Documents' }) : page.getByRole('complementary');
}

async function openList(page: Page, isPhone: boolean): Promise<Locator> {
  if (isPhone) await page.getByRole('button', { name: /^Documents \(\d+\)$/ }).click();
  return listOf(page, isPhone);
}

async function openDocument(page: Page, isPhone: boolean, name: string): Promise<void> {
  const list = await openList(page, isPhone);
  await list.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

const DEVICES: [string, BrowserContextOptions][] = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
];

describe.each(DEVICES)('on a %s', (device, options) => {
  const isPhone = device === 'phone';

  it('a new account drops six papers, reads them and asks a question', async () => {
    const { page, problems, shoot, go, close } = await stand.open(options);
    await go('/');
    await shoot(`${device}-1-landing`);
    await createAccount(page, `journey-${device}@example.org`);
    await createCase(page);
    await page.getByText('Select a Document').waitFor();
    await shoot(`${device}-2-empty`);

    await page.getByRole('button', { name: 'Upload New Documents' }).click();
    await drop(page, Object.values(papers));
    const dialog = page.getByRole('dialog', { name: 'Upload Documents' });
    expect(await dialog.getByLabel(`Category of ${papers.complaint.name}`).inputValue()).toBe('Complaint');
    expect(await dialog.getByLabel(`Category of ${papers.scan.name}`).inputValue()).toBe('Other');
    await shoot(`${device}-3-chosen`);
    const seen = await watchReading(page);
    await dialog.getByRole('button', { name: 'Upload 6 File(s)' }).click();
    await page.getByText('Successfully uploaded 6 document(s)').first().waitFor();
    // Seven once the e-mail's attachment has been taken out.
    await dialog.getByText(/Total documents uploaded: [67]/).waitFor();
    await shoot(`${device}-4-uploaded`);
    await expect.poll(seen).toContain('Reading the scan, page 1 of 1');
    await dialog.getByRole('button', { name: 'Complete (6 uploaded)' }).click();

    const list = await openList(page, isPhone);
    // The e-mail's attachment becomes a document of its own.
    await list.getByText('7 of 7 documents').waitFor();
    await expect.poll(() => list.getByText(/^(Waiting|Reading)/).count(), { interval: 200 }).toBe(0);
    await shoot(`${device}-5-read`);
    if (isPhone) await page.keyboard.press('Escape');

    await openDocument(page, isPhone, papers.complaint.name);
    await page.locator('article[data-page="1"] canvas').waitFor();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByText('COUNTY OF SANTA FE').waitFor();
    await page.getByText('Page 3 of 3').waitFor();
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByText(/Whether the facts alleged make out Count I, Breach of Contract/).waitFor();
    await page.getByText('Numbered allegations').click();
    await shoot(`${device}-6-analysis`);
    await page.getByRole('link', { name: /Defendant did not repair the furnace for forty-one days/ }).click();
    await page.locator('article mark').first().waitFor();
    expect((await page.locator('article mark').allTextContents()).join(' ')).toMatch(/forty-one days/);

    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByLabel('Your question').fill('How much was the security deposit?');
    await page.keyboard.press('Enter');
    const source = page.getByRole('list', { name: 'Sources' }).getByRole('link', { name: /page 2/ });
    await source.waitFor();
    await shoot(`${device}-7-chat`);
    await source.click();
    await page.locator('article[data-page="2"] mark').first().waitFor();
    await shoot(`${device}-8-quote`);
    expect((await page.locator('article mark').allTextContents()).join(' ')).toContain('$2,150.00');
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    expect(await page.locator('mark').textContent()).toContain('$2,150.00');
    await shoot(`${device}-9-marked`);

    await openDocument(page, isPhone, papers.picture.name);
    const picture = page.getByRole('img', { name: papers.picture.name });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1700);
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByText(/RECEIPT No\. 4471/).waitFor();

    await openDocument(page, isPhone, papers.scan.name);
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByText(/April 22, 2025/).waitFor();
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByText('This reads like: Order').waitFor();
    await shoot(`${device}-10-suggestion`);
    await page.getByRole('button', { name: 'File it under Order' }).click();
    await page.getByText('Category Updated').first().waitFor();
    await expect.poll(() => page.getByText('This reads like').count()).toBe(0);

    await openDocument(page, isPhone, papers.letter.name);
    await page.getByText(/The bedrooms were at 51 degrees/).waitFor();
    await openDocument(page, isPhone, papers.email.name);
    await page.getByText(/A technician from Juniper Heating/).waitFor();
    await openDocument(page, isPhone, papers.notes.name);
    await page.getByText(/in the accounting queue/).waitFor();

    const again = await openList(page, isPhone);
    await again.getByLabel('Search documents').fill('replace IGNITER');
    await again.getByText('1 of 7 documents').waitFor();
    await again.getByRole('link', { name: 'work-order.txt' }).click();
    await page.getByText(/Work order 88213/).waitFor();

    await page.getByRole('button', { name: 'Back to documents' }).click();
    await page.getByLabel('Search names and text of every document').fill('furnace not repaired');
    await page.keyboard.press('Enter');
    await shoot(`${device}-11-search`);
    const results = page.getByRole('list', { name: 'Results' });
    await results.getByRole('link', { name: papers.letter.name }).first().click();
    await page.getByRole('heading', { level: 1, name: papers.letter.name }).waitFor();
    expect(await page.locator('mark').textContent()).toContain('has not worked since November 9, 2024');
    expect(unexpected(problems)).toEqual([]);
    await close();
  });
});

const corpus = corpusDirectory();

describe.runIf(corpus !== undefined)('with real papers', () => {
  it('six of them become documents that can be read and asked', async () => {
    const samples = pickSamples(corpus ?? '');
    const person = await stand.person();
    const caseId = await person.createCase('Real papers');
    const { page, problems, go, close } = await person.open();
    await go(`/cases/${caseId}/documents`);
    await page.getByRole('button', { name: 'Upload New Documents' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Documents' });
    await dialog.locator('input[type=file]').setInputFiles(samples.papers.map(({ path }) => path));
    await dialog.getByRole('button', { name: 'Upload 6 File(s)' }).click();
    await dialog.getByRole('button', { name: 'Complete (6 uploaded)' }).click();
    const list = page.getByRole('complementary');
    await expect
      .poll(() => list.getByText(/^(Waiting|Reading|Could not)/).count(), { interval: 300 })
      .toBe(0);

    for (const { path, words } of samples.papers) {
      const name = basename(path);
      await list.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      const toText = page.getByRole('button', { name: 'Text', exact: true });
      if (/\.(pdf|png)$/.test(name)) await toText.click();
      const text = page.getByRole('region', { name: /^Page \d+$/ });
      await text.first().waitFor();
      const shown = plain((await text.allTextContents()).join(' '));
      expect(words.filter((word) => !shown.includes(plain(word)))).toEqual([]);
    }

    await list.getByRole('link', { name: basename(samples.papers[0]?.path ?? '') }).click();
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByLabel('Your question').fill(samples.question);
    await page.keyboard.press('Enter');
    const sources = page.getByRole('list', { name: 'Sources' }).getByRole('link');
    await sources.first().waitFor();
    const pages = (await sources.allTextContents()).map((source) => Number(/page (\d+)/.exec(source)?.[1]));
    expect(
      pages.some((found) => samples.pages.includes(found)),
      `pages ${pages}`,
    ).toBe(true);
    expect(unexpected(problems)).toEqual([]);
    await close();
  });
});

/** Without white space, case and the shape of quotation marks. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, '')
    .toLowerCase();
}
