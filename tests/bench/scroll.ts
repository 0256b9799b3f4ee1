import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ensureClient } from '../../scripts/prepare.mjs';
import { Person } from '../lifecycle/person.ts';
import { launchBrowser, openContext } from '../setup/browser.ts';
import { startServer } from '../setup/server-process.ts';
import { type BenchRow, interleave, percentile } from './measure.ts';

const CASES = 500;
const SCROLL_MS = 4000;
const RUNS = 5;
const WINDOW = { viewport: { width: 1440, height: 900 } } as const;

/** Turns the wheel over the list for a while; the times between drawn frames, in ms. */
async function frames(page: Page, list: string): Promise<number[]> {
  await page.locator(list).hover();
  await page.evaluate((selector) => {
    const scroller = document.querySelector(selector);
    if (scroller !== null) scroller.scrollTop = 0;
    const gaps: number[] = [];
    let last = performance.now();
    const note = (now: number) => {
      gaps.push(now - last);
      last = now;
      Object.assign(window, { frameRequest: requestAnimationFrame(note) });
    };
    Object.assign(window, { frameGaps: gaps, frameRequest: requestAnimationFrame(note) });
  }, list);
  const end = Date.now() + SCROLL_MS;
  while (Date.now() < end) await page.mouse.wheel(0, 400);
  const { gaps, scrolled } = await page.evaluate((selector) => {
    cancelAnimationFrame(Reflect.get(window, 'frameRequest'));
    const gaps: number[] = Reflect.get(window, 'frameGaps');
    return { gaps, scrolled: document.querySelector(selector)?.scrollTop ?? 0 };
  }, list);
  if (scrolled < 10_000) throw new Error(`The list was scrolled by ${scrolled} px only.`);
  return gaps;
}

async function bareList(browser: Browser): Promise<Page> {
  const { context } = await openContext(browser, WINDOW);
  const page = await context.newPage();
  const rows = Array.from({ length: CASES }, (_, index) => `<p style="height:90px">Row ${index}</p>`).join(
    '',
  );
  await page.setContent(`<div id="list" style="height:800px;overflow-y:auto">${rows}</div>`);
  return page;
}

/** The case list of somebody with 500 cases under the wheel, against 500 plain paragraphs. */
export async function benchScroll(): Promise<BenchRow[]> {
  ensureClient();
  const folder = await mkdtemp(join(tmpdir(), 'scroll-bench-'));
  const server = await startServer({ dataDir: join(folder, 'data'), env: { LOG_LEVEL: 'silent' } });
  const browser = await launchBrowser();
  try {
    const person = new Person(server.url);
    await person.register('scroll@example.org');
    for (let number = 1; number <= CASES; number += 1)
      await person.createCase(`Harwood v. Lindqvist, ${number}`);
    const { context } = await openContext(browser, WINDOW);
    const [name = '', value = ''] = person.cookie.split('=');
    await context.addCookies([{ name, value, url: server.url }]);
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByText(`${CASES} cases`).waitFor();
    await page.evaluate(() => {
      document.querySelector('ul[aria-label="My Cases"]')?.parentElement?.setAttribute('id', 'case-list');
    });
    const bare = await bareList(browser);
    const late: number[] = [];
    const figures = await interleave(
      async () => {
        const gaps = await frames(page, '#case-list');
        late.push(gaps.filter((gap) => gap > 34).length / gaps.length);
        return percentile(gaps, 0.99);
      },
      async () => percentile(await frames(bare, '#list'), 0.99),
      RUNS,
    );
    const dropped = ((100 * late.reduce((sum, share) => sum + share, 0)) / late.length).toFixed(2);
    return [
      {
        name: 'p99 between frames, scrolling 500 cases / plain rows',
        ...figures,
        unit: 'ms',
        aim: '≤ 1.5',
        note: `${dropped} % of frames came a frame late`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
