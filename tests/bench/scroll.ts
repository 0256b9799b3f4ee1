import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { createAuth } from '#server/auth/lucia.ts';
import { ensureClient } from '../../scripts/prepare.mjs';
import { insertCase } from '../factories/cases.ts';
import { insertUser } from '../factories/users.ts';
import { Person } from '../lifecycle/person.ts';
import { launchBrowser, openContext } from '../setup/browser.ts';
import { startServer } from '../setup/server-process.ts';
import { type BenchRow, interleave, median, percentile } from './measure.ts';
import { makePassage, makeWords, seededRandom } from './search-papers.ts';

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

async function bareList(browser: Browser, count: number): Promise<Page> {
  const { context } = await openContext(browser, WINDOW);
  const page = await context.newPage();
  const rows = Array.from({ length: count }, (_, index) => `<p style="height:90px">Row ${index}</p>`).join(
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
    const bare = await bareList(browser, CASES);
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

const DOCUMENTS = 10_000;
const KINDS = ['Complaint', 'Motion', 'Order', 'Notice', 'Summons', 'Email', 'Auxiliary Document', null];
const PASSAGES = 14;
const SEED = 20_261_121;

/** A case with ten thousand papers of about 14,000 letters, and somebody signed in to it. */
async function fillCase(dataDir: string): Promise<{ caseId: string; cookie: string }> {
  const handle = await openDatabase({ dataDir });
  try {
    const { db } = handle;
    await migrate(db);
    const user = await insertUser(db);
    const { id: caseId } = await insertCase(db, { userId: user.id, title: 'Harwood v. Lindqvist' });
    const random = seededRandom(SEED);
    const words = makeWords(random);
    for (let from = 0; from < DOCUMENTS; from += 200) {
      const rows = Array.from({ length: 200 }, (_, step) => ({
        caseId,
        filename: `Exhibit ${from + step}, letters with Lindqvist.pdf`,
        path: randomUUID(),
        mimeType: 'application/pdf',
        size: 40_000 + step,
        pageCount: 4,
        docType: KINDS[(from + step) % KINDS.length] ?? null,
        docDate: '2025-03-04',
        status: 'ready' as const,
        extractedText: Array.from({ length: PASSAGES }, () => makePassage(words, random)).join('\n\n'),
        hash: createHash('sha256')
          .update(String(from + step))
          .digest('hex'),
        uploadedAt: new Date(Date.UTC(2026, 0, 1) + (from + step) * 60_000),
        aiAnalyzedAt: new Date(),
      }));
      await db.insertInto('documents').values(rows).execute();
    }
    const cookie = await createAuth(db, { secure: false }).start(user.id, null);
    return { caseId, cookie: cookie.split(';')[0] ?? '' };
  } finally {
    await handle.close();
  }
}

/** The list as the browser asks for it: milliseconds and bytes on the wire. */
async function listOnce(url: string): Promise<{ ms: number; bytes: number }> {
  const began = performance.now();
  const { headers, body } = await new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const [address = '', cookie = ''] = url.split('#');
      get(address, { headers: { cookie, 'accept-encoding': 'gzip' } }, (answer) => {
        buffer(answer).then((whole) => resolve({ headers: answer.headers, body: whole }), reject);
      }).on('error', reject);
    },
  );
  if (headers['content-encoding'] !== 'gzip') throw new Error('The list was not compressed.');
  return { ms: performance.now() - began, bytes: body.length };
}

/** The sidebar of a case of 10,000 documents: its list, its first row, a typed filter, and the wheel. */
export async function benchDocuments(): Promise<BenchRow[]> {
  ensureClient();
  const folder = await mkdtemp(join(tmpdir(), 'documents-bench-'));
  const dataDir = join(folder, 'data');
  const { caseId, cookie } = await fillCase(dataDir);
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'silent' }, patience: 120_000 });
  const browser = await launchBrowser();
  try {
    const input = encodeURIComponent(JSON.stringify({ json: { caseId } }));
    const asked = `${server.url}/api/trpc/documents.list?input=${input}#${cookie}`;
    const lists: { ms: number; bytes: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) lists.push(await listOnce(asked));

    const { context } = await openContext(browser, WINDOW);
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: server.url }]);
    const page = await context.newPage();
    const paints: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now();
      await page.goto(`${server.url}/cases/${caseId}/documents`);
      await page.getByRole('link', { name: `Exhibit ${DOCUMENTS - 1},` }).waitFor();
      paints.push(performance.now() - began);
    }
    const search = page.getByLabel('Search documents');
    const typed: number[] = [];
    for (const number of [9042, 8123, 7001, 6500, 5432]) {
      const began = performance.now();
      await search.fill(`Exhibit ${number}`);
      await page.getByText(`1 of ${DOCUMENTS.toLocaleString('en-US')} documents`).waitFor();
      typed.push(performance.now() - began);
      await search.fill('');
      await page.getByText('10,000 of 10,000 documents').waitFor();
    }
    await search.fill('zzzz zzzz');
    const began = performance.now();
    await page.getByText('No documents match your search').waitFor({ timeout: 120_000 });
    const throughTexts = performance.now() - began;
    await search.fill('');
    await page.getByText('10,000 of 10,000 documents').waitFor();

    await page.evaluate(() => {
      document.querySelector('ul[aria-label="Documents"]')?.parentElement?.setAttribute('id', 'documents');
    });
    const bare = await bareList(browser, DOCUMENTS);
    const figures = await interleave(
      async () => percentile(await frames(page, '#documents'), 0.99),
      async () => percentile(await frames(bare, '#list'), 0.99),
      RUNS,
    );
    const kilobytes = Math.round((lists[0]?.bytes ?? 0) / 1024);
    return [
      {
        name: 'list of 10,000 documents, as the browser asks',
        ours: median(lists.map(({ ms }) => ms)),
        unit: 'ms',
        aim: '',
        note: `${kilobytes} KiB on the wire`,
      },
      { name: 'first row of 10,000 documents from the address', ours: median(paints), unit: 'ms', aim: '' },
      { name: 'a name typed into the filter of 10,000', ours: median(typed), unit: 'ms', aim: '' },
      { name: 'words in none of 10,000 texts, all looked through', ours: throughTexts, unit: 'ms', aim: '' },
      {
        name: 'p99 between frames, scrolling 10,000 documents / plain rows',
        ...figures,
        unit: 'ms',
        aim: '≤ 1.5',
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
