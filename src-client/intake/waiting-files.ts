import { FILES_DATABASE } from '../auth/forget-papers.ts';

/** Hours after which a file that was never sent is forgotten. */
const KEPT_HOURS = 24;
const FILES = 'files';

/** A chosen file on its way to the server, kept by the browser: a reload or an empty battery does not lose it. */
export interface WaitingFile {
  key: string;
  file: File;
  /** The intake that it goes to; null before the first file has made one. */
  intakeId: string | null;
  chosenAt: number;
  /** The tab in which it was chosen: in another one somebody else may sit. '' where the browser keeps nothing of a tab. */
  tab: string;
}

const TAB = 'proceed.tab';

/** This tab, through reloads and from page to page, until it is closed. */
function thisTab(): string {
  try {
    const known = sessionStorage.getItem(TAB);
    if (known !== null) return known;
    const tab = crypto.randomUUID();
    sessionStorage.setItem(TAB, tab);
    return tab;
  } catch {
    return '';
  }
}

/** Whether a file was chosen in this tab, or goes to papers that are open to nobody else. */
export function isFromHere({ tab, intakeId }: WaitingFile): boolean {
  return intakeId !== null || (tab !== '' && tab === thisTab());
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(FILES_DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(FILES, { keyPath: 'key' });
  return settled(request);
}

/** One transaction on the kept files, through to its end. */
async function within<Value>(
  mode: IDBTransactionMode,
  act: (files: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await opened();
  try {
    const transaction = database.transaction(FILES, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = transaction.onabort = () =>
        reject(transaction.error ?? new Error('The browser keeps nothing.'));
    });
    const [value] = await Promise.all([settled(act(transaction.objectStore(FILES))), done]);
    return value;
  } finally {
    database.close();
  }
}

/** Keeps files until they were sent. Throws where the browser keeps nothing, as some do in private windows. */
export async function keepFiles(files: readonly File[], intakeId: string | null): Promise<WaitingFile[]> {
  const chosenAt = Date.now();
  const kept = files.map((file, index) => ({
    key: `${chosenAt}-${String(index).padStart(3, '0')}-${crypto.getRandomValues(new Uint32Array(1))[0]}`,
    file,
    intakeId,
    chosenAt,
    tab: thisTab(),
  }));
  for (const each of kept) await within('readwrite', (store) => store.put(each));
  return kept;
}

/** The files that still wait for this intake, or for one that has yet to be made, in the order they were chosen. */
export async function listWaiting(intakeId: string | null): Promise<WaitingFile[]> {
  const all: WaitingFile[] = await within('readonly', (store) => store.getAll());
  const since = Date.now() - KEPT_HOURS * 3_600_000;
  for (const { key, chosenAt } of all) if (chosenAt < since) await forgetFile(key);
  return all.filter((each) => each.chosenAt >= since && each.intakeId === intakeId);
}

/** The file was sent, or is not wanted any more. */
export async function forgetFile(key: string): Promise<void> {
  await within('readwrite', (store) => store.delete(key));
}

/** The first file has made the intake that the others go to. */
export async function assignFiles(files: readonly WaitingFile[], intakeId: string): Promise<void> {
  for (const each of files) await within('readwrite', (store) => store.put({ ...each, intakeId }));
}
