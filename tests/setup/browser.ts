import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/tools.mjs';

/** Starts the system's Chromium; close it in afterAll. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium is installed.');
  return chromium.launch({
    executablePath,
    // Chromium's own sandbox does not start as root, which is what containers run tests as.
    // Without a locale of UTF-8 it saves a file of any other name than ASCII as 'download'.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
}

export interface WatchedContext {
  context: BrowserContext;
  /** Console errors, uncaught exceptions and requests to other hosts; empty when all went well. */
  problems: string[];
}

/** A browser context that records what should not happen and refuses every host but this machine. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedContext> {
  const context = await browser.newContext(options);
  const problems: string[] = [];
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => {
      problems.push(`Request to another host: ${route.request().url()}`);
      return route.abort();
    },
  );
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`Console error: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`Uncaught: ${error.error().message}`));
  return { context, problems };
}
