import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { BusboyInstance } from '@fastify/busboy';
import type { DocumentSummary } from '#src/documents/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { authorizeCase } from '../auth/access.ts';
import { blobKeyFor } from '../blobs/keys.ts';
import type { Deps } from '../deps.ts';
import { addDocuments } from '../documents/service.ts';
import type { App } from '../http.ts';
import { askerOf } from '../http.ts';
import { unknownKeyError } from '../unknown-keys.ts';
import { acceptCategory, acceptDiscoveryContext, acceptFilename, categoryOf, tooLarge } from './accept.ts';
import { bodyOf } from './body.ts';
import { inspect } from './finish.ts';
import { hasher } from './hasher.ts';
import { createPartial, partialPath } from './partial-file.ts';
import { receive } from './receive.ts';
import { type HeldRoom, holdRoom } from './room.ts';

const FIELDS = new Set(['categoryOverrides', 'discoveryContext']);
const MAX_FILES = 100;
const MAX_FIELD_BYTES = 1024 * 1024;
const CHECK_EVERY_BYTES = 64 * 1024 * 1024;

interface ReceivedFile {
  id: string;
  path: string;
  filename: string;
  size: number;
}

interface Form {
  files: ReceivedFile[];
  fields: Map<string, string>;
  room: HeldRoom;
}

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

async function openParser(contentType: string): Promise<BusboyInstance> {
  const { Busboy } = await import('@fastify/busboy');
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      limits: { files: MAX_FILES, fields: 20, fieldSize: MAX_FIELD_BYTES, parts: MAX_FILES + 20 },
    });
  } catch {
    throw new AppError('BAD_REQUEST', 'The form is not valid multipart data.');
  }
}

/** Reads the whole form. `form` fills as it goes, so that the caller can clean up after a failure. */
async function readForm(deps: Deps, body: Readable, contentType: string, form: Form): Promise<void> {
  const parser = await openParser(contentType);
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
      if (!FIELDS.has(name)) fail(unknownKeyError([name]));
      if (valueTruncated) fail(new AppError('PAYLOAD_TOO_LARGE', `The field “${name}” is too long.`));
      form.fields.set(name, value);
    });
    parser.on('filesLimit', () => {
      fail(new AppError('PAYLOAD_TOO_LARGE', `At most ${MAX_FILES} files can be uploaded in one request.`));
    });
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

/** `categoryOverrides`: a JSON object from file name to category. */
function readOverrides(given: string | undefined): Map<string, string> {
  if (given === undefined || given.trim() === '') return new Map();
  let value: unknown;
  try {
    value = JSON.parse(given);
  } catch {
    throw new AppError('BAD_REQUEST', 'categoryOverrides is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('BAD_REQUEST', 'categoryOverrides must be an object from file name to category.');
  }
  const overrides = new Map<string, string>();
  for (const [name, category] of Object.entries(value)) {
    if (typeof category !== 'string') {
      throw new AppError('BAD_REQUEST', `categoryOverrides: the category of “${name}” must be text.`);
    }
    overrides.set(name, category);
  }
  return overrides;
}

/** Makes the documents of a form; either all of them are there afterwards or none. */
async function keep(
  deps: Deps,
  { caseId, by }: { caseId: AuthorizedCaseId; by: string },
  form: Form,
): Promise<DocumentSummary[]> {
  const discoveryContext = acceptDiscoveryContext(form.fields.get('discoveryContext'));
  const overrides = readOverrides(form.fields.get('categoryOverrides'));
  const chosen = form.files.map((file) => ({
    file,
    docType: categoryOf({
      filename: file.filename,
      category: acceptCategory(overrides.get(file.filename)),
      discoveryContext,
    }),
  }));
  const ready = [];
  for (const { file, docType } of chosen) {
    const facts = await inspect(file.id, file.path, file.size, file.filename);
    ready.push({ file, docType, ...facts });
  }
  try {
    for (const { file } of ready) await deps.blobs.adopt(blobKeyFor(file.id), file.path);
    const source = 'upload' as const;
    return await addDocuments(
      deps,
      ready.map(({ file: { id, filename, size }, docType, hash, mimeType }) => {
        const blobKey = blobKeyFor(id);
        return { id, caseId, filename, size, hash, mimeType, blobKey, docType, source, by };
      }),
    );
  } catch (error) {
    await Promise.all(form.files.map((file) => deps.blobs.remove(blobKeyFor(file.id))));
    throw error;
  }
}

/** POST /api/cases/{caseId}/documents/upload: files in one form, for scripts. 201 `{documents}`. */
export function mountMultipart(app: App, deps: Deps): void {
  app.post('/api/cases/:caseId/documents/upload', async (c) => {
    const user = askerOf(c.get('context'));
    const now = deps.clock.now();
    const caseId = await authorizeCase(deps.db, user, c.req.param('caseId'), 'document:create', now);
    const contentType = c.req.header('content-type') ?? '';
    if (!/^multipart\/form-data\b/i.test(contentType)) {
      throw new AppError('UNSUPPORTED_MEDIA', 'Files are sent here as multipart/form-data.');
    }
    const body = bodyOf(c);
    if (body === undefined) throw new AppError('BAD_REQUEST', 'Please choose at least one file.');
    const bytes = Number(c.req.header('content-length') ?? 0);
    const room = await holdRoom(deps, { caseId, userId: user.id, bytes });
    const form: Form = { files: [], fields: new Map(), room };
    try {
      await readForm(deps, body, contentType, form);
      if (form.files.length === 0) throw new AppError('BAD_REQUEST', 'Please choose at least one file.');
      await room.check();
      const documents = await keep(deps, { caseId, by: user.id }, form);
      return c.json({ documents }, 201, { 'cache-control': 'private, no-store' });
    } finally {
      for (const file of form.files) {
        hasher.drop(file.id);
        await rm(file.path, { force: true });
      }
      room.giveBack();
    }
  });
}
