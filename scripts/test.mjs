/**
 * `npm test` checks everything: types, lint and format, unused code, and every test. `npm test -- docket` checks types,
 * lint and unused code of the whole and runs the tests of one room, of all kinds: those in a folder `docket/` and in
 * files named `docket.…` or `docket-…`. Several rooms may be named; what begins with `-` goes to Vitest. The last line
 * is always `Tests: N passed, M failed`. The crash tests run a few rounds here, all of them in `npm run soak`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureClient, ensurePackages, say, stop } from './prepare.mjs';
import { rooms, testsOf } from './rooms.mjs';
import { runPackage, runVitest } from './run-package.mjs';
import { findChromium, findCommand, findPostgres, root } from './tools.mjs';

const TOOLS = [
  { what: 'Chromium (browser tests)', find: findChromium, apt: 'chromium' },
  { what: 'a PostgreSQL server (API tests on PostgreSQL)', find: findPostgres, apt: 'postgresql' },
];

function installTools() {
  const missing = TOOLS.filter((tool) => !tool.find());
  if (missing.length === 0) return;
  const apt = findCommand('apt-get');
  if (apt && process.getuid?.() === 0) {
    const packages = missing.map((tool) => tool.apt);
    say(`Installing ${packages.join(', ')} with apt …`);
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync(apt, ['update', '-qq'], options);
    spawnSync(apt, ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  }
  for (const tool of missing.filter((tool) => !tool.find())) {
    say(
      `\n*** ${tool.what} is not installed: its tests are left out. Install the package "${tool.apt}" to run them. ***\n`,
    );
  }
}

const failures = [];

function step(name, run) {
  say(`\n── ${name}`);
  const started = performance.now();
  const ok = run();
  if (!ok) failures.push(name);
  say(`   ${ok ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

function readTotals(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  // A file that cannot be loaded holds no test, and still counts.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const unknown = asked.find((room) => !rooms().includes(room));
if (unknown !== undefined) stop(`There is no room "${unknown}". Rooms with tests: ${rooms().join(', ')}.`);

ensurePackages();
installTools();

step('types', () => runPackage('typescript/bin/tsc', ['--noEmit']));
step('lint and format', () => runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
step('unused code', () => runPackage('knip/bin/knip.js', []));
step('pages', ensureClient);

const reportPath = join(root, '.cache/test-report.json');
mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(reportPath, { force: true });
step('tests', () => runVitest(reportPath, [...options, ...asked.flatMap(testsOf)]));

const { passed, failed, skipped } = readTotals(reportPath);
if (failures.length > 0) say(`\nFailed: ${failures.join(', ')}`);
process.stdout.write(
  `\nTests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exit(failures.length > 0 || failed > 0 ? 1 : 0);
