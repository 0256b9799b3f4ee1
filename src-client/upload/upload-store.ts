import type { Uppy } from '@uppy/core';
import type { TusBody } from '@uppy/tus';
import type { DiscoveryContext } from '#src/documents/category-guess.ts';
import { ACCEPTED_EXTENSIONS } from '#src/documents/schema.ts';

export type UploadStatus = 'ready' | 'pending' | 'uploading' | 'paused' | 'completed' | 'error';

export interface UploadItem {
  id: string;
  file: File;
  category: string;
  status: UploadStatus;
  /** 0–1, of the bytes that the server has. */
  progress: number;
  message: string | null;
  documentId: string | null;
}

interface UploadMeta extends Record<string, unknown> {
  itemId: string;
  caseId: string;
  category: string;
  /** JSON; empty without a context, because the uploader sends a missing field as 'undefined'. */
  discoveryContext: string;
}

type Uploader = Uppy<UploadMeta & Record<string, unknown>, TusBody & Record<string, unknown>>;

const ENDPOINT = '/api/uploads';
const AT_ONCE = 3;
const RETRY_AFTER_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000];
const DISK_FULL = 507;
const SENT_FIELDS = ['name', 'type', 'caseId', 'category', 'discoveryContext'];

const NOT_ACCEPTED =
  'This type of file cannot be read here. You can add PDF, Word (doc, docx), text (txt), e-mail (eml, msg) and pictures (png, jpg, jpeg).';

function isAccepted(filename: string): boolean {
  const name = filename.toLowerCase();
  return ACCEPTED_EXTENSIONS.some((extension) => name.endsWith(`.${extension}`));
}

/** What the server said about a refused upload; its errors are JSON with a `message`. */
function refusal(text: string | undefined): string | null {
  try {
    const body: unknown = JSON.parse(text ?? '');
    if (typeof body !== 'object' || body === null || !('message' in body)) return null;
    return typeof body.message === 'string' ? body.message : null;
  } catch {
    return null;
  }
}

/**
 * The uploads of one case. It lives outside the screens, so that an upload goes on while the person reads
 * something else; each file is sent by tus and goes on where it stopped after a break, even after a reload
 * once the same file is chosen again.
 */
export class UploadStore {
  readonly caseId: string;
  #items: readonly UploadItem[] = [];
  #listeners = new Set<() => void>();
  #uploader: Promise<Uploader> | undefined;
  #uppyIds = new Map<string, string>();
  #onUploaded = new Set<() => void>();
  #lastId = 0;

  constructor(caseId: string) {
    this.caseId = caseId;
  }

  readonly items = (): readonly UploadItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back each time a file has become a document. */
  onUploaded(listener: () => void): () => void {
    this.#onUploaded.add(listener);
    return () => this.#onUploaded.delete(listener);
  }

  isUploading(): boolean {
    return this.#items.some(
      ({ status }) => status === 'uploading' || status === 'pending' || status === 'paused',
    );
  }

  add(files: readonly File[], categoryOf: (file: File) => string): void {
    const added = files.map((file): UploadItem => {
      this.#lastId += 1;
      return {
        id: `item-${this.#lastId}`,
        file,
        category: categoryOf(file),
        status: isAccepted(file.name) ? 'ready' : 'error',
        progress: 0,
        message: isAccepted(file.name) ? null : NOT_ACCEPTED,
        documentId: null,
      };
    });
    this.#publish([...this.#items, ...added]);
  }

  setCategory(id: string, category: string): void {
    this.#change(id, { category });
  }

  /** Takes a file off the list; one that is under way is cancelled and its bytes on the server are dropped. */
  async remove(id: string): Promise<void> {
    this.#publish(this.#items.filter((item) => item.id !== id));
    const uppyId = this.#uppyIds.get(id);
    this.#uppyIds.delete(id);
    if (uppyId !== undefined) (await this.#uploader)?.removeFile(uppyId);
  }

  /** Forgets what is finished. */
  clearCompleted(): void {
    const done = this.#items.filter(({ status }) => status === 'completed');
    for (const { id } of done) void this.remove(id);
  }

  async togglePause(id: string): Promise<void> {
    const uppyId = this.#uppyIds.get(id);
    const uploader = await this.#uploader;
    if (uppyId === undefined || uploader === undefined) return;
    const isPaused = uploader.pauseResume(uppyId);
    this.#change(id, { status: isPaused ? 'paused' : 'uploading' });
  }

  /** Whether trying again can help: not for a file that was never sent. */
  canRetry(id: string): boolean {
    return this.#uppyIds.has(id);
  }

  async retry(id: string): Promise<void> {
    const uppyId = this.#uppyIds.get(id);
    const uploader = await this.#uploader;
    if (uppyId === undefined || uploader === undefined) return;
    this.#change(id, { status: 'uploading', message: null });
    await uploader.retryUpload(uppyId).catch(() => undefined);
  }

  /** Sends every ready file that has a category; returns what became of them. */
  async start(discoveryContext?: DiscoveryContext): Promise<UploadItem[]> {
    const chosen = this.#items.filter(({ status, category }) => status === 'ready' && category !== '');
    if (chosen.length === 0) return [];
    for (const { id } of chosen) this.#change(id, { status: 'pending' });
    this.#uploader ??= this.#createUploader();
    const uploader = await this.#uploader;
    for (const { id, file, category } of chosen) {
      try {
        const uppyId = uploader.addFile({
          name: file.name,
          type: file.type,
          data: file,
          meta: {
            itemId: id,
            caseId: this.caseId,
            category,
            discoveryContext: discoveryContext ? JSON.stringify(discoveryContext) : '',
          },
        });
        this.#uppyIds.set(id, uppyId);
        this.#change(id, { status: 'uploading' });
      } catch {
        this.#change(id, { status: 'error', message: 'This very file is in the list already.' });
      }
    }
    await uploader.upload().catch(() => undefined);
    const ids = new Set(chosen.map(({ id }) => id));
    return this.#items.filter(({ id }) => ids.has(id));
  }

  async #createUploader(): Promise<Uploader> {
    const [{ Uppy: UppyCore }, { default: Tus }] = await Promise.all([
      import('@uppy/core'),
      import('@uppy/tus'),
    ]);
    const uploader: Uploader = new UppyCore({
      // Part of what a resumable upload is known by: the same file in two cases is two uploads.
      id: `case-${this.caseId}`,
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
      allowedMetaFields: SENT_FIELDS,
      removeFingerprintOnSuccess: true,
    });
    uploader.on('upload-progress', (file, { bytesUploaded, bytesTotal }) => {
      const item = this.#itemOf(file?.meta);
      if (item?.status !== 'uploading' || !bytesTotal) return;
      this.#change(item.id, { progress: bytesUploaded / bytesTotal });
    });
    uploader.on('upload-success', (file, response) => {
      const item = this.#itemOf(file?.meta);
      const documentId = response.body?.xhr.getResponseHeader('Document-Id') ?? null;
      if (item) this.#change(item.id, { status: 'completed', progress: 1, message: null, documentId });
      for (const listener of this.#onUploaded) listener();
    });
    uploader.on('upload-error', (file, error, response) => {
      const item = this.#itemOf(file?.meta);
      const body = response?.body as TusBody | undefined;
      const message =
        refusal(body?.xhr?.responseText) ??
        (error.name === 'NetworkError' || navigator.onLine === false
          ? 'The connection was lost. What has arrived is kept: try again to go on.'
          : 'The upload stopped. Try again to go on where it stopped.');
      if (item) this.#change(item.id, { status: 'error', message });
    });
    return uploader;
  }

  #itemOf(meta: { itemId?: unknown } | undefined): UploadItem | undefined {
    return this.#items.find(({ id }) => id === meta?.itemId);
  }

  #change(id: string, change: Partial<UploadItem>): void {
    this.#publish(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  #publish(items: readonly UploadItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}

const stores = new Map<string, UploadStore>();

/** The one upload list of a case. */
export function uploadStore(caseId: string): UploadStore {
  const known = stores.get(caseId);
  if (known) return known;
  const created = new UploadStore(caseId);
  stores.set(caseId, created);
  return created;
}

export function isAnythingUploading(): boolean {
  return [...stores.values()].some((store) => store.isUploading());
}
