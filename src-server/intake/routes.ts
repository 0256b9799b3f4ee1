import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context as HonoContext } from 'hono';
import { z } from 'zod';
import { AppError } from '#src/errors.ts';
import { NewIntake } from '#src/intake/requests-schema.ts';
import { INTAKE_LIMITS } from '#src/intake/schema.ts';
import { oneLine } from '#src/text/bidi-controls.ts';
import { authorizeCaseChild, authorizeIntake } from '../auth/access.ts';
import { intakeCookie, newIntakeSecret } from '../auth/intake-cookie.ts';
import { blobKeyFor } from '../blobs/keys.ts';
import { serveFile } from '../blobs/serve.ts';
import type { Deps } from '../deps.ts';
import { type App, type AppVariables, askerOf } from '../http.ts';
import { MAX_JSON_BYTES, readText } from '../rest.ts';
import { bodyOf } from '../uploads/body.ts';
import { inspect } from '../uploads/finish.ts';
import { clearForm, type Form, readForm } from '../uploads/form.ts';
import { holdPapers, type OnTheWay } from '../uploads/room.ts';
import { addFiles, beginIntake, type NewFile } from './files-service.ts';
import {
  addressKeyOf,
  countAdded,
  MOST_OF_FORM,
  requirePlace,
  requireWay,
  tooManyBytes,
  tooManyFiles,
} from './limits.ts';
import { getOwnDocument, listFiles, sumWaiting } from './store.ts';
import { removeIntake } from './sweep.ts';

type RequestContext = HonoContext<AppVariables>;

const FROM_DOCUMENTS = z.object({ documentIds: z.array(z.string()).min(1).max(INTAKE_LIMITS.files) });
const NO_STORE = { 'cache-control': 'private, no-store' };
const FORM_LIMITS = { fields: new Set<string>(), maxFiles: INTAKE_LIMITS.files, tooMany: tooManyFiles };

function isMultipart(c: RequestContext): boolean {
  return /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');
}

/** Room for files of so many bytes that come for an intake, null for one that begins with them. */
async function holdFor(deps: Deps, c: RequestContext, bytes: number, intakeId: string | null) {
  const { user, address } = c.get('context');
  const asked = { bytes, most: INTAKE_LIMITS.bytes, tooMuch: tooManyBytes };
  if (user !== null) return holdPapers(deps, { ...asked, userId: user.id });
  const waiting = await sumWaiting(deps.db);
  const stranger = { intakeId, addressKey: addressKeyOf(address) };
  const refuse = (way: OnTheWay) => requireWay(way, waiting);
  return holdPapers(deps, { ...asked, userId: null, stranger, refuse });
}

/** The files of a form, safe in the blob store: all of them, or an error and none. */
async function receiveFiles(deps: Deps, c: RequestContext, intakeId: string | null): Promise<NewFile[]> {
  const body = bodyOf(c);
  if (body === undefined) throw new AppError('BAD_REQUEST', 'Please choose at least one file.');
  const bytes = Number(c.req.header('content-length') ?? 0);
  if (bytes > MOST_OF_FORM) throw tooManyBytes();
  const room = await holdFor(deps, c, bytes, intakeId);
  const form: Form = { files: [], fields: new Map(), room };
  const adopted: string[] = [];
  try {
    const contentType = c.req.header('content-type') ?? '';
    await readForm(deps, { body, contentType }, form, FORM_LIMITS);
    if (form.files.length === 0) throw new AppError('BAD_REQUEST', 'Please choose at least one file.');
    const empty = form.files.find(({ size }) => size === 0);
    if (empty !== undefined) {
      throw new AppError(
        'BAD_REQUEST',
        `“${empty.filename}” is empty. Please choose the file again, or take a picture of the paper.`,
      );
    }
    const files: NewFile[] = [];
    for (const { id, path, filename: said, size } of form.files) {
      const filename = oneLine(said) || 'Paper';
      const facts = await inspect(id, path, size, filename);
      files.push({ id, filename, size, path: blobKeyFor(id), ...facts });
    }
    for (const { id, path } of form.files) {
      await deps.blobs.adopt(blobKeyFor(id), path);
      adopted.push(blobKeyFor(id));
    }
    return files;
  } catch (error) {
    for (const key of adopted) await deps.blobs.remove(key);
    throw error;
  } finally {
    await clearForm(form);
  }
}

/** Copies of documents that the person may read. */
async function copyDocuments(deps: Deps, c: RequestContext, intakeId: string | null): Promise<NewFile[]> {
  const user = askerOf(c.get('context'));
  const text = await readText(c.req.raw, MAX_JSON_BYTES);
  let asked: unknown;
  try {
    asked = JSON.parse(text);
  } catch {
    throw new AppError('BAD_REQUEST', 'The request is not valid JSON.');
  }
  const { documentIds } = FROM_DOCUMENTS.parse(asked);
  const now = deps.clock.now();
  const found: Awaited<ReturnType<typeof getOwnDocument>>[] = [];
  for (const documentId of new Set(documentIds)) {
    const own = await authorizeCaseChild(deps.db, user, 'documents', documentId, 'document:read', now);
    found.push(await getOwnDocument(deps.db, own.caseId, own.id));
  }
  const bytes = found.reduce((sum, { size }) => sum + size, 0);
  if (bytes > INTAKE_LIMITS.bytes) throw tooManyBytes();
  const room = await holdFor(deps, c, bytes, intakeId);
  const files: NewFile[] = [];
  const folder = join(deps.env.DATA_DIR, 'scratch');
  try {
    await mkdir(folder, { recursive: true });
    for (const { filename, mimeType, size, hash, path } of found) {
      const source = await deps.blobs.local(path);
      const id = deps.ids.next();
      const scratch = join(folder, `intake-${id}`);
      try {
        await copyFile(source.path, scratch);
        await deps.blobs.adopt(blobKeyFor(id), scratch);
      } finally {
        await source.release();
        await rm(scratch, { force: true });
      }
      files.push({ id, filename, mimeType, size, hash: hash ?? id, path: blobKeyFor(id) });
    }
    return files;
  } catch (error) {
    for (const { path } of files) await deps.blobs.remove(path);
    throw error;
  } finally {
    room.giveBack();
  }
}

/** Adds files that are in the blob store; those that are not kept are not left there. */
async function keep(deps: Deps, intakeId: string, files: readonly NewFile[]) {
  const removeAll = async (some: readonly NewFile[]) => {
    for (const { path } of some) await deps.blobs.remove(path);
  };
  try {
    const added = await addFiles(deps, intakeId, files);
    const kept = new Set(added.kept.map(({ id }) => id));
    await removeAll(files.filter(({ id }) => !kept.has(id)));
    return added;
  } catch (error) {
    await removeAll(files);
    throw error;
  }
}

/** What of an intake is no JSON: its files coming in, and going out again. */
export function mountIntake(app: App, deps: Deps): void {
  const secure = deps.env.APP_URL?.startsWith('https://') ?? false;

  app.post('/api/intake', async (c) => {
    const context = c.get('context');
    const { user, address, intakeSecrets } = context;
    await deps.disk.require(0);
    await requirePlace(deps, { userId: user?.id ?? null, address });
    const files = isMultipart(c) ? await receiveFiles(deps, c, null) : await copyDocuments(deps, c, null);
    const secret = newIntakeSecret();
    const begun = await beginIntake(deps, { secret, user, addressKey: addressKeyOf(address) }).catch(
      async (error: unknown) => {
        for (const { path } of files) await deps.blobs.remove(path);
        throw error;
      },
    );
    const { id } = begun;
    try {
      const { kept, notes } = await keep(deps, id, files);
      const documents = kept.map((file) => ({ id: file.id, filename: file.filename }));
      const { hours } = INTAKE_LIMITS;
      return c.json(NewIntake.parse({ intakeId: id, documents, notes }), 201, {
        ...NO_STORE,
        'set-cookie': intakeCookie(secret, intakeSecrets, { secure, hours }),
      });
    } catch (error) {
      await removeIntake(deps, id);
      throw error;
    }
  });

  app.post('/api/intake/:id/files', async (c) => {
    const context = c.get('context');
    const intake = await authorizeIntake(deps.db, context, c.req.param('id'), deps.clock.now());
    await deps.disk.require(0);
    const { user, address } = context;
    await countAdded(deps, { userId: user?.id ?? null, address, intakeId: intake.id });
    const files = isMultipart(c)
      ? await receiveFiles(deps, c, intake.id)
      : await copyDocuments(deps, c, intake.id);
    const { kept, notes } = await keep(deps, intake.id, files);
    const documents = kept.map(({ id, filename }) => ({ id, filename }));
    return c.json(NewIntake.parse({ intakeId: intake.id, documents, notes }), 201, NO_STORE);
  });

  app.get('/api/intake/:id/files/:fileId/content', async (c) => {
    const intake = await authorizeIntake(deps.db, c.get('context'), c.req.param('id'), deps.clock.now());
    const fileId = c.req.param('fileId');
    const file = (await listFiles(deps.db, intake.id)).find(({ id }) => id === fileId);
    if (file === undefined) throw new AppError('NOT_FOUND');
    const { method } = c.req;
    return serveFile(deps.blobs, file, { method, header: (name) => c.req.header(name), isInline: true });
  });
}
