import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { check, LOOKS } from './looks.ts';
import { startPens } from './pens.ts';
import {
  DESKTOP,
  type OwnStand,
  openOwnStand,
  openStand,
  type Person,
  PHONE,
  type Stand,
  unexpected,
  type Window,
} from './stand.ts';

const DEVICES: [string, BrowserContextOptions][] = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
];

const NOTES = `Notes of the telephone call on February 20, 2025

I called the office of Copper Mesa Properties at ten past nine.
Ms. Odette Farrow said the deposit check of $2,150.00 was "in the accounting queue".
She promised an answer by February 28, 2025. No answer came.
`;

const pens = await startPens();
const stands: Stand[] = [];
let builtIn: Stand;
let writing: OwnStand;
beforeAll(async () => {
  builtIn = await openStand();
  stands.push(builtIn);
  writing = await openOwnStand({ env: pens.env });
  stands.push(writing);
});
afterAll(async () => {
  await Promise.all(stands.map((stand) => stand.close()));
  await pens.close();
});

beforeEach(() => pens.reset());

/** Someone with one paper that is read. */
async function makeReader(stand: Stand): Promise<{ person: Person; path: string; history: string }> {
  const person = await stand.person();
  const caseId = await person.createCase('Hargrove v. Copper Mesa Properties');
  await person.upload(caseId, [
    { name: 'Call notes.txt', mimeType: 'text/plain', buffer: Buffer.from(NOTES) },
  ]);
  await person.read(caseId, 1);
  const [document] = await person.documents(caseId);
  return {
    person,
    path: `/cases/${caseId}/documents/${document?.id}?tab=chat`,
    history: `/api/cases/${caseId}/chat?docId=${document?.id}`,
  };
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await page.getByLabel('Your question').press('Enter');
}

const messages = (page: Page): Locator => page.getByRole('list', { name: 'Messages' });
const retry = (page: Page): Locator => page.getByRole('button', { name: 'Retry' });
const LOST = /Failed to load resource|network|ERR_/i;

it('by the built-in engine an answer has its quote, a reload keeps it, and what only comes close is shown as that', async () => {
  const { person, path } = await makeReader(builtIn);
  const { page, problems, go, shoot, close } = await person.open(DESKTOP);
  await go(path);
  await page.getByText('Ask about this document').waitFor();
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  await page.getByLabel('Your question').fill('   ');
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  await ask(page, 'How much was the deposit check?');
  const source = messages(page)
    .getByRole('link', { name: /page 1/ })
    .first();
  await source.waitFor();
  await messages(page).getByText('Built-in engine: finds and quotes, does not reason').waitFor();
  expect(await page.getByLabel('Your question').inputValue()).toBe('');
  await ask(page, 'What is the name of the zeppelin captain?');
  await messages(page)
    .getByText(/^This comes closest to your question/)
    .waitFor();
  await messages(page)
    .getByText(/^What comes closest/)
    .waitFor();
  await shoot('chat-builtin');
  await page.reload();
  await messages(page)
    .getByText(/^This comes closest to your question/)
    .waitFor();
  expect(
    await messages(page)
      .getByText(/^\d{1,2}:\d\d [AP]M$/)
      .count(),
  ).toBe(4);
  await source.click();
  await expect.poll(() => page.locator('mark').first().textContent()).toContain('$2,150.00');
  expect(unexpected(problems)).toEqual([]);
  await close();
});

describe.each(DEVICES)('by a language model on a %s', (device, options) => {
  let path: string;
  let window: Window;
  beforeAll(async () => {
    const reader = await makeReader(writing);
    path = reader.path;
    window = await reader.person.open(options);
  });
  afterAll(() => window.close());

  it('words appear before the end, and quotes when it is complete', async () => {
    const { page, go, shoot } = window;
    await go(path);
    await ask(page, 'How much was the deposit?');
    await messages(page).getByText('Reading the document…').waitFor();
    expect(await page.getByLabel('Your question').isDisabled()).toBe(true);
    const pen = await pens.pen(0);
    pen.begin('The deposit check');
    await messages(page).getByText('The deposit check', { exact: true }).waitFor();
    pen.write(' was “$2,150.00”,\nMs. Farrow said.');
    await messages(page)
      .getByText(/was “\$2,150.00”,\s+Ms. Farrow said/)
      .waitFor();
    await expect.poll(() => page.getByRole('list', { name: 'Sources' }).count()).toBe(0);
    await shoot(`chat-${device}-writing`);
    pen.finish('said the deposit check of $2,150.00 was "in the accounting queue"');
    await messages(page)
      .getByRole('link', { name: /\[1\], page 1/ })
      .waitFor();
    await expect.poll(() => messages(page).getByText('Reply, being written').count()).toBe(0);
    // On a phone the keyboard would cover the answer.
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(focused === 'Your question').toBe(device === 'desktop');
  });

  it('what broke off stays, also after a reload, and Retry brings the whole', async () => {
    const { page, go, shoot } = window;
    await go(path);
    await ask(page, 'Who promised an answer?');
    const pen = await pens.pen(0);
    pen.begin('Ms. Odette');
    await messages(page).getByText('Ms. Odette', { exact: true }).waitFor();
    pen.cut();
    await messages(page).getByText('The reply broke off.').waitFor();
    await page.getByText('Ms. Odette …').waitFor();
    await shoot(`chat-${device}-broken`);
    await page.reload();
    await page.getByText('Ms. Odette …').waitFor();
    await retry(page).click();
    const again = await pens.pen(1);
    again.begin('Ms. Odette Farrow did.');
    again.finish('She promised an answer by February 28, 2025.');
    await messages(page)
      .getByRole('link', { name: /She promised an answer/ })
      .waitFor();
    await expect.poll(() => messages(page).getByText('The reply broke off.').count()).toBe(0);
    await expect.poll(() => messages(page).getByText('Who promised an answer?').count()).toBe(1);
  });

  it('Stop ends it at the service too, and so does leaving', async () => {
    const { page, go } = window;
    await go(path);
    await ask(page, 'When was the call?');
    const pen = await pens.pen(0);
    pen.begin('On Feb');
    await messages(page).getByText('On Feb', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await messages(page).getByText('You stopped it.').waitFor();
    await pen.gone;
    await retry(page).click();
    const second = await pens.pen(1);
    second.begin('On February 20');
    await messages(page).getByText('On February 20', { exact: true }).waitFor();
    await page.reload();
    await second.gone;
    await page.getByText('On February 20 …').waitFor();
    await retry(page).waitFor();
  });
});

it('a server that dies in the middle loses neither the question nor the words', async () => {
  const { person, path, history } = await makeReader(writing);
  const { page, problems, go, close } = await person.open(DESKTOP);
  await go(path);
  await ask(page, 'How much was the deposit?');
  const pen = await pens.pen(0);
  pen.begin('The deposit');
  await messages(page).getByText('The deposit', { exact: true }).waitFor();
  const kept = async () => (await person.api.get(history)).text();
  await expect.poll(kept).toContain('The deposit');
  await writing.crash();
  await messages(page).getByText('The connection was lost.').waitFor();
  await page.getByText('The deposit …').waitFor();
  await page.reload();
  await page.getByText('The deposit …').waitFor();
  await retry(page).click();
  const again = await pens.pen(1);
  again.begin('It was $2,150.00.');
  again.finish('the deposit check of $2,150.00');
  await messages(page)
    .getByRole('link', { name: /page 1/ })
    .waitFor();
  expect(unexpected(problems, LOST)).toEqual([]);
  await close();
});

describe.each(LOOKS)('everybody can use it: %s', (look, options) => {
  it('empty, broken off, answered, without a history', async () => {
    const { person, path } = await makeReader(writing);
    const window = await person.open(options);
    const { page, go } = window;
    await go(path);
    await page.getByText('Ask about this document').waitFor();
    await check(window, `chat-${look}-empty`);
    await ask(page, 'How much was the deposit, and who spoke of it?');
    const pen = await pens.pen(0);
    pen.begin('The deposit check was $2,150.00. Ms. Odette Farrow');
    await messages(page)
      .getByText(/Odette Farrow$/)
      .waitFor();
    pen.cut();
    await messages(page).getByText('The reply broke off.').waitFor();
    await check(window, `chat-${look}-broken`);
    await retry(page).click();
    const again = await pens.pen(1);
    again.begin('Ms. Odette Farrow spoke of “a check of two thousand dollars” of $2,150.00.');
    again.finish('the deposit check of $2,150.00');
    await messages(page)
      .getByRole('link', { name: /page 1/ })
      .waitFor();
    await check(window, `chat-${look}-answered`);
    await page.route(/chatHistory/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
    await page.getByText('Unable to load chat history').waitFor();
    await check(window, `chat-${look}-failed`);
    await window.close();
  });
});
