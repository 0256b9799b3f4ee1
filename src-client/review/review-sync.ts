import type { ReviewDocument } from '#src/review/schema.ts';

type Documents = readonly ReviewDocument[];

/** What the server takes in one question. */
const MOST_BY_ID = 500;

interface ReviewSyncOptions {
  fetchRows(ids: string[]): Promise<Documents>;
  /** Asks for the whole list. */
  refetch(): Promise<unknown>;
  list(): Documents | undefined;
  change(how: (documents: Documents) => ReviewDocument[]): void;
  /** Changes of this window are on their way: an answer may not hold them yet. */
  isBusy(): boolean;
  waitMs?: number;
  /** Before the whole list is asked for. */
  restMs?: number;
}

export interface ReviewSync {
  changed(ids: readonly string[]): void;
  allChanged(): void;
  stop(): void;
}

/**
 * Keeps the list as it is on the server while others work in the case, and the reader: few rows by their ids, the whole
 * list when one of them is new or they are many. An answer that a change of this window has overtaken is asked for again.
 */
export function createReviewSync(options: ReviewSyncOptions): ReviewSync {
  const { fetchRows, refetch, list, change, isBusy, waitMs = 300, restMs = 1500 } = options;
  let ids = new Set<string>();
  let isWhole = false;
  let isAsking = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    if (isAsking || isStopped) return;
    clearTimeout(timer);
    const isMuch = isWhole || ids.size > MOST_BY_ID;
    timer = setTimeout(() => void flush(), isMuch ? restMs : waitMs);
  }

  async function flush(): Promise<void> {
    if (isBusy()) return schedule();
    const asked = [...ids];
    const known = new Set(list()?.map(({ id }) => id));
    const whole = isWhole || asked.length > MOST_BY_ID || asked.some((id) => !known.has(id));
    ids = new Set();
    isWhole = false;
    if (!whole && asked.length === 0) return;
    isAsking = true;
    try {
      if (whole) {
        await refetch();
        if (isBusy()) isWhole = true;
      } else {
        const rows = await fetchRows(asked);
        if (isBusy()) for (const id of asked) ids.add(id);
        else change((documents) => replaceRows(documents, asked, rows));
      }
    } catch {
      // The next event asks again.
    }
    isAsking = false;
    if (isWhole || ids.size > 0) schedule();
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
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The list with these rows as they are now; those asked for that did not come back are gone. */
function replaceRows(documents: Documents, asked: readonly string[], rows: Documents): ReviewDocument[] {
  const fresh = new Map(rows.map((row) => [row.id, row]));
  const gone = new Set(asked.filter((id) => !fresh.has(id)));
  return documents.flatMap((document) => (gone.has(document.id) ? [] : [fresh.get(document.id) ?? document]));
}
