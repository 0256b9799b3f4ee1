import type { ProductionProgress } from '#src/productions/schema.ts';
import type { Deps } from '../deps.ts';

interface Download {
  documents: number;
  total: number;
}

/** Downloads that are under way in this process, by production and person; the newest counts. */
const running = new Map<string, Download>();
/** Its person is told how far it has come at most this often. */
const TELL_MS = 500;

const keyOf = (productionId: string, userId: string) => `${productionId} ${userId}`;

/** A download begins. `end` may be called more than once. */
export function beginDownload(
  { events }: Pick<Deps, 'events'>,
  productionId: string,
  userId: string,
  total: number,
): { advance(): void; end(): void } {
  const key = keyOf(productionId, userId);
  const download: Download = { documents: 0, total };
  running.set(key, download);
  const tell = () => events.tell(userId, { type: 'download-changed' });
  let told = performance.now();
  tell();
  return {
    advance() {
      download.documents += 1;
      if (performance.now() - told < TELL_MS) return;
      told = performance.now();
      tell();
    },
    end() {
      if (running.get(key) !== download) return;
      running.delete(key);
      tell();
    },
  };
}

/** How far a person's download of a production has come. */
export function progressOf(productionId: string, userId: string): ProductionProgress {
  const download = running.get(keyOf(productionId, userId));
  return { download: download === undefined ? null : { ...download } };
}
