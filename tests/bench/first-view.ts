import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, request } from 'playwright';
import { ensureClient } from '../../scripts/prepare.mjs';
import { launchBrowser } from '../setup/browser.ts';
import { startServer } from '../setup/server-process.ts';
import { type BenchRow, median } from './measure.ts';

const VIEWS = 5;

interface FirstView {
  requests: number;
  /** Bytes of script as they crossed the wire, headers included. */
  script: number;
  /** Milliseconds from the navigation's start. */
  firstPaint: number;
  largestPaint: number;
}

/** One visit with an empty cache, until `heading` is drawn and half a second passes without a request. */
async function visit(
  browser: Browser,
  url: string,
  heading: string,
  options: BrowserContextOptions,
): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  let script = 0;
  await wire.send('Network.enable');
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset.largestPaint = String(list.getEntries().at(-1)?.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const paints = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: Number(document.documentElement.dataset.largestPaint),
  }));
  const view = { requests: kinds.size, script, firstPaint: paints.first, largestPaint: paints.largest };
  await context.close();
  return view;
}

/** What a browser with an empty cache fetches until the landing page and the home of a signed-in person are drawn. */
export async function benchFirstView(): Promise<BenchRow[]> {
  if (!ensureClient()) throw new Error('The pages could not be built.');
  const dataDir = await mkdtemp(join(tmpdir(), 'first-view-bench-'));
  const [browser, server] = await Promise.all([
    launchBrowser(),
    startServer({ dataDir, env: { LOG_LEVEL: 'silent' } }),
  ]);
  try {
    const api = await request.newContext({ baseURL: server.url, extraHTTPHeaders: { origin: server.url } });
    const post = async (path: string, data: unknown) => {
      const response = await api.post(path, { data });
      if (!response.ok()) throw new Error(`${path}: ${response.status()}`);
    };
    await post('/api/auth/register', { email: 'first-view@example.org', password: 'a long sentence here' });
    await post('/api/auth/onboarding', { role: 'plaintiff', state: 'NM' });
    for (const title of ['Hargrove v. Pinto', 'Hargrove v. Brandt Properties', 'Estate of Hargrove']) {
      const courtName = 'First Judicial District Court';
      await post('/api/cases', { title, caseType: 'civil', state: 'NM', courtName });
    }
    const views = [
      { name: 'landing', heading: 'You were served.', options: {}, aim: '≤ 90 kB' },
      {
        name: 'home, signed in',
        heading: 'My Cases',
        options: { storageState: await api.storageState() },
        aim: '≤ 180 kB',
      },
    ];
    const rows: BenchRow[] = [];
    for (const { name, heading, options, aim } of views) {
      const visits: FirstView[] = [];
      for (let count = 0; count < VIEWS; count += 1) {
        visits.push(await visit(browser, `${server.url}/`, heading, options));
      }
      const middle = (of: (view: FirstView) => number) => median(visits.map(of));
      rows.push(
        { name: `${name}: script`, ours: middle((view) => view.script / 1000), unit: 'kB', aim },
        { name: `${name}: requests`, ours: middle((view) => view.requests), unit: '', aim: '≤ 25' },
        { name: `${name}: first paint`, ours: middle((view) => view.firstPaint), unit: 'ms', aim: '—' },
        { name: `${name}: largest paint`, ours: middle((view) => view.largestPaint), unit: 'ms', aim: '—' },
      );
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
