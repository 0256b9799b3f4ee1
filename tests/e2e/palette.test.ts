import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { check, LOOKS } from './looks.ts';
import type { Paper } from './papers.ts';
import { DESKTOP, openStand, type Person, type Stand, unexpected, type Window } from './stand.ts';

let stand: Stand;
let person: Person;
let caseId: string;
let window: Window;
let page: Page;

function text(name: string, content: string): Paper {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
}

beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
  await person.createCase('Farrow v. Juniper Heating');
  caseId = await person.createCase('Hargrove v. Copper Mesa Properties');
  await person.upload(caseId, [
    text('Furnace notice.txt', 'The furnace at 219 Larkspur Court has not worked since November 9, 2024.'),
    text('Call notes.txt', 'Ms. Farrow said that the deposit check was in the accounting queue.'),
    text('<script>alert(1)</script> lease.txt', 'The rent is $1,480.00, due on the first day of each month.'),
  ]);
  await person.post(`/api/cases/${caseId}/milestones`, { kind: 'Answer to Complaint', date: '2027-03-22' });
  await person.read(caseId, 3);
});
afterAll(() => stand.close());
afterEach(() => window.close());

async function open(options: BrowserContextOptions = DESKTOP, path = '/') {
  window = await person.open(options);
  page = window.page;
  await window.go(path);
  await page.getByRole('button', { name: 'Search everything' }).waitFor();
}
const palette = () => page.getByRole('dialog', { name: 'Search' });
const field = () => palette().getByRole('combobox');
const option = (name: string | RegExp) => palette().getByRole('option', { name });

describe.each(LOOKS)('on %s', (look, options) => {
  it('what was last touched, what is found, nothing, and the keys', async () => {
    await open(options);
    await page
      .getByText(/^My Cases/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Search everything' }).click();
    await option(/Answer to Complaint/).waitFor();
    await check(window, `palette-empty-${look}`);
    await field().fill('furnace');
    await option(/has not worked since/).waitFor();
    await check(window, `palette-found-${look}`);
    await field().fill('zeppelin ransom');
    await palette().getByText('Nothing found for “zeppelin ransom”').waitFor();
    await check(window, `palette-nothing-${look}`);
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'hidden' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard Shortcuts' }).waitFor();
    await check(window, `palette-keys-${look}`);
    expect(unexpected(window.problems)).toEqual([]);
  });
});

describe('from the keyboard', () => {
  it('finds with one wrong letter, opens, and gives the focus back', async () => {
    await open();
    const opener = page.getByRole('button', { name: 'User menu' });
    await opener.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('furnce notice');
    await option(/Furnace notice\.txt/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('furnce notice');
    // Pressed before the answer has come: it waits for it.
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Furnace notice.txt' }).waitFor();
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('a passage opens the document at the quote, in a new tab when asked', async () => {
    await open();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('accounting queue');
    const passage = option(/deposit check was in the/);
    await passage.waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ]);
    await tab.locator('mark').filter({ hasText: 'accounting' }).first().waitFor();
    expect(new URL(tab.url()).search).toMatch(/^\?page=1&quote=\d+-\d+$/);
    expect(await palette().isVisible()).toBe(true);
    await tab.close();
    await passage.click();
    await page.getByRole('heading', { level: 1, name: 'Call notes.txt' }).waitFor();
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('does things: the upload of a case, a new case, the calculator', async () => {
    await open();
    await page.getByRole('heading', { name: 'My Cases' }).waitFor();
    const act = async (words: string, name: RegExp) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(words);
      await option(name).waitFor();
      await option(name).click();
    };
    await act('upload hargrove', /^Upload documents Hargrove/);
    const upload = page.getByRole('dialog', { name: 'Upload Documents' });
    await upload.waitFor();
    expect(new URL(page.url()).search).toBe('');
    // Not over another dialog.
    await page.keyboard.press('Control+k');
    await page.keyboard.press('?');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await upload.waitFor({ state: 'hidden' });
    await act('calculate', /^Calculate a deadline Hargrove/);
    await page.getByRole('tab', { name: 'Calculator', selected: true }).waitFor();
    await act('new case', /^New case/);
    await page.getByRole('dialog', { name: 'Create New Case' }).waitFor();
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('a question mark that is typed is typed', async () => {
    await open(DESKTOP, `/cases/${caseId}/documents`);
    const search = page.getByRole('searchbox', { name: 'Search names and text of every document' });
    await search.pressSequentially('rent?');
    expect(await search.inputValue()).toBe('rent?');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('when the server does not answer', () => {
  it('says so, keeps what was typed, and Retry helps', async () => {
    await open();
    await page.route(/palette\.find/, (route) => route.abort());
    // The letters before the last are looked for too, where typing is slow.
    const refused = page.waitForEvent('requestfailed', (request) =>
      /palette\.find.*furnace/.test(decodeURIComponent(request.url())),
    );
    await page.keyboard.press('Control+k');
    await page.keyboard.type('furnace');
    await refused;
    await palette().getByText('The search did not work').first().waitFor();
    await page.unroute(/palette\.find/);
    await palette().getByRole('button', { name: 'Retry' }).click();
    await option(/Furnace notice\.txt/)
      .first()
      .waitFor();
    expect(await field().inputValue()).toBe('furnace');
    expect(unexpected(window.problems, /ERR_FAILED/)).toEqual([]);
  });
});

describe.each(LOOKS)('search in a case on %s', (look, options) => {
  it('passages, corrections, nothing; Back returns to what was looked for', async () => {
    await open(options, `/cases/${caseId}/documents`);
    const search = page.getByRole('searchbox', { name: 'Search names and text of every document' });
    const results = page.getByRole('list', { name: 'Results' });
    await search.fill('larkspur furnase');
    await search.press('Enter');
    await page.getByText('Showing results for').waitFor();
    await results.getByText('Page 1').first().waitFor();
    await page.getByText('Search tips').click();
    await check(window, `case-search-${look}`);
    await results.getByRole('link', { name: 'Furnace notice.txt' }).click();
    await page.getByRole('heading', { level: 1, name: 'Furnace notice.txt' }).waitFor();
    await page.locator('mark').filter({ hasText: 'furnace' }).first().waitFor();
    await page.goBack();
    await results.getByRole('link', { name: 'Furnace notice.txt' }).waitFor();
    expect(await search.inputValue()).toBe('larkspur furnase');
    await search.fill('zeppelin');
    await search.press('Enter');
    await page.getByText('Nothing found').waitFor();
    await window.shoot(`case-search-nothing-${look}`);
    await page.goBack();
    await results.getByRole('link', { name: 'Furnace notice.txt' }).waitFor();
    expect(unexpected(window.problems)).toEqual([]);
  });
});
