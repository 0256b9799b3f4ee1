import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import type { User } from '#src/auth/schema.ts';
import type { Checksum } from './checksum.ts';
import type { UploadRow } from './store.ts';

/** What one request to /api/uploads knows, beside what it gives to the protocol library. */
export interface Transfer {
  user: User;
  /** The bytes of the request, around the library's streams; undefined when it has none. */
  source: Readable | undefined;
  checksum: Checksum | null;
  stop: AbortController;
  row: UploadRow | undefined;
  /** Set once the upload is a document. */
  documentId: string | undefined;
  failure: unknown;
}

export const transfers = new AsyncLocalStorage<Transfer>();

export function currentTransfer(): Transfer {
  const transfer = transfers.getStore();
  if (transfer === undefined) throw new Error('There is no upload request under way.');
  return transfer;
}
