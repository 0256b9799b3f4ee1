import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Page,
  request,
} from 'playwright-core';
import { expect, onTestFailed } from 'vitest';
import { z } from 'zod';
import { launchBrowser, openContext } from '#tests/setup/browser.ts';
import { makeRunDirectory, removeRunDirectory } from '#tests/setup/run-directory.ts';
import { type ServerProcess, startServer } from '#tests/setup/server-process.ts';
import type { Paper } from './papers.ts';

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const SCREENS = join(import.meta.dirname, '../../.cache/screens');
const PASSWORD = 'a long sentence about a furnace';

const Created = z.object({ id: z.string() });
const Documents = z.array(
  z.object({
    id: z.string(),
    filename: z.string(),
    status: z.string(),
    hash: z.string().nullable(),
    size: z.number(),
  }),
);

/** The real server on a new data directory, and a browser. One for each test file. */
export class Stand {
  readonly browser: Browser;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  #server: ServerProcess;
  #accounts = 0;

  constructor(browser: Browser, dataDir: string, server: ServerProcess, env: Record<string, string> = {}) {
    this.browser = browser;
    this.dataDir = dataDir;
    this.#server = server;
    this.#env = env;
  }

  get url(): string {
    return this.#server.url;
  }

  /** Kills the server as a power cut would, and starts it again at the same address. */
  async crash(): Promise<void> {
    const port = Number(new URL(this.url).port);
    await this.#server.stop('SIGKILL');
    this.#server = await startServer({ dataDir: this.dataDir, port, env: this.#env });
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.#server.stop();
    removeRunDirectory(this.dataDir);
  }

  /** Someone with an account and a profile, made over the API. */
  async person(): Promise<Person> {
    this.#accounts += 1;
    const api = await request.newContext({ baseURL: this.url, extraHTTPHeaders: { origin: this.url } });
    const person = new Person(this, api);
    await person.post('/api/auth/register', {
      email: `person-${this.#accounts}@example.org`,
      password: PASSWORD,
      firstName: 'Willa',
      lastName: 'Hargrove',
    });
    await person.post('/api/auth/onboarding', { role: 'plaintiff', state: 'NM' });
    return person;
  }
}

/** `env` beside what every server of the tests is started with. */
export async function openStand(env: Record<string, string> = {}): Promise<Stand> {
  const dataDir = makeRunDirectory();
  const [browser, server] = await Promise.all([launchBrowser(), startServer({ dataDir, env })]);
  return new Stand(browser, dataDir, server, env);
}

/** A signed-in person, at the API and in browser windows. */
export class Person {
  readonly api: APIRequestContext;
  #stand: Stand;

  constructor(stand: Stand, api: APIRequestContext) {
    this.#stand = stand;
    this.api = api;
  }

  async post(path: string, data: unknown): Promise<unknown> {
    const response = await this.api.post(path, { data });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  }

  async createCase(title: string): Promise<string> {
    const courtName = 'First Judicial District Court';
    const created = await this.post('/api/cases', { title, caseType: 'civil', state: 'NM', courtName });
    return Created.parse(created).id;
  }

  /** Uploads files in one form. */
  async upload(caseId: string, papers: readonly Paper[]): Promise<void> {
    const form = new FormData();
    for (const { name, mimeType, buffer } of papers) {
      form.append('files', new File([new Uint8Array(buffer)], name, { type: mimeType }));
    }
    const response = await this.api.post(`/api/cases/${caseId}/documents/upload`, { multipart: form });
    if (!response.ok()) throw new Error(`Upload: ${response.status()} ${await response.text()}`);
  }

  async documents(caseId: string): Promise<z.infer<typeof Documents>> {
    const response = await this.api.get(`/api/cases/${caseId}/documents?text=false`);
    return Documents.parse(await response.json());
  }

  /** A window with this person's session. */
  async open(options: BrowserContextOptions = DESKTOP): Promise<Window> {
    return openWindow(this.#stand, { ...options, storageState: await this.api.storageState() });
  }
}

/** A browser window with all that should not have happened in it. */
export interface Window {
  page: Page;
  /** Console errors, uncaught exceptions, refused content and requests to other hosts. */
  problems: string[];
  /** Opens a path of the product. */
  go(path: string): Promise<void>;
  /** Saves a picture of the screen under .cache/screens, to be looked at. */
  shoot(name: string): Promise<void>;
  close(): Promise<void>;
}

// Chromium itself prints this one when nobody is signed in yet.
const SIGNED_OUT = /status of 401 \(Unauthorized\)/;

/** `expected` lets problems pass that a test provokes. */
export function unexpected(problems: readonly string[], ...expected: RegExp[]): string[] {
  return problems.filter((problem) => ![SIGNED_OUT, ...expected].some((pattern) => pattern.test(problem)));
}

/** When the test fails, what the window showed stands in the output, and its picture beside the others. */
function tellOfFailure(page: Page, problems: readonly string[]): void {
  const { currentTestName } = expect.getState();
  if (currentTestName === undefined) return;
  const tell = async () => {
    if (page.isClosed()) return;
    const name = `failed ${currentTestName}`.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);
    await mkdir(SCREENS, { recursive: true });
    await page.screenshot({ path: join(SCREENS, `${name}.png`), timeout: 5_000 });
    const alerts = await page.getByRole('alert').or(page.getByRole('status')).allInnerTexts();
    console.log(`${currentTestName}: at ${page.url()}, picture ${name}.png`, { alerts, problems });
  };
  try {
    onTestFailed(tell);
  } catch {
    // A window that a hook opens belongs to no test, though the name of the last one still stands there.
  }
}

export async function openWindow(stand: Stand, options: BrowserContextOptions): Promise<Window> {
  const { context, problems } = await openContext(stand.browser, { reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  tellOfFailure(page, problems);
  return {
    page,
    problems,
    async go(path) {
      await page.goto(stand.url + path);
    },
    async shoot(name) {
      await mkdir(SCREENS, { recursive: true });
      await page.screenshot({ path: join(SCREENS, `${name}.png`) });
    },
    close: () => context.close(),
  };
}
