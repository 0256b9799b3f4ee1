import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Page,
  request,
} from 'playwright';
import { expect, inject, onTestFailed, vi } from 'vitest';
import { z } from 'zod';
import { type ContextOptions, openContext, sharedBrowser } from '#tests/setup/browser.ts';
import { copyDataDirectory, embeddedTemplate } from '#tests/setup/embedded-template.ts';
import { makeRunDirectory, removeRunDirectory } from '#tests/setup/run-directory.ts';
import { type ServerOptions, type ServerProcess, startServer } from '#tests/setup/server-process.ts';
import type { Paper } from './papers.ts';

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const SCREENS = join(import.meta.dirname, '../../.cache/screens');
const PASSWORD = 'a long sentence about a furnace';
/** How long a test waits for a state before it fails. No state of a slow machine takes so long. */
const PATIENCE_MS = 90_000;
const READING_PATIENCE_MS = 100_000;

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

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

/** A real server and a browser, for one test file. */
export class Stand {
  readonly browser: Browser;
  readonly url: string;
  readonly #left = new Set<() => Promise<void>>();

  constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.url = url;
  }

  /** Closes what its people and windows left open; the server and the browser serve other files too. */
  async close(): Promise<void> {
    await Promise.all([...this.#left].map((leave) => leave()));
  }

  /** Someone with an account and a profile, made over the API. */
  async person(): Promise<Person> {
    const person = await this.personWith({ cookies: [], origins: [] });
    await person.post('/api/auth/register', {
      email: `person-${randomUUID()}@example.org`,
      password: PASSWORD,
      firstName: 'Willa',
      lastName: 'Hargrove',
    });
    await person.post('/api/auth/onboarding', { role: 'plaintiff', state: 'NM' });
    return person;
  }

  /** Someone whose session stands in these cookies. */
  async personWith(storageState: StorageState): Promise<Person> {
    const extraHTTPHeaders = { origin: this.url };
    const api = await request.newContext({ baseURL: this.url, extraHTTPHeaders, storageState });
    this.#left.add(() => api.dispose());
    return new Person(this, api);
  }

  /** A window of nobody in particular. */
  async open(options: ContextOptions = DESKTOP): Promise<Window> {
    const { context, problems } = await openContext(this.browser, { reducedMotion: 'reduce', ...options });
    this.#left.add(() => context.close());
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    tellOfFailure(page, problems);
    return {
      page,
      problems,
      go: async (path) => {
        await page.goto(this.url + path);
      },
      shoot: (name) => shoot(page, name),
      close: () => context.close(),
    };
  }
}

/** A stand whose server is its own: with settings, data or an end of its own. */
export class OwnStand extends Stand {
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  #server: ServerProcess;

  constructor(browser: Browser, server: ServerProcess, options: Pick<ServerOptions, 'dataDir' | 'env'>) {
    super(browser, server.url);
    this.#server = server;
    this.dataDir = options.dataDir;
    this.#env = options.env ?? {};
  }

  /** Kills the server as a power cut would, and starts it again at the same address. */
  async crash(): Promise<void> {
    const port = Number(new URL(this.url).port);
    await this.#server.stop('SIGKILL');
    this.#server = await startServer({ dataDir: this.dataDir, port, env: this.#env });
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#server.stop();
    removeRunDirectory(this.dataDir);
  }
}

/** The server that the browser tests share. Every person has cases of their own there. */
export async function openStand(): Promise<Stand> {
  return new Stand(await sharedBrowser(), inject('server'));
}

interface OwnStandOptions {
  /** Beside what every server of the tests is started with. */
  env?: Record<string, string>;
  /** Puts something into the migrated database before the server takes it. */
  fill?(dataDir: string): Promise<void>;
}

export async function openOwnStand({ env = {}, fill }: OwnStandOptions = {}): Promise<OwnStand> {
  const dataDir = makeRunDirectory();
  await copyDataDirectory(await embeddedTemplate(), dataDir);
  await fill?.(dataDir);
  const [browser, server] = await Promise.all([sharedBrowser(), startServer({ dataDir, env })]);
  return new OwnStand(browser, server, { dataDir, env });
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

  /** Waits until so many documents of the case, its attachments among them, are read; so many cannot be. */
  async read(caseId: string, count: number, failed = 0): Promise<void> {
    const settled = async () => {
      const documents = await this.documents(caseId);
      const isSettled = documents.every(({ status }) => status === 'ready' || status === 'failed');
      return isSettled && documents.length >= count && documents;
    };
    const documents = await vi.waitUntil(settled, { timeout: READING_PATIENCE_MS, interval: 100 });
    expect(documents.filter(({ status }) => status === 'failed')).toHaveLength(failed);
  }

  /** A window with this person's session. */
  async open(options: ContextOptions = DESKTOP): Promise<Window> {
    return this.#stand.open({ ...options, storageState: await this.api.storageState() });
  }
}

/** A browser window with all that should not have happened in it. */
export interface Window {
  page: Page;
  /** Console errors, uncaught exceptions, refused content and requests to other hosts. */
  problems: string[];
  /** Opens a path of the product. */
  go(path: string): Promise<void>;
  /** Saves a picture of the screen under .cache/screens, when pictures are asked for. */
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

/** Pictures are for people: `SCREENS=1 npm test -- tests/e2e` takes them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENS) return;
  await mkdir(SCREENS, { recursive: true });
  await page.screenshot({ path: join(SCREENS, `${name}.png`) });
}
