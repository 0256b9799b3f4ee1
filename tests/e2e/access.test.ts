import AxeBuilder from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePapers } from './papers.ts';
import { DESKTOP, openStand, openWindow, type Person, PHONE, type Stand, type Window } from './stand.ts';

const MANY = 120;
const HOSTILE = [
  '<script>alert(1)</script>.txt',
  'Exhibit \u202efdp.exe\u202c signed.txt',
  'عقد إيجار بين الطرفين.txt',
  `${'Verylongname'.repeat(18)}.txt`,
];

let stand: Stand;
let person: Person;
const cases = { empty: '', papers: '', many: '' };
beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
  cases.empty = await person.createCase('Empty matter');
  cases.papers = await person.createCase('Hargrove v. Copper Mesa Properties');
  cases.many = await person.createCase(`<b>Many</b> v. ${'Papers'.repeat(30)}`);
  const papers = await makePapers(stand.browser);
  await person.upload(cases.papers, Object.values(papers));
  const names = Array.from({ length: MANY - HOSTILE.length }, (_, index) => `Letter ${index + 1}.txt`);
  const letters = [...HOSTILE, ...names].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Dear Ms. Farrow, this is ${name}.`),
  }));
  for (let at = 0; at < MANY; at += 40) await person.upload(cases.many, letters.slice(at, at + 40));
  await vi.waitFor(
    async () => {
      const documents = await person.documents(cases.papers);
      expect(documents.filter(({ status }) => status === 'ready')).toHaveLength(7);
    },
    { timeout: 60_000, interval: 300 },
  );
});
afterAll(() => stand.close());

async function violations(page: Page): Promise<string[]> {
  // The frame of a PDF belongs to the browser's own viewer.
  const { violations: found } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}

/** Nothing sticks out sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const LOOKS: [string, BrowserContextOptions][] = [
  ['desktop-light', { ...DESKTOP, colorScheme: 'light' }],
  ['desktop-dark', { ...DESKTOP, colorScheme: 'dark' }],
  ['phone-light', { ...PHONE, colorScheme: 'light' }],
];

describe.each(LOOKS)('everybody can use it: %s', (look, options) => {
  const isPhone = look.startsWith('phone');

  async function check(window: Window, name: string): Promise<void> {
    await window.shoot(`${look}-${name}`);
    expect.soft(await violations(window.page), name).toEqual([]);
    expect.soft(await overflow(window.page), `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  }

  it('before signing in', async () => {
    const window = await openWindow(stand, options);
    await window.go('/');
    await window.page.getByRole('link', { name: 'Open Your Case File' }).waitFor();
    await check(window, 'landing');
    await window.go('/account');
    await window.page.getByRole('tab', { name: 'Create Account' }).click();
    await check(window, 'account');
    await window.page.getByLabel('E-mail').fill(`${look}@example.org`);
    await window.page.getByLabel('Password', { exact: true }).fill('a long sentence about a furnace');
    await window.page.getByRole('button', { name: 'Create Account' }).click();
    await window.page.getByRole('radio', { name: /Defendant/ }).check();
    await check(window, 'onboarding');
    await window.close();
  });

  it('in the documents', async () => {
    const window = await person.open(options);
    const { page, go } = window;
    const openList = async () => {
      if (isPhone) await page.getByRole('button', { name: /^Documents \(\d+\)$/ }).click();
    };
    const openDocument = async (name: string) => {
      await openList();
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    };
    await go('/');
    await page.getByRole('link', { name: 'Empty matter' }).waitFor();
    await check(window, 'cases');

    await go(`/cases/${cases.empty}/documents`);
    await page.getByText('Select a Document').waitFor();
    await check(window, 'empty');
    await page.getByRole('button', { name: 'Upload New Documents' }).click();
    await page.locator('input[type=file]').setInputFiles([
      { name: 'Complaint.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      { name: 'setup.exe', mimeType: '', buffer: Buffer.from('MZ') },
    ]);
    await check(window, 'upload');

    await go(`/cases/${cases.many}/documents`);
    await openList();
    await page.getByText(`${MANY} of ${MANY} documents`).locator('visible=true').waitFor();
    await check(window, 'many');
    expect(
      await page.getByRole('list', { name: 'Documents', exact: true }).getByRole('listitem').count(),
    ).toBeLessThan(40);

    await go(`/cases/${cases.papers}/documents`);
    await page.getByLabel('Search the text of every document').fill('furnace');
    await page.keyboard.press('Enter');
    await page.getByText(/passages?, best first/).waitFor();
    await check(window, 'search');

    await openDocument('Complaint Hargrove v Copper Mesa.pdf');
    await check(window, 'document');
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByText('Page 3 of 3').waitFor();
    await check(window, 'text');
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByText('Numbered allegations').click();
    await check(window, 'details');
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByLabel('Your question').fill('How much was the security deposit?');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Sources' }).last().waitFor();
    await check(window, 'chat');

    await openDocument('Scan 0042.pdf');
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByText('This reads like: Order').waitFor();
    await check(window, 'suggestion');
    await go('/nothing/here');
    await page.getByText('404 Page Not Found').waitFor();
    await check(window, 'not-found');
    await window.close();
  });
});
