import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { findChromium } from '../../scripts/tools.mjs';

const THIS_MACHINE = ['localhost', '127.0.0.1'];

/** Starts the system's Chromium; whoever calls this closes it. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium is installed.');
  return chromium.launch({
    executablePath,
    // Without a locale of UTF-8 it saves a file of any other name than ASCII as 'download'.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [
      // Chromium's own sandbox does not start as root, which is what containers run tests as.
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      // No other host has an address. Playwright's interception would refuse them too, at the price of a
      // message for every request and of the browser's cache.
      `--host-resolver-rules=MAP * ~NOTFOUND, ${THIS_MACHINE.map((host) => `EXCLUDE ${host}`).join(', ')}`,
    ],
  });
}

const worker = globalThis as typeof globalThis & { proceedBrowser?: Promise<Browser> };

/** The browser of this test worker, started once. Playwright ends it with the worker's process. */
export function sharedBrowser(): Promise<Browser> {
  worker.proceedBrowser ??= launchBrowser();
  return worker.proceedBrowser;
}

export interface WatchedContext {
  context: BrowserContext;
  /** Console errors, uncaught exceptions and requests to other hosts; empty when all went well. */
  problems: string[];
}

export interface ContextOptions extends BrowserContextOptions {
  /**
   * Whether the browser asks to save data, so that the code of other screens is not fetched ahead: a third of all
   * that a short visit costs.
   */
  isSavingData?: boolean;
}

function saveData(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

/** A browser context that records what should not happen. */
export async function openContext(
  browser: Browser,
  { isSavingData = true, ...options }: ContextOptions = {},
): Promise<WatchedContext> {
  const context = await browser.newContext(options);
  if (isSavingData) await context.addInitScript(saveData);
  const problems: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !THIS_MACHINE.includes(hostname)) {
      problems.push(`Request to another host: ${request.url()}`);
    }
  });
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`Console error: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`Uncaught: ${error.error().message}`));
  return { context, problems };
}
