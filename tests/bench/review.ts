import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { createAuth } from '#server/auth/lucia.ts';
import { ensureClient } from '../../scripts/prepare.mjs';
import { insertCase } from '../factories/cases.ts';
import { insertReviewDocuments } from '../factories/review.ts';
import { insertUser } from '../factories/users.ts';
import { launchBrowser, openContext } from '../setup/browser.ts';
import { startServer } from '../setup/server-process.ts';
import { type BenchRow, interleave, median } from './measure.ts';

const DOCUMENTS = 5000;
const RUNS = 5;
const LABELS = ['Privileged', 'Work Product'];

async function fill(dataDir: string): Promise<{ caseId: string; cookie: string }> {
  const handle = await openDatabase({ dataDir });
  try {
    await migrate(handle.db);
    const user = await insertUser(handle.db);
    const { id: caseId } = await insertCase(handle.db, { userId: user.id });
    await insertReviewDocuments(handle.db, { caseId, count: DOCUMENTS });
    const cookie = await createAuth(handle.db, { secure: false }).start(user.id, null);
    return { caseId, cookie: cookie.split(';')[0] ?? '' };
  } finally {
    await handle.close();
  }
}

/** From the click on a code to every row in sight carrying it, and to the notice that all of them are saved; in ms. */
async function codeAll(page: Page, label: string): Promise<{ shown: number; saved: number }> {
  await page.getByRole('button', { name: 'Code As' }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).waitFor();
  return page.evaluate(async (text) => {
    const until = (holds: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (holds()) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        look();
      });
    const items = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const began = performance.now();
    items.find(({ textContent }) => textContent === text)?.click();
    const rows = () => [...document.querySelectorAll('[data-review-list] li')];
    const [shown, saved] = await Promise.all([
      until(() => rows().every(({ textContent }) => textContent?.includes(text))),
      until(() => document.body.textContent?.includes(`5,000 documents: ${text}`) ?? false),
    ]);
    return { shown, saved };
  }, label);
}

/** All of 5,000 documents coded on the screen, against the bare call that stores the same. */
export async function benchReview(): Promise<BenchRow[]> {
  ensureClient();
  const folder = await mkdtemp(join(tmpdir(), 'review-bench-'));
  const dataDir = join(folder, 'data');
  const { caseId, cookie } = await fill(dataDir);
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'silent' }, patience: 120_000 });
  const browser = await launchBrowser();
  try {
    const headers = { cookie, origin: server.url, 'content-type': 'application/json' };
    const address = `${server.url}/api/cases/${caseId}/review`;
    const listed: unknown = await (await fetch(address, { headers })).json();
    const ids = Array.isArray(listed) ? listed.map((row: { id: string }) => row.id) : [];
    const { context } = await openContext(browser, { viewport: { width: 1440, height: 900 } });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: server.url }]);
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(`${server.url}/cases/${caseId}/ediscovery`);
    await page.getByText('Select all 5,000').waitFor();
    const opened = performance.now() - began;
    await page.getByText('Select all 5,000').click();
    await page.getByText('5,000 selected').waitFor();
    const shown: number[] = [];
    let run = 0;
    const figures = await interleave(
      async () => {
        run += 1;
        const took = await codeAll(page, LABELS[run % 2] ?? 'Privileged');
        shown.push(took.shown);
        return took.saved;
      },
      async () => {
        // What the screen asks for after a change is over by then.
        await page.waitForTimeout(3000);
        const from = performance.now();
        const body = JSON.stringify({ ids, change: { privilegeStatus: 'not_privileged' } });
        const answer = await fetch(`${address}/code`, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(await answer.text());
        const took = performance.now() - from;
        await page.waitForTimeout(3000);
        return took;
      },
      RUNS,
    );
    return [
      { name: '5,000 documents for review, from the address to the list', ours: opened, unit: 'ms', aim: '' },
      { name: 'select all and code 5,000: the list shows it', ours: median(shown), unit: 'ms', aim: '' },
      { name: 'the same until saved / bare call', ...figures, unit: 'ms', aim: '< 1000 ms' },
    ];
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
