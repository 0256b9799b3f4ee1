import { ACCEPTED_EXTENSIONS, ACCEPTED_KINDS } from '#src/documents/schema.ts';

const NOT_ACCEPTED = `This type of file cannot be read here. You can add ${ACCEPTED_KINDS}.`;
const EMPTY =
  'This file is empty: it has 0 bytes, so there is nothing to read. Look at the original and add it again.';

/** Why a file is not taken, said before anything of it is sent; null when it is. */
export function refuseFile({ name, size }: { name: string; size: number }): string | null {
  const lower = name.toLowerCase();
  if (!ACCEPTED_EXTENSIONS.some((extension) => lower.endsWith(`.${extension}`))) return NOT_ACCEPTED;
  return size === 0 ? EMPTY : null;
}

const CONNECTION_LOST = 'The connection was lost. What has arrived is kept: try again to go on.';
const STOPPED = 'The upload stopped. Try again to go on where it stopped.';
const SIGNED_OUT =
  'You have been signed out. Sign in again in another tab, then try again here: what has arrived is kept.';
const CASE_GONE =
  'This case is not there any more, or no longer shared with you, so nothing can be added to it.';

interface Answer {
  /** 0 when none came. */
  status: number;
  statusText: string;
  text: string;
  isNetworkError: boolean;
}

/** A failed upload in words: the server's own where it has some for this. */
export function explainFailure({ status, statusText, text, isNetworkError }: Answer): string {
  if (status === 401) return SIGNED_OUT;
  const said = sentence(text);
  if (status === 404) return said?.startsWith('This upload') ? said : CASE_GONE;
  if (said !== null) return said;
  if (isNetworkError) return CONNECTION_LOST;
  return statusText === '' ? STOPPED : `Upload failed: ${statusText}`;
}

/** The server's errors are JSON with a `message`. */
function sentence(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('message' in body)) return null;
    return typeof body.message === 'string' ? body.message : null;
  } catch {
    return null;
  }
}
