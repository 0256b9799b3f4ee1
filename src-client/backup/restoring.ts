import { RESTORE_PATH, RestoreOffer, RestoreProgress } from '#src/backup/schema.ts';
import { CONNECTION_TEXT } from '../lib/errors.ts';

/** Small enough that the bar moves on a slow line. */
const PIECE_BYTES = 2 * 1024 * 1024;
const RETRY_AFTER_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000];
const LOOK_EVERY_MS = 700;
const KEPT = 'proceed.restore';

/** What a restore was refused for; `field` is the entry that is wrong. */
export class RestoreRefusal extends Error {
  readonly status: number;
  readonly field: string | null;

  constructor(status: number, message: string, field: string | null = null) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(path, init).catch(() => {
    throw new RestoreRefusal(0, CONNECTION_TEXT);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  const said = isRecord(body) && typeof body.message === 'string' ? body.message : CONNECTION_TEXT;
  const fields = isRecord(body) && isRecord(body.fields) ? Object.keys(body.fields) : [];
  throw new RestoreRefusal(response.status, said, fields[0] ?? null);
}

export async function isOffered(): Promise<boolean> {
  return RestoreOffer.parse(await ask(RESTORE_PATH)).offered;
}

async function progressOf(id: string): Promise<RestoreProgress> {
  return RestoreProgress.parse(await ask(`${RESTORE_PATH}/${id}`));
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a lost line, or a server that starts anew, may still put right. */
const mayPass = (error: unknown) =>
  error instanceof RestoreRefusal &&
  (error.status === 0 || [400, 408, 409, 502, 503, 504].includes(error.status));

/** Does `work`, and after a lost line again: `renew` is asked first, again and again, for where it stands. */
async function patiently<Value>(work: () => Promise<Value>, renew: () => Promise<Value>): Promise<Value> {
  let task = work;
  for (const ms of RETRY_AFTER_MS) {
    try {
      return await task();
    } catch (error) {
      if (!mayPass(error)) throw error;
      task = renew;
      await wait(ms);
    }
  }
  return task();
}

type Heard = (progress: RestoreProgress) => void;

async function sendPieces(file: File, begun: RestoreProgress, heard: Heard): Promise<RestoreProgress> {
  let progress = begun;
  const path = `${RESTORE_PATH}/${begun.id}`;
  while (progress.state === 'receiving') {
    const { done } = progress;
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(done) };
    const body = file.slice(done, done + PIECE_BYTES);
    const send = async () => RestoreProgress.parse(await ask(path, { method: 'PATCH', headers, body }));
    progress = await patiently(send, () => progressOf(begun.id));
    heard(progress);
  }
  return progress;
}

/** Looks how far it is until it has ended. */
async function watch(begun: RestoreProgress, heard: Heard): Promise<void> {
  let progress = begun;
  while (progress.state !== 'restored' && progress.state !== 'refused') {
    await wait(LOOK_EVERY_MS);
    const look = () => progressOf(begun.id);
    progress = await patiently(look, look);
    heard(progress);
  }
  sessionStorage.removeItem(KEPT);
}

/** Sends a backup from where it was left and follows it to its end. Throws RestoreRefusal. */
export async function restoreFrom(file: File, code: string, heard: Heard): Promise<void> {
  const named = {
    filename: file.name,
    bytes: file.size,
    modified: Math.max(0, Math.trunc(file.lastModified)),
  };
  const body = JSON.stringify({ code, ...named });
  const headers = { 'content-type': 'application/json' };
  const begun = RestoreProgress.parse(await ask(RESTORE_PATH, { method: 'POST', headers, body }));
  sessionStorage.setItem(KEPT, begun.id);
  heard(begun);
  await watch(await sendPieces(file, begun, heard), heard);
}

/** The restore that this window began before it was loaded anew; null where none is under way. */
export async function findBegun(): Promise<RestoreProgress | null> {
  const id = sessionStorage.getItem(KEPT);
  if (id === null) return null;
  return progressOf(id).catch(() => null);
}

/** Follows a restore of which all bytes have come. */
export async function follow(begun: RestoreProgress, heard: Heard): Promise<void> {
  heard(begun);
  await watch(begun, heard);
}
