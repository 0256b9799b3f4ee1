import { MOST_ROWS_BY_ID } from '#src/documents/requests-schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import type { DocumentProgress } from '#src/reading/progress.ts';

export type Rows = readonly DocumentRow[];

function isBefore(a: DocumentRow, b: DocumentRow): boolean {
  const later = a.uploadedAt.getTime() - b.uploadedAt.getTime();
  return later > 0 || (later === 0 && a.id < b.id);
}

/** The list with these rows as they are now; those asked for that did not come back are gone. Newest first. */
export function mergeRows(list: Rows, asked: readonly string[], rows: Rows): DocumentRow[] {
  const fresh = new Map(rows.map((row) => [row.id, row]));
  const gone = new Set(asked.filter((id) => !fresh.has(id)));
  const merged = list.flatMap((row) => {
    if (gone.has(row.id)) return [];
    const now = fresh.get(row.id) ?? row;
    fresh.delete(row.id);
    return [now];
  });
  for (const row of fresh.values()) {
    const at = merged.findIndex((other) => isBefore(row, other));
    merged.splice(at === -1 ? merged.length : at, 0, row);
  }
  return merged;
}

/** The list with how far these readings have come. */
function mergeProgress(list: Rows, progress: ReadonlyMap<string, DocumentProgress>): DocumentRow[] {
  return list.map((row) => {
    const now = progress.get(row.id);
    if (now === undefined) return row;
    const { status, readStage, readPage, readPages, rereadStatus } = now;
    return { ...row, status, readStage, readPage, readPages, rereadStatus };
  });
}

/** Many files read at once are drawn together. */
const PROGRESS_MS = 100;

interface ListSyncOptions {
  /** Asks for some rows. */
  fetchRows(ids: string[]): Promise<Rows>;
  /** Asks for the whole list. */
  refetch(): Promise<unknown>;
  /** Changes the list that is shown. */
  change(how: (list: Rows) => DocumentRow[]): void;
  waitMs?: number;
  /** Pause after the whole list was asked for, before it is again. */
  restMs?: number;
}

export interface ListSync {
  /** These documents came, changed or went. */
  changed(ids: readonly string[]): void;
  /** Anything may have changed. */
  allChanged(): void;
  progress(document: DocumentProgress): void;
  stop(): void;
}

/**
 * Keeps a long list up to date while much happens in it: what comes within a moment is asked for together, single rows
 * by their ids and the whole list only when nobody knows which. One question is under way at a time. How far readings
 * have come needs no question: it is shown at once, and over an answer that was on its way meanwhile.
 */
export function createListSync(options: ListSyncOptions): ListSync {
  const { fetchRows, refetch, change, waitMs = 300, restMs = 2000 } = options;
  let ids = new Set<string>();
  let progress = new Map<string, DocumentProgress>();
  let isWhole = false;
  let isAsking = false;
  /** What came while a question was under way: newer than its answer. */
  let meanwhile = new Map<string, DocumentProgress>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let progressTimer: ReturnType<typeof setTimeout> | undefined;

  function schedule(ms = waitMs): void {
    if (!isAsking) timer ??= setTimeout(() => void flush(), ms);
  }

  function showProgress(): void {
    progressTimer = undefined;
    const steps = progress;
    progress = new Map();
    change((list) => mergeProgress(list, steps));
  }

  async function flush(): Promise<void> {
    timer = undefined;
    const asked = [...ids];
    const whole = isWhole || asked.length > MOST_ROWS_BY_ID;
    ids = new Set();
    isWhole = false;
    if (!whole && asked.length === 0) return;
    meanwhile = new Map();
    isAsking = true;
    try {
      if (whole) {
        await refetch();
        change((list) => mergeProgress(list, meanwhile));
      } else {
        const rows = await fetchRows(asked);
        change((list) => mergeProgress(mergeRows(list, asked, rows), meanwhile));
      }
    } catch {
      // The list says for itself that it could not be loaded; the next event asks again.
    }
    isAsking = false;
    if (isWhole || ids.size > 0) schedule(whole ? restMs : waitMs);
  }

  return {
    changed(more) {
      for (const id of more) ids.add(id);
      schedule();
    },
    allChanged() {
      isWhole = true;
      schedule();
    },
    progress(document) {
      progress.set(document.id, document);
      if (isAsking) meanwhile.set(document.id, document);
      progressTimer ??= setTimeout(showProgress, PROGRESS_MS);
    },
    stop() {
      clearTimeout(timer);
      clearTimeout(progressTimer);
      isAsking = true;
    },
  };
}
