import type { Uppy } from '@uppy/core';
import type { TusBody } from '@uppy/tus';
import { explainFailure } from './refusal.ts';

interface UploadMeta extends Record<string, unknown> {
  itemId: string;
  caseId: string;
  category: string;
  /** JSON; empty without a context, because the uploader sends a missing field as 'undefined'. */
  discoveryContext: string;
}

export type Uploader = Uppy<UploadMeta & Record<string, unknown>, TusBody & Record<string, unknown>>;

/** What is heard of a file under way, by the id of its item. */
export interface UploadListener {
  onRequest(itemId: string): void;
  /** Bytes that have arrived, of all. */
  onProgress(itemId: string, bytes: number, total: number): void;
  onSuccess(itemId: string, documentId: string | null): void;
  /** `concernsAll`: every other file would fail for the same reason. */
  onFailure(itemId: string, message: string, concernsAll: boolean): void;
}

const ENDPOINT = '/api/uploads';
const AT_ONCE = 3;
const RETRY_AFTER_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000];
const DISK_FULL = 507;
/** Signed out, the case gone, the disk full. */
const CONCERN_ALL = [401, 404, DISK_FULL];
const SENT_FIELDS = ['name', 'type', 'caseId', 'category', 'discoveryContext'];

/** Sends files by tus: three at once, again after a lost line, onwards from where a break left them. */
export async function createUploader(caseId: string, listener: UploadListener): Promise<Uploader> {
  const [{ Uppy: UppyCore }, { default: Tus }] = await Promise.all([
    import('@uppy/core'),
    import('@uppy/tus'),
  ]);
  const uploader: Uploader = new UppyCore({
    // Part of what a resumable upload is known by: the same file in two cases is two uploads.
    id: `case-${caseId}`,
    autoProceed: false,
    allowMultipleUploadBatches: true,
    // What goes wrong is shown at the file; the console is for what nobody expects.
    logger: { debug() {}, warn() {}, error() {} },
  });
  uploader.use(Tus, {
    endpoint: ENDPOINT,
    limit: AT_ONCE,
    retryDelays: RETRY_AFTER_MS,
    // A full disk does not pass by itself: the person hears of it at once.
    onShouldRetry: (error, _attempt, _options, next) =>
      error.originalResponse?.getStatus() !== DISK_FULL && next(error),
    onBeforeRequest: (_request, file) => listener.onRequest(itemOf(file.meta)),
    allowedMetaFields: SENT_FIELDS,
    removeFingerprintOnSuccess: true,
  });
  uploader.on('upload-progress', (file, { bytesUploaded, bytesTotal }) => {
    if (bytesTotal) listener.onProgress(itemOf(file?.meta), bytesUploaded, bytesTotal);
  });
  uploader.on('upload-success', (file, response) => {
    listener.onSuccess(itemOf(file?.meta), response.body?.xhr.getResponseHeader('Document-Id') ?? null);
  });
  uploader.on('upload-error', (file, error, response) => {
    const body = response?.body as TusBody | undefined;
    const isNetworkError = error.name === 'NetworkError' || navigator.onLine === false;
    const status = response?.status ?? 0;
    listener.onFailure(
      itemOf(file?.meta),
      explainFailure({
        status,
        statusText: body?.xhr?.statusText ?? '',
        text: body?.xhr?.responseText ?? '',
        isNetworkError,
      }),
      CONCERN_ALL.includes(status),
    );
  });
  return uploader;
}

function itemOf(meta: object | undefined): string {
  return meta !== undefined && 'itemId' in meta && typeof meta.itemId === 'string' ? meta.itemId : '';
}
