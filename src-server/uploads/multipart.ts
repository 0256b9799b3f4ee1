import type { DocumentSummary } from '#src/documents/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { authorizeCase } from '../auth/access.ts';
import { blobKeyFor } from '../blobs/keys.ts';
import type { Deps } from '../deps.ts';
import { addDocuments } from '../documents/service.ts';
import type { App } from '../http.ts';
import { askerOf } from '../http.ts';
import { acceptCategory, acceptDiscoveryContext, categoryOf } from './accept.ts';
import { bodyOf } from './body.ts';
import { inspect } from './finish.ts';
import { clearForm, type Form, type FormLimits, MAX_FILES, readForm } from './form.ts';
import { holdRoom } from './room.ts';

const FORM_LIMITS: FormLimits = {
  fields: new Set(['categoryOverrides', 'discoveryContext']),
  maxFiles: MAX_FILES,
  tooMany: () =>
    new AppError('PAYLOAD_TOO_LARGE', `At most ${MAX_FILES} files can be uploaded in one request.`),
};

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
      await readForm(deps, { body, contentType }, form, FORM_LIMITS);
      if (form.files.length === 0) throw new AppError('BAD_REQUEST', 'Please choose at least one file.');
      await room.check();
      const documents = await keep(deps, { caseId, by: user.id }, form);
      return c.json({ documents }, 201, { 'cache-control': 'private, no-store' });
    } finally {
      await clearForm(form);
    }
  });
}
