import { ERRORS, Server } from '@tus/server';
import { AppError } from '#src/errors.ts';
import { isId } from '#src/ids.ts';
import { authorizeCase } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import { finishUpload } from './finish.ts';
import { UploadLocks } from './locks.ts';
import { findUpload } from './store.ts';
import { currentTransfer } from './transfer.ts';
import { UploadStore } from './tus-data-store.ts';

export const UPLOADS_PATH = '/api/uploads';

/** The tus protocol over our own store; every hook asks who is there and what they may do. */
export function createTus(deps: Deps): Server {
  const store = new UploadStore(deps);
  const locks = new UploadLocks(() => {
    const { stop } = currentTransfer();
    return () => stop.abort();
  });

  return new Server({
    path: UPLOADS_PATH,
    datastore: store,
    locker: locks,
    relativeLocation: true,
    allowedOrigins: [],
    // When an upload is created its size is looked at after the access check, with a sentence of ours.
    maxSize: (request) => (request.method === 'POST' ? 0 : deps.env.UPLOAD_MAX_BYTES),
    disableTerminationForFinishedUploads: true,
    namingFunction: () => deps.ids.next(),
    getFileIdFromRequest: (_request, id) => (isId(id) ? id : undefined),

    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      const transfer = currentTransfer();
      const row = await findUpload(deps.db, id);
      // Another person's upload is answered like an unknown one.
      if (row === undefined || row.userId !== transfer.user.id) throw ERRORS.FILE_NOT_FOUND;
      if (row.expiresAt <= deps.clock.now()) throw ERRORS.FILE_NO_LONGER_EXISTS;
      transfer.row = row;
    },

    async onUploadCreate(_request, upload) {
      const { user } = currentTransfer();
      const caseId = upload.metadata?.caseId;
      if (!caseId) throw new AppError('BAD_REQUEST', 'No case selected for upload');
      const authorized = await authorizeCase(deps.db, user, caseId, 'document:create', deps.clock.now());
      await store.register(upload, { caseId: authorized, userId: user.id });
      return { metadata: upload.metadata };
    },

    async onUploadFinish(_request, upload) {
      const transfer = currentTransfer();
      transfer.documentId = await finishUpload(deps, upload.id);
      return {};
    },

    onResponseError(_request, error) {
      currentTransfer().failure = error;
      return undefined;
    },
  });
}
