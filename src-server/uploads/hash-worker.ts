import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/** Follow a file up to `to` bytes; with `request`, answer the SHA-256 of exactly that prefix. */
export interface FollowMessage {
  key: string;
  path: string;
  to: number;
  request?: number;
}

export interface DropMessage {
  drop: string;
}

export type HashAnswer = { request: number; hash: string } | { request: number; error: string };

interface Follower {
  path: string;
  descriptor: number;
  hash: Hash;
  position: number;
  to: number;
  request: number | undefined;
}

const STEP_BYTES = 1024 * 1024;
const MAX_OPEN = 64;

const followers = new Map<string, Follower>();
const buffer = Buffer.allocUnsafeSlow(STEP_BYTES);
let isScheduled = false;

function drop(key: string): void {
  const follower = followers.get(key);
  if (follower === undefined) return;
  followers.delete(key);
  closeSync(follower.descriptor);
}

function start(path: string): Follower {
  return {
    path,
    descriptor: openSync(path, 'r'),
    hash: createHash('sha256'),
    position: 0,
    to: 0,
    request: undefined,
  };
}

/** The least recently touched files are let go; their hash starts again from 0 when they come back. */
function makeRoom(): void {
  for (const [key, follower] of followers) {
    if (followers.size < MAX_OPEN) return;
    if (follower.request === undefined) drop(key);
  }
}

function follow(message: FollowMessage): void {
  let follower = followers.get(message.key);
  if (follower !== undefined && (follower.path !== message.path || follower.position > message.to)) {
    drop(message.key);
    follower = undefined;
  }
  if (follower === undefined) {
    makeRoom();
    follower = start(message.path);
  }
  followers.delete(message.key);
  followers.set(message.key, follower);
  follower.to = message.to;
  follower.request = message.request ?? follower.request;
}

function answer(message: HashAnswer): void {
  parentPort?.postMessage(message);
}

function fail(key: string, follower: Follower, error: unknown): void {
  drop(key);
  if (follower.request === undefined) return;
  answer({ request: follower.request, error: error instanceof Error ? error.message : String(error) });
}

function step(key: string, follower: Follower): boolean {
  const length = Math.min(STEP_BYTES, follower.to - follower.position);
  if (length > 0) {
    const read = readSync(follower.descriptor, buffer, 0, length, follower.position);
    if (read === 0) throw new Error('The file is shorter than it should be.');
    follower.hash.update(buffer.subarray(0, read));
    follower.position += read;
  }
  if (follower.position < follower.to) return true;
  if (follower.request !== undefined) {
    answer({ request: follower.request, hash: follower.hash.copy().digest('hex') });
    follower.request = undefined;
    drop(key);
  }
  return false;
}

function work(): void {
  isScheduled = false;
  let isMore = false;
  for (const [key, follower] of [...followers]) {
    try {
      if (step(key, follower)) isMore = true;
    } catch (error) {
      fail(key, follower, error);
    }
  }
  if (isMore) schedule();
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(work);
}

parentPort?.on('message', (message: FollowMessage | DropMessage) => {
  if ('drop' in message) return drop(message.drop);
  try {
    follow(message);
  } catch (error) {
    if (message.request === undefined) return;
    return answer({
      request: message.request,
      error: error instanceof Error ? error.message : String(error),
    });
  }
  schedule();
});
