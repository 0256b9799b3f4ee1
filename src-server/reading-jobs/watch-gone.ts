import type { Deps } from '../deps.ts';
import { findProgress } from '../documents/reading-store.ts';

/** How often it is looked whether a paper that is being read is still there. */
const STILL_THERE_MS = 1_000;

/** Aborts when the document is deleted: nobody waits for what it says. */
export function watchGone(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  id: string,
): { signal: AbortSignal; stop(): void } {
  const gone = new AbortController();
  const look = async () => {
    if ((await findProgress(db, id)) === undefined) gone.abort(new Error('The document was deleted.'));
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ documentId: id, error: String(error) }, 'not looked up'));
  }, STILL_THERE_MS).unref();
  return { signal: gone.signal, stop: () => clearInterval(timer) };
}
