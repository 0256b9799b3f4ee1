import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AppError } from '#src/errors.ts';
import { noteReceived } from './young-garbage.ts';

export interface ReceiveOptions {
  /** Offset in the file at which the first byte goes. */
  position: number;
  /** Bytes that may come; one more and it throws PAYLOAD_TOO_LARGE. */
  limit: number;
  /** Stops early and keeps what has come. */
  signal?: AbortSignal;
  /** Sees each piece before it is written. */
  tap?(piece: Uint8Array): void;
  /** Called with the end of what is written so far; a rejection stops the transfer. */
  written?(end: number): Promise<void> | undefined;
}

export interface Received {
  bytes: number;
  /** False when the sender went away, or was stopped, before the end. */
  isComplete: boolean;
}

// The sizes come from measuring: below half a MiB the trips to the thread pool cost, above nothing is gained.
const WRITE_FROM_BYTES = 512 * 1024;
const WRITE_FROM_PIECES = 512;
const PAUSE_FROM_BYTES = 2 * 1024 * 1024;
/** A slow sender's bytes reach the file after this many milliseconds. */
const WRITE_AFTER_MS = 200;
/** A sender that is silent for so many milliseconds has gone. */
const SILENCE_MS = 120_000;

async function writeAll(file: FileHandle, pieces: Uint8Array[], position: number): Promise<number> {
  let rest = pieces;
  let at = position;
  while (rest.length > 0) {
    let { bytesWritten } = await file.writev(rest, at);
    at += bytesWritten;
    const next: Uint8Array[] = [];
    for (const piece of rest) {
      if (bytesWritten >= piece.byteLength) bytesWritten -= piece.byteLength;
      else {
        next.push(piece.subarray(bytesWritten));
        bytesWritten = 0;
      }
    }
    rest = next;
  }
  return at;
}

/**
 * Writes a stream into a file, always as one growing prefix: one write at a time, so that after a crash the
 * size of the file never counts a byte that is not there. Memory: 2 MiB and the pieces under way.
 * When it throws, the file may hold bytes past `position`; all of them are the sender's.
 */
export function receive(source: Readable, file: FileHandle, options: ReceiveOptions): Promise<Received> {
  return new Promise((resolve, reject) => {
    let pieces: Uint8Array[] = [];
    let waiting = 0;
    let received = 0;
    let position = options.position;
    let isWriting = false;
    let isOver = false;
    let isComplete = false;
    let failure: unknown;
    let heardAt = performance.now();

    const silence = setInterval(() => {
      if (performance.now() - heardAt > SILENCE_MS) finish(false);
    }, SILENCE_MS / 4);
    let soon: NodeJS.Timeout | undefined;

    function settle(): void {
      clearInterval(silence);
      clearTimeout(soon);
      source.off('data', onData).off('end', onEnd).off('close', onGone);
      options.signal?.removeEventListener('abort', onGone);
      if (failure !== undefined) reject(failure);
      else resolve({ bytes: received, isComplete });
    }

    const isWorthWriting = () =>
      waiting >= WRITE_FROM_BYTES || pieces.length >= WRITE_FROM_PIECES || (isOver && waiting > 0);

    /** Writes what is worth a write; `isDue` writes whatever there is, once. */
    async function write(isDue = false): Promise<void> {
      isWriting = true;
      clearTimeout(soon);
      soon = undefined;
      try {
        for (let due = isDue && waiting > 0; due || isWorthWriting(); due = false) {
          const batch = pieces;
          pieces = [];
          waiting = 0;
          if (!isOver && source.isPaused()) source.resume();
          const start = position;
          position = await writeAll(file, batch, position);
          noteReceived(position - start);
          await options.written?.(position);
        }
      } catch (error) {
        failure ??= error;
        finish(false);
      }
      isWriting = false;
      if (isOver) settle();
      else if (waiting > 0) soon = setTimeout(write, WRITE_AFTER_MS, true);
    }

    function finish(complete: boolean): void {
      if (isOver) return;
      isOver = true;
      isComplete = complete;
      source.off('data', onData);
      if (failure !== undefined) {
        pieces = [];
        waiting = 0;
      }
      if (!complete) source.pause();
      if (!isWriting) write();
    }

    function onData(piece: Uint8Array): void {
      heardAt = performance.now();
      received += piece.byteLength;
      if (received > options.limit) {
        failure = new AppError('PAYLOAD_TOO_LARGE');
        finish(false);
        return;
      }
      options.tap?.(piece);
      pieces.push(piece);
      waiting += piece.byteLength;
      if (waiting >= PAUSE_FROM_BYTES) source.pause();
      if (isWriting) return;
      if (waiting >= WRITE_FROM_BYTES || pieces.length >= WRITE_FROM_PIECES) write();
      else soon ??= setTimeout(write, WRITE_AFTER_MS, true);
    }
    const onEnd = () => finish(true);
    const onGone = () => finish(false);

    // Without a listener an ECONNRESET of the sender would end the process; 'close' follows it.
    source.on('error', () => {});
    if (options.signal?.aborted || (source.destroyed && !source.readableEnded)) return finish(false);
    if (source.readableEnded) return finish(true);
    options.signal?.addEventListener('abort', onGone, { once: true });
    source.on('end', onEnd).on('close', onGone).on('data', onData);
  });
}
