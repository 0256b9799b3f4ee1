import AxeBuilder from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE, type Window } from './stand.ts';

export const LOOKS: [string, BrowserContextOptions][] = [
  ['desktop', { ...DESKTOP, colorScheme: 'light' }],
  ['phone', { ...PHONE, colorScheme: 'light' }],
];

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The frame of a PDF belongs to the browser's own viewer.
  const builder = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
  if (rules) builder.withRules(rules);
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}

/** Nothing sticks out sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Takes pictures of the screen, on a desktop in light and dark, and expects that everybody can use it. */
export async function check(window: Window, name: string): Promise<void> {
  const { page } = window;
  await window.shoot(name);
  expect.soft(await violations(page), name).toEqual([]);
  expect.soft(await overflow(page), `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  if ((page.viewportSize()?.width ?? 0) < DESKTOP.viewport.width) return;
  await turnDark(page, true);
  await window.shoot(`${name}-dark`);
  expect.soft(await violations(page, COLOUR_RULES), `${name}, dark`).toEqual([]);
  await turnDark(page, false);
}

/**
 * Dark screens are the light ones in other colours. What is skipped because it is out of sight would keep its former
 * colours until somebody scrolls there, so it is drawn meanwhile.
 */
async function turnDark(page: Page, isDark: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  await page.evaluate(async (isDrawn) => {
    for (const element of document.querySelectorAll<HTMLElement>('[class*="content-visibility"]')) {
      element.style.contentVisibility = isDrawn ? 'visible' : '';
    }
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, isDark);
}
