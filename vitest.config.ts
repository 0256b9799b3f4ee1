import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { findChromium, findPostgres } from './scripts/tools.mjs';

interface Suite {
  /** Files, as a pattern under tests/. */
  files: string;
  environment?: 'node' | 'happy-dom';
  setupFiles?: string[];
  globalSetup?: string[];
  /** Seconds after which a test hangs; a busy machine is slow, not wrong. */
  patience?: number;
}

// Who tests waits about as long for the server or the browser as it works itself.
const WORKERS = Math.max(2, availableParallelism());

// What has one form for browsers and another for Node: the tests of the pages need the browser's.
const BROWSER_FORMS = {
  'tus-js-client': join(import.meta.dirname, 'node_modules/tus-js-client/lib.esm/browser/index.js'),
};

function project(name: string, suite: Suite): TestProjectInlineConfiguration {
  const timeout = (suite.patience ?? 120) * 1000;
  return {
    ...(suite.environment === 'happy-dom' && { plugins: [react()], resolve: { alias: BROWSER_FORMS } }),
    test: {
      ...(suite.environment === 'happy-dom' && { server: { deps: { inline: [/@uppy/, /tus-js-client/] } } }),
      name,
      include: [`tests/${suite.files}`],
      environment: suite.environment ?? 'node',
      isolate: false,
      setupFiles: ['tests/setup/guards.ts', ...(suite.setupFiles ?? [])],
      globalSetup: suite.globalSetup ?? [],
      maxWorkers: WORKERS,
      testTimeout: timeout,
      hookTimeout: timeout,
      // A state that a test waits for comes late on a slow machine; one that never comes ends with the test.
      expect: { poll: { timeout: Math.min(timeout / 2, 60_000) } },
    },
  };
}

const warned = globalThis as typeof globalThis & { proceedWarnings?: Set<string> };

// Vitest loads this file more than once.
function warnOnce(what: string, package_: string): void {
  warned.proceedWarnings ??= new Set();
  if (warned.proceedWarnings.has(what)) return;
  warned.proceedWarnings.add(what);
  process.stderr.write(
    `\n*** ${what} is not installed (package "${package_}"): its tests are left out. ***\n\n`,
  );
}

const EMBEDDED = ['tests/setup/embedded-template.ts'];
const SERVER = ['tests/setup/built-server.ts'];

const projects = [
  project('unit', { files: 'unit/**/*.test.ts' }),
  project('client', {
    files: 'client/**/*.test.{ts,tsx}',
    environment: 'happy-dom',
    setupFiles: ['tests/setup/browser-like.ts'],
  }),
  project('arch', { files: 'arch/**/*.test.ts', globalSetup: EMBEDDED }),
  project('api', { files: 'api/**/*.test.ts', globalSetup: EMBEDDED }),
  project('lifecycle', { files: 'lifecycle/**/*.test.ts', globalSetup: SERVER, patience: 300 }),
  project('corpus', { files: 'corpus/**/*.test.ts', patience: 300 }),
  project('crash', { files: 'crash/**/*.test.ts', globalSetup: SERVER, patience: 3600 }),
];

if (findPostgres()) {
  const globalSetup = ['tests/setup/postgres-template.ts'];
  projects.push(project('api-postgres', { files: 'api/**/*.test.ts', globalSetup }));
} else {
  warnOnce('A PostgreSQL server', 'postgresql');
}
if (findChromium()) {
  projects.push(
    project('e2e', {
      files: 'e2e/**/*.test.ts',
      // The pages are served by the built server.
      globalSetup: [...SERVER, 'tests/setup/pages.ts'],
      patience: 300,
    }),
  );
} else {
  warnOnce('Chromium', 'chromium');
}

type Files = Parameters<BaseSequencer['sort']>[0];

/** Creating databases takes a minute; begun last, it would keep the whole waiting. */
const SLOW = /\/tests\/unit\/db\//;

/** Slow files first and many small ones last, so that no worker is left alone at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: Files): Promise<Files> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => SLOW.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !SLOW.test(moduleId)),
    ];
  }
}

export default defineConfig({
  test: { projects, passWithNoTests: true, sequence: { sequencer: SlowFirst } },
});
