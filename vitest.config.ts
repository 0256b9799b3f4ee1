import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium, findPostgres } from './scripts/tools.mjs';

interface Suite {
  /** Files, as a pattern under tests/. */
  files: string;
  /** Projects with a lower number run first, those with the same number side by side. */
  order: number;
  isIsolated?: boolean;
  environment?: 'node' | 'happy-dom';
  setupFiles?: string[];
  globalSetup?: string;
  /** Seconds a test may take. */
  patience?: number;
}

// What has one form for browsers and another for Node: the tests of the pages need the browser's.
const BROWSER_FORMS = {
  'tus-js-client': join(import.meta.dirname, 'node_modules/tus-js-client/lib.esm/browser/index.js'),
};

function project(name: string, suite: Suite): TestProjectInlineConfiguration {
  const timeout = (suite.patience ?? 15) * 1000;
  return {
    ...(suite.environment === 'happy-dom' && { plugins: [react()], resolve: { alias: BROWSER_FORMS } }),
    test: {
      ...(suite.environment === 'happy-dom' && { server: { deps: { inline: [/@uppy/, /tus-js-client/] } } }),
      name,
      include: [`tests/${suite.files}`],
      environment: suite.environment ?? 'node',
      isolate: suite.isIsolated ?? false,
      setupFiles: ['tests/setup/guards.ts', ...(suite.setupFiles ?? [])],
      globalSetup: suite.globalSetup ? [suite.globalSetup] : [],
      maxWorkers: 2,
      sequence: { groupOrder: suite.order },
      testTimeout: timeout,
      hookTimeout: Math.max(timeout, 60_000),
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

const EMBEDDED = 'tests/setup/embedded-template.ts';

const projects = [
  project('unit', { files: 'unit/**/*.test.ts', order: 0 }),
  project('client', {
    files: 'client/**/*.test.{ts,tsx}',
    order: 0,
    environment: 'happy-dom',
    isIsolated: true,
    setupFiles: ['tests/setup/browser-like.ts'],
  }),
  project('arch', { files: 'arch/**/*.test.ts', order: 0, globalSetup: EMBEDDED, patience: 60 }),
  project('api', { files: 'api/**/*.test.ts', order: 1, globalSetup: EMBEDDED, patience: 30 }),
  project('lifecycle', { files: 'lifecycle/**/*.test.ts', order: 3, patience: 120 }),
  project('corpus', { files: 'corpus/**/*.test.ts', order: 3, patience: 300 }),
  project('crash', { files: 'crash/**/*.test.ts', order: 3, patience: 600 }),
];

if (findPostgres()) {
  const globalSetup = 'tests/setup/postgres-template.ts';
  projects.push(project('api-postgres', { files: 'api/**/*.test.ts', order: 2, globalSetup, patience: 30 }));
} else {
  warnOnce('A PostgreSQL server', 'postgresql');
}
if (findChromium()) {
  projects.push(
    project('e2e', {
      files: 'e2e/**/*.test.ts',
      order: 4,
      globalSetup: 'tests/setup/pages.ts',
      patience: 120,
    }),
  );
} else {
  warnOnce('Chromium', 'chromium');
}

export default defineConfig({ test: { projects, passWithNoTests: true } });
