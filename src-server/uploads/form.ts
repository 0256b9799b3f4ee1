import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { BusboyInstance } from '@fastify/busboy';
import { AppError } from '#src/errors.ts';
import type { Deps } from '../deps.ts';
import { unknownKeyError } from '../unknown-keys.ts';
import { acceptFilename, tooLarge } from './accept.ts';
import { hasher } from './hasher.ts';
import { createPartial, partialPath } from './partial-file.ts';
import { receive } from './receive.ts';
import type { HeldRoom } from './room.ts';

const MAX_FIELD_BYTES = 1024 * 1024;
const CHECK_EVERY_BYTES = 64 * 1024 * 1024;

export interface ReceivedFile {
  id: string;
  path: string;
  filename: string;
  size: number;
}

/** Fills as the form is read, so that whoever reads it can clean up after a failure. */
export interface Form {
  files: ReceivedFile[];
  fields: Map<string, string>;
  room: HeldRoom;
}

export interface FormLimits {
  /** The fields it may have beside `files`. */
  fields: ReadonlySet<string>;
  maxFiles: number;
  tooMany(): AppError;
}

/** Files of one request of a script. */
export const MAX_FILES = 100;

/** Writes one file of the form to the disk, its hash following. */
async function receiveFile(
  deps: Deps,
  stream: Readable,
  file: ReceivedFile,
  { room, signal }: { room: HeldRoom; signal: AbortSignal },
): Promise<void> {
  const limit = deps.env.UPLOAD_MAX_BYTES;
  await createPartial(deps.env.DATA_DIR, file.id);
  const handle = await open(file.path, 'r+');
  let checkedAt = 0;
  let noted = 0;
  try {
    const { bytes, isComplete } = await receive(stream, handle, {
      position: 0,
      limit,
      signal,
      written: (end) => {
        hasher.follow(file.id, file.path, end);
        room.arrived(end - noted);
        noted = end;
        if (end - checkedAt < CHECK_EVERY_BYTES) return undefined;
        checkedAt = end;
        return deps.disk.require(0).then(room.check);
      },
    });
    if (!isComplete) throw new AppError('BAD_REQUEST', 'The upload ended before the file was whole.');
    file.size = bytes;
  } catch (error) {
    if (error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE') throw tooLarge(limit);
    throw error;
  } finally {
    await handle.close();
  }
}

async function openParser(contentType: string, maxFiles: number): Promise<BusboyInstance> {
  const { Busboy } = await import('@fastify/busboy');
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      limits: { files: maxFiles, fields: 20, fieldSize: MAX_FIELD_BYTES, parts: maxFiles + 20 },
    });
  } catch {
    throw new AppError('BAD_REQUEST', 'The form is not valid multipart data.');
  }
}

/** Reads the whole form into `form`. */
export async function readForm(
  deps: Deps,
  { body, contentType }: { body: Readable; contentType: string },
  form: Form,
  limits: FormLimits,
): Promise<void> {
  const parser = await openParser(contentType, limits.maxFiles);
  const writing: Promise<void>[] = [];
  const stop = new AbortController();
  await new Promise<void>((resolve, reject) => {
    let isOver = false;
    const fail = (error: unknown) => {
      if (isOver) return;
      isOver = true;
      body.unpipe(parser);
      body.pause();
      parser.destroy();
      // Whoever cleans up must not find a file that is made a moment later.
      stop.abort();
      Promise.allSettled(writing).then(() => reject(error));
    };
    parser.on('file', (field, stream, filename) => {
      // A part of a broken form errors after the form has: nobody is listening any more.
      stream.on('error', () => {});
      if (isOver) {
        stream.resume();
        return;
      }
      try {
        if (field !== 'files') throw new AppError('BAD_REQUEST', 'Files go into the field “files”.');
        const id = deps.ids.next();
        const file: ReceivedFile = {
          id,
          path: partialPath(deps.env.DATA_DIR, id),
          filename: acceptFilename(filename),
          size: 0,
        };
        form.files.push(file);
        const written = receiveFile(deps, stream, file, { room: form.room, signal: stop.signal });
        writing.push(written);
        written.catch(fail);
      } catch (error) {
        stream.resume();
        fail(error);
      }
    });
    parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
      if (!limits.fields.has(name)) fail(unknownKeyError([name]));
      if (valueTruncated) fail(new AppError('PAYLOAD_TOO_LARGE', `The field “${name}” is too long.`));
      form.fields.set(name, value);
    });
    parser.on('filesLimit', () => fail(limits.tooMany()));
    parser.on('error', () => fail(new AppError('BAD_REQUEST', 'The form is not valid multipart data.')));
    parser.on('finish', () => {
      Promise.all(writing).then(() => resolve(), fail);
    });
    const gone = () => fail(new AppError('BAD_REQUEST', 'The upload ended before the form was whole.'));
    body.on('error', gone).on('close', () => {
      if (!body.readableEnded) gone();
    });
    if (body.destroyed && !body.readableEnded) return gone();
    body.pipe(parser);
  });
}

/** What is left of a form on the disk once its files are kept, or were refused. */
export async function clearForm(form: Form): Promise<void> {
  for (const file of form.files) {
    hasher.drop(file.id);
    await rm(file.path, { force: true });
  }
  form.room.giveBack();
}
