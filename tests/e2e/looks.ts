import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { DESKTOP, PHONE, type Window as Watched } from './stand.ts';

export const LOOKS: [string, BrowserContextOptions][] = [
  ['desktop', { ...DESKTOP, colorScheme: 'light' }],
  ['phone', { ...PHONE, colorScheme: 'light' }],
];

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Brings the rules onto the page. Words on their way from one color to another have neither, so none is on its way. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
}

/** What of the screen stands in somebody's way, by the rules named or by all. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await prepare(page);
  const found = await page.evaluate(async (runOnly) => {
    // What has just opened is drawn first: until then it is as transparent as its animation begins.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // The frame of a PDF belongs to the browser's own viewer.
    const screen = { exclude: [['iframe']] };
    const options = { resultTypes: ['violations' as const], ...(runOnly && { runOnly }) };
    return (await window.axe?.run(screen, options))?.violations;
  }, rules);
  if (found === undefined) throw new Error('The screen was not checked.');
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}

/** Nothing sticks out sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** So often does the screen say that it gives no legal advice: once is read, more is furniture. */
function caveats(page: Page): Promise<number> {
  return page.evaluate(() => {
    const found = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (/\bnot legal advice\b/i.test(node.nodeValue ?? '') && parent?.checkVisibility()) found.add(parent);
    }
    return found.size;
  });
}

/** Expects that everybody can use the screen, on a desktop in light and dark, and takes its picture when asked for. */
export async function check(window: Watched, name: string): Promise<void> {
  const { page } = window;
  await window.shoot(name);
  expect.soft(await violations(page), name).toEqual([]);
  expect.soft(await overflow(page), `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  expect.soft(await caveats(page), `${name} repeats its caveat`).toBeLessThanOrEqual(1);
  if ((page.viewportSize()?.width ?? 0) < DESKTOP.viewport.width) return;
  await turnDark(page, true);
  await window.shoot(`${name}-dark`);
  expect.soft(await violations(page, COLOR_RULES), `${name}, dark`).toEqual([]);
  await turnDark(page, false);
}

/**
 * Dark screens are the light ones in other colors. What is skipped because it is out of sight would keep its former
 * colors until somebody scrolls there, so it is drawn meanwhile.
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
