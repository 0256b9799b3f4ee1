import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DataDirLockedError, type LockHolder } from './errors.ts';

const LOCK_FILE = 'database.lock';
const SETTLE_MS = 50;

interface LockRecord extends LockHolder {
  token: string;
  bootId: string | null;
  startTicks: string | null;
}

export interface DirectoryLock {
  release(): void;
}

function readIfAny(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

function bootId(): string | null {
  return readIfAny('/proc/sys/kernel/random/boot_id');
}

// Field 22 of /proc/<pid>/stat: start time in clock ticks since boot. The command name (field 2) may hold
// spaces and brackets, so fields are counted from the last closing bracket.
function statFields(pid: number): string[] | null {
  const stat = readIfAny(`/proc/${pid}/stat`);
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function startTicks(pid: number): string | null {
  return statFields(pid)?.[19] ?? null;
}

// A killed process whose parent has not asked for its end keeps its pid, and nothing else.
function hasEnded(pid: number): boolean {
  const state = statFields(pid)?.[0];
  return state === 'Z' || state === 'X';
}

function parseRecord(text: string | null): LockRecord | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<LockRecord> | null;
    if (!value || typeof value.pid !== 'number' || typeof value.host !== 'string') return null;
    return {
      pid: value.pid,
      host: value.host,
      since: String(value.since),
      token: String(value.token),
      bootId: value.bootId ?? null,
      startTicks: value.startTicks ?? null,
    };
  } catch {
    return null;
  }
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// A pid alone is not enough: after a crash or a reboot the same number may belong to someone else.
function holderIsDead(holder: LockRecord): boolean {
  if (holder.host !== os.hostname()) return false;
  const boot = bootId();
  if (boot !== null && holder.bootId !== null && boot !== holder.bootId) return true;
  if (!processExists(holder.pid) || hasEnded(holder.pid)) return true;
  const ticks = startTicks(holder.pid);
  return ticks !== null && holder.startTicks !== null && ticks !== holder.startTicks;
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function placeLock(lockFile: string, record: LockRecord): boolean {
  const draft = `${lockFile}.${record.token}`;
  fs.writeFileSync(draft, `${JSON.stringify(record)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // link() is atomic and fails when the name exists, and the lock is never visible half-written.
    fs.linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function reap(lockFile: string, dead: LockRecord): void {
  const aside = `${lockFile}.dead-${randomUUID()}`;
  try {
    fs.renameSync(lockFile, aside);
  } catch {
    return;
  }
  // Another process may have reaped and locked between our look and our rename: give its lock back.
  if (parseRecord(readIfAny(aside))?.token !== dead.token) {
    try {
      fs.linkSync(aside, lockFile);
    } catch {
      // A third process holds the name now; the owner of the lock set aside notices when it settles.
    }
  }
  fs.rmSync(aside, { force: true });
}

/**
 * Takes the exclusive lock on a data directory or throws DataDirLockedError. The lock of a process that has
 * died is taken over; one held on another computer never is, since its process cannot be seen from here.
 */
export function lockDataDir(dataDir: string): DirectoryLock {
  const lockFile = path.join(dataDir, LOCK_FILE);
  const record: LockRecord = {
    pid: process.pid,
    host: os.hostname(),
    since: new Date().toISOString(),
    token: randomUUID(),
    bootId: bootId(),
    startTicks: startTicks(process.pid),
  };
  const isOurs = () => parseRecord(readIfAny(lockFile))?.token === record.token;
  const refuse = (holder: LockRecord): never => {
    throw new DataDirLockedError(dataDir, lockFile, holder, holder.host === record.host);
  };

  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (placeLock(lockFile, record)) {
      if (attempt > 0) sleep(SETTLE_MS);
      if (isOurs()) {
        return {
          release() {
            if (isOurs()) fs.rmSync(lockFile, { force: true });
          },
        };
      }
      continue;
    }
    const text = readIfAny(lockFile);
    if (text === null) continue;
    const holder = parseRecord(text);
    if (holder === null) {
      throw new DataDirLockedError(
        dataDir,
        lockFile,
        { pid: 0, host: 'an unknown computer', since: 'an unknown time' },
        false,
      );
    }
    if (!holderIsDead(holder)) refuse(holder);
    reap(lockFile, holder);
  }
  const holder = parseRecord(readIfAny(lockFile));
  if (holder) refuse(holder);
  throw new Error(`The lock file ${lockFile} could not be written.`);
}
