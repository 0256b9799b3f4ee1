import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import {
  ensureClient,
  ensurePackages,
  ensureServer,
  nodeBinary,
  projectEnvironment,
  SERVER,
  stop,
} from './prepare.mjs';
import { root } from './tools.mjs';

ensurePackages();
if (!ensureClient()) stop('The pages could not be built; the reason stands above.');
if (!ensureServer()) stop('The server could not be built; the reason stands above.');

const server = spawn(nodeBinary(), SERVER, {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment({
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // glibc otherwise keeps what was freed, in as many arenas as there are processors: 100 MB of an idle server.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? String(1024 ** 2),
  }),
});
server.on('error', (error) => stop(`The server could not be started: ${error.message}`));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // Ctrl-C in a terminal reaches the server by itself; a second one would cut its shutdown short.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    server.kill(signal);
  });
}

// A killed npm passes nothing on; without it nobody is left to end the server.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM');
  }, 500).unref();
}

server.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
