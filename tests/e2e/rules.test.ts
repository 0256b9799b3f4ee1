import { afterAll, beforeAll, expect, it } from 'vitest';
import { check, LOOKS } from './looks.ts';
import { openStand, type Stand, unexpected } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

it.each(LOOKS)('anybody reads the rules, from the landing page on: %s', async (look, options) => {
  const window = await stand.open(options);
  const { page, problems, go, close } = window;
  await go('/');
  await page.getByRole('link', { name: 'How we count deadlines' }).click();
  await page.getByRole('heading', { level: 1, name: 'How we count deadlines' }).waitFor();
  await check(window, `rules-courts-${look}`);

  await page.getByRole('link', { name: /New Mexico district courts/ }).click();
  const answer = page.getByRole('article', { name: 'Answer to Complaint Due' });
  await answer.getByText('30 days after the day the summons and complaint were served on you.').waitFor();
  await answer.getByText('Report a mistake').click();
  await answer.getByText(/Name rule N1/).waitFor();
  const links = page.getByText('Go to a rule');
  await links.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#N1');
  await expect.poll(async () => (await answer.boundingBox())?.y ?? 900).toBeLessThan(200);
  await check(window, `rules-${look}`);

  // The address of one rule leads to it, and one of no court says so.
  await go('/rules/federal#notice_of_appeal_due');
  const appeal = page.getByRole('article', { name: 'Notice of Appeal Due', exact: true });
  await expect.poll(async () => (await appeal.boundingBox())?.y ?? 900).toBeLessThan(200);
  await go('/rules/elsewhere');
  await page.getByText('The rules of this court are not here.').waitFor();
  expect(unexpected(problems, /status of 400/)).toEqual([]);
  await close();
});

it('whoever is signed in comes to them by the menu, and keeps the app around them', async () => {
  const person = await stand.person();
  const window = await person.open();
  const { page, problems, go, close } = window;
  await go('/');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'How we count' }).click();
  await page.getByRole('list', { name: 'Courts' }).waitFor();
  await page.getByRole('button', { name: 'User menu' }).waitFor();
  await check(window, 'rules-signed-in');
  expect(unexpected(problems)).toEqual([]);
  await close();
});
