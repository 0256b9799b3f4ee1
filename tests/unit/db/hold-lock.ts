import { lockDataDir } from '#db/embedded/lock.ts';

/** A process that tries to lock a directory at a given moment: prints `locked` and stays, or `refused`. */
const [directory, moment] = process.argv.slice(2);
if (!directory || !moment) throw new Error('Usage: hold-lock.ts <directory> <milliseconds since 1970>');

function waitUntil(time: number): void {
  while (Date.now() < time);
}

waitUntil(Number(moment));
try {
  lockDataDir(directory);
  process.stdout.write('locked\n');
  setInterval(() => {}, 1_000);
} catch {
  process.stdout.write('refused\n');
}
