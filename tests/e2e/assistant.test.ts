import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, LOOKS } from './looks.ts';
import { makeTypedPapers } from './papers.ts';
import { startPens } from './pens.ts';
import { DESKTOP, openOwnStand, openStand, type Person, PHONE, type Stand, unexpected } from './stand.ts';

const ORDER = `FIRST JUDICIAL DISTRICT COURT, COUNTY OF SANTA FE
Hargrove v. Copper Mesa Properties LLC, No. D-101-CV-2025-01987

ORDER SETTING HEARING

IT IS ORDERED that a hearing on the pending motion is set for April 22, ${new Date().getFullYear() + 1} at 9:30 a.m.
`;

const pens = await startPens();
let builtIn: Stand;
let writing: Stand;
let papers: Awaited<ReturnType<typeof makeTypedPapers>>;
beforeAll(async () => {
  [builtIn, writing] = await Promise.all([openStand(), openOwnStand({ env: pens.env })]);
  papers = await makeTypedPapers();
});
afterAll(async () => {
  await Promise.all([builtIn.close(), writing.close()]);
  await pens.close();
});

/** Somebody with a case whose papers are read, and one without any. */
async function makeLitigant(stand: Stand): Promise<{ person: Person; lease: string; estate: string }> {
  const person = await stand.person();
  const estate = await person.createCase('In re Estate of Tilda Hargrove');
  const lease = await person.createCase('Hargrove v. Copper Mesa Properties');
  const { complaint, notes } = papers;
  const order = { name: 'Order.txt', mimeType: 'text/plain', buffer: Buffer.from(ORDER) };
  await person.upload(lease, [complaint, notes, order]);
  await person.read(lease, 3);
  return { person, lease, estate };
}

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });
const beside = (page: Page) => page.getByRole('complementary', { name: 'Conversations' });
async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await page.getByLabel('Your question').press('Enter');
}
/** The menu of the conversation that was had last. */
async function choose(page: Page, item: string): Promise<void> {
  await beside(page)
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

it('the built-in engine: from a prompt to the page, a deadline, and a conversation that is kept and goes', async () => {
  const { person, lease } = await makeLitigant(builtIn);
  const { page, problems, go, shoot, close } = await person.open(DESKTOP);
  await go(`/?case=${lease}`);
  await page.getByRole('main').getByRole('link', { name: 'AI Assistant' }).click();
  await page.getByText('Civil · 3 documents · New Mexico law').waitFor();
  expect(new URL(page.url()).searchParams.get('case')).toBe(lease);
  await page.getByRole('button', { name: 'Nothing leaves this machine' }).waitFor();

  await page.getByRole('button', { name: 'Analyze my case documents and give me a summary' }).click();
  const source = messages(page)
    .getByRole('link', { name: /^\[\d+\].*page \d/ })
    .first();
  await source.waitFor();
  await messages(page)
    .getByText(/^(?:Quoted and checked|Found, not certain)/)
    .waitFor();
  await shoot('assistant-summary');
  const quote = (await source.textContent()) ?? '';
  const talk = page.url();
  await source.click();
  const mark = page.locator('mark').first();
  await mark.waitFor();
  expect(quote.replace(/\s+/g, '')).toContain((await mark.textContent())?.replace(/\s+/g, '').slice(0, 12));
  await page.goBack();
  await source.waitFor();
  expect(page.url()).toBe(talk);

  await page.getByRole('button', { name: 'Suggestions' }).click();
  await page.getByRole('menuitem', { name: 'What are my next steps?' }).click();
  await messages(page)
    .getByText(/^(?:Quoted and checked|Found, not certain)/)
    .nth(1)
    .waitFor();
  await shoot('assistant-steps');
  await messages(page)
    .getByRole('button', { name: /^Put .* on the timeline$/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Create Deadline' });
  const day = `${new Date().getFullYear() + 1}-04-22`;
  await dialog.waitFor();
  await expect.poll(() => dialog.locator('input[type=date]').first().inputValue()).toBe(day);
  await dialog.getByRole('button', { name: 'Create Deadline' }).click();
  await page.getByText('Milestone Created', { exact: true }).waitFor();

  await choose(page, 'Rename');
  await beside(page).getByLabel('Name').fill('Where I stand');
  await beside(page).getByLabel('Name').press('Enter');
  await beside(page)
    .getByRole('link', { name: /Where I stand/ })
    .waitFor();
  const download = page.waitForEvent('download');
  await choose(page, 'Export as text');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('What are my next steps?');
  expect(text).toContain('page');

  await page
    .getByLabel('Case', { exact: true })
    .first()
    .selectOption({ label: 'In re Estate of Tilda Hargrove' });
  await page.getByText('Civil · 0 documents · New Mexico law').waitFor();
  await beside(page)
    .getByRole('link', { name: /Where I stand/ })
    .waitFor({ state: 'detached' });
  await page.getByText(/This case has no documents yet/).waitFor();
  await page.goBack();
  await choose(page, 'Delete');
  await page.getByText(/“Where I stand” and its 4 messages go for good/).waitFor();
  await page.getByRole('button', { name: 'Delete Conversation' }).click();
  await page.getByText('Ask about your case').waitFor();
  await beside(page)
    .getByRole('link', { name: /Where I stand/ })
    .waitFor({ state: 'detached' });
  expect(unexpected(problems)).toEqual([]);
  await close();
});

describe('by a language model', () => {
  let litigant: Awaited<ReturnType<typeof makeLitigant>>;
  beforeAll(async () => {
    pens.reset();
    litigant = await makeLitigant(writing);
  });

  it('words come as they are written; what is stopped, cut or refused can be asked again', async () => {
    const { person, lease } = litigant;
    const window = await person.open(PHONE);
    const { page, problems, go, shoot } = window;
    pens.reset();
    await go(`/ai-assistant?case=${lease}`);
    await page.getByRole('button', { name: /^Questions go to 127\.0\.0\.1/ }).waitFor();
    await ask(page, 'How much was the deposit?');
    await messages(page).getByText('Analyzing').waitFor();
    await messages(page).getByText('thinking...').waitFor();
    expect(await page.getByLabel('Your question').isDisabled()).toBe(true);
    const first = await pens.pen(0);
    first.begin('The deposit was **$2,150.00** [1].');
    await messages(page).getByText('$2,150.00').waitFor();
    await page.waitForURL(/conversation=/);
    await page.getByRole('button', { name: 'Stop' }).click();
    await messages(page).getByText('You stopped it.').waitFor();
    await first.gone;
    await page.getByRole('button', { name: 'Retry' }).click();
    const second = await pens.pen(1);
    second.begin('It was');
    await messages(page).getByText('It was', { exact: true }).waitFor();
    second.cut();
    await messages(page).getByText('The reply broke off.').waitFor();
    await shoot('assistant-broken');
    await page.reload();
    await page.getByRole('button', { name: 'Retry' }).click();
    const third = await pens.pen(2);
    third.begin('It was $2,150.00 [1].');
    third.finish('Plaintiff paid Defendant a security deposit of $2,150.00.');
    await messages(page)
      .getByRole('link', { name: /^Source 1: .*page 2/ })
      .waitFor();
    await expect.poll(() => messages(page).getByText('How much was the deposit?').count()).toBe(1);

    pens.reset({ status: 429, body: {}, headers: { 'retry-after': '3600' } });
    await ask(page, 'And by when?');
    await page.getByText('Message Failed', { exact: true }).waitFor();
    await page
      .getByText(/The AI service is busy/)
      .first()
      .waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('And by when?');
    expect(unexpected(problems)).toEqual([]);
    await window.close();
  });

  it.each(LOOKS)('everybody can use it: %s', async (look, options) => {
    const { person, lease } = litigant;
    const window = await person.open(options);
    const { page, go } = window;
    pens.reset();
    await go(`/ai-assistant?case=${lease}`);
    await page.getByText('Civil · 3 documents · New Mexico law').waitFor();
    await check(window, `assistant-${look}-empty`);
    await ask(page, 'What is it about, and what is it worth?');
    const pen = await pens.pen(0);
    pen.begin(
      'It is about the deposit [1]:\n- of $2,150.00,\n- kept under 999 Bad. Rep. 3.\n\nShe said “wait until next year then”.',
    );
    await messages(page).getByText('until next year').waitFor();
    await check(window, `assistant-${look}-writing`);
    pen.finish('Plaintiff paid Defendant a security deposit of $2,150.00.', ['F1', 'F2']);
    await messages(page)
      .getByText(/^(?:Quoted and checked|Found, not certain)/)
      .waitFor();
    await messages(page).getByText('Please check before you rely on it').waitFor();
    await check(window, `assistant-${look}-answered`);
    if (look !== 'phone') {
      await window.close();
      return;
    }
    await page.getByRole('button', { name: 'Conversations' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /What is it about/ })
      .first()
      .waitFor();
    await check(window, `assistant-${look}-conversations`);
    await window.close();
  });
});
