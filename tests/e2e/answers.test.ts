import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RENT_COMPLAINT_PAGES } from '#tests/factories/complaints.ts';
import { makePdf } from '#tests/factories/papers.ts';
import { check, LOOKS } from './looks.ts';
import { DESKTOP, openStand, type Person, type Stand, unexpected } from './stand.ts';
import { failCall, holdCall } from './wire.ts';

const PARAGRAPHS = 7;

const RECEIPT = `Receipt of June 1, 2025

Received from Tessa Ostrander the sum of $900.00 in cash, rent of the
workshop at 18 Cinder Lane for June 2025.

Orrin Vale
`;

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

/** Somebody who was served: the complaint and a receipt in a case of their own. */
const Facts = z.object({ isRead: z.boolean() });

async function makeDefendant(): Promise<{ person: Person; caseId: string }> {
  const person = await stand.person();
  const caseId = await person.createCase('Vale v. Ostrander');
  await person.upload(caseId, [
    {
      name: 'Complaint Vale v Ostrander.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await makePdf(RENT_COMPLAINT_PAGES)),
    },
    { name: 'Aux receipt.txt', mimeType: 'text/plain', buffer: Buffer.from(RECEIPT) },
  ]);
  await person.read(caseId, 2);
  // What it says is read after its words, and keeps an answer from being downloaded until then.
  for (const { id } of await person.documents(caseId)) {
    const isRead = async () =>
      Facts.parse(await (await person.api.get(`/api/documents/${id}/facts`)).json()).isRead;
    await expect.poll(isRead, { timeout: 60_000 }).toBe(true);
  }
  return { person, caseId };
}

const Milestones = z.array(z.object({ id: z.string(), kind: z.string() }));

async function answerMilestone(person: Person, caseId: string): Promise<string> {
  const response = await person.api.get(`/api/cases/${caseId}/milestones`);
  const found = Milestones.parse(await response.json()).find(({ kind }) => kind === 'Answer');
  if (!found) throw new Error('The case has no Answer.');
  return `/cases/${caseId}/milestones/${found.id}`;
}

const open = (page: Page) => page.getByRole('button', { name: /^Needs your answer/ });
/** What Chromium itself prints where no answer is saved yet. */
const NONE_SAVED = /status of 404/;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

async function answerByKeys(page: Page): Promise<void> {
  await page.keyboard.press('j');
  await expect.poll(() => focused(page)).toBe('Paragraph 1');
  await page.keyboard.press('1');
  for (const [number, key] of [...'214535'].entries()) {
    await page.keyboard.press('n');
    await expect.poll(() => focused(page)).toBe(`Paragraph ${number + 2}`);
    await page.keyboard.press(key);
  }
}

async function decideDefenses(page: Page): Promise<void> {
  const pressing = page.getByRole('article').filter({ hasText: 'Decide now' });
  await pressing.first().waitFor();
  while ((await pressing.count()) > 0) {
    await pressing.first().getByText('Not in my case').click();
  }
  const payment = page.getByRole('article', { name: /payment/i }).first();
  await payment.getByText('Raise it').click();
  await payment.getByRole('textbox', { name: 'Your facts' }).fill('I paid $900.00 in cash on June 1, 2025.');
  await page.getByText('Saved', { exact: true }).first().waitFor();
}

async function bytesOf(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  return readFile(await download.path());
}

it('an answer goes from the first paragraph to a paper that can be downloaded', async () => {
  const { person, caseId } = await makeDefendant();
  const { page, problems, go, shoot, close } = await person.open({
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await go(await answerMilestone(person, caseId));
  await page.getByRole('button', { name: `Needs your answer (${PARAGRAPHS})` }).waitFor();
  await shoot('answers-begin');
  await answerByKeys(page);
  await page.getByText('Every paragraph is answered', { exact: true }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Continue to Defenses' }).click();
  await decideDefenses(page);
  await page.getByRole('button', { name: 'Continue to Counterclaims' }).click();
  await page.getByRole('button', { name: 'Continue to Your Answer' }).click();
  await page.getByRole('button', { name: 'Generate Answer' }).click();
  await page.getByText('Answer Generated & Saved').first().waitFor();
  await page.reload();
  await page.getByText('Saved Answer Available').waitFor();
  await page.getByRole('button', { name: 'Generate New Answer' }).waitFor();
  for (const name of ['Introduction', 'Response to Allegations', 'Affirmative Defenses', 'Conclusion']) {
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  await shoot('answers-saved');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Answer Copied').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('RESPONSE TO ALLEGATIONS');
  expect((await bytesOf(page, 'Download Word')).subarray(0, 2).toString()).toBe('PK');
  expect((await bytesOf(page, 'Download PDF')).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByText('TESSA OSTRANDER').first().waitFor();
  await shoot('answers-paper');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'View Complaint' }).click();
  await page.getByRole('button', { name: 'Copy Content' }).click();
  await page.getByText('Content Copied').first().waitFor();
  await page.getByRole('button', { name: 'Return to Canvas' }).click();
  await page.getByText('Saved Answer Available').waitFor();
  expect(unexpected(problems, NONE_SAVED)).toEqual([]);
  await close();
});

it('what cannot be saved or drafted is said, and nothing is lost', async () => {
  const { person, caseId } = await makeDefendant();
  const { page, go, shoot, close } = await person.open();
  await go(`/cases/${caseId}/answer`);
  await open(page).waitFor();
  const saving = await failCall(page, 'answers.respond');
  await page.keyboard.press('j');
  await page.keyboard.press('2');
  await page.getByText('Not saved:').waitFor();
  await shoot('answers-desktop-not-saved');
  await page.reload();
  await page.getByRole('radio', { name: 'Deny', checked: true }).waitFor();
  await page.getByText('Not saved:').waitFor();
  await saving.restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const held = await holdCall(page, 'answers.generateStream');
  await page.getByRole('button', { name: 'Generate Answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Legal Answer Generation' });
  const first = dialog.getByRole('progressbar', { name: 'Reviewing Issues & Claims' });
  await expect.poll(() => first.getAttribute('aria-valuenow')).toBe('100');
  await shoot('answers-desktop-generating');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await held.restore();
  const failing = await failCall(page, 'answers.generateStream');
  await page.getByRole('button', { name: 'Generate Answer' }).click();
  await page.getByText('Generation Failed').first().waitFor();
  await page.getByText('Failed to generate answer. Please try again.').first().waitFor();
  await failing.restore();
  const ledger = await failCall(page, 'answers.ledger');
  await page.reload();
  await page.getByText('The paragraphs of the complaint could not be loaded').waitFor();
  await ledger.restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await open(page).waitFor();
  const gone = await failCall(page, 'cases.get');
  await page.reload();
  await page.getByText('Failed to load milestone or case details. Please try again later.').waitFor();
  await gone.restore();
  await close();
});

describe.each(LOOKS)('everybody can use it: %s', (look, options) => {
  it('without a complaint, at every step, while it is drafted, and the draft', async () => {
    const { person, caseId } = await makeDefendant();
    const window = await person.open(options);
    const { page, go } = window;
    const path = `/cases/${caseId}/answer`;
    if (look.startsWith('phone')) {
      await go(`/cases/${await person.createCase('Nothing here yet')}/answer`);
      await page.getByRole('button', { name: 'Upload the Complaint' }).waitFor();
      await check(window, `answers-${look}-empty`);
    }
    await go(`${path}?motion=motion-to-dismiss`);
    await open(page).waitFor();
    await page.getByRole('radio', { name: 'Admit in part' }).first().check();
    await page.getByRole('radio', { name: 'Deny' }).nth(1).check();
    await page.getByText('Saved', { exact: true }).waitFor();
    await check(window, `answers-${look}-allegations`);
    await go(`${path}?step=defenses`);
    const first = page.getByRole('article').first();
    await first.getByText('Raise it').click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await check(window, `answers-${look}-defenses`);
    await go(`${path}?step=counterclaims`);
    await page.getByRole('button', { name: 'Add a counterclaim' }).click();
    await page.getByLabel('What it is').fill('Return of my deposit');
    await page.getByText('Saved', { exact: true }).waitFor();
    await check(window, `answers-${look}-counterclaims`);
    const held = await holdCall(page, 'answers.generateStream');
    await page.getByRole('button', { name: 'Generate Answer' }).click();
    await page.getByRole('dialog').waitFor();
    await check(window, `answers-${look}-generating`);
    await held.restore();
    await page.getByText('Saved Answer Available').waitFor();
    await page.getByRole('heading', { name: 'Before you file' }).scrollIntoViewIfNeeded();
    await check(window, `answers-${look}-draft`);
    await page.getByRole('button', { name: 'Scroll to End' }).click();
    await window.shoot(`answers-${look}-draft-end`);
    await go(`${path}?tab=complaint`);
    await page.getByRole('button', { name: 'Copy Content' }).waitFor();
    await check(window, `answers-${look}-complaint`);
    await window.close();
  });
});
