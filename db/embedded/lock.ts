import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DataDirLockedError, type LockHolder } from './errors.ts';

const LOCK_FILE = 'database.lock';
const SETTLE_MS = 50;
/** So often the owner touches its lock. */
const BEAT_MS = 2_000;
/** An owner that cannot be seen and has not touched its lock for so long is gone. */
const SILENT_MS = 30_000;

interface LockRecord extends LockHolder {
  token: string;
  bootId: string | null;
  /** Which processes its pid is one of: a container has its own. */
  pidSpace: string | null;
  startTicks: string | null;
  /** Whether the owner touches the file for as long as it lives. */
  beats: boolean;
}

export interface DirectoryLock {
  release(): void;
}

export interface LockOptions {
  beatMs?: number;
  silentMs?: number;
  /** Called once if the lock is found to be another's: this process stood still for so long that it seemed gone. */
  onLost?: () => void;
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

function pidSpace(): string | null {
  try {
    return fs.readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
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
      pidSpace: value.pidSpace ?? null,
      startTicks: value.startTicks ?? null,
      beats: value.beats === true,
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

/** Whether the owner's pid means the same process here. A computer may have got another name meanwhile. */
function isInSight(holder: LockRecord): boolean {
  const [boot, space] = [bootId(), pidSpace()];
  if (holder.bootId !== null && boot === holder.bootId && holder.pidSpace !== null && space !== null) {
    return holder.pidSpace === space;
  }
  return holder.host === os.hostname();
}

// A pid alone is not enough: after a crash or a reboot the same number may belong to someone else.
function holderIsDead(holder: LockRecord): boolean {
  const boot = bootId();
  if (boot !== null && holder.bootId !== null && boot !== holder.bootId) return true;
  if (!processExists(holder.pid) || hasEnded(holder.pid)) return true;
  const ticks = startTicks(holder.pid);
  return ticks !== null && holder.startTicks !== null && ticks !== holder.startTicks;
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function touchedAt(lockFile: string): number | null {
  try {
    // A file server is asked again about a file that is opened, not about one that is only looked at.
    const file = fs.openSync(lockFile, 'r');
    try {
      return fs.fstatSync(file).mtimeMs;
    } finally {
      fs.closeSync(file);
    }
  } catch {
    return null;
  }
}

/**
 * Whether an owner that cannot be seen from here is gone: it has left its lock untouched while this looked on, by this
 * computer's clock alone.
 */
function isSilent(lockFile: string, holder: LockRecord, silentMs: number): boolean {
  if (!holder.beats) return false;
  const before = touchedAt(lockFile);
  const steps = 20;
  for (let step = 0; step < steps; step += 1) {
    sleep(silentMs / steps);
    if (before === null || touchedAt(lockFile) !== before) return false;
  }
  return true;
}

/** Touches the lock for as long as it is ours. */
function beat(lockFile: string, isOurs: () => boolean, { beatMs, onLost }: LockOptions): () => void {
  const timer = setInterval(() => {
    if (isOurs()) {
      const now = new Date();
      fs.utimes(lockFile, now, now, () => {});
      return;
    }
    clearInterval(timer);
    onLost?.();
  }, beatMs).unref();
  return () => clearInterval(timer);
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

/** Whether a process of this computer holds the directory now. */
export function isHeld(dataDir: string): boolean {
  const holder = parseRecord(readIfAny(path.join(dataDir, LOCK_FILE)));
  return holder !== null && isInSight(holder) && !holderIsDead(holder);
}

/**
 * Takes the exclusive lock on a data directory or throws DataDirLockedError. The lock of a process that has died is
 * taken over. One of another computer, or of another container, is watched first, for half a minute: its process cannot
 * be seen from here, only what it does. Releases that did not touch their locks are refused then.
 */
export function lockDataDir(dataDir: string, options: LockOptions = {}): DirectoryLock {
  const { beatMs = BEAT_MS, silentMs = SILENT_MS } = options;
  const lockFile = path.join(dataDir, LOCK_FILE);
  const record: LockRecord = {
    pid: process.pid,
    host: os.hostname(),
    since: new Date().toISOString(),
    token: randomUUID(),
    bootId: bootId(),
    pidSpace: pidSpace(),
    startTicks: startTicks(process.pid),
    beats: true,
  };
  const isOurs = () => parseRecord(readIfAny(lockFile))?.token === record.token;
  const refuse = (holder: LockRecord): never => {
    throw new DataDirLockedError(dataDir, lockFile, holder, isInSight(holder));
  };

  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (placeLock(lockFile, record)) {
      if (attempt > 0) sleep(SETTLE_MS);
      if (isOurs()) {
        const stop = beat(lockFile, isOurs, { ...options, beatMs });
        return {
          release() {
            stop();
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
    const isGone = isInSight(holder) ? holderIsDead(holder) : isSilent(lockFile, holder, silentMs);
    if (!isGone) {
      // It may have been released, or taken over, while this looked on.
      const now = parseRecord(readIfAny(lockFile));
      if (now?.token !== holder.token) continue;
      refuse(holder);
    }
    reap(lockFile, holder);
  }
  const holder = parseRecord(readIfAny(lockFile));
  if (holder) refuse(holder);
  throw new Error(`The lock file ${lockFile} could not be written.`);
}
