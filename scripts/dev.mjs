import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureClient, ensurePackages, nodeBinary, projectEnvironment, stop } from './prepare.mjs';
import { root } from './tools.mjs';

ensurePackages();
if (!ensureClient()) stop('The pages could not be built; the reason stands above.');

const options = {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'development' }),
};
const commands = [
  ['--watch', '--watch-preserve-output', join(root, 'src-server/main.ts')],
  [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--watch', '--logLevel', 'warn'],
];
const children = commands.map((args) => spawn(nodeBinary(), args, options));

let ending = false;
function endAll(signal) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(signal));
for (const child of children) {
  child.on('exit', (code) => {
    if (!ending) process.exitCode = code ?? 1;
    endAll('SIGTERM');
  });
}
