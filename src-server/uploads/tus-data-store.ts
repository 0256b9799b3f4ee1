import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { blobKeyFor } from '../blobs/keys.ts';
import type { Deps } from '../deps.ts';
import { acceptCategory, acceptDiscoveryContext, acceptFilename, acceptSize, tooLarge } from './accept.ts';
import { isMatch } from './checksum.ts';
import { finishUpload, isFinishing } from './finish.ts';
import { hasher } from './hasher.ts';
import {
  beginUnchecked,
  createPartial,
  discardUnchecked,
  endUnchecked,
  partialPath,
  partialSize,
  removePartial,
  shorten,
} from './partial-file.ts';
import { type Received, receive } from './receive.ts';
import { requireQuota, takeRoom, takeRoomForLength } from './room.ts';
import {
  deleteUpload,
  findUpload,
  insertUpload,
  isFinished,
  setReceived,
  setUploadSize,
  type UploadRow,
} from './store.ts';
import { currentTransfer, type Transfer } from './transfer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An upload that is not finished by then is given up. */
const UPLOAD_EXPIRES_MS = 7 * DAY_MS;
const EVERY_BYTES = 64 * 1024 * 1024;

/** tus 1.0.0, checksum extension: the status that says that the bytes are not those the sender meant. */
const CHECKSUM_MISMATCH = { status_code: 460, body: 'Checksum mismatch' };

/** What this process knows of a file that is coming in. */
interface Growing {
  /** No bytes are left in it whose checksum was never compared. */
  isClean: boolean;
  /** Up to here it was last asked to be on the disk. */
  syncedTo: number;
}

export interface NewUpload {
  caseId: AuthorizedCaseId;
  userId: string;
}

/**
 * The library's store over the `uploads` table and one growing file for each upload. How far an upload has come
 * is the size of that file, never a number noted somewhere else.
 */
export class UploadStore extends DataStore {
  readonly #deps: Deps;
  readonly #growing = new Map<string, Growing>();

  constructor(deps: Deps) {
    super();
    this.#deps = deps;
    this.extensions = [
      'creation',
      'creation-with-upload',
      'creation-defer-length',
      'expiration',
      'checksum',
      'termination',
    ];
  }

  #path(id: string): string {
    return partialPath(this.#deps.env.DATA_DIR, id);
  }

  override getExpiration(): number {
    return UPLOAD_EXPIRES_MS;
  }

  /** Checks and notes what the sender said about the file. */
  async register(upload: Upload, owner: NewUpload): Promise<void> {
    const { env, clock } = this.#deps;
    const metadata = upload.metadata ?? {};
    const filename = acceptFilename(metadata.filename);
    const category = acceptCategory(metadata.category);
    const discoveryContext = acceptDiscoveryContext(metadata.discoveryContext);
    const bytes = upload.size ?? 0;
    acceptSize(bytes, env.UPLOAD_MAX_BYTES);
    currentTransfer().row = await takeRoom(this.#deps, { ...owner, bytes }, (db) =>
      insertUpload(db, owner.caseId, {
        id: upload.id,
        filename,
        mimeType: metadata.filetype?.slice(0, 255) ?? null,
        size: upload.size ?? null,
        category,
        discoveryContext: discoveryContext === null ? null : JSON.stringify(discoveryContext),
        expiresAt: new Date(clock.now().getTime() + UPLOAD_EXPIRES_MS),
        userId: owner.userId,
      }),
    );
    // Its row comes first: what has none is removed at the next start.
    await createPartial(env.DATA_DIR, upload.id);
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    acceptSize(size, this.#deps.env.UPLOAD_MAX_BYTES);
    const { row } = currentTransfer();
    if (row === undefined) throw ERRORS.FILE_NOT_FOUND;
    const received = (await partialSize(this.#path(id))) ?? 0;
    const { caseId, userId } = row;
    await takeRoomForLength(this.#deps, { uploadId: id, caseId, userId, bytes: size, received }, (db) =>
      setUploadSize(db, id, size),
    );
    row.size = size;
  }

  /** Runs under the upload's lock, so nobody is writing to its file. */
  override async getUpload(id: string): Promise<Upload> {
    const transfer = currentTransfer();
    const row = transfer.row ?? (await this.#find(id));
    transfer.row = row;
    const offset = await this.#offset(row, transfer);
    return new Upload({
      id,
      ...(row.size !== null && { size: row.size }),
      offset,
      metadata: metadataOf(row),
      creation_date: new Date(row.expiresAt.getTime() - UPLOAD_EXPIRES_MS).toISOString(),
      storage: { type: 'file', path: this.#path(id) },
    });
  }

  async #find(id: string): Promise<UploadRow> {
    const row = await findUpload(this.#deps.db, id);
    if (row === undefined) throw ERRORS.FILE_NOT_FOUND;
    return row;
  }

  async #offset(row: UploadRow, transfer: Transfer): Promise<number> {
    if (!isFinished(row) && !isFinishing(row.id)) {
      const growing = this.#growing.get(row.id) ?? { isClean: false, syncedTo: 0 };
      if (!growing.isClean) await discardUnchecked(this.#path(row.id));
      growing.isClean = true;
      this.#growing.set(row.id, growing);
      const onDisk = await partialSize(this.#path(row.id));
      if (onDisk !== undefined && onDisk !== row.size) return onDisk;
      if (onDisk === undefined && !(await this.#isStored(row))) {
        await createPartial(this.#deps.env.DATA_DIR, row.id);
        return 0;
      }
    }
    // All bytes are there. What is missing of the document, after a crash say, is done now, because a sender
    // that sees the full offset does not send anything again.
    this.#growing.delete(row.id);
    const documentId = await this.#finish(row);
    transfer.documentId = documentId;
    return row.size ?? 0;
  }

  async #isStored(row: UploadRow): Promise<boolean> {
    if (row.size === null) return false;
    return (await this.#deps.blobs.size(blobKeyFor(row.id))) === row.size;
  }

  async #finish(row: UploadRow): Promise<string> {
    try {
      return await finishUpload(this.#deps, row.id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') throw ERRORS.FILE_NO_LONGER_EXISTS;
      throw error;
    }
  }

  /** Writes the bytes of the request and answers with the new offset. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    // The library's own stream is empty: the bytes come around it.
    stream.resume();
    const transfer = currentTransfer();
    if (transfer.source === undefined || transfer.documentId !== undefined) return offset;
    const path = this.#path(id);
    if (transfer.checksum !== null) {
      const growing = this.#growing.get(id);
      if (growing !== undefined) growing.isClean = false;
      await beginUnchecked(path, offset);
    }
    const received = await this.#receive(transfer, transfer.source, id, offset);
    if (transfer.checksum !== null) await this.#check(transfer, received, path, offset);
    const end = offset + received.bytes;
    hasher.follow(id, path, end);
    if (!received.isComplete) throw ERRORS.ABORTED;
    if (end === transfer.row?.size) this.#growing.delete(id);
    else this.#syncBehind(id, path, end);
    return end;
  }

  async #receive(transfer: Transfer, source: Readable, id: string, offset: number): Promise<Received> {
    const { env } = this.#deps;
    const path = this.#path(id);
    const { checksum } = transfer;
    const size = transfer.row?.size ?? env.UPLOAD_MAX_BYTES;
    let checkedAt = offset;
    const file = await open(path, 'r+');
    try {
      return await receive(source, file, {
        position: offset,
        limit: size - offset,
        signal: transfer.stop.signal,
        ...(checksum !== null && { tap: (piece) => checksum.hash.update(piece) }),
        written: (end) => {
          if (checksum === null && end < size) {
            hasher.follow(id, path, end);
            this.#syncBehind(id, path, end);
          }
          if (end - checkedAt < EVERY_BYTES) return undefined;
          checkedAt = end;
          return this.#goOn(transfer.row, end);
        },
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'PAYLOAD_TOO_LARGE') throw error;
      // More bytes than the sender had announced: nothing of this request can be trusted.
      hasher.drop(id);
      await shorten(path, offset);
      if (transfer.row?.size === null) throw tooLarge(env.UPLOAD_MAX_BYTES);
      throw new AppError('PAYLOAD_TOO_LARGE', 'More bytes came than the file was said to have.');
    } finally {
      await file.close();
    }
  }

  /** Whether there is room for more, now that so many bytes are there. */
  async #goOn(row: UploadRow | undefined, bytes: number): Promise<void> {
    await this.#deps.disk.require(0);
    // One that said its size has its room; one that did not takes it as it comes.
    if (row?.size !== null) return;
    const { id, caseId, userId } = row;
    await requireQuota(this.#deps, { caseId, userId, bytes }, { exceptUpload: id });
  }

  async #check(transfer: Transfer, received: Received, path: string, offset: number): Promise<void> {
    const { checksum } = transfer;
    if (checksum === null) return;
    const isGood = received.isComplete && isMatch(checksum);
    if (!isGood) await shorten(path, offset);
    await endUnchecked(path);
    if (!received.isComplete) throw ERRORS.ABORTED;
    if (!isGood) throw CHECKSUM_MISMATCH;
  }

  /**
   * Every 64 MiB, in the background: brings the file to the disk and notes how much of it a power cut would
   * leave. It also leaves less to sync at the end, when the sender waits for it.
   */
  #syncBehind(id: string, path: string, end: number): void {
    const growing = this.#growing.get(id);
    if (growing === undefined || end - growing.syncedTo < EVERY_BYTES) return;
    growing.syncedTo = end;
    const note = async () => {
      const file = await open(path, 'r');
      try {
        await file.datasync();
      } finally {
        await file.close();
      }
      await setReceived(this.#deps.db, id, end);
    };
    note().catch((error: unknown) => {
      // The last bytes have come meanwhile and the file has moved.
      this.#deps.log.debug({ id, error: String(error) }, 'upload progress was not noted');
    });
  }

  override async remove(id: string): Promise<void> {
    const row = await this.#find(id);
    if (isFinished(row) || isFinishing(id)) throw ERRORS.INVALID_TERMINATION;
    hasher.drop(id);
    this.#growing.delete(id);
    await removePartial(this.#path(id));
    await deleteUpload(this.#deps.db, id);
  }
}

function metadataOf(row: UploadRow): Record<string, string | null> {
  return {
    filename: row.filename,
    ...(row.mimeType !== null && { filetype: row.mimeType }),
    caseId: row.caseId,
    ...(row.category !== null && { category: row.category }),
    ...(row.discoveryContext !== null && { discoveryContext: JSON.stringify(row.discoveryContext) }),
  };
}
