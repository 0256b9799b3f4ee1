/** An upload that the browser remembers and has not finished; it goes on when the same file is chosen again. */
export interface InterruptedUpload {
  key: string;
  filename: string;
  /** Bytes. */
  size: number;
}

// tus-js-client keeps `tus::{fingerprint}::{number}`; the fingerprint begins with the uploader's id.
function prefix(caseId: string): string {
  return `tus::tus-case-${caseId}-`;
}

function read(key: string): InterruptedUpload | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (typeof stored !== 'object' || stored === null || !('size' in stored)) return null;
    const metadata: unknown = 'metadata' in stored ? stored.metadata : null;
    if (typeof metadata !== 'object' || metadata === null || !('filename' in metadata)) return null;
    if (typeof stored.size !== 'number' || typeof metadata.filename !== 'string') return null;
    return { key, filename: metadata.filename, size: stored.size };
  } catch {
    return null;
  }
}

/** The unfinished uploads of a case in this browser, one for each file. */
export function findInterrupted(caseId: string): InterruptedUpload[] {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  const found = keys.filter((key) => key.startsWith(prefix(caseId))).map(read);
  const byFile = new Map(
    found.filter((entry) => entry !== null).map((entry) => [`${entry.filename} ${entry.size}`, entry]),
  );
  return [...byFile.values()];
}

/** Forgets them here; the server drops the bytes when the upload expires. */
export function forgetInterrupted(caseId: string): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(prefix(caseId))) localStorage.removeItem(key);
}
