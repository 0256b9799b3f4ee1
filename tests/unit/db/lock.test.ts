import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { DataDirLockedError } from '#db/embedded/errors.ts';
import { lockDataDir } from '#db/embedded/lock.ts';
import { embeddedTemplate } from '#tests/setup/embedded-template.ts';
import { makeDataDir, makeFolder, PATIENT, removeFolders } from './database-copy.ts';

const HOLDER = path.join(import.meta.dirname, 'hold-database.ts');
const RACER = path.join(import.meta.dirname, 'hold-lock.ts');
const children: ChildProcess[] = [];

// Making the template takes seconds the first time.
beforeAll(async () => {
  await embeddedTemplate();
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  removeFolders();
});

async function start(script: string, ...args: string[]): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, line };
}

function writeLock(dataDir: string, record: object): void {
  fs.writeFileSync(path.join(dataDir, 'database.lock'), JSON.stringify(record));
}

const SINCE = '2026-01-02T03:04:05.000Z';

describe('two processes', PATIENT, () => {
  test('the second is refused with one line that names the first', async () => {
    const dataDir = await makeDataDir();
    const { child, line } = await start(HOLDER, dataDir);
    expect(line).toBe('open');
    const refusal = await start(HOLDER, dataDir);
    expect(refusal.line).toContain(
      `${dataDir} is in use by process ${child.pid} on ${os.hostname()} since 20`,
    );
    expect(refusal.line).toContain('Stop it first');
  });

  test('a folder reached over a link is the same folder', async () => {
    const dataDir = await makeDataDir();
    const link = path.join(makeFolder(), 'link');
    fs.symlinkSync(dataDir, link);
    await start(HOLDER, dataDir);
    await expect(openDatabase({ dataDir: link })).rejects.toThrow(DataDirLockedError);
  });

  test('the lock of a killed process is taken over', async () => {
    const dataDir = await makeDataDir();
    const { child } = await start(HOLDER, dataDir);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    const { pool, close } = await openDatabase({ dataDir });
    expect((await pool.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
    await close();
    expect(fs.readdirSync(dataDir)).toEqual(['postgres']);
  });
});

describe('a database whose lock another has taken', PATIENT, () => {
  test('stops: two must not write', async () => {
    const dataDir = await makeDataDir();
    const failed = Promise.withResolvers<Error>();
    const { pool, close } = await openDatabase({ dataDir, onFailure: failed.resolve });
    writeLock(dataDir, { pid: 1, host: 'elsewhere', since: SINCE, token: 'new' });
    expect((await failed.promise).message).toContain('The database stopped working');
    await expect(pool.query('select 1')).rejects.toThrow();
    await close();
    expect(fs.existsSync(path.join(dataDir, 'database.lock'))).toBe(true);
  });
});

describe('several processes at the same moment', PATIENT, () => {
  for (const [name, left] of [
    ['a free directory', null],
    ['the lock of a dead process', { pid: 2 ** 30, host: os.hostname(), since: SINCE, token: 'old' }],
  ] as const) {
    test(`only one gets ${name}`, async () => {
      for (let round = 0; round < 2; round += 1) {
        const dataDir = makeFolder();
        if (left) writeLock(dataDir, left);
        const moment = String(Date.now() + 1_000);
        const racers = await Promise.all(Array.from({ length: 5 }, () => start(RACER, dataDir, moment)));
        const lines = racers.map(({ line }) => line).sort();
        expect(lines).toEqual(['locked', 'refused', 'refused', 'refused', 'refused']);
        for (const { child } of racers) child.kill('SIGKILL');
      }
    });
  }
});

describe('the lock file', () => {
  test('is refused to the same process twice, and free again after release', () => {
    const dataDir = makeFolder();
    const lock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirLockedError);
    lock.release();
    lockDataDir(dataDir).release();
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  test.runIf(fs.existsSync('/proc/self/stat'))(
    'is taken over when the pid belongs to a later process',
    () => {
      const dataDir = makeFolder();
      writeLock(dataDir, {
        pid: process.pid,
        host: os.hostname(),
        since: SINCE,
        token: 'old',
        startTicks: '1',
      });
      lockDataDir(dataDir).release();
    },
  );

  test.runIf(fs.existsSync('/proc/sys/kernel/random/boot_id'))('is taken over after a restart', () => {
    const dataDir = makeFolder();
    writeLock(dataDir, { pid: 1, host: os.hostname(), since: SINCE, token: 'old', bootId: 'an earlier one' });
    lockDataDir(dataDir).release();
  });

  test.runIf(fs.existsSync('/proc/self/stat'))(
    'is taken over from a process that nobody has buried',
    async () => {
      const dataDir = makeFolder();
      // The first sleep ends; the shell has become the second one, which never asks about it.
      const script = 'sleep 0.05 & echo $!; exec sleep 30';
      const child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(child);
      const [pid] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
      await expect.poll(() => fs.readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
      writeLock(dataDir, { pid: Number(pid), host: os.hostname(), since: SINCE, token: 'old' });
      lockDataDir(dataDir).release();
    },
  );

  test('is never taken from another computer, and says what to do', () => {
    const dataDir = makeFolder();
    writeLock(dataDir, { pid: 999_999, host: 'elsewhere', since: SINCE, token: 'old' });
    expect(() => lockDataDir(dataDir)).toThrow(
      `in use by process 999999 on elsewhere since ${SINCE}. Stop it there first; if that computer no longer runs it, delete ${dataDir}/database.lock.`,
    );
  });

  test('tells a computer of another name from the process that has it, where both can be seen', () => {
    const dataDir = makeFolder();
    const lock = lockDataDir(dataDir);
    const record = JSON.parse(fs.readFileSync(path.join(dataDir, 'database.lock'), 'utf8'));
    lock.release();
    // The computer was renamed while its process went on, or since that was killed.
    writeLock(dataDir, { ...record, host: 'former-name' });
    expect(() => lockDataDir(dataDir)).toThrow('Stop it first');
    writeLock(dataDir, { ...record, host: 'former-name', pid: 2 ** 30 });
    lockDataDir(dataDir).release();
  });

  test('of an owner that cannot be seen is taken over when it was left alone, and not before', async () => {
    const dataDir = makeFolder();
    const elsewhere = { pid: 1, host: 'moved-from', since: SINCE, token: 'old', beats: true };
    writeLock(dataDir, elsewhere);
    lockDataDir(dataDir, { silentMs: 100 }).release();
    writeLock(dataDir, elsewhere);
    const toucher = path.join(dataDir, 'database.lock');
    const script = `setInterval(() => { const now = new Date(); require('fs').utimesSync(${JSON.stringify(toucher)}, now, now); }, 5); console.log('on')`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    await once(child.stdout, 'data');
    expect(() => lockDataDir(dataDir, { silentMs: 2000 })).toThrow('in use by process 1 on moved-from');
  });

  test('of another container with the same processes’ numbers is watched, not taken for one of ours', () => {
    const dataDir = makeFolder();
    const lock = lockDataDir(dataDir);
    const record = JSON.parse(fs.readFileSync(path.join(dataDir, 'database.lock'), 'utf8'));
    lock.release();
    writeLock(dataDir, { ...record, pid: 2 ** 30, pidSpace: 'pid:[1]', beats: false });
    expect(() => lockDataDir(dataDir, { silentMs: 20 })).toThrow(DataDirLockedError);
    writeLock(dataDir, { ...record, pid: 2 ** 30, pidSpace: 'pid:[1]' });
    lockDataDir(dataDir, { silentMs: 20 }).release();
  });

  test('is touched for as long as it is held', async () => {
    const dataDir = makeFolder();
    const lock = lockDataDir(dataDir, { beatMs: 10 });
    const at = () => fs.statSync(path.join(dataDir, 'database.lock')).mtimeMs;
    const before = at();
    await expect.poll(at).toBeGreaterThan(before);
    lock.release();
  });

  test('that another has taken meanwhile is lost: its former owner hears of it and leaves it alone', async () => {
    const dataDir = makeFolder();
    let lost = 0;
    const lock = lockDataDir(dataDir, { beatMs: 10, onLost: () => (lost += 1) });
    writeLock(dataDir, { pid: 1, host: 'elsewhere', since: SINCE, token: 'new' });
    await expect.poll(() => lost).toBe(1);
    lock.release();
    expect(fs.readFileSync(path.join(dataDir, 'database.lock'), 'utf8')).toContain('"new"');
  });

  test('that nobody can read is not taken over either', () => {
    const dataDir = makeFolder();
    fs.writeFileSync(path.join(dataDir, 'database.lock'), 'garbage');
    expect(() => lockDataDir(dataDir)).toThrow(DataDirLockedError);
  });
});
