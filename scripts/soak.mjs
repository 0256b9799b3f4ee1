/**
 * `npm run soak`: the crash tests in full, of which `npm test` runs a few rounds. `npm run soak -- 3` runs three times
 * as many rounds. Prints a table of what was crashed, acknowledged and lost, and leaves it in .cache/soak.md.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureClient, ensurePackages, stop } from './prepare.mjs';
import { runVitest } from './run-package.mjs';
import { root } from './tools.mjs';

const [times = '1', ...others] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times) || others.length > 0) {
  stop('Usage: npm run soak, or npm run soak -- <how many times the usual rounds>');
}

ensurePackages();
if (!ensureClient()) stop('The pages could not be built; see above.');

const reportPath = join(root, '.cache/soak-report.json');
mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(reportPath, { force: true });
const isWell = runVitest(reportPath, ['--project', 'crash'], { CRASH_ROUNDS: times });

if (!existsSync(reportPath)) stop('The tests did not come to an end; see above.');

const tests = JSON.parse(readFileSync(reportPath, 'utf8')).testResults.flatMap(
  ({ assertionResults }) => assertionResults,
);
const rows = tests
  .filter(({ meta }) => meta.crash)
  .map(({ meta: { crash }, duration }) =>
    [crash.crash, crash.rounds, crash.acknowledged, crash.lost, `${Math.round(duration / 1000)} s`].join(
      ' | ',
    ),
  );
const table = [
  'What was done | Rounds | Acknowledged | Lost | Time',
  '--- | ---: | ---: | ---: | ---:',
  ...rows,
]
  .map((row) => `| ${row} |`)
  .join('\n');
writeFileSync(join(root, '.cache/soak.md'), `${table}\n`);
process.stdout.write(`\n${table}\n`);
process.exit(isWell ? 0 : 1);
