import type { ProductionProgress } from '#src/ediscovery/production-schema.ts';

interface Download {
  documents: number;
  total: number;
}

/** Downloads that are under way in this process, by production and person; the newest counts. */
const running = new Map<string, Download>();
const keyOf = (productionId: string, userId: string) => `${productionId} ${userId}`;

/** A download begins. `end` may be called more than once. */
export function beginDownload(
  productionId: string,
  userId: string,
  total: number,
): { advance(): void; end(): void } {
  const key = keyOf(productionId, userId);
  const download: Download = { documents: 0, total };
  running.set(key, download);
  return {
    advance() {
      download.documents += 1;
    },
    end() {
      if (running.get(key) === download) running.delete(key);
    },
  };
}

/** How far a person's download of a production has come. */
export function progressOf(productionId: string, userId: string): ProductionProgress {
  const download = running.get(keyOf(productionId, userId));
  return { download: download === undefined ? null : { ...download } };
}
