import { serverPaths } from '../paths.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** The server will not take the file, however often it is sent; the message is its own sentence. */
export class RefusedFile extends Error {}

interface SendOptions {
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress(share: number): void;
  /** The line is down or the server is busy; it is tried again by itself. */
  onWaiting(): void;
}

/** What one try came to: the answer's body, seconds to wait as the server asks, or null where no answer came. */
interface Tried {
  status: number;
  body: unknown;
  retryAfter: number;
}

function tryOnce(address: string, file: File, { signal, onProgress }: SendOptions): Promise<Tried | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () =>
      resolve({
        status: request.status,
        body: request.response,
        retryAfter: Number(request.getResponseHeader('retry-after') ?? 0),
      });
    request.onerror = request.onabort = request.ontimeout = () => resolve(null);
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.responseType = 'json';
    request.open('POST', address);
    const form = new FormData();
    form.append('files', file, file.name);
    request.send(form);
  });
}

/** Until the time is over or the line is back, whichever is first. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

export interface Sent {
  intakeId: string;
  /** What the server says of the file, as sentences. */
  notes: readonly string[];
}

function notesOf(body: unknown): string[] {
  const notes: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'notes') : null;
  return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : [];
}

/** A text of what the server answered, or null. */
export function fieldOf(body: unknown, name: string): string | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
  return typeof value === 'string' ? value : null;
}

/** Whether sending it once more would be of no use; a line that was too slow this time may do the next. */
function isRefusal({ status, retryAfter }: Tried): boolean {
  return status >= 400 && status < 500 && status !== 408 && retryAfter === 0;
}

/**
 * Sends one file, again and again while no answer comes, and tells the intake it went to. The first one, without an
 * intake, makes it. Throws RefusedFile when the server does not want it, and the signal's reason when it was called off.
 */
export async function sendFile(file: File, intakeId: string | null, options: SendOptions): Promise<Sent> {
  const { signal, onWaiting } = options;
  const address = intakeId === null ? serverPaths.intake : serverPaths.intakeFiles(intakeId);
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    const tried = await tryOnce(address, file, options);
    signal.throwIfAborted();
    if (tried !== null && tried.status < 300) {
      const made = fieldOf(tried.body, 'intakeId') ?? intakeId;
      if (made !== null) return { intakeId: made, notes: notesOf(tried.body) };
    }
    if (tried !== null && isRefusal(tried))
      throw new RefusedFile(fieldOf(tried.body, 'message') ?? 'This file could not be taken.');
    onWaiting();
    await wait(Math.max(pause, (tried?.retryAfter ?? 0) * 1000), signal);
    signal.throwIfAborted();
  }
}
