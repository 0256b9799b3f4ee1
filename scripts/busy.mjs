import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './tools.mjs';

// A slow machine, or one that does something else as well: the tests beside four loops that never rest. What waits
// for a time instead of a state fails here. Arguments are those of `npm test`.
const LOOPS = 4;

const loops = Array.from({ length: LOOPS }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const tests = spawn(process.execPath, [join(root, 'scripts/test.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});

// However this ends, nothing goes on looping.
process.on('exit', () => {
  for (const loop of loops) loop.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tests.kill(signal));
tests.on('exit', (code) => process.exit(code ?? 1));
