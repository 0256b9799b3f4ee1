import type { Readable } from 'node:stream';

export interface ByteRange {
  /** First byte, inclusive. */
  start: number;
  /** Last byte, inclusive. */
  end: number;
}

/**
 * Where file bytes live, by a key that we choose (never by a name that a user gave).
 * Keys match /^[a-z0-9/-]+$/.
 */
export interface BlobStore {
  readonly kind: 'disk' | 's3';
  /** Takes a finished local file: after this returns, the bytes survive a power cut; the source is gone. */
  adopt(key: string, path: string): Promise<void>;
  /** Size in bytes; undefined when there is no such blob. */
  size(key: string): Promise<number | undefined>;
  /** The bytes as a stream, the whole blob or one range. Throws AppError NOT_FOUND. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** A local file with the bytes for a program that needs one; call `release` when done. */
  local(key: string): Promise<{ path: string; release(): Promise<void> }>;
  /** Removing what is not there is not an error. */
  remove(key: string): Promise<void>;
  /** Keys of blobs last written before a moment; absent of a store that may be somebody else's too. */
  keysBefore?(moment: Date): AsyncIterable<string>;
  /** Throws when the store does not answer. */
  check(): Promise<void>;
}
