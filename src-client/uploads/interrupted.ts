/** An upload that the browser remembers and has not finished; it goes on when the same file is chosen again. */
export interface InterruptedUpload {
  filename: string;
  /** Bytes. */
  size: number;
  /** As it was chosen; empty when that is not known. */
  category: string;
}

const PREFIX = 'proceed.uploads.';

// tus-js-client keeps `tus::{fingerprint}::{number}`; the fingerprint begins with the uploader's id.
function tusPrefix(caseId: string): string {
  return `tus::tus-case-${caseId}-`;
}

/** What a file is known by after a reload. */
export function fileKey({ name, size }: { name: string; size: number }): string {
  return `${size} ${name}`;
}

/**
 * Notes what is still to be sent, so that somebody who comes back learns what did not arrive: the files that had
 * begun, of which tus itself keeps a note, and those that were waiting. Of the files in `started` (by `fileKey`) only
 * those in `items` stay noted; what an earlier visit left stays too.
 */
export function keepUnfinished(
  caseId: string,
  started: ReadonlySet<string>,
  items: readonly { file: { name: string; size: number }; category: string }[],
): void {
  try {
    const entries = [
      ...readOwn(caseId).filter(({ filename, size }) => !started.has(fileKey({ name: filename, size }))),
      ...items.map(({ file, category }) => ({ filename: file.name, size: file.size, category })),
    ];
    if (entries.length === 0) localStorage.removeItem(PREFIX + caseId);
    else localStorage.setItem(PREFIX + caseId, JSON.stringify(entries));
  } catch {
    // Private windows may have no storage: what is under way goes on, only a reload forgets it.
  }
}

/** The unfinished uploads of a case in this browser, one for each file. */
export function findInterrupted(caseId: string): InterruptedUpload[] {
  const begun = tusKeys(caseId).map((key) => fromTus(parse(localStorage.getItem(key))));
  const found = [...begun.filter((entry) => entry !== null), ...readOwn(caseId)];
  return [
    ...new Map(found.map((entry) => [fileKey({ name: entry.filename, size: entry.size }), entry])).values(),
  ];
}

/** Forgets them here; the server drops the bytes when the upload expires. */
export function forgetInterrupted(caseId: string): void {
  for (const key of [...tusKeys(caseId), PREFIX + caseId]) localStorage.removeItem(key);
}

/** '1 upload was interrupted: continue', '3 uploads were interrupted: continue'. */
export function interruptedWords(count: number): string {
  return `${count} ${count === 1 ? 'upload was' : 'uploads were'} interrupted: continue`;
}

const lockOf = (caseId: string) => `proceed.uploading.${caseId}`;

/** Lets the other tabs of this browser know that the uploads of a case are under way in this one. */
export function claimUploads(caseId: string, until: Promise<unknown>): void {
  // Absent where the page came over plain http from another machine.
  void navigator.locks?.request(lockOf(caseId), { mode: 'shared' }, () => until);
}

/** Resolves once no tab is at it, which may be long; what is left then is interrupted. Rejects on `signal`. */
export async function uploadsUnclaimed(caseId: string, signal: AbortSignal): Promise<void> {
  await navigator.locks?.request(lockOf(caseId), { signal }, () => undefined);
}

function readOwn(caseId: string): InterruptedUpload[] {
  const own = parse(localStorage.getItem(PREFIX + caseId));
  return Array.isArray(own) ? own.map(readEntry).filter((entry) => entry !== null) : [];
}

function tusKeys(caseId: string): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(tusPrefix(caseId)));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function fromTus(stored: unknown): InterruptedUpload | null {
  if (typeof stored !== 'object' || stored === null || !('size' in stored)) return null;
  const metadata: unknown = 'metadata' in stored ? stored.metadata : null;
  return typeof metadata === 'object' ? readEntry({ ...metadata, size: stored.size }) : null;
}

function readEntry(entry: unknown): InterruptedUpload | null {
  if (typeof entry !== 'object' || entry === null || !('filename' in entry) || !('size' in entry))
    return null;
  const { filename, size } = entry;
  if (typeof filename !== 'string' || typeof size !== 'number') return null;
  const category = 'category' in entry && typeof entry.category === 'string' ? entry.category : '';
  return { filename, size, category };
}
