import AxeBuilder from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE, type Window } from './stand.ts';

export const LOOKS: [string, BrowserContextOptions][] = [
  ['desktop-light', { ...DESKTOP, colorScheme: 'light' }],
  ['desktop-dark', { ...DESKTOP, colorScheme: 'dark' }],
  ['phone-light', { ...PHONE, colorScheme: 'light' }],
];

async function violations(page: Page): Promise<string[]> {
  // The frame of a PDF belongs to the browser's own viewer.
  const builder = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
  // Dark screens are those of the light look in other colours.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) builder.withRules(['color-contrast', 'link-in-text-block']);
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}

/** Nothing sticks out sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Takes a picture of the screen and expects that everybody can use it. */
export async function check(window: Window, name: string): Promise<void> {
  await window.shoot(name);
  expect.soft(await violations(window.page), name).toEqual([]);
  expect.soft(await overflow(window.page), `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}
