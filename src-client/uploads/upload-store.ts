import type { DiscoveryContext } from '#src/discovery/schema.ts';
import { CONNECTION_TEXT } from '../lib/errors.ts';
import { showToast } from '../ui/toast-store.ts';
import { claimUploads, fileKey, keepUnfinished } from './interrupted.ts';
import { refuseFile } from './refusal.ts';
import { TransferRate } from './transfer-rate.ts';
import { createUploader, type Uploader } from './uploader.ts';

export type UploadStatus = 'ready' | 'pending' | 'uploading' | 'paused' | 'completed' | 'error';

export interface UploadItem {
  id: string;
  file: File;
  category: string;
  status: UploadStatus;
  /** 0–1, of the bytes that the server has. */
  progress: number;
  /** Null while it is not known, or nothing moves. */
  bytesPerSecond: number | null;
  message: string | null;
  documentId: string | null;
}

const UNDER_WAY: readonly UploadStatus[] = ['pending', 'uploading', 'paused'];

export function isUnderWay({ status }: UploadItem): boolean {
  return UNDER_WAY.includes(status);
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
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
  #rates = new Map<string, TransferRate>();
  #onUploaded = new Set<(documentId: string | null) => void>();
  #started = new Set<string>();
  #lastId = 0;

  constructor(caseId: string) {
    this.caseId = caseId;
  }

  readonly items = (): readonly UploadItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back each time a file has become a document, with its id where the server named it. */
  onUploaded(listener: (documentId: string | null) => void): () => void {
    this.#onUploaded.add(listener);
    return () => this.#onUploaded.delete(listener);
  }

  isUploading(): boolean {
    return this.#items.some(isUnderWay);
  }

  /** Puts files on the list; answers how many were left out because they are on it already. */
  add(files: readonly File[], categoryOf: (file: File) => string): number {
    const known = new Set(this.#items.map(({ file }) => fileKey(file)));
    const added: UploadItem[] = [];
    for (const file of files) {
      const key = fileKey(file);
      const others = known.has(key) ? [...this.#items, ...added] : [];
      if (others.some((item) => isSameFile(item.file, file))) continue;
      known.add(key);
      this.#lastId += 1;
      const message = refuseFile(file);
      added.push({
        id: `item-${this.#lastId}`,
        file,
        category: categoryOf(file),
        status: message === null ? 'ready' : 'error',
        progress: 0,
        bytesPerSecond: null,
        message,
        documentId: null,
      });
    }
    this.#publish([...this.#items, ...added]);
    return files.length - added.length;
  }

  /** Of one item, or of all that are not sent yet. */
  setCategory(id: string | 'all', category: string): void {
    this.#publish(
      this.#items.map((item) =>
        item.status === 'ready' && (id === 'all' || item.id === id) ? { ...item, category } : item,
      ),
    );
  }

  /** Takes files off the list; those under way are canceled and their bytes on the server are dropped. */
  async remove(...ids: readonly string[]): Promise<void> {
    const gone = new Set(ids);
    this.#publish(this.#items.filter(({ id }) => !gone.has(id)));
    const uppyIds = ids.flatMap((id) => this.#uppyIds.get(id) ?? []);
    for (const id of ids) this.#uppyIds.delete(id);
    this.#keep();
    if (uppyIds.length > 0) (await this.#uploader)?.removeFiles(uppyIds);
  }

  /** Forgets what is finished. */
  clearCompleted(): void {
    void this.remove(...this.#idsOf(({ status }) => status === 'completed'));
  }

  /** Takes what cannot be sent off the list. */
  clearRefused(): void {
    void this.remove(...this.#idsOf(({ id, status }) => status === 'error' && !this.canRetry(id)));
  }

  cancelAll(): void {
    void this.remove(...this.#idsOf(isUnderWay));
  }

  async togglePause(id: string): Promise<void> {
    const uppyId = this.#uppyIds.get(id);
    const uploader = await this.#uploader;
    if (uppyId === undefined || uploader === undefined) return;
    const isPaused = uploader.pauseResume(uppyId) === true;
    this.#rates.delete(id);
    this.#change(id, { status: isPaused ? 'paused' : 'pending', bytesPerSecond: null });
  }

  pauseAll(): void {
    for (const item of this.#items.filter(isUnderWay)) {
      if (item.status !== 'paused') void this.togglePause(item.id);
    }
  }

  resumeAll(): void {
    for (const { id, status } of this.#items) if (status === 'paused') void this.togglePause(id);
  }

  /** Whether trying again can help: not for a file that was never sent. */
  canRetry(id: string): boolean {
    return this.#uppyIds.has(id);
  }

  /** Tries one file again, or every one that stopped and what waits since then; returns what became of them. */
  async retry(id: string | 'all'): Promise<UploadItem[]> {
    const ids = this.#idsOf(
      (item) => item.status === 'error' && this.canRetry(item.id) && (id === 'all' || item.id === id),
    );
    const uploader = await this.#uploader;
    if (uploader === undefined || ids.length === 0) return [];
    for (const each of ids) this.#change(each, { status: 'pending', message: null });
    if (id === 'all') this.resumeAll();
    const [only] = ids;
    const uppyId = ids.length === 1 && only !== undefined ? this.#uppyIds.get(only) : undefined;
    await (uppyId === undefined ? uploader.retryAll() : uploader.retryUpload(uppyId)).catch(() => undefined);
    return this.#items.filter((item) => ids.includes(item.id));
  }

  /** Sends every ready file that has a category; returns what became of them. */
  async start(discoveryContext?: DiscoveryContext): Promise<UploadItem[]> {
    const chosen = this.#items.filter(({ status, category }) => status === 'ready' && category !== '');
    if (chosen.length === 0) return [];
    const ids = new Set(chosen.map(({ id }) => id));
    for (const { file } of chosen) this.#started.add(fileKey(file));
    this.#publish(
      this.#items.map((item) => (ids.has(item.id) ? { ...item, status: 'pending' as const } : item)),
    );
    this.#keep();
    this.#uploader ??= createUploader(this.caseId, {
      onRequest: (id) => this.#begin(id),
      onProgress: (id, bytes, total) => this.#progress(id, bytes, total),
      onSuccess: (id, documentId) => {
        this.#change(id, {
          status: 'completed',
          progress: 1,
          bytesPerSecond: null,
          message: null,
          documentId,
        });
        for (const listener of this.#onUploaded) listener(documentId);
      },
      onFailure: (id, message, concernsAll) => {
        this.#change(id, { status: 'error', bytesPerSecond: null, message });
        if (concernsAll) this.#holdWaiting();
      },
    });
    let uploader: Uploader;
    try {
      uploader = await this.#uploader;
    } catch {
      // Its code did not arrive: nothing was begun, and the next try asks for it again.
      this.#uploader = undefined;
      for (const { id, file } of chosen) {
        this.#started.delete(fileKey(file));
        this.#change(id, { status: 'ready' });
      }
      this.#keep();
      showToast({ title: 'Nothing was sent', description: CONNECTION_TEXT, tone: 'danger' });
      return [];
    }
    for (const { id, file, category } of chosen) {
      // Canceled before the uploader had arrived.
      if (!this.#items.some((item) => item.id === id)) continue;
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
    }
    const sent = uploader.upload().catch(() => undefined);
    claimUploads(this.caseId, sent);
    await sent;
    return this.#items.filter(({ id }) => ids.has(id));
  }

  #begin(id: string): void {
    const item = this.#items.find((each) => each.id === id);
    if (item?.status === 'pending') this.#change(id, { status: 'uploading' });
  }

  /** What has not begun waits until the person has mended the reason, instead of failing one by one. */
  #holdWaiting(): void {
    for (const { id, status } of this.#items) if (status === 'pending') void this.togglePause(id);
  }

  #progress(id: string, bytes: number, total: number): void {
    const item = this.#items.find((each) => each.id === id);
    if (item?.status !== 'uploading') return;
    const rate = this.#rates.get(id) ?? new TransferRate();
    this.#rates.set(id, rate);
    this.#change(id, {
      progress: bytes / total,
      bytesPerSecond: rate.note(bytes, performance.now()) ?? item.bytesPerSecond,
    });
  }

  #idsOf(accept: (item: UploadItem) => boolean): string[] {
    return this.#items.filter(accept).map(({ id }) => id);
  }

  #change(id: string, change: Partial<UploadItem>): void {
    this.#publish(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
    if (change.status === 'completed') {
      this.#rates.delete(id);
      this.#keep();
    }
  }

  #keep(): void {
    keepUnfinished(
      this.caseId,
      this.#started,
      this.#items.filter((item) => isUnderWay(item) || (item.status === 'error' && this.canRetry(item.id))),
    );
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
