import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeBinary, projectEnvironment } from './prepare.mjs';
import { root } from './tools.mjs';

/** Runs the program `script` of an installed package; false when it failed. */
export function runPackage(script, args, extra = {}) {
  const options = { cwd: root, stdio: 'inherit', env: projectEnvironment(extra) };
  return spawnSync(nodeBinary(), [join(root, 'node_modules', script), ...args], options).status === 0;
}

/** Runs tests once, and leaves a report of them at `reportPath`; false when one failed. */
export function runVitest(reportPath, args, extra = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  return runPackage('vitest/vitest.mjs', ['run', ...reporters, ...args], extra);
}
